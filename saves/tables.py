"""The table as TinyDB documents: one TinyDB table per kind of thing, documents in slug order."""

from typing import Any, get_origin

from rules.frozen_map import FrozenMap
from rules.table import Table

META = "meta"
Documents = dict[str, dict[str, dict[str, Any]]]  # by kind, then by TinyDB's id; ours is the field `id`


def is_many(kind: str) -> bool:
    """Whether a kind has many things by slug, or is one thing."""
    return get_origin(Table.model_fields[kind].annotation) is FrozenMap


def documents_of(table: Table) -> Documents:
    """Every kind's documents. TinyDB's ids count from 1 and mean nothing."""
    found: Documents = {}
    for kind, held in table.model_dump(mode="json").items():
        things = held if is_many(kind) else {kind: held}
        found[kind] = {str(number): {"id": slug, **things[slug]} for number, slug in enumerate(sorted(things), start=1)}
    return found


def table_of(documents: Documents) -> Table:
    """The table of documents, in whatever order they stand. Raises pydantic's ValidationError, KeyError, TypeError."""
    return Table.model_validate(plain_of(documents))


def plain_of(documents: Documents) -> dict[str, Any]:
    """What documents hold as plain JSON, with nothing added that came to the model after they were written."""
    fields: dict[str, Any] = {}
    for kind in documents:
        if kind == META:
            continue
        things: dict[str, Any] = {}
        for document in documents[kind].values():
            rest = dict(document)
            things[rest.pop("id")] = rest
        fields[kind] = things if kind not in Table.model_fields or is_many(kind) else things[kind]
    return fields
