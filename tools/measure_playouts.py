"""Measures guided playouts a second: everybody replies as the game's own player does, from positions spread over a
game, as far ahead as `strong` looks.

    python tools/measure_playouts.py underwater --seats 2 --each 12
"""

import argparse
import time

import partie
from partie.bots import make
from partie.bots.limits import Budget, Limit
from partie.bots.mind import Mind
from partie.kernel.engine.state import State

EVERY = 6
"""One in this many non-trivial positions is measured."""


def positions(name: str, seats: int, seed: int) -> list[tuple[State, int]]:
    """Masks with their seats at real decisions of a game that the game's own player plays."""
    table = partie.new(name, seats, seed)
    greedy, mind = make("greedy", table.game), Mind(table.game, seed)
    found: list[tuple[State, int]] = []
    thoughts = 0
    while not table.over:
        seat = table.decisions[0].seat
        mask = table.mask(seat)
        if len(mind.ordered(mask, seat)) > 1:
            if thoughts % EVERY == 0:
                found.append((mask, seat))
            thoughts += 1
        table.push(seat, greedy.choose(table, seat))
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    options.add_argument("game", choices=sorted(partie.GAMES))
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--each", type=int, default=12, help="playouts from each position")
    options.add_argument("--seed", type=int, default=3)
    given = options.parse_args()
    starts = positions(given.game, given.seats, given.seed)
    mind = Mind(partie.GAMES[given.game], 1)
    budget = Budget(Limit(nodes=1))
    began = time.process_time()
    for mask, _ in starts:
        horizon = mind.horizon(mask, mind.reach[0])
        for _ in range(given.each):
            mind.finish(mind.guess(mask), budget, horizon)
    spent = time.process_time() - began
    count = len(starts) * given.each
    engine = "compiled" if partie.COMPILED else "plain Python"
    rate = f"{count / spent:.0f} playouts a second, {budget.used / spent:.0f} moves"
    print(f"{given.game}, {given.seats} players, {engine}: {rate}")


if __name__ == "__main__":
    main()
