"""Effects of cards, tiles, fields and board actions: small data trees of a closed list of nodes.

A node says what happens and holds no code of the rules; `interpret.py` knows whether one can be done and does it,
`words.py` what it says. Two words are binding: to *gain* is free and on either world, to *build* or *prepare* costs
the usual price of the world where it stands (EV-FOR-08, EV-FOR-09). Icons of the nodes: EV-SYM-01.
"""

from typing import ClassVar, Final

from .components import ANY


class Node:
    """A node of an effect tree. `nid` is its number in `cards.NODES`, -1 until it stands there."""

    __slots__ = ("nid",)

    kind: ClassVar[str] = ""

    def __init__(self) -> None:
        self.nid = -1

    def children(self) -> "tuple[Node, ...]":
        """The nodes below, in reading order."""
        return ()

    def numbers(self) -> tuple[int, ...]:
        """What the node's words need, in the order of `words.NODES`."""
        return ()


class Counted(Node):
    """A node that does something so many times."""

    __slots__ = ("count",)

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count = count

    def numbers(self) -> tuple[int, ...]:
        return (self.count,)


class GainAny(Counted):
    """Gain resources of any kind, each on either world (EV-RES-04)."""

    __slots__ = ()
    kind: ClassVar[str] = "gain-any"


class Gain(Node):
    """Gain the listed resources, each on either world (EV-YRB-01)."""

    __slots__ = ("goods",)
    kind: ClassVar[str] = "gain"

    def __init__(self, food: int = 0, steel: int = 0, energy: int = 0) -> None:
        super().__init__()
        self.goods: tuple[int, ...] = (food, steel, energy)

    def numbers(self) -> tuple[int, ...]:
        return self.goods


class Swap(Counted):
    """Up to so many exchanges of one resource for another of the same world (EV-EXC-04, EV-SYM-03)."""

    __slots__ = ()
    kind: ClassVar[str] = "swap"


class MoveGoods(Counted):
    """Up to so many resources go from the Old to the New World without a flight."""

    __slots__ = ()
    kind: ClassVar[str] = "move-goods"


class Develop(Counted):
    """Up to so many infrastructure developments (EV-INF-02)."""

    __slots__ = ()
    kind: ClassVar[str] = "develop"


class Research(Counted):
    """So many researches, in any columns (EV-TEC-06)."""

    __slots__ = ()
    kind: ClassVar[str] = "research"


class Settle(Node):
    """Settle an area: `biome` levels beyond the milestones, `symbols` forgiven, `steel` saved (EV-STL, EV-YRB-07)."""

    __slots__ = ("biome", "steel", "symbols")
    kind: ClassVar[str] = "settle"

    def __init__(self, biome: int = 0, symbols: int = 0, steel: int = 0) -> None:
        super().__init__()
        self.biome = biome
        self.symbols = symbols
        self.steel = steel

    def numbers(self) -> tuple[int, ...]:
        return (self.biome, self.symbols, self.steel)


class BuildShuttle(Node):
    """Build a shuttle for its price less so many resources of the player's choice (EV-BLD-01)."""

    __slots__ = ("less",)
    kind: ClassVar[str] = "build-shuttle"

    def __init__(self, less: int = 0) -> None:
        super().__init__()
        self.less = less

    def numbers(self) -> tuple[int, ...]:
        return (self.less,)


class BuildStadium(Node):
    """Build a stadium for its price less so many resources of the player's choice (EV-BLD-05)."""

    __slots__ = ("less",)
    kind: ClassVar[str] = "build-stadium"

    def __init__(self, less: int = 0) -> None:
        super().__init__()
        self.less = less

    def numbers(self) -> tuple[int, ...]:
        return (self.less,)


class GainShuttle(Node):
    """Gain a shuttle of the offer for free, on either world (EV-YRB-05)."""

    __slots__ = ()
    kind: ClassVar[str] = "gain-shuttle"


class PrepareFactory(Counted):
    """Prepare up to so many factories, each for a resource of its kind (EV-FAC-01)."""

    __slots__ = ()
    kind: ClassVar[str] = "prepare-factory"


class GainFactory(Node):
    """Gain factories, of one kind or of any, on either world (EV-FAC-07)."""

    __slots__ = ("count", "factory")
    kind: ClassVar[str] = "gain-factory"

    def __init__(self, factory: int = ANY, count: int = 1) -> None:
        super().__init__()
        self.factory = factory
        self.count = count

    def numbers(self) -> tuple[int, ...]:
        return (self.factory, self.count)


class Clone(Node):
    """So many population tokens on the New World side, for so much food of the New World (EV-CLN-01, EV-SYM-02)."""

    __slots__ = ("count", "food")
    kind: ClassVar[str] = "clone"

    def __init__(self, count: int, food: int = 0) -> None:
        super().__init__()
        self.count = count
        self.food = food

    def numbers(self) -> tuple[int, ...]:
        return (self.count, self.food)


class Raise(Node):
    """New World production rises at once (EV-PRD-05)."""

    __slots__ = ("goods",)
    kind: ClassVar[str] = "raise"

    def __init__(self, food: int = 0, steel: int = 0, energy: int = 0) -> None:
        super().__init__()
        self.goods: tuple[int, ...] = (food, steel, energy)

    def numbers(self) -> tuple[int, ...]:
        return self.goods


class RaiseAny(Counted):
    """New World production of any resource rises, so many times by 1 (EV-SYM-04)."""

    __slots__ = ()
    kind: ClassVar[str] = "raise-any"


class DrawCards(Counted):
    """Draw action cards (EV-ADV-11)."""

    __slots__ = ()
    kind: ClassVar[str] = "draw-cards"


class MoreSteps(Counted):
    """So many sections more in this year's progress phase; the bonuses do not count them."""

    __slots__ = ()
    kind: ClassVar[str] = "more-steps"


class FlightHelp(Node):
    """This year's flights: energy saved at each launch, more room on each shuttle, zones that ignore the stripe."""

    __slots__ = ("help",)
    kind: ClassVar[str] = "flight-help"

    def __init__(self, launch: int = 0, resources: int = 0, buildings: int = 0, stripes: int = 0) -> None:
        super().__init__()
        self.help: tuple[int, ...] = (launch, resources, buildings, stripes)

    def numbers(self) -> tuple[int, ...]:
        return self.help


class AllOf(Node):
    """One part after the other."""

    __slots__ = ("parts",)
    kind: ClassVar[str] = "all-of"

    def __init__(self, *parts: Node) -> None:
        super().__init__()
        self.parts: tuple[Node, ...] = parts

    def children(self) -> tuple[Node, ...]:
        return self.parts


class Split(AllOf):
    """Two halves of an action card: both in any order, one, or none (EV-ADV-12, EV-ADV-13)."""

    __slots__ = ()
    kind: ClassVar[str] = "split"


LAUNCH: Final = 0
RESOURCES: Final = 1
BUILDINGS: Final = 2
STRIPES: Final = 3
"""Places in the list of a year's flight helps."""


def walk(node: Node) -> list[Node]:
    """The node and all below it, in reading order."""
    found = [node]
    for child in node.children():
        found.extend(walk(child))
    return found
