"""Scenes of the modal: every kind of ask, the preview and the confirm, as they come up in a real campaign."""

from pathlib import Path

from saves.campaign import OpenCampaign
from tests.scenes.campaigns import begun, hard_winter, left_open, odd_names, played
from tests.scenes.scene import LARGE, SMALL, Scene


def sluice(folder: Path) -> OpenCampaign:
    """Two dice to deploy with, somebody to lead, and a threat."""
    campaign = begun(folder, defenses=2)
    played(campaign, "threat", "Grey Reavers")
    played(campaign, "deploy", "Bram Oster", [6, 2])
    return campaign


def before_summer(folder: Path) -> OpenCampaign:
    """A spring that was played."""
    campaign = sluice(folder)
    played(campaign, "seasons-change", "Isolde Marr", [6, 4], ["news"])
    return campaign


def before_winter(folder: Path) -> OpenCampaign:
    """An autumn with too little in store, and nothing left to lose."""
    campaign = begun(folder, population=2, surplus=1, fortunes=0)
    for move, *answers in (
        ("threat", "Grey Reavers"),
        ("seasons-change", "", [1, 1], ["grey-reavers"]),
        ("seasons-change", "", [2, 1], ["grey-reavers"], [1]),
        ("seasons-change", "", [6, 1], ["news"]),
        ("harvest", [1]),
        ("by-hand", ["steading.fortunes"], -2),
    ):
        played(campaign, move, *answers)
    return campaign


def put_aside(folder: Path) -> OpenCampaign:
    """A Deploy that was left at its cost."""
    campaign = sluice(folder)
    left_open(campaign, "deploy", "Bram Oster", [5, 3])
    return campaign


DEPLOY = ("m", "d", "backspace", "1", "enter")
HUNGER = ("m", "s", "enter", "4")

PERSON = Scene("move-person", sluice, ("m", "d", "backspace"))
DICE = Scene("move-dice", sluice, (*DEPLOY, "5"))
DICE_REASON = Scene("move-dice-reason", sluice, (*DEPLOY, "5", "7"))
DIE = Scene("move-die", before_winter, ("m", "s", "enter"))
PICK = Scene("move-pick", sluice, (*DEPLOY, "5", "3", "j"))
PICK_ASIDES = Scene("move-pick-asides", sluice, (*DEPLOY, "5", "3", "j", "w", "x"))
SEVERAL = Scene("move-several", before_summer, ("m", "s", "enter", "6", "3", "1", "3"))
FILTER = Scene("move-filter", hard_winter, ("E", "slash", "g", "r", "e"))
NUMBER = Scene("move-number", hard_winter, ("j", "e", "7"))
WORDS = Scene("move-words", hard_winter, ("j", "e", "7", "enter", *"The mill"))
WORDS_ASIDES = Scene("move-words-asides", begun, ("m", "g", *"Wolves", "tab"))
YES_NO = Scene("move-yes-no", hard_winter, ("E", "slash", "m", "a", "l", "enter", "enter"))
CONFIRM = Scene("move-confirm", sluice, (*DEPLOY, "5", "3", "2", "x"))
WAIVED = Scene("move-waived", sluice, (*DEPLOY, "5", "3", "2", "1"))
DISCARD = Scene("move-discard", sluice, (*DEPLOY, "5", "3", "X"))
BACK = Scene("move-back", sluice, (*DEPLOY, "5", "3", "2", "backspace", "backspace"))
UNKNOWN = Scene("move-unknown-threat", hard_winter, ("m", "g", "2"))
TAKEN_UP = Scene("move-taken-up", put_aside, ("m", "d"))
BELOW_ZERO = Scene("move-below-zero", before_winter, HUNGER)
WINTER = Scene("move-winter-confirm", before_winter, (*HUNGER, "2", "1", "1", "2", "3", "1"))
NAMES = Scene("move-names", odd_names, ("m", "d", "backspace", "1"))
PICK_NAMES = Scene("move-pick-names", odd_names, ("m", "g"))
CONFIRM_NAMES = Scene("move-confirm-names", odd_names, ("m", "r", "1", *"[/ ruin", "enter"))

ASKS = (PERSON, DICE, PICK, SEVERAL, NUMBER, WORDS, YES_NO, CONFIRM)

MOVE_SCENES: tuple[Scene, ...] = (
    *(one for scene in ASKS for one in scene.everywhere()),
    *(scene.at(*size) for scene in (WINTER, NAMES, PICK_NAMES, CONFIRM_NAMES) for size in (SMALL, LARGE)),
    *(DICE_REASON, DIE, PICK_ASIDES, FILTER, WORDS_ASIDES, WAIVED, DISCARD, BACK, UNKNOWN, TAKEN_UP, BELOW_ZERO),
)
