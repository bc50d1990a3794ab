"""Players' characters and their sheets (HH-SHEETS, HH-HP, HH-DEBILITY, DG-WOUNDS, DG-CREATE, DG-CLASSES)."""

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
            "DG-CREATE-1",
            "A new character",
            "One of seven classes. +2, +1, 0 and -2 on Might, Grace, Wits and Presence, each once. Regional Knowledge "
            "comes with the class, and so does the free perk; 2 of the 10 class perks are chosen, so that one has 3 in "
            "all. Then the choices of the class, starting gold and gear, a name, a look, a background, a place that is "
            "home or known, the history questions, and what they want enough to act on it.",
        ),
        Entry(
            "DG-CREATE-2",
            "Connections to begin with",
            "One Connection to begin with; a Lord has two.",
        ),
        Entry(
            "DG-CLASSES",
            "The seven classes",
            "Each has one thing of its own. Lord: a household and its account. Knight: oaths. Warrior: Renown. Wizard: "
            "a spellbook and a sanctuary. Druid: the grove. Rogue: eleven contacts. Priest: the faithful.",
        ),
        Entry(
            "DG-REGION",
            "Regional Knowledge",
            "Where each class knows its way. Lord: inner cities, such as noble wards, courts, guildhalls and walled "
            "estates. Knight: outer cities, such as gates, barracks, slums and outer markets. Warrior: roads and "
            "battlegrounds, such as highways, passes, camps and sieges. Wizard: ruins, such as fallen keeps, tunnels "
            "and vaults. Druid: forests. Rogue: backstreets, such as sewers, docks, rooftops and dens. Priest: sacred "
            "sites, such as temples, cemeteries, pilgrim roads and catacombs.",
        ),
        Entry(
            "DG-PERK",
            "Perks for gold",
            "A class perk that was not chosen to begin with can be bought later, for 2,000 gp.",
        ),
        Entry(
            "DG-CONNECTIONS",
            "Connections",
            "Somebody whom a character knows, what door they open, and why they value it too. New ones come in play: "
            "ask the GM, who asks what the character has to offer them. A favor may take a Sway. Whoever only gives "
            "and gets nothing back may stop.",
        ),
        Entry(
            "DG-FAMILIAR",
            "Faces that one knows",
            "All players' characters know each other and what each has to offer. They need be neither friends nor in "
            "one place.",
        ),
        Entry(
            "DG-UNPRINTED",
            "What is not printed",
            "Texts of perks, what earns the GM Fortune by class, starting gold and gear, history questions, the Value "
            "table and full price lists are not in the documents. The table types them in once; they are kept with "
            "the campaign and offered from then on.",
            ruling=True,
        ),
    ),
)
