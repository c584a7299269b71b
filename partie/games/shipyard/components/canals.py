"""Canals: how tiles lie and join, where a ship figure may go, and how far (SY-CAN-07, SY-VOY-02 to SY-VOY-24).

A tile has seven spaces: the edge spaces 0 to 3 (north, east, south, west before turning) and three inner ones. A *cell*
is a square of the player's table, one int. The *stern* of the figure is the space of the same tile that it has left;
when it came from outside that tile, it is `OUTSIDE` + the side it came from. That way it may not go (SY-VOY-04).
"""

from bisect import bisect
from typing import Final

from partie.kernel.keeping.reader import Reader

from . import CANALS

SIDES: Final = ("north", "east", "south", "west")
SPACES: Final = 7
OUTSIDE: Final = 7
TURNS: Final = ("0", "90", "180", "270")

WIDTH: Final = 64
"""Cells of the table in a row: more than anybody can reach from the middle in one game."""
CELLS: Final = WIDTH * WIDTH
FIRST_CELL: Final = WIDTH // 2 * WIDTH + WIDTH // 2
FARTHEST: Final = 48
"""No ship is faster than this."""
STEPS: Final = (-WIDTH, 1, WIDTH, -1)
"""By side: from a cell to the one beyond it."""

JOINS: Final = (
    ((4,), (4, 5), (5, 6), (6,), (0, 1), (1, 2), (2, 3)),
    ((4,), (6,), (5,), (6,), (0, 6), (6, 2), (4, 1, 5, 3)),
)
"""By family and space: the neighbouring spaces of the same tile. Chain: 0-4-1-5-2-6-3; cross: 0-4-6-5-2 with 1 and 3 at
6."""


def _towards(family: int) -> list[list[int]]:
    """By space and neighbour: the edge space that lies that way (through inner spaces, where there are some)."""
    found = [[-1] * SPACES for _ in range(SPACES)]
    for space in range(SPACES):
        for near in JOINS[family][space]:
            back, here = space, near
            while here > 3:
                ahead = [other for other in JOINS[family][here] if other != back]
                if len(ahead) > 1:
                    break
                back, here = here, ahead[0]
            found[space][near] = here
    return found


TOWARDS: Final = [_towards(family) for family in range(2)]

Walk = tuple[int, ...]
"""Where a figure is: cell, space, stern."""


def has_side(cell: int, side: int) -> bool:
    """Whether the table goes on beyond that side of a cell."""
    column, row = cell % WIDTH, cell // WIDTH
    return (row > 0, column < WIDTH - 1, row < WIDTH - 1, column > 0)[side]


def free_cells(cells: tuple[int, ...]) -> list[int]:
    """Where the next tile may be laid: the empty cells that touch the system with a side (SY-CAN-08)."""
    if not cells:
        return [FIRST_CELL]
    found = {
        cell + STEPS[side]
        for cell in cells
        for side in range(4)
        if has_side(cell, side) and cell + STEPS[side] not in cells
    }
    return sorted(found)


def connected(cells: tuple[int, ...], start: int) -> set[int]:
    """The cells joined with `start` by sides (SY-VOY-24)."""
    reached = {start}
    todo = [start]
    while todo:
        cell = todo.pop()
        for step in STEPS:
            near = cell + step
            if near in cells and near not in reached:
                reached.add(near)
                todo.append(near)
    return reached


