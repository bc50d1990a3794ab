"""A mapping from slugs that can't be changed, for everything in a table that a change can name."""

from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar, get_args

from pydantic import GetCoreSchemaHandler
from pydantic_core import core_schema

from rules.slugs import RESERVED

V = TypeVar("V")


class FrozenMap(Mapping[str, V], Generic[V]):
    """Values by slug, always in slug order, so that two equal maps are written the same.

    pydantic has no frozen mapping that it can also dump: a plain dict in a frozen model can be mutated, and a
    MappingProxyType can't be serialized.
    """

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[str, V] | None = None) -> None:
        self._items: dict[str, V] = {slug: items[slug] for slug in sorted(items)} if items else {}

    def __getitem__(self, slug: str) -> V:
        return self._items[slug]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __repr__(self) -> str:
        return f"FrozenMap({self._items!r})"

    def __eq__(self, other: object) -> bool:
        return self._items == other._items if isinstance(other, FrozenMap) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def with_item(self, slug: str, value: V) -> "FrozenMap[V]":
        """The same map with `value` at `slug`."""
        return FrozenMap({**self._items, slug: value})

    def without(self, slug: str) -> "FrozenMap[V]":
        """The same map with nothing at `slug`."""
        return FrozenMap({name: value for name, value in self._items.items() if name != slug})

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        (value,) = get_args(source)
        plain = core_schema.str_schema(pattern=r"^[a-z0-9][a-z0-9-]*$", max_length=80)
        slug = core_schema.no_info_after_validator_function(_not_reserved, plain)
        inner = core_schema.dict_schema(slug, handler.generate_schema(value))
        return core_schema.chain_schema(
            [
                core_schema.no_info_plain_validator_function(_as_dict),
                core_schema.no_info_after_validator_function(cls, inner),
            ],
            serialization=core_schema.wrap_serializer_function_ser_schema(_dump, schema=inner),
        )


def _not_reserved(slug: str) -> str:
    if slug in RESERVED:
        raise ValueError(f"{slug!r} is the id of nothing: it has a meaning of its own")
    return slug


def _as_dict(value: Any) -> Any:
    return value._items if isinstance(value, FrozenMap) else value


def _dump(value: "FrozenMap[Any]", dump_dict: core_schema.SerializerFunctionWrapHandler) -> Any:
    return dump_dict(value._items)
