"""Phase 4: connecting cities."""

from typing import Any

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, players, position, start
from powergrid_rounds import SOUTHERN_USA, towns, wait

from partie.games.powergrid.components import MAPS
from partie.games.powergrid.setup import lay_board
from partie.kernel.engine.partie import Partie


def connecting(*rows: dict[str, Any], regions: str = SOUTHERN_USA, **given: object) -> Partie:
    """Phase 4 of a later round in the south of the USA; the last seat is the last in order and so the first."""
    base = {"round": 3, "phase": "connect", "order": list(range(len(rows)))}
    return position(len(rows), {**base, "players": players(*rows), **given}, map="usa", regions=regions)


def price(game: Partie, city: str) -> int:
    """What the seat that is asked would pay for a city."""
    decision = game.decisions[0]
    return sum(part for _, part in decision.price(game.parse(decision.seat, f"build {city}")))


def paid(game: Partie, city: str) -> int:
    """Connect a city for the seat that is asked, and give what it paid."""
    seat = asked(game)
    before = grid(game).players[seat].money
    game.play(seat, f"build {city}")
    return before - grid(game).players[seat].money


@pytest.mark.rule("PG-NET-01")
@pytest.mark.parametrize("phase", ["auction", "resources", "bureaucracy"])
def test_cities_are_connected_in_phase_4_only(phase: str) -> None:
    game = connecting({"plants": [4]}, {"plants": [8]}, {"plants": [10]}, phase=phase)
    for seat in range(3):
        assert refused(game, seat, "build miami") == "PG-NET-01"
    wait(game, 4)
    assert paid(game, "miami") == 10


@pytest.mark.rule("PG-NET-02")
def test_the_last_player_builds_first() -> None:
    game = connecting({}, {}, {}, order=[1, 2, 0])
    for seat in (0, 2, 1):
        assert asked(game) == seat
        game.play(seat, "done")
    assert grid(game).phase == 5


@pytest.mark.rule("PG-NET-03")
def test_at_the_start_nobody_has_a_city() -> None:
    for seats in range(2, 7):
        assert [row["cities"] for row in start(seats).view(None)["players"]] == [[]] * seats


@pytest.mark.rule("PG-NET-04", "PG-NET-05", "PG-EPO-05")
def test_a_network_starts_in_any_free_city_for_the_price_of_the_place_alone() -> None:
    game = connecting({"cities": ["miami"]}, {}, {})
    free = set(towns(21)) - {"miami"}
    assert {move.removeprefix("build ") for move in offered(game)} - {"done"} == free
    assert {price(game, city) for city in free} == {10}
    assert paid(game, "tampa") == 10
    assert game.view(None)["players"][2]["cities"] == ["tampa"]


@pytest.mark.rule("PG-NET-06", "PG-EPO-05")
def test_in_epoch_1_a_city_belongs_to_one_network() -> None:
    game = connecting({"cities": ["miami"]}, {}, {"cities": ["tampa"], "money": 200})
    assert refused(game, 2, "build miami") == "PG-NET-06"
    assert "build miami" not in offered(game)


@pytest.mark.rule("PG-NET-07")
def test_a_city_is_connected_from_whichever_own_city_is_the_cheapest() -> None:
    """Chicago was connected last; Jacksonville is reached from Tampa all the same."""
    game = connecting({}, {}, {"cities": ["tampa", "chicago"]})
    assert paid(game, "jacksonville") == 10 + 4
    assert paid(game, "minneapolis") == 10 + 8


@pytest.mark.rule("PG-NET-08")
def test_the_links_of_the_whole_way_and_the_place_are_paid() -> None:
    """From Savannah by Atlanta (7) to Knoxville (5)."""
    game = connecting({}, {}, {"cities": ["savannah"]})
    assert paid(game, "knoxville") == 7 + 5 + 10


