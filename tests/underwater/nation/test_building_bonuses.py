"""Bonuses on the building sites of the player board."""

from typing import Any

import pytest
from playing import offered
from underwater_positions import described, have, nation, play, table, turn

from partie.games.underwater.components.boards import BOARDS
from partie.games.underwater.view import board as drawn
from partie.kernel.engine.partie import Partie

# Board 1: t5 (A-E) a steelplast, city site F a card, building sites A1 a kelp, C1 a steelplast, E1 a science, B1 a
# credit, H2 a biomatter, G2 two points, D1 a Federation step and a card. Slots of the 3-4 side: Y2 two tunnels, Y4 a
# city and a building, R1 two farms, G2 two plants, R4 two laboratories, Y5 upgrades.


def builder(**given: Any) -> Partie:
    given.setdefault("resources", {"kelp": 3, "steelplast": 5, "credit": 5})
    return turn(3, hand=[14, 16, 28], **given)


def gained(game: Partie, before: dict[str, int]) -> dict[str, int]:
    found = {name: have(game).get(name, 0) - before.get(name, 0) for name in (*have(game), *before)}
    return {name: part for name, part in found.items() if part}


@pytest.mark.rule("UC-BON-01")
@pytest.mark.parametrize(
    ("city", "site", "bonus"),
    [
        ("A", "A1", {"kelp": 1}),
        ("C", "C1", {"steelplast": 1}),
        ("E", "E1", {"science": 1}),
        ("B", "B1", {"credit": 1}),
        ("H", "H2", {"biomatter": 1}),
    ],
)
def test_a_building_on_a_bonus_site_gives_its_resource(city: str, site: str, bonus: dict[str, int]) -> None:
    game = builder(cities={city: "white"})
    before = have(game)
    play(game, "slot G2 card 16", f"build plant {site}")
    paid = {"credit": -1}
    assert gained(game, before) == {
        name: part for name in {*bonus, *paid} if (part := bonus.get(name, 0) + paid.get(name, 0))
    }
    assert described(game)["buildings"] == {site: ["plant"]}


@pytest.mark.rule("UC-BON-01")
def test_so_do_tunnels_and_cities_and_a_plain_site_gives_nothing() -> None:
    tunnel = builder(tunnels=["t1"])
    play(tunnel, "slot Y2 card 16", "build tunnel t5", "done")
    assert have(tunnel) == {"kelp": 3, "steelplast": 5, "credit": 4}
    points = builder(cities={"G": "white"})
    play(points, "slot G2 card 16", "build plant G2", "done")
    assert nation(points).points == 2
    city = builder(cities={"E": "white"})
    play(city, "slot Y4 card 16", "build white F")
    # Card 16 was played; the bonus card came at once.
    assert len(nation(city).hand) == 3
    plain = builder()
    play(plain, "slot Y2 card 16", "build tunnel t1", "done")
    assert have(plain) == {"kelp": 3, "steelplast": 4, "credit": 4}
    assert len(nation(plain).hand) == 3


@pytest.mark.rule("UC-BON-02")
@pytest.mark.parametrize(("before", "after", "credit"), [("below", 4, 0), (4, 3, 1)])
def test_the_symbol_of_federation_and_card_gives_both(before: Any, after: int, credit: int) -> None:
    game = builder(table={"deck": [1, 2, 3]}, cities={"D": "white"}, federation=before)
    play(game, "slot G2 card 16", "build plant D1")
    # The card comes at once, the step may be taken or left.
    assert nation(game).hand == [1, 14, 28] and offered(game) == ["done", "advance 1"]
    stays = game.copy()
    play(stays, "done")
    assert (described(stays)["federation"], have(stays)["credit"]) == (before, 4)
    play(game, "advance 1")
    assert described(game)["federation"] == after
    assert have(game)["credit"] == 4 + credit


@pytest.mark.rule("UC-BON-03")
def test_the_bonus_comes_without_a_connection() -> None:
    # Neither the city at H nor the site beside it is connected.
    game = builder(cities={"H": "white"})
    assert game.view(0)["nations"][0]["connected"] == ["S"]
    play(game, "slot R1 card 14", "build farm H2")
    assert have(game)["biomatter"] == 1
    beside = builder(cities={"H": "white"})
    play(beside, "slot R1 card 14", "build farm B1")
    assert have(beside)["credit"] == 6
    city = builder(cities={"H": "white"})
    play(city, "slot Y4 card 16", "build white F")
    assert len(nation(city).hand) == 3


@pytest.mark.rule("UC-BON-04")
def test_a_bonus_may_pay_for_the_next_building_of_the_slot() -> None:
    # One steelplast for the first laboratory, its bonus for the second.
    game = builder(resources={"steelplast": 1}, cities={"C": "white"})
    play(game, "slot R4 card 14", "build laboratory C1")
    assert have(game) == {"steelplast": 1}
    play(game, "build laboratory C")
    assert have(game) == {}
    without = builder(resources={"steelplast": 1}, cities={"C": "white"})
    play(without, "slot R4 card 14", "build laboratory C")
    assert without.decisions[0].seat == 1


@pytest.mark.rule("UC-BON-05")
def test_the_example_of_two_tunnels() -> None:
    game = builder(resources={"steelplast": 1, "credit": 2}, tunnels=["t1"])
    play(game, "slot Y2 card 16", "build tunnel t5")
    assert have(game) == {"steelplast": 1, "credit": 1}
    assert "build tunnel t2" in offered(game)
    play(game, "build tunnel t2")
    assert have(game) == {}
    assert described(game)["tunnels"] == ["t1", "t2", "t5"]


@pytest.mark.rule("UC-BON-06")
def test_an_upgrade_does_not_give_the_bonus_again() -> None:
    game = builder(
        resources={"science": 3}, tunnels=["t1", "t5"], cities={"A": "white"}, buildings={"A1": ["farm"]}
    )
    hand = nation(game).hand.copy()
    play(game, "slot Y5 card 16", "option 2", "upgrade tunnel t5", "upgrade farm A", "done")
    assert have(game) == {"science": 1}
    assert described(game)["tunnels"] == ["t1", "t5+"]
    assert described(game)["buildings"] == {"A1": ["farm+"]}
    # The one new card is that of the end of the turn.
    assert len(set(nation(game).hand) - set(hand)) == 1
    assert table(game).nations[0].climbed == 0


@pytest.mark.rule("UC-BON-01")
@pytest.mark.parametrize("number", sorted(BOARDS))
def test_every_board_has_bonuses_on_tunnel_city_or_building_sites(number: int) -> None:
    board = BOARDS[number]
    for icons in (board.tunnel_icons, [*board.city_icons, *board.berth_icons]):
        assert sum(1 for icon in icons if icon.gift or icon.gift.cards or icon.advance) >= 3


def test_a_view_shows_the_board_of_its_owner() -> None:
    assert [drawn(board)["number"] for board in BOARDS.values()] == list(BOARDS)
