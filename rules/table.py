"""The table: everything that is true in a campaign at one moment. Immutable; only a play makes a new one."""

import json
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from rules.combat.sides import Battalion, Edge, Fight, Foe
from rules.economy.holdings import Holding, Reputation
from rules.frozen_map import FrozenMap
from rules.kept import LONGEST_NAME as LONGEST_NAME
from rules.kept import Count, Flag, Kept, Name, NameOrNone, Plays, Sparse, Status, Text
from rules.sheets.bonus import Bonus
from rules.sheets.injury import Injury
from rules.sheets.noted import Noted
from rules.sheets.others import OthersSheet
from rules.sheets.questions import Questions
from rules.sheets.sheet import Sheet
from rules.sheets.tag import Tag
from rules.sheets.weapon import Weapon

Season = Literal["spring", "summer", "autumn", "winter"]
SEASONS: tuple[Season, ...] = ("spring", "summer", "autumn", "winter")

LONGEST_ID = 80  # characters
LONGEST_EFFECT = 500
LONGEST_LIST = 6000
MOST_POPULATION = 4  # HF-STATS-1
MOST_OF_A_POOL = 10  # DG-DREAD
MOST_LOYALTY = 3  # DG-LOYALTY


class Settings(Kept):
    """The house rules of one campaign. What the ledger calls a setting stands here."""

    highest_fortunes: Count = 4  # HF-STATS-2
    highest_prosperity: Count = 4  # HF-STATS-2
    highest_defenses: Count = 4  # HF-STATS-2
    disadvantage: Literal["fewer", "drop-highest"] = "fewer"  # HF-POOL-3
    threats_open: Flag = True  # do players see the stage of the threats that they know of?
    plays: Plays = "both"  # HH-SHEETS: the homefront with harm and healing, Days of Gold, or both
    dread_open: Flag = False  # do players see the GM's Dread?
    fortune_open: Flag = False  # and the GM's Fortune?
    foes_open: Flag = False  # do players see how hurt the foes are that they know of?
    purses_open: Flag = True  # and what is in the others' purses?
    dread_from_hit_points: Flag = True  # HH-ROLL: does a 6- on the hit-point sheet earn Dread?
    surplus_price: Count | None = None  # copper for 1 Surplus, where the table turns one into the other
    recover_hp: Count = 4  # HH-RECOVER-2: HP that Recover gives back, before Prosperity


class Campaign(Kept):
    """The campaign as a whole."""

    name: Name
    settings: Settings = Settings()
    session: Count = 0  # the evening that is played, or the last that was
    in_session: Flag = False
    day: Count = 0  # days that ended since the campaign began


class Muster(Kept):
    """A muster that holds (HF-MUSTER-1): what it lends to Defenses, and whether somebody has to oversee it."""

    lends: Count = 0
    overseen: Flag = True
    overseer: NameOrNone = ""
    session: Count = 0  # when it was called
    day: Count = 0


class Steading(Kept):
    """The steading's tracks as they are written down (HF-STATS-1). What follows from them is in `effects`."""

    name: Name
    fortunes: Count = 2
    surplus: Count = 1
    population: Annotated[int, Field(ge=0, le=MOST_POPULATION, strict=True)] = 1
    prosperity: Count = 1
    defenses: Count = 1
    diminished: Flag = False
    lacking: Flag = False
    malcontent: Flag = False
    season: Season = "winter"
    year: Count = 0
    muster: Muster | None = None


class GmPools(Kept):
    """The GM's two pools (DG-DREAD)."""

    dread: Annotated[int, Field(ge=0, le=MOST_OF_A_POOL, strict=True)] = 0
    fortune: Annotated[int, Field(ge=0, le=MOST_OF_A_POOL, strict=True)] = 0


class Person(Sparse):
    """Somebody with a name. A person leaves by status, never by being removed.

    `sheet` is how they are hurt, for who may be. `follower`: they serve the party, or the character with the id
    `follows`. `wage` is copper, for a session unless `wage_for` says for what. None: nobody has said yet. `unpaid` is
    copper of wages that they went without (DG-FOLLOWER-2), None for none. `leaving`: they go as soon as they can
    (DG-LOYALTY).
    """

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"name", "role", "status"})

    name: Name
    role: NameOrNone = ""
    status: Status = "here"
    sheet: OthersSheet | None = None
    follower: Flag = False
    follows: NameOrNone = ""
    loyalty: Annotated[int, Field(ge=0, le=MOST_LOYALTY, strict=True)] | None = None
    wage: Count | None = None
    wage_for: NameOrNone = ""
    unpaid: Count | None = None
    armed: Flag = False  # could they be part of a battalion? (DG-HOUSE-ACCOUNT)
    leaving: Flag = False
    instinct: Text = ""
    tags: FrozenMap[Tag] = FrozenMap()
    injuries: FrozenMap[Injury] = FrozenMap()


class Character(Sparse):
    """Somebody whom a player plays. The sheet is how they are hurt (HH-SHEETS); the rest they have on any sheet."""

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"name", "player", "status", "sheet"})

    name: Name
    player: NameOrNone = ""
    status: Status = "here"
    sheet: Sheet
    bonuses: FrozenMap[Bonus] = FrozenMap()
    injuries: FrozenMap[Injury] = FrozenMap()
    carries: FrozenMap[Noted] = FrozenMap()
    weapons: FrozenMap[Weapon] = FrozenMap()
    questions: FrozenMap[Questions] = FrozenMap()


