"""Whose the rows of a table are, and what becomes of them when a person leaves for good.

Each table of the schema says so itself, in its `info`: `whose(...)`, or `nobodys(...)` with the reason. The export, the
deletion, the merging of people and the privacy page read nothing but these; a test fails where a table says nothing.
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
    """What a table keeps of people."""

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
    """The `info` of a table with something about people: `whose("sessions", person=DELETE)`."""
    return {KEY: Personal(subject, people, unseen, secret, blank or {}, stays, through)}


def nobodys(why: str) -> dict[str, Personal]:
    """The `info` of a table with nothing about anybody."""
    return {KEY: Personal("", why=why)}


def personal(table: Table) -> Personal:
    """What a table says of itself."""
    said = table.info.get(KEY)
    if not isinstance(said, Personal):
        raise LookupError(f"the table {table.name} does not say whose it is (storage/personal.py)")
    return said


def of_people(metadata: MetaData) -> list[tuple[Table, Personal]]:
    """The tables that keep something of people, those that others refer to first."""
    told = [(table, personal(table)) for table in metadata.sorted_tables]
    return [(table, said) for table, said in told if said.subject]


def subjects(metadata: MetaData) -> list[str]:
    """What is kept of people, each subject once."""
    return list(dict.fromkeys(said.subject for _, said in of_people(metadata)))
