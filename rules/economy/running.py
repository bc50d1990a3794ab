"""Whether a session runs, in which what comes once or twice a session can be done (DG-SESSION)."""

from rules.table import Table

NO_SESSION = "no session is running"


def none_running(table: Table) -> str | None:
    """Why nothing of a session can be done now, or None."""
    return None if table.campaign.in_session else NO_SESSION
