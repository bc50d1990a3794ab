"""An attack: a damage die, what is added to it, its tags; and what several at once come to (HH-DAMAGE-1, -2)."""

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rules.asks import Words
from rules.errors import NotTaken

SIDES = (4, 6, 8, 10, 12)
MOST = 99  # attackers, bonus, piercing: a bound, so that a slip of the finger is found
BETWEEN = ";"
FOR_EACH_OTHER = 1  # HH-DAMAGE-1

_FORM = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(\d{0,2})d(\d{1,3})\s*([+-]\s*\d{1,3})?\b[\s,(]*(.*?)\)?$", re.IGNORECASE)
_PIERCING = re.compile(r"(\d{1,3})\s*piercing")


class Attack(Struct, frozen=True):
    """What `count` attackers deal who all strike so."""

    sides: int
    bonus: int = 0
    count: int = 1
    piercing: int = 0
    ignores: bool = False
    forceful: bool = False
    messy: bool = False

    @property
    def dice(self) -> str:
        """`d8+3`."""
        return f"d{self.sides}{self.bonus:+d}" if self.bonus else f"d{self.sides}"

    @property
    def tags(self) -> tuple[str, ...]:
        """Its tags in words."""
        return (
            *((f"{self.piercing} piercing",) if self.piercing else ()),
            *(("ignores armor",) if self.ignores else ()),
            *(("forceful",) if self.forceful else ()),
            *(("messy",) if self.messy else ()),
        )

    def text(self) -> str:
        """The whole: `d8+9, 1 piercing, forceful`."""
        return ", ".join((self.dice, *self.tags))


def together(attacks: Sequence[Attack]) -> Attack:
    """What several deal at once: the highest die with its bonus, of equal dice the larger bonus, and 1 for each other
    attacker; the tags of all, and of several that pierce the one that pierces most."""
    first = max(attacks, key=lambda one: (one.sides, one.bonus))
    others = sum(one.count for one in attacks) - 1
    return Attack(
        first.sides,
        first.bonus + others * FOR_EACH_OTHER,
        piercing=max(one.piercing for one in attacks),
        ignores=any(one.ignores for one in attacks),
        forceful=any(one.forceful for one in attacks),
        messy=any(one.messy for one in attacks),
    )


def read_attacks(said: str) -> tuple[Attack, ...]:
    """Attacks as people write them: `d8+3 forceful`, `6 d6 1 piercing; d8+3`. Raises NotTaken."""
    parts = [part.strip() for part in said.split(BETWEEN) if part.strip()]
    if not parts:
        raise NotTaken("an attack is wanted here, such as d8+3 or 6 d6 1 piercing; d8")
    return tuple(_read(part) for part in parts)


def _read(part: str) -> Attack:
    form = _FORM.match(part)
    if form is None:
        raise NotTaken(f"{part!r} is no attack: a die such as d8 or d8+3, before it how many, after it tags")
    count, dice, sides, bonus, tags = form.groups()
    if int(sides) not in SIDES:
        raise NotTaken(f"damage has no d{sides}: d{', d'.join(map(str, SIDES))}")
    if dice not in ("", "1"):
        raise NotTaken(f"each attacker has one die: {dice} x d{sides} are {dice} attackers")
    many = int(count or 1)
    if not 1 <= many <= MOST:
        raise NotTaken(f"{many} attackers are not to be had: 1 to {MOST}")
    return _tagged(tags, int(sides), int((bonus or "0").replace(" ", "")), many)


def _tagged(said: str, sides: int, bonus: int, count: int) -> Attack:
    piercing = 0
    words = said.lower()
    if (found := _PIERCING.search(words)) is not None:
        piercing = int(found[1])
        words = words.replace(found[0], " ")
    ignores = "ignores armor" in words
    rest = words.replace("ignores armor", " ").replace(",", " ").split()
    if strange := [word for word in rest if word not in ("forceful", "messy")]:
        raise NotTaken(f"{strange[0]!r} is no tag here: n piercing, ignores armor, forceful, messy")
    if piercing > MOST or abs(bonus) > MOST:
        raise NotTaken(f"{MOST} is the most of a bonus or of piercing")
    return Attack(sides, bonus, count, piercing, ignores, "forceful" in rest, "messy" in rest)


class AttackWords(Words, frozen=True, kw_only=True):
    """Attacks, typed. They are kept as they were written."""

    def take(self, value: Any) -> str:
        """The words, if they can be read. Raises NotTaken with the reason."""
        said = super().take(value)
        read_attacks(said)
        return said
