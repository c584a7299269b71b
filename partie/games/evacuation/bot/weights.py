"""What the greedy player believes, in one table that can be tuned. Values are in resources of the Old World."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # Resources, by world; what lies beyond a handful is worth half.
    "old": 0.85,
    "new": 1.30,
    "ample": 5.70,
    "last-year": 0.35,  # share of a resource's worth that is left in the last year
    # Production of the New World: each level, the lowest of the three, and the goal of eight.
    "level": 2.75,
    "lowest": 2.50,
    "year": 0.54,  # a level for each year it will still produce
    # Pieces on the New World side that wait to settle.
    "population": 1.60,
    "factory": 1.56,
    "old-factory": 0.67,
    "crowd": 0.38,  # share that a piece beyond the sixth is worth
    # Stadiums: up to three on the New World are needed.
    "stadium": 9.60,
    "old-stadium": 2.28,
    "spare-stadium": 0.80,
    "smiley": 0.19,
    # Shuttles on the Old World that can be launched, or cannot; on the New World.
    "launchable": 7.04,
    "grounded": 2.86,
    "away": 4.22,
    "shuttles": 1.35,  # more than so many are not worth much
    # The Old World: what an area left there makes for each year to come, and what it costs at the end.
    "land": 1.17,
    "left-behind": 11.98,
    # Technologies by level, and the share of one half done.
    "level-1": 2.60,
    "level-2": 3.30,
    "level-3": 8.45,
    "half": 0.42,
    # Infrastructure in hand, and played without its requirement met (share of its production).
    "plan": 1.08,
    "unmet": 0.16,
    # Satellites: a section, a biome opened, a symbol at hand; strength gathered this year, the yearly bonus.
    "section": 0.26,
    "biome": 1.80,
    "symbol": 1.10,
    "strength": 0.23,
    "bonus": 2.60,
    # Penalty tokens, and food that will be missing.
    "penalty": 5.20,
    "hunger": 2.20,
    # Cards in hand (share of what they do), goal points, tasks.
    "card": 0.33,
    "point": 0.90,
}
