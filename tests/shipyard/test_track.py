"""State contracts and the round track (SY-CTR), and what contracts look at (SY-CON-01 to SY-CON-04)."""

from typing import Any

import pytest
from playing import offered, play_on, play_out, refused
from shipyard_positions import harbour, player, position, start

from partie.games.shipyard.components import CONTRACT_IDS, CONTRACTS, COUNTS
from partie.games.shipyard.state import Harbour
from partie.kernel.engine.partie import Partie


def hand(game: Partie, seat: int) -> tuple[int, int]:
    """Red and blue contracts of a seat."""
    colours = [CONTRACTS[contract].colour for contract in player(game, seat).contracts]
    return colours.count("red"), colours.count("blue")


def at_the_drop(seats: int, cubes: int, contracts: str = "sets", **given: Any) -> Partie:
    """The turn in which the cube drops, with so many cubes on the track: seat 0 must choose."""
    return position(
        seats, {"start": 0, "acting": 0, "gear": 11, "cubes": cubes, **given}, contracts=contracts
    )


def end_turn(game: Partie) -> Partie:
    """Seat 0 plays its turn by the first moves, without a bonus action."""
    seat = game.decisions[0].seat
    while game.decisions and game.decisions[0].seat == seat and len(game.decisions) == 1:
        if game.decisions[0].step.name == "discard-contract":
            break
        names = offered(game)
        game.play(seat, "done" if "done" in names else "main" if "main" in names else names[-1])
    return game


