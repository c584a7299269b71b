"""Tells whether the engine is compiled, for `partie --version` and `partie bench`. No other code depends on it."""

from types import FunctionType
from typing import Final


def _probe() -> None:
    """A Python function in the plain build, a C function in the compiled one."""


COMPILED: Final = not isinstance(_probe, FunctionType)
