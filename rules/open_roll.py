"""The open roll of the hit-point sheet, for all that no move of its own is printed for (HH-ROLL)."""

from rules.asks import GM, Words
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.roll import roll

RULE = "HH-ROLL"
SHEET = "hit-points"
MEANS: dict[Tier, str] = {
    FULL: "it goes well",
    PARTIAL: "it works, at a price or in part",
    MISS: "it fails, or worse",
}


@step
def _open_roll(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who tries it?", sheet=SHEET)
    about = f"characters.{who}"
    with play.scope(who):
        tried = yield from play.ask(
            Words(id="tried", text="What is tried?", to=who, about=about, rule=RULE, optional=True, empty="not written")
        )
        stats = tuple(line.field for line in play.table.characters[who].sheet.STATS)
        rolled = yield from roll(play, who, stats, MEANS, rule=RULE)
        came = yield from play.ask(
            Words(
                id="came",
                text="What comes of it?",
                to=GM,
                about=about,
                rule=RULE,
                optional=True,
                empty="told, not written",
            )
        )
    said = f"{called(play.table, who)}{': ' if tried else ''}{tried}: {came or MEANS[rolled.tier]}"
    play.remark(said, about, to_tell=not came)


OPEN_ROLL = Move(
    id="roll",
    name="Roll",
    letter="r",
    short="roll a stat",
    tab="party",
    trigger="Somebody with HP tries what could fail, and it would matter",
    rules=(RULE, "DG-ROLL-2"),
    world="homefront",
    steps=_open_roll,
    players=True,
    blocked=lambda table, who: nobody_able(table, who, SHEET),
)
