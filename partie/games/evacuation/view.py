"""The JSON that clients draw, from a mask and nothing else."""

from typing import Any

from .state import Evacuation


def view(s: Evacuation, seat: int) -> dict[str, Any]:
    """The position for a seat (-1: a spectator)."""
    return {"game": "evacuation", "seat": seat, "seats": s.seats, "over": not s.agenda}
