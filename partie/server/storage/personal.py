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
"""The row stays, and names somebody of whom nothing is known any more; its `blank` columns are emptied."""


@dataclass(frozen=True, slots=True)
class Personal:
    """The declaration of a table's personal data."""

    subject: str
    """What it is about: `privacy-SUBJECT` says what is kept, its `.gone` what remains; empty: nobody's."""
    people: dict[str, str] = field(default_factory=dict)
    """Columns with a person's id, and what deletion does to rows with it."""
    unseen: tuple[str, ...] = ()
    """Those of these columns by which a row is not the person's to read: what others noted of them."""
    secret: tuple[str, ...] = ()
    """Columns that an export leaves out: they would open doors, or tell what a seat may not know."""
    blank: dict[str, Any] = field(default_factory=dict)
    """What columns of a row that stays become."""
    stays: tuple[str, ...] = ()
    """Columns of such a row that may stay as they are."""
    through: tuple[str, str] | None = None
    """(column, table): the row belongs to whoever the row of that table belongs to, and goes with it."""
    why: str = ""
    """Why a table is nobody's."""


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
