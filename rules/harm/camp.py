"""Make Camp: everybody who has eaten and slept takes half of their HP, or clears a debility (HH-CAMP)."""

from rules.asks import GM, Option, Pick, YesNo
from rules.harm.bearers import borne, choices, hp_given
from rules.harm.debilities import clear, hinders
from rules.harm.hp import half, regain
from rules.harm.recover import can_recover
from rules.moves import Move
from rules.named import called, place_of, speaks_for
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.bonus import Bonus
from rules.slugs import slug

RULE = "HH-CAMP-1"
HP = "hp"
NOBODY = "nobody here could make camp"
WELL_RESTED = "a good night's rest"
GOOD_REST = YesNo(
    id="good-rest", letter="g", text="Truly good rest", to=GM, rule="HH-CAMP-2", effect="advantage on the next roll"
)


@step
def _camp(play: Play) -> Steps[None]:
    ids = can_recover(play.table)
    everyone = yield from play.ask(
        YesNo(
            id="everyone",
            text="Has everybody eaten, drunk and slept some hours?",
            to=GM,
            about="characters",
            rule=RULE,
            asides=(GOOD_REST,),
        )
    )
    if not everyone:
        ids = yield from play.ask(
            Pick(id="who", text="Who has?", to=GM, rule=RULE, options=choices(play.table, ids), most=len(ids))
        )
    for who in ids:
        with play.scope(who):
            yield from rests(play, who)
    if play.aside("everyone", GOOD_REST):  # HH-CAMP-2
        for who in ids:
            _well_rested(play, who)  # HH-CAMP-2


@step
def rests(play: Play, who: str) -> Steps[None]:
    """One of them: HP or a debility, asked where there is both to choose from."""
    hp, most = yield from hp_given(play, who)
    held, about, back = borne(play.table, who), place_of(play.table, who), half(most)
    options = [Option(HP, f"regain {back} HP", f"to {min(most, hp + back)}", about)] if hp < most else []
    options += [Option(name, f"no longer {name}", hinders(name), about) for name in held]
    if not options:
        play.remark(f"{called(play.table, who)} is whole, and the ground is hard: nothing to gain", about)
        return
    what = yield from the_one(
        play,
        Pick(
            id="rest",
            text=f"What does {called(play.table, who)} rest for?",
            to=speaks_for(play.table, who),
            about=about,
            rule=RULE,
            options=tuple(options),
        ),
    )
    if what == HP:
        regain(play, who, back, rule=RULE, why=f"half of {most}")
    else:
        clear(play, who, what, rule="HH-DEBILITY-4", why="a night's rest")


def _well_rested(play: Play, who: str) -> None:
    """Truly good rest is worth advantage on the next roll, if the GM says (HH-CAMP-2)."""
    if who not in play.table.characters:
        return
    id = slug(WELL_RESTED, play.table.characters[who].bonuses)
    bonus = Bonus(kind="forward", gives="advantage", name=WELL_RESTED)
    play.set(f"characters.{who}.bonuses.{id}", bonus, rule="HH-CAMP-2", why="truly good rest")


MAKE_CAMP = Move(
    id="make-camp",
    name="Make Camp",
    letter="m",
    short="a night out",
    tab="party",
    trigger="The party eats, drinks and sleeps some hours on the way",
    rules=("HH-CAMP-1", "HH-CAMP-2", "HH-REGAIN-1"),
    world="homefront",
    steps=_camp,
    players=True,
    blocked=lambda table, _who: None if can_recover(table) else NOBODY,
)
