"""Seats: who is looking."""

from typing import Literal

from msgspec import Struct

SeatKind = Literal["gm", "player", "onlooker"]


class Seat(Struct, frozen=True):
    """The GM, a player with their characters (ids), or an onlooker. `name` is what the chronicle calls it."""

    name: str
    kind: SeatKind
    characters: tuple[str, ...] = ()

    @property
    def is_gm(self) -> bool:
        """Whether this seat may see and answer everything."""
        return self.kind == "gm"


GM_SEAT = Seat("gm", "gm")
ONLOOKER = Seat("onlooker", "onlooker")


def may_answer(seat: Seat, to: str) -> bool:
    """Whether a seat may answer an ask that is put to `to`: the GM's may answer all, an onlooker's none."""
    if seat.is_gm:
        return True
    return seat.kind == "player" and (to == "table" or to in seat.characters)
