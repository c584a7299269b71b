"""What is kept of a view is what would be drawn anew: for every seat, at every moment of a game."""

import random

import pytest

import partie
from partie.games.powergrid import view as drawing

KEPT = (drawing._PLAYERS.pieces, drawing._FUELS, drawing._CARDS)


@pytest.mark.parametrize(("seed", "seats", "map_name"), [(1, 2, "germany"), (2, 4, "usa"), (3, 6, "germany")])
def test_a_view_from_what_was_kept_is_the_view_drawn_anew(seed: int, seats: int, map_name: str) -> None:
    dice = random.Random(seed)
    game = partie.new("powergrid", seats=seats, seed=seed, map=map_name)
    number = 0
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.seat, dice.choice(decision.moves))
        views = [game.view(seat) for seat in range(-1, seats)]
        number += 1
        if number % 7 == 0 or game.over:
            kept = [dict(part) for part in KEPT]
            for part in KEPT:
                part.clear()  # type: ignore[attr-defined]
            assert [game.view(seat) for seat in range(-1, seats)] == views
            for part, before in zip(KEPT, kept, strict=True):
                part.update(before)  # type: ignore[attr-defined]
