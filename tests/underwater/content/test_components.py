"""Components: what is in the box, counted in the real tables."""

from collections import Counter

import pytest
from playing import offered
from underwater_positions import have, nation, play, table, turn
from underwater_rounds import idle_round

import partie
from partie.games.underwater import UNDERWATER
from partie.games.underwater.cards import ASSISTANTS, BLUE, BROWN, CONTRACTS, ERAS, SPECIAL_CARDS
from partie.games.underwater.cards.slots import SIDE_12, SIDE_34
from partie.games.underwater.components import (
    BERTHS,
    BERTHS_A_SITE,
    PURPLE_SUPPLY,
    SITES,
    TUNNEL_SUPPLY,
    WHITE_SUPPLY,
)
from partie.games.underwater.components.boards import ADVANCED, BASIC, BOARDS, SIDES
from partie.games.underwater.components.terms import KINDS, RESOURCES, SLOT_COLOURS
from partie.games.underwater.state.player_board import PlayerBoard


@pytest.mark.rule("UC-COM-01")
def test_one_to_four_can_play() -> None:
    for seats in (1, 2, 3, 4):
        assert len(table(partie.new("underwater", seats, 1)).nations) == seats
    for seats in (0, 5):
        with pytest.raises(partie.PartieError):
            partie.new("underwater", seats, 1)


@pytest.mark.rule("UC-COM-02")
def test_the_main_board_has_two_sides_of_fifteen_coloured_slots_and_one_without_colour() -> None:
    assert len(SIDE_12) == len(SIDE_34) == len(SLOT_COLOURS) == 16
    assert Counter(SLOT_COLOURS) == {0: 5, 1: 5, 2: 5, 3: 1}
    assert [table(partie.new("underwater", seats, 1)).side for seats in (1, 2, 3, 4)] == [0, 0, 1, 1]


@pytest.mark.rule("UC-COM-03")
def test_every_player_has_one_board_with_two_sides_one_assistant_and_one_sheet_of_final_scores() -> None:
    assert len(BASIC) == len(ADVANCED) == 4 and sorted(BOARDS) == sorted(
        [number for side in SIDES for number in side]
    )
    assert [card.number for card in ASSISTANTS] == [206, 207, 208, 209]
    game = partie.new("underwater", 4, 3)
    assert [each.laid for each in table(game).nations] == [(206,), (207,), (208,), (209,)]
    lines = [dict(each["final"]) for each in game.view(None)["nations"]]
    assert len(lines) == 4 and all("cities" in sheet and "resources" in sheet for sheet in lines)


@pytest.mark.rule("UC-COM-04")
def test_a_round_takes_three_tiles_of_every_player() -> None:
    game = turn(2, hand=[14, 15, 16], others=[{"hand": [17, 18, 19]}])
    play(game, "slot Y1 card 16")
    play(game, "slot R3 card 17", seat=1)
    play(game, "slot G1 card 14", "advance 1")
    play(game, "slot Y5 card 18", "option 1", seat=1)
    play(game, "slot G4 card 15", "done")
    tiles = [sum(1 for lying in table(game).slots if lying >> seat & 1) for seat in (0, 1)]
    assert tiles == [3, 2]
    assert idle_round(game) == [1]
    assert table(game).round == 3
    assert not any(table(game).slots)


@pytest.mark.rule("UC-COM-05")
def test_the_era_decks_hold_66_57_and_57_cards() -> None:
    assert [len(deck) for deck in ERAS] == [66, 57, 57]
    numbers = [card.number for deck in ERAS for card in deck]
    assert numbers == list(range(1, 181))
    game = partie.new("underwater", 2, 1)
    assert len(table(game).deck) + sum(len(each.hand) for each in table(game).nations) == 66


@pytest.mark.rule("UC-COM-06")
def test_ten_special_cards_cost_three_credits_and_fifteen_one_or_two() -> None:
    costs = Counter(card.cost for card in SPECIAL_CARDS)
    assert len(SPECIAL_CARDS) == 25
    assert costs[3] == 10 and costs[1] + costs[2] == 15


@pytest.mark.rule("UC-COM-07")
def test_there_are_eight_contracts() -> None:
    assert len(CONTRACTS) == len({contract.name for contract in CONTRACTS}) == 8


@pytest.mark.rule("UC-COM-08")
def test_there_are_eleven_blue_and_five_brown_metropolises() -> None:
    assert (len(BLUE), len(BROWN)) == (11, 5)
    assert len({tile.number for tile in (*BLUE, *BROWN)}) == 16
    assert all(tile.brown for tile in BROWN) and not any(tile.brown for tile in BLUE)


