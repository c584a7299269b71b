"""A connection as the code uses it, whichever database lies behind."""

from typing import Any, Protocol

from sqlalchemy import Executable


class Link(Protocol):
    """What both an asynchronous connection of SQLAlchemy and our own one to SQLite can do."""

    async def execute(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def scalar(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def scalars(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def row(self, statement: Executable, parameters: Any = None) -> Any: ...
