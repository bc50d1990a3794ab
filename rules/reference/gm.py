"""The GM's Dread and Fortune: what they are gained by, and what they buy (DG-FORTUNE-CLASS, DG-SPEND)."""

from rules.reference.entry import Entry, Subject

GM_POOLS = Subject(
    "GM Dread and GM Fortune",
    (
        Entry(
            "DG-FORTUNE-CLASS",
            "GM Fortune of the classes",
            "Each class has something that earns the GM Fortune, and +1 more for each other player's character who "
            "helped in earnest. One course of events can earn it for several classes.",
        ),
        Entry(
            "DG-FORTUNE-CLASS-2",
            "How much the class itself gives",
            "What a class does of its own gives 1, unless its text, as the table has it, says another number.",
            ruling=True,
        ),
        Entry(
            "DG-SPEND",
            "Spending",
            "Whenever the GM likes: 1 to 3 points of one of the two, gone first, then 2d6 and as much added. 10+: "
            "a major turn. 7-9: a moderate one. 6-: a light one. One roll is one turn.",
        ),
        Entry(
            "DG-SPEND-DREAD",
            "What GM Dread buys",
            "Light: a few weak foes; one of ours slowed, cut off, exposed, or with a hand empty; a small resource "
            "harmed or gone. Moderate: more are coming; a foe deals +1 Harm; an attack on all around, or a new one; a "
            "grave complication. Major: an ambush; one attack deals up to +2 Harm; a great threat; followers lost by "
            "the score; something that matters taken, shown, broken or gone.",
        ),
        Entry(
            "DG-SPEND-FORTUNE",
            "What GM Fortune buys",
            "Light: an opening; +1 Harm or +1 Armor for one exchange; some small help. Moderate: a way out, a "
            "weakness of theirs; +1 Harm or +1 Armor while the fight lasts; help in earnest. Major: strong allies; a "
            "great threat undone in part; the very thing that is needed; the tide turns.",
        ),
        Entry(
            "DG-SPEND-LAPSE",
            "When it ends",
            "A +1 for an exchange is gone once that is over. A foe's +1, and all that is for the conflict, are gone "
            "as the fight is. An attack's +2 is for that attack alone.",
            ruling=True,
        ),
    ),
)