@pytest.mark.rule("SY-CTR-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("contracts", ["sets", "random"])
def test_the_table_of_discards_leaves_one_of_each_colour(seats: int, contracts: str) -> None:
    dealt = 2 if contracts == "sets" else 3
    table = COUNTS[seats].discards[dealt]
    assert dealt - sum(table.values()) == 1 and max(table) <= COUNTS[seats].cubes


def discarded(seats: int, contracts: str) -> list[tuple[int, tuple[int, int]]]:
    """How a hand of seat 0 shrinks over a game: cubes removed so far, and the hand after it."""
    game = start(seats, 2, contracts=contracts)
    found = [(0, hand(game, 0))]
    for _ in play_on(game, 4):
        now = hand(game, 0)
        lanes = any(decision.step.name == "discard-contract" for decision in game.decisions)
        if now != found[-1][1] and not lanes:
            found.append((COUNTS[seats].cubes - harbour(game).cubes, now))
    return found


@pytest.mark.rule("SY-CTR-02", "SY-CTR-04", "SY-CTR-06")
@pytest.mark.parametrize(("seats", "cube"), [(4, 4), (3, 4), (1, 4), (2, 2)])
def test_in_first_games_one_contract_of_each_colour_goes_once(seats: int, cube: int) -> None:
    assert discarded(seats, "sets") == [(0, (2, 2)), (cube, (1, 1))]


@pytest.mark.rule("SY-CTR-03", "SY-CTR-07")
@pytest.mark.parametrize(("seats", "cube"), [(4, 4), (2, 2)])
def test_later_two_of_each_colour_go_at_once_with_two_and_four_players(seats: int, cube: int) -> None:
    assert discarded(seats, "random") == [(0, (3, 3)), (cube, (1, 1))]


@pytest.mark.rule("SY-CTR-05")
@pytest.mark.parametrize("seats", [1, 3])
def test_later_one_of_each_colour_goes_twice_with_one_and_three_players(seats: int) -> None:
    assert discarded(seats, "random") == [(0, (3, 3)), (2, (2, 2)), (4, (1, 1))]


@pytest.mark.rule("SY-CTR-08")
def test_what_is_put_away_stays_secret() -> None:
    game = end_turn(at_the_drop(2, 2))
    before = player(game, 0).contracts
    game.play(0, f"discard {CONTRACT_IDS[before[0]]}")
    assert game.view(0)["players"][0]["discarded"] == [CONTRACT_IDS[before[0]]]
    assert game.view(1)["players"][0]["discarded"] == [None]
    assert ("discarded", 0, before[0]) in game.events_for(0)
    assert ("discarded", 0, -1) in game.events_for(1) and ("discarded", 0, before[0]) not in game.events_for(
        1
    )
    assert CONTRACT_IDS[before[0]] not in game.record(1)


@pytest.mark.rule("SY-CTR-09", "SY-CON-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("contracts", ["sets", "random"])
def test_the_game_ends_with_one_red_and_one_blue_contract(seats: int, contracts: str) -> None:
    game = play_out(start(seats, 6, contracts=contracts), 1)
    assert all(hand(game, seat) == (1, 1) for seat in range(seats))


@pytest.mark.rule("SY-CTR-10", "SY-END-14", "SY-FLW-13")
def test_contracts_score_at_the_end_only() -> None:
    game = play_out(start(3, 8), 3)
    assert game.result is not None
    for seat, lines in enumerate(game.result.lines):
        found = dict(lines)
        assert found["voyages"] == player(game, seat).points
        assert (
            found["total"]
            == found["voyages"] + found["red-contract"] + found["blue-contract"] + found["traders"]
        )
        assert game.result.scores[seat] == (found["total"],)


@pytest.mark.rule("SY-CTR-11", "SY-FLW-07")
def test_contracts_are_put_away_after_the_turn_in_which_the_cube_dropped() -> None:
    game = at_the_drop(2, 2)
    assert harbour(game).dropped and harbour(game).cubes == 2 and hand(game, 0) == (2, 2)
    end_turn(game)
    assert harbour(game).cubes == 1
    assert sorted(decision.seat for decision in game.decisions) == [0, 1]
    assert {decision.step.name for decision in game.decisions} == {"discard-contract"}


@pytest.mark.rule("SY-CTR-01")
def test_only_own_contracts_of_the_colour_asked_for_go() -> None:
    game = end_turn(at_the_drop(2, 2))
    blue = next(i for i in player(game, 0).contracts if CONTRACTS[i].colour == "blue")
    other = player(game, 1).contracts[0]
    assert refused(game, 0, f"discard {CONTRACT_IDS[blue]}") == "SY-CTR-01"
    assert refused(game, 0, f"discard {CONTRACT_IDS[other]}") == "SY-CTR-01"


@pytest.mark.rule("SY-CTR-12", "SY-FLW-09")
@pytest.mark.parametrize("free", [True, False])
def test_a_free_last_tile_gets_a_guilder_at_the_end_of_a_round(free: bool) -> None:
    row = [
        "build_ships",
        "rent_canal",
        "buy_goods",
        "make_equipment",
        "recruit_crew",
        "hire_employees",
        "exchange",
    ]
    players = [
        {"current": "build_ships"},
        {"current": "rent_canal"},
        {"current": "buy_goods" if free else "exchange"},
    ]
    game = at_the_drop(3, 5, row=row, players=players)
    game.play(0, "action make_equipment")
    end_turn(game)
    assert harbour(game).coins == [0, 0, 0, 0, 0, 0, 1 if free else 0, 0]
    assert harbour(game).cubes == 4


@pytest.mark.rule("SY-CTR-13")
def test_after_an_early_end_each_player_chooses_the_pair_that_scores() -> None:
    game = position(2, {"start": 0, "stage": "final"})
    for _ in play_on(game, 1):
        if game.decisions and game.decisions[0].step.name == "discard-contract":
            break
    assert hand(game, 0) == (2, 2) and len(game.decisions) == 2
    play_out(game, 1)
    assert hand(game, 0) == hand(game, 1) == (1, 1)


FLEET = [
    {"parts": "BMS", "load": {"captain": 1, "soldier": 3}},
    {"parts": "BMMS", "load": {"captain": 2, "soldier": 2}},
]


def final(mine: dict[str, Any]) -> dict[str, int]:
    """The breakdown of seat 0 when the game ends with this."""
    game = position(2, {"start": 0, "stage": "final", "players": [mine, {}]})
    while not game.over:
        decision = game.decisions[0]
        names = offered(game)
        if decision.step.name == "discard-contract" and decision.seat == 0:
            wanted = next(name for name in names if name.split()[1] not in ("soldiers", "size_5"))
            game.play(0, wanted)
        elif decision.step.name == "final-action":
            game.play(decision.seat, "final make_equipment")
        else:
            game.play(decision.seat, names[-1])
    assert game.result is not None
    return dict(game.result.lines[0])


@pytest.mark.rule("SY-CON-01", "SY-CON-02")
def test_contracts_look_at_the_fleet_and_not_at_the_supply() -> None:
    contracts = ["lifebuoys", "size_5", "soldiers", "chimney_pairs"]
    fleet = final({"fleet": FLEET, "contracts": contracts})
    assert fleet["blue-contract"] == 8 and fleet["red-contract"] == 0
    supply = final({"items": {"soldier": 5}, "contracts": contracts})
    assert supply["blue-contract"] == 0


def test_masks_hide_the_contracts_of_others_but_not_their_colours() -> None:
    game = start(3, 1)
    seen = game.mask(0)
    assert isinstance(seen, Harbour)
    assert all(contract < 0 for contract in seen.players[1].contracts)
    assert [one["colour"] for one in game.view(0)["players"][1]["contracts"]] == [
        "red",
        "red",
        "blue",
        "blue",
    ]
