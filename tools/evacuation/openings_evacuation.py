"""Measures openings of Evacuation in solo games: the first two actions are fixed, the game's own player plays the rest.

    python tools/evacuation/openings_evacuation.py 100 [--first SEED]

Every opening is played on the same deals, which reduces the variance of their differences.
"""

import argparse
from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import sqrt
from statistics import mean, pstdev

import partie
from partie.games.evacuation.bot import Greedy
from partie.games.evacuation.cards.board import BOARD, CLONE, SETTLE
from partie.games.evacuation.moves import ACT

GIVEN = 2
"""The number of actions in an opening."""
EARLY = [action for action in range(len(BOARD)) if action not in (SETTLE, CLONE)]
"""Actions that are possible before the first flight."""


def played(seed: int, opening: Sequence[int]) -> int | None:
    """The points of a game that begins with these actions, in an order that can be paid; None if there is none."""
    game = partie.new("evacuation", seats=1, seed=seed)
    own = Greedy()
    left = list(opening)
    while not game.over:
        acts = {move[1]: move for move in game.legal(0) if move[0] == ACT}
        if acts and left:
            action = next((action for action in left if action in acts), None)
            if action is None:
                return None
            left.remove(action)
            game.push(0, acts[action])
        else:
            game.push(0, own.choose(game.mask(0), 0))
    assert game.result is not None
    return None if left else game.result.scores[0][0]


def measured(seeds: range) -> dict[tuple[int, ...], dict[int, int]]:
    """By opening and seed: the points."""
    found: dict[tuple[int, ...], dict[int, int]] = {}
    for opening in combinations_with_replacement(EARLY, GIVEN):
        points = {seed: played(seed, opening) for seed in seeds}
        found[opening] = {seed: each for seed, each in points.items() if each is not None}
    return found


def table(found: dict[tuple[int, ...], dict[int, int]], least: int) -> str:
    """The openings with enough games, best first, with the difference to the best and its 95 % interval."""
    order = sorted(
        (each for each in found if len(found[each]) >= least), key=lambda each: -mean(found[each].values())
    )
    best = found[order[0]]
    lines = [
        "| first two actions | games | points | less than the best on the same deals |",
        "| --- | --- | --- | --- |",
    ]
    for opening in order:
        gaps = [best[seed] - points for seed, points in found[opening].items() if seed in best]
        lack = f"{mean(gaps):.1f} ± {1.96 * pstdev(gaps) / sqrt(len(gaps)):.1f}"
        names = " and ".join(BOARD[action].id for action in opening)
        lines.append(f"| {names} | {len(found[opening])} | {mean(found[opening].values()):.1f} | {lack} |")
    return "\n".join(lines)


def main() -> None:
    """Play, then print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("games", type=int, help="deals for each opening")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    print(table(measured(range(given.first, given.first + given.games)), given.games // 2))


if __name__ == "__main__":
    main()
