"""Finds and writes the golden records: complete games that together cover rare situations.

python tools/golden.py            writes tests/golden/*.txt
python tools/golden.py WORD ...   only those with a word in their name: a game, or `solo`
"""

import random
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import partie
from partie.bots import Greedy, make
from partie.games.evacuation.state import Evacuation
from partie.games.powergrid.moves import KEEP
from partie.games.shipyard import bot as yard_bot
from partie.games.underwater import moves as sea
from partie.kernel.engine.partie import Partie

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
USA = {"map": "usa"}
GERMANY = {"map": "germany"}
DRAFT = {"regions": "draft"}
ADVANCED = {"boards": "advanced"}
CONTRACTS = {"contracts": "on"}
POINTS = {"mode": "points"}
CARDS = {"actions": "advanced"}
RANDOM = {"contracts": "random", "employees": "random"}
GROUPS = {"employees": "groups"}
SHIPWRIGHT = {"bow": 20.0, "middle": 20.0, "stern": 20.0, "complete": 50.0, "empty": 0.0, "length": 3.0}
"""Weights that make Shipyard's player build as many small ships as possible."""
WANTED: tuple[tuple[str, str, int, dict[str, str], str, str], ...] = (
    # game, name, seats, options, bots, moment
    ("powergrid", "step3-in-auction", 4, GERMANY, "greedy", "step3-2"),
    ("powergrid", "step3-in-connecting", 5, USA, "greedy", "step3-4"),
    ("powergrid", "step3-in-bureaucracy", 3, GERMANY, "greedy", "step3-5"),
    ("powergrid", "both-epochs-together", 3, USA, "mixed", "both-epochs"),
    ("powergrid", "hybrid-overflow", 4, USA, "random", "keep"),
    ("powergrid", "two-players-end-at-21", 2, GERMANY, "greedy", "end-21"),
    ("powergrid", "six-players", 6, GERMANY, "greedy", "end"),
    ("powergrid", "six-players-usa", 6, USA | DRAFT, "greedy", "end"),
    ("powergrid", "five-players-drafted", 5, GERMANY | DRAFT, "mixed", "end"),
    ("powergrid", "two-players-usa", 2, USA | DRAFT, "greedy", "end"),
    ("powergrid", "four-random-players", 4, GERMANY, "random", "end"),
    ("underwater", "two-greedy-players", 2, {}, "greedy", "end"),
    ("underwater", "solo-goal", 1, {}, "greedy", "solo-goal"),
    ("underwater", "solo-fourth-tile", 1, {"blocked": "3"}, "random", "fourth-tile"),
    ("underwater", "solo-last-offset", 1, {"blocked": "5"} | ADVANCED, "random", "hungry"),
    ("underwater", "two-players-search", 2, {}, "random", "search"),
    ("underwater", "two-players-advanced", 2, ADVANCED, "random", "metropolis"),
    ("underwater", "four-players-reshuffled", 4, ADVANCED, "random", "reshuffled"),
    ("underwater", "three-players-contract", 3, CONTRACTS, "random", "contract"),
    ("underwater", "three-players-advanced", 3, ADVANCED, "random", "upgraded-at-once"),
    ("underwater", "four-players-clone", 4, {}, "random", "clone"),
    ("underwater", "four-players-fifth-action", 4, ADVANCED | CONTRACTS, "random", "fifth-action"),
    ("underwater", "two-players-once-per-turn", 2, CONTRACTS, "random", "once"),
    ("shipyard", "two-greedy-players", 2, {}, "greedy", "four-criteria"),
    ("shipyard", "two-players-random", 2, RANDOM, "mixed", "ribbon-passed"),
    ("shipyard", "three-players", 3, {"row": "printed"}, "greedy", "coins-taken"),
    ("shipyard", "three-players-random", 3, RANDOM, "random", "ship-failed"),
    ("shipyard", "four-players-subsidy", 4, {}, "greedy", "subsidy"),
    ("shipyard", "four-players-early-end", 4, RANDOM, "shipwrights", "early-end"),
    ("shipyard", "four-players-cut-off", 4, GROUPS, "random", "canal-cut-off"),
    ("shipyard", "solo", 1, {}, "greedy", "solo-shuffled"),
    ("shipyard", "solo-random", 1, RANDOM, "random", "bonus"),
    ("evacuation", "race-decided-in-actions", 2, {}, "greedy", "decided-2"),
    ("evacuation", "race-decided-in-flight", 3, {}, "greedy", "decided-3"),
    ("evacuation", "race-decided-in-progress", 4, {}, "greedy", "decided-5"),
    ("evacuation", "race-decided-in-bonuses", 2, {}, "greedy", "decided-6"),
    ("evacuation", "race-of-three", 3, {}, "greedy", "requirement-met"),
    ("evacuation", "race-advanced", 2, CARDS, "mixed", "strength"),
    ("evacuation", "two-players-points", 2, POINTS, "greedy", "resettled"),
    ("evacuation", "four-players-points", 4, POINTS, "greedy", "end"),
    ("evacuation", "three-players-advanced", 3, POINTS | CARDS, "mixed", "dropped"),
    ("evacuation", "four-players-tasks", 4, POINTS | CARDS | {"tasks": "on"}, "greedy", "task-played"),
    ("evacuation", "three-players-lines", 3, POINTS | {"dominance": "on"}, "mixed", "lines"),
    ("evacuation", "two-players-and-a-rival", 2, {"rival": "on"}, "mixed", "rival-stadium"),
    ("evacuation", "solo", 1, {}, "greedy", "rival-blocked"),
    ("evacuation", "solo-advanced", 1, CARDS | {"tasks": "on", "dominance": "on"}, "random", "rival-settled"),
)
THREE = ["tin-arena", "dust-derby", "neon-oval"]
NEARLY = {"production": [7, 8, 8], "stadiums": THREE, "prepared": [0, 0, 0, 1, 0, 0]}
SPENT = {"actions": 6, "groups": [0, 1, 3, 0, 0], "goods": [5, 5, 0, 5, 5, 0]}
ABROAD = {
    "land": [],
    "production": [8, 8, 8],
    "stadiums": THREE[:2],
    "old_shuttles": ["swift"],
    "goods": [5, 0, 1, 0, 0, 0],
    "actions": 6,
}
BEYOND = {"production": [7, 7, 7], "stadiums": THREE, "sections": [9, 8], **SPENT}
POSITIONS: dict[str, dict[str, Any]] = {
    "race-decided-in-actions": {"year": 3, "players": [NEARLY, {}]},
    "race-decided-in-flight": {"year": 3, "players": [ABROAD, {}, {}]},
    "race-decided-in-progress": {"year": 3, "players": [BEYOND, {}, {}, {}]},
    "race-decided-in-bonuses": {"year": 4, "bonuses": [0, 1, 2, 7], "players": [NEARLY | SPENT, {}]},
}
"""Start positions of golden games that do not begin with the setup."""


