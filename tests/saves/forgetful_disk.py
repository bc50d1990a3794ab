"""A disk in memory that remembers what was synced and what was not, so that a crash can be tried at every point.

What a power cut leaves is anyone's guess between the two: names and contents are lost or kept independently.
"""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from saves.disk import Disk, Hold, Look, Reading, Writing


@dataclass(eq=False)
class Node:
    """A file or a folder: what is in it now, and what of that is on the platter."""

    is_folder: bool = False
    now: bytes = b""
    kept: bytes = b""
    changes: int = 0


@dataclass(frozen=True)
class Remains:
    """What a crash leaves: each path with its content, None for a folder."""

    what: str
    files: dict[Path, bytes | None]

    def lay_out(self, root: Path) -> None:
        """Put it on a real disk, below `root`."""
        for path, data in sorted(self.files.items()):
            at = root / path.relative_to("/")
            if data is None:
                at.mkdir(exist_ok=True)
            else:
                at.write_bytes(data)


@dataclass(frozen=True)
class Point:
    """One moment at which the power may go: just before `step`. `told` is what had been promised by then."""

    number: int
    step: str
    told: object
    remains: tuple[Remains, ...]


@dataclass
class ForgetfulDisk(Disk):
    """`told` is asked at each point what has been promised. `skips`: the sync that is left out, counted from 0
    among those that have something to sync.
    """

    told: Callable[[], object] = lambda: None
    skips: int | None = None
    now: dict[Path, Node] = field(default_factory=lambda: {Path("/"): Node(is_folder=True)})
    kept: dict[Path, Node] = field(default_factory=lambda: {Path("/"): Node(is_folder=True)})
    unsynced: list[tuple[Path, Node | None]] = field(default_factory=list)  # names given and taken, in order
    points: list[Point] = field(default_factory=list)
    syncs: list[str] = field(default_factory=list)
    recording: bool = True

    # -- points

    def step(self, what: str) -> None:
        """To be called before anything changes."""
        if self.recording:
            self.points.append(Point(len(self.points), what, self.told(), tuple(self.remains())))

    def remains(self) -> Iterator[Remains]:
        """Everything that a crash at this moment may leave."""
        for names, contents in product(("no names", "all names", "the last name"), ("nothing", "half", "all")):
            yield Remains(f"{names}, {contents} of what was not synced", self._left(names, contents))

    def _left(self, names: str, contents: str) -> dict[Path, bytes | None]:
        tree = dict(self.kept)
        later = {"no names": [], "all names": self.unsynced, "the last name": self.unsynced[-1:]}[names]
        for path, node in later:
            if node is None:
                tree.pop(path, None)
            else:
                tree[path] = node
        found: dict[Path, bytes | None] = {}
        for path in sorted(tree):
            if all(parent in found or parent == Path("/") for parent in path.parents) and path != Path("/"):
                found[path] = None if tree[path].is_folder else _content(tree[path], contents)
        return found

    def _named(self, path: Path, node: Node | None) -> None:
        if node is None:
            self.now.pop(path, None)
        else:
            self.now[path] = node
        self.unsynced.append((path, node))

    def _is_skipped(self, what: str) -> bool:
        self.syncs.append(what)
        return self.skips == len(self.syncs) - 1

    def node(self, path: Path) -> Node:
        if path not in self.now:
            raise FileNotFoundError(errno.ENOENT, "no such file", str(path))
        return self.now[path]

    # -- the disk

    def read(self, path: Path) -> bytes:
        return self.node(path).now

    def names(self, folder: Path) -> list[str]:
        return sorted(path.name for path in self.now if path.parent == folder and path != folder)

    def is_there(self, path: Path) -> bool:
        return path in self.now

    def may_write(self, path: Path) -> bool:  # noqa: ARG002 - there is one account
        return True

    def open_reading(self, path: Path) -> Reading:
        return OpenNode(self, self.node(path), path)

    @contextmanager
    def appending(self, path: Path) -> Iterator[Writing]:
        yield OpenNode(self, self.node(path), path)

    @contextmanager
    def creating(self, path: Path) -> Iterator[Writing]:
        self.node(path.parent)
        self.step(f"create {path.name}")
        node = self.now.get(path)
        if node is None:
            node = Node()
            self._named(path, node)
        node.now = b""
        yield OpenNode(self, node, path)

    def rename(self, old: Path, new: Path) -> None:
        self.step(f"rename {old.name} to {new.name}")
        node = self.node(old)
        self.now.pop(old)
        self.now[new] = node
        self.unsynced += [(old, None), (new, node)]

    def remove(self, path: Path) -> None:
        if path in self.now:
            self.step(f"remove {path.name}")
            self._named(path, None)

    remove_folder = remove

    def make_folder(self, path: Path) -> None:
        if path not in self.now:
            self.step(f"make the folder {path.name}")
            self._named(path, Node(is_folder=True))

    def sync_folder(self, path: Path) -> None:
        self.node(path)
        self.step(f"sync the folder {path.name}")
        names = [one for one in self.unsynced if one[0].parent == path]
        if not names or self._is_skipped(f"the folder {path.name}"):
            return
        for name, node in names:
            if node is None:
                self.kept.pop(name, None)
            else:
                self.kept[name] = node
        self.unsynced = [one for one in self.unsynced if one[0].parent != path]

    def hold(self, path: Path, tries: int = 1) -> Hold | None:  # noqa: ARG002 - nobody else is there
        return _Held() if path in self.now else None

    @contextmanager
    def lock(self, path: Path, patience: float) -> Iterator[None]:  # noqa: ARG002 - nobody else is there
        self.now.setdefault(path, Node())
        yield


@dataclass
class OpenNode:
    """A file that is open on a forgetful disk."""

    disk: ForgetfulDisk
    node: Node
    path: Path

    def look(self) -> Look:
        return Look(len(self.node.now), self.node.changes, self.node in self.disk.now.values())

    def is_at(self, path: Path) -> bool:
        return self.disk.now.get(path) is self.node

    def size(self) -> int:
        return len(self.node.now)

    def read(self, offset: int, length: int) -> bytes:
        return self.node.now[offset : offset + length]

    def write(self, data: bytes) -> None:
        self.disk.step(f"write to {self.path.name}")
        self.node.now += data
        self.node.changes += 1

    def sync(self) -> None:
        self.disk.step(f"sync {self.path.name}")
        if self.node.kept != self.node.now and not self.disk._is_skipped(self.path.name):
            self.node.kept = self.node.now

    def cut(self, size: int) -> None:
        self.disk.step(f"cut {self.path.name}")
        self.node.now = self.node.now[:size]
        self.node.changes += 1


class _Held:
    def let_go(self) -> None:
        return


def _content(node: Node, contents: str) -> bytes:
    if contents == "nothing":
        return node.kept
    if contents == "all":
        return node.now
    same = next(
        (at for at, pair in enumerate(zip(node.kept, node.now, strict=False)) if pair[0] != pair[1]), len(node.kept)
    )
    same = min(same, len(node.now))
    return node.now[: same + (len(node.now) - same) // 2]
