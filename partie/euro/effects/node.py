"""What all nodes of effect trees have, and what they ask of a game."""

from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from partie.kernel.state import State
from partie.kernel.step import AnyStep, Move

from ..amounts import KINDS, MUCH, Amount, Gift

S = TypeVar("S", bound=State)

NODES_A_SOURCE: Final = 32
"""A node's number is its source (a card, a slot ...) times this, and its place in the tree in reading order."""

MOST_KEPT: Final = 20_000
"""Of what is remembered about open effects: more than come up in many games."""

Sign = tuple[str | int, ...]
"""One icon of an effect: its name, how many, and marks."""

Entries = tuple[int, ...]
"""Parts that are still open, in pairs: the number of a node and how often it may still be done."""


class Answers:
    """The moves that effects are answered with, by the verbs of a game."""

    __slots__ = ("done", "gives", "options", "parts", "prices", "takes", "verb_option", "verb_part")

    def __init__(
        self,
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
        self.takes: list[Move] = [(take, chosen) for chosen in range(1 << KINDS)]
        """By set of resources, as bits: one of each."""
        self.gives: list[Move] = [(give, kind) for kind in range(KINDS)]


class Table(Generic[S]):
    """What effects ask of a game. A game has one object of its own class, which also keeps the nodes by number."""

    def __init__(self, answers: Answers, rules: dict[str, str]) -> None:
        self.answers = answers
        self.rules = rules
        """The rule that refuses, by the key of a node; `must` and `chosen` for those who may not be done yet."""
        self.nodes: list[Node[S]] = []
        self.bags: dict[Entries, Any] = {}
        """Effects taken apart (carrying.py), remembered."""
        self._openings: dict[tuple[int, int, Entries], AnyStep] = {}
        self._askings: dict[tuple[int, int, int, Entries], AnyStep] = {}

    # What the game says

    def goods(self, s: S, seat: int) -> Amount:
        """What a seat has."""
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

    def ahead(self, s: S, seat: int) -> S:
        """A copy to look ahead on, for questions about what can be done after a payment."""
        return cast(S, s.trial(seat))

    def waiting(self, s: S) -> tuple[int, ...]:
        """Triggered effects that ask, collected while a move is carried out: numbers of nodes."""
        raise NotImplementedError

    def wait(self, s: S, waiting: tuple[int, ...]) -> None:
        """Keep these instead, or none."""
        raise NotImplementedError

    def new_opening(self, seat: int, flags: int, entries: Entries) -> AnyStep:
        """The game's `Parts` step."""
        raise NotImplementedError

    def new_asking(self, seat: int, flags: int, focus: int, entries: Entries) -> AnyStep:
        """The game's `Ask` step."""
        raise NotImplementedError

    def not_now(self, move: Move) -> str:
        """The rule that forbids a kind of move where nothing allows it."""
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

    def triggered(self, s: S, seat: int, node: "Node[S]") -> None:
        """A trigger fires: a game may note it as an event."""

    # Steps, made once: they never change

    def opening(self, seat: int, flags: int, entries: Entries) -> AnyStep:
        key = (seat, flags, entries)
        found = self._openings.get(key)
        if found is None:
            if len(self._openings) >= MOST_KEPT:
                self._openings.clear()
            found = self._openings[key] = self.new_opening(seat, flags, entries)
        return found

    def asking(self, seat: int, flags: int, focus: int, entries: Entries) -> AnyStep:
        key = (seat, flags, focus, entries)
        found = self._askings.get(key)
        if found is None:
            if len(self._askings) >= MOST_KEPT:
                self._askings.clear()
            found = self._askings[key] = self.new_asking(seat, flags, focus, entries)
        return found

    # Trees

    def push(self, s: S, seat: int, node: "Node[S]", flags: int) -> None:
        """Put an effect on the agenda."""
        s.agenda.append(self.opening(seat, flags, node.entry()))

    def number(self, source: int, tree: "Node[S]") -> "Node[S]":
        """Give a tree its numbers, so that a step can name each of its nodes by one int."""
        first = source * NODES_A_SOURCE
        self.bags.clear()
        self._openings.clear()
        self._askings.clear()
        while len(self.nodes) < first + NODES_A_SOURCE:
            self.nodes.append(tree)
        for place, node in enumerate(walk(tree)):
            node.nid = first + place
            node.table = self
            self.nodes[first + place] = node
        for node in reversed(walk(tree)):
            node.sure = node.is_sure()
            node.always = node.is_always()
        return tree


class Node(Generic[S]):
    """One node of an effect tree."""

    __slots__ = ("always", "below", "nid", "sure", "table")

    key: ClassVar[str] = ""
    """Of its words: `effect-<key>` in the locale of the game."""
    sort: ClassVar[str] = "choose"
    """What is chosen where it alone is left, as the protocol names it (kernel/step.py)."""
    at_once: ClassVar[bool] = False
    """Whether there is but one way to do it, so that choosing the part does it."""
    opens: ClassVar[bool] = False
    """Whether its moves open an obligation (kernel/obligation.py)."""
    inert: ClassVar[bool] = False
    """Whether it works by lying there: there is nothing to carry out."""

    def __init__(self) -> None:
        self.nid = -1
        """Its number on the table, -1 until it has one."""
        self.table: Table[S] = NOWHERE
        self.sure = False
        """Costs nothing, asks nothing, can never hurt: happens by itself."""
        self.always = False
        """Some part of it can be done in every position."""
        self.below: list[Node[S]] = []
        """It and all below it, once `walk` has looked."""

    def children(self) -> "tuple[Node[S], ...]":
        """The nodes below, in reading order."""
        return ()

    def is_sure(self) -> bool:
        return False

    def is_always(self) -> bool:
        return False

    def units(self) -> int:
        """How often it may be done, one unit a move."""
        return 1

    def entry(self) -> Entries:
        """It as an open part of which nothing is done yet."""
        return (self.nid, self.units())

    def can(self, s: S, seat: int) -> bool:
        """Whether at least a part of it can be done now."""
        return bool(self.moves(s, seat))

    def moves(self, s: S, seat: int) -> list[Move]:
        """The moves that do one unit of it now, not to be changed."""
        return []

    def why(self, s: S, seat: int, move: Move) -> str | None:
        """None if the move does one unit of it now, else the rule that forbids it."""
        return self.table.not_now(move)

    def brings(self) -> Amount:
        """The most of each resource that carrying it out could bring, whatever it costs; MUCH where nobody can tell.
        (What laid cards add to it is their own.)"""
        return MUCH

    def brings_now(self, s: S, seat: int) -> Amount:
        """The same as things stand; never less than what it does bring."""
        return self.brings()

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        """Whether a part of it could be done later, with at most so much, and with places of these kinds that are not
        open yet (as the game numbers them). False only where it is certain that it could not."""
        return True

    def keeps(self, s: S, seat: int, move: Move) -> bool | None:
        """Of a node that opens obligations: whether the one that a move opens can be met; None: only a search tells."""
        return None

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        """Do one unit, by a move that `why` allows."""
        raise NotImplementedError

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        """Carry out what is `sure`; whether it did anything."""
        return False

    def tells(self) -> dict[str, int]:
        """The numbers that its words name; a node that says more has its own place in the text layer."""
        return {}

    def signs(self) -> list[Sign]:
        """It as a line of icons, likewise."""
        return []

    def rule(self) -> str:
        """The rule by which it refuses."""
        return self.table.rules[self.key]


NOWHERE: Final[Table[Any]] = Table(Answers(0, 0, 0, 0, 0, 0, 0, 0), {})


def walk(node: Node[S]) -> list[Node[S]]:
    """A node and all below it, in reading order; not to be changed."""
    if not node.below:
        node.below = [node]
        for child in node.children():
            node.below += walk(child)
    return node.below
