"""A roll that wins questions: asked at once, or held and asked later (DG-READ-MOMENT, DG-READ-PERSON, DG-LAND)."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from rules.asks import Ask, Option, Pick, Words, YesNo
from rules.combat.as_seen import known_as
from rules.named import called, place_of, speaks_for
from rules.play import Play, Steps, step
from rules.pools import FULL, MISS, PARTIAL, Tier
from rules.roll import roll
from rules.sheets.bonus import Bonus
from rules.sheets.questions import Questions
from rules.slugs import slug
from rules.table import Table

WON: Mapping[Tier, int] = {FULL: 3, PARTIAL: 1, MISS: 1}  # DG-READ-MOMENT
LATER = Option("later", "None now", "held until the situation ends")
WRITTEN = YesNo(id="written", letter="n", text="Write the answers down", effect="they are asked one by one")
ACTING = "acting-on-an-answer"  # the id of the bonus
FORWARD = 1  # DG-READ-MOMENT: when acting on an answer


class Subject(Struct, frozen=True):
    """What a move of this kind asks. `held`: its questions can wait. `forward`: acting on an answer is worth +1."""

    move: str
    name: str
    rule: str
    questions: tuple[tuple[str, str], ...]
    held: bool = False
    forward: bool = False

    def text(self, question: str) -> str:
        """A question in words, by its id."""
        return dict(self.questions)[question]


MOMENT = Subject(
    "read-moment",
    "Read the Moment",
    "DG-READ-MOMENT",
    (
        ("danger", "What is the worst danger right now?"),
        ("next", "What comes next?"),
        ("hidden", "What is hidden, or overlooked?"),
        ("seems", "What is not as it seems?"),
        ("use", "What can be made use of?"),
        ("way", "Which way in, out or through is best?"),
    ),
    held=True,
    forward=True,
)
PERSON = Subject(
    "read-person",
    "Read the Person",
    "DG-READ-PERSON",
    (
        ("truth", "Is it the truth?"),
        ("want", "What do they want, in truth?"),
        ("feel", "What do they feel, in truth?"),
        ("wish", "What do they hope for from me?"),
        ("how", "How do I bring them to do something?"),
        ("mean", "What do they mean to do?"),
    ),
    held=True,
)
LAND = Subject(
    "lay-of-the-land",
    "Get the Lay of the Land",
    "DG-LAND",
    (
        ("where", "Where is someone or something to be found?"),
        ("matters", "Who or what matters most here?"),
        ("opportunity", "What could be gained here?"),
        ("changed", "What has changed of late?"),
        ("expected", "What is expected, forbidden, or noticed?"),
        ("fear", "What do people here fear most?"),
    ),
)
SUBJECTS: Mapping[str, Subject] = {one.move: one for one in (MOMENT, PERSON, LAND)}


@step
def roll_and_ask(
    play: Play, who: str, subject: Subject, *, of: str = "", more: int = 0, besides: Sequence[Ask[Any]] = ()
) -> Steps[None]:
    """Roll +Wits and ask what was won. `of` is whom or what it is about, by id or in words; `more` questions come
    whatever the roll, and `besides` are the move's asides. To be called in a scope of theirs."""
    means = {tier: _means(tier, won + more) for tier, won in WON.items()}
    rolled = yield from roll(play, who, ("wits",), means, rule=subject.rule, besides=besides)
    won = WON[rolled.tier] + more
    asked, written = yield from _which(play, who, subject, of, won)
    for question in asked:
        yield from answer(play, who, subject, of, question, written=written, first=question == asked[0])
    if rolled.tier == MISS:
        play.remark(f"{called(play.table, who)} misses something that matters", f"characters.{who}", to_tell=True)
    if subject.held and (left := won - len(asked)):
        _hold(play, who, subject, of, left)


def counted(questions: int) -> str:
    """So many questions, in words."""
    return f"{questions} question{'' if questions == 1 else 's'}"


def _means(tier: Tier, won: int) -> str:
    return f"{counted(won)}, and something that matters is missed" if tier == MISS else counted(won)


def options(subject: Subject, about: str) -> tuple[Option, ...]:
    """The questions of a subject, to pick from."""
    return tuple(Option(id, text, about=about) for id, text in subject.questions)


@step
def _which(play: Play, who: str, subject: Subject, of: str, won: int) -> Steps[tuple[tuple[str, ...], bool]]:
    """The ids of those that are asked now, and whether their answers are written down. Six of six need no pick."""
    about = about_of(play.table, who, of)
    there = options(subject, about)
    most = min(won, len(there))
    least = most
    if subject.held:
        there, least = (*there, LATER) if most == 1 else there, least if most == 1 else 0
    elif most == len(there):
        return tuple(option.id for option in there), False
    rest = "" if least else "; the rest is held"
    asked = yield from play.ask(
        Pick(
            id="asked",
            text=f"{called(play.table, who)} asks {counted(most)}{rest}",
            to=who,
            about=about,
            rule=subject.rule,
            options=there,
            least=least,
            most=most,
            asides=(WRITTEN,),
        )
    )
    return tuple(one for one in asked if one != LATER.id), play.aside("asked", WRITTEN) or False


@step
def answer(
    play: Play, who: str, subject: Subject, of: str, question: str, *, written: bool, first: bool = True
) -> Steps[None]:
    """One question is asked: whoever knows answers it, aloud or written down. Acting on it may be worth a bonus, which
    comes with the `first` of several, and with no other where it is waived."""
    table, about = play.table, about_of(play.table, who, of)
    text = subject.text(question)
    whom = f" of {called(table, of)}" if of else ""
    said = f"{called(table, who)} asks{whom}: {text}"
    if written:
        words = yield from play.ask(
            Words(
                id=f"answer-{question}",
                text=f"{text} The answer",
                to=speaks_for(table, of),
                about=about,
                rule=subject.rule,
                optional=True,
                empty="told, not written",
            )
        )
        said = f"{said} {words}".rstrip()
        play.remark(said, about, to_tell=not words)
    else:
        play.remark(said, about, to_tell=True)
    if first and subject.forward and not _acts_already(play, who):
        bonus = Bonus(kind="forward", amount=FORWARD, name="what was read of the moment", applies="acting on an answer")
        play.set(f"characters.{who}.bonuses.{ACTING}", bonus, rule=subject.rule, why="to act on an answer")


def _acts_already(play: Play, who: str) -> bool:
    """Whether the bonus is held: it is one, however many answers there are (DG-READ-MOMENT)."""
    held = play.table.characters[who].bonuses.get(ACTING)
    return held is not None and held.status == "held"


def acts_no_more(play: Play, who: str, *, why: str) -> None:
    """With the moment, what it is worth to act on its answers ends (DG-READ-MOMENT)."""
    if _acts_already(play, who):
        play.set(f"characters.{who}.bonuses.{ACTING}.status", "ended", rule=MOMENT.rule, why=why)


def _hold(play: Play, who: str, subject: Subject, of: str, left: int) -> None:
    """What was not asked can be, until the situation ends."""
    whom = known_as(play.table, of) if of else ""
    name = f"{subject.name}: {whom}" if whom else subject.name
    id = slug(name, play.table.characters[who].questions)
    held = Questions(name=name, move=subject.move, of=of, left=left)
    play.set(f"characters.{who}.questions.{id}", held, rule=subject.rule, why="held until the situation ends")


def about_of(table: Table, who: str, of: str) -> str:
    """What a question tells of: whoever it is about, else who asks it."""
    return place_of(table, of) or f"characters.{who}"
