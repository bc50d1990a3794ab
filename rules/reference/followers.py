"""Those who serve for a wage: their pay, their Loyalty, what can be asked of them (DG-FOLLOWER to DG-ORDERS)."""

from rules.reference.entry import Entry, Subject

FOLLOWERS = Subject(
    "Followers",
    (
        Entry(
            "DG-FOLLOWER",
            "Followers and their wages",
            "Plain labor is 5 gp, a trade 10 gp, a specialist for ventures 15 gp, the best there is 20 gp, and what is "
            "dangerous, rare, secret or magical 25 gp and up. Food and everyday costs are in it. Followers who matter "
            "have a name, a life of their own and wants.",
        ),
        Entry(
            "DG-FOLLOWER-2",
            "When wages are due",
            "A wage is due each session, from the one in which somebody is hired, unless it is for something else. "
            "Hiring costs nothing besides. Who goes without is written down with the reason, and it stays owed.",
            ruling=True,
        ),
        Entry(
            "DG-LOYALTY",
            "Loyalty",
            "0 new: does their duty for pay. 1 reliable: modest danger. 2 loyal: serious risk. 3 devoted: beyond "
            "wages, and an ordinary quarrel breaks nothing. Good treatment makes up for low pay, and good pay for hard "
            "treatment; where both are good it rises fast. It falls where treatment is harsher than the pay is worth, "
            "and fast where both are bad. Who is at 0 and loses one more goes as soon as they can.",
        ),
        Entry(
            "DG-ORDERS",
            "Orders",
            "What is routine for a follower in their role gets done, without a roll, and the GM says how it turns out. "
            "Test Loyalty is for what frightens them, is very dangerous, goes against their values or would likely "
            "kill them.",
        ),
        Entry(
            "DG-TEST-LOYALTY",
            "Test Loyalty",
            "Where danger is exceptional, the strain severe, or far more asked than their duty or what they hold dear "
            "allows: 2d6 + Loyalty. 10+: they do it. 7-9: they balk, and do it if pressed; as a habit that can cost "
            "1 Loyalty. 6-: they refuse; if they are forced and go through with it, Loyalty -1.",
        ),
    ),
)
