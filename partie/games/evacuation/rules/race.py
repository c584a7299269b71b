"""The end of the race: its condition, penalties and bonuses, the winner (EV-END-01 to EV-END-24, EV-GOA-01, EV-GOA-02).

Areas left behind cost a level (EV-GOA-06).
"""

from partie.kernel.engine.state import log

from ..components import RACE_PRODUCTION, RACE_SMILEYS, RACE_SMILEYS_OF_TWO, STADIUMS_WANTED
from ..state import Evacuation, Player, areas_left, smileys


def is_reached(production: list[int], stadiums: int) -> bool:
    """8 of every production and 3 stadiums, all on the New World (EV-END-02)."""
    return min(production) >= RACE_PRODUCTION and stadiums >= STADIUMS_WANTED


def look(s: Evacuation) -> None:
    """Note that the condition is reached, the first time (EV-GOA-01)."""
    if s.points or s.ended:
        return
    for seat, player in enumerate(s.players):
        if is_reached(player.production, len(player.stadiums)):
            s.ended = s.phase
            log(s, "race-decided", seat)
            return


def penalty(player: Player) -> int:
    """What the lowest marker loses: tokens, areas left behind, stadiums missing (EV-END-08 to EV-END-10)."""
    missing = max(0, STADIUMS_WANTED - len(player.stadiums))
    return player.penalties + areas_left(player) + missing


def smiley_bonus(s: Evacuation) -> list[int]:
    """By seat: for the most smileys, and for the second most unless the first place is shared (EV-END-11 to -18)."""
    counts = [smileys(player) for player in s.players]
    first, second = RACE_SMILEYS_OF_TWO if s.seats == 2 else RACE_SMILEYS
    most = max(counts)
    shared = counts.count(most) > 1
    next_most = max([count for count in counts if count < most], default=-1)
    return [
        first if count == most else second if count == next_most and not shared else 0 for count in counts
    ]


def adjusted(production: list[int], loss: int, bonus: int) -> list[int]:
    """The markers after penalties, then bonuses, each step on a lowest marker (EV-END-13 to EV-END-15)."""
    markers = production.copy()
    markers[markers.index(min(markers))] -= loss
    for _ in range(bonus):
        markers[markers.index(min(markers))] += 1
    return markers
