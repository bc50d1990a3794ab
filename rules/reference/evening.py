"""The frame of an evening (DG-SESSION)."""

from rules.reference.entry import Entry, Subject

EVENING = Subject(
    "Sessions and days",
    (
        Entry(
            "DG-SESSION",
            "Sessions and days",
            "The GM starts and ends each session and each day. At its start, in this order: what is counted for one "
            "session goes to 0 (Work the Job, gold spent, GM Fortune by gold, perks), then businesses, Lifestyle and "
            "wages, the last two as gold spent. Each is done once, left and taken up again, or skipped with a reason. "
            "At its end what lasts for the session is over (a forward is not), death comes for the Dying whose time is "
            "up, and what is owed is told.",
            ruling=True,
        ),
    ),
)
