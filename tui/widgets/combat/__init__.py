"""What the Combat tab is made of: the spotlight's line, who fights on either side, battalions, and the forecast."""
