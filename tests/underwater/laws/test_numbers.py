"""Saves and records name nodes by their numbers: which kind has which number may not change."""

import hashlib

from partie.euro.effects import NODES_A_SOURCE
from partie.games.underwater.book import TABLE
from partie.games.underwater.trees import SITE_SOURCE

KNOWN = "48bd1e86552b1c27"
"""Of the kinds by number. A card that is added at a free number, or changed, changes it; nothing else may."""


def test_the_numbers_of_nodes_are_those_of_the_records() -> None:
    nodes = TABLE.nodes[: (SITE_SOURCE + 1) * NODES_A_SOURCE]
    told = ";".join(f"{number}={node.key}" for number, node in enumerate(nodes) if node.nid == number)
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == KNOWN
