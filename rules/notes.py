"""A note: words for the chronicle, one's own or for all. It changes nothing."""

from msgspec.structs import replace

from rules.asks import Words, YesNo
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.sight import ALL_NOTES, own_notes

FOR_ALL = YesNo(id="for-all", letter="a", text="For everybody to read", effect="every seat sees it")


@step
def _note(play: Play) -> Steps[None]:
    for_all = replace(FOR_ALL, to=play.who)
    words = yield from play.ask(
        Words(id="words", text="Note", to=play.who, about=own_notes(play.who), asides=(for_all,))
    )
    play.remark(words, about=ALL_NOTES if play.aside("words", FOR_ALL) else own_notes(play.who))


NOTE = Move(
    id="note",
    name="Note",
    trigger="Something is worth writing down",
    rules=(),
    steps=_note,
    players=True,
)
