"""Cache of tables. A cached table is valid only while its seq is the database's."""

from partie.table.cache import Cache
from partie.table.table import Table

from ..errors import Problem
from ..storage import loading, rows
from ..storage.database import Database
from ..storage.link import Link
from ..storage.statements import LOCK, SEQ


class TableCache:
    """An LRU cache of tables by id, limited by memory."""

    def __init__(self, database: Database, most: int) -> None:
        self._database = database
        self._tables: Cache[str, Table] = Cache(most)

    def __len__(self) -> int:
        return len(self._tables)

    def put(self, table: Table) -> None:
        """Cache a stored table; an older version never replaces a newer one."""
        known = self._tables.get(table.id)
        if known is None or known.seq <= table.seq:
            self._tables.put(table.id, table, table.weight)

    def drop(self, ident: str) -> None:
        """Remove a table."""
        self._tables.drop(ident)

    def clear(self) -> None:
        """Clear the cache."""
        self._tables.clear()

    async def read(self, ident: str, rung: int | None = None) -> Table:
        """The current table for reading; with a notified number, a cached table of that number or later is enough."""
        known = self._tables.get(ident)
        if known is not None and rung is not None and known.seq >= rung:
            return known
        async with self._database.read() as connection:
            seq = await connection.scalar(SEQ, {"ident": ident})
            table = await self._at(connection, ident, seq)
        if not table.outdated:
            return table
        async with self._database.write() as connection:
            return await self.lock(connection, ident)

    async def read_with_log(self, ident: str, since: int = 0, rung: int | None = None) -> Table:
        """Like `read`, with the log from event number `since` on, as far as it can be rebuilt."""
        table = await self.read(ident, rung)
        if since < table.log_from:
            table = loading.whole(table)
            self.put(table)
        return table

    async def lock(self, connection: Link, ident: str) -> Table:
        """The table, locked until the write transaction ends, under the current rules."""
        seq = await connection.scalar(LOCK, {"ident": ident})
        table = await self._at(connection, ident, seq)
        return await rows.renew(connection, table) if table.outdated else table

    async def _at(self, connection: Link, ident: str, seq: int | None) -> Table:
        """The table at the seq just read from the database."""
        if seq is None:
            raise Problem(404, "no-such-table")
        known = self._tables.get(ident)
        if known is not None and known.seq == seq:
            return known
        earlier = known if known is not None and known.seq < seq else None
        table = await loading.load(connection, ident, earlier)
        if table is None:
            raise Problem(404, "no-such-table")
        if not table.outdated:
            self.put(table)
        return table
