"""The actions on offers and rings: canals, goods, the exchange, equipment, crew, subsidy (SY-CAN to SY-SUB)."""

from typing import Any

import pytest
from playing import asked, offered, play_out, refused
from shipyard_positions import ROW, acting, happened, harbour, player, position, start

import partie
from partie.games.shipyard.components import (
    ACTIONS,
    BUY_GOODS,
    CANALS,
    CREW_RING,
    EQUIPMENT_RING,
    EXCHANGE_PRICES,
    GOODS_COPIES,
    GOODS_TILES,
    ITEMS,
    RENT_CANAL,
    SYMBOLS,
    TRADES,
)
from partie.games.shipyard.components.canals import FIRST_CELL
from partie.games.shipyard.rules.actions import cannot
from partie.games.shipyard.rules.trading import sale_price
from partie.kernel.engine.partie import Partie

MIXED = ["coal", "cloth", "grain"]


def price(game: Partie, move: str) -> int:
    return sum(amount for _, amount in game.decision(0).price(game.parse(0, move)))


# Rent canal


@pytest.mark.rule("SY-CAN-01", "SY-CAN-02")
def test_exactly_one_canal_is_rented_at_the_price_of_its_place() -> None:
    game = acting("rent_canal", {"guilders": 2})
    assert offered(game) == [f"rent {place}" for place in range(1, 6)]
    assert [price(game, f"rent {place}") for place in range(1, 6)] == [0, 1, 1, 2, 2]
    assert refused(acting("rent_canal", {"guilders": 1}), 0, "rent 4") == "SY-CAN-02"
    assert refused(game, 0, (6, 7)) == "no-such-move"
    few = acting("rent_canal", {"guilders": 2}, canal_offer=[1, 2, 3])
    assert refused(few, 0, "rent 4") == "SY-CAN-01"
    game.play(0, "rent 5")
    assert player(game).guilders == 0 and len(player(game).canals.tiles) == 1
    assert asked(game) == 1


@pytest.mark.rule("SY-CAN-03", "SY-CAN-06")
def test_the_first_canal_is_simply_laid_down_and_the_figure_stays_off() -> None:
    game = acting("rent_canal")
    tile = harbour(game).canal_offer[0]
    game.play(0, "rent 1")
    assert player(game).canals.tiles == (tile,) and player(game).canals.cells == (FIRST_CELL,)
    assert player(game).figure == ()


@pytest.mark.rule("SY-CAN-04")
def test_the_other_canals_slide_down_and_a_new_one_comes() -> None:
    game = acting("rent_canal", canal_offer=[0, 1, 2, 3, 4], canals=[7])
    game.play(0, "rent 3")
    assert harbour(game).canal_offer == [0, 1, 3, 4, 7]


@pytest.mark.rule("SY-CAN-05")
def test_when_no_canal_is_left_all_used_ones_are_shuffled_and_their_number_is_kept() -> None:
    game = acting("rent_canal", {"used_canals": 3})
    s = harbour(game)
    s.canal_discard = tuple(sorted(s.canal_stack))
    s.canal_stack = []
    used, gone = player(game).used, len(s.canal_discard)
    assert len(used) == 3
    game.play(0, "rent 1")
    s = harbour(game)
    assert happened(game, "canals-shuffled") and len(s.canal_stack) == 3 + gone - 1
    assert player(game).used == () and player(game).used_canals == 3 and s.canal_discard == ()
    assert len(s.canal_offer) == 5


SYSTEM = [{"tile": 0, "at": "0:0"}, {"tile": 1, "at": "1:0"}]


@pytest.mark.rule("SY-CAN-08")
def test_a_further_canal_touches_the_system_with_a_side_turned_at_will() -> None:
    game = acting("rent_canal", {"canals": SYSTEM})
    game.play(0, "rent 1")
    cells = {"0:1", "1:1", "-1:0", "2:0", "0:-1", "1:-1"}
    assert set(offered(game)) == {f"lay {cell} {turn}" for cell in cells for turn in (0, 90, 180, 270)}
    assert refused(game, 0, (7, 6, 0)) == "SY-CAN-08"
    assert refused(game, 0, "rent 2") == "SY-CAN-01"
    game.play(0, "lay 1:-1 270")
    assert len(player(game).canals.tiles) == 3 and 3 in player(game).canals.turns


