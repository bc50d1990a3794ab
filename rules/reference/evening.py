"""The frame of an evening (DG-SESSION, as far as it is played)."""

from rules.reference.entry import Entry, Subject

EVENING = Subject(
    "Sessions and days",
    (
        Entry(
            "DG-SESSION",
            "Sessions and days",
            "The GM starts and ends each session and each day, and the app counts them. A session starts once and "
            "ends once, and either can be undone. At its end what lasts for the session is over (a forward is not), "
            "death comes for the Dying whose time is up, and whatever is still owed is told.",
            ruling=True,
        ),
    ),
)
