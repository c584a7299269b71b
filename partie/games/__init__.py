"""The games, by name: every folder here whose package holds a `Game`."""

from importlib import import_module
from importlib.resources import files

from partie.kernel.game import Game


def find_games() -> dict[str, Game]:
    """The games of the folders beside this module, the lightest first."""
    found: dict[str, Game] = {}
    for folder in sorted(
        entry.name for entry in files("partie").joinpath("games").iterdir() if entry.is_dir()
    ):
        if folder.isidentifier() and not folder.startswith("_"):
            held = [
                thing
                for thing in vars(import_module(f"partie.games.{folder}")).values()
                if isinstance(thing, Game)
            ]
            found |= {game.name: game for game in held}
    return dict(sorted(found.items(), key=lambda entry: (entry[1].weight, entry[0])))


GAMES: dict[str, Game] = find_games()
