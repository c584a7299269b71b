"""The Federation track: steps, bonuses on the way, stacks, and steps beyond the end."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, table, turn

from partie.games.underwater.components import FEDERATION_BONUS
from partie.kernel.engine.partie import Partie

# Slot G1: two Federation steps. Action card 19: build a structure, one step. Green instant 74 (era II): a special card,
# two steps. Slot R5 of the 3-4 side: use an action card; build and upgrade a structure.


def standing(space: Any, *others: Any, ranking: list[int] | None = None, **given: Any) -> Partie:
    """Three players; seat 0 stands on this space of the track, the others on theirs."""
    given.setdefault("hand", [14, 15, 16])
    rest = [{"federation": other, "resources": {}} for other in others]
    place = {} if ranking is None else {"ranking": ranking}
    return turn(3, place, rest, federation=space, **given)


@pytest.mark.rule("UC-FED-01")
@pytest.mark.parametrize(("before", "after"), [("below", 4), (4, 3), (3, 2), (2, 1), (1, 1)])
def test_each_symbol_is_a_step_of_one_space(before: Any, after: int) -> None:
    game = standing(before)
    play(game, "slot G1 card 14")
    assert offered(game) == ["advance 1", "advance 2"]
    play(game, "advance 1")
    assert described(game)["federation"] == after


@pytest.mark.rule("UC-FED-01")
def test_nobody_moves_without_a_symbol_or_further_than_the_symbols() -> None:
    game = standing("below")
    assert refused(game, 0, "advance 1") == "UC-FED-01"
    play(game, "slot G1 card 14")
    assert refused(game, 0, "advance 3") == "UC-FED-01"
    assert described(game)["federation"] == "below"


@pytest.mark.rule("UC-FED-02")
def test_the_bonus_comes_before_anything_else_goes_on() -> None:
    # The credit of space 3 pays for the plant of the same card.
    game = standing(4, laid=[19], used=[206], resources={})
    play(game, "slot R5 card 14", "use 19")
    assert not any(move.startswith("build") for move in offered(game))
    play(game, "advance 1")
    assert have(game) == {"credit": 1}
    assert offered(game) == [
        "done",
        "build plant S",
        "build plant A",
        "build plant A1",
        "build plant C",
        "build plant C1",
    ]


@pytest.mark.rule("UC-FED-03")
@pytest.mark.parametrize(
    ("before", "gained", "points"),
    [("below", {"credit": 1}, 0), (4, {"credit": 1, "steelplast": 1}, 0), (3, {"steelplast": 1}, 1)],
)
def test_every_space_on_the_way_gives_its_bonus(before: Any, gained: dict[str, int], points: int) -> None:
    game = standing(before)
    play(game, "slot G1 card 14", "advance 2")
    assert (have(game), nation(game).points) == (gained, points)


@pytest.mark.rule("UC-FED-04")
def test_the_bonuses_of_the_track() -> None:
    names = ("kelp", "steelplast", "science", "credit", "biomatter", "point", "card")
    found = [
        {name: part for name, part in zip(names, (*bonus.told, bonus.cards), strict=True) if part}
        for bonus in FEDERATION_BONUS
    ]
    # On entering 4, 3, 2 and 1, and for each step beyond.
    assert found == [{}, {"credit": 1}, {"steelplast": 1}, {"point": 1}, {"point": 1}]


@pytest.mark.rule("UC-FED-04")
def test_the_whole_track_gives_a_credit_a_steelplast_and_a_point() -> None:
    game = turn(3, {"round": 5}, hand=[74, 75, 76])
    play(game, "slot G1 card 74", "card first", "part 2", "advance 2", "done")
    assert (described(game)["federation"], have(game), nation(game).points) == (3, {"credit": 1}, 0)
    play(game, "advance 2")
    assert described(game)["federation"] == 1
    assert (have(game), nation(game).points) == ({"credit": 1, "steelplast": 1}, 1)


@pytest.mark.rule("UC-FED-05")
def test_who_arrives_lies_on_top() -> None:
    game = standing(4, 2, 2, ranking=[2, 1, 0])
    play(game, "slot G1 card 14", "advance 2")
    assert described(game)["federation"] == 2
    assert table(game).ranking == (0, 2, 1)
    # Who stands higher stays before the newcomer.
    below = standing(4, 2, 3)
    play(below, "slot G1 card 14", "advance 1")
    assert table(below).ranking == (1, 0, 2)


@pytest.mark.rule("UC-FED-06")
@pytest.mark.parametrize(("steps", "points"), [(1, 1), (2, 2)])
def test_beyond_the_end_each_step_is_a_point_and_the_marker_goes_on_top(steps: int, points: int) -> None:
    game = standing(1, 1, 1, ranking=[1, 2, 0])
    play(game, "slot G1 card 14", f"advance {steps}")
    assert described(game)["federation"] == 1
    assert (have(game), nation(game).points) == ({}, points)
    assert table(game).ranking == (0, 1, 2)


@pytest.mark.rule("UC-FED-07")
def test_the_example_of_the_orange_player() -> None:
    game = standing(2, 1, 1, ranking=[2, 1, 0])
    play(game, "slot G1 card 14", "advance 2")
    assert described(game)["federation"] == 1
    assert (have(game), nation(game).points) == ({}, 2)
    assert table(game).ranking == (0, 2, 1)
