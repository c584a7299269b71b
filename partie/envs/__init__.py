"""Environments for learning agents: PettingZoo, Gymnasium, many games at once, OpenSpiel.

Each lies in a module of its own and needs its packages only when that module is imported (docs/research.md).
"""

from partie.kernel.errors import PartieError


def missing(error: ImportError, extra: str) -> PartieError:
    """What to raise when a package of an extra is not installed."""
    return PartieError("missing-extra", package=(error.name or "numpy").split(".")[0], extra=extra)
