"""Components and preparation (SY-CMP, SY-SET, SY-PRP)."""

from collections import Counter

import pytest
from playing import asked, offered, play_on
from shipyard_positions import ROW, harbour, player, start

from partie.games.shipyard.components import (
    ACTIONS,
    CANALS,
    COLOURS,
    CONTRACT_SETS,
    CONTRACTS,
    COUNTS,
    CREW,
    EMPLOYEES,
    EQUIPMENT,
    GEAR_START,
    GOODS_TILES,
    ITEM_COUNTS,
    ITEMS,
    PART_KINDS,
    PARTS,
    RECOMMENDED,
    STACKS,
    SYMBOLS,
    TEETH,
    YARD_SPACES,
)

every = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@pytest.mark.rule("SY-CMP-01", "SY-CMP-09")
def test_the_boards_hold_markets_the_action_row_and_the_wheel() -> None:
    view = start().view(0)
    assert {"parts", "canals", "goods", "row", "gear", "track", "wheel"} <= set(view)


@pytest.mark.rule("SY-CMP-02", "SY-PRP-01")
def test_each_of_up_to_four_players_has_an_empty_shipyard() -> None:
    game = start(4)
    assert game.game.seat_counts == (1, 2, 3, 4)
    assert all(one.yard == [-1] * YARD_SPACES and one.filling == 0 for one in harbour(game).players)


@pytest.mark.rule("SY-CMP-03")
def test_the_eight_action_tiles() -> None:
    assert ACTIONS == (*ROW, "subsidy")


@pytest.mark.rule("SY-CMP-04")
def test_24_canals_are_always_somewhere() -> None:
    game = start(3)
    for _ in play_on(game, 2):
        s = harbour(game)
        held = sum(len(one.canals.tiles) + len(one.used) for one in s.players)
        assert len(s.canal_stack) + len(s.canal_offer) + len(s.canal_discard) + held == len(CANALS) == 24


@pytest.mark.rule("SY-CMP-05", "SY-SET-26")
def test_48_employee_tiles_are_two_equal_sets() -> None:
    assert len(EMPLOYEES) == 24
    assert harbour(start(2)).left == [1] * 24 and harbour(start(4)).left == [2] * 24


@pytest.mark.rule("SY-CMP-11", "SY-SET-22")
def test_twelve_neutral_cubes() -> None:
    """One for the gear, seven for the round track with four players, one for each of the four rings."""
    wheel = start().view(0)["wheel"]
    assert sorted(wheel) == ["crew", "employees", "equipment", "exchange"]
    assert all("at" in ring for ring in wheel.values())
    assert 1 + COUNTS[4].cubes + len(wheel) == 12


@pytest.mark.rule("SY-CMP-12", "SY-SET-01")
def test_104_parts_in_four_stacks() -> None:
    assert len(PARTS) == sum(len(stack) for stack in STACKS.values()) == 104
    kinds = {name: {PART_KINDS[PARTS[i].kind] for i in stack} for name, stack in STACKS.items()}
    assert kinds == {"bow": {"bow"}, "middle_1": {"middle"}, "middle_2": {"middle"}, "stern": {"stern"}}


@pytest.mark.rule("SY-CMP-13", "SY-PRP-02")
@every
def test_each_player_has_a_marker_a_figure_off_the_board_and_cubes(seats: int) -> None:
    game = start(seats)
    assert all(one.points == 0 and one.figure == () for one in harbour(game).players)
    assert all(COUNTS[count].own_cubes <= 3 for count in COUNTS)


@pytest.mark.rule("SY-CMP-14", "SY-CMP-15")
def test_crew_and_equipment_in_the_box() -> None:
    counts = dict(zip(ITEMS, ITEM_COUNTS, strict=True))
    assert {ITEMS[item]: ITEM_COUNTS[item] for item in CREW} == {
        "captain": 23, "businessman": 21, "soldier": 21, "stoker": 18,
    }  # fmt: skip
    assert {counts[ITEMS[item]] for item in EQUIPMENT} == {23}


@pytest.mark.rule("SY-SET-02", "SY-SET-03")
def test_middles_two_wait_under_the_middles_one() -> None:
    s = harbour(start())
    backs = [PARTS[part].stack for part in s.middles]
    assert backs == ["middle_2"] * 26 + ["middle_1"] * 16
    assert all(PARTS[part].stack != "middle_2" for part in s.offer)


