"""Listings of rich positions: what they may cost, counted in trial moves, and that they agree with refusals."""

import pytest
from measure_listings import listings, rich

from partie.kernel.engine.obligation import LISTING_LIMIT, Trials
from partie.kernel.engine.state import legal, refusal

DEAR = (2542, 3175, 7481, 9952, 14871, 506367, 510105, 512436, 513927)
"""Seeds of positions whose listings would take up to 700 ms without a budget: up to 18,000 trial moves."""
TENTH_OF_A_SECOND = 2_300
"""Trial moves that take so long in plain Python, at about 43 µs each."""


@pytest.mark.parametrize("seed", DEAR)
def test_a_dear_listing_keeps_to_its_budget(seed: int) -> None:
    for each in listings(seed):
        assert each.trials <= TENTH_OF_A_SECOND


def test_most_listings_cost_little() -> None:
    found = sorted(each.trials for seed in range(400) for each in listings(seed))
    assert len(found) > 1500
    assert found[-1] <= LISTING_LIMIT and found[len(found) * 99 // 100] < 100


@pytest.mark.rule("UC-SLT-05", "UC-SLT-07", "UC-PER-04")
@pytest.mark.parametrize("part", range(4))
def test_exactly_those_turns_are_listed_that_are_not_refused(part: int) -> None:
    looked = 0
    for seed in (*range(50 * part, 50 * part + 50), *DEAR[part : part + 2]):
        game = rich(seed)
        assert game is not None
        state = game.state
        listed = set(legal(state, 0))
        for move in game.decisions[0].step.moves(state):
            looked += 1
            assert (refusal(state, 0, move) is None) == (move in listed), (seed, game.notation(0, move))
    assert looked > 1000


def test_the_asked_state_keeps_no_budget() -> None:
    game = rich(0)
    assert game is not None
    trials = Trials()
    legal(game.state, 0, trials)
    assert game.state.trials is None and not game.state.dry
