"""What the GM gains and spends: Dread and Fortune (DG-DREAD, DG-FORTUNE-CLASS, DG-SPEND)."""
