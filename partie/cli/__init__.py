"""The command line. Each command is a module of this folder with a click command `command`, listed here.

A module is imported when its command is called, so that no command waits for what only another one needs.
"""

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

import click

import partie
from partie.kernel.errors import PartieError

COMMANDS: Final = {
    "play": "partie.cli.play",
    "learn": "partie.cli.learn",
    "serve": "partie.cli.serve",
    "check": "partie.cli.check",
    "replay": "partie.cli.replay",
    "sim": "partie.cli.sim",
    "arena": "partie.cli.arena",
    "tune": "partie.cli.tune",
    "bench": "partie.cli.bench",
    "actions": "partie.cli.actions",
    "rules": "partie.cli.rules",
    "languages": "partie.cli.languages",
    "doctor": "partie.cli.doctor",
}


class Commands(click.Group):
    """The commands of the table above."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(COMMANDS[cmd_name]).command
        return command


def tell_version(ctx: click.Context) -> NoReturn:
    """Print the version and which build of the engine this is."""
    from partie.cli.common import usual_language
    from partie.text import Words

    key = "version-compiled" if partie.COMPILED else "version-pure"
    click.echo(Words(usual_language()).say(key, version=partie.__version__))
    ctx.exit()


@click.group(
    cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda ctx, _, wanted: tell_version(ctx) if wanted else None,
    help="Show the version, and whether the engine is compiled.",
)
@click.pass_context
def app(ctx: click.Context) -> None:
    """Partie, a table for heavyweight Euro games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run `partie`; what a user got wrong is told in one sentence on stderr, with exit code 2."""
    # The tables of the games never become garbage, and games make no cycles: the collector need not look so often.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    try:
        sys.exit(app.main(arguments, prog_name="partie", standalone_mode=False))
    except click.ClickException as wrong:
        click.echo(wrong.format_message(), err=True)
        sys.exit(2)
    except PartieError as wrong:
        click.echo(str(wrong), err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read our output has enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
