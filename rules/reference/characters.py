"""Players' characters, as far as they are played (HH-SHEETS)."""

from rules.reference.entry import Entry, Subject

CHARACTERS = Subject(
    "Players' characters",
    (
        Entry(
            "HH-SHEETS",
            "One sheet each",
            "Where the table plays Days of Gold too, a character or a foe has HP or Wounds, never both. What damage "
            "does to Wounds, or Harm to HP, is for the GM to say, in a number.",
            ruling=True,
        ),
    ),
)
