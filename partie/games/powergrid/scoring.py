"""The end of the game and the winner."""

from partie.kernel.engine.result import Line, Result

from .state import Grid


def result(s: Grid) -> Result:
    """Most cities supplied, then most money, then most cities connected (PG-OVR-05, PG-END-07, PG-END-08, PG-END-09);
    so the largest network need not win (PG-END-10)."""
    scores: list[tuple[int, ...]] = []
    lines: list[list[Line]] = []
    for player in s.players:
        supplied = player.kit.supply(player.fuel, player.cities)
        scores.append((supplied, player.money, player.cities))
        lines.append(
            [
                ("supplied", supplied),
                ("capacity", player.kit.powers),
                ("money", player.money),
                ("cities", player.cities),
            ]
        )
    return Result(("supplied", "money", "cities"), scores, lines)
