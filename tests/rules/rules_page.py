"""docs/rules.md: the reference as a page. `python -m tests.rules.rules_page` writes it anew."""

from pathlib import Path
from textwrap import wrap

from rules.reference import SUBJECTS
from rules.reference.entry import Entry

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"
WIDTH = 120
BEGIN = (
    "The rules as they are played here, in our own words. In the app `i` shows those that bear on the chosen row, and "
    "every change that a move makes names its rule by the id that stands here. *Settled here* marks what the game's "
    "own text leaves open."
)


def page() -> str:
    """All of it."""
    parts = ["# The rules", _wrapped(BEGIN)]
    for subject in SUBJECTS:
        parts += [f"## {subject.name}", *(_entry(entry) for entry in subject.entries)]
    return "\n\n".join(parts) + "\n"


def _entry(entry: Entry) -> str:
    settled = ", *settled here*" if entry.ruling else ""
    return f"**{entry.title}** (`{entry.id}`{settled})\n\n{_wrapped(entry.text)}"


def _wrapped(text: str) -> str:
    return "\n".join(wrap(text, WIDTH, break_on_hyphens=False))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
