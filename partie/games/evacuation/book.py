"""What is printed, as the rules below the cards see it: filled when the cards are loaded (trees.py)."""

from abc import abstractmethod
from typing import Any, ClassVar, Final

from partie.euro.effects import Book, Node
from partie.euro.sets import all_below, has, without_member
from partie.kernel.engine.state import log
from partie.kernel.engine.step import FLAG, AutoStep, Move, Ranges, Step

from .components.perks import Perks
from .moves import FINISHED, HALVES, not_now
from .state import Evacuation


class Effect(Node[Evacuation, list[int]]):
    """What a card, tile, field or board action does; resources are those of both worlds."""

    __slots__ = ()

    spends: ClassVar[bool]
    """Whether goods of every kind decide what it can do."""

    @abstractmethod
    def children(self) -> "tuple[Effect, ...]": ...

    @abstractmethod
    def apart(self) -> "tuple[Effect, ...]": ...


class Tile:
    """A technology tile; `flash` is the one-time effect of a lightning tile (EV-TEC-05)."""

    __slots__ = ("abilities", "flash", "id", "level", "perks", "set")

    def __init__(
        self,
        name: str,
        number: int,
        level: int,
        gives: tuple[Effect, ...],
        perks: Perks,
        flash: Effect | None,
    ) -> None:
        self.id = name
        self.set = number
        self.level = level
        self.abilities = gives
        """What lasts, and `perks`: what it amounts to."""
        self.perks = perks
        self.flash = flash


TILES: Final[list[Tile]] = []
"""The tiles of set n have the numbers 9n to 9n+8, level by level."""


BOOK: Final[Book[Effect]] = Book()
"""Every effect by its number."""


def begin(s: Evacuation, seat: int, effect: Effect, must: int = 0) -> None:
    """Do an effect, or ask; what cannot be done is skipped. `must`: it has to do something (EV-ACT-15)."""
    if can(s, seat, effect):
        effect.begin(s, seat, must)
    else:
        log(s, "nothing", seat)


def can(s: Evacuation, seat: int, effect: Effect) -> bool:
    """Whether a part of an effect can be done now."""
    return effect.always or effect.can(s, seat, s.players[seat].goods)


class Perform(AutoStep[Evacuation]):
    """Begins an effect when its turn comes."""

    __slots__ = ("must", "nid")

    name: ClassVar[str] = "perform"
    ranges: ClassVar[Ranges] = (BOOK, FLAG)

    def __init__(self, seat: int, nid: int, must: int) -> None:
        super().__init__(seat)
        self.nid = nid
        self.must = must

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.nid, self.must)

    def act(self, s: Evacuation) -> None:
        begin(s, self.seat, BOOK.nodes[self.nid], self.must)


class Halves(Step[Evacuation]):
    """The halves of a card: either first, one alone, or none (EV-ADV-12, EV-ADV-13). `left`: those not done yet, as a
    set."""

    __slots__ = ("left", "nid")

    name: ClassVar[str] = "halves"
    ranges: ClassVar[Ranges] = (BOOK, range(1, all_below(len(HALVES)) + 1))

    def __init__(self, seat: int, nid: int, left: int) -> None:
        super().__init__(seat)
        self.nid = nid
        self.left = left

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.nid, self.left)

    def stands(self, s: Evacuation) -> bool:
        return self.left <= all_below(len(self.halves()))

    def halves(self) -> tuple[Effect, ...]:
        """All of them, done or not."""
        return BOOK.nodes[self.nid].children()

    def refusal(self, s: Evacuation, place: int) -> str | None:
        """Why a half cannot be done now, if so."""
        if not has(self.left, place):
            return "EV-ADV-12"
        return None if can(s, self.seat, self.halves()[place]) else "EV-ADV-13"

    def moves(self, s: Evacuation) -> list[Move]:
        places = range(len(self.halves()))
        return [FINISHED, *(HALVES[place] for place in places if self.refusal(s, place) is None)]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move == FINISHED:
            return None
        return self.refusal(s, move[1]) if move[0] == HALVES[0][0] else not_now(move)

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        if move == FINISHED:
            return
        left = without_member(self.left, move[1])
        if left:
            s.agenda.append(Halves(self.seat, self.nid, left))
        begin(s, self.seat, self.halves()[move[1]])

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "halves", {"effect": self.nid}


def end_effect(s: Evacuation) -> None:
    """Whoever renewed an offer and takes nothing ends the action: further parts are forgone (EV-OFR-05, EV-OFR-07)."""
    while s.agenda and isinstance(s.agenda[-1], Perform | Halves):
        s.agenda.pop()
