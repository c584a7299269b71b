"""Views: their caller's own, drawn from pieces that are kept within bounds."""

import pytest

import partie
from partie.kernel.engine.kept import Kept


def spoil(part: object) -> None:
    """Change everything that can be changed, from the inside out."""
    for inner in list(part.values()) if isinstance(part, dict) else part if isinstance(part, list) else ():
        spoil(inner)
    if isinstance(part, dict | list):
        part.clear()


@pytest.mark.parametrize("name", list(partie.GAMES))
def test_whoever_changes_a_view_changes_nobody_elses(name: str) -> None:
    game = partie.new(name, seats=2, seed=4)
    before = game.view(1)
    spoil(game.view(1))
    spoil(game.view(0))
    assert game.view(1) == before == game.drawing(1)
    assert partie.new(name, seats=2, seed=4).view(1) == before


def test_no_more_is_kept_than_the_limit() -> None:
    kept = Kept(3)
    for number in range(10):
        assert kept.get((number,)) is None
        piece = kept.keep((number,), {"number": number})
        assert kept.get((number,)) is piece
        assert len(kept.pieces) <= 3
