"""Plays games between bots and reports a game's balance: scores, their parts, winners, and the counts of the game's own
module (`tools/<game>/balance_<game>.py`), such as the use and value of cards.

    python tools/balance.py underwater greedy:2000 strong:100 --jobs 2 [--whole] [--write]
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from itertools import repeat
from pathlib import Path

from tally import Tally

import partie
from partie.bots import make

REASONS = "\n## Reasons\n"
PAGES = Path(__file__).resolve().parent.parent / "docs" / "balance"


def tally_of(game: str) -> Tally:
    """An empty tally: the game's own one, or the general one."""
    sys.path.append(str(Path(__file__).with_name(game)))  # tools of one game are in its own folder
    part = f"balance_{game}"
    if find_spec(part) is None:
        return Tally()
    found: Tally = import_module(part).Balance()
    return found


def play_games(name: str, bots: str, seeds: Sequence[int]) -> Tally:
    """Play whole games between bots of one kind; the seed determines the number of players and the options."""
    tally = tally_of(name)
    for seed in seeds:
        seats, options = tally.table(partie.GAMES[name], seed)
        game = partie.new(name, seats=seats, seed=seed, **options)
        first = game.state.copy()
        players = [make(bots, game.game, seed * 8 + seat) for seat in range(seats)]
        while not game.over:
            seat = game.decisions[0].seat
            move = players[seat].choose(game, seat)
            tally.watch(game, seat, move)
            game.push(seat, move)
        tally.note(game, first)
    return tally


def counted(name: str, bots: str, seeds: range, jobs: int) -> Tally:
    """The counts of all games, played in several processes."""
    tally = tally_of(name)
    shares = [seeds[start :: 4 * jobs] for start in range(min(len(seeds), 4 * jobs))]
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(play_games, repeat(name), repeat(bots), shares):
            tally.add(part)
    return tally


def section(tally: Tally, bots: str, seeds: range, whole: bool) -> str:
    """The results of the games between bots of one kind."""
    seats = ", ".join(map(str, sorted(tally.games)))
    head = f"## {sum(tally.games.values())} games between `{bots}` bots"
    seeded = f"Seeds {seeds[0]} to {seeds[-1]}; {seats} players in turn."
    return "\n\n".join(part for part in (head, seeded, tally.report(), tally.after(whole)) if part)


def reasons(page: Path) -> str:
    """The hand-written end of a page, which stays when the rest is regenerated."""
    text = page.read_text("utf-8") if page.exists() else ""
    return text[text.index(REASONS) :] if REASONS in text else ""


def main() -> None:
    """Play, then print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", choices=sorted(partie.GAMES))
    parser.add_argument(
        "bots", nargs="*", default=["greedy:2000"], help="bots and how many games (greedy:2000)"
    )
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write docs/balance/GAME.md")
    parser.add_argument("--whole", action="store_true", help="long tables in full")
    given = parser.parse_args()
    empty = tally_of(given.game)
    sections = [f"# Balance of {empty.TITLE or given.game}"]
    sections.append(f"Made by `python tools/balance.py {given.game} {' '.join(given.bots)} --write`.")
    sections += filter(None, [empty.before()])
    for wished in given.bots:
        bots, _, games = wished.partition(":")
        seeds = range(given.first, given.first + int(games or 2000))
        sections.append(section(counted(given.game, bots, seeds, given.jobs), bots, seeds, given.whole))
    text = "\n\n".join(sections) + "\n"
    print(text)
    if given.write:
        PAGES.mkdir(exist_ok=True)
        page = PAGES / f"{given.game}.md"
        page.write_text(text + reasons(page), "utf-8")


if __name__ == "__main__":
    main()
