"""Harm and healing on the hit-point sheet (HH-): how HP are lost and come back, and what stays of it."""
