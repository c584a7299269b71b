"""Who meets whom in a league: everybody plays in every round, each meets each, and seats are balanced."""

from itertools import combinations

import pytest

from partie.table.pairing import LARGEST, plan, sizes
from partie.table.series import Game, points, standings

PEOPLE = [3, 4, *range(6, 17), 20, LARGEST]


def meetings(rounds):
    met = {}
    for groups in rounds:
        for group in groups:
            for pair in combinations(sorted(group), 2):
                met[pair] = met.get(pair, 0) + 1
    return met


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("people", PEOPLE)
def test_each_meets_each_and_nobody_sits_out(people, seats):
    rounds = plan(people, seats)
    for groups in rounds:
        assert sorted(one for group in groups for one in group) == list(range(people))
        assert {len(group) for group in groups} <= {3, 4}
    met = meetings(rounds)
    assert len(met) == people * (people - 1) // 2
    # Not many more rounds than a person with two or three new acquaintances in each would need.
    assert len(rounds) <= (people - 1) / (min(sizes(people, seats)) - 1) + 4
    sat = [[0] * 4 for _ in range(people)]
    for groups in rounds:
        for group in groups:
            for seat, one in enumerate(group):
                sat[one][seat] += 1
    assert max(max(row[:3]) - min(row[:3]) for row in sat) <= 3


def test_where_a_plane_is_known_each_pair_meets_once():
    for people, seats, rounds in ((9, 3, 4), (16, 4, 5)):
        found = plan(people, seats)
        assert len(found) == rounds and set(meetings(found).values()) == {1}


def test_the_same_numbers_give_the_same_rounds():
    assert plan(13, 4) == plan(13, 4)
    assert plan(16, 4, rounds=2) == plan(16, 4, rounds=7)[:2]
    assert len(plan(4, 4, rounds=3)) == 3


def test_some_numbers_of_people_make_no_tables():
    for people in (0, 1, 2, 5, LARGEST + 1):
        assert sizes(people, 3) == sizes(people, 4) == plan(people, 4) == []
    assert sizes(8, 2) == []
    assert sizes(10, 4) == [4, 3, 3] and sizes(10, 3) == [4, 3, 3] and sizes(12, 4) == [4, 4, 4]


def test_points_lie_evenly_between_first_and_last_and_are_shared():
    assert [points(place, 4) for place in (1, 2, 3, 4)] == [6, 4, 2, 0]
    assert [points(place, 3) for place in (1, 2, 3)] == [6, 3, 0]
    assert points(1, 4, shared=2) == 5 and points(3, 4, shared=2) == 1
    assert points(0, 4) == 0


def test_standings_count_points_then_wins_and_share_places():
    games = [
        Game("a", {"anna": (1, 3), "boris": (2, 3), "carl": (3, 3)}),
        Game("b", {"anna": (3, 3), "boris": (2, 3), "carl": (1, 3)}),
        Game("c", {}),
    ]
    found = standings(["anna", "boris", "carl", "dora"], games)
    assert [(one.person, one.points, one.wins, one.games, one.place) for one in found] == [
        ("anna", 6.0, 1, 2, 1),
        ("carl", 6.0, 1, 2, 1),
        ("boris", 6.0, 0, 2, 3),
        ("dora", 0.0, 0, 0, 4),
    ]
    # Who resigned has no points, and those before share the places.
    (resigned,) = [one for one in standings([], [Game("d", {"x": (0, 2), "y": (1, 2)})]) if one.person == "x"]
    assert resigned.points == 0 and resigned.games == 1
