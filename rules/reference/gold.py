"""What gold does over time: prices, goodwill, Lifestyle, property and its income (DG-LIFESTYLE to DG-BUSINESS)."""

from rules.reference.entry import Entry, Subject

GOLD_OVER_TIME = Subject(
    "Gold over time",
    (
        Entry(
            "DG-LIFESTYLE",
            "Lifestyle",
            "Each session everybody lives somehow. None: 0 gp, a guest, or hungry in the open. Poor: 5 gp, bare, and "
            "better circles look away. Common: 10 gp, decent. Wealthy: 15 gp, fine rooms and servants, and no "
            "respectable door is shut. Paid in a settled place it is food and bed for the session; on the road "
            "rations count.",
        ),
        Entry(
            "DG-REPUTATION-1",
            "Reputation",
            "Each character has one with each place or group, -5 to +5: Hated, Hostile, Resented, Disliked, Wary, "
            "Unknown, Known, Liked, Respected, Celebrated, Beloved. Prices: -5 no normal trade, -4 +50%, -3 +25%, "
            "-2 +10%, -1, 0 and +1 as listed, +2 -10%, +3 -15%, +4 -20%, +5 -25%. Besides: -5 they seek one's ruin, "
            "-4 no favors, -3 shut doors, -2 suspicion, -1 no trust, +1 small favors, +2 routine help, +3 scarce goods "
            "or real help, +4 audiences and backing, +5 people take risks.",
        ),
        Entry(
            "DG-REPUTATION-2",
            "What the price is of",
            "The percentage is exact, and bears on goods and services that are bought: not on what one sells, nor on "
            "wages, Lifestyle, perks or gifts. What it comes to is rounded half up, once.",
            ruling=True,
        ),
        Entry(
            "DG-GOODWILL-1",
            "Goodwill",
            "For each 500 gp that a character spends in public for the people of a settlement, their Reputation there "
            "goes up by +1, to +5 at most. It adds up over gifts and sessions, for each spender and settlement. Named "
            "people and factions make up their own minds.",
        ),
        Entry(
            "DG-GOODWILL-2",
            "More goodwill than there is",
            "What is over at +5 buys nothing and is not kept. The move says so before it is paid.",
            ruling=True,
        ),
        Entry(
            "DG-HOUSE-ACCOUNT",
            "The House Account and the armed",
            "No House Account hires or pays guards, mercenaries, armed followers or any other hireling who fights and "
            "could be part of a battalion: they take personal gold.",
        ),
        Entry(
            "DG-PROPERTY",
            "Property",
            "Each property stands with what it is for: shelter, storage, defence, income. A business that is staffed "
            "and works pays its Net Income when a session starts. No signature needs property, or goes with it.",
        ),
        Entry(
            "DG-WORK",
            "Work the Job",
            "4 hours or more at a working business of one's own, +Wits, twice a session at most. 10+: its Net Income "
            "once more. 7-9: half of it. 6-: none, and no more of it there until the trouble is resolved. What it "
            "pays at the start of a session stays as it is.",
        ),
        Entry(
            "DG-BUSINESS-1",
            "Business Management",
            "Who has more than 3 that earn has 3 core ones, which pay as ever. As a session starts they roll "
            "2d6 + Wits for all the others. 10+: in full. 7-9: half. 6-: none, and one trouble stops them all until it "
            "is resolved.",
        ),
        Entry(
            "DG-BUSINESS-2",
            "Which businesses count",
            "Towards more than 3 counts what is staffed and works, one that a trouble has halted too. A halted or "
            "unstaffed one can't be Worked. Where all outside the core are halted or unstaffed nobody rolls. The core "
            "is chosen as a session starts; the choice of the last one is offered.",
            ruling=True,
        ),
    ),
)
