"""Environments for learning agents: PettingZoo, Gymnasium, many games at once, OpenSpiel.

Each is a module that needs its packages only when it is imported (docs/research.md).
"""

from partie.kernel.errors import PartieError


def missing(error: ImportError, extra: str) -> PartieError:
    """The error for a missing package of an extra."""
    return PartieError("missing-extra", package=(error.name or "numpy").split(".")[0], extra=extra)
