"""What the Economy tab shows."""
