"""Ask a Question that was held; and when the situation ends, what is held ends with it (DG-READ-PERSON)."""

from rules.asks import Option, Pick
from rules.combat.tracks import QUESTIONS_LEFT
from rules.leading import able, nobody_able, who_leads
from rules.moves import Move
from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.questions import Questions
from rules.table import Table
from rules.table_moves.questions import SUBJECTS, WRITTEN, about_of, acts_no_more, answer, counted, options
from rules.table_moves.tiered import SHEET

RULE = "DG-READ-PERSON"
OVER = "over"
NOBODY = "nobody holds a question"


def held_by(table: Table, who: str) -> dict[str, Questions]:
    """The questions that somebody holds, by id."""
    return {id: one for id, one in table.characters[who].questions.items() if one.status == "held"}


def _holders(table: Table) -> tuple[Option, ...]:
    return tuple(
        Option(one.id, one.text, counted(_count(table, one.id)), one.about)
        for one in able(table, SHEET)
        if held_by(table, one.id)
    )


def _count(table: Table, who: str) -> int:
    return sum(one.left for one in held_by(table, who).values())


@step
def _ask(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who asks?", sheet=SHEET, options=_holders(play.table))
    with play.scope(who):
        there = held_by(play.table, who)
        id = next(iter(there))
        if len(there) > 1:
            (id,) = yield from play.ask(
                Pick(
                    id="which",
                    text="Of what?",
                    to=who,
                    about=f"characters.{who}",
                    rule=RULE,
                    options=tuple(
                        Option(one, held.name, f"{counted(held.left)} left", about_of(play.table, who, held.of))
                        for one, held in there.items()
                    ),
                )
            )
        with play.scope(id):
            yield from _one_of(play, who, id, there[id])


@step
def _one_of(play: Play, who: str, id: str, held: Questions) -> Steps[None]:
    """One of its questions, or the situation has ended and they are gone."""
    subject, about = SUBJECTS[held.move], about_of(play.table, who, held.of)
    gone = Option(OVER, "The situation is over", f"{counted(held.left)} not asked any more", about)
    (picked,) = yield from play.ask(
        Pick(
            id="asked",
            text=f"{held.name}: {counted(held.left)} left",
            to=who,
            about=about,
            rule=subject.rule,
            options=(*options(subject, about), gone),
            asides=(WRITTEN,),
        )
    )
    at = f"characters.{who}.questions.{id}"
    if picked == OVER:
        play.set(f"{at}.status", "ended", rule=subject.rule, why="the situation is over")
        if subject.forward:
            acts_no_more(play, who, why="the moment is over")
        return
    play.adjust(QUESTIONS_LEFT.at(who, id), -1, rule=subject.rule, why="asked")
    if held.left == 1:
        play.set(f"{at}.status", "asked", rule=subject.rule, why="none is left")
    written = play.aside("asked", WRITTEN) or False
    yield from answer(play, who, subject, held.of, picked, written=written)


def _blocked(table: Table, who: str) -> str | None:
    if reason := nobody_able(table, who, SHEET):
        return reason
    if who in table.characters:
        return None if held_by(table, who) else f"{called(table, who)} holds no question"
    return None if _holders(table) else NOBODY


def _hint(table: Table) -> str:
    return f"{sum(_count(table, one.id) for one in _holders(table))} held"


ASK_QUESTION = Move(
    id="ask-question",
    name="Ask a Question",
    letter="i",
    short="one held",
    tab="combat",
    trigger="Somebody asks what they held back, or the situation is over",
    rules=(RULE, "DG-READ-MOMENT"),
    world="days-of-gold",
    steps=_ask,
    players=True,
    hint=_hint,
    blocked=_blocked,
)
