"""Packages that only some commands need."""

from importlib import import_module
from typing import Any

from partie.kernel.errors import PartieError


def need(module: str, extra: str) -> Any:
    """Import a module of an optional package; the error names the extra to install."""
    try:
        return import_module(module)
    except ImportError:
        raise PartieError("missing-extra", package=module.partition(".")[0], extra=extra) from None
