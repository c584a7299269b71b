"""Brown metropolises: what each of the five scores at the end of the game."""

from typing import Any

import pytest
from underwater_positions import nation, play, production, table, turn

from partie.euro.sets import has, members
from partie.games.underwater.components import SITE_COUNT
from partie.games.underwater.components.boards import ADVANCED, BASIC, BOARDS
from partie.games.underwater.scoring import final_lines
from partie.kernel.engine.partie import Partie

# Board 1: these tunnels reach A B H on one way and C D G on the other, and connect M.
RING = ["t1", "t3", "t11", "t15", "t2", "t4", "t10", "t14"]
CAPITAL, HUB, CROWN, ACADEMY, EXHIBITION = range(1, 6)


def scored(tile: int, **mine: Any) -> int:
    """What a brown tile gives after the last production."""
    game = production(table={"round": 10}, tiles=[tile, 6, 8], **{"tunnels": RING, **mine})
    return brown_points(game)


def brown_points(game: Partie) -> int:
    return dict(final_lines(table(game), 0))["brown-metropolis"]


def cities(names: str) -> dict[str, str]:
    return dict.fromkeys(names, "white")


@pytest.mark.rule("UC-MTO-01")
def test_three_points_for_each_connected_metropolis() -> None:
    assert scored(CAPITAL) == 3
    assert scored(CAPITAL, tunnels=[*RING, "t12"]) == 6
    assert scored(CAPITAL, tunnels=[*RING, "t12", "t13"]) == 9
    # A tile gained during the game counts as connected.
    assert scored(CAPITAL, tunnels=[*RING, "t12", "t13"], extra=[9]) == 12
    # Without both tunnels of its own the brown one scores nothing.
    assert scored(CAPITAL, tunnels=["t2", "t4", "t12", "t10", "t14"]) == 0


@pytest.mark.rule("UC-MTO-01")
def test_a_metropolis_gained_in_play_is_connected_at_once() -> None:
    """Card 125 (green, era III): a metropolis and a point; tile 9 gives two science and two cards."""
    game = turn(
        table={"round": 8, "blue": [9, 10]}, tiles=[CAPITAL, 6, 8], tunnels=RING, hand=[125, 150, 151]
    )
    assert brown_points(game) == 3
    play(game, "slot G1 card 125", "card first", "draw")
    assert nation(game).extra == (9,)
    assert nation(game).goods[2] == 2
    assert brown_points(game) == 6


@pytest.mark.rule("UC-MTO-02")
@pytest.mark.parametrize(
    ("tunnels", "sites", "points"),
    [
        (RING, "ABHCD", 0),  # eight tunnels, but t14 lies at no city
        (RING, "ABHCDG", 5),
        ([*RING, "t5"], "ABHCDG", 7),
        ([*RING, "t5", "t6"], "ABHCDG", 9),
        ([*RING, "t5", "t6", "t8", "t9"], "ABHCDG", 9),
        ([f"{tunnel}+" for tunnel in RING], "ABHCDG", 5),
    ],
)
def test_tunnels_at_connected_cities(tunnels: list[str], sites: str, points: int) -> None:
    assert scored(HUB, tunnels=tunnels, cities=cities(sites)) == points


@pytest.mark.rule("UC-MTO-03")
@pytest.mark.parametrize(
    ("sites", "points"), [("ABH", 0), ("ABHC", 4), ("ABHCD", 8), ("ABHCDG", 12), ("ABHCDGE", 12)]
)
def test_connected_cities_the_starting_city_included(sites: str, points: int) -> None:
    assert scored(CROWN, tunnels=[*RING, "t5"], cities=cities(sites)) == points


@pytest.mark.rule("UC-MTO-03")
def test_an_unconnected_city_is_not_counted() -> None:
    assert scored(CROWN, cities=cities("ABHCE")) == 4
    assert scored(CROWN, cities=cities("ABHE")) == 0


@pytest.mark.rule("UC-MTO-04")
def test_two_points_for_each_special_card_played_and_paid() -> None:
    """Two laid and an instant one under the board; a fourth, an action card, is later discarded for another."""
    game = turn(
        table={"round": 8},
        tiles=[ACADEMY, 6, 8],
        tunnels=RING,
        laid=[189, 204, 192, 53, 50],
        under=[195],
        hand=[33, 150, 151],
    )
    assert brown_points(game) == 8
    # Red action card 33 is the fifth one: the special action card 192 goes.
    play(game, "slot R3 card 33", "card first", "lay over 192")
    assert nation(game).laid == (33, 50, 53, 189, 204, 206)
    assert brown_points(game) == 6


@pytest.mark.rule("UC-MTO-04")
def test_a_special_card_in_the_hand_is_not_counted() -> None:
    assert scored(ACADEMY, hand=[191, 201]) == 0
    assert scored(ACADEMY, hand=[191], laid=[201]) == 2


@pytest.mark.rule("UC-MTO-05")
def test_four_points_for_each_set_of_four_upgraded_structures() -> None:
    """The example: two upgraded farms, three each of plants, laboratories and tunnels make two sets."""
    three = {"S": ["plant+", "laboratory+"], "A": ["plant+", "laboratory+"], "B": ["plant+", "laboratory+"]}
    tunnels = ["t1+", "t3+", "t11+", "t15", "t2", "t4", "t10", "t14"]
    given = {"tunnels": tunnels, "cities": cities("ABHCDG"), "buildings": {**three, "H": ["farm+", "farm+"]}}
    assert scored(EXHIBITION, **given) == 8
    assert scored(EXHIBITION, **{**given, "buildings": three}) == 0
    # Unconnected or plain ones make no set.
    farms = {**three, "H": ["farm+"], "E": ["farm+"], "C": ["farm"]}
    assert scored(EXHIBITION, **{**given, "buildings": farms}) == 4


@pytest.mark.rule("UC-MTO-05")
def test_an_upgraded_tunnel_counts_for_a_set_only_at_a_city() -> None:
    one = {"S": ["plant+", "laboratory+", "farm+"]}
    assert scored(EXHIBITION, tunnels=[*RING[:7], "t14+"], buildings=one) == 0
    assert scored(EXHIBITION, tunnels=["t1+", *RING[1:]], buildings=one) == 4


def tunnels_to_connect(number: int, corner: int) -> int:
    """The fewest tunnels that connect a metropolis with the start."""
    board = BOARDS[number]
    ways = [tunnel for tunnel in range(board.tunnels) if has(board.tunnels_of_metropolis[corner], tunnel)]
    inner = [pair for pair in board.ends if max(pair) < SITE_COUNT]
    wanted = {min(board.ends[tunnel]) for tunnel in ways}
    reached = {frozenset([0])}
    for dug in range(len(inner)):
        if any(wanted <= sites for sites in reached):
            return dug + len(ways)
        reached = {sites | set(pair) for sites in reached for pair in inner if len(sites & set(pair)) == 1}
    raise AssertionError


@pytest.mark.parametrize("number", [*BASIC, *ADVANCED])
def test_six_tunnels_connect_a_brown_metropolis_and_the_last_two_pay_for_themselves(number: int) -> None:
    board = BOARDS[number]
    assert tunnels_to_connect(number, 0) == 6
    assert tunnels_to_connect(number, 1) == tunnels_to_connect(number, 2) == 3
    last = [board.tunnel_icons[tunnel].gift for tunnel in members(board.tunnels_of_metropolis[0])]
    assert len(last) == 2 and all(gift.goods for gift in last[:1])
    assert sum(gift.points + gift.goods.total() for gift in last) >= 4
