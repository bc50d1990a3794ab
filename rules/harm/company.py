"""Keep Company: time together, a question asked and one asked back (HF-COMPANY)."""

from rules.asks import GM, Number, Option, Pick, Words
from rules.harm.bearers import sheet_of
from rules.harm.xp import gain_xp
from rules.homefront.people import name_someone
from rules.leading import nobody_able, who_leads
from rules.moves import Move
from rules.named import called, everyone
from rules.play import Play, Steps, step
from rules.sheets.hit_points import HitPointSheet

RULE = "HF-COMPANY"
MOST_XP = 6  # one for each question
QUESTIONS = (
    Option("you-do", "What do you do that grates on me, or charms me?"),
    Option("i-do", "What do I do that grates on you, or charms you?"),
    Option("mind", "Who or what do you seem to think about?"),
    Option("talk", "What do we talk of?"),
    Option("pass", "How do you, or we, while away the time?"),
    Option("reveal", "What do you newly show of yourself?"),
)


@step
def _company(play: Play) -> Steps[None]:
    who = yield from who_leads(play, rule=RULE, text="Who keeps company?")
    with play.scope(who):
        other = yield from name_someone(play, "with", "With whom?", rule=RULE, to=who)
        about = next((place for _, place, one in everyone(play.table) if one.name == other), f"characters.{who}")
        name = called(play.table, who)
        yield from _asks(play, "asked", f"What does {name} ask {other}?", who, f"{name} asks {other}", about)
        yield from _asks(play, "back", f"What does {other} ask {name}?", GM, f"{other} asks {name}", about)
        if isinstance(sheet_of(play.table, who), HitPointSheet):
            yes = yield from play.ask(
                Number(
                    id="xp",
                    text="For how many a yes does the GM grant XP?",
                    to=GM,
                    about=f"characters.{who}",
                    rule="HF-XP",
                    highest=MOST_XP,
                    offered=0,
                )
            )
            if yes:
                gain_xp(play, who, yes, why=f"kept company with {other}")


@step
def _asks(play: Play, id: str, text: str, to: str, says: str, about: str) -> Steps[None]:
    """One question, whose it is, and what is answered, which can be noted."""
    (question,) = yield from play.ask(Pick(id=id, text=text, to=to, about=about, rule=RULE, options=QUESTIONS))
    answer = yield from play.ask(
        Words(
            id=f"{id}-answer",
            text="And the answer?",
            to=GM,
            about=about,
            rule=RULE,
            optional=True,
            empty="told, not written",
        )
    )
    asked = next(option.text for option in QUESTIONS if option.id == question)
    play.remark(f"{says}: {asked} {answer}".rstrip(), about)


KEEP_COMPANY = Move(
    id="keep-company",
    name="Keep Company",
    letter="k",
    row="home",
    short="time together",
    trigger="Somebody spends a stretch of time with people",
    world="homefront",
    rules=(RULE, "HF-XP"),
    steps=_company,
    players=True,
    blocked=lambda table, who: nobody_able(table, who),
)
