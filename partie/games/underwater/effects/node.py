"""What all nodes of effect trees have, and the prices of building."""

from typing import ClassVar, Final

from ..terms import Amount, amount


class Node:
    """A node of an effect tree. `nid` is its number in the table of `tree.py`, -1 until it stands there."""

    __slots__ = ("nid",)

    kind: ClassVar[str] = ""

    def __init__(self) -> None:
        self.nid = -1

    def children(self) -> "tuple[Node, ...]":
        """The nodes below, in reading order."""
        return ()


class Price:
    """What building costs: the usual price, nothing, a stated amount, or so much less (UC-GLO-11 to 16)."""

    __slots__ = ("amount", "kind")

    def __init__(self, kind: int, amount: Amount) -> None:
        self.kind = kind
        self.amount = amount


PRICE_USUAL: Final = 0
PRICE_FREE: Final = 1
PRICE_STATED: Final = 2
PRICE_LESS: Final = 3
USUAL: Final = Price(PRICE_USUAL, amount())
FREE: Final = Price(PRICE_FREE, amount())


def stated(
    kelp: int = 0, steelplast: int = 0, science: int = 0, credit: int = 0, biomatter: int = 0
) -> Price:
    """The cost the card names instead of the usual one (UC-GLO-12)."""
    return Price(PRICE_STATED, amount(kelp, steelplast, science, credit, biomatter))


def less(kelp: int = 0, steelplast: int = 0, science: int = 0, credit: int = 0, biomatter: int = 0) -> Price:
    """The usual cost less this, never below nothing (UC-GLO-13, UC-GLO-14)."""
    return Price(PRICE_LESS, amount(kelp, steelplast, science, credit, biomatter))


SCIENCE_1: Final[tuple[Amount, ...]] = (amount(science=1),)
"""The usual price of an upgrade."""
FREE_UPGRADE: Final[tuple[Amount, ...]] = (amount(),)


def walk(node: Node) -> list[Node]:
    """The node and all below it, in reading order."""
    found = [node]
    for child in node.children():
        found.extend(walk(child))
    return found
