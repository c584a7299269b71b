"""Final scoring and the winner (SY-FLW-13, SY-CTR-10, SY-END-13 to SY-END-17, SY-SOL-21)."""

from partie.kernel.engine.result import Line, Result

from .components import CONTRACTS
from .rules.contracts import Fleet, points, staff_points
from .state import Harbour, Player


def fleet_of(s: Harbour, player: Player) -> Fleet:
    """What contracts look at."""
    return Fleet(player.fleet, player.employees, player.used_canals, s.edition)


def contract_points(s: Harbour, player: Player, colour: str) -> int:
    """The points of the contracts of a colour."""
    fleet = fleet_of(s, player)
    return sum([points(i, fleet) for i in player.contracts if i >= 0 and CONTRACTS[i].colour == colour])


def result(s: Harbour) -> Result:
    """Points of the voyages, of the red and the blue contract and of the traders; ties are shared (SY-END-13)."""
    scores: list[tuple[int, ...]] = []
    lines: list[list[Line]] = []
    for player in s.players:
        red, blue = contract_points(s, player, "red"), contract_points(s, player, "blue")
        staff = staff_points(player.employees)
        total = player.points + red + blue + staff
        scores.append((total,))
        lines.append(
            [
                ("voyages", player.points),
                ("red-contract", red),
                ("blue-contract", blue),
                ("traders", staff),
                ("total", total),
            ]
        )
    return Result(("points",), scores, lines)
