"""`partie bench`: benchmarks the engine, for one game or all, and compares with earlier results."""

import json
import sys
from itertools import groupby
from pathlib import Path

import click
from rich.table import Table

import partie
from partie.arena.baseline import FAILED, TOLD, Change, Row, read, write
from partie.arena.bench import build, measure
from partie.arena.matches import find_game
from partie.cli.common import (
    complete_game,
    console,
    examples,
    language_option,
    read_pairs,
    told_in,
    usual_language,
)
from partie.kernel.errors import PartieError
from partie.text import Words

ABOUT = ("game", "seats", "build", "version", "games", "seconds", "quarters_us")
FILE = click.Path(dir_okay=False, path_type=Path)


@click.command(
    epilog=examples(
        "partie bench evacuation --seats 4 --seconds 2",
        "partie bench --compare docs/bench.json",
    )
)
@click.argument("game", shell_complete=complete_game, required=False)
@click.option("--seats", type=int, help="How many players (4, or as many as the game takes).")
@click.option("--seconds", type=float, default=3.0, show_default=True, help="How long to play.")
@click.option("--option", "pairs", multiple=True, help="An option of the game: map=usa.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.option(
    "--write", "kept", type=FILE, help="Write the measurements to this file; rows of other builds stay."
)
@click.option("--show", type=FILE, help="Print the table of such a file; measure nothing.")
@click.option("--compare", type=FILE, help="Repeat the file's measurements of this build; report losses.")
@language_option
def command(
    game: str | None,
    seats: int | None,
    seconds: float,
    pairs: tuple[str, ...],
    as_json: bool,
    kept: Path | None,
    show: Path | None,
    compare: Path | None,
    lang: str | None,
) -> None:
    """Measure the speed of GAME, or of all games. Measures random legal play with full lists of moves, and the calls
    on a state. Without GAME: all games with every number of players."""
    words = Words(lang or usual_language(), game if game in partie.GAMES else "")
    with told_in(words):
        if not 0 <= seconds <= 3600:
            raise PartieError("bad-number", what="--seconds", low=0)
        games = [find_game(game).name] if game is not None else list(partie.GAMES)
        if compare is not None:
            sys.exit(print_changes(words, changes(games, seats, seconds, read(compare))))
        if show is not None:
            print_table(words, [row for row in read(show) if row["game"] in games])
            return
        whole = game is None and seats is None
        counts = [(name, count) for name in games for count in seat_counts(name, seats, whole)]
        options = dict(read_pairs(pairs))
        rows = []
        for name, count in counts:
            rows.append(measure(name, count, seconds, options).data())
            if kept is not None:
                write(kept, rows)
    if as_json:
        for row in rows:
            click.echo(json.dumps(row))
    elif len(rows) > 1:
        print_table(words, rows)
    else:
        print_one(words, rows[0])


def seat_counts(game: str, wanted: int | None, every: bool) -> list[int]:
    """The numbers of players to measure."""
    rules = find_game(game)
    if every:
        return list(rules.seat_counts)
    return [rules.check_seats(wanted if wanted is not None else min(4, rules.seat_counts[-1]))]


def changes(games: list[str], seats: int | None, seconds: float, rows: list[Row]) -> list[Change]:
    """Repeat the stored measurements of this build; apparent losses are measured twice and the better counts."""
    found = []
    for then in rows:
        if then["build"] != build() or then["game"] not in games or seats not in (None, then["seats"]):
            continue
        change = Change(measure(then["game"], then["seats"], seconds).data(), then)
        if change.loss > TOLD:
            again = Change(measure(then["game"], then["seats"], 2 * seconds).data(), then)
            change = min(change, again, key=lambda change: change.loss)
        found.append(change)
    return found


def print_changes(words: Words, found: list[Change]) -> int:
    """Print the changes; returns 1 if a loss exceeds the noise."""
    screen = console()
    screen.print(words.say("bench-compared", build=words.say(f"build-{build()}")), soft_wrap=True)
    table = _table(words, "game", "seats", "then", "now", "play", "copy")
    for change in found:
        row = change.now
        losses = [f"{-100 * loss:+.0f} %" for loss in (change.play, change.copy)]
        times = [_number(each["decisions_per_s"]) for each in (change.then, row)]
        table.add_row(_name(words, row), str(row["seats"]), *times, *losses)
    screen.print(table)
    for change in found:
        if change.loss > TOLD:
            key = "bench-failed" if change.loss > FAILED else "bench-lost"
            name, lost = _name(words, change.now), f"{100 * change.loss:.0f}"
            screen.print(words.say(key, game=name, seats=str(change.now["seats"]), lost=lost), soft_wrap=True)
    if not found:
        screen.print(words.say("bench-nothing", build=words.say(f"build-{build()}")))
    elif all(change.loss <= TOLD for change in found):
        screen.print(words.say("bench-held", lost=f"{100 * TOLD:.0f}"))
    return 1 if any(change.loss > FAILED for change in found) else 0


def print_table(words: Words, rows: list[Row]) -> None:
    """Print a table for each game and build; growth is the cost relative to the fewest players."""
    screen = console()
    for name, part in groupby(rows, lambda row: (row["game"], row["build"])):
        screen.print(f"[bold]{words.of(name[0]).say('game-name')}, {words.say('build-' + name[1])}[/]")
        table = _table(words, "seats", "games", "decisions", "each", "growth", "copy_us", "quarters")
        first = 0.0
        for row in part:
            cost = 1 / row["games_per_s"]
            first = first or cost
            table.add_row(
                str(row["seats"]),
                _number(row["games_per_s"]),
                _number(row["decisions_per_s"]),
                f"{1e6 / row['decisions_per_s']:.2f}",
                f"{cost / first:.1f}",
                f"{row['copy_us']:.2f}",
                " ".join(f"{quarter:.1f}" for quarter in row["quarters_us"]),
            )
        screen.print(table)
    screen.print(words.say("bench-legend"), soft_wrap=True)


def print_one(words: Words, found: Row) -> None:
    """Print all measurements of one game."""
    screen = console()
    head = {name: str(found[name]) for name in ("games", "seconds")}
    title = {"game": _name(words, found), "build": words.say(f"build-{found['build']}")}
    screen.print(words.say("bench-head", seats=found["seats"], **title, **head))
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for name, value in found.items():
        if name not in ABOUT:
            table.add_row(words.say(f"bench-{name}"), _number(value))
    table.add_row(words.say("bench-quarters_us"), "  ".join(str(part) for part in found["quarters_us"]))
    screen.print(table)


def _table(words: Words, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="")
    for name in columns:
        table.add_column(words.say(f"bench-column-{name}"), justify="left" if name == "game" else "right")
    return table


def _name(words: Words, row: Row) -> str:
    return words.of(row["game"]).say("game-name")


def _number(value: float) -> str:
    return f"{value:,}".replace(",", "\N{THIN SPACE}")
