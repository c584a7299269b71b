"""Presence for lists of tables; at an open table it comes over the socket (live.py)."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from ..presence import Attendance
from .shapes import PROBLEMS, AnyRequest, services_of

MOST = 200
"""Tables that one request may ask for."""
Idents = Annotated[str, QueryParameter(max_length=25 * MOST, pattern="^[A-Za-z0-9_,-]*$")]


@get("/api/presence", responses=PROBLEMS)
async def present(request: AnyRequest, tables: Idents) -> dict[str, Attendance]:
    """The people at these tables (comma-separated ids); tables that nobody ever opened are omitted."""
    wanted = [ident for ident in dict.fromkeys(tables.split(",")) if ident]
    return await services_of(request).presence.at(wanted[:MOST])


HANDLERS = [present]
