"""A connection as the code uses it, whichever database lies behind."""

from typing import Any, Protocol

from sqlalchemy import Executable

from .seals import Sealer


class Link(Protocol):
    """What both kinds of connection can do; `row` and `rows` are for the statements that are made once."""

    @property
    def sealer(self) -> Sealer: ...

    async def execute(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def scalar(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def scalars(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def row(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def rows(self, statement: Executable, parameters: Any = None) -> Any: ...
