"""Who is in the sample: five characters, and the people of Osmere and around it."""

from typing import Any

from rules.coins import GOLD, SILVER
from saves.sample.sitting import Sitting

RHEA, ODO, ISOLDE, BRAM, WEN = "rhea-tarn", "odo-finch", "isolde-marr", "bram-oster", "wen-hale"
HOB, ORLA, ALDOUS, CORRIE = "old-hob", "orla", "reeve-aldous", "widow-corrie"
GARET, MAB, JON, TAM = "garet", "mab", "little-jon", "tam-reed"
SIM = "sim-hask"

CHARACTERS: tuple[dict[str, Any], ...] = (  # what is said of each while they are made
    {
        "name": "Rhea Tarn",
        "player": "Ines",
        "sheet": ["wounds"],
        "class": ["warrior"],
        "ratings": "+2 +1 -2 0",
        "free-perk": "Hard to Kill: pain comes later",
        "other-perks": "First In: nobody strikes before you; Scarred: they see it and step back",
        "renown": 2,
        "gold": 50 * GOLD,
        "gear": "Longsword: 3 Harm; Mail: 2 armor; Whetstone",
        "armor": 2,
        "rations": 3,
        "look": "tall, a burnt left hand",
        "background": "ten winters of other people's wars",
        "home": "the gatehouse of Osmere",
        "questions": "Who taught you to fight?; Whom did you fail?",
        "who-taught-you-to-fight": "a captain who is dead now",
        "want": "a fight that is worth it",
        "connection-1/who": "old-hob",
        "door": "the weir, and whoever builds",
        "why": "she dug him out once",
    },
    {
        "name": "Odo Finch",
        "player": "Tobias",
        "sheet": ["wounds"],
        "class": ["rogue"],
        "ratings": "-2 +2 +1 0",
        "free-perk": "Light Feet: no sound on stone",
        "other-perks": "Open Hands: any lock, given time; Second Name: papers that hold",
        "contacts": "The Ferryman: over the river by night; Sister Anselm: who lies ill; Crook Ned: buys what is hot",
        "gold": 42 * GOLD + 7 * SILVER + 3,
        "gear": "Knife: 2 Harm; Leather coat: 1 armor; Picks",
        "armor": 1,
        "rations": 2,
        "look": "small, never still",
        "background": "grew up under the docks",
        "home": "the loft over the mill",
        "want": "to owe nobody",
        "connection-1/who": "reeve-aldous",
        "door": "the granary's books",
        "why": "Odo finds what was mislaid",
    },
    {
        "name": "Isolde Marr",
        "player": "Ruth",
        "sheet": ["wounds"],
        "class": ["priest"],
        "ratings": "-2 0 +1 +2",
        "free-perk": "Heard: the faithful come when called",
        "other-perks": "Last Words: the dying tell you true; Quiet Voice: a crowd falls still",
        "faithful": 20,
        "creed": "the thaw comes to who keeps the fire",
        "gold": 60 * GOLD,
        "gear": "Staff: 2 Harm; Bell; Lamp oil",
        "kit": 3,
        "rations": 4,
        "look": "grey at forty, straight as a post",
        "background": "left a great temple for a small one",
        "home": "the shrine by the well",
        "want": "a roof over the shrine",
        "connection-1/who": "widow-corrie",
        "door": "the mill and all who bring grain",
        "why": "her sons were buried well",
    },
    {
        "name": "Bram Oster",
        "player": "Ben",
        "sheet": ["hit-points"],
        "playbook": "Marshal",
        "stats": "+2 0 +1 0 +1 -1",
        "max-hp": 20,
        "armor": 2,
        "die": ["d8"],
        "supplies": 4,
        "instinct": "Duty: he will not leave anyone outside the wall",
        "moves": "Crew: Garet and Mab follow him",
        "gear": "Spear and shield: d8, +1 armor; Hauberk; Horn of Osmere: heard a mile off",
    },
    {
        "name": "Wen Hale",
        "player": "Mira",
        "sheet": ["hit-points"],
        "playbook": "Seeker",
        "stats": "-1 +1 +2 0 0 +1",
        "max-hp": 16,
        "die": ["d6"],
        "supplies": 3,
        "instinct": "Wonder: to open what was shut",
        "moves": "Well Versed: she has read of it",
        "gear": "Crook: d6; Notebook",
    },
)
AT_FIRST = (
    ("Old Hob", "engineer, built the weir"),
    ("Orla", "keeper of the well"),
    ("Reeve Aldous", "reeve, counts the grain"),
    ("Widow Corrie", "runs the mill"),
    ("Garet", "Bram's crew, archer"),
    ("Mab", "Bram's crew, keen eyes"),
)


def gather(table: Sitting) -> None:
    """Whom everybody knows, and then the players make their characters."""
    for name, role in AT_FIRST:
        table.add(name, role)
    for said in CHARACTERS:
        table.play("make-character", said)
