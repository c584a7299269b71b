"""Goal and course of the game: players, epochs, and the five phases of a round."""

from typing import Any

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, happened, start, table, towns

import partie
from partie.kernel.engine.partie import Partie


def play_defaults(game: Partie, until_phase: int) -> None:
    """Let everybody do the safe thing until a phase is reached."""
    while grid(game).phase != until_phase:
        decision = game.decisions[0]
        game.push(decision.seat, decision.default)


def refilled(seats: int, epoch: int) -> list[int]:
    """What one bureaucracy brings into an empty market when all tokens are in the supply."""
    fuel = {"coal": 0, "oil": 0, "garbage": 0, "uranium": 0}
    given = {"round": 5, "epoch": epoch, "phase": "bureaucracy", "fuel": fuel, "order": list(range(seats))}
    game = table(seats, given)
    while grid(game).round == 5:
        game.play(asked(game), "run none")
    return grid(game).stock


@pytest.mark.rule("PG-OVR-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    assert len(grid(start(seats)).players) == seats


@pytest.mark.rule("PG-OVR-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(partie.PartieError) as caught:
        start(seats)
    assert caught.value.key == "bad-seats"


@pytest.mark.rule("PG-OVR-02")
def test_a_round_of_one_player_auction_fuel_network_electricity() -> None:
    game = table(2, {"round": 2, "order": [0, 1]})
    player = grid(game).players[0]
    game.play(0, "open 4")
    game.play(0, "bid 5")
    game.play(1, "pass")
    game.play(1, "pass")
    assert (player.kit.plants, player.money) == ((4,), 45)
    game.play(0, "buy coal 2")
    game.play(0, "done")
    assert (player.fuel, player.money) == ([2, 0, 0, 0], 43)
    game.play(1, "done")
    game.play(0, "build bremen")
    game.play(0, "done")
    assert (player.cities, player.money) == (1, 33)
    game.play(0, "run 4")
    assert (player.fuel, player.money) == ([0, 0, 0, 0], 55)


@pytest.mark.rule("PG-OVR-03")
@pytest.mark.parametrize(("epoch", "full"), [(1, "PG-NET-06"), (2, "PG-NET-12"), (3, "PG-NET-13")])
def test_a_city_takes_as_many_networks_as_the_epochs_number(epoch: int, full: str) -> None:
    """Bremen has as many networks as the epoch allows, Kiel one fewer."""
    rows: list[dict[str, Any]] = [{"cities": ["bremen", "kiel"]} for _ in range(epoch - 1)]
    rows += [{"cities": ["bremen"]}, *({} for _ in range(3 - epoch)), {"cities": ["hamburg"]}]
    game = table(4, {"round": 4, "epoch": epoch, "phase": "connect", "order": [0, 1, 2, 3], "players": rows})
    assert refused(game, 3, "build bremen") == full
    game.play(3, "build kiel")
    kiel = next(city for city in game.view(3)["cities"] if city["id"] == "kiel")
    assert len(kiel["houses"]) == epoch


@pytest.mark.rule("PG-OVR-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_fuel_comes_faster_in_epoch_2_and_with_less_coal_but_more_garbage_in_epoch_3(seats: int) -> None:
    one, two, three = (refilled(seats, epoch) for epoch in (1, 2, 3))
    assert two[0] >= one[0] and sum(two) > sum(one)
    assert three[0] < two[0]
    assert three[2] > two[2]


@pytest.mark.rule("PG-OVR-05")
def test_the_winner_supplies_the_most_cities_not_has_the_most() -> None:
    """Seat 0 supplies 14 of 15 cities, seat 1 only 13 of 17."""
    rows = [
        {"cities": towns(3, 15), "plants": [36, 38], "fuel": {"coal": 3, "garbage": 3}, "money": 0},
        {"cities": towns(3, 16), "plants": [32, 46], "fuel": {"oil": 6}, "money": 500},
        {"money": 0},
    ]
    given = {"round": 12, "epoch": 3, "phase": "connect", "order": [1, 0, 2], "acting": 1, "players": rows}
    game = table(3, given)
    game.play(1, f"build {towns(3, 1, skip=16)[0]}")
    game.play(1, "done")
    assert game.result is not None
    assert game.result.winners == [0]
    assert [score[0] for score in game.result.scores] == [14, 13, 0]
    assert [score[2] for score in game.result.scores] == [15, 17, 0]


@pytest.mark.rule("PG-OVR-06")
def test_a_round_has_five_phases_in_order() -> None:
    """From the auction of a round on, over the new order, to the next auction."""
    game = table(3, {"round": 2, "order": [0, 1, 2]})
    for seat in range(3):
        game.play(seat, "pass")
    play_defaults(game, until_phase=2)
    course = [event[:2] if event[0] == "phase" else event[0] for event in happened(game, "phase", "order")]
    assert course == [("phase", 3), ("phase", 4), ("phase", 5), "order", ("phase", 2)]
    assert grid(game).round == 3


@pytest.mark.rule("PG-OVR-07")
def test_nobody_connects_while_somebody_still_buys_fuel() -> None:
    given = {
        "round": 2,
        "phase": "resources",
        "order": [0, 1, 2],
        "players": [{"plants": [n]} for n in (4, 3, 6)],
    }
    game = table(3, given)
    for seat in (2, 1, 0):
        assert grid(game).phase == 3
        assert refused(game, 2, "build bremen") == "PG-NET-01"
        game.play(seat, "done")
    game.play(2, "build bremen")
    assert grid(game).phase == 4


@pytest.mark.rule("PG-OVR-07")
@pytest.mark.parametrize("phase", ["auction", "resources", "connect"])
def test_nobody_produces_before_all_have_connected(phase: str) -> None:
    """Neither the player whose turn it is nor any other."""
    rows = [{"plants": [13, 4], "cities": ["bremen"]}, {"plants": [3]}]
    game = table(2, {"round": 2, "phase": phase, "order": [0, 1], "players": rows})
    assert refused(game, 0, "run 13") == "PG-OVR-07"
    assert refused(game, 1, "run none") == "PG-OVR-07"


@pytest.mark.rule("PG-OVR-07")
def test_regions_are_chosen_before_any_phase() -> None:
    game = start(3, regions="draft")
    assert refused(game, asked(game), "run none") == "PG-OVR-07"


@pytest.mark.rule("PG-OVR-08")
def test_the_order_holds_for_the_rest_of_the_round() -> None:
    """Seat 2 gets the most cities, but leads only from the next round on."""
    game = table(3, {"round": 2, "phase": "connect", "order": [0, 1, 2]})
    game.play(2, "build bremen")
    game.play(2, "build cuxhaven")
    assert grid(game).order == [0, 1, 2]
    for seat in (2, 1, 0):
        game.play(seat, "done")
    for seat in (0, 1, 2):
        assert (grid(game).order, asked(game)) == ([0, 1, 2], seat)
        game.play(seat, "run none")
    assert grid(game).order == [2, 0, 1]


@pytest.mark.rule("PG-OVR-09")
def test_who_has_bought_a_plant_chooses_and_bids_no_more_this_round() -> None:
    game = table(3, {"round": 2, "order": [0, 1, 2], "players": [{"money": 100}] * 3})
    game.play(0, "open 3")
    game.play(0, "bid 3")
    game.play(1, "pass")
    game.play(2, "pass")
    assert refused(game, 0, "open 4") == "PG-AUC-15"
    game.play(1, "open 4")
    game.play(1, "bid 4")
    assert asked(game) == 2
    assert refused(game, 0, "bid 5") == "PG-AUC-15"
    game.play(2, "pass")
    game.play(2, "open 5")
    assert grid(game).phase == 3
    assert [len(player.kit.plants) for player in grid(game).players] == [1, 1, 1]


@pytest.mark.rule("PG-OVR-10")
def test_bureaucracy_pays_refills_and_changes_a_plant_in_this_order() -> None:
    row = {"plants": [4], "fuel": {"coal": 2}, "cities": ["bremen"], "money": 0}
    given = {"round": 2, "phase": "bureaucracy", "order": [0, 1], "fuel": {"coal": 10}, "players": [row, {}]}
    game = table(2, {**given, "market": [3, 5, 6, 7, 8, 9, 10, 12], "deck": [13, 20, "step3"]})
    game.play(0, "run 4")
    assert grid(game).market == [3, 5, 6, 7, 8, 9, 10, 12]
    game.play(1, "run none")
    course = [event[0] for event in happened(game)]
    assert course[:5] == ["produced", "produced", "refilled", "plant-buried", "plant-drawn"]
    s = grid(game)
    assert (s.players[0].money, s.players[0].fuel[0], s.stock[0]) == (22, 0, 13)
    assert s.market == [3, 5, 6, 7, 8, 9, 10, 13]
    assert "pass" in offered(game)
