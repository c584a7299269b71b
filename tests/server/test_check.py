"""`partie check`: what an upgrade would do to running games, before it does."""

import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner
from server_moves import some_moves

from partie.cli.check import command
from partie.games.powergrid import PowerGrid


@pytest.fixture
def running(stage):
    """A database file with two running games and one that is not begun; their ids."""
    if not stage.settings.database.startswith("sqlite"):
        pytest.skip("a file is what is checked here")
    found = {}

    async def play(place):
        found["file"] = Path(str(place.house.database.url.database))
        found["games"] = [(await some_moves(place, 12))[0] for _ in range(2)]

    stage(play)
    return found["file"], found["games"]


def check(file):
    done = CliRunner().invoke(command, [str(file), "--lang", "en"])
    return done.exit_code, done.output.strip().splitlines()


def test_games_that_go_on_as_they_are(running):
    file, _ = running
    before = file.read_bytes()
    code, lines = check(file)
    assert code == 0 and lines == ["2 running games, 0 that would not go on as they are."]
    assert file.read_bytes() == before


def test_games_that_newer_rules_play_otherwise(running, monkeypatch):
    file, games = running
    setup = PowerGrid.setup
    monkeypatch.setattr(PowerGrid, "version", "99.9")
    monkeypatch.setattr(
        PowerGrid, "setup", lambda self, seats, seed, options: setup(self, seats, seed + 1, options)
    )
    code, lines = check(file)
    assert code == 1 and len(lines) == 3 and all("play it otherwise" in line for line in lines[:2])
    assert {line.split(":")[0] for line in lines[:2]} == set(games)


def test_games_that_cannot_go_on(running):
    file, games = running
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET rules = '999.0' WHERE id = ?", (games[0],))
        connection.execute("UPDATE tables SET checkpoint = 'x' WHERE id = ?", (games[1],))
        connection.execute("UPDATE entries SET moves = 'x' WHERE table_id = ? AND seq = 4", (games[1],))
    code, lines = check(file)
    assert code == 1 and "are newer" in lines[0] and "cannot be read" in lines[1]


def test_a_database_that_was_never_migrated(running):
    file, _ = running
    with sqlite3.connect(file) as connection:
        for column in ("events", "seal"):
            connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
    assert check(file)[0] == 0


def test_a_file_that_is_not_there_is_not_made(tmp_path):
    done = CliRunner().invoke(command, [str(tmp_path / "nothing.db")])
    assert done.exit_code and not (tmp_path / "nothing.db").exists()
