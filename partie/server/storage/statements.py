"""The statements of commits and views, built once: building one takes longer than running it."""

from typing import Any, Final

from sqlalchemy import BindParameter, Dialect, Executable, bindparam, insert, select, update

from .schema import ended, entries, people, seats, tables

_ident: BindParameter[str] = bindparam("ident")

SEQ: Final = select(tables.c.seq).where(tables.c.id == _ident)
"""The number of a table."""

LOCK: Final = SEQ.with_for_update()
"""The same, and locks the table until the transaction ends."""

DONE: Final = select(entries.c.seq).where(
    entries.c.table_id == _ident,
    entries.c.person == bindparam("person"),
    entries.c.request == bindparam("request"),
)
"""The number that the request with this name got; queried only while the table is locked."""

VISITOR: Final = select(
    people.c.name,
    people.c.password.is_not(None),
    people.c.epoch,
    select(ended.c.mark).where(ended.c.mark == bindparam("mark")).exists(),
    people.c.program,
).where(people.c.id == _ident)
"""The person of a cookie: name, whether a password protects it, epoch, whether the session has ended, and whether it
is a program."""

LOAD: Final = select(tables).where(tables.c.id == _ident)
SEATED: Final = (
    select(seats.c.kind, seats.c.person, seats.c.bot, people.c.name, seats.c.resigned, people.c.program)
    .select_from(seats.outerjoin(people, people.c.id == seats.c.person))
    .where(seats.c.table_id == _ident)
    .order_by(seats.c.seat)
)
ENTRIES: Final = (
    select(entries.c.kind, entries.c.moves, entries.c.note, entries.c.checkpoint)
    .where(
        entries.c.table_id == _ident, entries.c.seq > bindparam("since"), entries.c.seq <= bindparam("until")
    )
    .order_by(entries.c.seq)
)
"""The row of a table, its seats, and what happened between two numbers."""

ADD_ENTRY: Final = insert(entries)

_SEATING = ("seq", "host", "state", "changed")
_PLAYING = (
    *_SEATING,
    "moves",
    "rules",
    "checkpoint",
    "events",
    "seal",
    "asked",
    "orders",
    "bots",
    "due",
    "clock",
    "deadline",
    "round",
    "places",
    "proposals",
    "ended",
    "lesson",
    "next",
)


def _change(*names: str):  # type: ignore[no-untyped-def]
    return (
        update(tables).where(tables.c.id == _ident).values({name: bindparam(f"new_{name}") for name in names})
    )


CHANGE_SEATING: Final = _change(*_SEATING)
CHANGE_PLAYING: Final = _change(*_PLAYING)


class Ready:
    """A statement compiled for the driver: SQLAlchemy's execution takes several times longer than the driver's."""

    __slots__ = ("_names", "text")

    def __init__(self, statement: Any, dialect: Dialect) -> None:
        made = statement.compile(dialect=dialect)
        self.text = str(made)
        self._names = tuple(made.positiontup)

    def values(self, given: dict[str, Any]) -> list[Any]:
        """The parameters in order."""
        return [given[name] for name in self._names]


def all_ready(dialect: Dialect) -> dict[Executable, Ready]:
    """All statements for one kind of database."""
    hot: tuple[Executable, ...] = (
        SEQ,
        LOCK,
        DONE,
        VISITOR,
        LOAD,
        SEATED,
        ENTRIES,
        ADD_ENTRY,
        CHANGE_SEATING,
        CHANGE_PLAYING,
    )
    return {statement: Ready(statement, dialect) for statement in hot}
