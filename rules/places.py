"""Places in a table by their dotted path: `steading.surplus`, `threats.grey-reavers.stage`."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin

from pydantic import BaseModel, TypeAdapter

from rules.errors import NoSuchPlace
from rules.frozen_map import FrozenMap
from rules.table import Table


class Missing(Enum):
    """Stands for a value that is not there: a threat before it appeared."""

    MISSING = "not there"

    def __repr__(self) -> str:
        return "MISSING"


MISSING: Final = Missing.MISSING


def look(table: Table, where: str) -> Any:
    """The value at `where`, or MISSING if a name on the way is in no mapping. Raises NoSuchPlace."""
    value: Any = table
    for part in where.split("."):
        if type(value) is FrozenMap:  # asked with isinstance, an abstract class takes ten times as long to say
            if part not in value:
                return MISSING
            value = value[part]
        elif isinstance(value, BaseModel) and part in value.__dict__:
            value = value.__dict__[part]
        else:
            raise NoSuchPlace(where)
    return value


def put(table: Table, where: str, value: Any) -> Table:
    """The table with `value` (a model, or its plain JSON form) at `where`; MISSING takes what is there away.

    Raises NoSuchPlace, and pydantic's ValidationError for a value that can't stand there.
    """
    changed: Table = _put(table, where.split("."), value, where)
    return changed


def _put(model: BaseModel, path: list[str], value: Any, where: str) -> Any:
    kind, field = type(model), path[0]
    if field not in kind.model_fields:
        raise NoSuchPlace(where)
    held = getattr(model, field)
    if len(path) == 1:
        return model.model_copy(update={field: _adapter(kind, field).validate_python(value)})
    if isinstance(held, FrozenMap):
        return model.model_copy(update={field: _put_item(model, held, path, value, where)})
    if isinstance(held, BaseModel):
        return model.model_copy(update={field: _put(held, path[1:], value, where)})
    raise NoSuchPlace(where)


def _put_item(model: BaseModel, held: FrozenMap[Any], path: list[str], value: Any, where: str) -> FrozenMap[Any]:
    field, slug = path[0], path[1]
    if len(path) > 2:
        if slug not in held:
            raise NoSuchPlace(where)
        return held.with_item(slug, _put(held[slug], path[2:], value, where))
    if value is MISSING:
        return held.without(slug)
    return held.with_item(slug, _item_adapter(type(model), field).validate_python(value))


@cache
def _adapter(kind: type[BaseModel], field: str) -> TypeAdapter[Any]:
    info = kind.model_fields[field]
    value: Any = Annotated[info.annotation, info]
    return TypeAdapter(value)


@cache
def _item_adapter(kind: type[BaseModel], field: str) -> TypeAdapter[Any]:
    annotation = kind.model_fields[field].annotation
    if get_origin(annotation) is not FrozenMap:
        raise NoSuchPlace(field)
    (item,) = get_args(annotation)
    return TypeAdapter(item)


def plain(value: Any) -> Any:
    """A value of the table in its JSON form; MISSING stays what it is."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if isinstance(value, Mapping):
        return {slug: plain(item) for slug, item in value.items()}
    return value


def touch(one: str, other: str) -> bool:
    """Whether two places are the same or one lies within the other."""
    return one == other or one.startswith(other + ".") or other.startswith(one + ".")


def any_touch(some: Iterable[str], others: Iterable[str]) -> bool:
    """Whether any place of the one touches any of the other."""
    others = tuple(others)
    return any(touch(one, other) for one in some for other in others)
