"""The interface between a game and effects whose parts go in any order, with the moves that answer them."""

from typing import TYPE_CHECKING, Any, Final, Generic

from partie.kernel.engine.moments import Moments
from partie.kernel.engine.step import AnyStep, Move

from ..amounts import Amount, Gift, Kinds
from .bag import Bag, Entries
from .node import Book, S, walk

if TYPE_CHECKING:
    from .part import Part

NODES_A_SOURCE: Final = 32
"""A node's number is its source (a card, a slot ...) times this, and its place in the tree in reading order."""

MOST_KEPT: Final = 20_000
"""The size of the cache of open effects: more than occur in many games."""


class Answers:
    """The verbs of a game's moves that answer effects."""

    __slots__ = ("done", "gives", "options", "parts", "prices", "takes", "verb_option", "verb_part")

    def __init__(
        self,
        kinds: Kinds,
        done: int,
        part: int,
        option: int,
        price: int,
        take: int,
        give: int,
        most_parts: int,
        most_options: int,
    ) -> None:
        self.verb_part = part
        self.verb_option = option
        self.done: Move = (done,)
        self.parts: list[Move] = [(part, number) for number in range(most_parts)]
        self.options: list[Move] = [(option, number) for number in range(most_options)]
        self.prices: list[Move] = [(price, number) for number in range(2)]
        self.takes: list[Move] = [(take, chosen) for chosen in range(kinds.every + 1)]
        """By set of kinds: one of each."""
        self.gives: list[Move] = [(give, kind) for kind in range(kinds.count)]


class Table(Book["Part[S]"], Generic[S]):
    """The interface of a game to its effects. A game has one instance of its own subclass, which also stores the nodes
    by number."""

    def __init__(
        self, kinds: Kinds, answers: Answers, rules: dict[str, str], names: tuple[str, ...], moments: Moments
    ) -> None:
        super().__init__()
        self.kinds = kinds
        self.answers = answers
        self.moments = moments
        self.names = names
        """The kinds of resources, as icons name them; then points and cards."""
        self.rules = rules
        """The rule that refuses, by the key of a node; `must` and `chosen` for those who may not be done yet."""
        self._bags: dict[Entries, Bag] = {}
        """Cached bags of effects."""

    # Supplied by the game

    def goods(self, s: S, seat: int) -> Amount:
        """The goods of a seat."""
        raise NotImplementedError

    def pay(self, s: S, seat: int, price: Amount) -> None:
        """Take a price that the seat can pay."""
        raise NotImplementedError

    def gain(self, s: S, seat: int, gift: Gift, flags: int = 0) -> None:
        """Resources and points; `flags` are those of the effect that gives them."""
        raise NotImplementedError

    def draw(self, s: S, seat: int, count: int) -> None:
        """Cards of a gift."""
        raise NotImplementedError

    def waiting(self, s: S) -> tuple[int, ...]:
        """Triggered effects that ask, collected while a move is carried out: numbers of nodes."""
        raise NotImplementedError

    def wait(self, s: S, waiting: tuple[int, ...]) -> None:
        """Replace the waiting effects."""
        raise NotImplementedError

    def new_opening(self, seat: int, flags: int, entries: Entries) -> AnyStep:
        """The game's `Opening` step."""
        raise NotImplementedError

    def new_asking(self, seat: int, flags: int, focus: int, entries: Entries) -> AnyStep:
        """The game's `Ask` step."""
        raise NotImplementedError

    # What a game may add to every question about an effect: abilities that can be used at any time

    def is_aside(self, move: Move) -> bool:
        """Whether a move is never a part of an effect but such an ability."""
        return False

    def aside(self, s: S, seat: int) -> list[Move]:
        """Moves beside the parts of an effect that are allowed now."""
        return []

    def why_not_aside(self, s: S, seat: int, move: Move) -> str | None:
        """None if such a move is allowed now, else a rule."""
        return self.not_now(move)

    def do_aside(self, s: S, seat: int, move: Move) -> None:
        raise NotImplementedError

    def triggered(self, s: S, seat: int, node: "Part[S]") -> None:
        """A trigger fires: a game may note it as an event."""

    def not_now(self, move: Move) -> str:
        """The rule that forbids a kind of move that nothing allows now."""
        return self.moments.not_now(move)

    # Effects taken apart

    def bag(self, entries: Entries) -> "Bag":
        """The bag of these entries, cached."""
        found = self._bags.get(entries)
        if found is None:
            if len(self._bags) >= MOST_KEPT:
                self._bags.clear()
            found = self._bags[entries] = Bag(self, entries)
        return found

    def opening(self, seat: int, flags: int, entries: Entries) -> AnyStep:
        return self.bag(entries).opening(seat, flags)

    def asking(self, seat: int, flags: int, focus: int, entries: Entries) -> AnyStep:
        return self.bag(entries).asking(seat, flags, focus)

    # Trees

    def number(self, source: int, tree: "Part[S]") -> "Part[S]":
        """Number the tree of a source, so that a step can name each of its nodes by one int."""
        first = source * NODES_A_SOURCE
        self._bags.clear()
        while len(self.nodes) < first + NODES_A_SOURCE:
            self.nodes.append(tree)
        super().number(first, tree)
        for node in walk(tree)[::-1]:
            node.settle_in(self)
        return tree


NOWHERE: Final[Table[Any]] = Table(Kinds(()), Answers(Kinds(()), 0, 0, 0, 0, 0, 0, 0, 0), {}, (), Moments({}))
"""Where a part stands that has no number yet."""
