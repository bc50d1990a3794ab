"""Wounds: how they are marked and cleared on the sheet of Days of Gold, and what they lead to."""