@pytest.mark.rule("SY-SET-05", "SY-SET-06", "SY-SET-07")
def test_five_bows_ten_middles_and_five_sterns_are_laid_out() -> None:
    s = harbour(start())
    kinds = [PART_KINDS[PARTS[part].kind] for part in s.offer]
    assert kinds == ["bow"] * 5 + ["middle"] * 10 + ["stern"] * 5
    assert len(s.bows) == len(s.sterns) == 21


@pytest.mark.rule("SY-SET-08")
@every
def test_five_goods_tiles_are_face_up(seats: int) -> None:
    s = harbour(start(seats))
    assert len(s.goods_offer) == 5 and len(s.goods_stack) == 14 - 5 - seats


@pytest.mark.rule("SY-SET-09")
def test_five_canals_are_face_up() -> None:
    s = harbour(start())
    assert len(s.canal_offer) == 5 and len(s.canal_stack) == 19


@pytest.mark.rule("SY-SET-10")
@every
def test_everybody_starts_with_no_points_in_a_colour_of_their_own(seats: int) -> None:
    players = start(seats).view(0)["players"]
    assert [one["points"] for one in players] == [0] * seats
    assert len({one["colour"] for one in players}) == seats and len(COLOURS) == 4


@pytest.mark.rule("SY-SET-11", "SY-SET-12")
def test_crew_equipment_and_guilders_are_a_common_supply() -> None:
    game = start(3)
    assert all(one.items == [0] * 8 for one in harbour(game).players)
    assert sum(one.guilders for one in harbour(game).players) == 18 and sum(harbour(game).coins) == 0


@pytest.mark.rule("SY-SET-13")
def test_the_row_is_dealt_at_random_unless_a_fixed_one_is_chosen() -> None:
    assert [ACTIONS[tile] for tile in harbour(start(3, 1, row="printed")).row] == ROW
    rows = {tuple(harbour(start(4, seed)).row) for seed in range(6)}
    assert len(rows) == 6 and {row[-1] for row in rows} == {ACTIONS.index("subsidy")}
    assert all(sorted(row) == list(range(8)) for row in rows)


@pytest.mark.rule("SY-SET-14")
def test_with_four_players_the_subsidy_lies_in_the_row() -> None:
    assert [ACTIONS[tile] for tile in harbour(start(4, row="printed")).row] == [*ROW, "subsidy"]


@pytest.mark.rule("SY-SET-16")
@every
def test_the_gear_stands_at_its_start(seats: int) -> None:
    s = harbour(start(seats))
    assert s.gear == GEAR_START == 1 and TEETH == 12 and not s.dropped


@pytest.mark.rule("SY-SET-17", "SY-SET-18", "SY-SET-20")
@pytest.mark.parametrize(("seats", "cubes"), [(4, 7), (3, 5), (2, 3)])
def test_cubes_on_the_round_track(seats: int, cubes: int) -> None:
    assert harbour(start(seats)).cubes == cubes


@pytest.mark.rule("SY-SET-21")
def test_cubes_of_the_track_stand_from_the_left() -> None:
    """Only their number matters: the rightmost goes first."""
    track = start(4).view(0)["track"]
    assert track["cubes"] == track["of"] == 7


@pytest.mark.rule("SY-SET-23", "SY-SET-25")
def test_the_indicators_start_anywhere_independently() -> None:
    found = [harbour(start(2, seed)) for seed in range(80)]
    pairs = {(s.recruiting, s.making) for s in found}
    assert len(pairs) == 16 and {s.hiring for s in found} == set(range(8))


@pytest.mark.rule("SY-SET-24")
def test_the_exchange_starts_on_its_start_space() -> None:
    assert {harbour(start(seats, seed)).exchange for seats in (1, 2, 3, 4) for seed in range(5)} == {0}


@pytest.mark.rule("SY-SET-27")
def test_in_first_games_one_starting_employee_stands_on_each_space() -> None:
    rings = [harbour(start(2, seed)).ring for seed in range(5)]
    assert all([ring[3 * space] for space in range(8)] == RECOMMENDED for ring in rings)
    assert len(set(rings)) == 5
    groups = [harbour(start(2, seed, employees="groups")).ring for seed in range(5)]
    firsts = [[ring[3 * space] for space in range(8)] for ring in groups]
    assert (
        all(sorted(found) == sorted(RECOMMENDED) for found in firsts) and len({tuple(f) for f in firsts}) > 1
    )


@pytest.mark.rule("SY-SET-28")
def test_later_all_employees_stand_anywhere() -> None:
    rings = [harbour(start(2, seed, employees="random")).ring for seed in range(12)]
    assert all(sorted(ring) == list(range(24)) for ring in rings)
    assert any(sum(ring[3 * space] in RECOMMENDED for space in range(8)) < 6 for ring in rings)


