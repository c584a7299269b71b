"""What the heuristic player believes, in tables that can be tuned. Everything is in points."""

from typing import Final

from partie.kernel.keeping.data import read_weights

WEIGHTS: Final[dict[str, float]] = {
    # Resources
    "kelp": 0.5,  # early in the game, as the next four
    "steelplast": 0.75,
    "science": 0.75,
    "credit": 0.55,
    "biomatter": 1.1,
    "fade": 0.35,  # share of that which is lost until the end
    "soon": 5.0,  # units of a kind that are soon spent
    "hoard": 0.45,  # a unit beyond those, against one of them
    # Production
    "made": 0.85,  # a resource of a later production
    "fed": 0.25,  # kelp that is made and not eaten
    "hungry": 1.3,  # kelp that is missing
    # Cities
    "city": 1.2,  # beyond its points, early in the game
    "loose-city": 0.55,  # share of its points while it is not connected
    "loose-building": 0.5,
    "site": 0.0,  # a free site that the network reaches, early in the game
    "open-type": 0.15,  # a type that a connected city still lacks, early in the game
    # Metropolises
    "brown": 1.0,  # share of the brown tile's points without a tunnel to it
    "reach": 0.6,  # a tunnel site beside one that could be dug
    "linked": 0.5,
    # Cards
    "action": 1.1,  # a use
    "permanent": 0.32,  # a round
    "growth": 0.09,  # of an end card's points, a round
    "card": 0.35,  # one that will be drawn
    "chance": 0.45,  # how likely a card in the hand meets a slot of its colour
    "colours": 0.3,  # a further colour in the hand
    # The rest
    "order": 0.25,  # a space of the Federation track
    "goal": 8.0,  # alone: a connected city of the seven
    "goal-loose": 5.0,
    "goal-site": 2.0,
}
"""Plain beliefs: those of `greedy`."""
STUDIED: Final[dict[str, float]] = read_weights("underwater", "studied.json", WEIGHTS)
"""Those of searches, tuned by games against the plain ones: `partie tune underwater --table studied`."""
