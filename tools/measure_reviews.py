"""Measures the reviews of finished games (docs/bots.md): are estimated chances calibrated, and are planted blunders
found?

    python tools/measure_reviews.py play OUT.jsonl [--fit 60] [--kept 125] [--blunders 13] [--seconds 540] [--jobs 16]
    python tools/measure_reviews.py tell OUT.jsonl [--chart docs/arena/reviews.svg]

`play` plays games between bots. In most of them it stores the chances that playouts estimate at some moments, and the
winner: `--fit` games fit the parameter `frankness`, `--kept` games validate it. In the others, between stronger bots,
it plants a blunder (a move that costs at least a tenth of the chance to win by a search of four times the nodes) and
reviews the game.
"""

import argparse
import random
import time
from collections import defaultdict
from math import log
from pathlib import Path
from typing import Any

from spread import Found, Task, lines, spread

import partie
from partie import bots
from partie.bots.judge import Judge, sharpened
from partie.bots.limits import Budget, Limit
from partie.bots.review import review
from partie.bots.rollouts import Rollouts
from partie.kernel.engine.partie import Partie

GAMES = sorted(partie.GAMES)
PLAYERS = ("greedy", "casual")
MOMENTS = 12
COSTS = 0.1
"""The least cost of a planted blunder, in chances to win."""
FIT, KEPT, BLUNDER = "fit", "kept", "blunder"
FIRST_SEED = {FIT: 50_000, KEPT: 60_000, BLUNDER: 70_000}


def played(
    game: str, seats: int, seed: int, among: tuple[str, ...] = PLAYERS
) -> tuple[Partie, list[bots.Bot]]:
    """A game before its first move, and who plays it."""
    dice = random.Random(seed)
    began = partie.new(game, seats, seed)
    return began, [bots.make(dice.choice(among), began.game, seed * 8 + seat) for seat in range(seats)]


def go_on(game: Partie, players: list[bots.Bot]) -> None:
    while not game.over:
        seat = game.decisions[0].seat
        game.push(seat, players[seat].choose(game, seat))


def won(game: Partie) -> list[float]:
    result = game.result
    assert result is not None
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(game.seats)]


def chances(kind: str, name: str, seats: int, seed: int) -> Found:
    """The expectation of playouts at some moments of a game, and its winners."""
    game, players = played(name, seats, seed)
    go_on(game, players)
    judge = Judge(game, seed)
    last = len(game.moves)
    moments = [round(last * (number + 0.5) / MOMENTS) for number in range(MOMENTS)]
    seen = [[at / last, judge.expected(at)] for at in moments]
    return {"kind": kind, "game": name, "seats": seats, "seed": seed, "won": won(game), "seen": seen}


def planted(game: Partie, seat: int, seed: int) -> Any:
    """A costly move with its cost; None if there is none."""
    dice = random.Random(seed)
    legal = game.legal(seat)
    if len(legal) < 3:
        return None
    own = game.game.heuristic()
    assert own is not None
    search = Rollouts(game.game, Limit(nodes=4 * own.nodes[0]), seed)
    mask = game.mask(seat)
    first = search.mind.ordered(mask, seat)[0]
    others = [move for move in legal if move != first]
    moves = [first, *dice.sample(others, min(5, len(others)))]
    *_, found = search.explore(mask, seat, moves, Budget(Limit(nodes=own.nodes[0])))
    worst = min(found, key=lambda each: each.value).move
    if worst == first:
        return None
    *_, pair = search.explore(mask, seat, [first, worst], Budget(search.limit))
    by_move = {each.move: each.value for each in pair}
    cost = by_move[first] - by_move[worst]
    return (worst, cost) if cost >= COSTS else None


