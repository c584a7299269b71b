"""Resources, points and cards, and what is limited in the supply."""

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, production, table, turn
from underwater_rounds import idle

import partie
from partie.games.underwater.components.terms import RESOURCES
from partie.kernel.engine.partie import Partie

# Cards: 14, 15 yellow, 16 red; slots of the 1-2 side: Y3 any two different resources, Y5 two science, R3 two steelplast
# and a kelp, A0 two cards and two credits, Y4 a city and a building, R2 a tunnel and a city.


@pytest.mark.rule("UC-RES-01")
@pytest.mark.parametrize("symbol", RESOURCES)
def test_a_resource_symbol_gives_that_resource_and_no_other(symbol: str) -> None:
    game = turn(hand=[16, 14, 15])
    assert refused(game, 0, f"take {symbol}") == "UC-RES-01"
    other = RESOURCES[RESOURCES.index(symbol) - 1]
    play(game, "slot Y3 card 16", f"take {other} {symbol}")
    assert have(game) == {symbol: 1, other: 1}
    assert nation(game).points == 0


@pytest.mark.rule("UC-RES-01", "UC-RES-02")
def test_points_move_the_score_marker() -> None:
    # Production card 118: a credit for two points.
    game = production(table={"round": 7}, laid=[118], points=20, resources={"kelp": 2, "credit": 1})
    play(game, "price 1")
    assert nation(game).points == 22
    assert game.view(1)["nations"][0]["points"] == 22


@pytest.mark.rule("UC-RES-01", "UC-RES-03")
def test_a_card_symbol_draws_from_the_deck_of_the_era() -> None:
    deck = [110, 111, 112, 113]
    game = turn(table={"round": 5, "deck": deck, "row": [181, 182], "special": [191, 192]}, hand=[67, 68, 69])
    assert refused(game, 0, "draw") == "UC-RES-03"
    play(game, "slot A0 card 67", "later")
    assert nation(game).hand == [68, 69, 110, 111, 112]
    assert described(game)["shown"] == []
    assert (table(game).row, table(game).special) == ((181, 182), (192, 191))


@pytest.mark.rule("UC-RES-04")
@pytest.mark.parametrize(
    ("slot", "moves", "cost"),
    [
        ("R1", ["option 1", "build farm S"], {"kelp": 1}),
        ("R1", ["option 2", "build laboratory S"], {"steelplast": 1}),
        ("G2", ["build plant S"], {"credit": 1}),
        ("Y2", ["build tunnel t1"], {"steelplast": 1, "credit": 1}),
        ("Y5", ["option 2", "upgrade tunnel t2"], {"science": 1}),
        ("G3", ["build purple A"], {"kelp": 1, "steelplast": 1, "credit": 2, "biomatter": 1}),
    ],
)
def test_costs_are_paid_in_the_resources_they_name(slot: str, moves: list[str], cost: dict[str, int]) -> None:
    # Card 17 is green, 16 red: never of the slot's colour.
    card = 17 if slot[0] == "R" else 16
    game = turn(resources=cost, tunnels=["t2"], hand=[16, 17, 65])
    play(game, f"slot {slot} card {card}", *moves)
    assert have(game) == {}
    for missing in cost:
        plenty = {**dict.fromkeys(RESOURCES[:4], 9), "biomatter": cost.get("biomatter", 0)}
        plenty[missing] = cost[missing] - 1
        poor = turn(resources=plenty, tunnels=["t2"], hand=[16, 17, 65])
        assert not all(refused(poor, 0, move) is None for move in (f"slot {slot} card {card}", *moves))


@pytest.mark.rule("UC-RES-04")
def test_kelp_feeds_the_cities() -> None:
    game = production(resources={"kelp": 4, "credit": 4, "science": 4}, cities={"A": "white"}, tunnels=["t1"])
    # Two cities eat; the tunnel makes a credit.
    assert have(game) == {"kelp": 2, "credit": 5, "science": 4}


@pytest.mark.rule("UC-RES-05")
def test_the_example_of_the_slot_with_steelplast_and_kelp() -> None:
    game = turn(resources={"steelplast": 1, "kelp": 1}, hand=[14, 15, 17])
    play(game, "slot R3 card 14")
    assert have(game) == {"steelplast": 3, "kelp": 2}


# The supply


@pytest.mark.rule("UC-SUP-01", "UC-SUP-02")
@pytest.mark.parametrize("symbol", RESOURCES)
def test_resources_never_run_out(symbol: str) -> None:
    game = turn(resources={symbol: 900}, hand=[16, 14, 15], others=[{"resources": {symbol: 900}}])
    other = RESOURCES[RESOURCES.index(symbol) - 1]
    play(game, "slot Y3 card 16", f"take {symbol} {other}")
    assert have(game) == {symbol: 901, other: 1}


