"""Measures the coach (docs/bots.md): how often the seat that follows every hint wins against `greedy`, and the goods
that both have left at the end.

    python tools/measure_coach.py play OUT.jsonl [--two 200] [--four 40] [--limit 0.1s] [--seconds 540] [--jobs 16]
    python tools/measure_coach.py tell OUT.jsonl
"""

import argparse
from pathlib import Path
from typing import Any

from spread import Found, Task, lines, spread

import partie
from partie import bots
from partie.arena.ratings import Share

GAMES = sorted(partie.GAMES)
FIRST_SEED = 80_000


def unspent(game: str, view: dict[str, Any], seat: int) -> int:
    """Goods, fuel and money left to a seat; in Evacuation on both worlds."""
    player = view["nations" if game == "underwater" else "players"][seat]
    if game == "powergrid":
        return int(player["money"] + sum(player["fuel"].values()))
    if game == "underwater":
        return int(sum(player["resources"].values()))
    if game == "shipyard":
        goods = sum(len(tile) for tile in player["goods"])
        return int(player["guilders"] + goods + sum(player["items"].values()))
    return int(sum(sum(world.values()) for world in player["resources"].values()))


def one(task: Task) -> Found:
    """A game in which one seat follows every hint."""
    name, seats, seed, limit = task
    own = seed % seats
    game = partie.new(name, seats, seed)
    coach = bots.make(f"coach@{limit}", game.game, seed)
    greedy = bots.make("greedy", game.game, seed)
    while not game.over:
        seat = game.decisions[0].seat
        game.push(seat, (coach if seat == own else greedy).choose(game, seat))
    result = game.result
    assert result is not None
    left = [unspent(name, game.view(seat), seat) for seat in range(seats)]
    others = [amount for seat, amount in enumerate(left) if seat != own]
    return {
        "game": name,
        "seats": seats,
        "limit": limit,
        "won": 1 / len(result.winners) if own in result.winners else 0.0,
        "left": left[own],
        "others": sum(others) / len(others),
    }


def tasks(two: int, four: int, limit: str) -> list[Task]:
    """The games to play, interleaved by title."""
    found: list[Task] = []
    for number in range(max(two, four)):
        for name in GAMES:
            if number < four:
                found.append((name, 4, FIRST_SEED + number, limit))
            if number < two:
                found.append((name, 2, FIRST_SEED + number, limit))
    return found


def tell(rows: list[Found]) -> None:
    print("| game | players | a hint | won | goods left at the end: coach, greedy |")
    print("| --- | --- | --- | --- | --- |")
    for name in GAMES:
        for seats, limit in sorted({(row["seats"], row["limit"]) for row in rows}):
            mine = [row for row in rows if (row["game"], row["seats"], row["limit"]) == (name, seats, limit)]
            if mine:
                share = Share(sum(row["won"] for row in mine), len(mine))
                left = sum(row["left"] for row in mine) / len(mine)
                others = sum(row["others"] for row in mine) / len(mine)
                print(f"| {name} | {seats} | {limit} | {told(share)} | {left:.1f}, {others:.1f} |")


def told(share: Share) -> str:
    return f"{share.won:g} of {share.games}: {share.share:.0%} ({share.low:.0%} to {share.high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("play", "tell"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--two", type=int, default=200, help="games a title for two")
    parser.add_argument("--four", type=int, default=40, help="games a title for four")
    parser.add_argument("--limit", default="0.1s")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--jobs", type=int, default=0)
    given = parser.parse_args()
    if given.what == "play":
        spread(one, tasks(given.two, given.four, given.limit), given.file, given.seconds, given.jobs)
    else:
        tell(lines(given.file))


if __name__ == "__main__":
    main()
