"""How a game ended at a table: the game's own result, without the seats that were resigned."""

from collections.abc import Sequence
from typing import Any

from partie.kernel.engine.result import Result

from .table import Seat, Table


def outcome(table: Table) -> Result | None:
    """The result of a finished game; of one that was ended by agreement, as it stood."""
    partie = table.partie
    if partie is None:
        return None
    return partie.game.result(partie.state) if table.ended else partie.result


def places(result: Result, seats: Sequence[Seat]) -> list[int]:
    """The place of each seat among those that were not resigned; 0 for those that were."""
    ranked = [score for score, seat in zip(result.scores, seats, strict=True) if not seat.resigned]
    return [
        0 if seat.resigned else 1 + sum(other > score for other in ranked)
        for score, seat in zip(result.scores, seats, strict=True)
    ]


def result_data(table: Table) -> dict[str, Any] | None:
    """The outcome as clients get it."""
    result = outcome(table)
    return None if result is None else {**result.data(), "places": places(result, table.seats)}
