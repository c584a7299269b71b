"""Measures the greedy bots of both games against their targets and prints the tables of docs/bots.md.

python tools/measure_bots.py --games 200 --cities 100 [--write]
"""

import argparse
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import partie
from partie.bots import make
from partie.games.powergrid.bot import valuation
from partie.games.powergrid.moves import BID
from partie.games.powergrid.state import Grid

MAPS = ("germany", "usa")
DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "bots.md"

MEASURED = """## Greedy in Power Grid, measured

By `python tools/measure_bots.py --games {games}`, seeds 0 to {last} for each row. Even seeds are played on the map of
Germany, odd ones on that of the USA, with random regions. Three numbers with slashes are the least, the median and the
most.

### Greedy against random

One greedy player, on each seat in turn, all others random.

{wins}

### Greedy in its own company

Targets: 90 % of games end in 8 to 14 rounds, the winner supplies at least 14 cities with four players, nobody ends with
fewer than 7 cities, no bid is above the bidder's own valuation.

{company}

### Speed

{speed}

## Greedy in Underwater Cities, measured

By the same tool with `--cities {cities}`: seeds from 0 for each row. Targets: at least 99 % of games for two won
against random, 60 to 110 points on average in its own company, the solo goal on at least 25 % of the seeds.

{underwater}
"""


class Game:
    """The result of one game."""

    def __init__(self, seats: int, seed: int, bots: list[str], check_bids: bool = True) -> None:
        game = partie.new("powergrid", seats=seats, seed=seed, map=MAPS[seed % 2])
        players = [make(name, game.game, seed * 10 + seat) for seat, name in enumerate(bots)]
        self.overbids = self.bids = 0
        began = time.process_time()
        while not game.over:
            seat = game.decisions[0].seat
            move = players[seat].choose(game, seat)
            if check_bids and move[0] == BID and bots[seat] == "greedy":
                mask = game.mask(seat)
                assert isinstance(mask, Grid)
                self.bids += 1
                self.overbids += move[1] > valuation(mask, seat, mask.lot)
            game.push(seat, move)
        self.seconds = time.process_time() - began
        result, state = game.result, game.state
        assert result is not None and isinstance(state, Grid)
        self.rounds = state.round
        self.winners = result.winners
        self.supplied = max(score[0] for score in result.scores)
        self.fewest = min(player.cities for player in state.players)


