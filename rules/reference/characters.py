"""Players' characters and their sheets (HH-SHEETS, HH-HP, HH-DEBILITY, DG-WOUNDS, DG-CLASSES)."""

from rules.reference.entry import Entry, Subject

CHARACTERS = Subject(
    "Players' characters",
    (
        Entry(
            "HH-SHEETS",
            "One sheet each",
            "Where the table plays Days of Gold too, a character or a foe has HP or Wounds, never both. What damage "
            "does to Wounds, or Harm to HP, is for the GM to say, in a number. Whoever has a name, with a sheet or "
            "without, is here, away, dead, left or retired, as the GM says; nobody is struck from the list.",
            ruling=True,
        ),
        Entry(
            "HH-HP",
            "Hit points",
            "Everyone who can be hurt has HP. Damage takes them away, not below 0, and whoever is at 0 is out of the "
            "action. Players' characters mostly have more than others.",
        ),
        Entry(
            "HH-DEBILITY-1",
            "Debilities",
            "Players' characters have three: weakened (STR and DEX at a disadvantage), dazed (INT and WIS), miserable "
            "(CON and CHA). Other people and monsters mark none. A follower can bear one for a while as a tag, and "
            "then rolls at that disadvantage.",
        ),
        Entry(
            "DG-WOUNDS-1",
            "Wounds",
            "Six boxes. With 0-2 marked one is Fine. 3-4: Wounded, -1 ongoing on every roll. 5: Broken, another -1. "
            "6: Dying, which is -2 still. Each comes on top of the one before.",
        ),
        Entry(
            "DG-WOUNDS-3",
            "On every roll",
            "What Wounds take off counts on every roll of that player, for commanding, testing loyalty and managing "
            "businesses too. Whoever came below 6 and is hurt to 6 again has the whole time again.",
            ruling=True,
        ),
        Entry(
            "DG-CLASSES",
            "The seven classes",
            "Each has one thing of its own. Lord: a household and its account. Knight: oaths. Warrior: Renown. Wizard: "
            "a spellbook and a sanctuary. Druid: the grove. Rogue: eleven contacts. Priest: the faithful.",
        ),
    ),
)
