"""Which rules of the ledger are built and so must be shown by tests, and which of their cases wait for a later move."""

# The rules whose moves are built. All their cases are due but those in TO_COME.
DUE = (
    "HF-POOL-1", "HF-POOL-2", "HF-POOL-3", "HF-POOL-4",
    "HF-STATS-1", "HF-STATS-2",
    "HF-MARKS-1", "HF-MARKS-2",
    "HF-DEPLOY-1", "HF-DEPLOY-2",
    "HF-PLAN-1", "HF-PLAN-2",
    "HF-DISASTER-1", "HF-DISASTER-2", "HF-DISASTER-3",
    "HF-MUSTER-1", "HF-MUSTER-2", "HF-MUSTER-3",
    "HF-PULL-1", "HF-PULL-2", "HF-PULL-3",
    "HF-TRADE-1", "HF-TRADE-2",
    "HF-SEASON-SPRING", "HF-SEASON-SUMMER", "HF-SEASON-AUTUMN-1", "HF-SEASON-AUTUMN-2",
    "HF-SEASON-WINTER-1", "HF-SEASON-WINTER-2", "HF-SEASON-WINTER-3", "HF-SEASON-ORDER",
    "HF-GAINS-1", "HF-GAINS-2",
    "HF-WHO-PICKS",
    "HF-THREATS",
    "HF-CONVALESCE-1", "HF-CONVALESCE-2", "HF-CONVALESCE-3",
    "HF-LEVEL-1", "HF-LEVEL-2", "HF-LEVEL-3", "HF-LEVEL-4", "HF-XP", "HF-COMPANY",
    "HH-HP", "HH-SHEETS", "HH-FOLLOWER-MOVES",
    "HH-DAMAGE-1", "HH-DAMAGE-2", "HH-DAMAGE-3", "HH-DAMAGE-4", "HH-DAMAGE-5", "HH-ARMOR", "HH-TAGS",
    "HH-ZERO", "HH-ZERO-2",
    "HH-REGAIN-1", "HH-REGAIN-2",
    "HH-DEBILITY-1", "HH-DEBILITY-2", "HH-DEBILITY-3", "HH-DEBILITY-4",
    "HH-WOUND-1", "HH-WOUND-2",
    "HH-ROLL",
    "HH-RECOVER-1", "HH-RECOVER-2", "HH-RECOVER-3", "HH-CAMP-1", "HH-CAMP-2",
    "HH-DEATH-1", "HH-DEATH-2",
    "DG-ROLL-1", "DG-ROLL-2", "DG-WHEN-ROLL", "DG-FORWARD", "DG-DREAD",
    "DG-WOUNDS-1", "DG-WOUNDS-2", "DG-WOUNDS-3",
    "DG-ARMOR", "DG-HARM", "DG-NPC", "DG-HEAL-LIMIT", "DG-FIRST-AID", "DG-FIRST-AID-2", "DG-REST", "DG-FOOD",
    "DG-DEATH-1", "DG-DEATH-2",
    "DG-CREATE-1", "DG-CREATE-2", "DG-CLASSES", "DG-REGION", "DG-PERK", "DG-CONNECTIONS", "DG-FAMILIAR",
    "DG-UNPRINTED",
    "DG-COIN-1", "DG-COIN-2", "DG-FORTUNE-GOLD", "DG-FORTUNE-GOLD-2",
    "DG-FIGHT", "DG-FIGHT-2", "DG-COMMAND-1", "DG-COMMAND-2", "DG-COMMAND-3", "DG-BATTALION-1", "DG-BATTALION-2",
    "DG-PVP-1", "DG-SPEND-LAPSE",
)  # fmt: skip

# A case that needs a move which is not built yet: its rule, its number from 1, and that move.
TO_COME: tuple[tuple[str, int, str], ...] = ()