@pytest.mark.rule("PG-NET-09")
@pytest.mark.parametrize("epoch", [1, 2])
def test_the_way_may_run_through_cities_without_connecting_them(epoch: int) -> None:
    """Atlanta between Savannah and Knoxville is free, taken, or (in epoch 2 with one house) has room."""
    for owner in ([], ["atlanta"]):
        game = connecting({}, {"cities": owner}, {"cities": ["savannah"]}, epoch=epoch)
        assert paid(game, "knoxville") == 7 + 5 + 10
        assert game.view(None)["players"][2]["cities"] == ["savannah", "knoxville"]


@pytest.mark.rule("PG-NET-10", "PG-NET-11")
@pytest.mark.parametrize(("houses", "place"), [(0, 10), (1, 15), (2, 20)])
def test_the_house_stands_on_the_lowest_empty_place_of_10_15_and_20(houses: int, place: int) -> None:
    rows = [{"cities": ["tampa"]} if seat < houses else {} for seat in range(2)]
    game = connecting(*rows, {"cities": ["jacksonville"]}, epoch=3)
    assert paid(game, "tampa") == 4 + place


@pytest.mark.rule("PG-NET-12", "PG-EPO-11")
def test_in_epoch_2_a_city_has_room_for_two_networks() -> None:
    game = connecting({"cities": ["tampa", "miami"]}, {"cities": ["miami"]}, {"money": 100}, epoch=2)
    assert refused(game, 2, "build miami") == "PG-NET-12"
    assert paid(game, "tampa") == 15


@pytest.mark.rule("PG-NET-13", "PG-EPO-22")
def test_in_epoch_3_a_city_has_room_for_three_networks() -> None:
    full = {"cities": ["miami"]}
    two = {"cities": ["miami", "tampa"]}
    game = connecting(full, two, two, {}, epoch=3, regions=f"{SOUTHERN_USA},northeast")
    assert refused(game, 3, "build miami") == "PG-NET-13"
    assert paid(game, "tampa") == 20


@pytest.mark.rule("PG-NET-14")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_an_empty_city_costs_10_in_every_epoch(epoch: int) -> None:
    game = connecting({}, {}, {"cities": ["tampa"]}, epoch=epoch)
    assert paid(game, "miami") == 4 + 10


@pytest.mark.rule("PG-NET-15")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_nobody_connects_the_same_city_twice(epoch: int) -> None:
    game = connecting({}, {}, {"cities": ["tampa"]}, epoch=epoch)
    assert refused(game, 2, "build tampa") == "PG-NET-15"
    game.play(2, "build miami")
    assert refused(game, 2, "build miami") == "PG-NET-15"


@pytest.mark.rule("PG-NET-16", "PG-BRD-07")
def test_the_way_may_not_run_through_regions_not_in_play() -> None:
    """From Raleigh to Cincinnati the link costs 15, the way by Pittsburgh in the Northeast 14."""
    game = connecting({}, {}, {"cities": ["raleigh"]})
    assert price(game, "cincinnati") == 10 + 15
    wider = connecting({}, {}, {"cities": ["raleigh"]}, regions="north,northeast,southeast")
    assert price(wider, "cincinnati") == 10 + 7 + 7


@pytest.mark.rule("PG-NET-17")
def test_a_city_that_no_way_leads_to_is_refused_once_there_is_a_network() -> None:
    """On both maps the regions of a game hang together, so two that do not are laid out by hand."""
    game = connecting({}, {}, {})
    area = MAPS["usa"]
    grid(game).regions = 1 << area.regions.index("southwest") | 1 << area.regions.index("southeast")
    lay_board(grid(game))
    assert price(game, "phoenix") == 10
    game.play(2, "build miami")
    assert refused(game, 2, "build phoenix") == "PG-NET-17"
    assert not {f"build {city.id}" for city in area.cities[7:14]} & set(offered(game))


