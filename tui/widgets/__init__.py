"""What the screens are made of: widgets that draw lines from what they are given, and ask nobody."""
