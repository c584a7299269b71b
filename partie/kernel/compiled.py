"""Which build of the engine this is, to be told (`partie --version`, `partie bench`); no code goes by it."""

from types import FunctionType
from typing import Final


def _probe() -> None:
    """A function of Python, or of C when it is compiled."""


COMPILED: Final = not isinstance(_probe, FunctionType)
