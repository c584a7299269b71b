"""The fifteen coloured slots of the side for three and four players."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, turn

from partie.games.underwater.components.terms import SLOT_COLOURS, SLOTS
from partie.kernel.engine.partie import Partie

# The card played does not match the slot: 16 is red, 14 yellow.
HAND = [14, 16, 38]
COLOURS = {"Y": "yellow", "R": "red", "G": "green"}


def chosen(slot: str, **mine: Any) -> Partie:
    """Seat 0 of three has chosen the slot with a card of another colour."""
    game = turn(3, hand=HAND, **mine)
    play(game, f"slot {slot} card {14 if slot[0] == 'R' else 16}")
    return game


def over(game: Partie) -> bool:
    """The turn of seat 0 is over."""
    return game.decisions[0].seat == 1


@pytest.mark.rule("UC-S34-01")
def test_y1_gives_a_science_a_steelplast_and_a_kelp() -> None:
    game = chosen("Y1")
    assert have(game) == {"science": 1, "steelplast": 1, "kelp": 1}
    assert over(game)


@pytest.mark.rule("UC-S34-01")
def test_five_slots_of_each_colour() -> None:
    names = [COLOURS[name[0]] for name in SLOTS[1:]]
    assert names == ["yellow"] * 5 + ["red"] * 5 + ["green"] * 5
    assert [("yellow", "red", "green")[colour] for colour in SLOT_COLOURS[1:]] == names


@pytest.mark.parametrize(
    ("slot", "what", "unit"),
    [
        pytest.param(
            "Y2",
            ("tunnel t1", "tunnel t3"),
            {"steelplast": 1, "credit": 1},
            marks=pytest.mark.rule("UC-S34-02"),
        ),
        pytest.param("R1", ("farm S", "farm A"), {"kelp": 1}, marks=pytest.mark.rule("UC-S34-06")),
        pytest.param(
            "R4", ("laboratory S", "laboratory S"), {"steelplast": 1}, marks=pytest.mark.rule("UC-S34-09")
        ),
        pytest.param("G2", ("plant S", "plant C"), {"credit": 1}, marks=pytest.mark.rule("UC-S34-12")),
    ],
)
def test_slots_that_build_up_to_two(slot: str, what: tuple[str, str], unit: dict[str, int]) -> None:
    none = turn(3, hand=HAND)
    card = 14 if slot[0] == "R" else 16
    assert refused(none, 0, f"slot {slot} card {card}") == "UC-SLT-05"
    one = chosen(slot, resources={name: 3 * part for name, part in unit.items()})
    assert refused(one, 0, "done") == "UC-SLT-05"
    play(one, f"build {what[0]}", "done")
    assert over(one)
    two = chosen(slot, resources={name: 3 * part for name, part in unit.items()})
    play(two, f"build {what[0]}", f"build {what[1]}")
    assert over(two)
    built = described(two)
    assert len(built["tunnels"]) + sum(len(each) for each in built["buildings"].values()) == 2
    # Only the kind that the slot names is offered.
    kind = what[0].split()[0]
    other = "plant" if kind == "farm" else "farm"
    game = chosen(slot, resources={"kelp": 5, "steelplast": 5, "credit": 5})
    assert {move.split()[1] for move in offered(game)} == {kind}
    assert refused(game, 0, f"build {other} S") == "UC-GLO-17"


@pytest.mark.rule("UC-S34-03")
@pytest.mark.parametrize("moves", [["use 53", "special 181"], ["special 181", "use 53"]])
def test_y3_uses_an_action_card_and_takes_a_special_card(moves: list[str]) -> None:
    game = chosen("Y3", laid=[53], table={"row": [181, 182], "special": [191, 192]})
    play(game, *moves)
    assert have(game) == {"kelp": 1}
    assert nation(game).used == (53,)
    assert 181 in nation(game).hand


@pytest.mark.rule("UC-S34-04")
def test_y4_builds_a_city_and_a_building_anywhere() -> None:
    cost = {"steelplast": 2, "kelp": 2, "credit": 1}
    for moves in (["build white A", "build farm S"], ["build farm S", "build white A"]):
        game = chosen("Y4", resources=cost)
        play(game, *moves)
        assert described(game)["cities"] == {"S": "white", "A": "white"}
        assert described(game)["buildings"] == {"S": ["farm"]}
        assert over(game)
    # The city first makes the sites of B legal.
    game = chosen("Y4", resources=cost)
    play(game, "build white A", "build farm B")
    assert described(game)["buildings"] == {"B": ["farm"]}
    one = chosen("Y4", resources=cost)
    play(one, "build white A", "done")
    assert over(one)


@pytest.mark.rule("UC-S34-05")
def test_y5_gives_two_science_or_upgrades_up_to_three() -> None:
    built = {"tunnels": ["t1", "t2"], "buildings": {"S": ["farm", "plant"]}}
    game = chosen("Y5", resources={"science": 4}, **built)
    play(game, "option 1")
    assert have(game) == {"science": 6}
    # The two science are not spent in the same use of the slot.
    assert over(game)
    mixed = chosen("Y5", resources={"science": 4}, **built)
    play(mixed, "option 2", "upgrade tunnel t1", "upgrade farm S", "upgrade plant S")
    assert have(mixed) == {"science": 1}
    assert over(mixed)
    less = chosen("Y5", resources={"science": 4}, **built)
    play(less, "option 2", "upgrade tunnel t1", "done")
    assert have(less) == {"science": 3}
    # It is on the other side too.
    two = turn(resources={"science": 1}, hand=HAND, **built)
    play(two, "slot Y5 card 16")
    assert offered(two) == ["option 1", "option 2"]


@pytest.mark.rule("UC-S34-07")
@pytest.mark.parametrize(
    "moves",
    [
        ["build tunnel t1", "build white A"],
        ["build white A", "build tunnel t1"],
        ["build tunnel t1", "done"],
        ["build white A", "done"],
    ],
)
def test_r2_builds_a_tunnel_and_a_city(moves: list[str]) -> None:
    game = chosen("R2", resources={"steelplast": 3, "kelp": 1, "credit": 2})
    play(game, *moves)
    assert len(described(game)["tunnels"]) == ("build tunnel t1" in moves)
    assert len(described(game)["cities"]) == 1 + ("build white A" in moves)
    assert over(game)


@pytest.mark.rule("UC-S34-08")
def test_r3_gives_two_steelplast_and_a_kelp() -> None:
    """The rulebook's example of a slot that gives resources."""
    game = chosen("R3")
    assert have(game) == {"steelplast": 2, "kelp": 1}
    assert over(game)


