"""The outcome of a game at a table: the game's result without resigned seats."""

from collections.abc import Sequence
from typing import Any

from partie.kernel.engine.result import Result

from .table import Seat, Table


def outcome(table: Table) -> Result | None:
    """The result of a finished game; if it was ended by agreement, from the last position."""
    partie = table.partie
    if partie is None:
        return None
    return partie.game.result(partie.state) if table.ended else partie.result


def places(result: Result, seats: Sequence[Seat]) -> list[int]:
    """The place of each seat among those not resigned; 0 for resigned seats."""
    ranked = [score for score, seat in zip(result.scores, seats, strict=True) if not seat.resigned]
    return [
        0 if seat.resigned else 1 + sum(other > score for other in ranked)
        for score, seat in zip(result.scores, seats, strict=True)
    ]


def result_data(table: Table) -> dict[str, Any] | None:
    """The outcome in the API's format."""
    result = outcome(table)
    return None if result is None else {**result.data(), "places": places(result, table.seats)}
