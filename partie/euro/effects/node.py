"""Effects as trees of nodes: one class has all methods of a kind of effect.

    can     whether it can be done out of these goods
    begin   do it, or put the step that asks on the agenda
    words   what it says: a key of the locale and its arguments, for the text layer to say
    line    the same as a line of icons
    worth   what it may bring by somebody's price list (a bot's, or that of the content's brief)

All of these are abstract: a class that lacks one cannot be instantiated, so the game that uses it cannot be imported.
Nodes are numbered once; steps refer to a node by its number, because a state holds no references to code.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar, cast

from partie.kernel.engine.state import State

from .words import Line, Words

S = TypeVar("S", bound=State)
G = TypeVar("G")
"""The type in which a game stores the goods that players pay with."""
N = TypeVar("N", bound="Node[Any, Any]")
"""The nodes of one game."""


class Node(ABC, Generic[S, G]):
    """A node of an effect tree."""

    __slots__ = ("always", "nid")

    key: ClassVar[str]
    """Its name in rules and price lists, and the key of its words: `effect-<key>` in the locale of the game."""

    def __init__(self) -> None:
        self.nid = -1
        """Its number in the book of the game, -1 until it has one."""
        self.always = False
        """The cached result of `is_always`, set when the node gets its number."""

    @abstractmethod
    def children(self) -> "tuple[Node[S, G], ...]":
        """The nodes below, in reading order."""

    @abstractmethod
    def apart(self) -> "tuple[Node[S, G], ...]":
        """Its parts that stand beside each other: itself, if there are none."""

    @abstractmethod
    def is_always(self) -> bool:
        """Whether some part of it can be done in every position."""

    @abstractmethod
    def can(self, s: S, seat: int, goods: G) -> bool:
        """Whether at least a part of it can be done out of these goods: those of the player, or what would be left."""

    @abstractmethod
    def begin(self, s: S, seat: int, flags: int) -> None:
        """Do it, or put the step that asks on the agenda. `flags` are the game's; 1: it has to do something."""

    @abstractmethod
    def words(self) -> Words:
        """Its text, as a clause."""

    @abstractmethod
    def line(self) -> Line:
        """Its icons as one line."""

    @abstractmethod
    def worth(self, prices: Any) -> float:
        """Its value by a price list of the game."""

    def lines(self) -> list[Line]:
        """A line of icons for each of its parts."""
        return [part.line() for part in self.apart()]


def walk(node: N) -> list[N]:
    """A node and all below it, in reading order."""
    found = [node]
    for child in node.children():
        found.extend(walk(cast(N, child)))
    return found


class Book(Generic[N]):
    """The nodes of a game by number, filled when its cards are loaded."""

    def __init__(self) -> None:
        self.nodes: list[N] = []

    def __contains__(self, nid: object) -> bool:
        """Whether a node has this number."""
        return isinstance(nid, int) and 0 <= nid < len(self.nodes) and self.nodes[nid].nid == nid

    def number(self, first: int, tree: N) -> N:
        """Give the nodes of a tree their numbers in reading order, from the first on."""
        nodes = walk(tree)
        while len(self.nodes) < first + len(nodes):
            self.nodes.append(tree)
        for place, node in enumerate(nodes):
            node.nid = first + place
            self.nodes[node.nid] = node
        for node in nodes[::-1]:
            node.always = node.is_always()
        return tree