@pytest.mark.rule("SY-CAN-09", "SY-CAN-10")
def test_laid_canals_and_the_figure_are_never_moved() -> None:
    figure = {"at": "0:0", "space": 1, "stern": 4}
    game = acting("rent_canal", {"canals": SYSTEM, "figure": figure})
    before = (player(game).figure, player(game).canals.save())
    game.play(0, "rent 1")
    game.play(0, "lay 0:1 90")
    assert player(game).figure == before[0]
    assert [row for row in player(game).canals.save() if row in before[1]] == before[1]


@pytest.mark.rule("SY-CAN-11")
def test_canals_carry_symbols_and_renting_scores_nothing() -> None:
    assert all(0 <= symbol < len(SYMBOLS) for canal in CANALS for symbol in canal.symbols)
    game = acting("rent_canal")
    game.play(0, "rent 1")
    assert player(game).points == 0


# Buy goods


@pytest.mark.rule("SY-GDS-01", "SY-GDS-02")
def test_one_goods_tile_is_bought_and_the_lowest_is_free() -> None:
    game = acting("buy_goods", {"guilders": 2})
    assert [price(game, move) for move in offered(game)] == [0, 1, 1, 2, 2]
    assert refused(acting("buy_goods", {"guilders": 0}), 0, "buy 2") == "SY-GDS-02"
    assert refused(game, 0, (8, 6)) == "no-such-move"
    few = acting("buy_goods", {"guilders": 2}, goods_offer=game.game.describe(game.state)["goods_offer"][:3])
    assert refused(few, 0, "buy 4") == "SY-GDS-01"
    kind = harbour(game).goods_offer[3]
    before = player(game).goods[kind]
    game.play(0, "buy 4")
    assert player(game).goods[kind] == before + 1 and player(game).guilders == 0 and asked(game) == 1


@pytest.mark.rule("SY-GDS-03")
def test_goods_slide_down_and_the_newest_is_the_dearest() -> None:
    game = acting("buy_goods")
    offer = list(harbour(game).goods_offer)
    top = harbour(game).goods_stack[-1]
    game.play(0, "buy 1")
    assert harbour(game).goods_offer == [*offer[1:], top]


@pytest.mark.rule("SY-GDS-04")
def test_used_goods_tiles_are_shuffled_when_none_are_left() -> None:
    game = acting("buy_goods")
    s = harbour(game)
    for kind in s.goods_stack:
        s.goods_used[kind] += 1
    s.goods_stack = []
    used = sum(s.goods_used)
    game.play(0, "buy 1")
    assert happened(game, "goods-shuffled") and len(harbour(game).goods_stack) == used - 1
    assert sum(harbour(game).goods_used) == 0


@pytest.mark.rule("SY-GDS-01")
def test_without_any_goods_tile_on_offer_the_action_cannot_be_chosen() -> None:
    game = position(
        3, {"start": 0, "acting": 0, "players": [{"current": "exchange"}, {"current": "recruit_crew"}, {}]}
    )
    s = harbour(game)
    for kind in [*s.goods_offer, *s.goods_stack]:
        s.players[1].goods[kind] += 1
    s.goods_offer, s.goods_stack = [], []
    assert refused(game, 0, "action buy_goods") == "SY-GDS-01"


@pytest.mark.rule("SY-GDS-05")
def test_goods_are_exchanged_by_their_own_action_only() -> None:
    game = acting("buy_goods")
    assert refused(game, 0, "sell coal cloth grain") == "not-now"
    assert refused(game, 0, "trade coal stoker") == "not-now"


@pytest.mark.rule("SY-CMP-07")
def test_fourteen_goods_tiles_of_three_goods() -> None:
    assert sum(GOODS_COPIES) == 14 and all(sum(tile) == 3 and len(tile) == 3 for tile in GOODS_TILES)


# Exchange


def exchanging(goods: list[list[str]], **given: Any) -> Partie:
    mine = {"goods": goods, "guilders": 0, **given.pop("mine", {})}
    return acting("exchange", mine, **given)


def settle_rest(game: Partie) -> Partie:
    """Sell whatever of the tile is still to be settled."""
    while game.decisions[0].seat == 0 and game.decision(0).step.name == "trade-good":
        game.play(0, next(move for move in offered(game) if move.endswith("none")))
    return game


