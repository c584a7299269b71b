"""What the greedy player believes, in one table that can be tuned. Values are in resources of the Old World."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # Resources, by world; what lies beyond a handful is worth half.
    "old": 0.85,
    "new": 1.3,
    "ample": 6.0,
    "last-year": 0.35,  # share of a resource's worth that is left in the last year
    # Production of the New World: each level, the lowest of the three, and the goal of eight.
    "level": 2.2,
    "lowest": 3.2,
    "year": 0.9,  # a level for each year it will still produce
    # Pieces on the New World side that wait to settle.
    "population": 1.6,
    "factory": 2.6,
    "old-factory": 1.5,
    "crowd": 0.5,  # share that a piece beyond the sixth is worth
    # Stadiums: up to three on the New World are needed.
    "stadium": 6.0,
    "old-stadium": 3.8,
    "spare-stadium": 0.8,
    "smiley": 0.7,
    # Shuttles on the Old World that can be launched, or cannot; on the New World.
    "launchable": 4.4,
    "grounded": 2.2,
    "away": 1.2,
    "shuttles": 3.0,  # more than so many are not worth much
    # The Old World: what an area left there makes for each year to come, and what it costs at the end.
    "land": 0.75,
    "left-behind": 3.6,
    # Technologies by level, and the share of one half done.
    "level-1": 2.6,
    "level-2": 4.4,
    "level-3": 6.5,
    "half": 0.42,
    # Infrastructure in hand, and played without its requirement met (share of its production).
    "plan": 0.9,
    "unmet": 0.45,
    # Satellites: a section, a biome opened, a symbol at hand; strength gathered this year, the yearly bonus.
    "section": 0.36,
    "biome": 2.4,
    "symbol": 1.1,
    "strength": 0.4,
    "bonus": 2.6,
    # Penalty tokens, and food that will be missing.
    "penalty": 4.0,
    "hunger": 2.2,
    # Cards in hand (share of what they do), goal points, tasks.
    "card": 0.25,
    "point": 0.9,
}
