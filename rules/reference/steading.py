"""The steading's dice, its numbers and its marks, and who picks (HF-POOL, HF-STATS, HF-MARKS, HF-WHO-PICKS)."""

from rules.reference.entry import Entry, Subject

DICE = Subject(
    "The steading's dice",
    (
        Entry(
            "HF-POOL-1",
            "Rolling for the community",
            "The GM rolls for the steading: one d6 for each point of the stat. Only the highest die counts. 6 is a "
            "full success, 4-5 a partial one, 1-3 a miss.",
        ),
        Entry(
            "HF-POOL-2",
            "No dice",
            "A pool of 0 dice or fewer is still rolled: two d6, and the lower one counts.",
            ruling=True,
        ),
        Entry(
            "HF-POOL-3",
            "Advantage and disadvantage",
            "An advantage is one die more, a disadvantage one die fewer. Several of a kind count once, and one of "
            "each cancel out. The pool is brought up to 0 before they count, so a disadvantage on 0 dice changes "
            "nothing. The setting 'drop-highest' plays it otherwise: a disadvantage rolls one die more, and the "
            "second highest counts; on 0 dice it is three d6, and the lowest counts.",
            ruling=True,
        ),
        Entry("HF-POOL-4", "No Dread", "These rolls are the GM's own, so a miss earns no Dread.", ruling=True),
    ),
)

STATS = Subject(
    "The steading",
    (
        Entry(
            "HF-STATS-1",
            "What a steading has",
            "Fortunes, Surplus, Population, Prosperity and Defenses; the marks diminished, lacking and malcontent; a "
            "season and a year; its people, resources and improvements. Fortunes and Surplus do not go below 0, and "
            "Population stays between 0 and 4. What is not there can't be spent.",
        ),
        Entry(
            "HF-STATS-2",
            "How far the numbers go",
            "Prosperity and Defenses do not go below 0 either. Fortunes, Prosperity and Defenses go up to 4, or to "
            "what the campaign sets instead; what a muster lends may pass that. A new steading is offered Fortunes 2, "
            "Population 1, Prosperity 1, Defenses 1 and Surplus 1.",
            ruling=True,
        ),
    ),
)

MARKS = Subject(
    "The three marks",
    (
        Entry(
            "HF-MARKS-1",
            "What the marks do",
            "diminished: Deploy, Muster and Pull Together are rolled at a disadvantage. lacking: Prosperity counts 1 "
            "lower. malcontent: a season resets Fortunes to 1 in place of 2, and the folk have to be Persuaded more "
            "often.",
        ),
        Entry(
            "HF-MARKS-2",
            "How long a mark stays",
            "A mark does not end with its season. The GM clears it for a reason: a triumph, a rite, its cause gone. "
            "One that is on already can't be picked again. Under lacking, Prosperity never counts as less than 0.",
            ruling=True,
        ),
    ),
)

WHO_PICKS = Subject(
    "Who picks",
    (
        Entry(
            "HF-WHO-PICKS",
            "Whose choice it is",
            "The players pick in Muster, in Pull Together, among gains, and what a winter's shortage takes. The GM "
            "picks a disaster, and the catch of something bought in Trade & Barter. Deploy's cost is the GM's pick "
            "too, unless the steading acts from strength.",
            ruling=True,
        ),
    ),
)
