"""What the greedy player believes, in one table that can be tuned. Values are in points of the points game."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # Production: points for a level of the lowest in a race, how evenly the three should grow, how many levels each
    # action phase to come will add, what a level is worth beyond the lowest one's points, what it makes in a year.
    "race-level": 5.0,
    "balance": 2.17,
    "growth": 2.31,
    "level": 1.42,
    "yield": 0.41,
    # Resources by world and kind; beyond a handful they are worth half. What is left in the last two action phases.
    "old-food": 0.41,
    "old-steel": 0.41,
    "old-energy": 1.07,
    "new-food": 0.7,
    "new-steel": 0.88,
    "new-energy": 1.56,
    "ample": 2.59,
    "last": 0.54,
    "second": 0.75,
    # An action that can still be paid this year, or will be next year.
    "action": 0.67,
    "next-action": 1.23,
    # Population and factories that wait to settle; those beyond six and four; the first and the second area that they
    # could settle at once.
    "population": 0.61,
    "factory": 0.94,
    "crowd": 0.57,
    "settle-first": 0.32,
    "settle-second": 0.18,
    # Stadiums: a token or point less if one is missing, as far as it can still come; smileys.
    "stadium-flies": 0.27,
    "stadium-later": 0.75,
    "stadium-built": 1.39,
    "smiley": 0.15,
    # Shuttles: the share of their load if they can be launched now, next year, after a flight back, if its energy
    # is there or not; loads.
    "launchable": 0.59,
    "grounded": 0.47,
    "away": 0.17,
    "stranded": 0.1,
    "load-area": 2.02,
    "load-stadium": 3.62,
    "load-goods": 0.5,
    # The Old World: what it still makes; areas left behind (share of what they will cost).
    "old-make": 0.77,
    "left-behind": 1.33,
    # Technologies: abilities (share of what they are reckoned), one half done.
    "ability": 1.81,
    "half": 1.41,
    # Infrastructure: in hand and playable, in hand, played without its requirement met (shares of its production).
    "plan-met": 0.32,
    "plan": 0.09,
    "unmet": 0.27,
    # Satellites: a section, a biome opened, a symbol at hand; strength gathered this year, the yearly bonus.
    "section": 0.34,
    "biome": 0.97,
    "symbol": 0.75,
    "strength": 0.33,
    "bonus": 0.66,
    # Food that will be missing, as a share of the token it costs.
    "hunger": 1.41,
    # Cards in hand (share of what they do), goals.
    "card": 0.2,
    "goal": 0.79,
    "goal-growth": 0.77,
}
