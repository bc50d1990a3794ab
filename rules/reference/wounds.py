"""Harm, Wounds, healing, food and death (DG-WOUNDS to DG-FOOD)."""

from rules.reference.entry import Entry, Subject

WOUNDS = Subject(
    "Wounds and healing",
    (
        Entry(
            "DG-HARM",
            "How much Harm",
            "Mostly: 1 from fists or something to hand. 2 from a knife, a club, a bite. 3 from a sword, a spear, an "
            "axe, a bow. 4 from a great weapon, a heavy crossbow, a warhorse at the charge. 4 or more from a monster, "
            "a siege engine, a fall that nobody should live through.",
        ),
        Entry(
            "DG-ARMOR",
            "Armor",
            "Of Harm to the body, Armor takes off as much as it is, down to 0. What is left marks as many boxes.",
        ),
        Entry(
            "DG-NPC",
            "Those whom nobody plays",
            "They have no six boxes, but Harm, Armor and as many Wounds as the GM says: 1, 3, 6 and 9 are on offer. At "
            "the last one they are out. No condition counts against them, as they make no rolls.",
            ruling=True,
        ),
        Entry(
            "DG-WOUNDS-2",
            "Dying",
            "Whoever is at 6 and is still there when the next session ends meets death then. Harm past 6 brings it at "
            "once. It stands in what is owed, and that session can't end without it.",
        ),
        Entry(
            "DG-HEAL-LIMIT",
            "What heals whom",
            "With 1-4 Wounds any healing works. At 5 or 6 ordinary healing of any kind does nothing: it takes what "
            "expressly heals the Broken, or the Dying.",
        ),
        Entry(
            "DG-FIRST-AID",
            "First Aid",
            "With some quiet minutes, one use of a healer's kit is spent, whatever comes of it: roll +Wits. 10+: a "
            "Wound less. 7-9: a Wound less, and the GM picks: it takes far longer; they are not to be moved yet; "
            "danger or notice for the healer; another trouble. 6-: none less.",
        ),
        Entry(
            "DG-FIRST-AID-2",
            "Whom it can't help",
            "Somebody with 0, 5 or 6 Wounds can't be treated, and then no use of the kit is spent.",
            ruling=True,
        ),
        Entry(
            "DG-REST",
            "A Night's Rest",
            "Whoever has 1-4 Wounds and sleeps a whole night, safe and fed, has one less. Who is starving has not.",
        ),
        Entry(
            "DG-FOOD",
            "Food",
            "At the end of a day everyone eats 1 ration or takes 1 Wound, Armor or not, and again each day. Lifestyle "
            "feeds in a settled place, and so do the Lord's Household and the Druid's Grove, those who stay there.",
        ),
        Entry(
            "DG-DEATH-1",
            "When Death Comes",
            "Four ways. They die: how it ends, and what they leave. Or they lose something precious, for good. Or they "
            "become someone else: another class for the old one, with its free perk, two more and its own; and with "
            "what still fits of the past, of goods and ties. Or they owe their life: the GM says whom, and for what.",
        ),
        Entry(
            "DG-DEATH-2",
            "Living on",
            "Whoever lives on has 5 Wounds, or another number if the GM says so.",
            ruling=True,
        ),
    ),
)
