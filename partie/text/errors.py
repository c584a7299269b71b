"""Lets `str(error)` be a sentence: importing this module is enough."""

from partie.kernel.errors import set_explainer

from .words import FALLBACK, Words


def explain(key: str, detail: dict[str, object]) -> str:
    """An error in one English sentence; without Fluent, as on a bare interpreter, its key and arguments."""
    try:
        return Words(FALLBACK).error(key, detail)
    except ImportError:
        return ": ".join(
            [key, *([", ".join(f"{name} {value}" for name, value in detail.items())] if detail else [])]
        )


set_explainer(explain)
