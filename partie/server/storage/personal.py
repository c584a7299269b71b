"""Declares which person a table's rows belong to, and what happens to them when the account is deleted.

Each table of the schema has a declaration in its `info`: `whose(...)`, or `nobodys(...)` with the reason. Export,
deletion, merging and the privacy page use only these; a test fails for a table without one.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import MetaData, Table

KEY: Final = "personal"
DELETE: Final = "delete"
"""The row goes with its person."""
KEEP: Final = "keep"
"""The row stays and refers to a person without data; its `blank` columns are emptied."""


@dataclass(frozen=True, slots=True)
class Personal:
    """The declaration of a table's personal data."""

    subject: str
    """The subject: `privacy-SUBJECT` describes the stored data, its `.gone` what deletion leaves; empty: no personal
    data."""
    people: dict[str, str] = field(default_factory=dict)
    """Columns with a person's id, and what deletion does to rows with it."""
    unseen: tuple[str, ...] = ()
    """Columns whose rows are about the person but not for them to read, such as reports by others."""
    secret: tuple[str, ...] = ()
    """Columns that an export omits: secrets, and data that a seat may not know."""
    blank: dict[str, Any] = field(default_factory=dict)
    """New values of columns in rows that stay after a deletion."""
    stays: tuple[str, ...] = ()
    """Columns of such a row that may stay as they are."""
    through: tuple[str, str] | None = None
    """(column, table): the row belongs to the owner of that table's row, and is deleted with it."""
    why: str = ""
    """Why a table has no personal data."""


def whose(
    subject: str,
    *,
    unseen: tuple[str, ...] = (),
    secret: tuple[str, ...] = (),
    blank: dict[str, Any] | None = None,
    stays: tuple[str, ...] = (),
    through: tuple[str, str] | None = None,
    **people: str,
) -> dict[str, Personal]:
    """The `info` of a table with personal data: `whose("sessions", person=DELETE)`."""
    return {KEY: Personal(subject, people, unseen, secret, blank or {}, stays, through)}


def nobodys(why: str) -> dict[str, Personal]:
    """The `info` of a table without personal data."""
    return {KEY: Personal("", why=why)}


def personal(table: Table) -> Personal:
    """The declaration of a table."""
    said = table.info.get(KEY)
    if not isinstance(said, Personal):
        raise LookupError(f"the table {table.name} does not say whose it is (storage/personal.py)")
    return said


def of_people(metadata: MetaData) -> list[tuple[Table, Personal]]:
    """The tables with personal data, referenced tables first."""
    told = [(table, personal(table)) for table in metadata.sorted_tables]
    return [(table, said) for table, said in told if said.subject]


def subjects(metadata: MetaData) -> list[str]:
    """The categories of personal data, each once."""
    return list(dict.fromkeys(said.subject for _, said in of_people(metadata)))
