"""The games, by name: every folder here whose package holds a `Game`.

A game whose data or code is wrong is left out, and `BROKEN` has its error; the other games stay usable.
"""

from importlib import import_module
from importlib.resources import files

from partie.kernel.engine.game import Game
from partie.kernel.errors import PartieError
from partie.kernel.keeping import own
from partie.kernel.keeping.reader import BROKEN


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
            except Exception as error:  # cards are Python: a name or an argument that is not there
                BROKEN[folder] = fault(folder, error)
                continue
            held = [thing for thing in vars(module).values() if isinstance(thing, Game)]
            found |= {game.name: game for game in held}
    return dict(sorted(found.items(), key=lambda entry: (entry[1].weight, entry[0])))


def fault(folder: str, error: Exception) -> PartieError:
    """Why the code of a game cannot be imported, with the last of its own lines that was executed."""
    import os
    import traceback  # an error is rare, and importing it takes longer than a small game

    lines = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        lines.append((error.filename or "", error.lineno))
    inside = f"/games/{folder}/"
    own_lines = [
        f"{folder}/{path.replace(os.sep, '/').partition(inside)[2]}, {line}"
        for path, line in lines
        if inside in path.replace(os.sep, "/")
    ]
    where = own_lines[-1] if own_lines else folder
    found = PartieError("bad-game-code", where=where, problem=f"{type(error).__name__}: {error}"[:200])
    found.__cause__ = error
    return found


GAMES: dict[str, Game] = find_games()
"""The rules of each game by its name: seat counts, options, moves by number. The lightest game comes first."""
