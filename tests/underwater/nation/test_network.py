"""The network: what hangs on the starting city, and what counts for nothing because it does not."""

import pytest
from playing import play_out
from underwater_positions import described, have, nation, play, production, table, turn

import partie
from partie.games.underwater.components import SITES
from partie.games.underwater.scoring import final_lines
from partie.games.underwater.state.player_board import PlayerBoard
from partie.kernel.engine.partie import Partie

HAND = [16, 38, 39]


def reached(game: Partie) -> set[str]:
    """City sites, with or without a city, in the network."""
    net = nation(game).player_board.net
    return {site for place, site in enumerate(SITES) if net >> place & 1}


def connected(game: Partie) -> dict[str, int]:
    """Farms, plants, laboratories, tunnels and cities of the network."""
    counts = nation(game).player_board.counts()
    names = ("farms", "plants", "laboratories")
    found = {
        **dict(zip(names, counts.buildings, strict=True)),
        "tunnels": counts.tunnels,
        "cities": counts.cities,
    }
    return {name: count for name, count in found.items() if count}


def component(player_board: PlayerBoard) -> set[int]:
    """The city sites that built tunnels link to the start, looked for anew."""
    found = {0}
    while True:
        more = {
            end
            for tunnel in range(player_board.board.tunnels)
            if player_board.tunnel_at(tunnel) and found & set(player_board.board.ends[tunnel])
            for end in player_board.board.ends[tunnel]
            if end < len(SITES)
        }
        if more <= found:
            return found
        found |= more


@pytest.mark.rule("UC-NET-01")
def test_the_network_is_all_that_tunnels_link_to_the_starting_city() -> None:
    game = turn(
        cities={"A": "white", "C": "white", "E": "white"},
        tunnels=["t1", "t3", "t2"],
        buildings={"S": ["farm"], "A": ["plant"], "B": ["plant"], "E": ["laboratory"]},
    )
    # B is an empty city site of the network, E a city outside it.
    assert reached(game) == {"S", "A", "B", "C"}
    assert connected(game) == {"farms": 1, "plants": 1, "tunnels": 3, "cities": 3}


@pytest.mark.rule("UC-NET-02")
def test_the_starting_city_is_connected_without_tunnels() -> None:
    game = partie.new("underwater", 2, 1)
    for seat in range(2):
        counts = nation(game, seat).player_board.counts()
        assert (counts.tunnels, counts.cities) == (0, 1)
    # So it is fed, and its buildings produce.
    fed = production(resources={"kelp": 1}, buildings={"S": ["plant"]})
    assert have(fed) == {"credit": 1}


@pytest.mark.rule("UC-NET-03")
@pytest.mark.parametrize("seed", [1, 2])
def test_all_tunnels_are_connected(seed: int) -> None:
    game = play_out(partie.new("underwater", 2, seed), seed)
    tunnels = 0
    for seat in range(2):
        player_board = nation(game, seat).player_board
        linked = component(player_board)
        for tunnel in range(player_board.board.tunnels):
            if player_board.tunnel_at(tunnel):
                tunnels += 1
                assert linked & set(player_board.board.ends[tunnel])
        assert {site for site in range(len(SITES)) if player_board.net >> site & 1} == linked
    assert tunnels > 0


@pytest.mark.rule("UC-NET-04")
def test_a_city_with_a_tunnel_is_connected_one_without_is_not() -> None:
    game = turn(cities={"A": "white", "C": "white"}, tunnels=["t1"])
    assert connected(game) == {"tunnels": 1, "cities": 2}
    game = turn(
        cities={"A": "white", "C": "white"},
        tunnels=["t1"],
        resources={"steelplast": 1, "credit": 1},
        hand=HAND,
    )
    play(game, "slot Y2 card 16", "build tunnel t2")
    assert connected(game) == {"tunnels": 2, "cities": 3}


@pytest.mark.rule("UC-NET-05")
@pytest.mark.parametrize(
    ("built", "kelp"),
    [
        ({"cities": {"A": "white"}, "tunnels": ["t1"]}, 1),  # at a connected city
        ({"tunnels": ["t1"]}, 0),  # at an empty city site, although a tunnel leads there
        ({"cities": {"A": "white"}}, 0),  # at a city without a tunnel
    ],
)
def test_a_building_is_connected_by_its_city(built: dict[str, object], kelp: int) -> None:
    game = turn(buildings={"A": ["farm"]}, **built)
    assert connected(game).get("farms", 0) == kelp
    made = production(buildings={"A": ["farm"]}, resources={"kelp": 2}, **built)
    eaten = 2 if kelp else 1
    assert have(made).get("kelp", 0) == 2 + kelp - eaten


@pytest.mark.rule("UC-NET-06")
def test_what_is_unconnected_makes_nothing_scores_nothing_and_eats_nothing() -> None:
    alone = production(table={"round": 10}, resources={"kelp": 1}, buildings={"S": ["plant+"]})
    more = production(
        table={"round": 10},
        resources={"kelp": 1},
        cities={"A": "purple", "B": "white"},
        buildings={"S": ["plant+"], "A": ["farm+", "farm+"], "B": ["laboratory+"], "C": ["farm"]},
    )
    assert have(more) == have(alone) == {"credit": 1, "biomatter": 1}
    assert final_lines(table(more), 0) == final_lines(table(alone), 0)


@pytest.mark.rule("UC-NET-07")
def test_cities_and_buildings_may_be_built_outside_the_network() -> None:
    game = turn(
        resources={"steelplast": 2, "kelp": 2, "credit": 1}, cities={"A": "white"}, tunnels=["t2"], hand=HAND
    )
    play(game, "slot Y4 card 16", "build white E", "build farm E")
    assert described(game)["cities"] == {"S": "white", "A": "white", "E": "white"}
    assert described(game)["buildings"] == {"E": ["farm"]}
    assert connected(game) == {"tunnels": 1, "cities": 1}
    # A tunnel must be connected when it is built (UC-TUN-03).
    digging = turn(resources={"steelplast": 1, "credit": 1}, cities={"A": "white"}, tunnels=["t2"], hand=HAND)
    play(digging, "slot Y2 card 16")
    assert digging.why_not(0, "build tunnel t3") == "UC-TUN-03"


@pytest.mark.rule("UC-NET-08")
def test_the_network_example() -> None:
    """The city in the middle (E) has no tunnel, so its building is unconnected too; the building in the lower left
    (B) has no city beside it; everything else is in the network."""
    built = {
        "cities": {"A": "white", "C": "purple", "D": "white", "E": "white"},
        "tunnels": ["t1", "t2", "t4"],
        "buildings": {"S": ["farm"], "A": ["plant"], "D": ["farm"], "E": ["laboratory"], "B": ["laboratory"]},
    }
    game = turn(**built)
    assert connected(game) == {"farms": 2, "plants": 1, "tunnels": 3, "cities": 4}
    assert reached(game) == {"S", "A", "C", "D"}
    made = production(resources={"kelp": 2}, **built)
    # Two farms, a plant and three tunnels; four cities are fed, neither laboratory makes science.
    assert have(made) == {"credit": 4}
    assert nation(made).points == 2
