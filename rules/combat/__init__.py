"""Fights: who is in one, what they deal and take, and what the GM spends on it (DG-FIGHT, DG-COMMAND, DG-SPEND)."""
