"""Data files: an error names file and field, and what nothing reads is refused."""

import pytest

from partie.games.shipyard.bot.weights import WEIGHTS
from partie.kernel.errors import PartieError
from partie.kernel.keeping.data import Entry, parse_data, read_weights

FILE = """
size = 3
share = 0.5
name = "lantern"
colours = ["red", "blue"]
steps = [1, 2, 3]
grid = [[1, 2], [3, 4]]
[box]
tiles = 12
[[rows]]
id = "a"
[[rows]]
id = "b"
[players.2]
cubes = 3
[players.3]
cubes = 5
"""


def read(text: str = FILE) -> Entry:
    return parse_data(text, "toy/box.toml")


def read_all(file: Entry) -> None:
    file.number("size", 1, 9)
    file.decimal("share", 0, 1)
    file.word("name", ["lantern", "lifeboat"])
    file.words("colours", ["red", "blue"], 2)
    file.numbers("steps", 1, 3, 3)
    file.rows("grid", 1, 4, 2, 2)
    file.entry("box").number("tiles")
    assert [row.text("id") for row in file.entries("rows", 2)] == ["a", "b"]
    assert {seats: row.number("cubes") for seats, row in file.numbered("players", 2, 4).items()} == {
        2: 3,
        3: 5,
    }


def test_what_is_read_whole_is_accepted() -> None:
    file = read()
    read_all(file)
    file.finish()


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("size = 3", "size = 3\ncolour = 1", "colour"),
        ("tiles = 12", "tiles = 12\nsise = 1", "box.sise"),
        ('id = "b"', 'id = "b"\nnumber = 1', "rows.1.number"),
        ("cubes = 5", "cubes = 5\ncube = 1", "players.3.cube"),
    ],
)
def test_a_field_that_nothing_reads_is_refused_at_any_depth(old: str, new: str, field: str) -> None:
    file = read(FILE.replace(old, new))
    read_all(file)
    with pytest.raises(PartieError) as caught:
        file.finish()
    assert caught.value.key == "bad-data"
    assert caught.value.detail == {"where": f"toy/box.toml: {field}", "expected": "no-such-field"}


@pytest.mark.parametrize(
    ("old", "new", "field", "expected"),
    [
        ("size = 3\n", "", "size", "range"),
        ("size = 3", "size = 10", "size", "range"),
        ("size = 3", "size = true", "size", "range"),
        ("size = 3", 'size = "3"', "size", "range"),
        ("share = 0.5", "share = 1.5", "share", "number-between"),
        ("share = 0.5", "share = nan", "share", "number-between"),
        ("share = 0.5", 'share = "half"', "share", "number-between"),
        ('"lantern"', '"lamp"', "name", "names"),
        ('name = "lantern"', "name = 1", "name", "some-text"),
        ('"blue"]', '"green"]', "colours.1", "names"),
        ('"blue"]', '"blue", "red"]', "colours", "list-of"),
        ("steps = [1,", "steps = [0,", "steps.0", "range"),
        ("steps = [1, 2, 3]", "steps = 1", "steps", "list-of"),
        ("[3, 4]]", "[3, 5]]", "grid.1.1", "range"),
        ("[3, 4]]", "[3]]", "grid.1", "list-of"),
        ('id = "b"', "id = 2", "rows.1.id", "some-text"),
        ("tiles = 12", "tiles = -1", "box.tiles", "range"),
        ("[players.3]", "[players.5]", "players.5", "number-in"),
        ("[box]\ntiles = 12\n", "box = 1\n", "box", "object"),
    ],
)
def test_an_error_names_file_and_field(old: str, new: str, field: str, expected: str) -> None:
    assert old in FILE
    text = FILE.replace(old, new) if not new.startswith("box") else new + FILE.replace(old, "")
    with pytest.raises(PartieError) as caught:
        read_all(read(text))
    assert caught.value.key == "bad-data"
    assert (caught.value.detail["where"], caught.value.detail["expected"]) == (
        f"toy/box.toml: {field}",
        expected,
    )
    assert f"toy/box.toml: {field}" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "name"), [("size = ", "toy/box.toml"), ("{", "toy/map.json"), ("[1]", "toy/map.json")]
)
def test_a_file_that_cannot_be_read_is_named(text: str, name: str) -> None:
    with pytest.raises(PartieError) as caught:
        parse_data(text, name)
    assert caught.value.key == "bad-data" and caught.value.detail["where"] == name


def test_fitted_weights_have_the_names_that_the_player_asks_for() -> None:
    found = read_weights("shipyard", "studied.json", WEIGHTS)
    assert list(found) == list(WEIGHTS) and all(type(weight) is float for weight in found.values())
    for names, field, expected in (
        ([*WEIGHTS, "luck"], "luck", "number-between"),
        ([name for name in WEIGHTS if name != "captain"], "captain", "no-such-field"),
    ):
        with pytest.raises(PartieError) as caught:
            read_weights("shipyard", "studied.json", names)
        assert caught.value.detail["where"] == f"shipyard/studied.json: {field}"
        assert caught.value.detail["expected"] == expected
