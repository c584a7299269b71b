"""The state of a game of Underwater Cities: `declared.py` says what it consists of, `made.py` is made from that;
`tableau` is what follows from laid cards, `knowledge` who knows what."""

from .made import Nation, Underwater

__all__ = ["Nation", "Underwater"]
