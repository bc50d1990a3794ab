"""Homefront: a steading and its people, through the seasons."""
