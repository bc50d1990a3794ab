"""One out of some: the only one that there is, else whichever is picked."""

from rules.asks import Pick
from rules.play import Play, Steps, step


@step
def the_one(play: Play, question: Pick) -> Steps[str]:
    """The id of what is picked. A question with one option is not put at all: that one it is."""
    (one,) = question.options[:1]
    if len(question.options) == 1:
        play.granted.append((question, [one.id]))
        return one.id
    (picked,) = yield from play.ask(question)
    return picked
