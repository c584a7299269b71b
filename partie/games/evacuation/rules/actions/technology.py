"""Technologies: research column by column, lasting abilities, lightning effects (EV-TEC-01 to EV-TEC-11)."""

from typing import Any, ClassVar, Final

from partie.euro.sets import set_of
from partie.kernel.engine.state import log
from partie.kernel.engine.step import COUNT, FLAG, Move, Ranges, Step

from ...book import TILES, Perform
from ...components.perks import Perks, together
from ...moves import DONE, FINISHED, RESEARCH, RESEARCHES, not_now
from ...state import Evacuation, Player, changed
from .tasks import claim

COMPLETE: Final = 5
"""Researches of a column in which all three levels are done: 1 + 2 + 2 (EV-TEC-08, EV-TEC-09)."""
LEVELS_DONE: Final = (0, 1, 1, 2, 2, 3)
"""By the researches of a column: levels completed."""

_SUMS: Final[dict[int, Perks]] = {}


def researched(player: Player) -> list[int]:
    """The tiles whose research is complete."""
    return [
        player.tiles[3 * row + column]
        for column in range(3)
        for row in range(LEVELS_DONE[player.research[column]])
    ]


def renew_perks(player: Player) -> None:
    """The sum of the lasting abilities of what is researched."""
    key = set_of(researched(player))
    found = _SUMS.get(key)
    if found is None:
        found = together([TILES[tile].perks for tile in researched(player)])
        _SUMS[key] = found
    player.perks = found


def can_research(player: Player) -> bool:
    """Whether a column is not complete yet."""
    one, two, three = player.research
    return one < COMPLETE or two < COMPLETE or three < COMPLETE


class Researching(Step[Evacuation]):
    """Choose a column; its lowest technology that is not complete is researched (EV-TEC-06, EV-TEC-07)."""

    __slots__ = ("left", "must")

    name: ClassVar[str] = "research"
    kind: ClassVar[str] = "place"
    ranges: ClassVar[Ranges] = (COUNT, FLAG)

    def __init__(self, seat: int, left: int, must: int) -> None:
        super().__init__(seat)
        self.left = left
        self.must = must

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.left, self.must)

    def moves(self, s: Evacuation) -> list[Move]:
        columns = s.players[self.seat].research
        found = [RESEARCHES[column] for column in range(3) if columns[column] < COMPLETE]
        return found if self.must else [FINISHED, *found]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] == DONE:
            return "EV-EXC-06" if self.must else None
        if move[0] != RESEARCH:
            return not_now(move)
        return None if s.players[self.seat].research[move[1]] < COMPLETE else "EV-TEC-06"

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        if move[0] == DONE:
            return
        if self.left > 1 and sum(s.players[self.seat].research) + 1 < 3 * COMPLETE:
            s.agenda.append(Researching(self.seat, self.left - 1, 0))
        research(s, self.seat, move[1])

    def default(self, s: Evacuation) -> Move:
        return self.moves(s)[-1]

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "research", {"left": self.left}


def research(s: Evacuation, seat: int, column: int) -> None:
    """One research; a completed tile works from now on, lightning at once (EV-TEC-03 to EV-TEC-05)."""
    player = s.players[seat]
    steps = player.research[column] + 1
    player.research = changed(player.research, column, steps)
    row = LEVELS_DONE[steps] - 1
    if steps % 2 == 0:
        log(s, "half-researched", seat, player.tiles[3 * (row + 1) + column])
        return
    tile = player.tiles[3 * row + column]
    log(s, "researched", seat, tile)
    renew_perks(player)
    claim(s, seat)
    flash = TILES[tile].flash
    if flash is not None:
        s.agenda.append(Perform(seat, flash.nid, 0))
