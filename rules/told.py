"""What the table makes of something, in its own words: written down, or else still to be told."""

from rules.asks import Words
from rules.play import Play, Steps, step


@step
def told(play: Play, question: Words, says: str, unsaid: str) -> Steps[None]:
    """Ask for words that may be left out, and remark on them after `says`; `unsaid` is what is left to tell."""
    words = yield from play.ask(question)
    play.remark(f"{says}: {words}" if words else unsaid, question.about, to_tell=not words)
