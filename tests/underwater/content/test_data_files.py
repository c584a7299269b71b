"""The data files of Underwater Cities are held to a schema: errors name file and field (see tests of other games)."""

import pytest

from partie.games.underwater.components.boards import Board
from partie.kernel.errors import PartieError
from partie.kernel.keeping.data import parse_data

BOARD = """
number = 9
tunnels = "S-A S-C"
sites = [3, 3, 3, 3, 3, 3, 3, 3, 3]
icons = [{ at = "t1", gives = "credit=1", costs = "kelp=1" }]
"""


def read(text):
    file = parse_data(text, "underwater/boards.toml")
    board = Board(file)
    file.finish()
    return board


def test_a_board_is_read():
    board = read(BOARD)
    assert (board.number, board.ends, board.tunnel_icons[0].gift.goods.parts()[3]) == (9, [(0, 1), (0, 3)], 1)


@pytest.mark.parametrize(
    "before, after, field",
    [
        ("S-A S-C", "S-A S-Z", "tunnels"),
        ("S-A S-C", "S-A S", "tunnels"),
        ("number = 9", "number = 99", "number"),
        ("[3, 3,", "[3, 9,", "sites.1"),
        ("[3, 3, 3,", "[3,", "sites"),
        ('at = "t1"', 'at = "t99"', "icons.0.at"),
        ("credit=1", "credits=1", "icons.0.gives"),
        ("kelp=1", "kelp=many", "icons.0.costs"),
        ("kelp=1", "advance=1", "icons.0.costs"),
        ('costs = "kelp=1"', "cost = 1", "icons.0.cost"),
        ("number = 9", "number = 9\nname = 'Reef'", "name"),
    ],
)
def test_an_error_names_file_and_field(before, after, field):
    with pytest.raises(PartieError) as caught:
        read(BOARD.replace(before, after))
    assert caught.value.detail["where"] == f"underwater/boards.toml: {field}"
