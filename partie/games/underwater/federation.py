"""The Federation track: steps with their bonuses, stacks, and the order they make (UC-FED, UC-EOR)."""

from .components import FEDERATION_BONUS
from .events import ADVANCED
from .gaining import fire, gain
from .state import Underwater
from .terms import ADVANCES_TO


def advance(s: Underwater, seat: int) -> None:
    """One space up with its bonus at once; on space 1 a point and the top of the stack (UC-FED-01 to UC-FED-06)."""
    nations = s.nations
    nation = nations[seat]
    before = nation.climbed
    now = before + 1 if before < 4 else 4
    nation.climbed = now
    # A marker that arrives lies on top of those already there (UC-FED-05).
    ranking = list(s.ranking)
    ranking.remove(seat)
    place = 0
    for other in ranking:
        if nations[other].climbed <= now:
            break
        place += 1
    ranking.insert(place, seat)
    s.ranking = tuple(ranking)
    if s.events is not None:
        s.events.append(ADVANCED[seat][5 - now])
    gain(s, seat, FEDERATION_BONUS[before])
    if before < 4 and nation.tableau.on[ADVANCES_TO]:
        fire(s, seat, ADVANCES_TO, 5 - now)


def reset(s: Underwater) -> None:
    """The order of the next round; then all markers go below the track (UC-EOR-03 to UC-EOR-05)."""
    s.order = s.ranking
    for nation in s.nations:
        nation.climbed = 0
    if s.events is not None:
        s.events.append(("order", *s.order))
