"""`partie check DATABASE`: checks whether a server's running games replay under the installed rules."""

import asyncio
import logging

import click

from partie.cli.common import examples, language_option, told_in, usual_language
from partie.kernel.errors import PartieError
from partie.text import Words


@click.command(
    "check",
    epilog=examples(
        "partie check partie.db",
        "partie check postgresql://partie@database/partie",
    ),
)
@click.argument("database")
@language_option
@click.pass_context
def command(ctx: click.Context, database: str, lang: str | None) -> None:
    """Before an upgrade, list the running games that would differ. Replays all running games of DATABASE
    (sqlite:///path, postgresql://..., or a file) under the installed rules. Nothing is changed. Exit code 1 if a game
    would differ."""
    words = Words(lang or usual_language())
    with told_in(words):
        if asyncio.run(_check(words, database)):
            ctx.exit(1)


async def _check(words: Words, database: str) -> int:
    """Print a line for each game that would differ, and their number; returns that number."""
    try:
        from partie.server.settings import from_environment
        from partie.server.storage.checking import SAME, check
    except ImportError as missing:
        raise PartieError("no-server", module=str(missing.name)) from None
    logging.getLogger("partie.server").addHandler(logging.NullHandler())  # damaged games are reported below
    url = database if "://" in database else f"sqlite:///{database}"
    seen = others = 0
    async for verdict in check(from_environment().with_options(database=url)):
        seen += 1
        if verdict.what != SAME:
            others += 1
            click.echo(
                words.say(
                    f"check-{verdict.what}",
                    table=verdict.table,
                    game=words.of(verdict.game).say("game-name"),
                    rules=verdict.rules,
                    moves=verdict.moves,
                )
            )
    click.echo(words.say("check-sum", games=seen, others=others))
    return others
