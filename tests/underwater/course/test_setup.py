"""Preparation of the table and of the players."""

import pytest
from playing import offered, refused
from underwater_positions import BROWN, have, nation, play, position, production, table, turn

import partie
from partie.games.underwater.cards import ASSISTANTS, BY_NUMBER, ERAS
from partie.games.underwater.cards import BROWN as BROWN_TILES
from partie.games.underwater.components import METROPOLIS_SITES, SITES
from partie.games.underwater.components.boards import ADVANCED, BASIC, BOARDS
from partie.games.underwater.state import Underwater


def prepared(seats: int, seed: int = 1, **options: str) -> Underwater:
    return table(partie.new("underwater", seats, seed, **options))


@pytest.mark.rule("UC-SET-01")
@pytest.mark.parametrize(("seats", "gives"), [(2, "special 181"), (3, "use 206"), (4, "use 206")])
def test_the_side_of_the_main_board_fits_the_number_of_players(seats: int, gives: str) -> None:
    # The last red slot takes a special card on one side and uses an action card on the other.
    game = turn(seats, table={"row": [181]}, hand=[14, 15, 16])
    play(game, "slot R5 card 14")
    assert gives in offered(game)


@pytest.mark.rule("UC-SET-02")
def test_all_build_from_one_supply() -> None:
    rich = {"steelplast": 3, "kelp": 1, "credit": 3}
    game = turn(
        2, resources=rich, hand=[14, 15, 16], others=[{"board": 2, "resources": rich, "hand": [17, 18, 19]}]
    )
    play(game, "slot Y2 card 16", "build tunnel t1", "done")
    assert table(game).tunnels == 46
    play(game, "slot R2 card 17", "build tunnel t2", "build white C", seat=1)
    assert (table(game).tunnels, table(game).white) == (45, 14)


@pytest.mark.rule("UC-SET-03")
def test_the_game_begins_with_the_deck_of_era_one_alone() -> None:
    s = prepared(4)
    hands = [card for each in s.nations for card in each.hand]
    assert sorted([*s.deck, *hands]) == [card.number for card in ERAS[0]]
    assert s.discard == [] and s.buried == ()
    later = table(production(2))
    assert later.era == 2
    assert {BY_NUMBER[card].era for card in later.deck} == {2}


@pytest.mark.rule("UC-SET-04")
def test_the_deck_is_shuffled_anew_by_every_seed_and_the_same_by_one() -> None:
    decks = {tuple(prepared(2, seed).deck) for seed in range(20)}
    assert len(decks) == 20
    assert prepared(2, 7).deck == prepared(2, 7).deck
    assert all(list(deck) != sorted(deck) for deck in decks)
    # No colour lies clustered: among 18 cards from the top all three colours are there.
    for deck in decks:
        assert {BY_NUMBER[card].colour for card in deck[-18:]} == {0, 1, 2}
    assert table(production(2, seed=1)).deck != table(production(2, seed=2)).deck


@pytest.mark.rule("UC-SET-05", "UC-SET-06")
def test_the_game_begins_in_round_one_with_no_points() -> None:
    for seats in (1, 2, 3, 4):
        s = prepared(seats)
        assert (s.era, s.round, s.turn) == (1, 1, 0)
        assert [each.points for each in s.nations] == [0] * seats


@pytest.mark.rule("UC-SET-07")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_than_four_players_nobody_can_clone(seats: int) -> None:
    game = turn(seats, table={"slots": {"Y1": [1]}}, resources={"credit": 5}, hand=[14, 15, 16])
    assert not any(move.startswith("clone") for move in offered(game))
    assert refused(game, 0, "clone Y1 card 14") == "UC-CLN-01"


@pytest.mark.rule("UC-SET-08")
@pytest.mark.parametrize(("seats", "domes"), [(2, 7), (3, 10), (4, 13)])
def test_the_number_of_purple_domes_depends_on_the_number_of_players(seats: int, domes: int) -> None:
    assert prepared(seats).purple == domes


@pytest.mark.rule("UC-SET-09")
def test_with_four_players_the_cloning_tile_lies_on_the_board() -> None:
    assert partie.new("underwater", 4, 1).view(0)["clone"] == "board"
    game = turn(4, table={"slots": {"Y1": [1]}}, resources={"credit": 5}, hand=[14, 15, 16])
    assert "clone Y1 card 14" in offered(game)


@pytest.mark.rule("UC-SET-10")
def test_the_three_spaces_for_contracts_are_used_in_the_variant_only() -> None:
    assert prepared(3).contracts == ()
    assert len(set(prepared(3, contracts="on").contracts)) == 3