class TypedPerk(Kept):
    """A perk of a class as the table typed it in; `free` for the one that comes with the class."""

    name: Name
    text: Text = ""
    free: Flag = False


class Typed(Sparse):
    """What the documents do not print of a class, as the table typed it in (DG-UNPRINTED). None or "": not yet.

    `gold` is copper, `gear` and `questions` are lists as one line, `fortune` is what earns the GM Fortune.
    """

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"name"})

    name: Name
    perks: FrozenMap[TypedPerk] = FrozenMap()
    gold: Count | None = None
    gear: Annotated[str, Field(max_length=LONGEST_LIST)] = ""
    questions: Annotated[str, Field(max_length=LONGEST_LIST)] = ""
    fortune: Text = ""


class Listed(Sparse):
    """A thing of the price lists and the Value table, as the table typed it in (DG-UNPRINTED). `price` is copper."""

    WRITTEN: ClassVar[frozenset[str]] = frozenset({"name"})

    name: Name
    price: Count | None = None
    value: Count | None = None


STAGES = 4  # of a threat, where the GM does not say
MOST_STAGES = 12


class Threat(Kept):
    """A threat and how far it has come: stage 0 is a hint, `stages` is its last (HF-THREATS).

    `next` is what it does if nobody faces it, in the GM's words and for the GM alone.
    """

    name: Name
    stage: Count = 1
    stages: Annotated[int, Field(ge=1, le=MOST_STAGES, strict=True)] = STAGES
    status: Literal["looming", "over"] = "looming"
    known: Flag = True  # do the players know of it at all?
    next: Annotated[str, Field(max_length=LONGEST_EFFECT)] = ""


GainKind = Literal["boom", "blessing", "bounty", "trade", "news", "insight"]


class Gain(Kept):
    """A seasonal gain that is held (HF-GAINS-1)."""

    kind: GainKind
    year: Count
    season: Season
    status: Literal["held", "used", "lapsed"] = "held"


class Resource(Kept):
    """Something that the steading has, or an improvement to it: horses, a cistern, a palisade."""

    name: Name
    kind: Literal["resource", "improvement"] = "resource"
    status: Literal["held", "lost"] = "held"


class Debt(Kept):
    """Something owed that can't be worked out from the rest of the table, such as winter's second meal."""

    amount: Count
    year: Count
    status: Literal["open", "settled"] = "open"


class Requirement(Kept):
    """One thing that a plan takes. `plan` is the id of the plan that it has become, if nobody saw how to do it."""

    text: Name
    done: Flag = False
    plan: Annotated[str, Field(max_length=LONGEST_ID)] = ""


class Plan(Kept):
    """A goal and what it takes (HF-PLAN). `effect` holds while it is unfinished."""

    name: Name
    requirements: FrozenMap[Requirement] = FrozenMap()
    status: Literal["open", "done", "dropped"] = "open"
    effect: Annotated[str, Field(max_length=LONGEST_EFFECT)] = ""


class Stamp(Kept):
    """The mark that a thing has happened, so that it can't happen twice."""

    rule: str


class Table(Kept):
    """Everything that is true in a campaign at one moment."""

    campaign: Campaign
    steading: Steading
    gm: GmPools = GmPools()
    characters: FrozenMap[Character] = FrozenMap()
    people: FrozenMap[Person] = FrozenMap()
    resources: FrozenMap[Resource] = FrozenMap()
    threats: FrozenMap[Threat] = FrozenMap()
    gains: FrozenMap[Gain] = FrozenMap()
    plans: FrozenMap[Plan] = FrozenMap()
    owed: FrozenMap[Debt] = FrozenMap()
    typed: FrozenMap[Typed] = FrozenMap()
    listed: FrozenMap[Listed] = FrozenMap()
    fights: FrozenMap[Fight] = FrozenMap()
    foes: FrozenMap[Foe] = FrozenMap()
    battalions: FrozenMap[Battalion] = FrozenMap()
    edges: FrozenMap[Edge] = FrozenMap()
    holdings: FrozenMap[Holding] = FrozenMap()
    reputations: FrozenMap[Reputation] = FrozenMap()
    done: FrozenMap[Stamp] = FrozenMap()

    @model_validator(mode="after")
    def _each_id_is_of_one(self) -> "Table":
        """An ask takes an id for somebody, and must not have to choose between two (HF-STATS-1)."""
        seen: set[str] = set()
        for ids in (self.characters, self.people, self.foes, self.battalions):
            if both := seen & set(ids):
                raise ValueError(f"two who can be named have one id: {', '.join(sorted(both))}")
            seen |= set(ids)
        return self

    @model_validator(mode="after")
    def _who_fights_is_in_a_fight(self) -> "Table":
        """What names a fight names one that there is (DG-SPOTLIGHT)."""
        named = {one.fight for kind in (self.foes, self.battalions, self.edges) for one in kind.values() if one.fight}
        if strange := named - set(self.fights):
            raise ValueError(f"there is no such fight: {', '.join(sorted(strange))}")
        return self


def written(table: Table) -> bytes:
    """The table's one written form: sorted JSON. Two tables are the same when this is."""
    return written_plain(table.model_dump(mode="json"))


def written_plain(plain: dict[str, Any]) -> bytes:
    """The one written form of a table that is plain JSON already."""
    return json.dumps(plain, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()


def checked(table: Table) -> Table:
    """The table once more through every check of its models. Raises pydantic's ValidationError."""
    return Table.model_validate(table)
