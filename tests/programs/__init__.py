"""Programs that try the real thing, with a count to set: kills, two seats at once. Tests run them short."""
