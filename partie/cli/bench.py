"""`partie bench GAME`: how fast the engine is here."""

import json

import click
from rich.table import Table

import partie
from partie.arena.bench import measure
from partie.arena.matches import find_game
from partie.cli.common import console, language_option, read_pairs, told_in, usual_language
from partie.kernel.errors import PartieError
from partie.text import Words

ABOUT = ("game", "seats", "version", "games", "seconds")


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="How many players (4, or as many as the game takes).")
@click.option("--seconds", type=float, default=3.0, show_default=True, help="How long to play.")
@click.option("--option", "pairs", multiple=True, help="An option of the game: map=usa.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@language_option
def command(
    game: str, seats: int | None, seconds: float, pairs: tuple[str, ...], as_json: bool, lang: str | None
) -> None:
    """Measure GAME: random legal play with full lists of moves, and the calls on a state."""
    words = Words(lang or usual_language(), game if game in partie.GAMES else "")
    with told_in(words):
        rules = find_game(game)
        count = seats if seats is not None else min(4, rules.seat_counts[-1])
        if not 0 <= seconds <= 3600:
            raise PartieError("bad-number", what="--seconds", low=0)
        found = measure(game, rules.check_seats(count), seconds, dict(read_pairs(pairs))).data()
    if as_json:
        click.echo(json.dumps(found))
        return
    screen = console()
    head = {name: str(found[name]) for name in ("games", "seconds")}
    screen.print(words.say("bench-head", game=words.say("game-name"), seats=found["seats"], **head))
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for name, value in found.items():
        if name not in ABOUT:
            table.add_row(words.say(f"bench-{name}"), f"{value:,}".replace(",", "\N{THIN SPACE}"))
    screen.print(table)
