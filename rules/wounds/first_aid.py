"""First Aid: some quiet minutes, a use of a healer's kit, and a roll with Wits (DG-FIRST-AID)."""

from rules.asks import GM, Option, Pick
from rules.errors import Refused
from rules.leading import able, nobody_able, who_leads
from rules.moves import Move
from rules.named import called, place_of
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.roll import roll
from rules.table import Table
from rules.tracks import track_at
from rules.wounds.boxes import SHEET
from rules.wounds.given import given
from rules.wounds.healing import clear, nobody_hurt, out_of_reach, patients

RULE, REFUSES = "DG-FIRST-AID", "DG-FIRST-AID-2"
USES = 1  # DG-FIRST-AID: of the kit, gone with the roll
CLEARS = 1  # DG-FIRST-AID: Wound
MEANS: dict[Tier, str] = {
    FULL: "one Wound less",
    PARTIAL: "one Wound less, and the GM picks a cost",
    MISS: "no Wound less",
}
SLOWER = Option("slower", "It takes far longer", "the time is gone")
LIES_STILL = Option("still", "They are not to be moved yet", "until they have lain a while")
NOTICED = Option("noticed", "Danger or notice", "for the healer")
TROUBLE = Option("trouble", "Another trouble", "the GM says which")
TO_TELL = (NOTICED.id, TROUBLE.id)  # there is more to say than that


def _healers(table: Table) -> tuple[Option, ...]:
    """Who could give it, each with what is left of their kit; those who have one come first."""
    kits = {one.id: track_at(f"characters.{one.id}.sheet.kit") for one in able(table, SHEET)}
    options = [
        Option(one.id, one.text, f"healer's kit: {kits[one.id].says(kits[one.id].value(table))}", one.about)
        for one in able(table, SHEET)
    ]
    return tuple(sorted(options, key=lambda option: not kits[option.id].value(table)))


@step
def _first_aid(play: Play) -> Steps[None]:
    healers = _healers(play.table)
    healer = yield from who_leads(
        play, rule=RULE, id="healer", text="Who gives First Aid?", sheet=SHEET, options=healers
    )
    with play.scope(healer):
        kit = track_at(f"characters.{healer}.sheet.kit")
        if (yield from given(play, healer, kit, to=healer, rule=RULE)) < USES:
            raise Refused(f"{called(play.table, healer)} has no healer's kit left", f"characters.{healer}")
        (patient,) = yield from play.ask(
            Pick(
                id="patient",
                text="Who is treated?",
                to=healer,
                about=f"characters.{healer}",
                rule=RULE,
                options=patients(play.table),
            )
        )
        about = place_of(play.table, patient)
        if reason := out_of_reach(play.table, patient):  # before the kit is touched
            raise Refused(reason, about)
        play.spend(kit, USES, rule=RULE, why="a use, gone with the roll")
        rolled = yield from roll(play, healer, ("wits",), MEANS, rule=RULE)
        if rolled.tier == MISS:
            return
        with play.scope(patient):
            yield from clear(play, patient, CLEARS, rule=RULE, why=f"First Aid by {called(play.table, healer)}")
        if rolled.tier == PARTIAL:
            yield from _cost(play, healer, patient)


@step
def _cost(play: Play, healer: str, patient: str) -> Steps[None]:
    options = (SLOWER, LIES_STILL, NOTICED, TROUBLE)
    (picked,) = yield from play.ask(
        Pick(
            id="cost",
            text="What does it cost?",
            to=GM,
            about=place_of(play.table, patient),
            rule=RULE,
            options=options,
        )
    )
    cost = next(option for option in options if option.id == picked)
    who = healer if cost == NOTICED else patient
    play.remark(
        f"First Aid for {called(play.table, patient)}: {cost.text[0].lower()}{cost.text[1:]}, {cost.effect}",
        place_of(play.table, who),
        to_tell=picked in TO_TELL,
    )


def _blocked(table: Table, who: str) -> str | None:
    return nobody_able(table, who, SHEET) or nobody_hurt(table, who)


FIRST_AID = Move(
    id="first-aid",
    name="First Aid",
    letter="f",
    short="a kit, +Wits",
    tab="party",
    trigger="Somebody has some quiet minutes and a healer's kit",
    rules=(RULE, REFUSES, "DG-HEAL-LIMIT"),
    world="days-of-gold",
    steps=_first_aid,
    players=True,
    blocked=_blocked,
)
