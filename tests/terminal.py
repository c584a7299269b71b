"""A table whose people are functions, for tests of the terminal."""

import io

from rich.console import Console

import partie
from partie.cli.terminal.seating import sit
from partie.cli.terminal.table import Table
from partie.text import Words


def table(
    answer,
    seats=("you", "greedy"),
    seed=1,
    language="en",
    game=None,
    width=100,
    height=40,
    strict=True,
    **options,
):
    """A table where `answer(table)` types each line; its output is `table.shown()`."""
    game = game or partie.new("powergrid", len(seats), seed, **options)
    words = Words(language, game.game.name, strict)
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=False, highlight=False)
    made = Table(game, sit(game.game, list(seats), words), words, console, lambda prompt: answer(made))
    made.shown = out.getvalue
    return made


def typing(*lines):
    """An answer that types these lines, then leaves as at the end of input."""
    left = list(lines)

    def answer(made):
        if not left:
            raise EOFError
        return left.pop(0)

    return answer


def play(*lines, **given):
    """Play with these lines typed; gives the table as it was left."""
    made = table(typing(*lines), **given)
    made.run()
    return made
