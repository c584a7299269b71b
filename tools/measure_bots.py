"""Measures the bots of Power Grid against their targets and prints the tables of docs/bots.md."""

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

MEASURED = """## Measured

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
"""


class Game:
    """How one game went."""

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
    """Whether greedy, alone among random players, wins; it sits on each seat in turn."""
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
    """Whole four-player games of greedy in a second, on one core."""
    Game(4, 0, ["greedy"] * 4, check_bids=False)
    took = sum(Game(4, seed, ["greedy"] * 4, check_bids=False).seconds for seed in range(games))
    return f"{games / took:.0f} games/s (four players, all greedy, one process, {games} games)"


def document(games: int, jobs: int) -> str:
    with ProcessPoolExecutor(jobs) as pool:
        wins, company = win_table(games, pool), company_table(games, pool)
    return MEASURED.format(games=games, last=games - 1, wins=wins, company=company, speed=speed())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="put the tables into docs/bots.md")
    given = parser.parse_args()
    text = document(given.games, given.jobs)
    print(text)
    if given.write:
        words = DOCUMENT.read_text("utf-8").split("## Measured")[0]
        DOCUMENT.write_text(words + text, "utf-8")


if __name__ == "__main__":
    main()
