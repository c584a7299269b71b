"""What an offer reveals is known from the step where it can be; only the rest is tried on copies."""

import random
from collections import Counter

import pytest

import partie
from partie.kernel.engine.state import deciders, play

MOST_TRIED = {"powergrid": 0.4, "evacuation": 0.7, "shipyard": 0.7, "underwater": 0.8}
"""By game: the share of offers that are tried."""


@pytest.mark.parametrize("name", sorted(partie.GAMES))
def test_moves_that_are_not_tried_reveal_what_is_said(name):
    game = partie.new(name, 3, 5)
    dice = random.Random(5)
    offers: Counter[str] = Counter()
    while not game.over:
        decision = game.decisions[0]
        seat, step, s = decision.seat, decision.step, game.state
        if len(deciders(s)) == 1:
            kinds = [step.tried_as(s, move) for move in decision.moves]
            offers["all"] += len(kinds)
            offers["tried"] += len({kind for kind in kinds if kind is not None})
            for move, kind in zip(decision.moves, kinds, strict=True):
                if kind == move and kinds.count(kind) == 1:
                    continue
                trial = s.copy()
                play(trial, seat, move)
                revealed = trial.revealed != s.revealed
                assert decision.reveals(move) == revealed, (step.name, game.notation(seat, move))
        game.push(seat, dice.choice(decision.moves))
    assert offers["tried"] <= MOST_TRIED[name] * offers["all"], offers
