"""Problematic wounds: what they are, how they are treated, and how they end (HH-WOUND)."""

from collections.abc import Mapping

from rules.asks import GM, Option, Pick, Words, YesNo
from rules.harm.bearers import sheet_of
from rules.kept import LONGEST_NAME, PRESENT
from rules.moves import Move
from rules.named import called, everyone, place_of
from rules.picking import the_one
from rules.play import Play, Steps, step
from rules.sheets.injury import Injury
from rules.slugs import slug
from rules.table import Table

RULE = "HH-WOUND-2"
NEW = "new"
TREATED, HEALED, ADAPTED = "treated", "healed", "adapted"
NOBODY = "nobody is known by name yet"

PERMANENT = YesNo(id="permanent", letter="p", text="It is for good", effect="it can't heal, only be adapted to")
REQUIRES = Words(id="requires", letter="r", text="What does treating it take?", optional=True)


def injuries_open(table: Table, who: str) -> dict[str, Injury]:
    """The wounds of somebody that have neither healed nor been adapted to, by id."""
    one = table.characters.get(who) or table.people.get(who)
    return {} if one is None else {id: injury for id, injury in one.injuries.items() if injury.status == "open"}


def in_words(injury: Injury) -> str:
    """What there is to say of one: `hinders running, for good, bandaged, takes rest`."""
    return ", ".join(
        filter(
            None,
            (
                injury.hinders and f"hinders {injury.hinders}",
                "for good" if injury.permanent else "",
                injury.treated,
                injury.requires and f"still takes {injury.requires}",
            ),
        )
    )


def wounds_to_pick(injuries: Mapping[str, Injury], about: str) -> tuple[Option, ...]:
    """Wounds to pick from, each with what there is to say of it."""
    return tuple(Option(id, one.name, in_words(one), about) for id, one in injuries.items())


@step
def new_injury(play: Play, who: str) -> Steps[None]:
    """Somebody has a wound that is a problem: what it is and what it hinders."""
    about = place_of(play.table, who)
    one = play.table.characters.get(who) or play.table.people[who]
    name = yield from play.ask(
        Words(id="wound", text="What wound is it?", to=GM, about=about, rule=RULE, longest=LONGEST_NAME)
    )
    new = slug(name, one.injuries)
    with play.scope(new):
        hinders = yield from play.ask(
            Words(
                id="hinders",
                text="What does it hinder?",
                to=GM,
                about=about,
                rule=RULE,
                optional=True,
                asides=(PERMANENT, REQUIRES),
            )
        )
        made = Injury(
            name=name,
            hinders=hinders,
            permanent=play.aside("hinders", PERMANENT) or False,
            requires=play.aside("hinders", REQUIRES) or "",
        )
    play.set(f"{about}.injuries.{new}", made, rule="HH-WOUND-1", why=in_words(made))


@step
def treat(play: Play, who: str, id: str) -> Steps[None]:
    """How a wound is treated, and what that still takes. It stays until it heals."""
    about, injury = place_of(play.table, who), injuries_open(play.table, who)[id]
    with play.scope(id):
        how = yield from play.ask(
            Words(
                id="treated", text="How is it treated?", to=GM, about=about, rule=RULE, optional=True, empty="treated"
            )
        )
        still = yield from play.ask(
            Words(
                id="still",
                text="What does treating it still take?",
                to=GM,
                about=about,
                rule=RULE,
                optional=True,
                empty="nothing more",
            )
        )
    treated = injury.model_copy(update={"treated": how or "treated", "requires": still})
    play.set(f"{about}.injuries.{id}", treated, rule=RULE, why=in_words(treated))


@step
def _wound(play: Play) -> Steps[None]:
    options = tuple(
        Option(id, one.name, "; ".join(injury.name for injury in injuries_open(play.table, id).values()), place)
        for id, place, one in everyone(play.table)
        if one.status in PRESENT
    )
    who = yield from the_one(play, Pick(id="who", text="Whose wound?", to=GM, rule=RULE, options=options))
    with play.scope(who):
        known = injuries_open(play.table, who)
        which = NEW
        if known:
            about = place_of(play.table, who)
            (which,) = yield from play.ask(
                Pick(
                    id="which",
                    text="Which wound?",
                    to=GM,
                    about=about,
                    rule=RULE,
                    options=(
                        *wounds_to_pick(known, about),
                        Option(NEW, "a new one", about=about),
                    ),
                )
            )
        if which == NEW:
            yield from new_injury(play, who)
            yield from _with_hp(play, who)
        else:
            yield from _becomes(play, who, which)


@step
def _with_hp(play: Play, who: str) -> Steps[None]:
    """A problematic wound always comes with lost HP (HH-WOUND-1)."""
    from rules.harm.damage import hurt_hit_points  # it stands on this module

    if sheet_of(play.table, who) is None:
        return
    lost = yield from play.ask(
        YesNo(
            id="hp-lost",
            text=f"Has {called(play.table, who)} lost HP with it already?",
            to=GM,
            about=place_of(play.table, who),
            rule="HH-WOUND-1",
            effect="if not, the damage comes next",
        )
    )
    if not lost:
        with play.scope("hurt"):
            yield from hurt_hit_points(play, who)


@step
def _becomes(play: Play, who: str, id: str) -> Steps[None]:
    about, injury = place_of(play.table, who), injuries_open(play.table, who)[id]
    options = [Option(TREATED, "it is treated", "it stays until it heals", about)]
    if injury.permanent:
        options.append(Option(ADAPTED, "they have adapted to it", about=about))
    else:
        options.append(Option(HEALED, "it has healed", about=about))
    (what,) = yield from play.ask(
        Pick(id="becomes", text=f"{injury.name}: what of it?", to=GM, about=about, rule=RULE, options=tuple(options))
    )
    if what == TREATED:
        yield from treat(play, who, id)
    else:
        play.set(f"{about}.injuries.{id}.status", what, rule=RULE)


WOUND = Move(
    id="wound",
    name="Problematic Wound",
    letter="j",
    short="lasting hurt",
    tab="party",
    trigger="A wound gets in the way, is treated, or has healed",
    rules=("HH-WOUND-1", "HH-WOUND-2"),
    world="homefront",
    steps=_wound,
    blocked=lambda table, _who: None if any(one.status in PRESENT for _, _, one in everyone(table)) else NOBODY,
)
