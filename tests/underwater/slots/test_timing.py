"""Timing: card and slot, parts of an effect, triggers; the worked examples of the rulebooks."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, turn

from partie.games.underwater.cards import BY_NUMBER, METROPOLISES
from partie.games.underwater.components.terms import SCIENCE, amount
from partie.games.underwater.effects import Gain
from partie.kernel.engine.partie import Partie

# Cards: 19 action (build a structure, one Federation step), 28 red instant (a kelp with an upgraded tunnel), 34 action
# (build a farm or a plant, a card), 37 permanent (a credit for a second laboratory), 22 green instant (use an action
# card), 53 yellow action (a kelp, a card). Slot R5 of the 3-4 side: use an action card; build and upgrade a structure.


@pytest.mark.rule("UC-TIM-01")
def test_the_parts_of_a_slot_go_in_any_order() -> None:
    for first, second in (("part 1", "part 2"), ("part 2", "part 1")):
        game = turn(3, resources={"steelplast": 3, "kelp": 1, "credit": 3}, hand=[14, 15, 16])
        play(game, "slot R2 card 14")
        assert {"part 1", "part 2"} <= set(offered(game))
        builds = {"part 1": "build tunnel t1", "part 2": "build white A"}
        play(game, first, builds[first], builds[second])
        assert described(game)["tunnels"] == ["t1"]
        assert described(game)["cities"] == {"S": "white", "A": "white"}


@pytest.mark.rule("UC-TIM-01")
def test_a_part_that_is_begun_is_done() -> None:
    game = turn(3, resources={"steelplast": 3, "kelp": 1, "credit": 3}, hand=[14, 15, 16])
    assert refused(game, 0, "part 1") == "UC-TIM-01"
    play(game, "slot R2 card 14")
    assert refused(game, 0, "part 3") == "UC-TIM-01"
    play(game, "build tunnel t1")
    # Only the city is left: it is built, or the slot is done.
    assert refused(game, 0, "part 2") == "UC-TIM-01"
    begun = turn(3, resources={"steelplast": 3, "kelp": 1, "credit": 3}, hand=[14, 15, 16])
    play(begun, "slot R2 card 14", "part 1")
    assert refused(begun, 0, "done") == "UC-TIM-01"


@pytest.mark.rule("UC-TIM-02", "UC-TIM-03")
def test_build_and_upgrade_is_both_or_nothing() -> None:
    poor = turn(3, resources={"steelplast": 1, "credit": 1}, hand=[14, 15, 16])
    play(poor, "slot R5 card 14")
    assert refused(poor, 0, "build tunnel t1") == "UC-TIM-03"
    play(poor, "use 206", "option 2")
    assert have(poor) == {"steelplast": 1, "credit": 2}
    rich = turn(3, resources={"steelplast": 1, "credit": 1, "science": 2}, tunnels=["t2"], hand=[14, 15, 16])
    play(rich, "slot R5 card 14", "part 2")
    assert refused(rich, 0, "upgrade tunnel t2") == "UC-TIM-02"
    play(rich, "build tunnel t1")
    assert described(rich)["tunnels"] == ["t1+", "t2"]


@pytest.mark.rule("UC-TIM-04")
def test_the_action_card_comes_before_or_after_build_and_upgrade() -> None:
    """Action card 23 (a Federation step, a science) pays the upgrade only when it is used first."""
    game = turn(3, resources={"steelplast": 1, "credit": 1}, laid=[23], hand=[14, 15, 16])
    play(game, "slot R5 card 14")
    assert refused(game, 0, "build tunnel t1") == "UC-TIM-03"
    play(game, "use 23", "advance 1", "build tunnel t1")
    assert described(game)["tunnels"] == ["t1+"]
    # With a science of his own the tunnel is upgraded before anything else is asked.
    after = turn(3, resources={"steelplast": 1, "credit": 1, "science": 1}, laid=[23], hand=[14, 15, 16])
    play(after, "slot R5 card 14", "build tunnel t1")
    assert described(after)["tunnels"] == ["t1+"]
    assert have(after) == {}
    play(after, "use 23", "advance 1")
    assert have(after) == {"science": 1}


@pytest.mark.rule("UC-TIM-03", "UC-TIM-06")
def test_a_bonus_of_the_site_may_pay_the_upgrade() -> None:
    """The site E1 gives a science when it is built on."""
    game = turn(3, resources={"credit": 1}, cities={"C": "white"}, hand=[14, 15, 16])
    play(game, "slot R5 card 14")
    assert refused(game, 0, "build plant E") == "UC-TIM-03"
    play(game, "build plant E1")
    assert nation(game).player_board.upgraded_at(5, 1) == 1
    assert have(game) == {}


@pytest.mark.rule("UC-TIM-06", "UC-UPG-09")
def test_a_trigger_between_build_and_upgrade_may_upgrade_what_was_built() -> None:
    """Contract 7 (two cities with all three buildings): a free upgrade. The science of the slot then comes back."""
    game = turn(
        3,
        table={"contracts": [1, 2, 7]},
        contracts="on",
        resources={"steelplast": 1, "science": 1},
        used=[206],
        cities={"A": "white"},
        tunnels=["t1"],
        buildings={"S": ["farm", "plant"], "A": ["farm", "plant"], "A1": ["laboratory"]},
        hand=[14, 15, 16],
    )
    other = game.copy()
    play(game, "slot R5 card 14", "build laboratory S", "upgrade laboratory S")
    assert described(game)["buildings"]["S"] == ["farm", "plant", "laboratory+"]
    assert have(game) == {"science": 1}
    play(other, "slot R5 card 14", "build laboratory S", "upgrade farm S")
    assert described(other)["buildings"]["S"] == ["farm+", "plant", "laboratory+"]
    assert have(other) == {}


@pytest.mark.rule("UC-TIM-05")
def test_card_and_slot_are_ordered_once_before_both() -> None:
    game = turn(3, resources={"steelplast": 2, "credit": 2}, hand=[14, 15, 29])
    assert refused(game, 0, "card first") == "UC-TIM-05"
    assert refused(game, 0, "slot first") == "UC-TIM-05"
    play(game, "slot R4 card 29", "card first")
    # The tunnel of the card comes first; the laboratories of the slot wait for it.
    assert not any(move.startswith("build laboratory") for move in offered(game))
    assert refused(game, 0, "slot first") == "UC-TIM-05"
    play(game, "build tunnel t1", "build laboratory S")
    assert described(game)["buildings"] == {"S": ["laboratory"]}


@pytest.mark.rule("UC-TIM-05")
def test_the_card_waits_until_the_slot_is_finished() -> None:
    game = turn(3, resources={"steelplast": 2, "credit": 2}, hand=[14, 15, 29], tunnels=["t1"])
    play(game, "slot R4 card 29", "slot first", "build laboratory S")
    assert not any(move.startswith("build tunnel") for move in offered(game))
    assert refused(game, 0, "card first") == "UC-TIM-05"
    play(game, "done")
    assert "build tunnel t2" in offered(game)


@pytest.mark.rule("UC-TIM-08")
def test_the_action_card_first_pays_the_plant() -> None:
    game = turn(3, resources={"science": 1}, hand=[14, 15, 16])
    play(game, "slot R5 card 14", "use 206", "option 2", "build plant S")
    assert have(game) == {}
    assert described(game)["buildings"] == {"S": ["plant+"]}


@pytest.mark.rule("UC-TIM-06", "UC-TIM-09")
def test_first_timing_example() -> None:
    game = turn(
        3,
        table={"deck": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]},
        resources={"steelplast": 1, "science": 1},
        laid=[34, 37],
        used=[206],
        buildings={"S": ["laboratory"]},
        hand=[14, 15, 16],
        others=[{"hand": [17, 18, 19]}, {"hand": [20, 21, 22]}],
    )
    play(game, "slot R5 card 14", "build laboratory S")
    assert have(game) == {"credit": 1}
    assert described(game)["buildings"] == {"S": ["laboratory+", "laboratory"]}
    play(game, "use 34", "build plant S")
    assert have(game) == {}
    assert described(game)["buildings"] == {"S": ["plant", "laboratory+", "laboratory"]}
    # One card by action card 34, one at the end of the turn (UC-EOT-01).
    assert nation(game).hand == [1, 2, 15, 16]
    assert nation(game).used == (34, 206)


def second_example(**more: Any) -> Partie:
    return turn(
        3,
        resources={"steelplast": 1, "credit": 1, "science": 1},
        laid=[19],
        used=[206],
        federation=4,
        hand=[14, 15, 28],
        **more,
    )


@pytest.mark.rule("UC-TIM-07", "UC-TIM-10")
def test_second_timing_example() -> None:
    game = second_example()
    play(game, "slot R5 card 28", "slot first", "build tunnel t1", "use 19", "advance 1")
    assert have(game) == {"credit": 1}
    play(game, "build plant S")
    assert have(game) == {"kelp": 1}
    assert described(game)["tunnels"] == ["t1+"]
    assert described(game)["buildings"] == {"S": ["plant"]}
    assert described(game)["federation"] == 3
    assert 19 in nation(game).used


@pytest.mark.rule("UC-TIM-07")
def test_a_bonus_of_the_board_pays_the_next_tunnel_of_the_slot() -> None:
    """The rulebook's example: the first tunnel gives a steelplast, which with another credit pays the second."""
    game = turn(3, resources={"steelplast": 1, "credit": 2}, tunnels=["t1"], hand=[14, 15, 16])
    play(game, "slot Y2 card 16", "build tunnel t5")
    assert have(game) == {"steelplast": 1, "credit": 1}
    play(game, "build tunnel t6")
    assert have(game) == {}
    assert described(game)["tunnels"] == ["t1", "t5", "t6"]


