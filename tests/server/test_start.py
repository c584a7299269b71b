"""Starting: whatever is in the way is one sentence and exit code 2; the file is its owner's; the log is kept small."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from server_moves import more_moves, some_moves
from sqlalchemy import update

from partie.kernel.errors import PartieError
from partie.server.settings import Settings
from partie.server.storage.database import BEAT, migrate
from partie.server.storage.schema import meta, tables


def serve(database):
    """`partie serve` on a database that it cannot use: what it says, and its exit code."""
    command = [sys.executable, "-P", "-m", "partie", "serve", "--port", "0", "--database", database]
    done = subprocess.run(command, capture_output=True, timeout=240, text=True)
    return done.returncode, done.stderr


def damaged(path):
    path.write_bytes(b"SQLite format 3\0" + os.urandom(5000))


def no_database(path):
    path.write_text("hello, this is a letter to my aunt\n" * 200)


def newer(path):
    migrate(Settings(database=f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def folder(path):
    path.mkdir()


CASES = {damaged: "damaged", no_database: "damaged", newer: "newer", folder: "cannot be opened"}


@pytest.mark.parametrize("spoil", CASES, ids=lambda spoil: spoil.__name__)
def test_a_database_that_cannot_be_used(tmp_path, spoil):
    path = tmp_path / "partie.db"
    spoil(path)
    code, said = serve(f"sqlite:///{path}")
    assert code == 2 and "Traceback" not in said
    assert len(said.strip().splitlines()) == 1 and CASES[spoil] in said and str(path) in said


def test_no_such_folder(tmp_path):
    (tmp_path / "file").write_text("")
    code, said = serve(f"sqlite:///{tmp_path / 'file' / 'partie.db'}")
    assert code == 2 and len(said.strip().splitlines()) == 1 and "folder" in said


def test_a_locked_database(tmp_path, monkeypatch):
    path = tmp_path / "partie.db"
    sqlite3.connect(path).close()
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(PartieError) as caught:
            migrate(Settings(database=f"sqlite:///{path}"))
        assert caught.value.key == "database-locked"


def test_a_database_that_cannot_be_written(tmp_path):
    """By the error that SQLite gives; root may write everywhere, so no file of the test's own would do."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import OperationalError

    from partie.server.storage.faults import explained

    path = tmp_path / "partie.db"
    sqlite3.connect(path).execute("CREATE TABLE t (x)").connection.close()
    reading = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError) as caught:
        reading.execute("INSERT INTO t VALUES (1)")
    reading.close()
    wrapped = OperationalError("INSERT", {}, caught.value)
    assert explained(wrapped, make_url(f"sqlite:///{path}")).key == "database-read-only"
    assert explained(PermissionError(13, "no"), make_url("sqlite:///x")).key == "database-read-only"
    assert explained(OSError(28, "no space"), make_url("sqlite:///x")).key == "database-full"


def test_a_server_that_is_not_there():
    pytest.importorskip("asyncpg")
    code, said = serve("postgresql://somebody:secret@127.0.0.1:9/partie")
    assert code == 2 and len(said.strip().splitlines()) == 1
    assert "127.0.0.1/partie" in said and "secret" not in said


@pytest.mark.skipif(not os.environ.get("PARTIE_TEST_DATABASE"), reason="needs PostgreSQL")
def test_a_server_without_the_database():
    there = os.environ["PARTIE_TEST_DATABASE"]
    code, said = serve(there.rsplit("/", 1)[0] + "/nothing_of_the_kind")
    assert code == 2 and len(said.strip().splitlines()) == 1 and "createdb" in said


def test_the_database_is_its_owners(tmp_path):
    old = os.umask(0o022)
    try:
        path = tmp_path / "new" / "partie.db"
        migrate(Settings(database=f"sqlite:///{path}"))
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        path.chmod(0o644)  # as earlier versions left it
        migrate(Settings(database=f"sqlite:///{path}"))
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    finally:
        os.umask(old)


def _path(place):
    if not place.services.database.sqlite:
        pytest.skip("only SQLite has a file")
    return Path(str(place.services.database.url.database))


def test_the_log_beside_the_database_is_empty_when_the_server_rests(stage):
    async def play(place):
        path = _path(place)
        await some_moves(place, 20)
        log = Path(f"{path}-wal")
        assert log.stat().st_size > 50_000
        assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in (path, log))
        async with asyncio.timeout(200):
            while log.stat().st_size:
                await asyncio.sleep(0.02)

    stage(play, sweep=0.3)


def test_a_log_that_grew_shrinks_while_people_play(stage):
    async def play(place):
        path = _path(place)
        ident, people = await some_moves(place, 5)
        log = Path(f"{path}-wal")
        async with place.services.database.write() as connection:
            await connection.execute(meta.insert().values(name="big", value="x" * 12_000_000))
        assert log.stat().st_size > 12_000_000
        for count in range(1, 40):
            await more_moves(ident, people, 1 + count % 2)
            await place.services.database.tend()
            if log.stat().st_size < 8_000_000:
                return
        raise AssertionError(log.stat().st_size)

    stage(play, sweep=600)


def test_an_outage_is_no_absence(stage):
    """The server was away for hours; whoever was asked before has the time that was agreed, less what had passed."""

    async def play(place):
        ident, people = await some_moves(place, 4)
        now = time.time()
        gone = 7200.0
        table = await place.services.tables.read(ident)
        asked = {str(seat): now - gone - 30 for seat in table.asked}
        from partie.server.storage.loading import encode

        async with place.services.database.write() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == ident)
                .values(absence=120, absence_then="bot", asked=encode(asked), due=now - gone - 30 + 120)
            )
            await connection.execute(update(meta).where(meta.c.name == BEAT).values(value=repr(now - gone)))
        place.services.tables.clear()
        await place.services.players.beat()
        await place.services.players._replace_absent()
        table = await people[0].get(f"/api/tables/{ident}")
        assert all(seat["kind"] == "person" and seat["absent_since"] is None for seat in table["seats"])
        stored = await place.services.tables.read(ident)
        waited = now - min(stored.asked.values())
        assert 20 < waited < 70
        # Without an outage the same time is an absence.
        async with place.services.database.write() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == ident).values(asked=encode(asked), due=now - 1)
            )
        place.services.tables.clear()
        await place.services.players.beat()
        await place.services.players._replace_absent()
        table = await people[0].get(f"/api/tables/{ident}")
        assert [seat["kind"] for seat in table["seats"]].count("bot") == 1

    stage(play, sweep=600, bot_pause=600)


def test_health_tells_what_keeps_the_database_from_writing(stage):
    async def play(place):
        path = _path(place)
        guest = place.visitor()
        assert await guest.get("/api/health") == {"status": "ok"}
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = await guest.send("GET", "/api/health")
        assert (answer.status_code, answer.json()) == (503, {"status": "failing", "reason": "locked"})
        other.execute("ROLLBACK")
        other.close()
        assert await guest.get("/api/health") == {"status": "ok"}
        full = sqlite3.connect(path.parent / "full.db")
        full.execute("PRAGMA max_page_count=2")
        with pytest.raises(sqlite3.Error) as caught:
            for name in "abc":
                full.execute(f"CREATE TABLE {name} (x)")
        full.close()

        async def beat():
            raise caught.value

        place.services.database.beat = beat
        answer = await guest.send("GET", "/api/health")
        assert (answer.status_code, answer.json()) == (503, {"status": "failing", "reason": "full"})

    stage(play, sweep=600)
