"""A duty of the session is skipped, with a reason (DG-SESSION). A wage stays owed, unless it is said not to."""

from rules.asks import GM, LONGEST_CALLED, Option, Pick, Words, YesNo
from rules.economy.duties import Duty, open_duties
from rules.economy.running import none_running
from rules.economy.wages import go_unpaid, skipped_stamp
from rules.moves import Move
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.table import Table

RULE = "DG-SESSION"
NOT_OWED = YesNo(id="not-owed", letter="n", text="Nothing stays owed", rule=RULE, effect="of a wage: they want none")


def can_be_skipped(table: Table) -> tuple[Duty, ...]:
    """The duties that wait still and have a stamp; what is owed from before is paid, or stays owed."""
    return tuple(one for one in open_duties(table) if one.stamp)


@step
def _skip(play: Play) -> Steps[None]:
    there = {one.id: one for one in can_be_skipped(play.table)}
    picked = yield from the_one(
        play,
        Pick(
            id="duty",
            text="Which duty is skipped?",
            to=GM,
            about="campaign.session",
            rule=RULE,
            options=tuple(Option(id, one.name, one.what, one.about) for id, one in there.items()),
        ),
    )
    duty = there[picked]
    with play.scope(duty.id):
        wage = duty.kind == "wages"
        why = yield from play.ask(
            Words(
                id="why",
                text=f"{duty.name}, {duty.what}: why is it skipped?",
                to=GM,
                about=duty.about,
                rule=RULE,
                longest=LONGEST_CALLED,
                asides=(NOT_OWED,) if wage else (),
            )
        )
        again = f"{duty.name}, {duty.what}: settled already"
        if wage:
            go_unpaid(play, duty.who, why, owed=not play.aside("why", NOT_OWED))
        else:
            play.stamp(duty.stamp, rule=RULE, again=again)
            play.remark(f"Skipped: {duty.name}, {duty.what}: {why}", duty.about)
        play.stamp(skipped_stamp(duty.stamp), rule=RULE, again=again)


def _blocked(table: Table, _who: str) -> str | None:
    if reason := none_running(table):
        return reason
    return None if can_be_skipped(table) else f"no duty of session {table.campaign.session} is open"


SKIP_DUTY = Move(
    id="skip-duty",
    name="Skip a Duty",
    letter="k",
    short="with a reason",
    tab="economy",
    trigger="A duty of this session is left out, for a reason",
    world="days-of-gold",
    rules=(RULE, "DG-FOLLOWER-2"),
    steps=_skip,
    blocked=_blocked,
)