@pytest.mark.rule("UC-TIM-11")
def test_the_kelp_of_the_card_never_pays_inside_the_slot() -> None:
    game = second_example()
    play(game, "slot R5 card 28", "slot first", "build tunnel t1", "use 19", "advance 1")
    assert "build farm S" not in offered(game)
    first = second_example()
    play(first, "slot R5 card 28", "card first")
    assert have(first) == {"steelplast": 1, "credit": 1, "science": 1}


@pytest.mark.rule("UC-TIM-12")
def test_with_an_upgraded_tunnel_the_kelp_comes_before_the_slot() -> None:
    game = second_example(tunnels=["t2+"])
    play(game, "slot R5 card 28", "card first")
    assert have(game)["kelp"] == 1
    play(game, "use 19", "build farm S")
    assert described(game)["buildings"] == {"S": ["farm"]}


@pytest.mark.rule("UC-SLT-05", "UC-SLT-06")
def test_a_slot_of_which_nothing_can_be_done_is_refused() -> None:
    game = turn(3, resources={"credit": 5}, hand=[16, 38, 39])
    assert refused(game, 0, "slot Y2 card 16") == "UC-SLT-05"
    assert not any(move.startswith("slot Y2") for move in offered(game))
    rich = turn(3, resources={"steelplast": 1, "credit": 5}, hand=[16, 38, 39])
    play(rich, "slot Y2 card 16")
    assert refused(rich, 0, "done") == "UC-SLT-05"


