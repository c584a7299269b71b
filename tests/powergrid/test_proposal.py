"""Phase 5: every way to produce is offered, and the proposed one is the best of them."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from powergrid_burning import KINDS, all_ways, owners, supplied, worth
from powergrid_positions import grid, position
from powergrid_rounds import SOUTHERN_USA, towns

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move

EXAMPLES = max(300, settings.default.max_examples if settings.default else 0)


def producing(owner: dict[str, Any]) -> Partie:
    """Phase 5 with the owner to produce."""
    row = {
        "money": 0,
        "plants": owner["plants"],
        "fuel": dict(zip(KINDS, owner["fuel"], strict=True)),
        "cities": towns(owner["cities"]),
    }
    given = {
        "round": 5,
        "epoch": 2,
        "phase": "bureaucracy",
        "order": [0, 1],
        "players": [row, {}],
        "fuel": dict(zip(KINDS, owner["market"], strict=True)),
    }
    return position(2, given, map="usa", regions=SOUTHERN_USA)


def outcome(game: Partie, move: Move) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """The plants that a move runs, the fuel it burns, and what it pays."""
    after = game.copy()
    words = game.notation(0, move).split()
    after.play(0, move)
    before, later = grid(game).players[0], grid(after).players[0]
    burnt = tuple(a - b for a, b in zip(before.fuel, later.fuel, strict=True))
    return tuple(int(word) for word in words if word.isdigit()), burnt, later.money


@pytest.mark.rule("PG-BUR-09", "PG-OWN-06")
@settings(max_examples=EXAMPLES)
@given(owner=owners(most_cities=3))
def test_exactly_the_ways_to_run_plants_that_fuel_allows_are_offered(owner: dict[str, Any]) -> None:
    game = producing(owner)
    moves = game.decisions[0].moves
    found = [outcome(game, move)[:2] for move in moves]
    assert len(set(found)) == len(found)
    assert set(found) == all_ways(owner["plants"], owner["fuel"])


@settings(max_examples=EXAMPLES)
@given(owner=owners(most_cities=21))
@example(owner={"plants": [9, 36, 38, 40], "fuel": (3, 3, 3, 0), "market": (9, 9, 9, 2), "cities": 21})
@example(owner={"plants": [10, 11], "fuel": (2, 0, 0, 1), "market": (22, 18, 6, 2), "cities": 2})
def test_the_proposal_brings_the_most_income_for_the_least_fuel(owner: dict[str, Any]) -> None:
    """The market tells what fuel is worth: two coal at 1 are less than one uranium at 14. The twenty-first city
    pays nothing, so nothing is burnt for it."""
    game = producing(owner)
    run, burnt, income = outcome(game, game.decisions[0].default)
    best = max(
        (min(20, supplied(way, owner["cities"])), -worth(fuel, owner["market"]))
        for way, fuel in all_ways(owner["plants"], owner["fuel"])
    )
    assert (min(20, supplied(run, owner["cities"])), -worth(burnt, owner["market"])) == best
    payment = [10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150]
    assert income == payment[best[0]]
