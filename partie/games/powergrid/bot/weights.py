"""What the greedy player believes, in one table that can be tuned. Money is in the game's own money."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # How long the game will last, and what later money is worth.
    "pace": 1.7,  # cities the leader adds in a round
    "growth": 2.0,  # cities that a player can add in a round at most
    "discount": 0.62,  # a round later, money is worth so much less
    "final": 30.0,  # a city supplied at the end of the game
    "ample": 100.0,  # money above this lies idle
    "idle": 0.5,  # what a coin that lies idle is worth
    # Plants
    "trend": 0.85,  # rounds of refill and demand by which fuel prices move
    "rivals": 0.9,  # share of the next best plant's gain that makes this one less wanted
    "margin": 2.4,  # gain below which no plant is opened
    "settle": 34.0,  # money kept for the first cities
    "extend": 15.0,  # money kept for each city that the plants supply already, and one more
    "keep": 0.5,  # share of the money that is kept for fuel and cities at most
    # Fuel
    "stored": 0.72,  # share of its price that fuel in store is worth
    "cheap": 0.8,  # fuel for the next round is bought up to this share of the expected price
    # Cities
    "ahead": 2.0,  # cities built beyond what the plants supply
    "ahead-share": 0.7,  # what such a city is worth of an ordinary one
    "shortage": 0.5,  # each coin that will be missing for the next plant
    "open-cities": 7.0,  # how many cities ahead the first city looks
    "crowd": 1.0,  # dislike of a first city near rivals
    # The end
    "win": 1000.0,
    "worthy": 0.88,  # share of the end's cities that a win should supply
    "patience": 13.0,  # after this round the game is ended with any win, or without
    "threat": 25.0,  # a city supplied when a rival may end the game now
}