@pytest.mark.rule("UC-SLT-07")
def test_a_card_used_first_may_make_a_slot_possible() -> None:
    # Green instant 5: a special card and two credits; slot G2: two plants.
    game = turn(3, resources={}, laid=[], hand=[5, 16, 38])
    play(game, "slot G2 card 5")
    # Only the card first gives the two credits that the slot needs.
    assert offered(game) == ["card first"]
    play(game, "card first")
    assert have(game) == {"credit": 2}
    assert any(step.name == "slot-effect" for step in game.state.agenda)


@pytest.mark.rule("UC-TIM-03", "UC-TIM-06", "UC-MET-03")
def test_the_science_of_a_metropolis_may_pay_the_upgrade() -> None:
    """The tunnel t12 connects metropolis N. A tile that gives a science at once pays the upgrade of that tunnel."""
    science = next(
        tile.number
        for tile in METROPOLISES
        if isinstance(tile.instant, Gain) and tile.instant.gift.goods[SCIENCE]
    )
    given = {
        "resources": {"steelplast": 1, "credit": 1},
        "used": [206],
        "tunnels": ["t2", "t4"],
        "cities": {"C": "white", "D": "white"},
        "buildings": {"E1": ["farm"]},
        "hand": [14, 15, 16],
    }
    without = turn(3, **given, tiles=[4, 6, 12])
    assert refused(without, 0, "slot R5 card 14") == "UC-SLT-05"
    game = turn(3, **given, tiles=[4, science, 12])
    play(game, "slot R5 card 14")
    assert refused(game, 0, "build tunnel t1") == "UC-TIM-03"
    play(game, "build tunnel t12")
    assert "t12+" in described(game)["tunnels"]
    assert have(game).get("science", 0) == METROPOLISES[science - 1].instant.gift.goods[SCIENCE] - 1


@pytest.mark.rule("UC-TIM-03", "UC-BON-02")
def test_a_federation_step_of_the_site_may_pay_the_upgrade() -> None:
    """Action card 18 builds a building at its usual cost and upgrades it for a credit. From space 4, the step of the
    site D1 brings that credit: then it is no longer a *may*."""
    assert BY_NUMBER[18].effect.upgrade == amount(credit=1)
    for space, possible in ((4, True), ("below", False)):
        game = turn(
            3,
            laid=[18],
            used=[206],
            federation=space,
            resources={"kelp": 1},
            cities={"D": "white"},
            hand=[16, 14, 15],
        )
        play(game, "slot G4 card 16")
        assert (game.why_not(0, "use 18") is None) == possible
        if possible:
            play(game, "use 18")
            assert refused(game, 0, "build farm D") == "UC-TIM-03"
            play(game, "build farm D1")
            assert refused(game, 0, "done") == "UC-TIM-03"
            play(game, "advance 1")
            assert described(game)["buildings"] == {"D1": ["farm+"]}
            assert have(game) == {"steelplast": 1}
