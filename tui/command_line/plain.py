"""Plain text: asks, previews and entries in lines that a screen reader and a dumb terminal can take."""

from collections.abc import Iterable, Sequence
from typing import Any

from rules.asks import Ask, Dice, Money, Number, Option, Person, Pick, YesNo
from rules.changes import Change, Remark
from rules.coins import coins
from rules.table import Table
from rules.throws import TOTALS
from tui.change_words import change_in_words, follows_in_words, told
from tui.reading import offered
from tui.telling import name_of


def ask_lines(ask: Ask[Any], table: Table) -> list[str]:
    """A question with everything that can be answered to it."""
    lines = [f"{ask.text} ({_to(ask, table)})"]
    if isinstance(ask, Dice) and (roll := ask.pool or ask.throw):
        lines.append(f"  {roll.text()}: {'; '.join(roll.because)}")
    if isinstance(ask, Dice):
        lines += [f"  {TOTALS[name] if ask.throw else name}: {meaning}" for name, meaning in ask.tiers]
    if isinstance(ask, Pick | Person):
        lines += [
            f"  {number}. {option.id}: {option_text(option)}" for number, option in enumerate(ask.options, start=1)
        ]
    if isinstance(ask, Pick):
        lines += [f"  not now: {option_text(option)}" for option in ask.gone]
    lines += [f"  or also /{aside.id}: {aside.text}{_effect(aside)}" for aside in ask.asides]
    return lines


def how_to_answer(ask: Ask[Any]) -> str:
    """What can be typed, in a few words."""
    if isinstance(ask, Dice):
        return f"{ask.count}d{ask.sides}, as they fell; or roll"
    if isinstance(ask, Pick):
        offer = f"; Enter: {', '.join(ask.offered)}" if ask.offered else ""
        return f"pick {ask.how_many()}, by number or id{offer}"
    if isinstance(ask, YesNo):
        return "yes or no"
    if isinstance(ask, Money):
        offer = "" if ask.offered is None else f"; Enter: {coins(ask.offered)}"
        return f"an amount, such as 12gp 5sp; a bare number is gold{offer}"
    if isinstance(ask, Number):
        words, empty = "a number", ""
    elif isinstance(ask, Person):
        words, empty = "by number or id, or the name of someone new" if ask.options else "a name", ask.empty
    else:
        words, empty = "words", getattr(ask, "empty", "")
    offer = offered(ask)
    return words if offer is None else f"{words}; Enter: {empty if offer == '' else offer}"


def option_text(option: Option) -> str:
    """An option with what it would do."""
    return f"{option.text} ({option.effect})" if option.effect else option.text


def _effect(aside: Ask[Any]) -> str:
    effect = aside.effect if isinstance(aside, YesNo) else ""
    return f" ({effect})" if effect else ""


def _to(ask: Ask[Any], table: Table) -> str:
    return f"asked of {'the GM' if ask.to == 'gm' else name_of(table, ask.to)}"


def change_line(table: Table, change: Change) -> str:
    """A change, old to new, with its rule and its arithmetic."""
    word, before, after = change_in_words(table, change)
    value = f"{before} -> {after}" if before else after
    because = ", ".join(filter(None, [change.rule, change.why]))
    line = f"{word}: {value}" + (f"   ({because})" if because else "")
    return f"left out, so not made: {line}" if change.waived else line


def preview_lines(before: Table, after: Table, changes: Iterable[Change], differs: Sequence[str] = ()) -> list[str]:
    """What a play would change, each with the key at which it can be waived. `differs`: keys to be marked."""
    lines = []
    for change in told(changes):
        key = f"   [{change.waived_at}]" if change.waived_at else ""
        mark = "now different: " if change.key in differs else ""
        lines.append(f"{mark}{change_line(after, change)}{key}")
    return [*(lines or ["Nothing on the table changes."]), *follows_in_words(before, after)]


def remark_lines(remarks: Iterable[Remark]) -> list[str]:
    """What a play has to say besides."""
    return [f"to be told at the table: {one.text}" if one.to_tell else one.text for one in remarks]