class System:
    """The canal tiles of a player as they lie; replaced when one is laid or left, never edited."""

    __slots__ = ("cells", "known", "place", "tiles", "turns")

    def __init__(self, tiles: tuple[int, ...], cells: tuple[int, ...], turns: tuple[int, ...]) -> None:
        self.tiles = tiles
        self.cells = cells
        self.turns = turns
        self.place = {cell: i for i, cell in enumerate(cells)}
        self.known: dict[Walk, int] = {}
        """Longest ways that were looked for already."""

    def laid(self, tile: int, cell: int, turn: int) -> "System":
        """The system with one more tile; tiles stand in the order of their cells."""
        at = bisect(self.cells, cell)
        return System(
            (*self.tiles[:at], tile, *self.tiles[at:]),
            (*self.cells[:at], cell, *self.cells[at:]),
            (*self.turns[:at], turn, *self.turns[at:]),
        )

    def keeping(self, cells: set[int]) -> "System":
        """The system without the tiles on other cells."""
        kept = [i for i, cell in enumerate(self.cells) if cell in cells]
        return System(
            tuple([self.tiles[i] for i in kept]),
            tuple([self.cells[i] for i in kept]),
            tuple([self.turns[i] for i in kept]),
        )

    def key(self) -> object:
        """The system as something to compare."""
        return self.tiles, self.cells, self.turns

    def save(self) -> list[list[int]]:
        """The system as plain data: tile, cell, turn."""
        return [[self.tiles[i], cell, self.turns[i]] for i, cell in enumerate(self.cells)]

    def symbol(self, cell: int, space: int) -> int:
        """The symbol of a space."""
        return CANALS[self.tiles[self.place[cell]]].symbols[space]

    def starts(self) -> list[Walk]:
        """The border spaces, stern to the edge, as if just arriving (SY-CAN-07)."""
        found: list[Walk] = []
        for i, cell in enumerate(self.cells):
            for side in range(4):
                if cell + STEPS[side] not in self.place:
                    found.append((cell, (side - self.turns[i]) % 4, OUTSIDE + side))
        return found

    def steps(self, here: Walk, left: tuple[int, ...] = ()) -> list[Walk]:
        """Where a figure may go next: any neighbouring space but the one at its stern (SY-VOY-05).

        `left` are cells whose tiles are gone, because the figure went on from them.
        """
        cell, space, stern = here
        i = self.place[cell]
        found: list[Walk] = [
            (cell, near, space) for near in JOINS[CANALS[self.tiles[i]].family][space] if near != stern
        ]
        if space < 4:
            side = (space + self.turns[i]) % 4
            beyond = cell + STEPS[side]
            j = self.place.get(beyond, -1)
            if j >= 0 and stern != OUTSIDE + side and beyond not in left:
                found.append((beyond, (side + 2 - self.turns[j]) % 4, OUTSIDE + (side + 2) % 4))
        return found

    def heading(self, here: Walk, after: Walk) -> int:
        """The side of the table towards which a step leads: how a way is named at a confluence."""
        cell, space, _ = here
        i = self.place[cell]
        if after[0] != cell:
            return after[2] - OUTSIDE ^ 2
        family = CANALS[self.tiles[i]].family
        ahead = TOWARDS[family][space][after[1]]
        if ahead > 3:
            # Towards the middle of a cross: named by the side that lies across.
            ahead = (space + 2) % 4
        return (ahead + self.turns[i]) % 4

    def reach(self, here: Walk, most: int, left: tuple[int, ...] = ()) -> int:
        """The length of the longest way from here, looked at no further than `most` (SY-CND-02)."""
        if most == 0:
            return 0
        best = 0
        for after in self.steps(here, left):
            gone = left if after[0] == here[0] else (*left, here[0])
            far = 1 + self.reach(after, most - 1, gone)
            if far > best:
                best = far
                if best == most:
                    break
        return best

    def longest(self, here: Walk) -> int:
        """The length of the longest way from here; remembered. An empty `here` stands for the best border space."""
        far = self.known.get(here)
        if far is None:
            starts = [here] if here else self.starts()
            far = max([self.reach(start, FARTHEST) for start in starts], default=0)
            self.known[here] = far
        return far


EMPTY: Final = System((), (), ())


def load_canals(reader: Reader, name: str) -> System:
    """What `System.save` gave."""
    system = EMPTY
    for tile, cell, turn in reader.rows(name, 0, CELLS - 1, -1, 3):
        if tile >= len(CANALS) or turn > 3 or cell in system.cells or tile in system.tiles:
            raise reader.fail(name, "each-canal-once")
        system = system.laid(tile, cell, turn)
    return system
