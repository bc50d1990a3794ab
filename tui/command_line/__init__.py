"""The command line: every move without the screen, and the way to the screen. Only `play` loads Textual."""
