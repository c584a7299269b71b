"""The effect trees: their numbers stand in saves, so they stay."""

from hashlib import sha256

import pytest

from partie.games.evacuation.book import BOOK


@pytest.mark.parametrize(
    ("edition", "count", "kinds"), [(1, 268, "e72a6bb744b91b8d"), (2, 334, "77385c5ae1f82091")]
)
def test_the_numbers_of_the_nodes_stay(edition: int, count: int, kinds: str) -> None:
    """A save names an effect by its number: a new edition adds nodes after those of the editions before."""
    assert [node.nid for node in BOOK.nodes] == list(range(len(BOOK.nodes)))
    assert sha256(" ".join(node.key for node in BOOK.nodes[:count]).encode()).hexdigest()[:16] == kinds, (
        edition
    )
