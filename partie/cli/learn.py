"""`partie learn GAME`: a first game that teaches the rules."""

import click

from partie.arena.matches import find_game
from partie.cli.common import complete_game, console, examples, language_option, told_in, usual_language
from partie.cli.play import edit_lines
from partie.cli.terminal import seating
from partie.cli.terminal.files import read_game
from partie.cli.terminal.lesson import LessonTable
from partie.kernel.errors import PartieError
from partie.table import lessons
from partie.text import Words


@click.command(epilog=examples("partie learn powergrid", "partie learn shipyard --load lesson.save"))
@click.argument("game", shell_complete=complete_game)
@click.option("--load", "path", help="Go on with a lesson that was saved.")
@language_option
def command(game: str, path: str | None, lang: str | None) -> None:
    """Learn GAME in ten minutes, move by move. A short game against bots, with explanations."""
    screen = console()
    edit_lines()
    words = Words(lang or usual_language())
    with told_in(words):
        rules = find_game(game)
        script = lessons.lesson(rules.name)
        started = script.begin() if path is None else read_game(path)
        if started.game is not rules:
            raise PartieError("other-game", found=started.game.name, wanted=game)
        words = words.of(rules.name)
        who = seating.seat_words(rules, script.seats, None, lessons.BOT, None)
        LessonTable(script, started, seating.sit(rules, who, words), words, screen, input).run()
