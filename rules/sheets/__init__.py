"""Sheets: how somebody is hurt, one module each (HH-SHEETS), and what else a person can bear on any sheet.

`sheet` has those of players' characters, `others` those of everybody else, `signatures/` what each class has of its
own. What is done with them stands elsewhere: `rules/harm/` for hit points, `rules/wounds/` for Wounds, `rules/making/`
for how a character comes to be.
"""
