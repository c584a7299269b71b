"""The common interface of connections to either database."""

from typing import Any, Protocol

from sqlalchemy import Executable

from .seals import Sealer


class Link(Protocol):
    """A connection; `row` and `rows` run the prepared statements."""

    @property
    def sealer(self) -> Sealer: ...

    async def execute(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def scalar(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def scalars(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def row(self, statement: Executable, parameters: Any = None) -> Any: ...

    async def rows(self, statement: Executable, parameters: Any = None) -> Any: ...
