"""Boards draw views in the terminal. A game without a module `partie/cli/boards/GAME.py` (with a `BOARD`) gets the
generic board, which prints its view."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.text import Words

LETTERS: Final = "ABCDEFGH"
"""A letter for each seat, so that seats can be distinguished without colour."""
GIVING_UP: Final = frozenset(
    ("pass", "done", "forgo", "drop", "discard", "risk", "scrap", "not", "later", "card unused")
)
"""Verbs by which a player gives something up: a turn, the rest of an action, a card, a ship."""
NARROW: Final = 60
"""Lists of plain values up to this width stay on one line."""


class Board:
    """The generic board: prints names and values, indented."""

    def draw(self, view: dict[str, Any], words: Words, names: Sequence[str], whole: bool) -> RenderableType:
        """Draw the position; without `whole` only the parts that matter now, for terminals with few lines."""
        return Group(*(Text(line) for line in _lines(view, 0)))

    def brief(self, view: dict[str, Any], words: Words, seat: int) -> str:
        """A seat's possessions in one line; empty if the game has no such line."""
        return ""

    def chapter(self, view: dict[str, Any]) -> object:
        """A value whose change makes the terminal redraw the board."""
        return view.get("round"), view.get("phase")

    def money(self, view: dict[str, Any], seat: int) -> int | None:
        """The money of a seat, if prices are paid from one number."""
        return None

    def told(
        self, partie: Partie, events: Sequence[Sequence[Any]], words: Words, names: Sequence[str]
    ) -> list[str]:
        """Events as lines of the log; a game may combine several events in one line."""
        return [words.event(partie, event, names) for event in events]

    def rank(self, partie: Partie, seat: int, move: Move) -> int:
        """The sort key of a move in the menu, lowest first; ties are sorted by price."""
        return 0

    def gives_up(self, partie: Partie, seat: int, move: Move) -> bool:
        """Whether a move gives something up; the menu lists such moves last."""
        return partie.game.verbs[move[0]].name in GIVING_UP

    def apart(self, partie: Partie, move: Move) -> bool:
        """Whether each amount of a move gets its own line, largest first, instead of one line with a range."""
        return False

    def group(self, partie: Partie, seat: int, move: Move) -> object:
        """A key shared by moves that do the same thing in different ways; they share a menu line. None: its own
        line."""
        return None

    def group_name(self, partie: Partie, seat: int, moves: Sequence[Move], words: Words) -> str:
        """The text of the line of a group."""
        return words.say("menu-ways", move=words.move(partie, seat, moves[0]), count=len(moves) - 1)

    def effect(self, partie: Partie, seat: int, move: Move, words: Words) -> str:
        """The effect of a move in a few words, if its name does not tell it."""
        return ""

    def lacking(self, partie: Partie, seat: int, move: Move, words: Words) -> str:
        """What an illegal move lacks, by name, if the rule alone does not tell it."""
        return ""


def board_of(game: str) -> Board:
    """The board of a game."""
    module = f"partie.cli.boards.{game}"
    if not game.isidentifier() or find_spec(module) is None:
        return Board()
    board: Board = import_module(module).BOARD
    return board


def _lines(value: Any, depth: int) -> list[str]:
    pad = "  " * depth
    lines: list[str] = []
    named = value.items() if isinstance(value, dict) else ((str(i), part) for i, part in enumerate(value, 1))
    for name, part in named:
        short = _short(part)
        if short is not None:
            lines.append(f"{pad}{name}: {short}")
        else:
            lines.append(f"{pad}{name}:")
            lines += _lines(part, depth + 1)
    return lines


def _short(value: Any) -> str | None:
    """A value on one line, if it is simple enough."""
    if isinstance(value, dict):
        parts = [(name, _short(part)) for name, part in value.items()]
        text = ", ".join(f"{name} {part}" for name, part in parts)
        return text if all(part is not None for _, part in parts) and len(text) <= NARROW else None
    if isinstance(value, list | tuple):
        if any(isinstance(part, dict | list | tuple) for part in value):
            return None
        return ", ".join(str(part) for part in value) or "–"
    return "–" if value is None else str(value)
