"""Measures the claims about bots in docs/bots.md: each claim is a line-up, a number of games and a first seed.

    python tools/league.py [--only powergrid] [--minutes 6] [--jobs 2] [--write]

docs/arena/claims.jsonl has the games, one per line. Only missing games are played, so a run can be stopped (or stop
itself after `--minutes`) and resumed. Each claim can also be repeated by the command beside it. When a bot changes,
delete the lines of its games.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from partie.arena.league import League, Results, key_of
from partie.arena.matches import Played
from partie.arena.ratings import Share

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "docs" / "arena" / "claims.jsonl"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- claims -->", "<!-- end of claims -->"


class Claim(NamedTuple):
    """A bot's results against others, on all seats of each deal."""

    game: str
    lineup: tuple[str, ...]
    games: int
    seed: int

    def league(self) -> League:
        names = tuple(dict.fromkeys(self.lineup))
        return League(self.game, names, len(self.lineup), self.games, self.seed, lineup=self.lineup)

    def command(self) -> str:
        return f"partie arena {self.game} --lineup {','.join(self.lineup)} --games {self.games} --seed {self.seed}"


CLAIMS = (
    Claim("powergrid", ("expert", "strong"), 40, 9000),
    Claim("powergrid", ("expert", "deep"), 30, 9000),
    Claim("powergrid", ("guided", "strong"), 40, 9000),
    Claim("powergrid", ("strong", "greedy"), 60, 9000),
    Claim("powergrid", ("strong", "greedy", "greedy", "greedy"), 40, 9000),
    Claim("powergrid", ("learned", "greedy"), 400, 9000),
    Claim("underwater", ("expert", "strong"), 40, 9000),
    Claim("underwater", ("expert", "deep"), 30, 9000),
    Claim("underwater", ("guided", "strong"), 40, 9000),
    Claim("underwater", ("strong", "greedy"), 60, 9000),
    Claim("underwater", ("strong", "greedy", "greedy", "greedy"), 40, 9000),
    Claim("underwater", ("learned", "greedy"), 200, 9000),
    Claim("shipyard", ("expert", "strong"), 40, 9000),
    Claim("shipyard", ("expert", "deep"), 30, 9000),
    Claim("shipyard", ("guided", "strong"), 40, 9000),
    Claim("shipyard", ("strong", "greedy"), 100, 9000),
    Claim("shipyard", ("learned", "greedy"), 200, 9000),
    Claim("evacuation", ("expert", "strong"), 40, 9000),
    Claim("evacuation", ("expert", "deep"), 30, 9000),
    Claim("evacuation", ("guided", "strong"), 40, 9000),
    Claim("evacuation", ("strong", "greedy"), 100, 9000),
    Claim("evacuation", ("greedy", "random"), 100, 9000),
    Claim("evacuation", ("learned", "greedy"), 200, 9000),
)


def mine(game: Played, bot: str) -> tuple[float, float, float]:
    """A bot's share of the win in one game, its lead over the others' average, and its thinking time in seconds."""
    seat = game.seating.index(bot)
    firsts = game.places.count(1)
    won = 1 / firsts if game.places[seat] == 1 else 0.0
    others = [score[0] for place, score in enumerate(game.scores) if place != seat]
    return won, game.scores[seat][0] - sum(others) / len(others), game.seconds[seat]


def row(claim: Claim, rules: str, played: Sequence[Played]) -> str:
    """A row of the table: the results so far, with the rules version."""
    if not played:
        return f"| {claim.game} | | `{claim.lineup[0]}` | – | | | | |"
    found = [mine(game, claim.lineup[0]) for game in played]
    share = Share(sum(won for won, _, _ in found), len(found))
    leads = [lead for _, lead, _ in found]
    mean = sum(leads) / len(leads)
    reach = 1.96 * sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1) / len(leads))
    others = claim.lineup[1:]
    against = f"{len(others)} `{others[0]}`" if len(others) > 1 else f"`{others[0]}`"
    seconds = sum(spent for _, _, spent in found) / len(found)
    slowest = max(game.slowest[game.seating.index(claim.lineup[0])] for game in played)
    won = f"{share.won:g} of {share.games}: {100 * share.share:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"
    return (
        f"| {claim.game} | {rules} | `{claim.lineup[0]}` | {against} | {won} | {mean:+.1f} ± {reach:.1f} | "
        f"{seconds:.1f} s, {slowest:.2f} s | `{claim.command()}` |"
    )


def play(claims: Sequence[Claim], minutes: float, jobs: int) -> None:
    """Play missing games, a few of every claim in turn, until all are played or the time is over."""
    end = time.monotonic() + 60 * minutes
    results = Results(GAMES)
    fixtures = [claim.league().fixtures() for claim in claims]
    left = [[each for each in some if key_of(each) not in results.played] for some in fixtures]
    while any(left) and time.monotonic() < end:
        some = [
            each
            for missing in left
            for each in missing[: max(len(missing[0].seating) if missing else 0, jobs)]
        ]
        results.play([replace(each, number=number) for number, each in enumerate(some)], jobs)
        left = [[each for each in missing if key_of(each) not in results.played] for missing in left]


def table(claims: Sequence[Claim]) -> str:
    """A line for each claim, from its games under the newest rules version that it has."""
    results = Results(GAMES)
    lines = [
        "| game | rules | bot | against | won | lead | thought a game, slowest | repeat it |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    by_fixture: dict[tuple[str, str, tuple[str, ...], int], dict[str, Played]] = {}
    for (_, rules, options, seating, seed), game in results.played.items():
        name, version = rules.split()
        by_fixture.setdefault((name, options, seating, seed), {})[version] = game
    for claim in claims:
        found: dict[str, list[Played]] = {}
        for fixture in claim.league().fixtures():
            options = json.dumps(fixture.options, sort_keys=True)
            known = by_fixture.get((claim.game, options, fixture.seating, fixture.seed), {})
            for version, game in known.items():
                found.setdefault(version, []).append(game)
        newest = max(found, key=lambda version: [int(part) for part in version.split(".")], default="")
        lines.append(row(claim, newest, found.get(newest, [])))
    return "\n".join(lines)


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--only", default="", help="claims whose command has this in it")
    options.add_argument("--minutes", type=float, default=600)
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--write", action="store_true", help="put the table into docs/bots.md")
    given = options.parse_args()
    play([claim for claim in CLAIMS if given.only in claim.command()], given.minutes, given.jobs)
    found = table(CLAIMS)
    print(found)
    if given.write:
        text = PAGE.read_text("utf-8")
        before, after = text[: text.index(BEGIN)], text[text.index(END) :]
        PAGE.write_text(f"{before}{BEGIN}\n\n{found}\n\n{after}", "utf-8")


if __name__ == "__main__":
    main()
