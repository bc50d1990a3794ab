"""The modal as lines: one skeleton for every ask and for the confirm."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rules.asks import Ask
from rules.run import Answered
from saves.entry import counts_for_undo
from tui.draft_titles import play_title
from tui.moves.answered import answered_lines, newest
from tui.moves.confirm import Confirm
from tui.moves.drawing import BOLD, GAP, KEY, MUT, RUST, Pen, keys_line, say
from tui.moves.fitting import fit
from tui.moves.front import AskFront, Front, Keys
from tui.moves.head import head
from tui.moves.in_words import before, person, summary, whose
from tui.moves.preview import change_rows, most_telling
from tui.moves.sitting import Sitting
from tui.moves.swap import Swap
from tui.widgets.cells import EMPTY, Line, cut, width_of

FRAME = 3  # cells at each side: the frame and two blanks
BETWEEN_KEYS = 3  # cells
NOTE = 3  # rows at most for what has to be told
MANY = 1000  # rows, more than anything takes
LEAVES = ("leave, nothing spent", "leave")  # as there is room
LEAVES_KEPT = ("leave, kept as a draft, nothing spent", "leave, kept as a draft", "leave, kept")

SOME = -1  # as many rows as asides take that stand beside each other

_ASK_GIVES_WAY = (
    ("gap-answered", 0), ("gap-asides", 0), ("gap-preview", 0), ("front-gaps", 0), ("answered", 2), ("preview", 5),
    ("gap-head", 0), ("preview", 4), ("answered", 1), ("asides", SOME), ("preview", 2), ("asides", 1), ("front", 4),
    ("head", 1), ("answered", 0), ("front", 1),
)  # fmt: skip
_CONFIRM_GIVES_WAY = (
    ("gap-asides", 0), ("gap-preview", 0), ("gap-answered", 0), ("answered", 3), ("asides", SOME), ("answered", 2),
    ("asides", 1), ("front", 8), ("gap-head", 0), ("answered", 1), ("head", 1), ("front", 4), ("answered", 0),
    ("front", 2),
)  # fmt: skip


def page(sitting: Sitting, pen: Pen, *, number: int | None = None, writing: bool = False) -> list[Line]:
    """All lines inside the frame, exactly `pen.rows` of them.

    `number` is what the entry will have, where the seat sees numbers. `writing`: it is on its way to the disk.
    """
    note, keys = _note(sitting, pen), _keys(sitting, pen, writing=writing)
    room = pen.with_rows(pen.rows - len(note) - 1)
    above, below = _parts(sitting, room, number)
    between = [EMPTY] * (room.rows - len(above) - len(below))
    body = [*above, *between, *below]
    return [*body[: room.rows], *note, keys]


def wanted_rows(sitting: Sitting, pen: Pen, number: int | None) -> int:
    """How many rows all of it would take; blank ones that only part it from the rest are not worth growing for."""
    above, below = _parts(sitting, pen.with_rows(MANY), number)
    lines = [line for line in (*above, *below) if line != EMPTY]
    return len(lines) + len(_note(sitting, pen)) + 1


def framed(pen: Pen, name: str, lines: list[Line]) -> list[Line]:
    """The frame with the title in it, around the lines."""
    glyphs, width = pen.glyphs, pen.width + 2 * FRAME
    name = cut(name, width - 8, glyphs)
    top = ((f"{glyphs.top_left}{glyphs.rule} {name} ", KEY),)
    rest = width - 1 - width_of(top)
    left, right = (f"{glyphs.side}{' ' * (FRAME - 1)}", KEY), (f"{' ' * (FRAME - 1)}{glyphs.side}", KEY)
    return [
        (*top, (f"{glyphs.rule * rest}{glyphs.top_right}", KEY)),
        *((left, *pen.fill(line, pen.width), right) for line in lines),
        ((f"{glyphs.bottom_left}{glyphs.rule * (width - 2)}{glyphs.bottom_right}", KEY),),
    ]


def title_of(sitting: Sitting) -> str:
    """The move, whom it is about and who leads it."""
    move, who, table = sitting.play.move, sitting.conversation.who, sitting.coming.table
    if sitting.result is None:
        return play_title(table, move, who, "", {})  # nothing of it runs
    answers = {one.ask.key: one.answer for one in sitting.coming.answered}
    return play_title(table, move, who, move.draft(table), answers, sitting.coming.granted)


def _parts(sitting: Sitting, pen: Pen, number: int | None) -> tuple[list[Line], list[Line]]:
    """What stands at the top, and what stands at the bottom."""
    result, front = sitting.result, sitting.in_front
    answered = answered_lines(pen, [one for one in sitting.coming.answered if not _stands_below(one, front)])
    asides, answers, swap = sitting.asides, sitting.conversation.answers, sitting.swap
    asides.without = swap.aside.letter if swap else ""
    field, besides = replace(pen, lit=asides.chosen is None), replace(pen, lit=not sitting.typing)
    heads, aside_lines = head(pen, sitting.play.move, result), asides.lines(besides, answers)
    asked = _asked(sitting, pen, front, swap) if isinstance(front, AskFront) else []
    confirm = isinstance(front, Confirm)
    preview = [] if confirm else _preview(sitting, pen)
    in_front = front.lines(field.with_rows(MANY))
    gaps = in_front.count(EMPTY)
    wanted = {
        "head": len(heads),
        "gap-head": 1,
        "answered": len(answered),
        "gap-answered": bool(answered),
        "asked": len(asked),
        "front": len(in_front) - gaps,
        "front-gaps": gaps,
        "gap-asides": bool(aside_lines),
        "asides": len(aside_lines),
        "gap-preview": 1,
        "preview": 1 if confirm else len(preview),
    }
    some = asides.some_lines(besides, answers)
    order = _CONFIRM_GIVES_WAY if confirm else _ASK_GIVES_WAY
    rows = fit(wanted, [(part, len(some) if least == SOME else least) for part, least in order], pen.rows)
    if rows["head"] < len(heads):
        heads = head(pen, sitting.play.move, result, tight=True)
    few = some if rows["asides"] >= len(some) else asides.few_lines(besides, answers, rows["asides"])
    if rows["asides"] == len(aside_lines):
        few = aside_lines
    shown = newest(answered, rows["answered"])
    above = [*heads, *_gap(rows["gap-head"]), *shown, *_gap(rows["gap-answered"]), *asked]
    above += front.lines(field.with_rows(rows["front"] + rows["front-gaps"]))
    if confirm:
        entry = [_entry(sitting, pen, number)]
        return [*above, *_gap(rows["gap-preview"]), *entry], few
    if len(preview) > rows["preview"]:
        preview = _preview(sitting, pen, rows["preview"])
    return [*above, *_gap(rows["gap-asides"]), *few], preview


def _stands_below(one: Answered, front: Front) -> bool:
    """Whether an answer is an aside of the ask in front, which shows it itself."""
    return one.aside and isinstance(front, AskFront) and one.ask in front.asides


def _gap(rows: int) -> list[Line]:
    return [EMPTY] * rows


def _asked(sitting: Sitting, pen: Pen, front: AskFront[Any], swap: Swap | None) -> list[Line]:
    """The ask itself, whose choice it is, the rule, and what was answered before."""
    ask: Ask[Any] = front.ask
    to = "" if swap else f"{whose(sitting.coming.table, ask)}  "
    lines = pen.words_and(ask.text, BOLD, say(f"{to}{ask.rule}".rstrip(), MUT))
    if swap:
        lines.append(_whose_of_two(sitting, pen, ask, swap))
    if front.old is not None:
        lines.append(pen.cut(say(before(ask, front.old), MUT)))
    return lines


def _whose_of_two(sitting: Sitting, pen: Pen, ask: Ask[Any], swap: Swap) -> Line:
    """Whose choice it is, whose it could be and when, and the letter that swaps them."""
    table, glyphs = sitting.coming.table, pen.glyphs
    first = whose(table, replace(ask, to=swap.first))
    second = whose(table, replace(ask, to=swap.second))
    if swap.said:
        first = person(table, swap.first)
    else:
        second = person(table, swap.second)
    second += f": {swap.aside.text[:1].lower()}{swap.aside.text[1:]}"
    ours, theirs = (
        ((glyphs.not_now, MUT), (glyphs.now, KEY)) if swap.said else ((glyphs.now, KEY), (glyphs.not_now, MUT))
    )
    styles = (MUT, BOLD) if swap.said else (BOLD, MUT)
    left: Line = (ours, *say(f" {first}   ", styles[0]), theirs, *say(f" {second}", styles[1]))
    return pen.spread(left, ((swap.aside.letter, KEY), (" swaps", MUT)))


def _preview(sitting: Sitting, pen: Pen, rows: int | None = None) -> list[Line]:
    """What the answers so far come to, and the one that Enter would give now; the newest where there is little room."""
    result, changes = sitting.result, sitting.coming.changes(sitting.front.tentative())
    if result is None:
        return []
    spent = "nothing is spent yet"
    if rows is None:
        told = [line for row in change_rows(pen, result.table, changes) for line in row]
        return [pen.heading("If you go on", spent), *(told or [say("  no change so far", MUT)])]
    count = max(1, rows - 1)
    left_out = max(0, len(changes) - count)
    told = [row[0] for row in change_rows(pen, result.table, most_telling(changes, count), full=False)]
    more = f"{left_out} more {pen.glyphs.dot} {spent}" if left_out else spent
    return [pen.heading("If you go on", more), *(told or [say("  no change so far", MUT)])]


def _entry(sitting: Sitting, pen: Pen, number: int | None) -> Line:
    """The entry that it will be."""
    who = person(sitting.coming.table, sitting.conversation.who).removeprefix("the ")
    said = f"{who}: {summary(sitting.play.move, sitting.coming.answered)}"
    undo: Line = (("one ", MUT), ("u", KEY), (" undoes all of it", MUT))
    if not counts_for_undo(sitting.play.move.id):
        undo = (("U", KEY), (" in the Chronicle takes it back", MUT)) if sitting.coming.seat.is_gm else EMPTY
    return pen.spread(((f"  #{number}  " if number else "  ", MUT), *say(said)), undo)


def _note(sitting: Sitting, pen: Pen) -> list[Line]:
    """Why a key was not taken, or what else has to be told; an empty row where there is nothing."""
    note = pen.wrap(f"! {sitting.note}", RUST, NOTE) if sitting.note else []
    return [*pen.wrap(sitting.news, MUT, NOTE), *note][-NOTE:] or [EMPTY]


def _keys(sitting: Sitting, pen: Pen, *, writing: bool) -> Line:
    if writing:
        return say("being written", MUT)
    front, keys, kept = sitting.in_front, sitting.in_front.keys(), sitting.play.said
    end = ("Esc", front.escape or ("back" if sitting.inside else "leave"))
    if sitting.asides.chosen is not None:
        keys, end = [("Space", "say it, or take it back"), ("Enter", "go on"), ("Tab", "to the field")], ("Esc", "back")
    elif sitting.typing and sitting.asides.asks and sitting.inside is None and not front.escape:
        keys = _with_tab(sitting.asides.asks, pen, keys, end)
    commit = isinstance(front, Confirm)
    if end[1] == "leave":
        ways = [(end[0], words) for words in (LEAVES_KEPT if kept else LEAVES)]
        end = next((way for way in ways if _fits(pen, keys, way, commit=commit)), ways[-1])
    return keys_line(pen, keys, end, commit=commit)


def _with_tab(asides: Sequence[Ask[Any]], pen: Pen, keys: Keys, end: tuple[str, str]) -> Keys:
    """The keys with Tab, and what it is for: the one aside that there is, where its name has room, or that some are."""
    *first, last = keys
    some = ("Tab", "more choices" if len(asides) > 1 else "one more choice")
    name = ("Tab", f"{asides[0].letter} {asides[0].text[:1].lower()}{asides[0].text[1:]}")
    wishes = [[*first, name, last], *([[*first, name]] if last[1] == "delete" else [])] if len(asides) == 1 else []
    wishes += [[*first, some, last], [*first, some]]
    return next((wish for wish in wishes if _fits(pen, wish, end)), [*first[-1:], some])


def _fits(pen: Pen, keys: Keys, end: tuple[str, str], *, commit: bool = False) -> bool:
    """Whether the footer has room for all of them. One that commits is drawn as a button, two cells wider."""
    left = sum(len(f"{key} {what}") + BETWEEN_KEYS for key, what in keys) - BETWEEN_KEYS + 2 * commit
    return left + GAP + len(" ".join(end)) <= pen.width
