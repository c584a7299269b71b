"""The action Build ships: buy one to three parts and lay them in the yard (SY-BLD)."""

from typing import Any, ClassVar, Final

from partie.euro import sets
from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Price, Ranges, Step

from ..components import COLUMNS, KIND_OF, PARTS, PARTS_AN_ACTION, PRICES, ROWS, YARD_SPACES
from ..components.ships import MOST
from ..components.yard import fits, ship_at, why_not, with_part
from ..moves import AT, ATS, DONE, FINISHED, TAKE, TAKES
from ..state import Harbour, Player
from .offers import slide_parts
from .refusing import not_now

USUAL: Final = 0
LAST_CHANCE: Final = 1
"""After the final actions one part may be bought, if that completes a ship (docs/rulings.md)."""


def lay(player: Player, part: int, space: int) -> None:
    """Put a part on a space of the yard."""
    player.yard[space] = part
    player.filling = with_part(player.filling, space, KIND_OF[part])


def spaces_for(filling: int, kind: int, mode: int) -> int:
    """The spaces (as a set) where a part of this kind may be laid; at the last chance those that complete a ship."""
    spaces = fits(filling, kind)
    if mode == USUAL or not spaces:
        return spaces
    ships = _ships(filling)
    return sets.set_of(
        [space for space in sets.members(spaces) if _ships(with_part(filling, space, kind)) > ships]
    )


def _ships(filling: int) -> int:
    return sum([1 for space in range(YARD_SPACES) if ship_at(filling, space)])


def least_part_price(s: Harbour, player: Player, mode: int = USUAL) -> int:
    """The price of the cheapest part on offer that can be laid; MOST if there is none."""
    fitting = [bool(kind) and spaces_for(player.filling, kind, mode) != 0 for kind in range(len(COLUMNS))]
    for row in range(ROWS):
        for column, kind in enumerate(COLUMNS):
            if fitting[kind] and s.offer[ROWS * column + row] >= 0:
                return PRICES[row]
    return MOST


def can_build(s: Harbour, player: Player, guilders: int, mode: int = USUAL) -> bool:
    """Whether some part on offer can be paid and laid (SY-BLD-28)."""
    return least_part_price(s, player, mode) <= guilders


class TakePart(Step[Harbour]):
    """Buy another part of the offer; prices are those before the action (SY-BLD-02 to SY-BLD-04)."""

    __slots__ = ("mode", "taken")

    name: ClassVar[str] = "take-part"
    ranges: ClassVar[Ranges] = (range(PARTS_AN_ACTION + 1), (USUAL, LAST_CHANCE))

    def tried_as(self, s: Harbour, move: Move) -> Move | None:
        """A part that was taken is laid next."""
        return None if move[0] == TAKE else move

    kind: ClassVar[str] = "place"

    def __init__(self, seat: int, taken: int, mode: int) -> None:
        super().__init__(seat)
        self.taken = taken
        self.mode = mode

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.taken, self.mode)

    def moves(self, s: Harbour) -> list[Move]:
        player = s.players[self.seat]
        fitting = [
            bool(kind) and spaces_for(player.filling, kind, self.mode) != 0 for kind in range(len(COLUMNS))
        ]
        found = [
            TAKES[place]
            for place in range(4 * ROWS)
            if s.offer[place] >= 0
            and fitting[COLUMNS[place // ROWS]]
            and PRICES[place % ROWS] <= player.guilders
        ]
        return [*found, FINISHED] if self.may_stop else found

    @property
    def may_stop(self) -> bool:
        """At least one part must be taken (SY-BLD-25); the last chance may be let go."""
        return self.taken > 0 or self.mode == LAST_CHANCE

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] == DONE:
            return None if self.may_stop else "SY-BLD-25"
        if move[0] != TAKE:
            return not_now(s, self.seat, move)
        place = move[1]
        if not 0 <= place < 4 * ROWS or s.offer[place] < 0:
            return "SY-BLD-01"
        player = s.players[self.seat]
        if PRICES[place % ROWS] > player.guilders:
            return "SY-BLD-26" if not player.guilders else "SY-BLD-03"
        if not spaces_for(player.filling, COLUMNS[place // ROWS], self.mode):
            return "SY-BLD-27" if self.mode == USUAL else "SY-END-19"
        return None

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        if move[0] == DONE:
            slide_parts(s)
            return
        place = move[1]
        part = s.offer[place]
        price = PRICES[place % ROWS]
        s.offer[place] = -1
        s.players[self.seat].guilders -= price
        log(s, "part-bought", self.seat, part, price)
        s.agenda.append(PlacePart(self.seat, part, self.taken + 1, self.mode))

    def price(self, s: Harbour, move: Move) -> Price:
        return (("guilders", PRICES[move[1] % ROWS]),) if move[0] == TAKE else ()

    def default(self, s: Harbour) -> Move:
        return FINISHED if self.may_stop else self.moves(s)[0]

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        if self.mode == LAST_CHANCE:
            return "take-last-part", {}
        return "take-part", {"taken": self.taken, "left": PARTS_AN_ACTION - self.taken}


class PlacePart(Step[Harbour]):
    """Lay the part just bought on an empty space, where it can still become part of a ship (SY-BLD-06 to SY-BLD-13)."""

    __slots__ = ("mode", "part", "taken")

    name: ClassVar[str] = "place-part"
    kind: ClassVar[str] = "place"
    ranges: ClassVar[Ranges] = (range(len(PARTS)), range(1, PARTS_AN_ACTION + 1), (USUAL, LAST_CHANCE))

    def __init__(self, seat: int, part: int, taken: int, mode: int) -> None:
        super().__init__(seat)
        self.part = part
        self.taken = taken
        self.mode = mode

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.part, self.taken, self.mode)

    def moves(self, s: Harbour) -> list[Move]:
        spaces = spaces_for(s.players[self.seat].filling, KIND_OF[self.part], self.mode)
        return [ATS[space] for space in sets.members(spaces)]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != AT:
            return "SY-BLD-06" if move[0] in (TAKE, DONE) else not_now(s, self.seat, move)
        player, space, kind = s.players[self.seat], move[1], KIND_OF[self.part]
        if player.yard[space] >= 0:
            return "SY-BLD-07"
        if not sets.has(fits(player.filling, kind), space):
            return why_not(player.filling, space, kind)
        return None if sets.has(spaces_for(player.filling, kind, self.mode), space) else "SY-END-19"

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        player = s.players[self.seat]
        lay(player, self.part, move[1])
        log(s, "part-laid", self.seat, self.part, move[1])
        if self.mode == USUAL and self.taken < PARTS_AN_ACTION and can_build(s, player, player.guilders):
            s.agenda.append(TakePart(self.seat, self.taken, self.mode))
        else:
            slide_parts(s)

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        return "place-part", {"part": self.part}