@pytest.mark.rule("SY-EXC-01", "SY-EXC-10")
def test_one_goods_tile_is_used_up_and_each_of_its_goods_settled() -> None:
    game = exchanging([MIXED, MIXED])
    asked_goods = []
    while game.decisions[0].seat == 0 and game.decision(0).step.name == "trade-good":
        asked_goods.append(game.decision(0).prompt[1]["good"])
        game.play(0, next(move for move in offered(game) if move.endswith("none")))
    assert asked_goods == [0, 1, 2]
    assert player(game).goods[0] == 1 and harbour(game).goods_used[0] == 1 and player(game).guilders == 6


@pytest.mark.rule("SY-EXC-02", "SY-SEL-03")
def test_without_goods_the_exchange_can_be_neither_main_nor_bonus() -> None:
    row = ["rent_canal", *[tile for tile in ROW if tile != "rent_canal"]]
    mine = {"goods": [], "guilders": 20, "current": "rent_canal"}
    game = position(3, {"start": 0, "acting": 0, "row": row, "players": [mine, {}, {}]})
    assert refused(game, 0, "action exchange") == "SY-EXC-02"
    game.play(0, "action make_equipment")
    assert refused(game, 0, "bonus exchange") == "SY-EXC-02"


@pytest.mark.rule("SY-EXC-03", "SY-EXC-04")
def test_the_indicator_moves_exactly_one_space_before_the_prices_are_read() -> None:
    game = exchanging([MIXED], exchange=1)
    assert harbour(game).exchange == 2
    settle_rest(game)
    assert player(game).guilders == sum(EXCHANGE_PRICES[2]) == 7
    assert harbour(exchanging([MIXED], exchange=6)).exchange == 1


@pytest.mark.rule("SY-EXC-11")
def test_the_prices_by_space_clockwise_and_the_start_space_is_passed_over() -> None:
    prices = [[2, 2, 2], [1, 3, 3], [3, 2, 1], [2, 3, 2], [1, 1, 4], [4, 2, 1]]
    for before in range(7):
        game = exchanging([MIXED], exchange=before)
        space = before % 6 + 1
        assert harbour(game).exchange == space
        s = harbour(game)
        assert [sale_price(s, player(game), good) for good in range(3)] == prices[space - 1]


@pytest.mark.rule("SY-EXC-05")
def test_the_tile_is_chosen_when_the_prices_are_known() -> None:
    game = exchanging([MIXED, ["coal", "coal", "coal"]], exchange=0)
    assert happened(game, "exchange-moved") == [("exchange-moved", 1)]
    assert offered(game) == ["sell coal cloth grain", "sell coal coal coal"]
    assert refused(game, 0, "sell cloth cloth cloth") == "SY-EXC-01"
    game.play(0, "sell coal coal coal")
    settle_rest(game)
    assert player(game).guilders == 6


@pytest.mark.rule("SY-EXC-06")
def test_each_good_is_sold_or_traded_independently() -> None:
    game = exchanging([MIXED], exchange=0)
    assert offered(game) == ["trade coal none", "trade coal stoker", "trade coal chimney"]
    assert refused(game, 0, "trade cloth none") == "SY-EXC-06"
    game.play(0, "trade coal stoker")
    game.play(0, "trade cloth none")
    game.play(0, "trade grain crane")
    assert player(game).items == [0, 0, 0, 1, 0, 0, 0, 1] and player(game).guilders == 2


@pytest.mark.rule("SY-EXC-07")
def test_each_good_has_its_own_table_of_items() -> None:
    tables = [{ITEMS[item] for item in items} for items in TRADES]
    assert tables[0] == {"stoker", "chimney"}
    assert sorted(item for items in TRADES for item in items) == list(range(8))
    game = exchanging([MIXED])
    assert refused(game, 0, "trade coal crane") == "SY-EXC-07"


@pytest.mark.rule("SY-EXC-08", "SY-EXC-09")
def test_two_coal_are_never_traded_for_the_same_item() -> None:
    game = exchanging([["coal", "coal", "cloth"]])
    assert set(offered(game)) == {
        "trade coal stoker chimney",
        "trade coal stoker",
        "trade coal chimney",
        "trade coal none",
    }
    one = exchanging([MIXED])
    assert refused(one, 0, "trade coal stoker chimney") == "SY-EXC-08"


@pytest.mark.rule("SY-EXC-09")
@pytest.mark.parametrize(
    ("move", "items", "paid"),
    [("stoker chimney", (1, 1), 0), ("stoker", (1, 0), 2), ("chimney", (0, 1), 2), ("none", (0, 0), 4)],
)
def test_the_four_ways_to_settle_two_coal(move: str, items: tuple[int, int], paid: int) -> None:
    game = exchanging([["coal", "coal", "cloth"]], exchange=0)
    game.play(0, f"trade coal {move}")
    assert (player(game).items[3], player(game).items[4]) == items and player(game).guilders == paid


