"""The mutation program: each line of the rules is changed in turn, and a test that bears its rule must fail."""