def play_game(
    name: str,
    seats: int,
    options: dict[str, str],
    bots: str,
    seed: int,
    position: dict[str, Any] | None = None,
) -> Partie:
    """A whole game between bots; `mixed` seats greedy and random ones in turn."""
    game = partie.new(name, seats=seats, seed=seed, position=position, **options)
    names = {"greedy": ["greedy"], "random": ["random"], "mixed": ["greedy", "random"]}.get(bots, ["greedy"])
    players = [make(names[seat % len(names)], game.game, seed + seat) for seat in range(seats)]
    if bots == "shipwrights":
        players = [Greedy(yard_bot.Greedy({**yard_bot.WEIGHTS, **SHIPWRIGHT}))] * seats
    while not game.over:
        decision = game.decisions[0]
        game.push(decision.seat, players[decision.seat].choose(game, decision.seat))
    return game


def moments(game: Partie) -> Iterator[str]:
    """The rare situations a game reached."""
    assert game.result is not None
    yield "end"
    told = {
        "powergrid": _on_the_grid,
        "underwater": _in_the_sea,
        "shipyard": _in_the_yard,
        "evacuation": _between_worlds,
    }
    yield from told[game.game.name](game)


def _on_the_grid(game: Partie) -> Iterator[str]:
    phase = 0
    epochs: list[int] = []
    for event in game.state.events or []:
        if event[0] == "phase":
            phase, epochs = event[1], []
        elif event[0] == "step3-drawn":
            yield f"step3-{phase}"
        elif event[0] == "epoch":
            epochs.append(event[1])
            if epochs == [2, 3]:
                yield "both-epochs"
    if any(move[0] == KEEP for move in game.moves):
        yield "keep"
    result = game.result
    assert result is not None
    if game.seats == 2 and max(score[2] for score in result.scores) >= 21:
        yield "end-21"


def _in_the_sea(game: Partie) -> Iterator[str]:
    events = game.state.events or []
    for event, after in pairwise(events):
        if event[0] in ("fourth-tile", "reshuffled", "contract", "metropolis"):
            yield event[0]
        elif event[0] == "fed" and event[4]:
            yield "hungry"
        elif event[0] == "built" and after[0] == "upgraded":
            yield "upgraded-at-once"
    moves = {move[0] for move in game.moves}
    for verb, moment in (
        (sea.CLONE, "clone"),
        (sea.OVER, "fifth-action"),
        (sea.SPECIAL_SEARCH, "search"),
        (sea.ONCE, "once"),
    ):
        if verb in moves:
            yield moment
    result = game.result
    assert result is not None
    if game.seats == 1 and result.scores[0][0]:
        yield "solo-goal"


def _in_the_yard(game: Partie) -> Iterator[str]:
    for event in game.state.events or []:
        yield event[0]
        if event[0] == "ship-scored" and all(event[2:]):
            yield "four-criteria"


def _between_worlds(game: Partie) -> Iterator[str]:
    for event in game.state.events or []:
        yield event[0]
    s = game.state
    assert isinstance(s, Evacuation) and game.result is not None
    if s.ended:
        yield f"decided-{s.ended}"
    if s.lines and any(dict(lines)["lines"] for lines in game.result.lines):
        yield "lines"


def main(*wished: str) -> None:
    """Write each golden record from the first seed that reaches its situation."""
    FOLDER.mkdir(exist_ok=True)
    for kind, name, seats, options, bots, moment in WANTED:
        if wished and not any(word in f"{kind}-{name}" for word in wished):
            continue
        for seed in range(1, 3000):
            drawn = random.Random(f"{name} {seed}").getrandbits(32)
            game = play_game(kind, seats, options, bots, drawn, POSITIONS.get(name))
            if moment in moments(game):
                (FOLDER / f"{kind}-{name}.txt").write_text(game.record(), "utf-8")
                print(kind, name, "seed", seed, "moves", len(game.moves), flush=True)
                break
        else:
            raise SystemExit(f"no game reached {moment} for {name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
