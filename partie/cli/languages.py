"""`partie languages`: the available languages, and the messages that each lacks."""

import click

from partie.cli.common import examples
from partie.text import LANGUAGES, Words
from partie.text.completeness import completeness


@click.command(epilog=examples("partie languages", "partie languages --missing cs"))
@click.option("--missing", type=click.Choice(LANGUAGES), help="List what a language lacks.")
def command(missing: str | None) -> None:
    """List the languages and how complete each one is. English replaces missing messages."""
    if missing is not None:
        for game, keys in completeness(missing).lacking.items():
            for key in keys:
                click.echo(f"{game or '-'} {key}")
        return
    for language in LANGUAGES:
        found = completeness(language)
        click.echo(f"{language}  {found.percent:3} %  {Words(language).say('language-name')}")
