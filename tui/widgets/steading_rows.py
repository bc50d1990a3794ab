"""The rows of the steading's things: threats, plans, gains, resources and marks, each as wide as its pane."""

from collections.abc import Iterator

from rich.cells import cell_len

from rules.effects import LACKING_BY
from rules.homefront.disaster import mark_means
from rules.homefront.gains import card
from rules.homefront.plans import work_on
from rules.homefront.season_roll import RESET_WHEN_MALCONTENT
from rules.registry import MOVES
from rules.sight import View
from rules.table import Gain, Plan, Requirement, Resource, Threat
from rules.track import Track
from rules.tracks import GAIN_STATUS, LACKING, MALCONTENT, MARKS, PLAN_STATUS, RESOURCE_STATUS, THREAT_STAGE
from tui.glyphs import Glyphs
from tui.widgets.cells import Line, apart, clean, cut_line, fit, width_of
from tui.widgets.pane import Row

MOST_BOXES = 5  # that are drawn of a threat's stages or of what a plan takes; the numbers stand beside them anyway
DISADVANTAGED = ("deploy", "muster", "pull-together")  # where diminished is marked: HF-MARKS-1
COUNT = MOST_BOXES + 6  # cells for the boxes and the numbers
STATE = 8  # cells for a threat's word


def threat_row(view: View, slug: str, threat: Threat, width: int, glyphs: Glyphs, *, says_next: bool) -> Row:
    """A threat: its name, how it stands, its stages. `says_next`: also what it does next, for those who know."""
    place = THREAT_STAGE.at(slug).where
    if not view.shows(place):
        return Row(f"threats.{slug}", (((clean(threat.name), "$txt"),),))
    word, style = _state(threat)
    name: Line = ((fit(threat.name, width - STATE - COUNT - 1, glyphs), "$txt"), (" ", ""))
    left: Line = (*name, (fit(word, STATE, glyphs), style), *_dots(threat.stage, threat.stages, glyphs))
    lines = [apart(left, _of(threat.stage, threat.stages), width, glyphs, gap=0)]
    if says_next and threat.next:
        lines.append(_below("next: ", threat.next, width, glyphs))
    return Row(place, tuple(lines))


def _state(threat: Threat) -> tuple[str, str]:
    if not threat.known:
        return "hidden", "$mut"
    return ("looming", "bold $dusk") if threat.stage else ("hinted", "$mut")


def _dots(stage: int, stages: int, glyphs: Glyphs) -> Line:
    if stages > MOST_BOXES:
        return ()
    return (glyphs.now * stage, "$dusk"), (glyphs.not_now * (stages - stage), "$mut")


def _of(done: int, all_of_it: int) -> Line:
    return (str(done), "bold $txt"), (f"/{all_of_it}", "$mut")


def _below(label: str, words: str, width: int, glyphs: Glyphs) -> Line:
    return cut_line((("  ", ""), (label, "$mut"), (clean(words), "$txt")), width, glyphs)


def plan_rows(view: View, slug: str, plan: Plan, width: int, glyphs: Glyphs, *, all_of_it: bool) -> Iterator[Row]:
    """A plan: its name and how much of it is there; below it what can be done for it next, or `all_of_it`."""
    parts = plan.requirements
    done, count = sum(one.done for one in parts.values()), len(parts)
    place = PLAN_STATUS.at(slug).where
    boxes: Line = ()
    if count <= MOST_BOXES:
        boxes = (glyphs.have * done, "$moss"), (glyphs.lack * (count - done), "$box")
    left: Line = ((fit(plan.name, width - COUNT, glyphs), "$txt"), *boxes)
    title = apart(left, _of(done, count) if count else (), width, glyphs, gap=0)
    if all_of_it:
        yield Row(place, (title,))
        for id, one in parts.items():
            yield Row(f"plans.{slug}.requirements.{id}", (_requirement(one, width, glyphs),))
        return
    work = work_on(view.table, slug)
    coming = (parts[work[0].id.partition("/")[2]].text if parts else "the work itself") if work else "other plans first"
    yield Row(place, (title, _below("next: ", coming, width, glyphs)))


def _requirement(one: Requirement, width: int, glyphs: Glyphs) -> Line:
    sign = (glyphs.done, "$moss") if one.done else (glyphs.lack, "$box")
    return cut_line((("  ", ""), sign, (" ", ""), (clean(one.text), "$mut" if one.done else "$txt")), width, glyphs)


def gain_row(slug: str, gain: Gain, width: int, glyphs: Glyphs, *, says_what: bool) -> Row:
    """A gain that is held, as a card: its name and until when; `says_what`: what it is good for."""
    held = card(gain.kind)
    lines = [apart(((held.name, "$txt"),), ((held.ends, "$mut"),), width, glyphs)]
    if says_what:
        lines.append(_below("", held.good_for, width, glyphs))
    return Row(GAIN_STATUS.at(slug).where, tuple(lines))


def resource_row(slug: str, one: Resource, width: int, glyphs: Glyphs) -> Row:
    """Something that the steading has, or an improvement."""
    kind: Line = ((one.kind, "$mut"),) if one.kind != "resource" else ()
    return Row(RESOURCE_STATUS.at(slug).where, (apart(((clean(one.name), "$txt"),), kind, width, glyphs),))


def mark_rows(view: View, width: int, glyphs: Glyphs) -> list[Row]:
    """The three marks, each with what it does while it is on."""
    return [Row(mark.where, (_mark(mark, view, width, glyphs),)) for mark in MARKS]


def _mark(mark: Track, view: View, width: int, glyphs: Glyphs) -> Line:
    on = bool(mark.value(view.table))
    sign: Line = ((f"{glyphs.have} {mark.word:<11}", "bold $rust"),)
    if not on:
        sign = (glyphs.lack, "$box"), (f" {mark.word:<11}", "$mut")
    means = mark_means(mark)
    if width_of(sign) + cell_len(means) > width:
        means = _means_in_short(mark)
    return cut_line((*sign, (means, "$txt" if on else "$mut")), width, glyphs)


def _means_in_short(mark: Track) -> str:
    """The same where there is little room; moves by the letters that stand beside it. `i` has all of it."""
    if mark == LACKING:
        return f"Prosperity {LACKING_BY:+d}"
    if mark == MALCONTENT:
        return f"Fortunes reset to {RESET_WHEN_MALCONTENT}"
    return f"{' '.join(MOVES[move].letter for move in DISADVANTAGED)} disadvantaged"
