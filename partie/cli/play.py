"""`partie play GAME`: the table in the terminal."""

import sys

import click
from rich.console import Console

import partie
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
from partie.cli.terminal import seating
from partie.cli.terminal.files import read_game
from partie.cli.terminal.greeting import Greeting
from partie.cli.terminal.table import Table
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import PartieError
from partie.kernel.keeping import own
from partie.text import Words


@click.command(
    epilog=examples(
        "partie play",
        "partie play powergrid --seats 4 --bots greedy --option map=usa",
        "partie play shipyard --load game.save",
    )
)
@click.argument("game", shell_complete=complete_game, required=False)
@click.option("--seats", type=int, help="How many players.")
@click.option("--seat", help="Who sits where: you,greedy,random; with names: you:Anna,greedy:Bot.")
@click.option("--bots", "bot_list", help="The bots beside you: greedy,random.")
@click.option("--humans", type=int, help="How many people play at this terminal (1; 0 to watch bots).")
@click.option("--seed", type=int, help="The same seed gives the same game.")
@click.option("--option", "pairs", multiple=True, help="An option of the game: map=usa.")
@click.option("--load", "path", help="Go on with a saved game, a record or a position.")
@language_option
def command(
    game: str | None,
    seats: int | None,
    seat: str | None,
    bot_list: str | None,
    humans: int | None,
    seed: int | None,
    pairs: tuple[str, ...],
    path: str | None,
    lang: str | None,
) -> None:
    """Play GAME at this terminal, against bots or with others."""
    screen = console()
    edit_lines()
    given = (seats, seat, bot_list, humans, seed, path, lang)
    if not pairs and all(value is None for value in given) and sys.stdin.isatty():
        _newcomer(game, screen)
        return
    words = Words(lang or usual_language())
    with told_in(words):
        if path is not None:
            _refuse_beside_load(seats, seed, pairs)
            loaded = read_game(path)
            if game is not None and find_game(game) is not loaded.game:
                raise PartieError("other-game", found=loaded.game.name, wanted=game)
            asked = seat is not None or bot_list is not None or humans is not None
            noted = None if asked else seating.noted_words(loaded)
            who = noted or seating.seat_words(loaded.game, loaded.seats, seat, bot_list, humans)
            _sit_down(loaded, who, words, screen)
            return
        rules = find_game(game or next(iter(partie.GAMES)))
        who = seating.seat_words(rules, seats, seat, bot_list, humans)
        seating.sit(rules, who, words)
        started = partie.new(rules.name, len(who), seed, **read_pairs(pairs))
        _sit_down(started, who, words, screen)


def _newcomer(game: str | None, screen: Console) -> None:
    """Without options: ask for the few settings that are needed."""
    greeting = Greeting(screen, input)
    words = Words(greeting.language(usual_language()))
    with told_in(words):
        name = game if game is not None else greeting.game(words, list(partie.GAMES))
        rules = find_game(name)
        who = greeting.seats(words, rules)
        _sit_down(partie.new(rules.name, len(who)), who, words, screen)


def _sit_down(game: Partie, who: list[str], words: Words, screen: Console) -> None:
    words = words.of(game.game.name)
    sitters = seating.sit(game.game, who, words)
    if any(sitter.human for sitter in sitters):
        screen.print(words.say("welcome", game=words.say("game-name")), markup=False)
    if title := own.title(game.game.name):
        screen.print(words.say("content-used", title=title), markup=False)
    Table(game, sitters, words, screen, input).run()


def _refuse_beside_load(seats: int | None, seed: int | None, pairs: tuple[str, ...]) -> None:
    for option, value in (("--seats", seats), ("--seed", seed), ("--option", pairs or None)):
        if value is not None:
            raise PartieError("load-and-new", option=option)


def edit_lines() -> None:
    """Enable line editing and history if the interpreter has readline."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return
