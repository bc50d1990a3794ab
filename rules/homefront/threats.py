"""Threats: how one appears or grows, strikes where it was not faced, and ends (HF-THREATS)."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.asks import GM, Number, Option, Pick, Words, YesNo
from rules.errors import Refused
from rules.homefront.disaster import disaster
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.several import BETWEEN, several
from rules.slugs import slug
from rules.table import MOST_STAGES, STAGES, Table, Threat
from rules.tracks import THREAT_NEXT, THREAT_STAGE, THREAT_STATUS

RULE = "HF-THREATS"
NEW = "new"
GROWS_BY = 1  # stages

GM_ONLY = "threats.gm"  # no threat can have this id, so that nobody but the GM is told

HIDDEN = YesNo(id="hidden", letter="h", text="Keep it from the players", effect="only the GM sees it", about=GM_ONLY)
SPENT = YesNo(id="spent", letter="o", text="With that it is over", effect="the threat ends", about=GM_ONLY)
NEXT = Words(id="next", letter="n", text="What does it do next?", optional=True, about=GM_ONLY)
HOW_MANY = Number(
    id="stages",
    letter="s",
    text="How many stages has it?",
    lowest=1,
    highest=MOST_STAGES,
    offered=STAGES,
    hint="of several new ones, each",
    about=GM_ONLY,
)
NEXT_OF_EACH = replace(NEXT, text=f"What do they do next? ({BETWEEN} between several, in their order)")


def looming(table: Table) -> tuple[str, ...]:
    """The ids of the threats that are not over."""
    return tuple(id for id, threat in table.threats.items() if threat.status == "looming")


def _options(table: Table) -> tuple[Option, ...]:
    found = []
    for id in looming(table):
        threat = table.threats[id]
        stage = f"stage {threat.stage} of {threat.stages}"
        found.append(Option(id, threat.name, stage, about=THREAT_STAGE.at(id).where))
    return tuple(found)


def _growing(table: Table) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """Those that can come a stage further, and those that are at their last one."""
    can, last = [], []
    for option in _options(table):
        threat = table.threats[option.id]
        if threat.stage < threat.stages:
            can.append(option)
        else:
            last.append(replace(option, effect=f"at its last stage, {threat.stage} of {threat.stages}"))
    return tuple(can), tuple(last)


@step
def threat_stirs(play: Play) -> Steps[None]:
    """One threat appears or grows, as the GM says."""
    with play.scope("threat"):
        grow, last = _growing(play.table)
        if not grow and not last:
            yield from _appear(play)
            return
        (picked,) = yield from play.ask(
            Pick(
                id="which",
                text="Which threat makes itself known, or grows?",
                to=GM,
                rule=RULE,
                options=(*grow, Option(NEW, "A new one appears")),
                gone=last,
                asides=(NEXT,),
            )
        )
        does = play.aside("which", NEXT) or ""
        if picked == NEW:
            yield from _appear(play, does)
        else:
            _grow(play, picked, does)


@step
def threats_abound(play: Play) -> Steps[None]:
    """As many threats as the GM names appear or grow."""
    with play.scope("threats"):
        grow, last = _growing(play.table)
        if not grow and not last:
            yield from _appear(play)
            return
        picked = yield from play.ask(
            Pick(
                id="which",
                text="Threats abound: which ones grow, and does a new one appear?",
                to=GM,
                rule=RULE,
                options=(*grow, Option(NEW, "New ones appear")),
                gone=last,
                most=len(grow) + 1,
                asides=(NEXT_OF_EACH,),
            )
        )
        each = _for_each(play.aside("which", NEXT_OF_EACH) or "", picked)
        for id in picked:
            if id != NEW:
                _grow(play, id, each[id])
        if NEW in picked:
            yield from _appear(play, each[NEW])


@step
def _appear(play: Play, does: str = "") -> Steps[None]:
    """One new threat or more, by name. `does` is what was already said of what comes next."""
    said = yield from play.ask(
        Words(
            id="names",
            text=f"What is the new threat called? ({BETWEEN} between several)",
            to=GM,
            rule=RULE,
            asides=(HIDDEN, NEXT_OF_EACH, HOW_MANY),
        )
    )
    known, names = not play.aside("names", HIDDEN), _names(said)
    stages = play.aside("names", HOW_MANY) or STAGES
    each = _for_each(play.aside("names", NEXT_OF_EACH) or does, names)
    for name in names:
        new = slug(name, play.table.threats)
        threat = Threat(name=name, stages=stages, known=known, next=each[name])
        play.set(f"threats.{new}", threat, rule=RULE, why="it appears")


def _names(said: str) -> tuple[str, ...]:
    """The names in an answer, each once. Raises Refused for none and for one that is too long."""
    names = several(said, about=GM_ONLY)
    if not names:
        raise Refused("a threat needs a name", GM_ONLY)
    return names


def _for_each(said: str, threats: Sequence[str]) -> dict[str, str]:
    """What is said of each of several, in their order; all of it is of the last where there is more than that."""
    parts = [part.strip() for part in said.split(BETWEEN, len(threats) - 1)]
    return dict(zip(threats, [*parts, *[""] * len(threats)], strict=False))


def _grow(play: Play, id: str, does: str) -> None:
    threat = play.table.threats[id]
    play.adjust(THREAT_STAGE.at(id), GROWS_BY, rule=RULE, why="it grows")
    if does:
        play.set(THREAT_NEXT.at(id), does, rule=RULE)
    if not threat.known:
        play.remark(f"{threat.name}: the players do not know of it", about=f"threats.{id}.known")


@step
def _which(play: Play, text: str) -> Steps[str]:
    (picked,) = yield from play.ask(Pick(id="which", text=text, to=GM, rule=RULE, options=_options(play.table)))
    return picked


@step
def _strikes(play: Play) -> Steps[None]:
    which = yield from _which(play, "Which threat was not faced?")
    threat = play.table.threats[which]
    with play.scope(which):
        what = yield from play.ask(
            Words(
                id="calamity",
                text="What does it do?",
                to=GM,
                about=f"threats.{which}.next",
                rule=RULE,
                offered=threat.next,
                optional=True,
                asides=(SPENT,),
            )
        )
        over = play.aside("calamity", SPENT)
    # Everybody sees what happens to Fortunes and why: of a threat kept from the players, neither name nor deed.
    if threat.known:
        why = what or f"{threat.name} was not faced"
    else:
        why = "a threat was not faced"
        play.remark(f"{threat.name}: {what or why}", about=THREAT_NEXT.at(which).where)
    yield from disaster(play, why)
    if threat.next and what == threat.next:
        play.set(THREAT_NEXT.at(which), "", rule=RULE, why="it has done so")
    if over:
        play.set(THREAT_STATUS.at(which), "over", rule=RULE, why="it is spent")


@step
def _overcome(play: Play) -> Steps[None]:
    which = yield from _which(play, "Which threat is over?")
    with play.scope(which):
        how = yield from play.ask(
            Words(id="how", text="How did it end?", to=GM, about=f"threats.{which}", rule=RULE, optional=True)
        )
    play.set(THREAT_STATUS.at(which), "over", rule=RULE, why=how)


def _how_many_loom(table: Table) -> str:
    count = len(looming(table))
    return f"{count} {'looms' if count == 1 else 'loom'}" if count else ""


def _none_looms(table: Table, _who: str) -> str | None:
    return None if looming(table) else "no threat looms"


THREAT_GROWS = Move(
    id="threat",
    name="A Threat Stirs",
    letter="g",
    short="shows, grows",
    trigger="A threat shows itself, or comes a stage further",
    world="homefront",
    rules=(RULE,),
    steps=threat_stirs,
    hint=_how_many_loom,
)
THREAT_STRIKES = Move(
    id="threat-strikes",
    name="A Threat Strikes",
    letter="r",
    row="threats",
    short="not faced",
    trigger="A threat that nobody faced brings disaster",
    world="homefront",
    rules=(RULE, "HF-DISASTER-1"),
    steps=_strikes,
    blocked=_none_looms,
)
THREAT_OVER = Move(
    id="threat-over",
    name="A Threat Ends",
    letter="o",
    row="threats",
    short="dealt with",
    trigger="A threat has been dealt with, or has gone by",
    world="homefront",
    rules=(RULE,),
    steps=_overcome,
    blocked=_none_looms,
)
