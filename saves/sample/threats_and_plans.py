"""The threats and plans of the sample by their ids, so that a misspelt one is found at once."""

REAVERS, COUGH, WOLVES, WEIR = "grey-reavers", "the-damp-cough", "wolves-on-the-drove-road", "a-crack-in-the-weir"
PALISADE, CURE, BRIDGE = "palisade", "a-cure-for-rhea", "a-bridge-at-withy-ford"
HANDS = f"{PALISADE}/a-month-of-hands"  # what a plan takes
BELL = "a-bell-for-the-gate"
BARN = "a-dry-barn"
