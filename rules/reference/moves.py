"""The moves of the homefront, and the threats that it faces (HF-DEPLOY to HF-PLAN, HF-DISASTER, HF-THREATS)."""

from rules.reference.entry import Entry, Subject

DEPLOY = Subject(
    "Deploy",
    (
        Entry(
            "HF-DEPLOY-1",
            "Deploy",
            "A player's character takes charge, and the steading's folk go into danger or stand against an attack: "
            "roll Defenses. 6: as good as one could wish. 4-5: it works, at one cost: less effect than hoped; many "
            "hurt, and diminished is marked; or somebody named who was in it dies, and the GM says who. 1-3: it goes "
            "badly, and the GM makes a hard move. Where no character leads, there is no roll: the GM decides.",
        ),
        Entry(
            "HF-DEPLOY-2",
            "Who picks the cost",
            "On a 4-5 the players pick when the steading acts from a strong position; else it is the GM's pick.",
        ),
    ),
)

MUSTER = Subject(
    "Muster",
    (
        Entry(
            "HF-MUSTER-1",
            "Muster",
            "Everyone who can is called to the steading's defense. It costs 1 Fortunes; roll Population. On 4 or more "
            "the steading stands ready until the danger is over, the season turns, or nobody oversees it; a 6 brings "
            "2 picks with it, a 4-5 brings 1: Defenses +1 while it holds; all help gladly, so no Fortunes are lost; "
            "it holds without an overseer; one or two people show promise, and the GM says who and how. 1-3: it does "
            "not come together, and the GM makes a hard move.",
        ),
        Entry(
            "HF-MUSTER-2",
            "Not for long",
            "A muster is for danger that is close by. All other work rests while it holds, the folk grumble, and it "
            "can't be kept up for long: it stands in what is owed, with its age.",
        ),
        Entry(
            "HF-MUSTER-3",
            "Its cost, and its end",
            "The cost is paid after the picks, so that willing folk spare it, even at Fortunes 0. Two picks are two "
            "different ones. There is one muster at a time. When it ends, what it lent to Defenses is gone again.",
            ruling=True,
        ),
    ),
)

PULL_TOGETHER = Subject(
    "Pull Together",
    (
        Entry(
            "HF-PULL-1",
            "Pull Together",
            "For an improvement, a new resource or a large repair; everyday work needs no move. What the GM asks for "
            "is spent first, then roll Population. 6: it is done. 4-5, one of: done, but other work is not, Fortunes "
            "-1; done, but badly; done, and something comes of it; or it takes one thing more, and is done once that "
            "is met. 1-3: it fails or stalls, and the GM makes a hard move. What was spent stays spent.",
        ),
        Entry("HF-PULL-2", "Tor's blessing", "In the season of Tor's blessing Pull Together is rolled with +1."),
        Entry(
            "HF-PULL-3",
            "What that +1 is, and what work can be",
            "The +1 is one die more, beside any advantage or disadvantage. The work can be a plan or a part of one, "
            "which is ticked when the work is done and stays open when it is not.",
            ruling=True,
        ),
    ),
)

TRADE = Subject(
    "Trade & Barter",
    (
        Entry(
            "HF-TRADE-1",
            "What is rolled for",
            "Common goods change hands without a roll. For a special thing roll Prosperity less its Value, at least 0 "
            "dice, and in winter at a disadvantage. Something unique is never traded this way: it takes a plan, or "
            "the trade that a season offers.",
        ),
        Entry(
            "HF-TRADE-2",
            "What comes of it",
            "6: bought or sold at a fair price. 4-5 to buy, the GM picks: it is dearer; somebody has one and would "
            "rather keep it; or there is only something like it. 4-5 to sell: at once, for less than its worth. 1-3: "
            "it takes a journey, or next season.",
        ),
    ),
)

PLAN = Subject(
    "Make a Plan",
    (
        Entry(
            "HF-PLAN-1",
            "Make a Plan",
            "Say what is to be achieved; the GM says what it takes: things, people, travel, time, risk. A part that "
            "nobody sees how to do becomes a plan of its own. There is no roll. An arcanum, an improvement, a "
            "building and a life with an injury are all plans.",
        ),
        Entry(
            "HF-PLAN-2",
            "Ticking it off",
            "Each thing that a plan takes is ticked when it is there; one that is a plan itself, when that plan is "
            "done. A plan with everything ticked is done. Until then it may carry an effect.",
            ruling=True,
        ),
    ),
)

DISASTER = Subject(
    "Meet with Disaster",
    (
        Entry(
            "HF-DISASTER-1",
            "Meet with Disaster",
            "The GM calls it when calamity strikes or panic spreads: Fortunes -1, not below 0. Trouble shows itself "
            "first, and the players get a chance to act.",
        ),
        Entry(
            "HF-DISASTER-2",
            "When there are no Fortunes to lose",
            "Whenever anything would take Fortunes below 0, they stay at 0 and the GM picks instead: mark diminished, "
            "mark lacking, mark malcontent, or folk leave, Population -1, not below 0.",
        ),
        Entry(
            "HF-DISASTER-3",
            "Point by point",
            "Each point below 0 is a pick of its own, also for a change by hand. Folk can leave at Population 0 too; "
            "it stays at 0.",
            ruling=True,
        ),
    ),
)

THREATS = Subject(
    "Threats",
    (
        Entry(
            "HF-THREATS",
            "Threats",
            "A threat has a name and a stage, of as many as the GM gives it. When one appears or grows, the GM opens a "
            "new one or moves one a stage on, as far as its last; when threats abound, as many as the GM names. One "
            "that looms and is not faced can strike: that is a disaster.",
            ruling=True,
        ),
    ),
)