@pytest.mark.rule("UC-PLS-01")
def test_everybody_has_a_colour_an_assistant_and_three_turns_a_round() -> None:
    game = partie.new("underwater", 4, 2)
    assistants = [each.laid for each in table(game).nations]
    assert len(set(assistants)) == 4 and all(len(laid) == 1 for laid in assistants)
    assert game.view(0)["turns"] == 3 * 4


@pytest.mark.rule("UC-PLS-02")
@pytest.mark.parametrize(("option", "got"), [("option 1", "steelplast"), ("option 2", "credit")])
def test_all_assistants_do_the_same(option: str, got: str) -> None:
    assert [BY_NUMBER[card.number].name for card in ASSISTANTS] == ["personal-assistant"] * 4
    for seat in range(4):
        others = [{"resources": {}, "hand": hand} for hand in ([17, 18, 19], [20, 21, 22], [23, 24, 25])]
        game = turn(4, table={"acting": seat}, hand=[14, 15, 16], others=others)
        card = nation(game, seat).hand[0]
        play(game, f"slot R5 card {card}", f"use {206 + seat}", option, seat=seat)
        assert have(game, seat) == {got: 1}


@pytest.mark.rule("UC-PLS-03")
def test_the_first_player_begins_with_a_kelp_a_steelplast_a_science_and_two_credits() -> None:
    for seats in (1, 2, 3, 4):
        game = partie.new("underwater", seats, 4)
        first = table(game).order[0]
        assert have(game, first) == {"kelp": 1, "steelplast": 1, "science": 1, "credit": 2}


@pytest.mark.rule("UC-PLS-04")
def test_the_player_boards_are_dealt_at_random() -> None:
    dealt = [[each.player_board.board.number for each in prepared(4, seed).nations] for seed in range(12)]
    assert all(sorted(boards) == list(BASIC) for boards in dealt)
    assert len({tuple(boards) for boards in dealt}) > 3


@pytest.mark.rule("UC-PLS-05")
def test_the_network_begins_with_a_white_city_in_the_lower_right_corner() -> None:
    for seats, options in ((4, {}), (4, {"boards": "advanced"}), (1, {})):
        s = table(partie.new("underwater", seats, 1, **options))
        for each in s.nations:
            assert [each.player_board.city_at(site) for site in range(9)] == [1] + [0] * 8
            assert not each.player_board.tunnels and not any(each.player_board.built)
    # Site S, which has tunnel sites up and to the left only.
    for board in BOARDS.values():
        assert sorted(SITES[end] for pair in board.ends for end in pair if 0 in pair and end) == ["A", "C"]


@pytest.mark.rule("UC-PLS-07")
def test_everybody_is_dealt_a_brown_and_two_blue_metropolises() -> None:
    brown = {tile.number for tile in BROWN_TILES}
    for seed in range(10):
        s = prepared(4, seed)
        tiles = [tile for each in s.nations for tile in each.tiles]
        assert len(set(tiles)) == 12
        assert not set(tiles) & set(s.blue) and len(s.blue) == 3
        for each in s.nations:
            assert [tile in brown for tile in each.tiles].count(True) == 1
    assert len({prepared(2, seed).nations[0].tiles for seed in range(10)}) > 5


@pytest.mark.rule("UC-PLS-08")
def test_the_brown_metropolis_lies_in_the_upper_left_corner() -> None:
    assert METROPOLIS_SITES[0] == "M"
    brown = {tile.number for tile in BROWN_TILES}
    for seed in range(5):
        assert all(each.tiles[0] in brown for each in prepared(4, seed).nations)
    game = turn(tunnels=["t1", "t5", "t7", "t8", "t14", "t9", "t15"])
    connected = [tile["number"] for tile in game.view(0)["nations"][0]["tiles"] if tile["connected"]]
    assert connected == [BROWN]
    with pytest.raises(partie.PartieError):
        turn(tiles=[6, 4, 12])


@pytest.mark.rule("UC-PLS-09")
def test_the_blue_metropolises_lie_in_a_random_order() -> None:
    pairs = [prepared(2, seed).nations[0].tiles[1:] for seed in range(60)]
    assert all(6 <= tile <= 16 for pair in pairs for tile in pair)
    assert any(one < other for one, other in pairs) and any(one > other for one, other in pairs)


@pytest.mark.rule("UC-PLS-10")
def test_the_side_with_one_star_is_usual_and_that_with_three_can_be_chosen() -> None:
    assert {each.player_board.board.number for each in prepared(4).nations} == set(BASIC)
    assert {each.player_board.board.number for each in prepared(4, boards="advanced").nations} == set(
        ADVANCED
    )
    with pytest.raises(partie.PartieError):
        position(2, {"nations": [{"board": 5}]})
