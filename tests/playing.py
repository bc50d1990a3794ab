"""Playing at random: valid answers for whatever is asked, so that properties are tried with every declared move."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from rules.answers import Answer
from rules.asks import Ask, Dice, Money, Number, Person, Pick, Words, YesNo, can_be_seen
from rules.errors import Refused
from rules.harm.attack import AttackWords
from rules.making.someone import OutOf
from rules.making.stats import Ratings, SixStats
from rules.making.things import Things
from rules.making.unprinted import PRICES, Numbered
from rules.moves import Move
from rules.registry import MOVES
from rules.run import Done, Open, run
from rules.table import Table

Draw = Callable[[st.SearchStrategy[Any]], Any]

MOST_ASKS = 60
WORDS = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=70
).filter(can_be_seen)
NAMES = st.one_of(
    WORDS.filter(lambda words: not words.strip().isdigit()),  # a number is no name
    st.sampled_from(("Vahid", "[/crew]", "🐭 Marrow", "Odo " * 16, "Grünwald")),
)


@dataclass(frozen=True, slots=True)
class Played:
    """A play that reached its end: the move, its answers and what came of it."""

    move: Move
    answers: dict[str, Answer]
    done: Done


def answers_to(ask: Ask[Any]) -> st.SearchStrategy[Any]:
    """Values that an ask takes, in their JSON form."""
    if isinstance(ask, Dice):
        return st.lists(st.integers(1, ask.sides), min_size=ask.count, max_size=ask.count)
    if isinstance(ask, Pick):
        ids = [option.id for option in ask.options]
        return st.lists(st.sampled_from(ids), min_size=ask.least, max_size=min(ask.most, len(ids)), unique=True)
    if isinstance(ask, Number):
        lowest = -3 if ask.lowest is None else ask.lowest
        return st.integers(lowest, lowest + 6 if ask.highest is None else max(lowest, ask.highest))
    if isinstance(ask, Money):
        return st.integers(ask.lowest, min(100_000, 100_000 if ask.highest is None else ask.highest))
    if isinstance(ask, AttackWords):
        return st.sampled_from(("d6", "d10+3", "6 d6 1 piercing; d8+3 forceful"))
    if isinstance(ask, OutOf):
        return st.sampled_from(("1", "6", "4/6", "0/99"))
    if isinstance(ask, Ratings):
        return st.one_of(
            st.permutations([2, 1, 0, -2]).map(lambda four: " ".join(map(str, four))),
            st.permutations("mgwp").map("".join),
        )
    if isinstance(ask, SixStats):
        return st.sampled_from(("", "2 1 0 0 -1 1", "9, -9, 0, 0, +3, 0"))
    if isinstance(ask, Things):
        return _things(ask)
    if isinstance(ask, Words):
        words = WORDS.map(lambda words: words[: ask.longest])
        return st.one_of(st.just(""), words) if ask.optional else words
    if isinstance(ask, Person):
        known = st.sampled_from([option.id for option in ask.options]) if ask.options else NAMES
        return st.one_of(known, NAMES, st.just("")) if ask.optional else st.one_of(known, NAMES)
    if isinstance(ask, YesNo):
        return st.booleans()
    raise AssertionError(f"no way to answer a {ask.kind}")


def _things(ask: Things) -> st.SearchStrategy[str]:
    """Several things of different names, with something to say of each; numbers where there must be some."""
    said = "1gp 3cp" if isinstance(ask, Numbered) and ask.of == PRICES else "2"
    names = st.lists(
        st.sampled_from(
            [
                name
                for name in ("Rope", "[/crew]", "🐭 Marrow", "Grünwald", "A Hall", "b", "c")
                if name.casefold() not in {taken.casefold() for taken in ask.taken}
            ]
        ),
        min_size=ask.least,
        max_size=3 if ask.most is None else min(3, ask.most),
        unique=True,
    )
    several = names.map(lambda found: "; ".join(f"{name}: {said}" for name in found))
    return st.one_of(st.just(""), several) if ask.optional else several


def play_at_random(draw: Draw, move: Move, table: Table, who: str = "gm") -> Played | None:
    """Play a move to its end, with asides now and then. None if the rules refuse it at this table."""
    answers: dict[str, Answer] = {}
    try:
        for _ in range(MOST_ASKS):
            result = run(move, table, who, answers)
            if isinstance(result, Done):
                return Played(move, answers, result)
            _answer(draw, result, answers)
    except Refused:
        return None
    raise AssertionError(f"{move.id} asked {MOST_ASKS} times")


def _answer(draw: Draw, result: Open, answers: dict[str, Answer]) -> None:
    asides = [aside for aside in result.ask.asides if draw(st.integers(0, 4)) == 0]
    for ask in (*asides, result.ask):
        source = draw(st.sampled_from(("typed", "rolled"))) if isinstance(ask, Dice) else "typed"
        answers[ask.key] = Answer(ask.kind, draw(answers_to(ask)), source)


def some_plays(draw: Draw, table: Table, count: int, moves: Iterable[Move] | None = None) -> list[Played]:
    """Up to `count` plays of moves at random, each on the table that the one before left."""
    choices = [move for move in (MOVES.values() if moves is None else moves) if move.id != "found"]
    played = []
    for _ in range(count):
        one = play_at_random(draw, draw(st.sampled_from(choices)), table)
        if one is not None:
            table = one.done.table
            played.append(one)
    return played
