"""The tables at the end of the rulebook: what depends on the number of players."""

from typing import Any

import pytest
from playing import asked, offered
from powergrid_positions import grid, position, start
from powergrid_rounds import auctioned, happened, towns, wait

COUNTS = range(2, 7)
REGIONS = "north,northeast,northwest,south,southeast"
REFILL = {
    2: {"coal": [3, 4, 3], "oil": [2, 2, 4], "garbage": [1, 2, 3], "uranium": [1, 1, 1]},
    3: {"coal": [4, 5, 3], "oil": [2, 3, 4], "garbage": [1, 2, 3], "uranium": [1, 1, 1]},
    4: {"coal": [5, 6, 4], "oil": [3, 4, 5], "garbage": [2, 3, 4], "uranium": [1, 2, 2]},
    5: {"coal": [5, 7, 5], "oil": [4, 5, 6], "garbage": [3, 3, 5], "uranium": [2, 3, 2]},
    6: {"coal": [7, 9, 6], "oil": [5, 6, 7], "garbage": [3, 5, 6], "uranium": [2, 3, 3]},
}


def regions(seats: int) -> str:
    return {2: "north,south,southeast", 3: "north,south,southeast", 4: "north,northeast,south,southeast"}.get(
        seats, REGIONS
    )


def connecting(seats: int, cities: int) -> Any:
    """Phase 4 with one player who has so many cities, one of them just connected, and goes no further."""
    area = regions(seats)
    rows: list[dict[str, Any]] = [{} for _ in range(seats)]
    rows[-1] = {"cities": towns(cities - 1, area), "money": 100}
    given = {
        "round": 6,
        "phase": "connect",
        "order": list(range(seats)),
        "market": [25, 26, 27, 28, 29, 30, 31, 32],
        "deck": [33, 34, 35, "step3"],
        "players": rows,
    }
    game = position(seats, given, map="usa", regions=area)
    game.play(seats - 1, f"build {towns(cities, area)[-1]}")
    return wait(game, 5)


@pytest.mark.rule("PG-PCT-01")
@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 5)])
@pytest.mark.parametrize("area", ["germany", "usa"])
def test_regions_in_play(seats: int, number: int, area: str) -> None:
    view = start(seats, map=area).view(None)
    assert len(set(view["regions"])) == number
    assert len(view["cities"]) == 7 * number


@pytest.mark.rule("PG-PCT-02")
@pytest.mark.parametrize(("seats", "number"), [(2, 8), (3, 8), (4, 4), (5, 0), (6, 0)])
def test_plants_removed_from_the_deck(seats: int, number: int) -> None:
    """At random: which ones depends on the seed. 42 plants, eight in the market, and the Step 3 card."""
    games = [start(seats, seed) for seed in range(5)]
    assert {len(grid(game).boxed) for game in games} == {number}
    assert {len(grid(game).deck) for game in games} == {42 - 8 + 1 - number}
    assert len({tuple(grid(game).boxed) for game in games}) == (5 if number else 1)


@pytest.mark.rule("PG-PCT-03")
@pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_plants_a_player_may_have(seats: int, number: int) -> None:
    owned = [13, 18, 22, 27]
    for count in (number - 1, number):
        rows: list[dict[str, Any]] = [{"plants": owned[:count]}, *({} for _ in range(seats - 1))]
        game = position(seats, {"round": 4, "order": list(range(seats)), "players": rows})
        auctioned(game, 0, 3)
        if count < number:
            assert asked(game) == 1
        else:
            assert offered(game) == [f"scrap {plant}" for plant in owned[:count]]
    assert game.view(None)["plant_limit"] == number


@pytest.mark.rule("PG-PCT-04")
@pytest.mark.parametrize(("seats", "number"), [(2, 10), (3, 7), (4, 7), (5, 7), (6, 6)])
def test_cities_that_begin_epoch_2(seats: int, number: int) -> None:
    assert grid(connecting(seats, number - 1)).epoch == 1
    assert grid(connecting(seats, number)).epoch == 2
    assert start(seats).view(None)["epoch2"] == number


@pytest.mark.rule("PG-PCT-05")
@pytest.mark.parametrize(("seats", "number"), [(2, 21), (3, 17), (4, 17), (5, 15), (6, 14)])
def test_cities_that_end_the_game(seats: int, number: int) -> None:
    assert not connecting(seats, number - 1).over
    assert connecting(seats, number).over
    assert start(seats).view(None)["end"] == number


@pytest.mark.rule("PG-PCT-06")
def test_nothing_else_differs_by_the_number_of_players() -> None:
    """Money, markets and the top of the deck are the same for all, and so are epoch, round and phase."""
    seen = []
    for seats in COUNTS:
        game = start(seats)
        view = game.view(0)
        table = {key: view[key] for key in ("round", "phase", "epoch", "most")}
        table["plants"] = (view["plants"]["current"], view["plants"]["future"], view["plants"]["removed"])
        table["deck"] = (grid(game).deck[-1], grid(game).deck[0])
        table["cards"] = view["plants"]["deck"] + view["plants"]["boxed"]
        for fuel in view["fuel"].values():
            fuel.pop("refill")
        table["fuel"] = view["fuel"]
        table["players"] = {repr({**row, "colour": ""}) for row in view["players"]}
        table["city"] = {(city["place"], city["links"]) for city in view["cities"]}
        seen.append(table)
    assert all(table == seen[0] for table in seen)
    assert len(seen[0]["players"]) == len(seen[0]["city"]) == 1


@pytest.mark.rule("PG-PCT-07", "PG-BUR-13")
@pytest.mark.parametrize("epoch", [1, 2, 3])
@pytest.mark.parametrize("seats", COUNTS)
def test_refill_of_the_resource_market(seats: int, epoch: int) -> None:
    """By the number of players and the epoch, when the supply suffices."""
    none = dict.fromkeys(REFILL[seats], 0)
    game = position(seats, {"round": 4, "epoch": epoch, "phase": "bureaucracy", "fuel": none})
    wait(game, 2)
    wanted = [column[epoch - 1] for column in REFILL[seats].values()]
    assert grid(game).stock == wanted
    assert happened(game, "refilled") == [("refilled", *wanted)]
