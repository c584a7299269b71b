"""The command line. Each command is a module of this folder with a click command `command`, listed here.

Command modules are imported on demand, so a command loads only its own dependencies.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

import click

import partie
from partie.kernel.errors import PartieError
from partie.kernel.keeping.own import VARIABLE, files, open_file
from partie.kernel.keeping.reader import find_game

COMMANDS: Final = {
    "play": "partie.cli.play",
    "learn": "partie.cli.learn",
    "serve": "partie.cli.serve",
    "admin": "partie.cli.admin",
    "check": "partie.cli.check",
    "replay": "partie.cli.replay",
    "review": "partie.cli.review",
    "sim": "partie.cli.sim",
    "arena": "partie.cli.arena",
    "tune": "partie.cli.tune",
    "bench": "partie.cli.bench",
    "actions": "partie.cli.actions",
    "rules": "partie.cli.rules",
    "languages": "partie.cli.languages",
    "content": "partie.cli.content",
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


EPILOG: Final = """\b
Examples:
  partie serve --open
  partie play powergrid
  partie COMMAND --help

\b
Completion of commands and games, for bash (zsh and fish likewise):
  eval "$(_PARTIE_COMPLETE=bash_source partie)"
"""


def tell_version(ctx: click.Context) -> NoReturn:
    """Print the version and which build of the engine this is."""
    from partie.cli.common import usual_language
    from partie.text import Words

    key = "version-compiled" if partie.COMPILED else "version-pure"
    click.echo(Words(usual_language()).say(key, version=partie.__version__))
    ctx.exit()


def use_content(paths: Sequence[str]) -> None:
    """Restart with an owner's files: games read their components at import."""
    for path in paths:
        open_file(path)  # report invalid files before the restart
    wanted = os.pathsep.join(paths)
    if os.environ.get(VARIABLE) != wanted:
        os.environ[VARIABLE] = wanted
        sys.exit(subprocess.run([sys.executable, "-m", "partie", *sys.argv[1:]], check=False).returncode)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=EPILOG,
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda ctx, _, wanted: tell_version(ctx) if wanted else None,
    help="Show the version, and whether the engine is compiled.",
)
@click.option(
    "--content",
    multiple=True,
    is_eager=True,
    expose_value=False,
    type=click.Path(exists=True, dir_okay=False, resolve_path=True),
    callback=lambda ctx, _, paths: use_content(paths) if paths else None,
    help="Play with the components of this file (partie content).",
)
@click.pass_context
def app(ctx: click.Context) -> None:
    """Partie, a table for heavyweight Euro games."""
    for file in files():
        find_game(partie.GAMES, file.game)
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run `partie`; user errors print one sentence on stderr and exit with code 2."""
    # The games' tables are permanent and games create no cycles, so the garbage collector can run less often.
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
        # The reader of our output closed the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
