"""Costs: the table of the player aid, charged by slots and by cards that name no price."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import refused
from underwater_positions import described, have, play, turn

from partie.euro.amounts import amount_of
from partie.euro.sets import members
from partie.games.underwater.components import COSTS
from partie.games.underwater.components.terms import KINDS, RESOURCES, amount
from partie.games.underwater.effects import SCIENCE_1
from partie.games.underwater.state.tableau import USUAL_COSTS

# The slots: Y4 builds a city and a building, Y2 tunnels, G4 uses an action card. The cards of HAND match none of them.
HAND = [16, 38, 39]
TABLE = {
    "white": {"steelplast": 2, "kelp": 1, "credit": 1},
    "purple": {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 2},
    "farm": {"kelp": 1},
    "plant": {"credit": 1},
    "laboratory": {"steelplast": 1},
    "tunnel": {"steelplast": 1, "credit": 1},
}
WHERE = {
    "white": ("Y4", "build white A"),
    "purple": ("Y4", "build purple A"),
    "farm": ("Y4", "build farm S"),
    "plant": ("Y4", "build plant S"),
    "laboratory": ("Y4", "build laboratory S"),
    "tunnel": ("Y2", "build tunnel t1"),
}


@pytest.mark.rule("UC-COS-01")
def test_the_usual_costs_are_those_of_the_player_aid() -> None:
    printed = {
        kind: {name: part for name, part in zip(RESOURCES, cost, strict=True) if part}
        for kind, cost in zip(KINDS, COSTS, strict=True)
    }
    assert printed == TABLE
    assert [dict(zip(RESOURCES, price, strict=True))["science"] for price in SCIENCE_1] == [1]
    assert sum(SCIENCE_1[0]) == 1


@pytest.mark.rule("UC-COS-02")
@pytest.mark.parametrize("kind", KINDS)
def test_a_slot_charges_the_usual_cost(kind: str) -> None:
    slot, move = WHERE[kind]
    game = turn(resources=TABLE[kind], hand=HAND)
    play(game, f"slot {slot} card 16", move)
    assert have(game) == {}
    built = described(game)
    assert (len(built["cities"]) - 1) + len(built["tunnels"]) + len(built["buildings"]) == 1


@pytest.mark.rule("UC-COS-03")
@pytest.mark.parametrize(
    ("card", "move", "cost"),
    [
        (34, "build farm S", {"kelp": 1}),
        (34, "build plant S", {"credit": 1}),
        (33, "build laboratory S", {"steelplast": 1}),
        (50, "build tunnel t1", {"steelplast": 1, "credit": 1}),
    ],
)
def test_a_card_without_a_price_charges_the_usual_cost(card: int, move: str, cost: dict[str, int]) -> None:
    """Action card 33 gives a credit besides, the slot G4 a steelplast; card 50 builds a tunnel."""
    game = turn(resources={name: part + 2 for name, part in cost.items()}, laid=[card], hand=HAND)
    play(game, "slot G4 card 16")
    before = have(game)
    play(game, f"use {card}", move)
    gained = {"credit": 1} if card == 33 else {}
    after = have(game)
    for name in RESOURCES:
        assert after.get(name, 0) == before.get(name, 0) - cost.get(name, 0) + gained.get(name, 0)


@pytest.mark.rule("UC-COS-04")
def test_a_cost_is_paid_in_full_from_the_own_resources() -> None:
    game = turn(
        resources={"kelp": 1, "credit": 1}, hand=HAND, others=[{"resources": {"steelplast": 9, "credit": 9}}]
    )
    play(game, "slot Y4 card 16")
    assert refused(game, 0, "build laboratory S") == "UC-COS-04"
    assert refused(game, 0, "build white A") == "UC-COS-04"
    play(game, "build farm S")
    assert have(game) == {"credit": 1}


@pytest.mark.rule("UC-COS-04")
def test_nobody_builds_before_the_cost_is_paid() -> None:
    """Where biomatter may stand in, the payment is asked for, and nothing else can be done before it."""
    game = turn(resources={"kelp": 1, "biomatter": 1}, hand=HAND)
    play(game, "slot Y4 card 16", "build farm S")
    assert described(game)["buildings"] == {}
    assert refused(game, 0, "done") == "UC-COS-04"
    assert refused(game, 0, "build farm S") == "UC-COS-04"
    play(game, "pay biomatter")
    assert have(game) == {"biomatter": 1}


@given(st.lists(st.integers(0, 4) | st.integers(60, 300), min_size=5, max_size=5))
def test_what_can_be_paid_is_right_for_any_amount(owned: list[int]) -> None:
    goods = amount_of(owned)
    off = amount(kelp=1, credit=1)
    for costs in (USUAL_COSTS, USUAL_COSTS.less((off,) * 6)):
        kinds = {kind for kind, cost in enumerate(costs.amounts) if payable(owned, list(cost))}
        assert set(members(costs.payable(goods))) == kinds


def payable(owned: list[int], cost: list[int]) -> bool:
    """Whether biomatter makes up for what is missing of kelp and steelplast; resource by resource."""
    missing = sum(max(0, need - own) for need, own in zip(cost[:2], owned[:2], strict=True))
    return cost[2] <= owned[2] and cost[3] <= owned[3] and cost[4] + missing <= owned[4]
