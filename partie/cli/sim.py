"""`partie sim GAME`: many games between bots."""

import json
import time

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import partie
from partie.arena.matches import Played, Series, data, line_up, play_series
from partie.arena.tally import Spread, Tally, spread
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
        "partie sim underwater --games 50 --bots greedy,random --jobs 2",
        "partie sim powergrid --seats 6 --bots greedy --json",
    )
)
@click.argument("game", shell_complete=complete_game)
@click.option("--games", type=int, default=100, show_default=True, help="How many games.")
@click.option(
    "--bots", "names", default="greedy,random", show_default=True, help="Who plays; repeated over the seats."
)
@click.option("--seats", type=int, help="How many players; else one for each bot named, at least two.")
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    help="The seed of the first game; it rises by one each game.",
)
@click.option("--jobs", type=int, default=1, show_default=True, help="How many processes.")
@click.option("--option", "pairs", multiple=True, help="An option of the game: map=usa.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@language_option
def command(
    game: str,
    games: int,
    names: str,
    seats: int | None,
    seed: int,
    jobs: int,
    pairs: tuple[str, ...],
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play many games of GAME and count the results. Seats change from game to game."""
    words = Words(lang or usual_language(), game if game in partie.GAMES else "")
    with told_in(words):
        for what, value in (("--games", games), ("--jobs", jobs)):
            if value < 1:
                raise PartieError("bad-number", what=what, low=1)
        if not read_names(names):
            raise PartieError("bad-number", what="--bots", low=1)
        lineup = line_up(game, read_names(names), seats)
        options = read_pairs(pairs)
        partie.new(game, len(lineup), seed, **options)
        series = Series(game, lineup, games, seed, options)
        began = time.perf_counter()
        tally = Tally(_play(series, min(jobs, games), words))
        seconds = time.perf_counter() - began
    if as_json:
        click.echo(json.dumps({**data(series), **tally.data(), "seconds": round(seconds, 2)}))
    else:
        _print(console(), series, tally, words)


def _play(series: Series, jobs: int, words: Words) -> list[Played]:
    """Play with a progress bar if the output is a terminal."""
    errors = Console(stderr=True)
    if not errors.is_terminal:
        return play_series(series, jobs)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(words.say("game-name"), total=series.games)
        return play_series(series, jobs, lambda games: progress.advance(task, games))


def _print(screen: Console, series: Series, tally: Tally, words: Words) -> None:
    last = str(series.seed + series.games - 1)
    head = {"games": series.games, "seats": len(series.lineup), "first": str(series.seed), "last": last}
    screen.print(words.say("sim-head", game=words.say("game-name"), **head))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(words.say("sim-bot"))
    columns = ["seats", "wins", "share", "shared", "place"]
    for name in columns:
        table.add_column(words.say(f"sim-{name}"), justify="right")
    for name in tally.criteria:
        table.add_column(words.say(f"result-{name}"), justify="right", no_wrap=False, min_width=11)
    for line in tally.lines:
        scores = [_spread(spread(values), words) for values in line.scores]
        won = f"{100 * line.wins / tally.games:.1f} %"
        table.add_row(
            line.bot, str(line.seats), str(line.wins), won, str(line.shared), f"{line.place:.2f}", *scores
        )
    screen.print(table)
    for name, lengths in (("rounds", tally.round_spread), ("moves", tally.moves)):
        if lengths.most:
            screen.print(words.say(f"sim-{name}", **_numbers(lengths)))


def _numbers(numbers: Spread) -> dict[str, str]:
    return {"least": str(numbers.least), "average": f"{numbers.average:.1f}", "most": str(numbers.most)}


def _spread(numbers: Spread, words: Words) -> str:
    if numbers.least == numbers.most:
        return str(numbers.least)
    return words.say("sim-spread", **_numbers(numbers))
