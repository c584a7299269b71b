"""What the greedy player believes, in one table that can be tuned. Values are in points of the points game."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # Production: points for a level of the lowest in a race, how evenly the three should grow, how many levels each
    # action phase to come will add, what a level is worth beyond the lowest one's points, what it makes in a year.
    "race-level": 5.0,
    "balance": 1.6,
    "growth": 2.0,
    "level": 0.7,
    "yield": 0.5,
    # Resources by world and kind; beyond a handful they are worth half. The share with one or two action phases to come.
    "old-food": 0.25,
    "old-steel": 0.55,
    "old-energy": 0.65,
    "new-food": 0.8,
    "new-steel": 1.0,
    "new-energy": 0.9,
    "ample": 4.0,
    "last": 0.5,
    "second": 0.8,
    # An action that can still be paid this year, or will be next year.
    "action": 1.0,
    "next-action": 1.0,
    # Population and factories that wait to settle; those beyond six and four; the first and the second area that they
    # could settle at once.
    "population": 1.2,
    "factory": 1.6,
    "crowd": 0.4,
    "settle-first": 0.55,
    "settle-second": 0.3,
    # Stadiums: a token or point less if one is missing, as far as it can still come; smileys.
    "stadium-flies": 0.5,
    "stadium-later": 0.95,
    "stadium-built": 1.5,
    "smiley": 0.25,
    # Shuttles: the share of their load if they can be launched now, next year, after a flight back; loads.
    "launchable": 0.85,
    "grounded": 0.35,
    "away": 0.25,
    "load-area": 2.5,
    "load-stadium": 5.0,
    "load-goods": 0.4,
    # The Old World: what it still makes; areas left behind (share of what they will cost).
    "old-make": 0.7,
    "left-behind": 1.0,
    # Technologies: abilities (share of what they are reckoned), one half done.
    "ability": 1.0,
    "half": 1.0,
    # Infrastructure: in hand and playable, in hand, played without its requirement met (shares of its production).
    "plan-met": 0.5,
    "plan": 0.15,
    "unmet": 0.3,
    # Satellites: a section, a biome opened, a symbol at hand; strength gathered this year, the yearly bonus.
    "section": 0.35,
    "biome": 1.0,
    "symbol": 0.6,
    "strength": 0.4,
    "bonus": 0.8,
    # Food that will be missing, as a share of the token it costs.
    "hunger": 1.2,
    # Cards in hand (share of what they do), goals.
    "card": 0.2,
    "goal": 1.0,
    "goal-growth": 0.8,
}
