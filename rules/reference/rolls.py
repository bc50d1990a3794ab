"""The rolls of players' characters, and the GM's two pools (DG-ROLL, DG-FORWARD, DG-DREAD, HH-ROLL)."""

from rules.reference.entry import Entry, Subject

ROLLS = Subject(
    "A character's roll",
    (
        Entry(
            "DG-WHEN-ROLL",
            "When to roll",
            "No dice for what is plain: it happens. Roll where nobody can know how it ends, and failing would matter.",
        ),
        Entry(
            "DG-ROLL-1",
            "The roll",
            "2d6 and a stat. 10+ goes well; 7-9 works at a price, in part or with a hard choice; 6 or less fails, or "
            "does what its move says. Might: strength, close fighting, bearing pain and fear. Grace: speed, stealth, "
            "aim, getting away. Wits: seeing, planning, knowing, medicine, craft. Presence: leading, bargaining, "
            "lying, scaring, charming. A helpful situation is mostly +1. All is added, and comes to +4 at most unless "
            "a rule says more.",
        ),
        Entry(
            "DG-ROLL-2",
            "Dread from a 6-",
            "When a player rolls 6-, the GM gains 1 Dread and the move's own 6- counts; without one, it fails. It "
            "is no move of the GM's.",
        ),
        Entry(
            "DG-ROLL-3",
            "Whose rolls count",
            "Testing loyalty, commanding, managing businesses, working a job, helping and Death's Door are "
            "players' rolls. What the GM rolls for GM Dread or GM Fortune, and the steading's pools, are not. A "
            "bribe, a help or a hindrance is added before the total is judged.",
            ruling=True,
        ),
        Entry(
            "DG-FORWARD",
            "Forward and ongoing",
            "Forward counts once, on the next roll that it fits, and is gone. Ongoing counts on every roll that it "
            "fits, for as long as its cause or its time lasts.",
        ),
        Entry(
            "HH-ROLL",
            "A roll on the hit-point sheet",
            "One open roll: 2d6 with STR, DEX, INT, WIS, CON or CHA; 10+, 7-9, 6-. Say what was tried and what came of "
            "it. Advantage: 3d6, the best two count; disadvantage: the worst two. Several count once, and one of "
            "each makes it even. A player's 6- earns Dread where Dread is played, unless the campaign says that this "
            "sheet earns none.",
            ruling=True,
        ),
        Entry(
            "DG-DREAD",
            "GM Dread and GM Fortune",
            "The GM holds both, each from 0 to 10, and keeps them from session to session. What is gained past 10 is "
            "lost.",
        ),
    ),
)
