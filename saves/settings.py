"""What a person has set for all campaigns: `settings.toml` in the data folder, written by hand and only read here."""

from msgspec import Struct

from saves.disk import Disk
from saves.folders import home

NAME = "settings.toml"
CHOICES: dict[str, tuple[str, ...]] = {"theme": ("dark", "light", "ansi"), "glyphs": ("unicode", "ascii")}


class Settings(Struct, frozen=True):
    """What is set, "" where nothing is. `trouble`: what could not be understood, in words."""

    theme: str = ""
    glyphs: str = ""
    trouble: str = ""


def settings(disk: Disk | None = None) -> Settings:
    """What stands in the file; nothing where there is none. What is wrong in it is told and otherwise left aside."""
    disk, path = disk or Disk(), home() / NAME
    try:
        if not disk.is_there(path):
            return Settings()
        import tomllib  # here: most people have no such file, and a start need not wait for what reads it

        found = tomllib.loads(disk.read(path).decode())
    except OSError as error:
        return Settings(trouble=f"{path} can't be read: {error.strerror}")
    except ValueError as error:  # also TOMLDecodeError, and bytes that are no text
        return Settings(trouble=f"{path} is not as TOML is written: {error}")
    known = {name: value for name, value in found.items() if value in CHOICES.get(name, ())}
    wrong = [name for name in found if name not in known]
    trouble = "; ".join(f"{name} can't be {found[name]!r}{_instead(name)}" for name in wrong)
    return Settings(**known, trouble=f"{path}: {trouble}" if trouble else "")


def _instead(name: str) -> str:
    if name in CHOICES:
        return f", only {' or '.join(CHOICES[name])}"
    return f": the settings are {' and '.join(CHOICES)}"
