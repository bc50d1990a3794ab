"""A character of Days of Gold, in the order of the table: class, ratings, perks, gold and gear, who they are, whom they
know (DG-CREATE-1, DG-CREATE-2, DG-REGION)."""

from rules.asks import GM, Money, Number, Option, Pick
from rules.frozen_map import FrozenMap
from rules.kept import LONGEST_NAME
from rules.making.classes import CHOSEN_PERKS, CLASSES, Class
from rules.making.connections import name_a_connection
from rules.making.lines import line, things_of
from rules.making.perks import choose_perks, name_the_free_one, on_sheet
from rules.making.signatures import ACCOUNT, begin_signature
from rules.making.stats import FOUR, Ratings, numbers
from rules.making.things import HOW, noted
from rules.making.unprinted import keep_typed, typed_of
from rules.play import Play, Steps, step
from rules.several import BETWEEN, several
from rules.sheets.noted import Answered, Connection
from rules.sheets.wounds import WoundsSheet
from rules.slugs import slug
from rules.table import LONGEST_LIST, Character
from rules.tracks import track_at

RULE = "DG-CREATE-1"
RATINGS = Ratings(
    id="ratings",
    text="Ratings +2 +1 0 -2: stats from best to worst (gwp), or four numbers",
    to=GM,
    about="characters",
    rule=RULE,
)


@step
def make_wounds_character(play: Play, new: str, name: str, player: str) -> Steps[None]:
    """All that is said of somebody who begins on the Wounds sheet; then they are on the table, at once."""
    one = yield from _class(play)
    ratings = yield from play.ask(RATINGS)
    with play.scope(one.id):
        free = yield from name_the_free_one(play, one)
        chosen = yield from choose_perks(play, one, CHOSEN_PERKS, has=(free.name,))
        begun = yield from begin_signature(play, one)
        gold, gear = yield from _gold_and_gear(play, one)
        armor, kit, rations = yield from _counts(play)
    look, background, home = yield from _who_they_are(play)
    with play.scope(one.id):
        questions, history = yield from _history(play, one)
    want = yield from play.ask(line("want", "What do they want enough to act on it?", rule=RULE))
    connections = yield from _connections(play, one, new, name)
    sheet = WoundsSheet(
        calling=one.name,
        armor=armor,
        kit=kit,
        rations=rations,
        region=one.region,
        look=look,
        background=background,
        home=home,
        want=want,
        perks=FrozenMap(on_sheet((free, *chosen))),
        connections=connections,
        history=history,
        signature=begun.signature,
        **numbers(ratings, FOUR),
    )
    made = Character(name=name, player=player, sheet=sheet, carries=noted(gear))
    play.set(f"characters.{new}", made, rule=RULE, waivable=False)
    play.set(track_at(f"characters.{new}.sheet.purse"), gold, rule=RULE, why="starting gold")
    if begun.account is not None:
        play.set(track_at(f"characters.{new}.sheet.{ACCOUNT}"), begun.account, rule=RULE, why="to begin with")
    play.remark(f"{name} knows {one.region}: {one.places}", f"characters.{new}")  # DG-REGION
    with play.scope(one.id):
        keep_typed(play, one, perks=(free, *chosen), gold=gold, gear=gear, questions=questions)


@step
def _class(play: Play) -> Steps[Class]:
    options = tuple(
        Option(one.id, one.name, f"{one.signature.WORD}; {one.region}", "characters") for one in CLASSES.values()
    )
    (id,) = yield from play.ask(
        Pick(id="class", text="Which class are they?", to=GM, about="characters", rule=RULE, options=options)
    )
    return CLASSES[id]


@step
def _gold_and_gear(play: Play, one: Class) -> Steps[tuple[int, str]]:
    """Starting gold in copper and what they carry, as it was typed in for the class, or for the first time now."""
    typed = typed_of(play.table, one)
    gold = yield from play.ask(
        Money(
            id="gold",
            text="Starting gold",
            to=GM,
            about="characters",
            rule=RULE,
            offered=typed.gold,
            hint="" if typed.gold is not None else f"kept for the next {one.name}",
        )
    )
    gear = yield from play.ask(things_of("gear", f"Starting gear ({HOW})", rule=RULE, offered=typed.gear))
    return gold, gear


@step
def _counts(play: Play) -> Steps[tuple[int, int, int]]:
    """Armor, uses of a healer's kit and rations."""
    found = []
    for id, text in (("armor", "Armor"), ("kit", "Uses of a healer's kit"), ("rations", "Rations")):
        count = yield from play.ask(Number(id=id, text=text, to=GM, about="characters", rule=RULE, offered=0))
        found.append(count)
    armor, kit, rations = found
    return armor, kit, rations


@step
def _who_they_are(play: Play) -> Steps[tuple[str, str, str]]:
    look = yield from play.ask(line("look", "What do they look like?", rule=RULE))
    background = yield from play.ask(line("background", "What is their background?", rule=RULE))
    home = yield from play.ask(line("home", "Which place is home, or known?", rule=RULE, longest=LONGEST_NAME))
    return look, background, home


@step
def _history(play: Play, one: Class) -> Steps[tuple[str, FrozenMap[Answered]]]:
    """The class's questions, typed in for the first time if need be, and what was answered to each."""
    questions = typed_of(play.table, one).questions
    if not questions:
        questions = yield from play.ask(
            line("questions", f"History questions of a {one.name} ({BETWEEN} between)", rule=RULE, longest=LONGEST_LIST)
        )
    found: dict[str, Answered] = {}
    for question in several(questions, about="typed"):
        id = slug(question, found)
        with play.scope("history"):
            answer = yield from play.ask(line(id, question, rule=RULE))
        found[id] = Answered(name=question, text=answer)
    return questions, FrozenMap({id: said for id, said in found.items() if said.text})


@step
def _connections(play: Play, one: Class, new: str, name: str) -> Steps[FrozenMap[Connection]]:
    """As many as the class begins with (DG-CREATE-2)."""
    found: dict[str, Connection] = {}
    for number in range(1, one.connections + 1):
        known = yield from name_a_connection(
            play, f"connection-{number}", owner=new, owner_name=name, has=found.values()
        )
        found[slug(known.name, found)] = known
    return FrozenMap(found)
