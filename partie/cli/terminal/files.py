"""Reads and writes saves and records, with errors a person can act upon."""

from pathlib import Path

import partie
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import PartieError

LONGEST = 10_000_000
"""The maximal size of a file, far above any game's; longer files are refused without reading them to the end."""
RECORD = ".txt"
"""The file extension of records; any other is a save. Readers distinguish them by the first character."""


def read_game(path: str) -> Partie:
    """The game of a save, record or position in a file."""
    text = _read(path)
    return partie.load(text) if text.lstrip().startswith("{") else partie.replay(text)


def _read(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read(LONGEST + 1)
    except FileNotFoundError:
        raise PartieError("no-file", file=_shown(path)) from None
    except (UnicodeDecodeError, ValueError):
        raise PartieError("no-text-file", file=_shown(path)) from None
    except OSError as error:
        raise PartieError("unreadable-file", file=_shown(path), reason=error.strerror or "") from None


def write_game(path: str, game: Partie) -> None:
    """Write the game to a second file and rename it, so that a full disk cannot destroy the old one."""
    text = game.record() if path.endswith(RECORD) else game.save() + "\n"
    target = Path(path)
    beside = target.with_name(target.name + ".new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise PartieError("unwritable-file", file=_shown(path), reason=reason) from None


def free_name(game: str) -> str:
    """An unused file name in the current folder."""
    number = 1
    while Path(f"{game}-{number}.json").exists():
        number += 1
    return f"{game}-{number}.json"


def _shown(path: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in path)[:200]
