"""The base of nodes whose parts a player does in any order."""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from partie.kernel.engine.step import Move

from ..amounts import MUCH, NO_GIFT, Amount, Gift
from .bag import Bag, Entries
from .node import Node, S
from .table import NOWHERE, Table
from .words import Clause, Goods

if TYPE_CHECKING:
    from .trading import Pay
    from .worth import Prices


class Part(Node[S, Amount]):
    """A node whose parts go in any order, as a bag: which moves do it, what it may bring, what it gives to other parts
    and wants of them. A kind that lacks one of these cannot be made; the bases below say together what kinds of one
    sort have in common."""

    __slots__ = ("given", "sure", "table", "taken_apart", "wanted")

    sort: ClassVar[str] = "choose"
    """The kind of decision if it is the only part left (kernel/engine/step.py)."""
    at_once: ClassVar[bool] = False
    """Whether there is only one way to do it, so that choosing the part does it."""
    opens: ClassVar[bool] = False
    """Whether its moves open an obligation (kernel/engine/obligation.py)."""
    unfolds: ClassVar[bool] = False
    """Whether a node below replaces it when its turn comes."""
    inert: ClassVar[bool] = False
    """Whether it works while laid, without being executed."""
    pays: ClassVar[bool] = True
    """Whether its remaining gains as an open part may pay for another part."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table[S] = NOWHERE
        self.sure = False
        """Whether it is free, asks nothing and can never hurt: then it happens automatically."""
        self.given = 0
        """The union of `gives` of it and all nodes below; the next one likewise for `wants`."""
        self.wanted = 0
        self.taken_apart: Bag | None = None
        """The cached bag that contains only this node."""

    def settle_in(self, table: Table[S]) -> None:
        """Compute derived values, once it and the nodes below have their numbers."""
        self.table = table
        self.sure = self.is_sure()
        self.given = self.gives()
        self.wanted = self.wants()
        for child in self.children():
            self.given |= child.given
            self.wanted |= child.wanted
        self.taken_apart = None

    # What it is

    def children(self) -> "tuple[Part[S], ...]":
        """The nodes below, in reading order."""
        return ()

    def apart(self) -> "tuple[Part[S], ...]":
        """Its parts that go in any order: itself, if there are none."""
        return (self,)

    @abstractmethod
    def is_sure(self) -> bool: ...

    def units(self) -> int:
        """How often it may be done, one unit a move."""
        return 1

    def entry(self) -> Entries:
        """The entry of this part before anything is done."""
        return (self.nid, self.units())

    def bag(self) -> Bag:
        """The bag that contains only this node."""
        if self.taken_apart is None:
            self.taken_apart = self.table.bag(self.entry())
        return self.taken_apart

    def unpack(self, bag: Bag, times: int) -> None:
        """Put it into a bag."""
        if not self.inert:
            bag.add(self, times)

    def rule(self) -> str:
        """The rule with which it refuses."""
        return self.table.rules[self.key]

    # What can be done

    def begin(self, s: S, seat: int, flags: int) -> None:
        """Put it on the agenda; `flags`: those of its parts (carrying.py)."""
        s.agenda.append(self.bag().opening(seat, flags))

    @abstractmethod
    def moves(self, s: S, seat: int) -> list[Move]:
        """The moves that do one unit of it now, not to be changed."""

    @abstractmethod
    def why(self, s: S, seat: int, move: Move) -> str | None:
        """None if the move does one unit of it now, else the rule that forbids it."""

    def keeps(self, s: S, seat: int, move: Move) -> bool | None:
        """Of a node that opens obligations: whether the one that a move opens can be met; None: only a search tells."""
        return None

    @abstractmethod
    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        """Do one unit, by a move that `why` allows."""

    @abstractmethod
    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        """Execute a `sure` node; returns whether it did anything."""

    def give_rest(self, s: S, seat: int, flags: int) -> None:
        """Execute the rest of it as an open part that asks nothing."""
        self.give(s, seat, flags)

    def inside(self) -> "Part[S]":
        """The node that replaces it when its turn comes, if it `unfolds`."""
        return self

    def chosen(self, move: Move) -> "Part[S] | None":
        """The node that replaces it by a move, if it is a choice between effects."""
        return None

    # What it may bring

    @abstractmethod
    def brings(self) -> Amount:
        """An upper bound of each resource that it could bring, ignoring costs; MUCH if unknown. (Without what laid
        cards add.)"""

    def brings_now(self, s: S, seat: int) -> Amount:
        """The upper bound in the present position."""
        return self.brings()

    @abstractmethod
    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        """Whether a part of it could be done later, with at most so much, and with places of these kinds that are not
        open yet (as the game numbers them). False only where it is certain that it could not."""

    @abstractmethod
    def gives(self) -> int:
        """What it may supply to other effects: bits that the game numbers, after those of its kinds of resources.
        (Without nodes below.)"""

    @abstractmethod
    def wants(self) -> int:
        """What it may need or depends on, as the same bits."""

    def is_plain(self) -> bool:
        """Whether it gives the same resources and points in every position, and nothing else."""
        return False

    @abstractmethod
    def yields(self, s: S, seat: int) -> Gift:
        """Its gain in the present position, without any choice."""

    def points(self, s: S, seat: int) -> int:
        """Its points at the end, without payment."""
        return self.yields(s, seat).points

    def sales(self) -> "list[Pay[S]]":
        """Its sales for points at the end."""
        return []

    def choices(self, s: S, seat: int) -> int:
        """How many trades it offers in the present position."""
        return 0

    @abstractmethod
    def worth(self, prices: "Prices") -> float:
        """The value of doing it once, by a price list."""

    # How it is said and drawn

    @abstractmethod
    def words(self) -> Clause:
        """Its text as a clause."""

    def told_gains(self) -> Goods | None:
        """The gains of a pure gain, so that several can share a clause."""
        return None

    def told_points(self) -> int:
        """The points of a pure gain."""
        return 0

    def rest(self, left: int) -> "Part[S]":
        """The text of its rest, when it may be done this many times more."""
        return self


class Giving(Part[S]):
    """The base of pure gains: they ask for and need nothing."""

    def wants(self) -> int:
        return 0

    def is_sure(self) -> bool:
        return True

    def moves(self, s: S, seat: int) -> list[Move]:
        return []

    def why(self, s: S, seat: int, move: Move) -> str | None:
        return self.table.not_now(move)

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        raise TypeError(f"{self.key} asks nothing")

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return True


class Asking(Part[S]):
    """The base of nodes that ask the player how, or whether at all."""

    def is_sure(self) -> bool:
        return False

    def is_always(self) -> bool:
        return False

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        return False

    def yields(self, s: S, seat: int) -> Gift:
        return NO_GIFT


class Still(Part[S]):
    """The base of nodes that are not executed: counts, and lasting effects."""

    def is_sure(self) -> bool:
        return False

    def is_always(self) -> bool:
        return False

    def can(self, s: S, seat: int, goods: Amount) -> bool:
        return False

    def moves(self, s: S, seat: int) -> list[Move]:
        return []

    def why(self, s: S, seat: int, move: Move) -> str | None:
        return self.table.not_now(move)

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        raise TypeError(f"{self.key} is not carried out")

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        return False

    def gives(self) -> int:
        return 0

    def wants(self) -> int:
        return 0

    def brings(self) -> Amount:
        return MUCH

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return True

    def yields(self, s: S, seat: int) -> Gift:
        return NO_GIFT
