"""Plots: tracks over sessions and seasons, read back from the chronicle."""