@pytest.mark.rule("UC-S34-10")
def test_r5_uses_an_action_card_and_builds_and_upgrades_a_structure() -> None:
    rich = {"steelplast": 3, "kelp": 3, "credit": 3, "science": 1}
    for moves in (["use 53", "build plant S"], ["build plant S", "use 53"]):
        game = chosen("R5", resources=rich, laid=[53])
        play(game, *moves)
        assert described(game)["buildings"] == {"S": ["plant+"]}
        assert have(game) == {"steelplast": 3, "kelp": 4, "credit": 2}
    game = chosen("R5", resources=rich)
    assert refused(game, 0, "build white A") == "UC-GLO-17"
    play(game, "part 2")
    assert {move.split()[1] for move in offered(game)} == {"farm", "plant", "laboratory", "tunnel"}


@pytest.mark.rule("UC-S34-11")
def test_g1_moves_two_spaces_on_the_federation_track() -> None:
    game = chosen("G1", federation="below")
    play(game, "advance 2")
    assert described(game)["federation"] == 3
    assert have(game) == {"credit": 1}
    assert over(game)


@pytest.mark.rule("UC-S34-13")
def test_g3_builds_a_city_or_gives_a_kelp() -> None:
    cost = {"steelplast": 2, "kelp": 1, "credit": 1}
    city = chosen("G3", resources=cost)
    play(city, "option 1", "build white A")
    assert have(city) == {}
    assert over(city)
    kelp = chosen("G3", resources=cost)
    play(kelp, "option 2")
    assert have(kelp) == {**cost, "kelp": 2}
    assert over(kelp)
    poor = chosen("G3")
    assert offered(poor) == ["option 2"]


@pytest.mark.rule("UC-S34-14")
def test_g4_uses_an_action_card_and_gives_a_steelplast() -> None:
    """What a slot simply gives comes at once, so it can be spent by the action card (33: a laboratory, a credit)."""
    game = chosen("G4", laid=[33])
    assert have(game) == {"steelplast": 1}
    play(game, "use 33", "build laboratory S")
    assert have(game) == {"credit": 1}
    assert over(game)


@pytest.mark.rule("UC-S34-15")
def test_g5_builds_a_tunnel_or_gives_a_step_two_cards_and_a_credit() -> None:
    cost = {"steelplast": 1, "credit": 1}
    tunnel = chosen("G5", resources=cost)
    play(tunnel, "option 1", "build tunnel t1")
    assert have(tunnel) == {}
    assert described(tunnel)["federation"] == "below"
    # Only the card at the end of the turn is drawn.
    assert len(nation(tunnel).hand) == 3
    other = chosen("G5", resources=cost)
    play(other, "option 2", "advance 1")
    assert have(other) == {"steelplast": 1, "credit": 2}
    assert described(other)["federation"] == 4
    assert len(nation(other).hand) == 5
    assert described(other)["tunnels"] == []
