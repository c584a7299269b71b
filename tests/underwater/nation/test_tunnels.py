"""Tunnels: what they cost, the unbroken chain to the starting city, and that they are built plain."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, play, table, turn

from partie.kernel.engine.partie import Partie

# The slot Y2 builds two tunnels; the cards of HAND do not match it.
HAND = [16, 38, 39]
TWO = {"steelplast": 2, "credit": 2}


def open_sites(game: Partie) -> list[str]:
    """Where a tunnel is offered."""
    return [move.split()[-1] for move in offered(game) if move.startswith("build tunnel ")]


def digging(**mine: Any) -> Partie:
    """Seat 0 builds two tunnels."""
    game = turn(hand=HAND, **{"resources": TWO, **mine})
    play(game, "slot Y2 card 16")
    return game


@pytest.mark.rule("UC-TUN-01")
def test_a_tunnel_costs_a_steelplast_and_a_credit() -> None:
    game = digging(resources={"steelplast": 1, "credit": 1})
    play(game, "build tunnel t1")
    assert have(game) == {}
    assert described(game)["tunnels"] == ["t1"]
    for poor in ({"steelplast": 1}, {"credit": 1}):
        assert refused(turn(resources=poor, hand=HAND), 0, "slot Y2 card 16") == "UC-SLT-05"


@pytest.mark.rule("UC-TUN-02")
def test_a_tunnel_comes_from_the_supply_to_an_empty_site_plain_side_up() -> None:
    game = digging(tunnels=["t1"])
    before = table(game).tunnels
    assert refused(game, 0, "build tunnel t1") == "UC-TUN-02"
    # Board 1 has fifteen tunnel sites.
    assert refused(game, 0, "build tunnel t16") == "UC-TUN-02"
    play(game, "build tunnel t2")
    assert described(game)["tunnels"] == ["t1", "t2"]
    assert table(game).tunnels == before - 1


@pytest.mark.rule("UC-TUN-03")
def test_a_tunnel_hangs_on_the_starting_city() -> None:
    game = digging()
    assert open_sites(game) == ["t1", "t2"]
    for far in range(3, 16):
        assert refused(game, 0, f"build tunnel t{far}") == "UC-TUN-03"


@pytest.mark.rule("UC-TUN-03")
def test_an_unconnected_city_starts_no_chain() -> None:
    game = digging(cities={"A": "white", "B": "white"})
    assert open_sites(game) == ["t1", "t2"]
    assert refused(game, 0, "build tunnel t3") == "UC-TUN-03"


@pytest.mark.rule("UC-TUN-04")
def test_the_chain_passes_through_empty_city_sites_one_tunnel_after_the_other() -> None:
    """The rulebook's step by step: the first tunnel of the slot opens new sites for the second."""
    game = digging()
    play(game, "build tunnel t1")
    assert open_sites(game) == ["t2", "t3", "t5"]
    play(game, "build tunnel t3")
    assert described(game)["tunnels"] == ["t1", "t3"]
    assert described(game)["cities"] == {"S": "white"}


@pytest.mark.rule("UC-TUN-04")
def test_the_chain_passes_through_cities_but_over_no_empty_tunnel_site() -> None:
    game = digging(cities={"A": "white"}, tunnels=["t1"])
    assert open_sites(game) == ["t2", "t3", "t5"]
    # t4 lies behind the empty tunnel site t2.
    assert refused(game, 0, "build tunnel t4") == "UC-TUN-03"


@pytest.mark.rule("UC-TUN-05")
def test_the_chain_does_not_run_through_a_metropolis() -> None:
    """t14 and t15 meet only at the metropolis M."""
    game = digging(tunnels=["t2", "t4", "t10", "t14"])
    assert refused(game, 0, "build tunnel t15") == "UC-TUN-03"
    assert open_sites(game) == ["t1", "t6", "t8", "t12"]


@pytest.mark.rule("UC-TUN-06")
def test_a_tunnel_is_built_plain_and_upgraded_later() -> None:
    game = digging(resources={**TWO, "science": 3})
    play(game, "build tunnel t1", "build tunnel t2")
    assert described(game)["tunnels"] == ["t1", "t2"]
    assert have(game) == {"science": 3}
    later = turn(hand=HAND, resources={"science": 1}, tunnels=described(game)["tunnels"])
    play(later, "slot Y5 card 16", "option 2", "upgrade tunnel t2")
    assert described(later)["tunnels"] == ["t1", "t2+"]


@pytest.mark.rule("UC-TUN-06", "UC-TIM-02")
def test_build_and_upgrade_pays_for_an_upgrade_of_its_own() -> None:
    game = turn(3, resources={"steelplast": 1, "credit": 1, "science": 1}, hand=[14, 15, 45])
    play(game, "slot R5 card 14", "build tunnel t1", "done")
    assert described(game)["tunnels"] == ["t1+"]
    assert have(game) == {}
