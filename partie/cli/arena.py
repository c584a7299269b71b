"""`partie arena GAME`: a league of bots with ratings."""

import json
import time
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import partie
from partie.arena.extras import need
from partie.arena.league import League, Results
from partie.arena.matches import Played, find_game
from partie.arena.ratings import Rating, Share, rate
from partie.cli.common import (
    complete_game,
    console,
    examples,
    language_option,
    read_names,
    read_pairs,
    told_in,
    usual_language,
)
from partie.kernel.errors import PartieError
from partie.text import Words


@click.command(
    epilog=examples(
        "partie arena powergrid --bots greedy,casual,random --games 200 --jobs 2",
        "partie arena shipyard --bots strong,greedy --games 40 --out build/arena.json",
    )
)
@click.argument("game", shell_complete=complete_game)
@click.option(
    "--bots", "names", default="greedy,random", show_default=True, help="Who plays: names, as NAME@LIMIT too."
)
@click.option(
    "--lineup",
    "lineup",
    help="Who sits at every table instead, one name a seat: strong,greedy,greedy,greedy.",
)
@click.option("--games", type=int, default=100, show_default=True, help="How many games for each match-up.")
@click.option("--seats", type=int, default=2, show_default=True, help="How many players in a game.")
@click.option("--seed", type=int, default=0, show_default=True, help="The first deal's seed.")
@click.option("--jobs", type=int, default=1, show_default=True, help="How many processes.")
@click.option(
    "--ray", metavar="ADDRESS", help="Play on a Ray cluster (auto, HOST:PORT; local starts one here)."
)
@click.option("--option", "pairs", multiple=True, help="An option of the game: map=usa.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the table here as JSON, and beside it the games (.jsonl); a rerun plays only what is missing there.",
)
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write the record of each game into this folder: a data set, each file a text that `partie replay` reads.",
)
@click.option(
    "--chart", type=click.Path(dir_okay=False, path_type=Path), help="Draw the ratings: FILE.png or .svg."
)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@language_option
def command(
    game: str,
    names: str,
    lineup: str | None,
    games: int,
    seats: int,
    seed: int,
    jobs: int,
    ray: str | None,
    pairs: tuple[str, ...],
    out: Path | None,
    records: Path | None,
    chart: Path | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Rate bots by games of GAME against each other. Every bot meets every other, on all seats of the same deals."""
    words = Words(lang or usual_language(), game if game in partie.GAMES else "")
    with told_in(words):
        for what, value in (("--games", games), ("--jobs", jobs)):
            if value < 1:
                raise PartieError("bad-number", what=what, low=1)
        if ray is not None and jobs > 1:
            raise PartieError("jobs-and-ray")
        options = read_pairs(pairs)
        table = () if lineup is None else tuple(read_names(lineup))
        known = tuple(dict.fromkeys(table)) or tuple(read_names(names))
        league = League(game, known, len(table) or seats, games, seed, options, records is not None, table)
        league.check()
        # Report missing packages before the games are played.
        need("openskill.models", "arena")
        if chart is not None:
            need("matplotlib", "arena")
        if ray is not None:
            need("ray", "ray")
        began = time.perf_counter()
        results = Results(None if out is None else out.with_suffix(".jsonl"), records)
        played = _play(league, results, jobs, ray, words)
        seconds = time.perf_counter() - began
        ratings = rate(played, seed)
        found = _data(league, ratings, len(played), seconds)
        if out is not None:
            _write(out.with_suffix(".json"), json.dumps(found, indent=1) + "\n")
        if chart is not None:
            from partie.arena.chart import draw

            draw(ratings, _head(league, len(played), words), words.say("arena-skill"), chart)
    if as_json:
        click.echo(json.dumps(found))
    else:
        _print(console(), league, ratings, len(played), words)


def _play(league: League, results: Results, jobs: int, ray: str | None, words: Words) -> list[Played]:
    """Play with a progress bar if the output is a terminal."""
    errors = Console(stderr=True)
    fixtures = league.fixtures()
    if not errors.is_terminal:
        return results.play(fixtures, jobs, ray)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(words.say("game-name"), total=len(fixtures))
        return results.play(fixtures, jobs, ray, lambda games: progress.advance(task, games))


def _data(league: League, ratings: list[Rating], games: int, seconds: float) -> dict[str, object]:
    return {
        "game": league.game,
        "version": partie.__version__,
        "rules": find_game(league.game).version,
        "seats": league.seats,
        "games": games,
        "seed": league.seed,
        "options": league.options,
        "bots": [rating.data() for rating in ratings],
        "seconds": round(seconds, 1),
    }


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise PartieError("unwritable-file", file=str(path), reason=error.strerror or "") from None


def _head(league: League, games: int, words: Words) -> str:
    return words.say("arena-head", game=words.say("game-name"), games=games, seats=league.seats)


def _print(screen: Console, league: League, ratings: list[Rating], games: int, words: Words) -> None:
    screen.print(_head(league, games, words))
    table = _table(words, ("skill", "wins", "time", "slowest"))
    for rating in ratings:
        skill = words.say(
            "arena-number", value=f"{rating.skill:.1f}", low=f"{rating.low:.1f}", high=f"{rating.high:.1f}"
        )
        times = (f"{rating.seconds:.2f} s", f"{rating.slowest:.2f} s")
        table.add_row(rating.bot, skill, _share(rating.wins, words), *times)
    screen.print(table)
    screen.print()
    screen.print(words.say("arena-before"))
    matrix = _table(words, ())
    for rating in ratings:
        matrix.add_column(rating.bot, justify="right")
    for rating in ratings:
        met = [rating.against.get(other.bot) for other in ratings]
        matrix.add_row(rating.bot, *("–" if share is None else _share(share, words) for share in met))
    screen.print(matrix)
    screen.print(words.say("arena-foot"))


def _table(words: Words, columns: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words.say("arena-bot"))
    for name in columns:
        table.add_column(words.say(f"arena-{name}"), justify="right")
    return table


def _share(share: Share, words: Words) -> str:
    numbers = {"value": share.share, "low": share.low, "high": share.high}
    shown = {name: f"{100 * number:.0f}" for name, number in numbers.items()}
    return words.say("arena-share", **shown)
