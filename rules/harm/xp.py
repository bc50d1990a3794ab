"""XP: a mark at a time, for what the rules name (HF-XP)."""

from rules.asks import GM, Option, Pick, Words
from rules.harm.bearers import line
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.play import Play, Steps, step

RULE = "HF-XP"
EACH = 1  # HF-XP
SHEET = "hit-points"
OTHER = "other"
FOR = (
    Option("instinct", "a struggle against one's instinct"),
    Option("relationship", "a relationship that changes"),
    Option("company", "a yes when Keeping Company"),
    Option(OTHER, "something else"),
)


def gain_xp(play: Play, who: str, count: int, *, why: str) -> None:
    """So many XP more."""
    play.adjust(line(play.table, who, "xp"), count * EACH, rule=RULE, why=why)


@step
def _xp(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who gains XP?", sheet=SHEET)
    about = f"characters.{who}"
    with play.scope(who):
        (what,) = yield from play.ask(
            Pick(id="what", text=f"{EACH} XP: for what?", to=GM, about=about, rule=RULE, options=FOR)
        )
        why = next(option.text for option in FOR if option.id == what)
        if what == OTHER:
            why = yield from play.ask(Words(id="why", text="For what?", to=GM, about=about, rule=RULE))
        gain_xp(play, who, 1, why=why)


GAIN_XP = Move(
    id="gain-xp",
    name="Gain XP",
    letter="i",
    short="striving",
    tab="party",
    trigger="A struggle with instinct, or a relationship changes",
    rules=(RULE,),
    world="homefront",
    steps=_xp,
    players=True,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
