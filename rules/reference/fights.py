"""Fights and who is in them (DG-SPOTLIGHT)."""

from rules.reference.entry import Entry, Subject

FIGHTS = Subject(
    "Fights",
    (
        Entry(
            "DG-SPOTLIGHT",
            "The spotlight",
            "There is no initiative, and there are no turns. The GM gives the spotlight to whoever is pressed or "
            "has an opening. Who has waited longest is shown, and binds nobody.",
        ),
    ),
)
