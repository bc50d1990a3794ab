"""Harm and healing on the hit-point sheet, and what the quiet days at home give (HH-, HF-CONVALESCE, HF-LEVEL)."""

from rules.reference.entry import Entry, Subject

HARM = Subject(
    "Harm",
    (
        Entry(
            "HH-DAMAGE-1",
            "Damage of the prepared",
            "A danger that was prepared deals its own damage. Several at once: the highest single damage die with its "
            "bonus, and +1 for each other attacker. The tags of all count.",
        ),
        Entry(
            "HH-DAMAGE-2",
            "Who is highest",
            "The die says who is highest, not the bonus; of equal dice the larger bonus. Where several pierce, the one "
            "that pierces most counts: they are not added up.",
            ruling=True,
        ),
        Entry(
            "HH-DAMAGE-3",
            "Damage without numbers",
            "Ask for the worst that it would likely do to an ordinary person. Bruises, scrapes, pain, light burns: d4. "
            "Nasty flesh wounds, bruises or burns: d6. Broken bones, deep or wide burns, pain that cripples: d8. "
            "Death, or a limb lost: d10.",
        ),
        Entry(
            "HH-DAMAGE-4",
            "When there is damage",
            "Where a move says so, where somebody is hurt in the story, where HP are what is used up, and with any "
            "move of the GM's that hits somebody, knocks them about or gives them pain: always where it could kill, "
            "cripple or knock out an ordinary person.",
        ),
        Entry(
            "HH-DAMAGE-5",
            "Damage first",
            "A GM who wants to do harm and has no move yet can have the damage rolled, and let the number say what "
            "move it is. Any hit can ignore armor, said as it falls.",
        ),
        Entry(
            "HH-ARMOR",
            "Armor against damage",
            "Armor is taken off damage, down to 0. n piercing passes over n points of it, for that hit alone. What "
            "ignores armor passes over all. To lose HP is not damage: armor never counts against it.",
        ),
        Entry(
            "HH-TAGS",
            "Forceful and messy",
            "A forceful hit throws whom it hits, or turns the fight, even where no damage gets through. A messy one "
            "often breaks gear or leaves a wound.",
        ),
        Entry(
            "HH-ZERO",
            "At 0 HP",
            "By what could kill, a player's character is at Death's Door; by anything else out of it until helped or "
            "until the GM says, and no help to themselves. Anybody else is the GM's: likely dead, if it could kill. "
            "A follower is too, or has Death's Door rolled if the GM allows. The story alone can put a character at 0 "
            "and at the Door.",
        ),
        Entry(
            "HH-ZERO-2",
            "Hurt at 0 HP",
            "Who is hurt at 0 already has no number to lose. If it could kill, a player's character is at the Door.",
            ruling=True,
        ),
        Entry(
            "HH-WOUND-1",
            "Problematic wounds",
            "A wound with a lasting consequence in the story; anybody can have one. It always comes with lost HP, "
            "often with a debility. HP that come back do not close it: it stays until it heals.",
        ),
        Entry(
            "HH-WOUND-2",
            "What is kept of a wound",
            "Its name, what it hinders, whether it can heal or is for good, how it was treated and what that still "
            "takes. It is shown when its bearer rolls.",
            ruling=True,
        ),
        Entry(
            "HH-DEBILITY-2",
            "To mark a debility",
            "Told to mark one, the player says which. One that is on already: nothing more. Where it is a choice, one "
            "that is on can't be chosen. Where it is a move's price, one that is on bars the move, and all three on "
            "bar every move that costs one. The GM can have one marked outright.",
        ),
        Entry(
            "HH-DEBILITY-3",
            "All three on",
            "A player picks one that is not on yet. With all three on, and no price in it, nothing happens.",
            ruling=True,
        ),
        Entry(
            "HH-FOLLOWER-MOVES",
            "Followers and moves",
            "Followers can set off players' moves. Monsters, and most of whom nobody plays, do not roll.",
        ),
    ),
)
HEALING = Subject(
    "Healing",
    (
        Entry(
            "HH-REGAIN-1",
            "How HP come back",
            "Players' characters and followers regain HP by Recover, Make Camp, Death's Door at 10+, Convalesce, "
            "another move, or what the GM offers.",
        ),
        Entry(
            "HH-REGAIN-2",
            "HP of others",
            "Anybody else regains them when the GM says: minutes of rest with supplies 3 to 5, a night half of the "
            "most, some days all. The story goes first: a construct may have to be mended.",
        ),
        Entry(
            "HH-DEBILITY-4",
            "How a debility goes",
            "By Recover, saying how it is treated, by Make Camp, Convalesce, another move or an offer of the GM's. The "
            "hurt behind it stays.",
        ),
        Entry(
            "HH-RECOVER-1",
            "Recover",
            "A breather and 1 use of supplies: HP come back, 4 at Prosperity 0, and a debility goes with it if the "
            "player says how it is treated. Not again before more damage.",
        ),
        Entry(
            "HH-RECOVER-2",
            "Recover in numbers",
            "It is 4 + Prosperity HP, or another base that the campaign sets. No supplies, no Recover. HP lost as the "
            "price of a move are no damage. To clear a debility alone or to tend a wound is never barred.",
            ruling=True,
        ),
        Entry(
            "HH-RECOVER-3",
            "To tend a wound",
            "That is Recover too, with what the GM asks for: a roll, supplies, help, a place. There may be a hard "
            "bargain in it.",
        ),
        Entry(
            "HH-CAMP-1",
            "Make Camp",
            "Food, drink and some hours of sleep. Each character and follower takes half of their most HP, or clears "
            "one debility. Who is whole gets nothing of the hard ground.",
        ),
        Entry(
            "HH-CAMP-2",
            "A half, and good rest",
            "Half of an odd number is rounded up, here and for others. Truly good rest is advantage on one's next "
            "roll, if the GM says so.",
            ruling=True,
        ),
        Entry(
            "HH-DEATH-1",
            "Death's Door",
            "A player's character at 0 HP by what could kill rolls for it. On a 10+ they regain HP.",
        ),
        Entry(
            "HH-DEATH-2",
            "How Death's Door is rolled",
            "2d6 with no stat. 10+: alive with 1 HP, and marked by it. 7-9: not dying, but out until the GM says. 6-: "
            "the end, one last deed at its best and then death, or back as something else. It is a player's roll. "
            "It can wait for the scene's end, and is owed until then.",
            ruling=True,
        ),
        Entry(
            "HF-CONVALESCE-1",
            "Convalesce",
            "Some days of rest, safe and at ease: HP to the most, every debility cleared, no roll. Never in the "
            "wilderness or while a threat presses.",
        ),
        Entry(
            "HF-CONVALESCE-2",
            "Weeks with a healer",
            "Some weeks in a healer's care also heal each problematic wound that can heal. One that is for good "
            "leaves two ways: to retire, or a plan to adapt.",
        ),
        Entry(
            "HF-CONVALESCE-3",
            "Convalesce with Wounds",
            "There the whole safe nights with food are counted, and clear Wounds as a night's rest does. Conditions "
            "that came from Endure go too.",
            ruling=True,
        ),
    ),
)
GROWING = Subject(
    "Growing, and time together",
    (
        Entry(
            "HF-LEVEL-1",
            "Level Up",
            "At home, in a quiet stretch, with XP of 6 + 2 x level or more: so many XP are taken away, and the level "
            "rises by 1. Never in the field.",
        ),
        Entry(
            "HF-LEVEL-2",
            "What a level brings",
            "A new move, of the class or of an insert that is open to them, and a look at Instinct and Appearance: "
            "what no longer fits is changed, and may be made up.",
        ),
        Entry(
            "HF-LEVEL-3",
            "At an even level",
            "The Blessed, or whoever has a sacred pouch, has 1 more most Stock. The Lightbearer, or whoever can Invoke "
            "the Sun God, learns an invocation.",
        ),
        Entry(
            "HF-LEVEL-4",
            "Several levels at once",
            "With XP for more levels they are taken at once, one after the other, each at its own cost and with what "
            "it brings.",
        ),
        Entry(
            "HF-XP",
            "XP",
            "1 XP for a struggle against one's instinct, for a relationship that changes, and for each yes to a "
            "question of Keep Company that the GM grants it for.",
        ),
        Entry(
            "HF-COMPANY",
            "Keep Company",
            "After time together a player asks somebody one of six questions, and the GM asks one back for them: what "
            "you do that grates or charms; what I do; whom or what you think about; what we talk of; how the time "
            "goes by; what you newly show of yourself. No roll.",
        ),
    ),
)
