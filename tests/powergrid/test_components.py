"""Components and preparation: what lies in the box, and what each player gets."""

import pytest
from playing import offered, play_on
from powergrid_positions import grid, happened, start, table, towns

import partie
from partie.games.powergrid.components import COLOURS, HOUSES, MAPS, NUMBERS, PLANTS, REFERENCE_CARDS, STEP3
from partie.games.powergrid.state import Grid

PLANT_CARDS = [
    (3, "oil", 2, 1),
    (4, "coal", 2, 1),
    (5, "hybrid", 2, 1),
    (6, "garbage", 1, 1),
    (7, "oil", 3, 2),
    (8, "coal", 3, 2),
    (9, "oil", 1, 1),
    (10, "coal", 2, 2),
    (11, "uranium", 1, 2),
    (12, "hybrid", 2, 2),
    (13, "ecological", 0, 1),
    (14, "garbage", 2, 2),
    (15, "coal", 2, 3),
    (16, "oil", 2, 3),
    (17, "uranium", 1, 2),
    (18, "ecological", 0, 2),
    (19, "garbage", 2, 3),
    (20, "coal", 3, 5),
    (21, "hybrid", 2, 4),
    (22, "ecological", 0, 2),
    (23, "uranium", 1, 3),
    (24, "garbage", 2, 4),
    (25, "coal", 2, 5),
    (26, "oil", 2, 5),
    (27, "ecological", 0, 3),
    (28, "uranium", 1, 4),
    (29, "hybrid", 1, 4),
    (30, "garbage", 3, 6),
    (31, "coal", 3, 6),
    (32, "oil", 3, 6),
    (33, "ecological", 0, 4),
    (34, "uranium", 1, 5),
    (35, "oil", 1, 5),
    (36, "coal", 3, 7),
    (37, "ecological", 0, 4),
    (38, "garbage", 3, 7),
    (39, "uranium", 1, 6),
    (40, "oil", 2, 6),
    (42, "coal", 2, 6),
    (44, "ecological", 0, 5),
    (46, "hybrid", 3, 7),
    (50, "fusion", 0, 6),
]
"""Number, type, fuel for one production, cities supplied."""


def cards(s: Grid) -> list[int]:
    """Every card, wherever it lies."""
    owned = [number for player in s.players for number in player.kit.plants]
    return sorted([*s.market, *s.deck, *s.removed, *s.boxed, *owned])


@pytest.mark.rule("PG-CMP-01")
@pytest.mark.parametrize(("name", "links"), [("germany", 83), ("usa", 87)])
def test_each_side_of_the_board_has_a_map_a_score_track_and_a_resource_market(name: str, links: int) -> None:
    assert set(MAPS) == {"germany", "usa"}
    area = MAPS[name]
    assert (len(area.regions), len(area.cities), len(area.links)) == (6, 42, links)
    board = start(map=name).view(None)
    assert board["map"] == name
    assert [len(player["cities"]) for player in board["players"]] == [0, 0, 0, 0]
    assert list(board["fuel"]) == ["coal", "oil", "garbage", "uranium"]


@pytest.mark.rule("PG-CMP-02")
def test_there_are_22_houses_of_each_of_six_colours() -> None:
    assert COLOURS == ["green", "yellow", "red", "blue", "purple", "black"]
    assert len(COLOURS) * HOUSES == 132


@pytest.mark.rule("PG-CMP-02")
def test_houses_do_not_limit_a_network() -> None:
    """Two of the 22 houses stand on the tracks, yet with two players the 21st city can be connected."""
    *most, last = towns(2, 21)
    given = {"round": 9, "phase": "connect", "order": [1, 0], "players": [{"cities": most}, {}]}
    game = table(2, given)
    game.play(0, f"build {last}")
    assert grid(game).players[0].cities == 21