# Make equipment, recruit crew


@pytest.mark.rule("SY-EQP-01", "SY-EQP-02", "SY-EQP-05")
def test_equipment_at_the_next_space_is_free() -> None:
    game = acting("make_equipment", {"guilders": 0}, making="cannon")
    assert offered(game) == ["make chimney"]
    game.play(0, "make chimney")
    assert player(game).items == [0, 0, 0, 0, 1, 0, 0, 0]
    assert ITEMS[EQUIPMENT_RING[harbour(game).making]] == "chimney"


@pytest.mark.rule("SY-EQP-03")
def test_each_further_space_costs_a_guilder_up_to_a_full_circle() -> None:
    game = acting("make_equipment", {"guilders": 3}, making="cannon")
    assert [price(game, f"make {item}") for item in ("chimney", "crane", "sail", "cannon")] == [0, 1, 2, 3]
    assert (
        refused(acting("make_equipment", {"guilders": 2}, making="cannon"), 0, "make cannon") == "SY-EQP-03"
    )
    game.play(0, "make cannon")
    assert player(game).guilders == 0 and player(game).items[6] == 1


@pytest.mark.rule("SY-EQP-04")
def test_the_ring_of_equipment() -> None:
    ring = [ITEMS[item] for item in EQUIPMENT_RING]
    after = {item: ring[(i + 1) % 4] for i, item in enumerate(ring)}
    assert after["cannon"] == "chimney" and after["chimney"] == "crane" and len(after) == 4
    assert refused(acting("make_equipment"), 0, (9, ITEMS.index("captain"))) == "SY-EQP-04"


@pytest.mark.rule("SY-CRW-01")
def test_crew_is_recruited_on_its_own_ring_in_the_same_way() -> None:
    game = acting("recruit_crew", {"guilders": 3}, recruiting="captain")
    order = [ITEMS[CREW_RING[i % 4]] for i in range(1, 5)]
    assert [price(game, f"recruit {item}") for item in order] == [0, 1, 2, 3] and order[-1] == "captain"
    poor = acting("recruit_crew", {"guilders": 0}, recruiting="captain")
    assert refused(poor, 0, f"recruit {order[1]}") == "SY-CRW-01"
    game.play(0, f"recruit {order[1]}")
    assert player(game).items[ITEMS.index(order[1])] == 1 and sum(player(game).items) == 1
    assert player(game).guilders == 2


@pytest.mark.rule("SY-CRW-02")
def test_the_ring_of_the_crew_has_each_kind_once() -> None:
    assert sorted(CREW_RING) == [0, 1, 2, 3]
    assert refused(acting("recruit_crew"), 0, (10, ITEMS.index("sail"))) == "SY-CRW-02"


# Subsidy


@pytest.mark.rule("SY-SUB-02")
def test_a_subsidy_brings_two_guilders() -> None:
    game = start(4)
    seat = asked(game)
    game.play(seat, "action subsidy")
    if game.decision(seat).step.name == "before-main":
        game.play(seat, "main")
    assert player(game, seat).guilders == 8


@pytest.mark.rule("SY-SUB-01", "SY-SET-15")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_with_fewer_than_four_players_there_is_no_subsidy(seats: int) -> None:
    game = start(seats)
    seat = asked(game)
    assert len(harbour(game).row) == 7 and refused(game, seat, "action subsidy") == "SY-SET-15"
    game.play(seat, "action rent_canal")
    assert refused(game, seat, "bonus subsidy") == "SY-SET-15"
    assert ACTIONS.index("subsidy") not in {event[2] for event in happened(play_out(game, 1), "action")}


@pytest.mark.rule("SY-CAN-01", "SY-GDS-01")
def test_where_nothing_is_on_offer_nothing_can_be_rented_or_bought() -> None:
    state = partie.new("shipyard", seats=3, seed=1).state
    assert cannot(state, 0, RENT_CANAL, 9) is None and cannot(state, 0, BUY_GOODS, 9) is None
    state.canal_offer, state.goods_offer = [], []
    assert cannot(state, 0, RENT_CANAL, 9) == "SY-CAN-01"
    assert cannot(state, 0, BUY_GOODS, 9) == "SY-GDS-01"
