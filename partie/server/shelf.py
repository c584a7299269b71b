"""Games in memory. A table from the shelf counts only if its seq is the database's."""

from collections import OrderedDict

from .errors import Problem
from .storage import rows
from .storage.database import Database
from .storage.link import Link
from .storage.statements import HELD, SEQ
from .table import Table


class Shelf:
    """The tables used last, by id."""

    def __init__(self, database: Database, keep: int) -> None:
        self._database = database
        self._keep = keep
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def put(self, table: Table) -> None:
        """Keep a table that is stored; an older moment never replaces a newer one."""
        known = self._tables.get(table.id)
        if known is None or known.seq <= table.seq:
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > self._keep:
            self._tables.popitem(last=False)

    def drop(self, ident: str) -> None:
        """Keep a table no longer."""
        self._tables.pop(ident, None)

    def clear(self) -> None:
        """Keep none; every game comes back from the database."""
        self._tables.clear()

    async def look(self, ident: str) -> Table:
        """The table as it is now, for reading."""
        async with self._database.read() as connection:
            seq = await connection.scalar(SEQ, {"ident": ident})
            table = await self.at(connection, ident, seq)
        if not table.outdated:
            return table
        async with self._database.write() as connection:
            return await self.held(connection, ident)

    async def held(self, connection: Link, ident: str) -> Table:
        """The table as it is now, and stays until the write transaction ends."""
        seq = await connection.scalar(HELD, {"ident": ident})
        return await self.renewed(connection, await self.at(connection, ident, seq))

    async def renewed(self, connection: Link, table: Table) -> Table:
        """In a write transaction: the table under the rules of now."""
        return await rows.renew(connection, table) if table.outdated else table

    async def at(self, connection: Link, ident: str, seq: int | None) -> Table:
        """The table at the seq that the database has just given."""
        if seq is None:
            raise Problem(404, "no-such-table")
        known = self._tables.get(ident)
        if known is not None and known.seq == seq:
            self._tables.move_to_end(ident)
            return known
        table = await rows.load(connection, ident, known if known is not None and known.seq < seq else None)
        if table is None:
            raise Problem(404, "no-such-table")
        if not table.outdated:
            self.put(table)
        return table