@pytest.mark.rule("UC-COM-09", "UC-COM-14")
def test_holdings_are_plain_numbers_beyond_all_tokens_and_multiplier_tiles() -> None:
    game = turn(resources={"kelp": 500, "steelplast": 700, "credit": 200}, hand=[14, 15, 16])
    play(game, "slot R3 card 14")
    assert have(game) == {"kelp": 501, "steelplast": 702, "credit": 200}
    assert all(type(part) is int for part in nation(game).goods)
    assert set(game.view(0)["nations"][0]["resources"]) == set(RESOURCES)


@pytest.mark.rule("UC-COM-10")
def test_there_are_47_tunnels() -> None:
    assert TUNNEL_SUPPLY == 47
    for seats in (1, 2, 3, 4):
        assert table(partie.new("underwater", seats, 1)).tunnels == 47


@pytest.mark.rule("UC-COM-10")
def test_a_tunnel_shows_a_plain_or_an_upgraded_face() -> None:
    game = turn(resources={"science": 3}, tunnels=["t1"], hand=[14, 15, 16])
    assert nation(game).player_board.tunnel_at(0) == 1
    play(game, "slot Y5 card 16", "option 2", "upgrade tunnel t1")
    assert nation(game).player_board.tunnel_at(0) == 2
    assert table(game).tunnels == 46


@pytest.mark.rule("UC-COM-11")
def test_there_are_17_white_and_13_purple_domes() -> None:
    assert WHITE_SUPPLY == 17
    assert PURPLE_SUPPLY[4] == 13
    four = table(partie.new("underwater", 4, 1))
    assert (four.white + 4, four.purple) == (17, 13)


@pytest.mark.rule("UC-COM-12", "UC-PLS-06")
def test_domes_are_white_or_purple_and_never_green() -> None:
    assert KINDS[4:] == ("white", "purple")
    assert [verb.name for verb in UNDERWATER.verbs if verb.name.startswith("build ")] == [
        "build tunnel",
        "build white",
        "build purple",
    ]
    rich = dict.fromkeys(RESOURCES, 9)
    game = turn(resources=rich, hand=[14, 15, 16])
    play(game, "slot G3 card 14")
    assert offered(game) == ["build white A", "build white C", "build purple A", "build purple C"]
    with pytest.raises(partie.PartieError):
        game.play(0, "build green A")
    with pytest.raises(partie.PartieError):
        turn(cities={"A": "green"})


@pytest.mark.rule("UC-COM-13")
def test_the_cloning_tile_is_one_and_for_four() -> None:
    assert [table(partie.new("underwater", seats, 1)).clone for seats in (1, 2, 3, 4)] == [0, 0, 0, 1]
    with pytest.raises(partie.PartieError):
        turn(3, table={"clone": "board"})


@pytest.mark.rule("UC-COM-15")
def test_every_player_stands_once_on_each_of_the_three_tracks_and_time_on_one_round() -> None:
    for seats in (2, 3, 4):
        s = table(partie.new("underwater", seats, 5))
        everybody = list(range(seats))
        assert sorted(s.order) == sorted(s.ranking) == everybody
        assert [each.points for each in s.nations] == [0] * seats
        assert sorted(each.climbed for each in s.nations) == everybody
        assert s.round == 1
    for track in ("order", "ranking"):
        with pytest.raises(partie.PartieError):
            turn(2, table={track: [0, 0]})


def full_of_farms(board: int) -> dict[str, list[str]]:
    """Farms on every building site of a board, expansion sites included."""
    printed = BOARDS[board]
    found: dict[str, list[str]] = {}
    for site, name in enumerate(SITES):
        found[name] = ["farm"] * printed.plain_sites[site]
        first = site * BERTHS_A_SITE
        for berth in range(first + 1, first + BERTHS_A_SITE):
            if (printed.berths_at[site] | printed.expansions_at[site]) >> berth & 1:
                found[BERTHS[berth]] = ["farm"]
    return found


def farms(player_board: PlayerBoard) -> int:
    return sum(player_board.built[0::3])


@pytest.mark.rule("UC-COM-16", "UC-SUP-04")
def test_a_thirty_eighth_farm_can_be_built() -> None:
    game = turn(
        resources={"kelp": 2},
        buildings={"S": ["farm"]},
        hand=[14, 15, 16],
        others=[{"board": 2, "buildings": full_of_farms(2)}],
    )
    assert farms(nation(game, 0).player_board) + farms(nation(game, 1).player_board) == 37
    play(game, "slot R1 card 14", "option 1", "build farm S", "build farm S")
    assert farms(nation(game, 0).player_board) == 3
