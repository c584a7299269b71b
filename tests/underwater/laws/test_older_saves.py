"""Saves of older rules go on as they were meant; damaged ones are refused with what is wrong."""

import json
from typing import Any

import pytest
from underwater_positions import described, have, play, turn

import partie
from partie.games.underwater.components.terms import LABORATORIES, SCIENCE
from partie.games.underwater.moves import UPGRADES
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.partie import Partie


def saved(game: Partie) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(game.save())
    return data


@pytest.mark.rule("UC-TIM-03")
@pytest.mark.parametrize("choice, left", [("upgrade farm S", {}), ("upgrade laboratory S", {"science": 1})])
def test_an_upgrade_that_was_paid_under_rules_1_0_is_not_paid_again(
    choice: str, left: dict[str, int]
) -> None:
    """Contract 7 asks for a free upgrade between the build and its upgrade."""
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
    play(game, "slot R5 card 14", "build laboratory S")
    data = saved(game)
    # As rules 1.0 wrote it: the science is gone, and the step names the upgrade.
    data["rules"] = data["began"] = "1.0"
    state = data["state"]
    state["tight"] = False
    state["nations"][0]["resources"][SCIENCE] -= 1
    step = next(step for step in state["agenda"] if step[0] == "improve")
    step[-1] = list(UPGRADES[LABORATORIES][0])
    again = partie.load(json.dumps(data))
    assert have(again) == {"science": 1}
    play(again, choice)
    assert "laboratory+" in described(again)["buildings"]["S"]
    assert have(again) == left
    # A save of these rules is taken as it is.
    assert have(partie.load(game.save())) == {"science": 1}


def reshuffled() -> Partie:
    """A game whose deck was made anew."""
    game = partie.new("underwater", seats=4, seed=3)
    dice = Dice(5)
    while not game.state.save()["laps"]:
        decision = game.decisions[0]
        game.push(decision.seat, decision.moves[dice.below(len(decision.moves))])
    return game


def test_the_laps_of_cards_are_as_many_as_the_cards() -> None:
    data = saved(reshuffled())
    assert partie.load(json.dumps(data)).state.save()["laps"] == data["state"]["laps"]
    whole = data["state"]["laps"]
    for laps in (whole[:-1], [*whole, 0], whole[:3]):
        data["state"]["laps"] = laps
        with pytest.raises(partie.PartieError) as raised:
            partie.load(json.dumps(data))
        assert raised.value.key == "bad-save"
        assert (raised.value.detail["where"], raised.value.detail["expected"]) == (
            "state.laps",
            "lap-of-each-card",
        )
    # Rules 1.0 kept them for the cards of the eras alone.
    data["state"]["laps"] = whole[:181]
    assert partie.load(json.dumps(data)).state.save()["laps"] == whole


def test_a_game_that_began_before_rules_1_2_keeps_its_boards() -> None:
    """Board 1, on which seven tunnels connect the brown metropolis, is dealt no more."""
    game = turn(2, board=1, others=[{"board": 2}], hand=[14, 15, 16])
    data = saved(game)
    data["rules"] = data["began"] = "1.1"
    again = partie.load(json.dumps(data))
    assert [described(again, seat)["board"] for seat in (0, 1)] == [1, 2]
    while not again.over:
        decision = again.decisions[0]
        again.push(decision.seat, decision.moves[0])
    assert partie.replay(again.record()).save() == again.save()
