"""`partie content`: components of one's own."""

import click

import partie
from partie.cli.common import complete_game, examples, language_option, told_in, usual_language
from partie.kernel.keeping import own
from partie.kernel.keeping.reader import find_game
from partie.text import Words


@click.command(
    "content",
    epilog=examples(
        "partie content underwater --template > cards.toml",
        "partie --content cards.toml content underwater --games 100",
    ),
)
@click.argument("game", shell_complete=complete_game)
@click.option("--template", is_flag=True, help="Print a file with the components as they are, to fill in.")
@click.option("--games", default=20, show_default=True, help="Random games that check a filled file.")
@language_option
@click.pass_context
def command(ctx: click.Context, game: str, template: bool, games: int, lang: str | None) -> None:
    """Play GAME with the cards of your own box. Prints a template, or checks the file given by
    `partie --content FILE`."""
    from partie import content

    words = Words(lang or usual_language())
    with told_in(words):
        if template:
            click.echo(content.template(game, words), nl=False)
            return
        find_game(partie.GAMES, game)
        file = own.own(game)
        if file is None:
            click.echo(words.say("content-none", game=game))
            ctx.exit(2)
        found = content.faults(game, games)
    for fault in found:
        click.echo(fault)
    click.echo(words.say("content-checked", title=file.title, sections=file.sections(), games=games))
    ctx.exit(1 if found else 0)
