"""The survivors that are known, each with the reason why no test can tell it from the original."""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.mutation.mutants import Mutant
from tests.mutation.trial import Verdict

LISTED = Path(__file__).parent / "survivors.toml"


class Place(NamedTuple):
    """Where a mutant is, in a way that outlasts a line that is added above it."""

    file: str
    code: str
    change: str


def place(mutant: Mutant) -> Place:
    """The place of a mutant."""
    return Place(mutant.file, mutant.code, mutant.change)


def known() -> dict[Place, str]:
    """The known survivors and their reasons."""
    rows = tomllib.loads(LISTED.read_text(encoding="utf-8")).get("survivor", [])
    return {Place(row["file"], row["code"], row["change"]): row["reason"] for row in rows}


def complaints(tried: Iterable[Verdict], listed: dict[Place, str]) -> list[str]:
    """What is wrong with what became of mutants: a survivor without a reason, or one that is listed and was found."""
    found = []
    for one in tried:
        reason = listed.get(place(one.mutant))
        if one.lives and not (reason or "").strip():
            found.append(f"{one.fate.name.lower()}: {one.mutant}" + (f" ({one.test})" if one.test else ""))
        elif not one.lives and reason is not None:
            found.append(f"listed, and found by {one.test or 'never ending'}: {one.mutant}")
    return found


def strays(listed: Iterable[Place], every: Iterable[Mutant]) -> list[str]:
    """Those listed that are no mutant of their file, as far as these are all mutants of their files."""
    places = {place(mutant) for mutant in every}
    files = {one.file for one in places}
    return [
        f"listed, and no mutant: {one.file}: {one.change}: {one.code}"
        for one in listed
        if one.file in files and one not in places
    ]