@pytest.mark.rule("PG-NET-18")
def test_place_and_cheapest_way_are_always_both_paid() -> None:
    area = MAPS["usa"]
    own = ["memphis", "fargo"]
    game = connecting({"cities": ["chicago"]}, {"cities": ["chicago", "dallas"]}, {"cities": own}, epoch=2)
    ways = {city: 0 if city in own else 999 for city in towns(21)}
    for _ in ways:
        for a, b, cost in area.links:
            one, other = area.ids[a], area.ids[b]
            if one in ways and other in ways:
                ways[one] = min(ways[one], ways[other] + cost)
                ways[other] = min(ways[other], ways[one] + cost)
    grid(game).players[2].money = 500
    prices = {move.removeprefix("build "): price(game, move.split()[1]) for move in offered(game)[1:]}
    assert prices == {
        city: way + (15 if city == "dallas" else 10)
        for city, way in ways.items()
        if city not in (*own, "chicago")
    }


@pytest.mark.rule("PG-NET-19")
def test_only_money_limits_how_many_cities_are_connected_in_a_round() -> None:
    game = connecting({}, {}, {"cities": ["savannah"], "money": 42})
    assert [paid(game, city) for city in ("jacksonville", "tampa", "miami")] == [10, 14, 14]
    assert grid(game).players[2].cities == 4
    assert asked(game) == 2
    assert refused(game, 2, "build raleigh") == "PG-NET-19"
    assert offered(game) == ["done"]


@pytest.mark.rule("PG-NET-19")
def test_who_cannot_pay_for_any_place_is_not_asked() -> None:
    game = connecting({}, {"money": 10}, {"money": 9})
    assert asked(game) == 1
    assert refused(game, 2, "build miami") == "not-your-turn"


@pytest.mark.rule("PG-NET-20", "PG-TRK-03")
def test_the_score_track_moves_at_once_after_each_connection() -> None:
    game = connecting({}, {}, {})
    for count, city in enumerate(("miami", "tampa"), start=1):
        game.play(2, f"build {city}")
        assert game.view(None)["most"] == count
        assert len(game.view(None)["players"][2]["cities"]) == count


@pytest.mark.rule("PG-NET-21", "PG-MKT-18", "PG-MKT-19")
def test_a_plant_not_above_the_most_cities_leaves_the_market_at_once_but_not_its_owner() -> None:
    """The seventh city drives plant 7 out of the market; the owner of plant 4 keeps it."""
    game = connecting(
        {"cities": towns(3, "north")},
        {},
        {"cities": towns(6, "south"), "plants": [4], "money": 200},
        market=[7, 8, 9, 10, 11, 12, 13, 14],
        deck=[30, 31, "step3"],
    )
    game.play(2, "build birmingham")
    assert grid(game).market == [8, 9, 10, 11, 12, 13, 14, 30]
    assert 7 in grid(game).removed
    assert grid(game).players[2].kit.plants == (4,)
    assert asked(game) == 2


@pytest.mark.rule("PG-NET-22")
def test_the_fifteenth_city_removes_plant_15_and_then_the_14_drawn_for_it() -> None:
    game = connecting(
        {"plants": [3]},
        {},
        {"cities": towns(14), "plants": [4, 12], "money": 200},
        epoch=2,
        market=[15, 16, 17, 18, 19, 20, 21, 22],
        deck=[14, 30, 31, "step3"],
    )
    game.play(2, f"build {towns(15)[-1]}")
    assert grid(game).market == [16, 17, 18, 19, 20, 21, 22, 30]
    assert grid(game).removed[-2:] == [15, 14]
    assert [player.kit.plants for player in grid(game).players] == [(3,), (), (4, 12)]


@pytest.mark.rule("PG-NET-23")
def test_nobody_is_obliged_to_connect_cities_in_the_first_round() -> None:
    game = connecting({}, {}, {}, round=1)
    for _ in range(2):
        wait(game, 5)
        assert [player.cities for player in grid(game).players] == [0, 0, 0]
        wait(game, 2)
    wait(game, 4)
    assert grid(game).round == 3
    assert paid(game, "miami") == 10
