"""Things are built one at a time, and each may open sites for the next; the two pictured examples."""

import pytest
from playing import offered, refused
from underwater_positions import described, play, turn

from partie.kernel.engine.partie import Partie

RICH = {"kelp": 5, "steelplast": 9, "credit": 9}


@pytest.mark.rule("UC-STP-01", "UC-STP-02")
def test_the_first_of_two_tunnels_opens_the_site_of_the_second() -> None:
    # t1 is S-A, t3 is A-B, t13 leads on to a metropolis.
    game = turn(resources=RICH, hand=[14, 15, 16])
    play(game, "slot Y2 card 16")
    assert refused(game, 0, "build tunnel t3") == "UC-TUN-03"
    play(game, "build tunnel t1")
    assert refused(game, 0, "build tunnel t13") == "UC-TUN-03"
    play(game, "build tunnel t3")
    assert described(game)["tunnels"] == ["t1", "t3"]


@pytest.mark.rule("UC-STP-01")
def test_a_city_opens_building_sites_for_the_next_part_of_the_slot() -> None:
    # Slot Y4: a city and a building. B lies beyond A.
    game = turn(resources=RICH, hand=[14, 15, 16])
    play(game, "slot Y4 card 16")
    assert refused(game, 0, "part 2") is None
    assert refused(game, 0, "build farm B") == "UC-BLD-06"
    other = turn(resources=RICH, hand=[14, 15, 16])
    play(other, "slot Y4 card 16", "build white A", "build farm B")
    assert described(other)["buildings"] == {"B": ["farm"]}


@pytest.mark.rule("UC-STP-01")
def test_each_thing_is_paid_when_it_is_placed_and_brings_its_bonus_for_the_next() -> None:
    # t4 gives a credit and can be built after t2: it pays a part of the second tunnel.
    game = turn(resources={"steelplast": 2, "credit": 1}, tunnels=["t2"], hand=[14, 15, 16])
    play(game, "slot Y2 card 16", "build tunnel t4", "build tunnel t1")
    assert described(game)["tunnels"] == ["t1", "t2", "t4"]


def sites(game: Partie, verb: str) -> set[str]:
    """Where a verb is offered."""
    return {move.removeprefix(verb + " ") for move in offered(game) if move.startswith(verb + " ")}


@pytest.mark.rule("UC-STP-03")
def test_the_example_of_city_sites() -> None:
    cities = dict.fromkeys("ACE", "white")
    game = turn(resources=RICH, cities=cities, hand=[14, 15, 16])
    play(game, "slot Y4 card 16", "part 1")
    # Legal are the sites beside cities; the two that are left are H and G.
    assert sites(game, "build white") == {"B", "D", "F"}
    play(game, "build white F")
    after = turn(resources=RICH, cities={**cities, "F": "white"}, hand=[14, 15, 16])
    play(after, "slot G3 card 14")
    assert sites(after, "build white") == {"B", "D", "G", "H"}


@pytest.mark.rule("UC-STP-03")
def test_a_legal_empty_city_site_lets_buildings_be_placed_around_it() -> None:
    game = turn(resources=RICH, cities=dict.fromkeys("ACE", "white"), hand=[14, 15, 16])
    play(game, "slot R1 card 14", "option 2")
    assert refused(game, 0, "build laboratory G") == "UC-BLD-06"
    play(game, "build laboratory B")
    assert described(game)["buildings"] == {"B": ["laboratory"]}
    assert "B" not in described(game)["cities"]


@pytest.mark.rule("UC-STP-04")
def test_the_example_of_tunnel_sites() -> None:
    # Three tunnels S-A, A-E, E-F: legal are exactly the sites that touch S, A, E or F.
    game = turn(resources=RICH, tunnels=["t1", "t5", "t7"], hand=[14, 15, 16])
    play(game, "slot Y2 card 16")
    assert sites(game, "build tunnel") == {"t2", "t3", "t6", "t8", "t9"}
    for other in ("t4", "t10", "t11", "t12", "t13", "t14", "t15"):
        assert refused(game, 0, f"build tunnel {other}") == "UC-TUN-03"
