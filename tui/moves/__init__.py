"""The move modal: one play, from its first ask to the entry that it becomes."""
