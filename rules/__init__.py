"""What is true: the table, the moves and every rule. Pure: no clock, no chance, no files."""
