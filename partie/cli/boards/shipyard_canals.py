"""The canals of Shipyard as they lie: tiles turned as they were laid, the sides that join, the figure and its stern."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from partie.games.shipyard.components import FAMILIES, SYMBOLS
from partie.games.shipyard.components.canals import JOINS, SIDES
from partie.text import Words

FIGURE: Final = "@"
STERN: Final = "×"
PLAIN: Final = "o"
"""An inner space, which has no symbol."""
PLACES: Final = (
    ((0, 2), (2, 4), (4, 2), (2, 0), (1, 3), (3, 3), (3, 1)),
    ((0, 2), (2, 4), (4, 2), (2, 0), (1, 2), (3, 2), (2, 2)),
)
"""By family and space: row and column in a grid of five by five, before rotation. The chain winds round three corners,
the cross goes straight."""
ROWS: Final = 5
PITCH: Final = 3
"""Characters from one column to the next; a space is its symbol and a mark beside it."""
WIDE: Final = PITCH * (ROWS - 1) + 2
CORNERS: Final = {(True, True): "╭", (True, False): "╮", (False, True): "╰", (False, False): "╯"}
"""By whether the bend lies in the upper half and in the left half."""


def lying(tile: Mapping[str, Any]) -> list[str]:
    """The symbols of a tile as it lies: north, east, south, west."""
    quarter = tile.get("turn", 0) // 90
    return [tile["symbols"][(side - quarter) % len(SIDES)] for side in range(len(SIDES))]


def sign(symbol: str, words: Words) -> str:
    """The letter of a symbol in a drawn canal."""
    return words.say(f"canal-sign-{symbol}")


def told(tile: Mapping[str, Any], words: Words) -> str:
    """A tile in words: its kind and its symbols as it lies."""
    sides = [
        words.say("board-side", side=words.name("side", side), symbol=words.name("symbol", symbol))
        for side, symbol in zip(SIDES, lying(tile), strict=True)
    ]
    return words.say("board-canal", family=words.say(f"canal-{tile['family']}"), sides=", ".join(sides))


def in_short(tile: Mapping[str, Any], words: Words) -> str:
    """The same with letters: `1:0 cross M★LT`."""
    signs = "".join(sign(symbol, words) for symbol in lying(tile))
    return f"{tile['at']} {words.say('canal-' + tile['family'])} {signs}"


def legend(words: Words) -> str:
    """What the letters and marks mean."""
    signs = [f"{sign(symbol, words)} {words.name('symbol', symbol)}" for symbol in SYMBOLS if symbol]
    return words.say("board-canal-legend", figure=FIGURE, stern=STERN, signs=", ".join(signs))


def where(figure: Mapping[str, Any], tiles: Sequence[Mapping[str, Any]], words: Words) -> str:
    """The position of the ship figure in words: its tile, its space, and the direction of its stern."""
    tile = next(tile for tile in tiles if tile["at"] == figure["at"])
    stern = figure["from"]
    if stern is None:
        stern = _space_name(tile, figure["stern"], words)
        return words.say(
            "board-figure-inside",
            at=figure["at"],
            space=_space_name(tile, figure["space"], words),
            stern=stern,
        )
    return words.say(
        "board-figure",
        at=figure["at"],
        space=_space_name(tile, figure["space"], words),
        side=words.name("side", stern),
    )


def _space_name(tile: Mapping[str, Any], space: int, words: Words) -> str:
    """An edge space by its side, an inner one by the corner or line in which it lies."""
    row, column = _place(tile, space)
    sides = (
        [SIDES[0]] * (row < 2)
        + [SIDES[2]] * (row > 2)
        + [SIDES[3]] * (column < 2)
        + [SIDES[1]] * (column > 2)
    )
    if space < len(SIDES):
        return words.name("side", sides[0])
    if not sides:
        return words.say("canal-middle")
    return words.say("canal-inner", sides="-".join(words.name("side", side) for side in sides))


def _place(tile: Mapping[str, Any], space: int) -> tuple[int, int]:
    """Row and column of a space as the tile lies: each quarter turns (r, c) to (c, 4 - r)."""
    row, column = PLACES[FAMILIES.index(tile["family"])][space]
    for _ in range(tile["turn"] // 90):
        row, column = column, ROWS - 1 - row
    return row, column


def drawn(tile: Mapping[str, Any], figure: Mapping[str, Any] | None, words: Words) -> list[str]:
    """The five lines of a tile."""
    here = figure if figure is not None and figure["at"] == tile["at"] else None
    lines = [[" "] * WIDE for _ in range(ROWS)]
    for space, joined in enumerate(JOINS[FAMILIES.index(tile["family"])]):
        for other in joined:
            if other > space:
                _join(lines, _place(tile, space), _place(tile, other))
    for space in range(len(PLACES[0])):
        row, column = _place(tile, space)
        mark = " "
        if here is not None:
            mark = FIGURE if here["space"] == space else STERN if here["stern"] == space else " "
        symbol = sign(tile["symbols"][space], words) if space < len(SIDES) else PLAIN
        lines[row][PITCH * column] = symbol
        if mark != " ":
            lines[row][PITCH * column + 1] = mark
    return ["".join(line) for line in lines]


def _join(lines: list[list[str]], one: tuple[int, int], two: tuple[int, int]) -> None:
    """Draw the water between two spaces: straight, or round a corner."""
    (top, left), (low, right) = min(one, two), max(one, two)
    if top == low:
        _across(lines, top, left, right)
    elif left == right:
        for row in range(top + 1, low):
            lines[row][PITCH * left] = "│"
    else:
        edge, inner = (one, two) if one[0] in (0, ROWS - 1) or one[1] in (0, ROWS - 1) else (two, one)
        if edge[1] == 2:
            row, column = edge[0], inner[1]
            _across(lines, row, *sorted((edge[1], column)))
        else:
            row, column = inner[0], edge[1]
            _across(lines, row, *sorted((inner[1], column)))
        lines[row][PITCH * column] = CORNERS[row < 2, column < 2]


def _across(lines: list[list[str]], row: int, left: int, right: int) -> None:
    for place in range(PITCH * left + 1, PITCH * right):
        lines[row][place] = "─"


class Canals:
    """All tiles of a player as they lie, framed by dots; in several pieces if the terminal is too narrow."""

    def __init__(
        self, tiles: Sequence[Mapping[str, Any]], figure: Mapping[str, Any] | None, words: Words
    ) -> None:
        self.tiles = {(tile["y"], tile["x"]): tile for tile in tiles}
        self.figure = figure
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = sorted({x for _, x in self.tiles})
        fit = max(1, (options.max_width - 1) // (WIDE + 1))
        for start in range(columns[0], columns[-1] + 1, fit):
            piece = range(start, min(start + fit, columns[-1] + 1))
            for line in self._piece(piece):
                yield Text(line.rstrip(), no_wrap=True)

    def _piece(self, columns: range) -> list[str]:
        rows = sorted({y for y, x in self.tiles if x in columns})
        if not rows:
            return []
        height, width = rows[-1] - rows[0] + 1, len(columns)
        canvas = [[" "] * (width * (WIDE + 1) + 1) for _ in range(height * (ROWS + 1) + 1)]
        for (y, x), tile in self.tiles.items():
            if x in columns:
                self._paint(canvas, (y - rows[0]) * (ROWS + 1), (x - columns[0]) * (WIDE + 1), tile)
        return ["".join(line) for line in canvas]

    def _paint(self, canvas: list[list[str]], top: int, left: int, tile: Mapping[str, Any]) -> None:
        right, low = left + WIDE + 1, top + ROWS + 1
        for place in range(left, right + 1):
            for line in (top, low):
                canvas[line][place] = "·" if canvas[line][place] == " " else canvas[line][place]
        for line in range(top, low + 1):
            for place in (left, right):
                canvas[line][place] = "·" if canvas[line][place] == " " else canvas[line][place]
        for number, row in enumerate(drawn(tile, self.figure, self.words), top + 1):
            canvas[number][left + 1 : right] = list(row)
        for number, letter in enumerate(tile["at"]):
            canvas[top][left + 1 + number] = letter
        middle = (top + 3, left + 1 + PITCH * 2)
        edges = ((top, middle[1]), (middle[0], right), (low, middle[1]), (middle[0], left))
        beside = ((-1, 0), (0, 1), (1, 0), (0, -1))
        for side, (line, place) in enumerate(edges):
            dy, dx = beside[side]
            if (tile["y"] + dy, tile["x"] + dx) in self.tiles:
                canvas[line][place] = "─" if side % 2 else "│"
                if SIDES[side] == "east" and canvas[line][place - 1] == " ":
                    canvas[line][place - 1] = "─"
            if (
                self.figure is not None
                and self.figure["at"] == tile["at"]
                and self.figure["from"] == SIDES[side]
            ):
                canvas[line][place] = STERN
