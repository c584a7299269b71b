"""Steps: the entries of the agenda (a stack of pending work). Small, immutable, saved as a name and a few ints."""

from collections.abc import Container
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

if TYPE_CHECKING:
    from .state import State

Move = tuple[int, ...]
"""A move: the verb's number first, then its arguments."""

WAITS: Final[Move] = ()
"""Returned instead of a standing order's move: the order does not apply to this decision and stays for a later one."""

Price = tuple[tuple[str, int], ...]
"""The cost of a move in parts: (("place", 10), ("links", 12))."""

S = TypeVar("S", bound="State")

Ranges = tuple[Container[object], ...]
"""The values that each argument of a step may have."""
FLAG: Final = range(2)
"""The values of a step's argument that is 0 or 1."""
COUNT: Final = range(1, 10)
"""The values of a step's argument that says how often something may still be done."""

KINDS = ("choose", "card", "place", "amount", "set", "pay")
"""The closed list of decision kinds: any of several things, a card, a spot on a board, a number, a combination,
a way to pay."""


class Step(Generic[S]):
    """One entry of the agenda: asks `seat` for a move. (Steps that act without asking are `AutoStep`s.) Steps have no
    reference to a state and are immutable: to continue, a step is replaced by another.
    """

    __slots__ = ("binds", "seat")

    name: ClassVar[str] = ""
    kind: ClassVar[str] = "choose"
    opens: ClassVar[bool] = False
    """Whether its moves may open an obligation (kernel/engine/obligation.py); so does an obligation itself."""
    everyone: ClassVar[bool] = False
    """Whether it belongs to no seat: its `seat` is -1."""
    ranges: ClassVar[Ranges] = ()
    """The values of each argument after the seat; a save with others is refused."""

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat
        self.binds = self.opens
        """A copy of `opens` in the instance, where it is read fastest."""

    def args(self) -> tuple[Any, ...]:
        """Constructor arguments that recreate this step (ints, or nested tuples of ints)."""
        return (self.seat,)

    def stands(self, s: S) -> bool:
        """Whether the things that its arguments name exist. Called for loaded steps, whose arguments are in range."""
        return True

    def sort(self) -> str:
        """The kind of the decision; steps that ask various questions override it."""
        return self.kind

    def moves(self, s: S) -> list[Move]:
        """Every move that this step's rules allow, listed directly; exactly the candidates that pass `check`.

        The kernel filters them by open obligations. Neither this method nor `check` looks at the agenda.
        """
        raise NotImplementedError

    def sorted_moves(self, s: S) -> tuple[list[Move], list[Move]]:
        """Returns (safe, uncertain): moves known to leave every obligation satisfiable, and moves that need a search.
        Moves known to fail are omitted. Override it in steps that open obligations."""
        return [], self.moves(s)

    def check(self, s: S, move: Move) -> str | None:
        """None if this step's rules allow the move, else the number of the rule that forbids it."""
        raise NotImplementedError

    def apply(self, s: S, move: Move) -> None:
        """Play a legal move. The step itself leaves the agenda or stays, as the rules want."""
        raise NotImplementedError

    def price(self, s: S, move: Move) -> Price:
        """The cost of the move in parts."""
        return ()

    def tried_as(self, s: S, move: Move) -> Move | None:
        """The move to play on a copy to find whether this one reveals something (draws, rolls, uncovers).

        Moves with the same result share one trial. None: the move certainly reveals nothing."""
        return move

    def default(self, s: S) -> Move:
        """A safe move for an absent player."""
        return self.moves(s)[0]

    def prompt(self, s: S) -> tuple[str, dict[str, object]]:
        """The decision as a text key and its arguments."""
        return self.name, {}


AnyStep = Step[Any]


class AutoStep(Step[S]):
    """A step that acts on its own when it lies on top of the agenda.

    (A class of its own, and not a flag, because `isinstance` is what compiled code tests fastest.)
    """

    __slots__ = ()

    def act(self, s: S) -> None:
        """Run the step. It is already off the agenda."""
        raise NotImplementedError


class Obligation(AutoStep[S]):
    """A rule that is judged over several moves, when this step's turn comes: see kernel/engine/obligation.py."""

    __slots__ = ()

    opens: ClassVar[bool] = True
    must: ClassVar[str] = ""
    """The rule that is broken where it is not met."""

    def met(self, s: S) -> bool:
        """Whether the state satisfies the obligation."""
        raise NotImplementedError

    def possible(self, s: S, seat: int, move: Move) -> bool | None:
        """Whether it can still be met after a legal move, by a closed formula; None if only a search can tell."""
        return None

    def certainty(self, s: S, seat: int) -> bool | None:
        """Whether it can be met from a position within a search; a certain answer prunes the search there. None if
        unknown."""
        return None


class Lanes(Step[Any]):
    """A decision of several seats at once: a stack of steps per seat, played in any order.

    A lane changes only its own seat. Work that must happen in seat order (draws, events for all) belongs to the step
    below the lanes on the agenda, which runs when the last lane is empty.
    """

    __slots__ = ("stacks",)

    name: ClassVar[str] = "lanes"

    def __init__(self, stacks: tuple[tuple[AnyStep, ...], ...]) -> None:
        super().__init__(-1)
        self.stacks = stacks

    def args(self) -> tuple[Any, ...]:
        return tuple(tuple((step.name, *step.args()) for step in stack) for stack in self.stacks)
