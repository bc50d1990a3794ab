"""What lasts: the chronicle, the table's database, drafts and locks. It knows the rules, and no screen."""
