"""Acts: what each key of the board does. Whatever can't be done is said, in words, and nothing else happens."""
