"""`partie review RECORD`: a review of a finished game by bots."""

import click

from partie.bots.review import Chances, Loss, Review, review
from partie.cli.boards import board_of
from partie.cli.common import console, examples, language_option, told_in, usual_language
from partie.cli.terminal.files import read_game
from partie.cli.terminal.seating import noted_words
from partie.cli.terminal.show import Screen
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import PartieError
from partie.kernel.learning.heuristic import Note
from partie.text import Words
from partie.text.arguments import Arguments

WIDE = 40
"""Width of a full bar, in columns."""
MOMENTS = 12
"""Number of moments at which chances are shown."""


@click.command(epilog=examples("partie review game.txt", "partie review game.txt --lang uk"))
@click.argument("file")
@click.option("--seed", type=int, default=0, show_default=True, help="The seed of the bots that judge.")
@language_option
def command(file: str, seed: int, lang: str | None) -> None:
    """Judge the finished game in FILE. Prints each seat's chances to win, and the decisions that cost most. Ctrl+C
    prints the results so far."""
    words = Words(lang or usual_language())
    with told_in(words):
        game = read_game(file)
        words = words.of(game.game.name)
        if not game.over:
            raise PartieError("review-not-over")
        names = [word.partition(":")[2] for word in noted_words(game) or []]
        screen = Screen(console(), words, board_of(game.game.name), names)
        _tell(screen, game, _judged(screen, game, seed))


def _judged(screen: Screen, game: Partie, seed: int) -> Review:
    """The review; if interrupted, the part that is finished."""
    found = Review()
    quiet = not screen.console.is_terminal
    try:
        with screen.console.status("") as status:
            for found in review(game, seed):
                if not quiet:
                    status.update(screen.words.say("review-busy", percent=int(100 * found.done)))
    except KeyboardInterrupt:
        screen.say("review-cut")
    return found


def _tell(screen: Screen, game: Partie, found: Review) -> None:
    solo = game.seats == 1
    if found.chances:
        screen.say("review-points" if solo else "review-chances")
        step = max(1, len(found.chances) // MOMENTS)
        shown = [*found.chances[:-1:step], found.chances[-1]]
        most = max([1.0, *(value for each in shown for value in each.seats)])
        for each in shown:
            _tell_chances(screen, each, most)
    if not found.losses:
        if found.over:
            screen.say("review-none")
        return
    screen.line("")
    screen.say("review-losses")
    for place, loss in enumerate(found.losses, 1):
        _tell_loss(screen, game, place, loss)


def _tell_chances(screen: Screen, chances: Chances, most: float) -> None:
    screen.line(screen.words.say("review-after", number=chances.at))
    for seat, value in enumerate(chances.seats):
        solo = len(chances.seats) == 1
        told = f"{value:.0f}" if solo else f"{100 * value:.0f} %"
        bar = "#" * round(WIDE * value / most)
        screen.line(f"  {screen.words.seat(seat, screen.names):<14.14} {told:>5} {bar}")


def _tell_loss(screen: Screen, game: Partie, place: int, loss: Loss) -> None:
    words, here = screen.words, game.at(loss.at)
    key, cost = ("review-loss-points", {"points": round(loss.cost)})
    if game.seats > 1:
        key, cost = "review-loss", {"percent": round(100 * loss.cost)}
    screen.line("")
    screen.say(key, place=place, number=loss.at + 1, name=words.seat(loss.seat, screen.names), **cost)
    for said, move in (("review-played", loss.played), ("review-better", loss.better)):
        phrase = words.move(here, loss.seat, move, screen.names)
        screen.line("   " + words.say(said, move=f"{phrase} ({here.notation(loss.seat, move)})"))
    for reason in loss.reasons:
        screen.line("   - " + _reason(screen, here, loss.seat, reason))


def _reason(screen: Screen, here: Partie, seat: int, reason: Note) -> str:
    key, args = reason
    return screen.words.sentence(key, **Arguments(screen.words, here, seat, screen.names).named(args))
