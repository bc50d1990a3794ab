"""What goes without saying: a thing that is as it began, somebody who is here, a threat that looms."""

from typing import Any, get_args, get_origin

from rules.frozen_map import FrozenMap
from rules.table import Table


def usual(kind: str) -> str:
    """The status of which there is nothing to say, for a kind of thing: `here` of people; "" where there is none."""
    field = Table.model_fields.get(kind)
    if field is None or get_origin(field.annotation) is not FrozenMap:
        return ""
    thing: Any = get_args(field.annotation)[0]
    status = thing.model_fields.get("status")
    return "" if status is None else str(status.default)


def goes_without_saying(where: str, status: str) -> bool:
    """Whether a status is the usual one of the thing at a place, such as `threats.wolves`."""
    return status == usual(where.partition(".")[0])
