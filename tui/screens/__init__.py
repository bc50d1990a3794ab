"""The screens: the board with its tabs, and what is laid over it."""
