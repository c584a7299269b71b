"""`partie actions GAME`: the numbered vocabulary of moves."""

import json

import click

import partie
from partie.arena.matches import find_game
from partie.cli.common import complete_game, examples, read_pairs


@click.command(
    epilog=examples(
        "partie actions powergrid",
        "partie actions powergrid --option map=usa --json",
    )
)
@click.argument("game", shell_complete=complete_game)
@click.option("--option", "pairs", multiple=True, help="An option of the game: map=usa.")
@click.option("--json", "as_json", is_flag=True, help="As JSON: a list of number, move and notation.")
def command(game: str, pairs: tuple[str, ...], as_json: bool) -> None:
    """List the moves of GAME by number. A number means the same move in every position; the names of things are those
    of the given options."""
    rules = find_game(game)
    sample = partie.new(game, rules.seat_counts[0], 0, **read_pairs(pairs))
    moves = list(enumerate(rules.actions()))
    if as_json:
        rows = [{"number": i, "move": list(move), "text": _shown(sample, move)} for i, move in moves]
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    for i, move in moves:
        click.echo(f"{i:5}  {_shown(sample, move)}")


def _shown(sample: partie.Partie, move: tuple[int, ...]) -> str:
    """Arguments that depend on what a seat owns are shown as numbers."""
    verb = sample.game.verbs[move[0]]
    words = [verb.name]
    for arg, value in zip(verb.args, move[1:], strict=True):
        shown = arg.show(sample.state, 0, value)
        words.append(
            shown if arg.read(sample.state, 0, shown.lower().split()) == value else f"{arg.type_name}={value}"
        )
    return " ".join(words)
