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
    ),
)