@pytest.mark.rule("SY-SET-29", "SY-SET-30")
@pytest.mark.parametrize(("seats", "copies"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_employees_two_lie_on_employees_one_with_three_and_four_players(seats: int, copies: int) -> None:
    spaces = start(seats).view(0)["wheel"]["employees"]["spaces"]
    assert [one["left"] for space in spaces for one in space] == [copies] * 24


@pytest.mark.rule("SY-SET-31")
def test_the_outer_ring_has_eight_spaces_of_three() -> None:
    spaces = start().view(0)["wheel"]["employees"]["spaces"]
    assert [len(space) for space in spaces] == [3] * 8


@pytest.mark.rule("SY-PRP-03", "SY-PRP-04")
@pytest.mark.parametrize(("seats", "cubes"), [(2, 3), (3, 1), (4, 1)])
def test_action_cubes_of_a_player(seats: int, cubes: int) -> None:
    assert COUNTS[seats].own_cubes == cubes


@pytest.mark.rule("SY-PRP-05", "SY-PRP-06")
@every
def test_everybody_starts_with_six_guilders_and_a_mixed_goods_tile(seats: int) -> None:
    for one in harbour(start(seats)).players:
        assert one.guilders == 6 and one.goods == [1] + [0] * 9
    assert GOODS_TILES[0] == (1, 1, 1)


@pytest.mark.rule("SY-PRP-07", "SY-PRP-13")
def test_in_first_games_everybody_gets_one_of_the_four_sets() -> None:
    hands = [tuple(sorted(one.contracts)) for one in harbour(start(4, 3)).players]
    assert sorted(hands) == sorted(tuple(sorted(chosen)) for chosen in CONTRACT_SETS)
    deals = {harbour(start(2, seed)).players[0].contracts for seed in range(20)}
    assert len(deals) == 4


@pytest.mark.rule("SY-PRP-08")
def test_later_three_red_and_three_blue_contracts_are_dealt() -> None:
    players = harbour(start(4, 3, contracts="random")).players
    for one in players:
        assert Counter(CONTRACTS[i].colour for i in one.contracts) == {"red": 3, "blue": 3}
    cards = [contract for one in players for contract in one.contracts]
    assert len(set(cards)) == 24


@pytest.mark.rule("SY-PRP-09")
def test_contracts_that_were_not_dealt_never_appear() -> None:
    game = start(2, 1, contracts="random")
    dealt = {contract for one in harbour(game).players for contract in one.contracts}
    for _ in play_on(game, 1):
        pass
    assert {i for one in harbour(game).players for i in (*one.contracts, *one.discarded)} == dealt


@pytest.mark.rule("SY-PRP-10")
def test_what_players_gain_is_public() -> None:
    game = start(3, 2)
    for number, _ in enumerate(play_on(game, 3)):
        if number % 40 == 0:
            views = [game.view(seat)["players"] for seat in range(3)]
            for name in ("guilders", "items", "employees", "yard", "fleet", "canals", "goods", "used_canals"):
                assert len({str([one[name] for one in view]) for view in views}) == 1


@pytest.mark.rule("SY-PRP-11", "SY-PRP-12")
def test_contracts_are_seen_by_their_owner_only() -> None:
    game = start(3, 2)
    for seat in range(3):
        for other, one in enumerate(game.view(seat)["players"]):
            names = [contract["contract"] for contract in one["contracts"]]
            assert len(names) == 4 and (None not in names if other == seat else set(names) == {None})


def test_the_first_decision_is_the_starting_players() -> None:
    game = start(4, 9)
    assert asked(game) == harbour(game).start and len(offered(game)) == 8
    assert player(game, asked(game)).guilders == 6


def test_a_view_shows_each_part_and_canal_as_itself() -> None:
    game = start(2, 3)
    s, view = harbour(game), game.view(0)
    shown = [part for column in view["parts"]["columns"] for part in column["parts"]]
    assert [part["id"] for part in shown] == s.offer
    assert [part["features"] for part in shown] == [list(PARTS[part].features) for part in s.offer]
    assert [tile["id"] for tile in view["canals"]["offer"]] == s.canal_offer
    assert [tile["symbols"] for tile in view["canals"]["offer"]] == [
        [SYMBOLS[symbol] for symbol in CANALS[tile].symbols[:4]] for tile in s.canal_offer
    ]
