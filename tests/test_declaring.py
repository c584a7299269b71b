"""Declared states: the modules made from them are current, and a declaration that makes no sense is refused."""

import declare
import pytest
from checkout import ROOT


@pytest.mark.parametrize("path", declare.declarations(), ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_made_from_a_declaration_is_current(path):
    assert not declare.stale(path), "make declare"


def made_of(tmp_path, monkeypatch, body):
    """The module made from a declaration."""
    monkeypatch.setattr(declare, "ROOT", tmp_path)
    path = tmp_path / "declared.py"
    path.write_text("from partie.kernel.keeping.declare import *\n" + body, "utf-8")
    return declare.written(path)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("class A(Record):\n    x: int = 3\n", "one of number"),
        ("class A(Record):\n    x = number(0, 3)\n", "a field with its type"),
        ("class A(Record):\n    x: int = number(0, 3, colour=2)\n", "does not know colour"),
        ("class A(Record):\n    x: int = number(0, 3, default=1)\n    y: int = number(0, 3)\n", "come last"),
        ("class A(Record):\n    x: Kit = custom(save=f, load=g)\n", "needs a key"),
    ],
)
def test_a_declaration_without_sense_is_refused(tmp_path, monkeypatch, body, fault):
    with pytest.raises(declare.BadDeclaration, match=fault):
        made_of(tmp_path, monkeypatch, body)


WORLD = '''
class Hold(Record):
    """What a seat has."""

    coins: int = number(0, 9)
    cards: list[int] = numbers(1, 20, key="sorted")
    laid: tuple[int, ...] = numbers(1, 20, still=True)
    memo: list[int] = derived([], shared=True)


class World(StateRecord):
    """All."""

    size: int = given()
    holds: list[Hold] = records(per_seat=True, still=True)
    grid: list[tuple[int, ...]] = rows(0, size, length=seats, width=2)
    deck: list[int] = numbers(1, 20, still=True)
    lap: int = number(0, 99, default=0, missing=0, save_as="laps")
'''


@pytest.fixture
def world(tmp_path, monkeypatch):
    """The names of a module made from a declaration."""
    names = {"__name__": "made"}
    exec(made_of(tmp_path, monkeypatch, WORLD), names)
    return names


def made_world(world):
    holds = [world["Hold"](3, [5, 2], (7,), [1]), world["Hold"](4, [6], (8,), [2])]
    return world["World"](2, 77, 9, holds, [(1, 2), (3, 4)], [9, 10])


def test_a_copy_shares_only_what_is_replaced(world):
    one = made_world(world)
    two = one.copy()
    assert two.key() == one.key()
    assert two.holds[0] is not one.holds[0] and two.holds[0].cards is not one.holds[0].cards
    assert two.holds[0].memo is one.holds[0].memo and two.deck is not one.deck and two.grid is not one.grid


def test_a_trial_shares_what_is_still_and_the_other_seats(world):
    one = made_world(world)
    two = one.trial(0)
    assert two.dry and not one.dry
    assert two.deck is one.deck and two.holds[1] is one.holds[1]
    assert two.holds[0] is not one.holds[0]
    two.deck = []
    assert two.way_key(0) == one.way_key(0)
    two.holds[0].coins = 0
    assert two.way_key(0) != one.way_key(0)


def test_a_key_forgets_order_that_means_nothing_and_nothing_else(world):
    one, two = made_world(world), made_world(world)
    two.holds[0].cards.reverse()
    two.holds[0].memo = [5]
    assert one.key() == two.key()
    for change in ("coins", "cards", "laid"):
        other = made_world(world)
        setattr(other.holds[1], change, 1 if change == "coins" else type(getattr(other.holds[1], change))())
        assert other.key() != one.key(), change


def test_a_save_loads_again_and_an_older_one_may_lack_what_is_new(world):
    from toy import TOY

    from partie.kernel.errors import PartieError
    from partie.kernel.keeping.reader import Reader

    one = made_world(world)
    saved = one.save()
    assert saved["laps"] == 0 and "memo" not in saved["holds"][0] and "size" not in saved
    assert world["load_world"](Reader(saved, "state"), TOY, 2, 9).key() == one.key()
    del saved["laps"]
    assert world["load_world"](Reader(saved, "state"), TOY, 2, 9).lap == 0
    for wrong in (
        {"grid": [[1, 2], [3, 10]]},
        {"grid": [[1, 2], [3]]},
        {"holds": []},
        {"more": 1},
        {"deck": [0]},
    ):
        with pytest.raises(PartieError):
            world["load_world"](Reader({**saved, **wrong}, "state"), TOY, 2, 9)


def test_a_position_gives_what_it_likes_within_the_same_bounds(world):
    from partie.kernel.errors import PartieError
    from partie.kernel.keeping.reader import Reader

    one = made_world(world)
    world["read_world"](Reader({"deck": [3], "holds": [{"coins": 9}, {}]}, "position"), one)
    assert one.deck == [3] and [hold.coins for hold in one.holds] == [9, 4] and one.grid == [(1, 2), (3, 4)]
    for wrong in (
        {"deck": [21]},
        {"holds": [{}]},
        {"holds": [{"coins": 10}, {}]},
        {"holds": [{"memo": []}, {}]},
    ):
        with pytest.raises(PartieError):
            world["read_world"](Reader(wrong, "position", "bad-position"), one)
