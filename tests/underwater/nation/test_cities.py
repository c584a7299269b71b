"""Cities: two kinds of dome, what they cost and where they may stand; the building example of the rulebooks."""

import json

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, table, turn

import partie
from partie.kernel.engine.partie import Partie

# The slot Y4 builds a city and a building, G3 (of the 1-2 side) a city; the cards of HAND match neither.
HAND = [16, 38, 39]
WHITE = {"steelplast": 2, "kelp": 1, "credit": 1}
PURPLE = {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 2}
PLENTY = {"steelplast": 9, "kelp": 9, "credit": 9}


def city_sites(game: Partie) -> list[str]:
    """Where a white city is offered."""
    return [move.removeprefix("build white ") for move in offered(game) if move.startswith("build white ")]


def connected_cities(game: Partie) -> int:
    return nation(game).player_board.counts().cities


@pytest.mark.rule("UC-CIT-01")
def test_a_white_city_costs_two_steelplast_a_kelp_and_a_credit() -> None:
    game = turn(resources=WHITE, hand=HAND)
    play(game, "slot G3 card 16", "build white A")
    assert have(game) == {}
    assert described(game)["cities"] == {"S": "white", "A": "white"}


@pytest.mark.rule("UC-CIT-01", "UC-CIT-02")
@pytest.mark.parametrize(("kind", "cost"), [("white", WHITE), ("purple", PURPLE)])
def test_nothing_of_the_cost_may_be_missing(kind: str, cost: dict[str, int]) -> None:
    for missing in cost:
        poor = turn(resources={**cost, missing: cost[missing] - 1}, hand=HAND)
        # The slot Y4 builds a city and a building: something of it can always be done here.
        play(poor, "slot Y4 card 16")
        assert refused(poor, 0, f"build {kind} A") in ("UC-COS-04", "UC-BIO-03")


@pytest.mark.rule("UC-CIT-02")
def test_a_purple_city_costs_a_steelplast_a_kelp_a_biomatter_and_two_credits() -> None:
    game = turn(resources=PURPLE, hand=HAND)
    play(game, "slot G3 card 16", "build purple A")
    assert have(game) == {}
    assert described(game)["cities"] == {"S": "white", "A": "purple"}


@pytest.mark.rule("UC-CIT-03")
def test_build_a_city_offers_both_kinds() -> None:
    both = {"build white A", "build white C", "build purple A", "build purple C"}
    game = turn(resources={**PLENTY, "biomatter": 1}, hand=HAND)
    play(game, "slot G3 card 16")
    assert set(offered(game)) == both
    unpaid = turn(resources=PLENTY, hand=HAND)
    play(unpaid, "slot G3 card 16")
    assert set(offered(unpaid)) == {"build white A", "build white C"}
    no_domes = turn(resources={**PLENTY, "biomatter": 1}, hand=HAND, table={"supply": {"white": 0}})
    play(no_domes, "slot G3 card 16")
    assert set(offered(no_domes)) == {"build purple A", "build purple C"}


@pytest.mark.rule("UC-CIT-04")
def test_the_dome_comes_from_the_supply_to_an_empty_city_site() -> None:
    game = turn(resources=PLENTY, hand=HAND, cities={"A": "white"})
    before = table(game).white, table(game).purple
    play(game, "slot G3 card 16")
    assert refused(game, 0, "build white A") == "UC-CIT-04"
    assert refused(game, 0, "build white S") == "UC-CIT-04"
    play(game, "build white B")
    assert (table(game).white, table(game).purple) == (before[0] - 1, before[1])


@pytest.mark.rule("UC-CIT-04")
def test_the_purple_dome_comes_from_its_own_supply() -> None:
    game = turn(resources={**PLENTY, "biomatter": 1}, hand=HAND)
    before = table(game).white, table(game).purple
    play(game, "slot G3 card 16", "build purple C")
    assert (table(game).white, table(game).purple) == (before[0], before[1] - 1)


@pytest.mark.rule("UC-CIT-05")
def test_a_new_city_stands_one_tunnel_site_away_from_a_city() -> None:
    game = turn(resources=PLENTY, hand=HAND)
    play(game, "slot G3 card 16")
    assert city_sites(game) == ["A", "C"]
    for far in "BDEFGH":
        assert refused(game, 0, f"build white {far}") == "UC-CIT-05"
    play(game, "build white C")


@pytest.mark.rule("UC-CIT-05")
def test_tunnels_alone_make_no_site_legal() -> None:
    game = turn(resources=PLENTY, hand=HAND, tunnels=["t1", "t3"])
    play(game, "slot G3 card 16")
    assert refused(game, 0, "build white B") == "UC-CIT-05"


@pytest.mark.rule("UC-CIT-06")
def test_no_tunnel_needs_to_lie_between_the_cities() -> None:
    game = turn(resources=WHITE, hand=HAND)
    play(game, "slot G3 card 16", "build white C")
    assert described(game)["tunnels"] == []
    assert described(game)["cities"] == {"S": "white", "C": "white"}
    assert connected_cities(game) == 1


@pytest.mark.rule("UC-CIT-07")
def test_a_chain_of_cities_without_tunnels() -> None:
    game = turn(resources=PLENTY, hand=HAND, cities={"A": "white"})
    assert connected_cities(game) == 1
    play(game, "slot G3 card 16", "build white B")
    assert described(game)["cities"] == {"S": "white", "A": "white", "B": "white"}
    assert connected_cities(game) == 1


@pytest.mark.rule("UC-CIT-05", "UC-BLD-06")
def test_the_building_example() -> None:
    """Cities on S, A, C and E: new ones may stand on B, D and F; with F also on G and H, the last two empty sites."""
    game = turn(
        resources=PLENTY,
        hand=HAND,
        cities={"A": "white", "C": "white", "E": "white"},
        buildings={"B": ["laboratory"]},
    )
    play(game, "slot Y4 card 16", "part 1")
    assert city_sites(game) == ["B", "D", "F"]
    # The city in the upper left corner opens the remaining two sites.
    after = turn(resources=PLENTY, hand=HAND, cities={"A": "white", "C": "white", "E": "white", "F": "white"})
    play(after, "slot Y4 card 16", "part 1")
    assert city_sites(after) == ["B", "D", "G", "H"]
    # B, in the lower left corner, is empty but legal: its building sites are open.
    play(game, "build white F", "build farm B")
    assert described(game)["buildings"] == {"B": ["farm", "laboratory"]}


@pytest.mark.rule("UC-SUP-05", "UC-SUP-06", "UC-SUP-08")
@pytest.mark.parametrize("colour", ["white", "purple", "tunnels"])
def test_a_save_has_no_more_pieces_than_there_are(colour: str) -> None:
    saved = json.loads(turn(cities={"A": "white", "B": "purple"}).save())
    saved["start"] = None
    saved["rules"] = saved["began"] = "0.1"  # so that the state itself is judged
    partie.load(json.dumps(saved))
    saved["state"][colour] += 1
    with pytest.raises(partie.PartieError) as caught:
        partie.load(json.dumps(saved))
    assert caught.value.key == "bad-save"
