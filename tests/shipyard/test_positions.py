"""Positions written by hand: what is described gives the same position again, and nonsense is explained."""

import random

import pytest
from playing import offered
from shipyard_positions import harbour, position, start

import partie


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_described_position_gives_the_same_position_again(seats: int) -> None:
    dice = random.Random(seats)
    for contracts in ("sets", "random"):
        game = start(seats, seats, contracts=contracts)
        seen = 0
        while not game.over:
            decision = dice.choice(game.decisions)
            if decision.step.name in ("choose-action", "final-action") and dice.random() < 0.3:
                again = position(seats, game.game.describe(game.state), seats, contracts=contracts)
                assert again.game.describe(again.state) == game.game.describe(game.state)
                assert again.decision(decision.seat).moves == decision.moves
                mine, theirs = harbour(game).save(), harbour(again).save()
                assert {k for k in mine if mine[k] != theirs[k]} <= {"rng", "revealed"}
                seen += 1
            game.push(decision.seat, dice.choice(decision.moves))
        assert seen > 3


def test_a_mask_describes_nothing_hidden() -> None:
    game = start(3, 5)
    known = game.game.describe(game.mask(0))
    assert not {"bows", "middles", "sterns", "canals", "goods"} & set(known)
    assert "contracts" in known["players"][0] and "contracts" not in known["players"][1]


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"row": ["exchange"]}, "row"),
        ({"players": [{"yard": "M........"}, {}]}, "yard"),
        ({"players": [{"yard": "BM"}, {}]}, "yard"),
        ({"players": [{"yard": [3, 3, None, None, None, None, None, None, None]}, {}]}, "yard"),
        ({"players": [{"goods": [["coal", "coal", "coal"]] * 2}, {}]}, "goods"),
        ({"players": [{"goods": [["coal"]]}, {}]}, "goods"),
        ({"players": [{"employees": ["trader_coal_2"]}, {}]}, "employees"),
        ({"players": [{"employees": ["accountant"]}, {"employees": ["accountant"]}]}, "employees"),
        ({"players": [{"canals": [{"tile": 1, "at": "0:0"}, {"tile": 2, "at": "5:5"}]}, {}]}, "canals"),
        ({"players": [{"canals": [{"tile": 1, "at": "here"}]}, {}]}, "at"),
        ({"players": [{"figure": {"at": "0:0", "space": 1, "stern": 4}}, {}]}, "figure"),
        ({"players": [{"contracts": ["lifebuoys"]}, {}]}, "contracts"),
        ({"players": [{"fleet": [{"parts": "BMM", "load": {}}]}, {}]}, "fleet"),
        ({"ring": ["accountant"] * 24}, "ring"),
        ({"solo": ["exchange"]}, "solo"),
        ({"stage": "lunch"}, "stage"),
        ({"cubes": 9}, "cubes"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_position_that_does_not_add_up_is_refused_by_name(given: dict, where: str) -> None:
    with pytest.raises(partie.PartieError) as raised:
        position(2, given)
    assert raised.value.key == "bad-position" and where in str(raised.value.detail["where"])
    assert str(raised.value).endswith(".")


def test_letters_stand_for_any_parts_of_their_kind() -> None:
    game = position(2, {"start": 0, "acting": 0, "players": [{"yard": "BMMS....."}, {}]})
    assert offered(game)
