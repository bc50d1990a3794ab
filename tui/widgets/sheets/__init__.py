"""How sheets look: one module for each kind of sheet, and one for each part that several have.

A new kind of sheet is its module and a line in `sheet`.
"""
