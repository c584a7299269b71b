"""The base of all nodes: nothing can be left out, and numbers follow the trees."""

from typing import Any, ClassVar

import pytest

from partie.euro.effects import Book, Line, Node, Part, Say, Words, walk
from partie.games.evacuation.book import Effect
from partie.kernel.engine.state import State

Purse = list[int]

WHOLE = ("apart", "begin", "can", "children", "is_always", "line", "words", "worth")


class Bake(Node[State, Purse]):
    """Bake so many loaves, and then what is below."""

    __slots__ = ("count", "then")
    key: ClassVar[str] = "bake"

    def __init__(self, count: int, *then: "Bake") -> None:
        super().__init__()
        self.count = count
        self.then = then

    def children(self) -> "tuple[Bake, ...]":
        return self.then

    def apart(self) -> "tuple[Bake, ...]":
        return (self, *self.then)

    def is_always(self) -> bool:
        return self.count == 0 or any(each.always for each in self.then)

    def can(self, s: State, seat: int, goods: Purse) -> bool:
        return goods[0] >= self.count

    def begin(self, s: State, seat: int, flags: int) -> None:
        raise NotImplementedError

    def words(self) -> Words:
        return Say("effect-bake", n=self.count)

    def line(self) -> Line:
        return [("bread", self.count)]

    def worth(self, prices: Any) -> float:
        return 0.0


def test_the_base_has_every_method_of_a_node_as_abstract() -> None:
    assert sorted(Node.__abstractmethods__) == list(WHOLE)


@pytest.mark.parametrize("method", WHOLE)
def test_a_node_that_lacks_a_method_cannot_be_made(method: str) -> None:
    def unused(self: object, *args: object) -> None:
        """Stand in for a method of the node."""

    methods = {name: unused for name in WHOLE if name != method}
    lacking = type("Lacking", (Node,), {"__slots__": (), "key": "lacking", **methods})
    with pytest.raises(TypeError, match=method):
        lacking()


@pytest.mark.parametrize("base", [Part, Effect])
def test_the_nodes_of_both_games_stand_on_it(base: type) -> None:
    assert issubclass(base, Node)


def test_nodes_are_numbered_in_reading_order_and_know_then_what_is_always_possible() -> None:
    trees = [Bake(1, Bake(2), Bake(3, Bake(0))), Bake(4)]
    book: Book[Bake] = Book()
    for tree in trees:
        book.number(len(book.nodes), tree)
    assert [node.nid for node in book.nodes] == [0, 1, 2, 3, 4]
    assert [node.count for node in book.nodes] == [1, 2, 3, 0, 4]
    assert [node.always for node in book.nodes] == [True, False, True, True, False]
    assert walk(trees[0]) == book.nodes[:4]


def test_icons_stand_in_a_line_for_each_part() -> None:
    assert Bake(1, Bake(2)).lines() == [[("bread", 1)], [("bread", 2)]]
