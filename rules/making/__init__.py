"""Making characters: how one comes to the table on either sheet, and what they gain later as they gained it then.

A sheet itself stands in `rules/sheets/`. What the documents do not print is typed in once: `unprinted`.
"""
