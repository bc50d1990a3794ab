"""Food: at the end of each day a ration each, or a Wound; and what a Journey left owed (DG-FOOD, DG-JOURNEY-3)."""

from collections.abc import Mapping

from rules.asks import TABLE, Option, Pick
from rules.economy.lifestyle import fed_by_lifestyle
from rules.kept import PRESENT
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.sheets.signatures.grove import Grove
from rules.sheets.signatures.household import Household
from rules.sheets.wounds import WoundsSheet
from rules.table import Table
from rules.track import NOT_GIVEN, Track
from rules.tracks import track_at
from rules.worlds import in_play
from rules.wounds.boxes import has_boxes
from rules.wounds.given import given
from rules.wounds.harm import take
from rules.wounds.marking import mark
from rules.wounds.missed import missed_at, missed_by, who_missed

RULE, ON_THE_WAY = "DG-FOOD", "DG-JOURNEY-3"
RATION = 1  # DG-FOOD: for each, each day
HUNGER = 1  # DG-FOOD, DG-JOURNEY-3: Wound, past armor
ASK = "unfed"
FEEDS = (Household, Grove)  # DG-FOOD


def eaters(table: Table) -> tuple[str, ...]:
    """The ids of those whose food the rules count."""
    if not in_play(table, "days-of-gold"):
        return ()
    return tuple(who for who, one in table.characters.items() if one.status == "here" and has_boxes(table, who))


def rations_of(who: str) -> Track:
    """Where the rations of one who has six boxes stand."""
    return track_at(f"characters.{who}.sheet.rations")


def all_fed(table: Table, _who: str) -> Mapping[str, tuple[str, ...]]:
    """What is taken for granted as a day ends, where it is plausible of each: all are fed where they stay."""
    there = eaters(table)
    return {ASK: ()} if there and not any(may_be_unfed(table, who) for who in there) else {}


def may_be_unfed(table: Table, who: str) -> bool:
    """Whether nothing that is written down feeds somebody: no Lifestyle of this session, no host, no Household or
    Grove of their own (DG-FOOD)."""
    sheet = table.characters[who].sheet
    if not isinstance(sheet, WoundsSheet) or isinstance(sheet.signature, FEEDS):
        return False
    hosted = sheet.guest_of and sheet.lived_in == table.campaign.session
    return not (hosted or fed_by_lifestyle(table, who))


@step
def eat(play: Play) -> Steps[None]:
    """Whoever is not fed where they stay eats a ration, or takes a Wound, Armor or not. Asks nothing where there is
    nobody with Wounds."""
    there = eaters(play.table)
    if not there:
        return
    options = tuple(
        Option(who, called(play.table, who), _larder(play.table, who), f"characters.{who}") for who in there
    )
    unfed = yield from play.ask(
        Pick(
            id=ASK,
            text="Who is not fed where they stay? Picked: eats a ration, or takes a Wound. None: all are fed",
            to=TABLE,
            rule=RULE,
            options=options,
            least=0,
            most=len(options),
            offered=tuple(who for who in there if may_be_unfed(play.table, who)),
        )
    )
    if not unfed:
        play.remark("All are fed where they stay, or by Lifestyle", "campaign.day")
    for who in unfed:
        with play.scope(who):
            yield from _own_food(play, who)


def _larder(table: Table, who: str) -> str:
    lives = fed_by_lifestyle(table, who)
    paid = f"{lives} Lifestyle: fed in a settled place; " if lives else ""
    return f"{paid}{_rations(table, who)}"


def _rations(table: Table, who: str) -> str:
    held = rations_of(who).value(table)
    if held is None:
        return f"rations {NOT_GIVEN}"
    return f"{held} ration{'' if held == 1 else 's'}" if held else "no ration: a Wound"


@step
def _own_food(play: Play, who: str) -> Steps[None]:
    rations = rations_of(who)
    held = yield from given(play, who, rations, to=who, rule=RULE)
    if held >= RATION:
        play.adjust(rations, -RATION, rule=RULE, why="eaten")
    else:
        yield from mark(play, who, HUNGER, rule=RULE, why="nothing to eat")


@step
def pay_for_missed(play: Play) -> Steps[None]:
    """The day ends: a Wound for each, Armor or not; the dead and those who have gone owe nothing any more."""
    for who in who_missed(play.table):
        one = play.table.characters.get(who) or play.table.people[who]
        missed = missed_by(play.table, who)
        with play.scope(who), play.scope("journey"):
            play.set(f"{missed_at(who)}.status", "settled", rule=ON_THE_WAY, why="the day is over", waivable=False)
            if one.status in PRESENT:
                yield from take(play, who, missed * HUNGER, rule=ON_THE_WAY, why="no ration on the Journey")
            else:
                play.remark(f"{called(play.table, who)} is not here any more: no Wound", place_of(play.table, who))
