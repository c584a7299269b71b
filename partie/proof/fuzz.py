"""The fuzzer: checks the laws on many random games over seats and options. Prints and saves a summary; progress and
failures go to stderr.

python -m partie.proof.fuzz powergrid --games 10000 --jobs 2 --summary docs/fuzz/powergrid.json
"""

import json
import platform
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import click

import partie
from partie.kernel.engine.game import Game
from partie.kernel.engine.partie import Partie
from partie.proof.laws import Class, play_by_law

BATCH = 50


def random_game(game: Game, seed: int) -> Partie:
    """A new game with seats and options drawn from the seed; refused combinations are redrawn."""
    dice = random.Random(seed)
    while True:
        options = {option.name: dice.choice(option.choices) for option in game.options}
        try:
            return partie.new(game.name, seats=dice.choice(game.seat_counts), seed=seed, **options)
        except partie.PartieError as error:
            if error.key != "bad-combination":
                raise


def run_batch(name: str, first: int, count: int, share: float, stop: bool = False) -> dict[str, Any]:
    """Check a batch of games; failures are reported by seed. `stop`: stop at the first failure."""
    game = partie.GAMES[name]
    seats: Counter[int] = Counter()
    options: Counter[str] = Counter()
    moves: list[int] = []
    broken: list[str] = []
    seen: Counter[Class] = Counter()
    begin = time.process_time()
    for seed in range(first, first + count):
        if stop and broken:
            break
        played = random_game(game, seed)
        seats[played.seats] += 1
        options.update(f"{option} {value}" for option, value in played.options.items())
        try:
            play_by_law(played, random.Random(seed), share, seen)
        except Exception as error:
            broken.append(f"seed {seed}: {type(error).__name__}: {error}"[:500])
        moves.append(len(played.moves))
    seconds = time.process_time() - begin
    return {"seats": seats, "options": options, "moves": moves, "broken": broken, "seconds": seconds}


def kept_batch(name: str, first: int, count: int, share: float, keep: Path | None) -> dict[str, Any]:
    """A batch, from an earlier interrupted run if it is stored."""
    path = keep / f"{name}-{first}-{count}-{share}.json" if keep is not None else None
    if path is not None and path.exists():
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
        found["seats"] = Counter({int(seats): number for seats, number in found["seats"].items()})
        found["options"] = Counter(found["options"])
        return found
    found = run_batch(name, first, count, share)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_text(json.dumps(found), "utf-8")
        part.replace(path)
    return found


@click.command()
@click.argument("name", metavar="GAME", type=click.Choice(sorted(partie.GAMES)))
@click.option("--games", default=500, show_default=True)
@click.option("--first", default=1, show_default=True, help="Seed of the first game.")
@click.option("--jobs", default=2, show_default=True)
@click.option("--share", default=0.02, show_default=True, help="Share of moves with every law checked.")
@click.option(
    "--stop", is_flag=True, help="End with the first game that breaks a law; in this process alone."
)
@click.option("--summary", type=click.Path(path_type=Path), help="Where to write the summary as JSON.")
@click.option(
    "--keep", type=click.Path(path_type=Path), help="Where finished batches wait for a run that goes on."
)
def main(
    name: str,
    games: int,
    first: int,
    jobs: int,
    share: float,
    stop: bool,
    summary: Path | None,
    keep: Path | None,
) -> None:
    """Play random games by the laws."""
    if stop:
        found = run_batch(name, first, games, share, stop)
        for line in found["broken"]:
            click.echo(line, err=True)
        raise SystemExit(1 if found["broken"] else 0)
    starts = range(first, first + games, BATCH)
    with ProcessPoolExecutor(jobs) as pool:
        tasks = [
            pool.submit(kept_batch, name, at, min(BATCH, first + games - at), share, keep) for at in starts
        ]
        batches = []
        for number, task in enumerate(tasks, 1):
            batches.append(task.result())
            for line in batches[-1]["broken"]:
                click.echo(line, err=True)
            click.echo(f"{min(number * BATCH, games)} of {games} games", err=True)
    moves = sorted(number for batch in batches for number in batch["moves"])
    broken = [line for batch in batches for line in batch["broken"]]
    seats: Counter[int] = sum((batch["seats"] for batch in batches), Counter())
    options: Counter[str] = sum((batch["options"] for batch in batches), Counter())
    report = {
        "game": name,
        "rules": partie.GAMES[name].version,
        "partie": partie.__version__,
        "python": platform.python_version(),
        "games": games,
        "seeds": [first, first + games - 1],
        "share_of_moves_with_every_law": share,
        "by_seats": {str(count): seats[count] for count in sorted(seats)},
        "by_option": {option: options[option] for option in sorted(options)},
        "moves": {"all": sum(moves), "least": moves[0], "median": moves[len(moves) // 2], "most": moves[-1]},
        "failures": broken,
        "seconds": round(sum(batch["seconds"] for batch in batches)),
    }
    text = json.dumps(report, indent=2, ensure_ascii=False)
    click.echo(text)
    if summary is not None:
        summary.parent.mkdir(parents=True, exist_ok=True)
        summary.write_text(text + "\n", "utf-8")
    raise SystemExit(1 if broken else 0)


if __name__ == "__main__":
    main()
