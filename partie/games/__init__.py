"""The games, by name: every folder here whose package holds a `Game`.

A game whose data files are wrong is left out, and `BROKEN` says what is wrong; the others are not touched by it.
"""

from importlib import import_module
from importlib.resources import files

from partie.kernel.engine.game import Game
from partie.kernel.errors import PartieError
from partie.kernel.keeping import own

BROKEN: dict[str, PartieError] = {}
"""By folder, why a game cannot be played."""


def find_games() -> dict[str, Game]:
    """The games of the folders beside this module, the lightest first."""
    found: dict[str, Game] = {}
    for folder in sorted(
        entry.name for entry in files("partie").joinpath("games").iterdir() if entry.is_dir()
    ):
        if folder.isidentifier() and not folder.startswith("_"):
            try:
                module = import_module(f"partie.games.{folder}")
                own.finish(folder)
            except PartieError as error:
                BROKEN[folder] = own.located(folder, error)
                continue
            held = [thing for thing in vars(module).values() if isinstance(thing, Game)]
            found |= {game.name: game for game in held}
    return dict(sorted(found.items(), key=lambda entry: (entry[1].weight, entry[0])))


GAMES: dict[str, Game] = find_games()
