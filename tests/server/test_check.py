"""`partie check`: what an upgrade would do to running games, before it does."""

import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner
from server_moves import some_moves
from sqlalchemy import select

from partie.cli.check import command
from partie.games.powergrid import PowerGrid
from partie.server.errors import Problem
from partie.server.storage.schema import entries


@pytest.fixture
def running(stage):
    """A database file with two running games and one that is not begun; their ids."""
    if not stage.settings.database.startswith("sqlite"):
        pytest.skip("a file is what is checked here")
    found = {}

    async def play(place):
        found["file"] = Path(str(place.services.database.url.database))
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


@pytest.mark.plain
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


DAMAGES = {
    "cut checkpoint": "UPDATE tables SET checkpoint = substr(checkpoint, 1, length(checkpoint) - 20) WHERE id = ?",
    "cut checkpoint without a seal": (
        "UPDATE tables SET seal = NULL, checkpoint = substr(checkpoint, 1, length(checkpoint) - 20) WHERE id = ?"
    ),
    "no checkpoint": "UPDATE tables SET checkpoint = NULL WHERE id = ?",
    "another seal": "UPDATE tables SET seal = 'x' WHERE id = ?",
    "older rules": "UPDATE tables SET rules = '0.1' WHERE id = ?",
    "older rules and a cut checkpoint": (
        "UPDATE tables SET rules = '0.1', checkpoint = substr(checkpoint, 1, length(checkpoint) - 20) WHERE id = ?"
    ),
    "a damaged move": "UPDATE entries SET moves = 'x' WHERE table_id = ? AND seq = 4",
    "a move that is not there": "DELETE FROM entries WHERE table_id = ? AND seq = 4",
    "another seed": "UPDATE tables SET seed = '7' WHERE id = ?",
    "no options": "UPDATE tables SET options = '[' WHERE id = ?",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_check_says_what_the_server_then_does(running, stage, damage):
    file, games = running
    with sqlite3.connect(file) as connection:
        connection.execute(DAMAGES[damage], (games[0],))
    told = {line.split(":")[0]: line for line in check(file)[1][:-1]}
    assert games[1] not in told
    done = {}

    async def play(place):
        try:
            table = await place.services.tables.read(games[0])
        except Problem as problem:
            done["what"] = problem.key
            return
        went_on = [kind for (kind,) in await _kinds(place, games[0]) if kind == "rules"]
        done["what"] = "goes on from its checkpoint" if went_on else "the same"
        assert table.partie is not None

    stage(play)
    wanted = {"table-damaged": "cannot be read", "goes on from its checkpoint": "play it otherwise"}
    assert wanted.get(done["what"], "") in told.get(games[0], "")
    assert (games[0] in told) == (done["what"] != "the same")


async def _kinds(place, ident):
    async with place.services.database.read() as connection:
        return (await connection.execute(select(entries.c.kind).where(entries.c.table_id == ident))).all()


def test_a_database_that_was_never_migrated(running):
    file, _ = running
    with sqlite3.connect(file) as connection:
        for column in ("events", "seal"):
            connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
    assert check(file)[0] == 0


def test_a_file_that_is_not_there_is_not_made(tmp_path):
    done = CliRunner().invoke(command, [str(tmp_path / "nothing.db")])
    assert done.exit_code and not (tmp_path / "nothing.db").exists()
