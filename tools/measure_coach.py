"""Measures the coach (docs/bots.md): how often the seat that follows every hint wins against `greedy`, and the goods
that both have left at the end.

    python tools/measure_coach.py play OUT.jsonl [--two 200] [--four 40] [--limit 0.1s] [--seconds 540] [--jobs 16]
    python tools/measure_coach.py tell OUT.jsonl
"""

import argparse
from pathlib import Path

from spread import Found, Task, lines, spread

import partie
from partie import bots
from partie.arena.ratings import Share
from partie.games.shipyard.components import EMPLOYEE_IDS, EMPLOYEES, ITEMS
from partie.kernel.engine.partie import Partie

GAMES = sorted(partie.GAMES)
FIRST_SEED = 80_000


def unspent(game: Partie, seat: int) -> dict[str, int]:
    """What is left to a seat, by kind; in Evacuation by world.

    In Power Grid the fuel that supplied the last cities, in Shipyard the items that employees bring along, are told
    apart.
    """
    name, view = game.game.name, game.view(seat)
    player = view["nations" if name == "underwater" else "players"][seat]
    if name == "powergrid":
        own = game.game.heuristic()
        assert own is not None
        fuel, idle = sum(player["fuel"].values()), own.unspent(game.state, seat)
        return {"money": player["money"], "fuel of the last cities": fuel - idle, "fuel": idle}
    if name == "underwater":
        return dict(player["resources"])
    if name == "shipyard":
        goods = sum(len(tile) for tile in player["goods"])
        staff = [EMPLOYEES[EMPLOYEE_IDS.index(name)] for name in player["employees"]]
        brought = {ITEMS[each.item] for each in staff if each.type in ("engineer", "recruiter")}
        free = sum(player["items"][item] for item in brought)
        items = sum(player["items"].values()) - free
        return {"guilders": player["guilders"], "goods": goods, "items": items, "items of employees": free}
    return {
        f"{world} {kind}": amount
        for world, kinds in player["resources"].items()
        for kind, amount in kinds.items()
    }


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
    left = [unspent(game, seat) for seat in range(seats)]
    others = [amounts for seat, amounts in enumerate(left) if seat != own]
    return {
        "game": name,
        "seats": seats,
        "limit": limit,
        "won": 1 / len(result.winners) if own in result.winners else 0.0,
        "left": left[own],
        "others": means(others),
    }


def means(rows: list[dict[str, int]]) -> dict[str, float]:
    """The mean amount of each kind."""
    return {kind: sum(row[kind] for row in rows) / len(rows) for kind in rows[0]}


def tasks(games: list[str], two: int, four: int, limit: str) -> list[Task]:
    """The games to play, interleaved by title."""
    found: list[Task] = []
    for number in range(max(two, four)):
        for name in games:
            if number < four:
                found.append((name, 4, FIRST_SEED + number, limit))
            if number < two:
                found.append((name, 2, FIRST_SEED + number, limit))
    return found


def tell(rows: list[Found]) -> None:
    print("| game | players | a hint | won | goods left at the end: coach, greedy | by kind |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in GAMES:
        for seats, limit in sorted({(row["seats"], row["limit"]) for row in rows}):
            mine = [row for row in rows if (row["game"], row["seats"], row["limit"]) == (name, seats, limit)]
            if mine:
                share = Share(sum(row["won"] for row in mine), len(mine))
                left, others = (means([row[side] for row in mine]) for side in ("left", "others"))
                kinds = "; ".join(f"{kind} {left[kind]:.1f}, {others[kind]:.1f}" for kind in left)
                print(
                    f"| {name} | {seats} | {limit} | {told(share)} "
                    f"| {sum(left.values()):.1f}, {sum(others.values()):.1f} | {kinds} |"
                )


def told(share: Share) -> str:
    return f"{share.won:g} of {share.games}: {share.share:.0%} ({share.low:.0%} to {share.high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("play", "tell"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", action="append", choices=GAMES, help="only this title")
    parser.add_argument("--two", type=int, default=200, help="games a title for two")
    parser.add_argument("--four", type=int, default=40, help="games a title for four")
    parser.add_argument("--limit", default="0.1s")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--jobs", type=int, default=0)
    given = parser.parse_args()
    if given.what == "play":
        spread(
            one,
            tasks(given.game or GAMES, given.two, given.four, given.limit),
            given.file,
            given.seconds,
            given.jobs,
        )
    else:
        tell(lines(given.file))


if __name__ == "__main__":
    main()
