"""What is kept of a nation's view looks at nothing outside the nation."""

from partie.euro.effects import walk
from partie.games.underwater.cards import ALL_CARDS, METROPOLISES
from partie.games.underwater.components.terms import END, PRODUCTION, SLOT_COLOUR
from partie.games.underwater.effects import Count


def test_what_lasts_counts_nothing_outside_the_nation() -> None:
    """Slots are the one thing outside it that an effect can count; then views would have to be kept by slots too."""
    lasting = [card.effect for card in ALL_CARDS if card.type in (PRODUCTION, END)]
    lasting += [node for tile in METROPOLISES for node in (tile.production, tile.end) if node is not None]
    assert len(lasting) > 40
    for node in lasting:
        assert not any(isinstance(part, Count) and part.what == SLOT_COLOUR for part in walk(node))