@pytest.mark.rule("UC-SUP-03")
def test_tokens_of_any_value_pay_any_cost() -> None:
    # Fifteen credits are fifteen credits, whatever tokens they are: a tunnel leaves fourteen.
    game = turn(resources={"steelplast": 3, "credit": 15}, hand=[16, 14, 15])
    play(game, "slot Y2 card 16", "build tunnel t1")
    assert have(game) == {"steelplast": 2, "credit": 14}
    assert not any("exchange" in move for move in offered(game))


def rich(supply: dict[str, int], biomatter: int = 1, **more: object) -> Partie:
    resources = {**dict.fromkeys(RESOURCES, 9), "biomatter": biomatter}
    return turn(table={"supply": supply}, resources=resources, hand=[14, 15, 16], **more)  # type: ignore[arg-type]


@pytest.mark.rule("UC-SUP-05")
def test_without_tunnels_in_the_supply_nobody_builds_one() -> None:
    game = rich({"tunnels": 0})
    assert refused(game, 0, "slot Y2 card 16") == "UC-SLT-05"
    play(game, "slot R2 card 14")
    assert refused(game, 0, "build tunnel t1") == "UC-SUP-05"
    assert "build white A" in offered(game)
    last = rich({"tunnels": 1}, biomatter=0)
    play(last, "slot Y2 card 16", "build tunnel t1")
    assert table(last).tunnels == 0
    assert nation(last).player_board.tunnel_at(0) == 1
    assert last.decisions[0].seat == 1


@pytest.mark.rule("UC-SUP-06")
def test_without_white_domes_only_symbiotic_cities_are_built() -> None:
    game = rich({"white": 0})
    play(game, "slot G3 card 14")
    assert refused(game, 0, "build white A") == "UC-SUP-06"
    play(game, "build purple A")
    assert described(game)["cities"]["A"] == "purple"


@pytest.mark.rule("UC-SUP-07")
def test_the_starting_cities_are_white_domes_of_the_supply() -> None:
    assert [table(partie.new("underwater", seats, 1)).white for seats in (1, 2, 3, 4)] == [16, 15, 14, 13]


@pytest.mark.rule("UC-SUP-08")
def test_an_eighth_symbiotic_city_of_two_players_is_not_built() -> None:
    mine = dict.fromkeys("ABC", "purple")
    game = rich({}, cities=mine, others=[{"board": 2, "cities": dict.fromkeys("ABCD", "purple")}])
    assert table(game).purple == 0
    play(game, "slot G3 card 14")
    assert refused(game, 0, "build purple D") == "UC-SUP-08"
    assert "build white D" in offered(game)
    seventh = rich({}, cities=mine, others=[{"board": 2, "cities": dict.fromkeys("ABC", "purple")}])
    play(seventh, "slot G3 card 14")
    assert "build purple D" in offered(seventh)


@pytest.mark.rule("UC-SUP-09")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = turn(table={"deck": [1], "discard": [2, 3, 4, 5]}, hand=[14, 15, 16])
    play(game, "slot A0 card 14", "later")
    # Card 1 is drawn, then two of the six that were discarded, card 14 among them; nothing is discarded any more.
    assert 1 in nation(game).hand and len(nation(game).hand) == 5
    drawn = set(nation(game).hand) - {1, 15, 16}
    assert drawn < {2, 3, 4, 5, 14}
    assert sorted([*drawn, *table(game).deck]) == [2, 3, 4, 5, 14]
    assert table(game).discard == []


@pytest.mark.rule("UC-SUP-10")
def test_a_discarded_special_card_comes_back_after_the_others_and_a_paid_one_never() -> None:
    # 191 and 196 are special cards of the deck; yellow instant 196: four different resources.
    game = turn(table={"special": [192, 193, 194]}, resources={"credit": 1}, hand=[191, 196, 15], under=[])
    play(game, "slot Y1 card 196", "card first", "take kelp steelplast science credit")
    assert nation(game).under == (196,)
    assert list(table(game).special) == [194, 193, 192]
    idle(game)
    play(game, "slot G1 card 191", "advance 1")
    assert list(table(game).special) == [191, 194, 193, 192]
    assert table(game).special[-1] == 192
    held = [card for each in table(game).nations for card in each.hand]
    assert 196 not in (*held, *table(game).special, *table(game).row)
