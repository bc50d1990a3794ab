"""The tracks of fights, foes, battalions and what helps in a fight, and of what a character fights with."""

from typing import get_args

from rules.combat.sides import MOST_ALIKE, MOST_MEMBERS
from rules.kept import LONGEST_TEXT, MOST_STAT, Status
from rules.sheet_tracks import on_sheets
from rules.sheets.others import OTHERS_SHEETS
from rules.track import Track

_STATUSES = get_args(Status)

FIGHT_NAME = Track("fights.*.name", "name", "DG-SPOTLIGHT", kind="words")
FIGHT_STATUS = Track("fights.*.status", "status", "DG-SPOTLIGHT", kind="choice", choices=("on", "kept", "over"))
EXCHANGE = Track("fights.*.exchange", "exchange", "DG-FIGHT")
FIGHTER_STATUS = Track(
    "fights.*.fighters.*.status", "in the fight", "DG-SPOTLIGHT", kind="choice", choices=("in", "out")
)
FOE_NAME = Track("foes.*.name", "name", "DG-NPC", kind="words")
FOE_STATUS = Track("foes.*.status", "status", "DG-NPC", kind="choice", choices=_STATUSES)
FOE_KNOWN = Track("foes.*.known", "known to the players", "DG-NPC", kind="mark", gm_only=True)
FOE_MANY = Track("foes.*.many", "how many", "DG-NPC", highest=MOST_ALIKE)
FOE_NOTE = Track(
    "foes.*.note", "how they fight", "DG-NPC", kind="words", longest=LONGEST_TEXT, optional=True, gm_only=True
)
FOE_SHEETS = on_sheets("foes", (sheet.LINES for sheet in OTHERS_SHEETS.values()))
BATTALION_NAME = Track("battalions.*.name", "name", "DG-BATTALION-1", kind="words")
MEMBERS = Track("battalions.*.members", "members", "DG-BATTALION-1", highest=MOST_MEMBERS)
QUALITY = Track("battalions.*.quality", "Quality", "DG-BATTALION-1", lowest=-MOST_STAT, highest=MOST_STAT)
BATTALION_HARM = Track("battalions.*.harm", "Harm", "DG-BATTALION-1")
BATTALION_ARMOR = Track("battalions.*.armor", "Armor", "DG-BATTALION-1")
BATTALION_STATUS = Track("battalions.*.status", "status", "DG-BATTALION-1", kind="choice", choices=_STATUSES)
BATTALION_KNOWN = Track("battalions.*.known", "known to the players", "DG-BATTALION-1", kind="mark", gm_only=True)
BATTALION_NOTE = Track(
    "battalions.*.note",
    "how they fight",
    "DG-BATTALION-1",
    kind="words",
    longest=LONGEST_TEXT,
    optional=True,
    gm_only=True,
)
EDGE_STATUS = Track(
    "edges.*.status", "edge", "DG-SPEND-LAPSE", kind="choice", choices=("held", "used", "ended"), world="days-of-gold"
)
WEAPON_HARM = Track("characters.*.weapons.*.harm", "Harm", "DG-HARM", world="days-of-gold")
WEAPON_STATUS = Track(
    "characters.*.weapons.*.status",
    "weapon",
    "DG-FIGHT",
    kind="choice",
    choices=("held", "in-hand", "lost"),
    world="days-of-gold",
)
QUESTIONS_LEFT = Track("characters.*.questions.*.left", "questions left", "DG-READ-PERSON", world="days-of-gold")
QUESTIONS_STATUS = Track(
    "characters.*.questions.*.status",
    "questions",
    "DG-READ-PERSON",
    kind="choice",
    choices=("held", "asked", "ended"),
    world="days-of-gold",
)

COMBAT: tuple[Track, ...] = (
    FIGHT_NAME,
    FIGHT_STATUS,
    EXCHANGE,
    FIGHTER_STATUS,
    FOE_NAME,
    FOE_STATUS,
    FOE_KNOWN,
    FOE_MANY,
    FOE_NOTE,
    *FOE_SHEETS,
    BATTALION_NAME,
    MEMBERS,
    QUALITY,
    BATTALION_HARM,
    BATTALION_ARMOR,
    BATTALION_STATUS,
    BATTALION_KNOWN,
    BATTALION_NOTE,
    EDGE_STATUS,
    WEAPON_HARM,
    WEAPON_STATUS,
    QUESTIONS_LEFT,
    QUESTIONS_STATUS,
)
