"""Find and write the golden records of Power Grid: whole games that between them reach the rare moments.

python tools/golden.py            writes tests/golden/powergrid-*.txt
"""

import random
from collections.abc import Iterator
from pathlib import Path

import partie
from partie.bots import make
from partie.games.powergrid.moves import KEEP
from partie.kernel.partie import Partie

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
WANTED = (
    # name, seats, map, regions, bots, moment
    ("step3-in-auction", 4, "germany", "random", "greedy", "step3-2"),
    ("step3-in-connecting", 5, "usa", "random", "greedy", "step3-4"),
    ("step3-in-bureaucracy", 3, "germany", "random", "greedy", "step3-5"),
    ("both-epochs-together", 3, "usa", "random", "mixed", "both-epochs"),
    ("hybrid-overflow", 4, "usa", "random", "random", "keep"),
    ("two-players-end-at-21", 2, "germany", "random", "greedy", "end-21"),
    ("six-players", 6, "germany", "random", "greedy", "end"),
    ("six-players-usa", 6, "usa", "draft", "greedy", "end"),
    ("five-players-drafted", 5, "germany", "draft", "mixed", "end"),
    ("two-players-usa", 2, "usa", "draft", "greedy", "end"),
    ("four-random-players", 4, "germany", "random", "random", "end"),
)


def play_game(seats: int, area: str, regions: str, bots: str, seed: int) -> Partie:
    """A whole game between bots; `mixed` seats greedy and random ones in turn."""
    game = partie.new("powergrid", seats=seats, seed=seed, map=area, regions=regions)
    names = {"greedy": ["greedy"], "random": ["random"], "mixed": ["greedy", "random"]}[bots]
    players = [make(names[seat % len(names)], game.game, seed + seat) for seat in range(seats)]
    while not game.over:
        decision = game.decisions[0]
        game.push(decision.seat, players[decision.seat].choose(game, decision.seat))
    return game


def moments(game: Partie) -> Iterator[str]:
    """The rare moments a game reached."""
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
    yield "end"
    if game.seats == 2 and max(score[2] for score in result.scores) >= 21:
        yield "end-21"


def main() -> None:
    """Write each golden record from the first seed that reaches its moment."""
    FOLDER.mkdir(exist_ok=True)
    for name, seats, area, regions, bots, moment in WANTED:
        for seed in range(1, 5000):
            game = play_game(seats, area, regions, bots, random.Random(f"{name} {seed}").getrandbits(32))
            if moment in moments(game):
                (FOLDER / f"powergrid-{name}.txt").write_text(game.record(), "utf-8")
                print(name, "seed", seed, "moves", len(game.moves))
                break
        else:
            raise SystemExit(f"no game reached {moment} for {name}")


if __name__ == "__main__":
    main()
