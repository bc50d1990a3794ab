"""Make Hearthside's environment when it is missing or old, then open the program or run its tests.

    python3 start.py [ARGUMENT ...]         open Hearthside; every argument is passed on to it
    python3 start.py test [ARGUMENT ...]    run the tests; every argument is passed on to pytest
    python3 start.py prepare                make the environment with the test tools, and run nothing

The environment is .venv beside this file, or the folder that HEARTHSIDE_VENV names. Only the standard library is used,
and no syntax newer than Python 3.7, so that an old Python can still say what is missing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn, TextIO

OLDEST = (3, 11)
NEWER_NAMES = ("python3.14", "python3.13", "python3.12", "python3.11")
START_FILE = Path(__file__).resolve()
ROOT = START_FILE.parent
STAMP = "hearthside-stamp"
LINES_SHOWN_OF_A_FAILURE = 12


class CannotStart(Exception):
    """Something outside this program must change first; the message says what."""


def say(step: str) -> None:
    print(f"hearthside: {step}", file=sys.stderr, flush=True)


def use_new_enough_python() -> None:
    """Go on in a Python that is new enough: this one, or else one on the path that says so by its name."""
    if sys.version_info >= OLDEST:
        return
    found = ".".join(str(part) for part in sys.version_info[:3])
    for name in NEWER_NAMES:
        # Asked first, because a name on the path can be a shim that leads nowhere.
        newer = shutil.which(name)
        if newer and subprocess.call([newer, "-c", ""], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0:
            say(f"this is Python {found}; going on with {newer}")
            os.execv(newer, [newer, str(START_FILE), *sys.argv[1:]])
    raise CannotStart(f"Python 3.11 or later is needed, and this is {found}. Install it, then run this again with it.")


def digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def python_digest() -> str:
    """Which Python an environment was made by, and for which place of the project."""
    return digest(sys.version, sys.base_prefix, str(ROOT))


def project_digest() -> str:
    """What an environment was installed from."""
    return digest((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read_stamp(environment: Path) -> list[str]:
    """The words of the stamp, as far as the environment came: its Python, its project file, `test` or `open`."""
    try:
        return (environment / STAMP).read_text().split()
    except (OSError, UnicodeDecodeError):
        return []


def is_ready(environment: Path, for_tests: bool) -> bool:
    """Whether the environment was finished, from today's project file, and holds what is asked for."""
    python, project, extent = (*read_stamp(environment), "", "", "")[:3]
    return (
        (python, project) == (python_digest(), project_digest())
        and (extent == "test" or not for_tests)
        # Looked at through the link: it leads nowhere when the Python underneath was removed.
        and (environment / "bin" / "python").exists()
        and (environment / "bin" / "hearthside").exists()
    )


def make_environment(environment: Path) -> None:
    """Make an empty environment, in place of one that another Python made."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise CannotStart(
            "this Python has no venv module. Debian and Ubuntu have it in a package of its own: "
            "apt install python3-venv. Then run this again."
        )
    is_ours = environment == ROOT / ".venv" or (environment / STAMP).exists()
    if not is_ours and environment.exists() and any(environment.iterdir()):
        raise CannotStart(f"{environment} was not made by this program, so it is left alone. Name another folder.")
    say(f"making the environment {environment}")
    # Emptied first: packages that another Python installed would be in the way.
    run_step(
        [sys.executable, "-m", "venv", "--clear", str(environment)],
        "the environment could not be made",
    )


def install(environment: Path, for_tests: bool) -> None:
    """Install the project, editable, with what it needs."""
    say("installing Hearthside and its test tools" if for_tests else "installing Hearthside and what it needs")
    pip = [str(environment / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    run_step(
        [*pip, "install", "--quiet", "--editable", str(ROOT) + ("[test]" if for_tests else "")],
        "pip could not install it. It needs the network, or a package index that pip was told of",
    )


def run_step(command: list[str], failure: str) -> None:
    """Run a command in silence; its last lines are shown if it fails."""
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        last_lines = done.stdout.strip().splitlines()[-LINES_SHOWN_OF_A_FAILURE:]
        raise CannotStart("\n    ".join([f"{failure}. The last lines:", *last_lines]))


def wait_for_turn(file: TextIO) -> None:
    """Let one start at a time touch the environment; the turn ends when the file is closed."""
    import fcntl  # here, because Windows has none and is told so in `main`

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("waiting for another start to finish")
        fcntl.flock(file, fcntl.LOCK_EX)


def prepare(environment: Path, for_tests: bool) -> None:
    """Bring the environment to today's project file; does nothing when it is there already."""
    with START_FILE.open() as one_at_a_time:
        wait_for_turn(one_at_a_time)
        if is_ready(environment, for_tests):
            return
        stamp = environment / STAMP
        if read_stamp(environment)[:1] != [python_digest()] or not (environment / "bin" / "python").exists():
            make_environment(environment)
        # Shortened first: an install that is interrupted from here on is not taken for a finished one.
        stamp.write_text(python_digest())
        install(environment, for_tests)
        extent = "test" if for_tests else "open"
        stamp.write_text(f"{python_digest()} {project_digest()} {extent}")
        say("ready")


def run(program: Path, arguments: list[str]) -> NoReturn:
    """Become the program, so that the terminal and its signals are the program's own."""
    try:
        os.execv(str(program), [str(program), *arguments])
    except OSError as error:
        raise CannotStart(f"{program} could not be started: {error.strerror}") from error


def main(arguments: list[str]) -> None:
    if os.name != "posix":
        raise CannotStart("Hearthside runs on Linux and macOS. On Windows, run it inside WSL.")
    use_new_enough_python()
    environment = Path(os.environ.get("HEARTHSIDE_VENV") or ROOT / ".venv").expanduser().absolute()
    task = arguments[0] if arguments[:1] in (["test"], ["prepare"]) else "open"
    prepare(environment, for_tests=task != "open")
    if task == "test":
        os.chdir(str(ROOT))
        run(environment / "bin" / "pytest", arguments[1:])
    if task == "open":
        os.environ["HEARTHSIDE_COMMAND"] = f"python3 {shlex.quote(sys.argv[0])}"  # what hints tell people to type
        run(environment / "bin" / "hearthside", arguments)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CannotStart as reason:
        say(str(reason))
        sys.exit(1)
    except OSError as error:
        say(f"{error.filename or ROOT}: {error.strerror or error}")
        sys.exit(1)
    except KeyboardInterrupt:
        say("stopped; run it again to go on")
        sys.exit(130)
