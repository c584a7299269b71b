"""Upgrading: which structures, by what, at which price, and how often."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, table, turn

from partie.games.underwater.cards import BY_NUMBER
from partie.games.underwater.components.terms import amount
from partie.games.underwater.effects import Convert, walk
from partie.kernel.engine.partie import Partie

# The slots: Y5 gives two science or upgrades up to three structures, G4 uses an action card, R3 only gives.
# The cards of HAND match neither yellow nor green slots.
HAND = [16, 38, 39]
ONE_OF_EACH = {"S": ["farm", "plant", "laboratory"]}


def upgrading(**mine: Any) -> Partie:
    """Seat 0 upgrades up to three structures by the slot Y5."""
    game = turn(hand=HAND, **{"resources": {"science": 3}, **mine})
    play(game, "slot Y5 card 16", "option 2")
    return game


@pytest.mark.rule("UC-UPG-01")
def test_buildings_and_tunnels_are_upgraded_cities_are_not() -> None:
    game = upgrading(buildings=ONE_OF_EACH, tunnels=["t1"], cities={"A": "white"})
    assert set(offered(game)) == {
        "upgrade farm S",
        "upgrade plant S",
        "upgrade laboratory S",
        "upgrade tunnel t1",
    }


@pytest.mark.rule("UC-UPG-02")
def test_one_card_turns_a_white_city_into_a_purple_one() -> None:
    turning = [
        card.number
        for card in BY_NUMBER.values()
        if any(isinstance(node, Convert) for node in walk(card.effect))
    ]
    assert turning == [73]
    game = turn(
        table={"round": 5},
        resources={"biomatter": 1, "credit": 1},
        cities={"A": "white", "C": "purple"},
        hand=[73, 98, 99],
    )
    assert refused(game, 0, "convert A") == "UC-UPG-02"
    white, purple = table(game).white, table(game).purple
    play(game, "slot G1 card 73", "card first", "price 1")
    assert refused(game, 0, "convert C") == "UC-UPG-02"
    assert refused(game, 0, "convert B") == "UC-UPG-02"
    # Every white city is offered, the start included, and asking changes nothing.
    before = table(game).key()
    assert [move for move in offered(game) if move.startswith("convert")] == ["convert S", "convert A"]
    assert table(game).key() == before
    play(game, "convert A")
    assert described(game)["cities"] == {"S": "white", "A": "purple", "C": "purple"}
    assert (table(game).white, table(game).purple) == (white + 1, purple - 1)
    assert nation(game).points == 2


@pytest.mark.rule("UC-UPG-03")
def test_upgrading_needs_an_effect_with_the_symbol() -> None:
    game = turn(
        resources={"science": 3, "steelplast": 2, "credit": 2},
        buildings=ONE_OF_EACH,
        tunnels=["t1"],
        hand=HAND,
    )
    assert refused(game, 0, "upgrade farm S") == "UC-UPG-03"
    assert refused(game, 0, "upgrade tunnel t1") == "UC-UPG-03"
    play(game, "slot Y2 card 16")
    assert refused(game, 0, "upgrade farm S") == "UC-UPG-03"
    assert refused(game, 0, "upgrade tunnel t1") == "UC-UPG-03"


@pytest.mark.rule("UC-UPG-04")
@pytest.mark.parametrize("what", ["tunnel t1", "farm S", "plant S", "laboratory S"])
def test_an_upgrade_costs_one_science(what: str) -> None:
    game = upgrading(resources={"science": 1}, buildings=ONE_OF_EACH, tunnels=["t1"])
    play(game, f"upgrade {what}")
    assert have(game) == {}
    built = described(game)
    assert [*built["tunnels"], *built["buildings"]["S"]].count(
        what.split()[0 if " S" in what else 1] + "+"
    ) == 1


@pytest.mark.rule("UC-UPG-04")
def test_without_science_there_is_no_upgrade() -> None:
    """Action card 42: an upgrade and a Federation step."""
    game = turn(resources={"credit": 5}, laid=[42], buildings=ONE_OF_EACH, tunnels=["t1"], hand=HAND)
    play(game, "slot G4 card 16", "use 42")
    assert refused(game, 0, "upgrade farm S") == "UC-UPG-04"
    assert refused(game, 0, "upgrade tunnel t1") == "UC-UPG-04"
    slot = turn(resources={"credit": 5}, buildings=ONE_OF_EACH, hand=HAND)
    play(slot, "slot Y5 card 16")
    assert offered(slot) == ["option 1"]


@pytest.mark.rule("UC-UPG-05")
def test_a_card_with_a_price_of_its_own_charges_that() -> None:
    """Card 30 (red): up to two farms, each for a credit or a science."""
    game = turn(resources={"credit": 1}, buildings={"S": ["farm", "farm"]}, hand=[14, 15, 30])
    play(game, "slot R3 card 30", "card first", "upgrade farm S")
    assert have(game) == {"steelplast": 2, "kelp": 1}
    assert described(game)["buildings"] == {"S": ["farm+", "farm"]}


@pytest.mark.rule("UC-UPG-05")
def test_of_several_prices_the_payer_chooses() -> None:
    for number, left in ((1, {"science": 1}), (2, {"credit": 1})):
        game = turn(resources={"credit": 1, "science": 1}, buildings={"S": ["farm"]}, hand=[14, 15, 30])
        play(game, "slot R3 card 30", "card first", "upgrade farm S")
        assert offered(game) == ["price 1", "price 2"]
        assert refused(game, 0, "done") == "UC-UPG-05"
        assert refused(game, 0, "price 3") == "no-such-move"
        play(game, f"price {number}")
        assert have(game) == {"steelplast": 2, "kelp": 1, **left}
        assert described(game)["buildings"] == {"S": ["farm+"]}
    game = turn(resources={"credit": 1, "science": 1}, buildings={"S": ["farm"]}, hand=[14, 15, 30])
    play(game, "slot R3 card 30", "card first", "upgrade farm S")
    nation(game).goods = amount(science=1)
    assert refused(game, 0, "price 1") == "UC-UPG-05" and offered(game) == ["price 2"]


@pytest.mark.rule("UC-UPG-06")
def test_one_symbol_upgrades_one_structure() -> None:
    """Slot G5 of the 1-2 side has one symbol, Y5 three; action card 42 one."""
    game = turn(resources={"science": 3}, laid=[42], buildings=ONE_OF_EACH, hand=HAND)
    play(game, "slot G4 card 16", "use 42", "upgrade farm S")
    assert described(game)["buildings"] == {"S": ["farm+", "plant", "laboratory"]}
    assert refused(game, 0, "upgrade plant S") == "UC-UPG-03"
    slot = turn(resources={"science": 3}, buildings=ONE_OF_EACH, hand=HAND)
    play(slot, "slot G5 card 16", "option 1", "upgrade farm S")
    assert not any(move.startswith("upgrade") for move in offered(slot))
    assert have(slot) == {"science": 2}


@pytest.mark.rule("UC-UPG-06")
def test_a_symbol_for_one_kind_upgrades_only_that_kind() -> None:
    game = turn(resources={"credit": 3}, tunnels=["t1"], buildings=ONE_OF_EACH, hand=[14, 15, 30])
    play(game, "slot R3 card 30", "card first")
    assert refused(game, 0, "upgrade tunnel t1") == "UC-UPG-06"
    assert refused(game, 0, "upgrade plant S") == "UC-UPG-06"
    play(game, "upgrade farm S")
    assert described(game)["buildings"] == {"S": ["farm+", "plant", "laboratory"]}


@pytest.mark.rule("UC-UPG-07")
def test_a_second_disc_upgrades_a_building_on_its_site() -> None:
    game = upgrading(buildings={"S": ["farm", "farm"]})
    play(game, "upgrade farm S")
    assert described(game)["buildings"] == {"S": ["farm+", "farm"]}
    # The building takes no further site: S still has room for one.
    assert nation(game).player_board.plain[0] == 2
    assert nation(game).player_board.filled == 0


@pytest.mark.rule("UC-UPG-08")
def test_a_tunnel_is_turned_to_its_upgraded_side() -> None:
    game = upgrading(tunnels=["t1", "t2"])
    before = table(game).tunnels
    play(game, "upgrade tunnel t1")
    assert described(game)["tunnels"] == ["t1+", "t2"]
    assert table(game).tunnels == before


@pytest.mark.rule("UC-UPG-09")
def test_what_is_upgraded_is_not_upgraded_again() -> None:
    game = upgrading(tunnels=["t1+", "t2"], buildings={"S": ["farm+"]})
    assert offered(game) == ["upgrade tunnel t2"]
    assert refused(game, 0, "upgrade tunnel t1") == "UC-UPG-09"
    assert refused(game, 0, "upgrade farm S") == "UC-UPG-09"
    play(game, "upgrade tunnel t2")
    # Nothing is left to upgrade: the turn is over although two symbols are not used.
    assert have(game) == {"science": 2}


@pytest.mark.rule("UC-UPG-10")
def test_an_unconnected_building_may_be_upgraded() -> None:
    game = upgrading(cities={"A": "white"}, buildings={"A": ["farm"], "C": ["plant"]})
    play(game, "upgrade farm A", "upgrade plant C")
    assert described(game)["buildings"] == {"A": ["farm+"], "C": ["plant+"]}
