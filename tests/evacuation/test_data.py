"""The data files are read strictly: an error names file and field, and what nothing reads is refused."""

from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from unittest.mock import patch

import pytest

import partie
from partie.games.evacuation import components
from partie.kernel.keeping import data

FOLDER = Path(partie.__file__).parent / "games" / "evacuation"
READERS = {
    "tables.toml": "components/__init__.py",
    "shuttles.toml": "components/__init__.py",
    "stadiums.toml": "components/__init__.py",
    "new_world.toml": "components/new_world.py",
    "infrastructure.toml": "components/requirements.py",
}
"""By data file: the module that reads it."""
pytestmark = pytest.mark.plain
"""The modules are run again as plain Python."""


def read_again(name: str, old: str, new: str) -> None:
    """Run the module that reads a file, with other words in the file."""
    text = (files("partie.games.evacuation") / "data" / name).read_text("utf-8")
    assert old in text

    def read(game: str, asked: str) -> data.Entry:
        if asked != name:
            return data.parse_data((FOLDER / "data" / asked).read_text("utf-8"), f"{game}/{asked}")
        return data.parse_data(text.replace(old, new, 1), f"{game}/{asked}")

    reader = FOLDER / READERS[name]
    spec = spec_from_file_location(f"{components.__name__}.again", reader)
    assert spec is not None and spec.loader is not None
    with patch.object(data, "read_data", read):
        spec.loader.exec_module(module_from_spec(spec))


@pytest.mark.parametrize("name", READERS)
def test_the_files_as_they_are_can_be_read(name: str) -> None:
    read_again(name, "#", "#")


@pytest.mark.parametrize("name", READERS)
def test_a_field_that_nothing_reads_is_refused(name: str) -> None:
    with pytest.raises(partie.PartieError) as error:
        read_again(name, 'source = "', 'spare = 1\nsource = "')
    assert error.value.key == "bad-data" and error.value.detail["expected"] == "no-such-field"
    where = str(error.value.detail["where"])
    assert where.startswith(f"evacuation/{name}: ") and where.endswith(".spare")


@pytest.mark.parametrize(
    ("name", "old", "new", "where"),
    [
        ("tables.toml", "surcharge_after = 3", 'surcharge_after = "3"', "actions.surcharge_after"),
        ("tables.toml", 'zone = "desert"', 'zone = "dessert"', "land.0.zone"),
        ("tables.toml", 'source = "rulebook"', 'source = "guess"', "box.source"),
        ("shuttles.toml", "cost = [0, 2, 1]", "cost = [0, 2]", "shuttles.0.cost"),
        ("stadiums.toml", 'replaces = "lantern-court"', 'replaces = "lantern"', "stadiums.17.replaces"),
        ("stadiums.toml", 'id = "tin-arena"', 'id = "village-green"', "stadiums.1.id"),
        ("new_world.toml", "factories = 1", "factories = 3", "areas.0.factories"),
        ("new_world.toml", 'a = "w"', 'a = "west"', "rim.0.a"),
        ("infrastructure.toml", "{ desert = 2 }", "{ desert = 0 }", "cards.0.population.desert"),
        ("infrastructure.toml", 'axis = "ne-sw"', 'axis = "n-s"', "cards.8.axis"),
    ],
)
def test_an_error_names_file_and_field(name: str, old: str, new: str, where: str) -> None:
    with pytest.raises(partie.PartieError) as error:
        read_again(name, old, new)
    assert error.value.key == "bad-data" and error.value.detail["where"] == f"evacuation/{name}: {where}"
