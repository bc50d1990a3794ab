"""Sums and digests: how a line, and the table, show that nobody and nothing has altered them."""

from hashlib import sha256
from typing import Any

from rules.table import Table, written, written_plain

SUM_LENGTH = 32  # hexadecimal digits: 128 bits, far more than accidents need
NO_SUM = b""  # the sum before the first line


def sum_of(line: bytes, before: bytes) -> bytes:
    """The sum of a line: over the sum of the line before it, then the line as it is without its own sum."""
    digest = sha256(before)
    digest.update(line)
    return digest.hexdigest()[:SUM_LENGTH].encode()


def digest_of(table: Table) -> str:
    """The digest of a table, over its one written form."""
    return sha256(written(table)).hexdigest()


def digest_of_plain(plain: dict[str, Any]) -> str:
    """The digest of a table that was written when its model had fewer fields: over those that are there."""
    return sha256(written_plain(plain)).hexdigest()
