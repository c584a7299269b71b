"""The action Rent canal: buy one canal tile and lay it beside the own system. Nothing that lies there is moved, and
nothing is scored (SY-CAN-01 to SY-CAN-11)."""

from typing import Any, ClassVar

from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Price, Ranges, Step

from ..components import OFFER, PRICES
from ..components.canals import FIRST_CELL, free_cells
from ..moves import LAY, LAYS, MOST_CELLS, RENT, RENTS
from ..state import Harbour
from .offers import refill_canals
from .refusing import not_now


class RentCanal(Step[Harbour]):
    """Buy exactly one of the canals on offer (SY-CAN-01, SY-CAN-02)."""

    name: ClassVar[str] = "rent-canal"
    kind: ClassVar[str] = "card"

    def moves(self, s: Harbour) -> list[Move]:
        guilders = s.players[self.seat].guilders
        return [RENTS[place] for place in range(len(s.canal_offer)) if PRICES[place] <= guilders]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != RENT:
            return not_now(s, self.seat, move)
        if move[1] >= len(s.canal_offer):
            return "SY-CAN-01"
        return None if PRICES[move[1]] <= s.players[self.seat].guilders else "SY-CAN-02"

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        place = move[1]
        player = s.players[self.seat]
        player.guilders -= PRICES[place]
        log(s, "canal-rented", self.seat, s.canal_offer[place], PRICES[place])
        if player.canals.cells:
            s.agenda.append(LayCanal(self.seat, place))
        else:
            # The first tile is simply laid down (SY-CAN-03); how it is turned means nothing yet.
            lay_canal(s, self.seat, place, FIRST_CELL, 0)

    def tried_as(self, s: Harbour, move: Move) -> Move | None:
        """A tile that must still be laid does not leave the offer yet."""
        return None if s.players[self.seat].canals.cells else move

    def price(self, s: Harbour, move: Move) -> Price:
        return (("guilders", PRICES[move[1]]),)


def lay_canal(s: Harbour, seat: int, place: int, cell: int, turn: int) -> None:
    """Lay a tile of the offer; the others slide down and a new one comes (SY-CAN-04)."""
    player = s.players[seat]
    tile = s.canal_offer.pop(place)
    player.canals = player.canals.laid(tile, cell, turn)
    log(s, "canal-laid", seat, tile, cell, turn)
    refill_canals(s)


class LayCanal(Step[Harbour]):
    """Lay the canal so that it touches the system with a side, turned at will (SY-CAN-08)."""

    __slots__ = ("place",)

    name: ClassVar[str] = "lay-canal"
    ranges: ClassVar[Ranges] = (range(OFFER),)

    def tried_as(self, s: Harbour, move: Move) -> Move | None:
        """Wherever the tile lies, the offer is filled again."""
        return (LAY,)

    kind: ClassVar[str] = "place"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.place)

    def moves(self, s: Harbour) -> list[Move]:
        cells = free_cells(s.players[self.seat].canals.cells)
        return [move for cell in range(min(len(cells), MOST_CELLS)) for move in LAYS[cell]]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != LAY:
            return "SY-CAN-01" if move[0] == RENT else not_now(s, self.seat, move)
        cells = free_cells(s.players[self.seat].canals.cells)
        return None if 0 <= move[1] < min(len(cells), MOST_CELLS) and 0 <= move[2] < 4 else "SY-CAN-08"

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        cells = free_cells(s.players[self.seat].canals.cells)
        lay_canal(s, self.seat, self.place, cells[move[1]], move[2])

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        return "lay-canal", {"canal": s.canal_offer[self.place]}
