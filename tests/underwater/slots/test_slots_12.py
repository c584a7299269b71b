"""The six slots that only the side for one and two players has, and its whole layout."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, turn

from partie.games.underwater.cards.slots import SIDE_12
from partie.games.underwater.components.terms import SLOTS
from partie.games.underwater.effects import Part, walk
from partie.kernel.engine.partie import Partie

# The card played does not match the slot: 16 is red, 14 yellow.
HAND = [14, 16, 38]


def chosen(slot: str, **mine: Any) -> Partie:
    """Seat 0 of two has chosen the slot with a card of another colour."""
    game = turn(hand=HAND, **mine)
    play(game, f"slot {slot} card {14 if slot[0] == 'R' else 16}")
    return game


def over(game: Partie) -> bool:
    """The turn of seat 0 is over."""
    return game.decisions[0].seat == 1


@pytest.mark.rule("UC-S12-01")
def test_y3_uses_an_action_card_and_gives_two_different_resources() -> None:
    game = chosen("Y3", laid=[50])
    assert refused(game, 0, "take kelp kelp") == "UC-S12-01"
    assert refused(game, 0, "take kelp") == "UC-S12-01"
    assert refused(game, 0, "take kelp science credit") == "UC-S12-01"
    play(game, "take steelplast credit")
    # They may pay for the action card, a tunnel.
    play(game, "use 50", "build tunnel t1")
    assert have(game) == {}
    assert over(game)


@pytest.mark.rule("UC-S12-01")
def test_any_two_of_the_five_resources_may_be_taken() -> None:
    game = chosen("Y3")
    play(game, "part 2")
    names = ("kelp", "steelplast", "science", "credit", "biomatter")
    pairs = {f"take {one} {other}" for i, one in enumerate(names) for other in names[i + 1 :]}
    assert set(offered(game)) == pairs
    play(game, "take kelp science")
    assert have(game) == {"kelp": 1, "science": 1}


@pytest.mark.rule("UC-S12-02")
@pytest.mark.parametrize(("option", "kind", "other"), [(1, "farm", "laboratory"), (2, "laboratory", "farm")])
def test_r1_builds_two_farms_or_two_laboratories_not_one_of_each(option: int, kind: str, other: str) -> None:
    game = chosen("R1", resources={"kelp": 2, "steelplast": 2})
    play(game, f"option {option}", f"build {kind} S")
    assert refused(game, 0, f"build {other} S") == "UC-GLO-17"
    play(game, f"build {kind} S")
    assert described(game)["buildings"] == {"S": [kind, kind]}
    assert over(game)
    one = chosen("R1", resources={"kelp": 2, "steelplast": 2})
    play(one, f"option {option}", f"build {kind} S", "done")
    assert over(one)


@pytest.mark.rule("UC-S12-03")
@pytest.mark.parametrize(
    ("moves", "tunnels", "used"),
    [
        (["build tunnel t1", "use 53"], 1, (53,)),
        (["use 53", "build tunnel t1"], 1, (53,)),
        (["build tunnel t1", "done"], 1, ()),
        (["use 53", "done"], 0, (53,)),
    ],
)
def test_r4_builds_a_tunnel_and_uses_an_action_card(
    moves: list[str], tunnels: int, used: tuple[int, ...]
) -> None:
    game = chosen("R4", resources={"steelplast": 1, "credit": 1}, laid=[53])
    play(game, *moves)
    assert len(described(game)["tunnels"]) == tunnels
    assert nation(game).used == used


@pytest.mark.rule("UC-S12-04")
def test_r5_takes_a_special_card() -> None:
    game = chosen("R5", table={"row": [181], "special": [191, 192]})
    assert offered(game) == ["special 181", "special top", "special search"]
    play(game, "special top")
    assert 191 in nation(game).hand
    assert have(game) == {}


@pytest.mark.rule("UC-S12-05")
def test_g3_builds_a_city_and_nothing_else() -> None:
    poor = turn(resources={"steelplast": 2, "credit": 1}, hand=HAND)
    assert refused(poor, 0, "slot G3 card 16") == "UC-SLT-05"
    game = chosen("G3", resources={"steelplast": 2, "kelp": 1, "credit": 1})
    assert offered(game) == ["build white A", "build white C"]
    play(game, "build white A")
    assert have(game) == {}
    assert over(game)


@pytest.mark.rule("UC-S12-06")
@pytest.mark.parametrize("seats", [1, 2])
def test_g5_gives_two_cards_and_an_upgrade_or_a_kelp(seats: int) -> None:
    built = {"resources": {"science": 1}, "buildings": {"S": ["farm"]}, "hand": HAND}
    upgrade = turn(seats, **built)
    play(upgrade, "slot G5 card 16", "option 1", "upgrade farm S")
    assert have(upgrade) == {}
    assert described(upgrade)["buildings"] == {"S": ["farm+"]}
    # Two cards of the slot and one at the end of the turn.
    assert len(nation(upgrade).hand) == 5
    kelp = turn(seats, **built)
    play(kelp, "slot G5 card 16", "option 2")
    assert have(kelp) == {"kelp": 1, "science": 1}
    assert len(nation(kelp).hand) == 5
    without = turn(seats, **{**built, "resources": {}})
    play(without, "slot G5 card 16")
    assert "option 1" not in offered(without)
    play(without, "option 2")
    assert have(without) == {"kelp": 1}


@pytest.mark.rule("UC-S12-07")
def test_the_other_nine_slots_are_those_of_the_other_side() -> None:
    def told(node: Part) -> str:
        return "+".join(each.key for each in walk(node))

    assert {SLOTS[slot]: told(effect) for slot, effect in enumerate(SIDE_12) if slot} == {
        "Y1": "gain",
        "Y2": "build",
        "Y3": "all-of+use-action+gain-different",
        "Y4": "all-of+build+build",
        "Y5": "choose+gain+upgrade",
        "R1": "choose+build+build",
        "R2": "all-of+build+build",
        "R3": "gain",
        "R4": "all-of+build+use-action",
        "R5": "take-special",
        "G1": "advance",
        "G2": "build",
        "G3": "build",
        "G4": "all-of+use-action+gain",
        "G5": "all-of+gain+choose+upgrade+gain",
    }
    # Build-and-upgrade is on the 3-4 side only; the slot of two science or three upgrades is on both.
    assert not any(each.key == "build-and-upgrade" for effect in SIDE_12 for each in walk(effect))


@pytest.mark.rule("UC-S12-07")
@pytest.mark.parametrize("slot", ["Y1", "Y2", "Y4", "Y5", "R2", "R3", "G1", "G2", "G4"])
def test_a_shared_slot_offers_the_same_on_both_sides(slot: str) -> None:
    rich = {"steelplast": 3, "kelp": 3, "credit": 3, "science": 3}
    found = []
    for seats in (2, 3):
        game = turn(seats, resources=rich, laid=[53], tunnels=["t1"], hand=HAND)
        play(game, f"slot {slot} card {14 if slot[0] == 'R' else 16}")
        mine = offered(game) if game.decisions[0].seat == 0 else []
        found.append((mine, have(game)))
    assert found[0] == found[1]
