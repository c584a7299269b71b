"""`partie replay FILE`: a recorded game, whole or at one of its moves."""

import click

from partie.cli.boards import board_of
from partie.cli.common import console, examples, language_option, told_in, usual_language
from partie.cli.terminal.files import read_game
from partie.cli.terminal.seating import noted_words
from partie.cli.terminal.show import Screen
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import PartieError
from partie.text import Words


@click.command(
    epilog=examples(
        "partie replay game.txt",
        "partie replay game.txt --at 40 --lang cs",
    )
)
@click.argument("file")
@click.option("--at", type=int, help="Show the board after so many moves.")
@language_option
def command(file: str, at: int | None, lang: str | None) -> None:
    """Replay the record or save in FILE. Prints its result, or the board after a move."""
    with told_in(Words(lang or usual_language())):
        game = read_game(file)
        words = Words(lang or usual_language(), game.game.name)
        names = [word.partition(":")[2] for word in noted_words(game) or []]
        screen = Screen(console(), words, board_of(game.game.name), names)
        if at is not None:
            _show_at(screen, game, at)
        else:
            _summary(screen, game)


def _show_at(screen: Screen, game: Partie, at: int) -> None:
    moves = len(game.moves)
    if at < 0:
        raise PartieError("bad-upto", upto=at)
    if at > moves:
        raise PartieError("bad-upto-beyond", upto=at, moves=moves)
    then = game.at(at)
    screen.say("replay-at", number=at, moves=moves)
    if at:
        screen.line(f"{at} {screen.words.seat(then.movers[-1], screen.names)}: {_notation(game, at - 1)}")
        screen.events(then, then.events_for(None, then.marks[-1]))
    _board(screen, then)


def _notation(game: Partie, number: int) -> str:
    return game.at(number).notation(game.movers[number], game.moves[number])


def _summary(screen: Screen, game: Partie) -> None:
    words = screen.words
    screen.say(
        "replay-head",
        game=words.say("game-name"),
        seats=game.seats,
        moves=len(game.moves),
        seed=str(game.seed),
    )
    for option, value in game.options.items():
        shown = words.name(f"option-{option}", value)
        screen.say("replay-option", option=words.name("option", option), value=shown)
    _board(screen, game)


def _board(screen: Screen, game: Partie) -> None:
    """Print the asked seat's board, and the decision or the result."""
    deciding = [decision.seat for decision in game.decisions]
    screen.draw(game, deciding[0] if deciding else None, whole=True)
    result = game.result
    if result is not None:
        screen.result(result)
    else:
        screen.say(
            "replay-running",
            names=screen.words.listed([screen.words.seat(s, screen.names) for s in deciding]),
        )
