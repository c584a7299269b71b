"""Measures the worst-case time of listing legal moves in Underwater Cities, in random rich positions, and the trial
moves of each listing.

    python tools/underwater/measure_listings.py --positions 15000 [--first 0] [--jobs 2]
"""

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import partie
from partie.games.underwater.cards import ALL_CARDS, CONTRACTS
from partie.games.underwater.components.terms import ACTION, PERMANENT, RESOURCES, SLOTS
from partie.kernel.engine.obligation import Trials
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import legal

LAST_OF_ERA = (66, 123, 180)
SPECIAL = range(181, 206)
SITES = "ABCDEFGH"
KINDS = ("farm", "plant", "laboratory")
MOST_CARDS = 9
WALK = 12
"""The number of random moves played from each position, each with a listing."""


def rich(seed: int) -> Partie | None:
    """A random position in which seat 0 chooses a slot, with many cards in hand and laid, and much or little of each
    resource; None if the draw is not a possible position."""
    dice = random.Random(seed)
    seats, era = dice.choice((2, 3, 4)), dice.choice((1, 2, 3))
    cards = [card for card in ALL_CARDS if card.number <= LAST_OF_ERA[era - 1] or card.number in SPECIAL]
    laid = dice.sample([card.number for card in cards if card.type == ACTION], dice.choice((2, 3, 3)))
    used = [card for card in laid if dice.random() < 0.3] + ([206] if dice.random() < 0.3 else [])
    laid += dice.sample([card.number for card in cards if card.type == PERMANENT], dice.randrange(2, 13))
    most = dice.choice((1, 2, 4, 8))
    mine: dict[str, Any] = {
        "hand": dice.sample(
            [card.number for card in cards if card.number not in laid], dice.randrange(3, MOST_CARDS)
        ),
        "resources": {name: dice.randrange(most + 1) for name in RESOURCES},
        "laid": laid,
        "used": used,
        "tunnels": _tunnels(dice),
        "cities": {site: dice.choice(("white", "purple")) for site in SITES if dice.random() < 0.4},
        "federation": dice.choice(("below", 4, 3, 2, 1)),
    }
    mine["buildings"] = {
        site: [dice.choice(KINDS) + dice.choice(("", "", "+"))]
        for site in ("S", *mine["cities"])
        if dice.random() < 0.6
    }
    taken = {slot: [dice.randrange(1, seats)] for slot in SLOTS[1:] if dice.random() < 0.3}
    given: dict[str, Any] = {"round": (2, 5, 8)[era - 1], "order": list(range(seats)), "slots": taken}
    options = {"boards": dice.choice(("basic", "advanced")), "contracts": dice.choice(("off", "on"))}
    if options["contracts"] == "on":
        given["contracts"] = sorted(dice.sample([item.number for item in CONTRACTS], 3))
    try:
        return partie.new("underwater", seats, seed, position={**given, "nations": [mine]}, **options)
    except partie.PartieError as error:
        if error.key != "bad-position":
            raise
        return None


def _tunnels(dice: random.Random) -> list[str]:
    """A random connected network."""
    return ["t1", "t2", "t3", "t4", "t5", "t6"][: dice.randrange(7)]


class Listing:
    """One listing: its position and cost."""

    def __init__(self, seed: int, move: int, step: str, trials: int, seconds: float, cut: bool) -> None:
        self.seed = seed
        self.move = move
        self.step = step
        self.trials = trials
        self.seconds = seconds
        self.cut = cut
        """Whether the search ran out of trial moves."""


class Counting:
    """Counts the trial moves of all searches, nested ones included."""

    taken = 0

    @staticmethod
    def watch() -> None:
        take = Trials.take

        def counted(trials: Trials) -> bool:
            Counting.taken += 1
            return take(trials)

        setattr(Trials, "take", counted)  # noqa: B010


Counting.watch()


def listings(seed: int) -> list[Listing]:
    """The listings of a rich position and of a few random moves after it."""
    game = rich(seed)
    found: list[Listing] = []
    if game is None:
        return found
    dice = random.Random(seed)
    for number in range(WALK):
        if game.over or game.decisions[0].seat:
            break
        trials = Trials()
        before = Counting.taken
        begin = time.process_time()
        moves = legal(game.state, 0, trials)
        seconds = time.process_time() - begin
        step = game.decisions[0].step.name
        found.append(Listing(seed, number, step, Counting.taken - before, seconds, trials.ran_out))
        game.push(0, dice.choice(moves))
    return found


def worst(seeds: range) -> tuple[int, int, list[Listing]]:
    """The number of listings, the number cut short, and the ten slowest."""
    count = cut = 0
    longest: list[Listing] = []
    for seed in seeds:
        here = listings(seed)
        count += len(here)
        cut += sum(each.cut for each in here)
        longest = sorted([*longest, *here], key=lambda each: -each.seconds)[:10]
    return count, cut, longest


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--positions", type=int, default=15_000)
    options.add_argument("--first", type=int, default=0)
    options.add_argument("--jobs", type=int, default=2)
    given = options.parse_args()
    seeds = range(given.first, given.first + given.positions)
    with ProcessPoolExecutor(given.jobs) as pool:
        parts = list(pool.map(worst, [seeds[part :: given.jobs] for part in range(given.jobs)]))
    print(f"{sum(part[0] for part in parts)} listings, {sum(part[1] for part in parts)} of them cut")
    for each in sorted([each for part in parts for each in part[2]], key=lambda each: -each.seconds)[:10]:
        print(
            f"{1000 * each.seconds:7.1f} ms {each.trials:6d} trial moves, seed {each.seed} move {each.move} {each.step}"
        )


if __name__ == "__main__":
    main()
