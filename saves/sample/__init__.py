"""The sample campaign: two years of a steading, played through the engine by a script, from a seed."""

from saves.sample.making import NAME, SEED, make_sample

__all__ = ["NAME", "SEED", "make_sample"]