@pytest.mark.rule("PG-CMP-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_tokens_in_market_on_plants_and_in_supply_are_always_24_24_24_and_12(seats: int) -> None:
    game = start(seats, seed=seats)
    s = grid(game)
    for _ in play_on(game, seats):
        held = [sum(player.fuel[kind] for player in s.players) for kind in range(4)]
        assert [sum(tokens) for tokens in zip(s.stock, s.supply, held, strict=True)] == [24, 24, 24, 12]
        assert min(*s.stock, *s.supply) >= 0
    assert game.over


@pytest.mark.rule("PG-CMP-04")
def test_money_is_a_whole_number_and_never_below_zero() -> None:
    for seed in range(3):
        game = start(4, seed=seed)
        for _ in play_on(game, seed):
            assert all(type(p.money) is int and p.money >= 0 for p in grid(game).players)


@pytest.mark.rule("PG-CMP-04")
def test_the_bank_pays_even_the_richest_player() -> None:
    rich = {"money": 9998, "cities": towns(2, 2), "plants": [13]}
    given = {"round": 3, "phase": "bureaucracy", "order": [1, 0], "acting": 0, "players": [rich, {}]}
    game = table(2, given)
    game.play(0, "run 13")
    assert grid(game).players[0].money == 9998 + 22
    assert grid(partie.load(game.save())).players[0].money == 9998 + 22


@pytest.mark.rule("PG-CMP-04")
def test_riches_buy_no_second_house_in_the_own_city() -> None:
    rich = {"money": 12_000, "cities": towns(2, 2)}
    game = table(2, {"round": 3, "phase": "connect", "order": [1, 0], "players": [rich, {}]})
    assert set(offered(game)) == {"done", *(f"build {town}" for town in towns(2, 19, skip=2))}


@pytest.mark.rule("PG-CMP-05", "PG-SET-03")
def test_a_reference_card_is_a_reminder_only() -> None:
    """There are five of them; six players play all the same, and everybody sees the payments."""
    assert REFERENCE_CARDS == 5
    game = start(6)
    for seat in range(6):
        assert game.view(seat)["payment"][:5] == [10, 22, 33, 44, 54]


@pytest.mark.rule("PG-CMP-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_there_are_42_plants_and_one_step_3_card(seats: int) -> None:
    every = cards(grid(start(seats)))
    assert len(every) == 43
    assert every == [*NUMBERS, STEP3]


@pytest.mark.rule("PG-CMP-06")
def test_no_plant_is_ever_lost_or_doubled() -> None:
    for seed in range(4):
        game = start(2 + seed, seed=seed)
        s = grid(game)
        for _ in play_on(game, seed):
            assert [card for card in cards(s) if card != STEP3] == NUMBERS
            assert cards(s).count(STEP3) == (s.epoch < 3)


@pytest.mark.rule("PG-CMP-07")
def test_the_42_plants_are_those_of_the_first_edition() -> None:
    table_of_cards = [(p.number, p.type, p.amount, p.powers) for p in map(PLANTS.__getitem__, NUMBERS)]
    assert table_of_cards == PLANT_CARDS
    assert [*range(3, 41), 42, 44, 46, 50] == NUMBERS


@pytest.mark.rule("PG-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_starts_with_50_elektro(seats: int) -> None:
    assert [player.money for player in grid(start(seats)).players] == [50] * seats


@pytest.mark.rule("PG-SET-02")
def test_each_player_has_a_colour_of_their_own() -> None:
    colours = [player["colour"] for player in start(6).view(None)["players"]]
    assert sorted(colours) == ["black", "blue", "green", "purple", "red", "yellow"]
    assert HOUSES == 22


@pytest.mark.rule("PG-SET-03")
def test_the_payments_on_the_card_are_those_that_are_paid() -> None:
    given = {"round": 3, "phase": "bureaucracy", "order": [0, 1]}
    rows = [{"cities": towns(2, 1), "plants": [13]}, {"cities": []}]
    game = table(2, {**given, "players": rows})
    card = game.view(0)["payment"]
    game.play(0, "run 13")
    game.play(1, "run none")
    assert [event[3] for event in happened(game, "produced")] == [card[1], card[0]] == [22, 10]