def against_random(task: tuple[int, int]) -> bool:
    """How often greedy wins against random players, on each seat in turn."""
    seats, seed = task
    bots = ["random"] * seats
    bots[seed // 2 % seats] = "greedy"
    return Game(seats, seed, bots, check_bids=False).winners == [seed // 2 % seats]


def own_company(task: tuple[int, int]) -> Game:
    seats, seed = task
    return Game(seats, seed, ["greedy"] * seats)


def spread(values: Iterable[int]) -> str:
    ordered = sorted(values)
    return f"{ordered[0]} / {ordered[len(ordered) // 2]} / {ordered[-1]}"


def share(flags: Iterable[bool]) -> str:
    listed = list(flags)
    return f"{100 * sum(listed) / len(listed):.1f} %"


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def win_table(games: int, pool: ProcessPoolExecutor) -> str:
    rows = []
    for seats, target in ((2, "95 %"), (4, "85 %")):
        wins = list(pool.map(against_random, [(seats, seed) for seed in range(games)], chunksize=5))
        rows.append((f"{seats}", f"{games}", share(wins), target))
    return table(("players", "games", "greedy wins", "target"), rows)


def company_table(games: int, pool: ProcessPoolExecutor) -> str:
    rows = []
    for seats in range(2, 7):
        played = list(pool.map(own_company, [(seats, seed) for seed in range(games)], chunksize=5))
        for name in (*MAPS, "both"):
            chosen = [game for seed, game in enumerate(played) if name in (MAPS[seed % 2], "both")]
            rows.append(
                (
                    f"{seats}",
                    name,
                    f"{len(chosen)}",
                    spread(game.rounds for game in chosen),
                    share(8 <= game.rounds <= 14 for game in chosen),
                    spread(game.supplied for game in chosen),
                    share(game.supplied >= 14 for game in chosen),
                    spread(game.fewest for game in chosen),
                    share(game.fewest >= 7 for game in chosen),
                    f"{sum(game.overbids for game in chosen)} of {sum(game.bids for game in chosen)}",
                )
            )
    head = ("players", "map", "games", "rounds", "8-14 rounds", "winner supplies", "at least 14")
    return table((*head, "fewest cities", "at least 7", "bids above valuation"), rows)


def speed(games: int = 40) -> str:
    """Four-player games of greedy per second, on one core."""
    Game(4, 0, ["greedy"] * 4, check_bids=False)
    took = sum(Game(4, seed, ["greedy"] * 4, check_bids=False).seconds for seed in range(games))
    return f"{games / took:.0f} games/s (four players, all greedy, one process, {games} games)"


# Underwater Cities


def cities_game(task: tuple[tuple[str, ...], int]) -> tuple[list[tuple[int, ...]], list[int], float]:
    """Scores and winners of a game between these bots, and its duration in seconds."""
    bots, seed = task
    game = partie.new("underwater", seats=len(bots), seed=seed)
    players = [make(name, game.game, seed * 10 + seat) for seat, name in enumerate(bots)]
    began = time.process_time()
    while not game.over:
        seat = game.decisions[0].seat
        game.push(seat, players[seat].choose(game, seat))
    assert game.result is not None
    return list(game.result.scores), game.result.winners, time.process_time() - began


def cities_table(games: int, pool: ProcessPoolExecutor) -> str:
    """Against random, against itself, and solo (on twice as many seeds, because those games are short)."""
    rows = []
    duels = [(("greedy", "random") if seed % 2 else ("random", "greedy"), seed) for seed in range(games)]
    won = [winners == [1 - seed % 2] for seed, (_, winners, _) in enumerate(pool.map(cities_game, duels))]
    rows.append(("2, against random", f"{games}", share(won), "", ""))
    for seats in (2, 3, 4):
        played = list(pool.map(cities_game, [(("greedy",) * seats, seed) for seed in range(games)]))
        points = [score[0] for scores, _, _ in played for score in scores]
        rows.append((f"{seats}", f"{games}", *_points(points), _pace(played)))
    played = list(pool.map(cities_game, [(("greedy",), seed) for seed in range(2 * games)]))
    points = [scores[0][1] for scores, _, _ in played]
    goals = share(scores[0][0] == 1 for scores, _, _ in played)
    rows.append((f"1, goal reached: {goals}", f"{2 * games}", *_points(points), _pace(played)))
    return table(("players", "games", "average (or won)", "least / median / most", "a game"), rows)


def _points(points: list[int]) -> tuple[str, str]:
    return f"{sum(points) / len(points):.1f}", spread(points)


def _pace(played: Sequence[tuple[object, object, float]]) -> str:
    return f"{sum(seconds for _, _, seconds in played) / len(played):.2f} s"


def document(games: int, cities: int, jobs: int) -> str:
    with ProcessPoolExecutor(jobs) as pool:
        wins, company = win_table(games, pool), company_table(games, pool)
        underwater = cities_table(cities, pool)
    return MEASURED.format(
        games=games,
        last=games - 1,
        wins=wins,
        company=company,
        speed=speed(),
        cities=cities,
        underwater=underwater,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--cities", type=int, default=100, help="games of Underwater Cities a row")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="put the tables into docs/bots.md")
    given = parser.parse_args()
    text = document(given.games, given.cities, given.jobs)
    print(text)
    if given.write:
        words = DOCUMENT.read_text("utf-8").split("## Greedy in Power Grid, measured")[0]
        DOCUMENT.write_text(words + text, "utf-8")


if __name__ == "__main__":
    main()
