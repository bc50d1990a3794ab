"""What a spending of the GM's may come to: how large a turn, and the kinds of it (DG-SPEND)."""

from collections.abc import Mapping
from textwrap import wrap

from rules.gm.kinds import SIZES, Kind
from rules.pools import TIERS, Tier
from rules.throws import TOTALS
from tui.widgets.cells import Line


def kind_lines(kinds: Mapping[Tier, tuple[Kind, ...]], width: int) -> list[Line]:
    """A line or more for each result."""
    lines: list[Line] = []
    for tier in TIERS:
        label = f" {TOTALS[tier]:<5}{SIZES[tier]:<10}"
        texts = [kind.text[:1].lower() + kind.text[1:] for kind in kinds[tier]]
        said = wrap("; ".join(texts), width - len(label))
        for number, words in enumerate(said):
            first = (label, "bold $txt") if not number else (" " * len(label), "")
            lines.append((first, (words, "$mut")))
    return lines
