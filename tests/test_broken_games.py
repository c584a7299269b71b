"""A game whose data or code is wrong: the others can be played, and whoever asks for it is told file and place."""

import json
import re
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from checkout import PACKAGE, TESTS

import partie
from partie import catalogue

GERMANY = json.loads(files("partie.games.powergrid").joinpath("data", "map_germany.json").read_text("utf-8"))
FRANCE = {
    **GERMANY,
    "id": "france",
    "special_rules": ["Plant 13 is out of the game; plant 11 is on top of the deck instead (original deck)."],
}
"""A rule in words, which nothing in the code fulfils."""

TELL = """
import sys
import partie
print(*partie.GAMES)
print(*partie.BROKEN)
partie.new("shipyard", 2, 1)
try:
    partie.new(sys.argv[1], 2, 1)
except partie.PartieError as error:
    print(error)
"""


def copied(folder: Path) -> Path:
    """A copy of the package, to be damaged."""
    left_out = shutil.ignore_patterns("__pycache__", "static", "server", "*.so", "*.npz")
    return Path(shutil.copytree(PACKAGE, folder / "partie", ignore=left_out))


def run(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Python with the copy, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-P", *arguments],
        env={"PYTHONPATH": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def told_of(folder: Path, game: str) -> str:
    """What is said of the broken game, when all others are there."""
    done = run(folder, "-c", TELL, game)
    assert done.returncode == 0, done.stderr
    games, broken, said = done.stdout.splitlines()
    assert broken == game and set(games.split()) == set(partie.GAMES) - {game}
    return said


def test_no_game_is_broken() -> None:
    assert partie.BROKEN == {}


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("map_france.json", json.dumps(FRANCE), "The map france asks for a rule that nobody has written"),
        ("plants.toml", "mystery = 1", "The game’s data are wrong at powergrid/plants.toml: plants"),
        ("value.json", "{", "The game’s data are wrong at powergrid/value.json: expected a file that can be"),
        ("value.json", "{}", "The game’s data are wrong at powergrid/value.json: money: expected a number"),
    ],
)
def test_a_bad_file_of_one_game_does_not_break_the_others(
    tmp_path: Path, name: str, text: str, told: str
) -> None:
    (copied(tmp_path) / "games" / "powergrid" / "data" / name).write_text(text, "utf-8")
    assert told_of(tmp_path, "powergrid").startswith(told)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("Gain(", "Gainn("), "NameError: name 'Gainn' is not defined"),
        (("Gain(", "Gain(bread=1, "), "TypeError: .*bread"),
        (("Gain(", "Gain(]"), "SyntaxError: "),
    ],
)
def test_a_card_that_is_no_python_is_named_by_file_and_line(
    tmp_path: Path, change: tuple[str, str], told: str
) -> None:
    cards = copied(tmp_path) / "games" / "underwater" / "cards" / "era1.py"
    text = cards.read_text("utf-8")
    line = text[: text.index("Gain(")].count("\n") + 1
    cards.write_text(text.replace(*change, 1), "utf-8")
    said = f"The game’s code is wrong at underwater/cards/era1.py, {line}: "
    assert re.match(re.escape(said) + told, told_of(tmp_path, "underwater"))


def test_whoever_asks_for_a_broken_game_is_told_what_is_wrong_with_it(tmp_path: Path) -> None:
    """The command line, and records of such a game: not that there is no such game."""
    (copied(tmp_path) / "games" / "underwater" / "data" / "boards.toml").write_text("mystery = 1", "utf-8")
    record = next(iter(sorted((TESTS / "golden").glob("underwater-*.txt"))))
    for arguments in (
        ["sim", "underwater", "--games", "1"],
        ["bench", "underwater"],
        ["replay", str(record)],
    ):
        done = run(tmp_path, "-m", "partie", *arguments)
        assert done.returncode == 2
        assert done.stderr.startswith("The game’s data are wrong at underwater/boards.toml: ")


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("data/rules.json", ('"id"', '"number"'), "underwater/rules.json: rules.0.id: expected a text"),
        (
            "data/rules.json",
            ('"id"', '"colour": 3, "id"'),
            "underwater/rules.json: rules.0.colour: expected no such field",
        ),
        (
            "data/rules.json",
            ('"overview": [', '"overview": ["UC-XXX-01", '),
            "underwater/rules.json: overview.0: expected",
        ),
        ("data/rules.json", ("{", "{,"), "underwater/rules.json: expected a file that can be read"),
        (
            "locale/rules.cs.json",
            ('"rules": {', '"rules": {"UC-XXX-01": {"text": "x"}, '),
            "underwater/rules.cs.json: rules.UC-XXX-01: expected no such field",
        ),
    ],
)
def test_a_catalogue_is_read_as_strictly_as_components(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, change: tuple[str, str], told: str
) -> None:
    game = PACKAGE / "games" / "underwater"
    for file in ("data/rules.json", "locale/rules.cs.json"):
        text = (game / file).read_text("utf-8")
        copy = tmp_path / "games" / "underwater" / file
        copy.parent.mkdir(parents=True)
        copy.write_text(text.replace(*change, 1) if file == name else text, "utf-8")
    monkeypatch.setattr(catalogue, "files", lambda _: tmp_path)
    with pytest.raises(partie.PartieError) as caught:
        catalogue.read.__wrapped__("underwater", "cs")
    assert str(caught.value).startswith(f"The game’s data are wrong at {told}")


def test_a_language_may_have_some_of_the_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What it lacks is English."""
    (tmp_path / "games" / "powergrid" / "locale").mkdir(parents=True)
    shutil.copytree(PACKAGE / "games" / "powergrid" / "data", tmp_path / "games" / "powergrid" / "data")
    said = {"rules": {"PG-CMP-01": {"text": "Ein Plan."}}}
    (tmp_path / "games" / "powergrid" / "locale" / "rules.de.json").write_text(json.dumps(said), "utf-8")
    monkeypatch.setattr(catalogue, "files", lambda _: tmp_path)
    german, english = [catalogue.read.__wrapped__("powergrid", language) for language in ("de", "en")]
    assert german.rule("PG-CMP-01").text == "Ein Plan."
    assert german.rule("PG-AUC-07") == english.rule("PG-AUC-07")
