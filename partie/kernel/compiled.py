"""Which build of the engine this is: some places are written twice, since the two are slow at different things."""

from types import FunctionType
from typing import Final


def _probe() -> None:
    """A function of Python, or of C when it is compiled."""


COMPILED: Final = not isinstance(_probe, FunctionType)
