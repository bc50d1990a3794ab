"""Sheets: how a character is hurt, one module each (HH-SHEETS)."""
