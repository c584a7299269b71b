"""What is kept of a view is what would be drawn anew: for every seat, at every moment of a game."""

import random
from collections.abc import Iterator

import pytest

import partie
from partie.euro.effects import walk
from partie.games.underwater import view as drawing
from partie.games.underwater.cards import ALL_CARDS, METROPOLISES
from partie.games.underwater.effects import Count
from partie.games.underwater.terms import END, PRODUCTION, SLOT_COLOUR

KEPT = (drawing._NATIONS.pieces, drawing._WORKS.pieces, drawing._SLOTS, drawing._CARDS, drawing._BOARDS)


def moments(seed: int, seats: int) -> Iterator[partie.Partie]:
    dice = random.Random(seed)
    game = partie.new("underwater", seats=seats, seed=seed)
    while not game.over:
        yield game
        decision = game.decisions[0]
        game.play(decision.seat, dice.choice(decision.moves))
    yield game


@pytest.mark.parametrize(("seed", "seats"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_a_view_from_what_was_kept_is_the_view_drawn_anew(seed: int, seats: int) -> None:
    for number, game in enumerate(moments(seed, seats)):
        views = [game.view(seat) for seat in range(-1, seats)]
        if number % 4 == 0 or game.over:
            kept = [dict(part) for part in KEPT]
            for part in KEPT:
                part.clear()
            assert [game.view(seat) for seat in range(-1, seats)] == views
            for part, before in zip(KEPT, kept, strict=True):
                part.update(before)


def test_what_lasts_counts_nothing_outside_the_nation() -> None:
    """Slots are the one thing outside it that an effect can count; then views would have to be kept by slots too."""
    lasting = [card.effect for card in ALL_CARDS if card.type in (PRODUCTION, END)]
    lasting += [node for tile in METROPOLISES for node in (tile.production, tile.end) if node is not None]
    assert len(lasting) > 40
    for node in lasting:
        assert not any(isinstance(part, Count) and part.what == SLOT_COLOUR for part in walk(node))
