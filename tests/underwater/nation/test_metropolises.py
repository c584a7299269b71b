"""Metropolises: how they are connected, what the blue ones give, and that they are no cities."""

from typing import Any

import pytest
from underwater_positions import described, have, nation, play, production, table, turn

from partie.games.underwater.cards import BLUE, METROPOLISES
from partie.games.underwater.scoring import final_lines
from partie.kernel.engine.partie import Partie

# Board 1: N (blue) has the tunnel site t12 alone, M (brown) has t14 and t15. Tile 6 lies on N unless a test says other.
HAND = [16, 38, 39]
TUNNEL = {"steelplast": 1, "credit": 1}
TO_D = ["t2", "t4"]


def corners(game: Partie) -> str:
    """The metropolises that are connected."""
    return "".join(name for place, name in enumerate("MNO") if nation(game).player_board.linked >> place & 1)


def dug(*built: str, tunnel: str, **mine: Any) -> Partie:
    """Seat 0 has built a tunnel by the slot Y2, with these tunnels there before."""
    game = turn(tunnels=list(built), hand=HAND, **{"resources": TUNNEL, **mine})
    play(game, "slot Y2 card 16", f"build tunnel {tunnel}")
    return game


@pytest.mark.rule("UC-MET-01")
def test_one_tunnel_connects_a_metropolis_with_one_tunnel_site() -> None:
    assert corners(turn(tunnels=TO_D)) == ""
    assert corners(dug(*TO_D, tunnel="t12")) == "N"


@pytest.mark.rule("UC-MET-02")
def test_a_metropolis_with_two_tunnel_sites_needs_both() -> None:
    one = dug("t2", "t4", "t10", tunnel="t14")
    assert corners(one) == ""
    both = dug("t2", "t4", "t10", "t14", "t1", "t3", "t11", tunnel="t15")
    assert corners(both) == "M"


@pytest.mark.rule("UC-MET-03", "UC-MTO-06")
def test_the_described_blue_one_gives_a_kelp_once_and_two_points_in_every_production() -> None:
    game = dug(*TO_D, tunnel="t12")
    assert have(game) == {"kelp": 1}
    assert nation(game).points == 0
    for round_ in (4, 7, 10):
        made = production(table={"round": round_}, resources={"kelp": 1}, tunnels=[*TO_D, "t12"])
        # t2 lies at the starting city and makes a credit; the kelp at once does not come again.
        assert have(made) == {"credit": 1}
        assert nation(made).points == 2
    apart = production(resources={"kelp": 1}, tunnels=TO_D)
    assert nation(apart).points == 0


@pytest.mark.rule("UC-MET-03")
def test_a_blue_one_without_a_production_half_acts_only_when_it_is_connected() -> None:
    """Tile 8: a biomatter and two credits at once."""
    game = dug(*TO_D, tunnel="t12", tiles=[4, 8, 12])
    assert have(game) == {"biomatter": 1, "credit": 2}
    made = production(resources={"kelp": 1}, tunnels=[*TO_D, "t12"], tiles=[4, 8, 12])
    assert have(made) == {"credit": 1}


@pytest.mark.rule("UC-MET-03")
def test_another_tunnel_does_not_give_the_instant_half_again() -> None:
    game = dug(*TO_D, "t12", tunnel="t1")
    assert corners(game) == "N"
    assert have(game) == {}


@pytest.mark.rule("UC-MET-04")
def test_a_metropolis_is_no_city() -> None:
    """t12 leads from the empty site D to N: it makes nothing; N is not fed and not scored as a city."""
    without = production(table={"round": 10}, resources={"kelp": 1}, tunnels=TO_D)
    linked = production(table={"round": 10}, resources={"kelp": 1}, tunnels=[*TO_D, "t12"], tiles=[4, 8, 12])
    assert have(linked) == have(without) == {"credit": 1}
    assert final_lines(table(linked), 0) == final_lines(table(without), 0)
    # At a city the same tunnel makes a credit.
    city = production(resources={"kelp": 2}, tunnels=[*TO_D, "t12"], cities={"D": "white"}, tiles=[4, 8, 12])
    assert have(city) == {"credit": 3}


@pytest.mark.rule("UC-MTO-07")
def test_there_are_eleven_blue_metropolises_each_with_an_instant_effect() -> None:
    assert [tile.number for tile in BLUE] == list(range(6, 17))
    assert all(tile.instant is not None and tile.end is None for tile in BLUE)
    assert any(tile.production is not None for tile in BLUE)
    assert [tile.number for tile in METROPOLISES if not tile.brown] == list(range(6, 17))


@pytest.mark.rule("UC-MTO-07")
@pytest.mark.parametrize("tile", range(6, 17))
def test_every_blue_metropolis_does_something_when_it_is_connected(tile: int) -> None:
    other = 16 if tile == 12 else 12
    game = turn(tunnels=TO_D, hand=HAND, resources=TUNNEL, tiles=[4, tile, other], buildings={"S": ["farm"]})
    play(game, "slot Y2 card 16")
    before = described(game)
    play(game, "build tunnel t12")
    asked = [decision.seat for decision in game.decisions] == [0]
    after = described(game)
    gained = sum(after["resources"].values()) - sum(before["resources"].values()) + 2
    climbed = after["federation"] != before["federation"]
    # At the end of the turn one card is drawn.
    assert asked or gained > 0 or climbed or len(after["hand"]) > len(before["hand"]) + 1
