"""The rule catalogue of a game: its rulebook as numbered statements, read from the game's data folder."""

import json
import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from partie.kernel.errors import PartieError

RULE_ID: Final = re.compile(r"[A-Z]{2}-[A-Z][A-Z0-9]*-\d{2}[a-z]?")


@dataclass(frozen=True)
class Rule:
    """One statement of a rulebook. `lines` are those of the rulebook's text, `test` is how to prove it."""

    id: str
    section: str
    kind: str
    players: str
    variant: str
    text: str
    test: str = ""
    lines: tuple[int | str, ...] = ()
    source: str = ""
    data: Any = None
    ambiguous: bool = False
    ruling: str = ""
    note: str = ""
    same_as: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    derived: bool = False
    inferred: bool = False
    implied: bool = False


def games() -> list[str]:
    """The games that have a catalogue."""
    folder = files("partie").joinpath("games")
    return sorted(entry.name for entry in folder.iterdir() if entry.joinpath("data", "rules.json").is_file())


def load(game: str) -> list[Rule]:
    """Every rule of the game, in the rulebook's order."""
    if game not in games():
        raise PartieError("unknown-game", game=game, choices=", ".join(games()))
    text = files("partie").joinpath("games", game, "data", "rules.json").read_text(encoding="utf-8")
    return [_rule(entry) for entry in json.loads(text)["rules"]]


def _rule(entry: dict[str, Any]) -> Rule:
    for name in ("lines", "same_as", "see"):
        if name in entry:
            entry[name] = tuple(entry[name])
    return Rule(**entry)