def blunder(name: str, seats: int, seed: int) -> Found:
    """A game with a planted blunder, reviewed."""
    dice = random.Random(seed)
    for attempt in range(20):
        game, players = played(name, seats, seed + 1000 * attempt, ("greedy",))
        go_on(game, players)  # to know about how long the game takes
        at = dice.randrange(len(game.moves) // 8, len(game.moves) * 7 // 8)
        game, players = played(name, seats, seed + 1000 * attempt, ("strong",))
        found = None
        while not game.over and found is None:
            seat = game.decisions[0].seat
            found = planted(game, seat, seed + at) if len(game.moves) >= at else None
            if found is None:
                game.push(seat, players[seat].choose(game, seat))
        if found is None:
            continue
        move, cost = found
        number = len(game.moves)
        game.push(seat, move)
        go_on(game, players)
        began = time.perf_counter()
        *_, said = review(game)
        took = time.perf_counter() - began
        losses = [[loss.at, round(loss.cost, 3)] for loss in said.losses]
        return {
            "kind": BLUNDER,
            "game": name,
            "seats": seats,
            "seed": seed,
            "at": number,
            "cost": cost,
            "notation": game.at(number).notation(seat, move),
            "losses": losses,
            "found": number in [loss.at for loss in said.losses],
            "seconds": took,
            "moves": len(game.moves),
        }
    return {"kind": "none", "game": name, "seats": seats, "seed": seed}


def one(task: Task) -> Found:
    kind, name, seats, seed = task
    return blunder(name, seats, seed) if kind == BLUNDER else chances(kind, name, seats, seed)


def tasks(fit: int, kept: int, blunders: int) -> list[Task]:
    """The games to play: the slowest first, the rest interleaved by title."""
    found: list[Task] = []
    for kind, number in ((BLUNDER, blunders), (FIT, fit), (KEPT, kept)):
        for each in range(number):
            # Evacuation is the slowest.
            for name in sorted(GAMES, key=lambda name: name != "evacuation"):
                found.append((kind, name, 2 + each % 3, FIRST_SEED[kind] + each))
    return found


# Telling


def loss_of(rows: list[Found], frankness: float) -> float:
    """The mean logarithmic loss of chances with this frankness."""
    total, count = 0.0, 0
    for row in rows:
        for _, expected in row["seen"]:
            told = sharpened(expected, frankness)
            total -= sum(
                share * log(max(chance, 1e-6)) for share, chance in zip(row["won"], told, strict=True)
            )
            count += 1
    return total / max(1, count)


def fitted(rows: list[Found]) -> float:
    """The frankness with the least loss."""
    return min((number / 20 for number in range(4, 120)), key=lambda each: loss_of(rows, each))


def pairs(rows: list[Found], frankness: float) -> list[tuple[float, float]]:
    """Each estimated chance with its result."""
    return [
        (chance, share)
        for row in rows
        for _, expected in row["seen"]
        for chance, share in zip(sharpened(expected, frankness), row["won"], strict=True)
    ]


def brier(told: list[tuple[float, float]]) -> float:
    return sum((chance - share) ** 2 for chance, share in told) / len(told)


def tell(rows: list[Found], chart: Path | None) -> None:
    by_kind: dict[str, list[Found]] = defaultdict(list)
    for row in rows:
        by_kind[row["kind"]].append(row)
    every: list[tuple[float, float]] = []
    print(
        "| game | games kept apart | frankness (fitted) | Brier score | the same by always saying 1/players |"
    )
    print("| --- | --- | --- | --- | --- |")
    for name in GAMES:
        fit = [row for row in by_kind[FIT] if row["game"] == name]
        kept = [row for row in by_kind[KEPT] if row["game"] == name]
        if not kept:
            continue
        own = partie.GAMES[name].heuristic()
        assert own is not None
        told = pairs(kept, own.frankness)
        even = [(1 / row["seats"], share) for row in kept for _ in row["seen"] for share in row["won"]]
        every += told
        best = f"{fitted(fit):.2f}" if fit else "-"
        print(f"| {name} | {len(kept)} | {own.frankness} ({best}) | {brier(told):.3f} | {brier(even):.3f} |")
    print(f"all: {len(by_kind[KEPT])} games, Brier score {brier(every):.3f}")
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for chance, share in every:
        bins[min(9, int(chance * 10))].append((chance, share))
    points = []
    for place in sorted(bins):
        found = bins[place]
        said = sum(chance for chance, _ in found) / len(found)
        came = sum(share for _, share in found) / len(found)
        points.append((said, came, len(found)))
        print(f"told {said:.2f}, came true {came:.2f} ({len(found)})")
    blunders = by_kind[BLUNDER]
    if blunders:
        print(f"blunders: {sum(row['found'] for row in blunders)} of {len(blunders)} found")
        for name in GAMES:
            mine = [row for row in blunders if row["game"] == name]
            four = [row["seconds"] for row in mine if row["seats"] == 4]
            slowest = f", four players: slowest review {max(four):.0f} s" if four else ""
            print(f"{name}: {sum(row['found'] for row in mine)} of {len(mine)}{slowest}")
        for row in blunders:
            if not row["found"]:
                print("missed:", row)
    if chart:
        chart.write_text(drawing(points), encoding="utf-8")


def drawing(points: list[tuple[float, float, int]]) -> str:
    """The reliability plot."""
    size, edge = 320, 44

    def x(value: float) -> float:
        return round(edge + value * size, 1)

    def y(value: float) -> float:
        return round(edge / 2 + size - value * size, 1)

    wide, high = size + edge + 20, size + edge + 24
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
    ]
    for number in range(0, 11, 2):
        value = number / 10
        parts.append(f'<path d="M{x(value)} {y(0)}V{y(1)}M{x(0)} {y(value)}H{x(1)}" stroke="#ddd"/>')
        parts.append(f'<text x="{x(value)}" y="{y(0) + 16}" text-anchor="middle">{number * 10} %</text>')
        parts.append(f'<text x="{x(0) - 6}" y="{y(value) + 4}" text-anchor="end">{number * 10} %</text>')
    parts.append(f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#999" stroke-dasharray="4 3"/>')
    line = " ".join(f"{x(said)},{y(came)}" for said, came, _ in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#1f5f8b" stroke-width="2"/>')
    most = max(count for *_, count in points)
    for said, came, count in points:
        radius = round(3 + 5 * (count / most) ** 0.5, 1)
        parts.append(f'<circle cx="{x(said)}" cy="{y(came)}" r="{radius}" fill="#1f5f8b"/>')
    parts.append(f'<text x="{x(0.5)}" y="{high - 6}" text-anchor="middle">chance that was told</text>')
    parts.append(
        f'<text transform="translate(12 {y(0.5)}) rotate(-90)" text-anchor="middle">games that were won</text>'
    )
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("play", "tell"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--fit", type=int, default=60, help="games a title for fitting")
    parser.add_argument("--kept", type=int, default=125, help="games a title kept apart")
    parser.add_argument("--blunders", type=int, default=13, help="games a title with a blunder")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--chart", type=Path)
    given = parser.parse_args()
    if given.what == "play":
        spread(one, tasks(given.fit, given.kept, given.blunders), given.file, given.seconds, given.jobs)
    else:
        tell(lines(given.file), given.chart)


if __name__ == "__main__":
    main()
