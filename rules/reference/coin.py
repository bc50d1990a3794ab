"""Money (DG-COIN, DG-FORTUNE-GOLD)."""

from rules.reference.entry import Entry, Subject

COIN = Subject(
    "Coin",
    (
        Entry("DG-COIN-1", "Coins", "10 cp make 1 sp, and 10 sp make 1 gp."),
        Entry(
            "DG-COIN-2",
            "Whole copper",
            "Money is counted in whole copper, and no purse goes below 0. What falls between two coppers is rounded "
            "half up, for prices and for halves, once for each purchase or business.",
            ruling=True,
        ),
        Entry(
            "DG-FORTUNE-GOLD",
            "Gold brings GM Fortune",
            "When the characters together have spent 500 gp in a session, on whatever it may be, GM Fortune goes up "
            "by +1, once a session. What is over does not count for the next.",
        ),
        Entry(
            "DG-FORTUNE-GOLD-2",
            "What counts as spent",
            "Gold that one character hands to another, and gold lost, is not spent; what the House Account pays is. "
            "At GM Fortune 10 the point is lost, and the session has had its gain.",
            ruling=True,
        ),
    ),
)
