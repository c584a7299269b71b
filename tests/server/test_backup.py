"""A backup that is taken while people play, put back in the place of what was lost."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from server_client import Visitor
from server_moves import SEATS, more_moves

from partie.server.storage.database import read_url


def _dump(url, target):
    """What docs/hosting.md says."""
    if read_url(url).get_backend_name() == "sqlite":
        command = [sys.executable, "-m", "partie", "admin", "backup", str(target), "--database", url]
    else:
        command = [_tool("pg_dump"), "--format=custom", f"--file={target}", url]
    subprocess.run(command, check=True, capture_output=True, timeout=120)


def _restore(url, copy):
    """Put a backup in the place of a database that is lost."""
    found = read_url(url)
    if found.get_backend_name() == "sqlite":
        path = Path(str(found.database))
        for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            file.unlink(missing_ok=True)
        shutil.copy(copy, path)
    else:
        command = [_tool("pg_restore"), "--clean", "--if-exists", f"--dbname={url}", str(copy)]
        subprocess.run(command, check=True, capture_output=True, timeout=120)


def _tool(name):
    """Of the newest PostgreSQL here: a client must not be older than its server."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    tool = str(found[-1]) if found else shutil.which(name)
    if tool is None:
        pytest.skip(f"needs {name}")
    return tool


def test_a_backup_taken_while_people_play_brings_everything_back(processes, tmp_path):
    server = processes()
    copy = tmp_path / "copy"

    async def run():
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            anna, boris = await Visitor(http).begin("Anna"), await Visitor(http).begin("Boris")
            people = [anna, boris]
            ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
            await boris.post(f"/api/tables/{ident}/join")
            await more_moves(ident, people, 20)
            paths = [f"/api/tables/{ident}/play?lang=en", f"/api/tables/{ident}/record"]
            before = [await person.get(path) for person in people for path in paths]
            playing = asyncio.create_task(_go_on(http, people))
            await asyncio.to_thread(_dump, server.database, copy)
            await playing
            await more_moves(ident, people, 6)  # what comes after the backup is lost
            server.kill()
            await asyncio.to_thread(_restore, server.database, copy)
            server.start()
            assert [await person.get(path) for person in people for path in paths] == before
            # The same cookies, the same games, and they go on.
            assert (await anna.get("/api/me"))["person"]["name"] == "Anna"
            await more_moves(ident, people, 6)

    asyncio.run(asyncio.wait_for(run(), 250))


async def _go_on(http, people):
    """Others play meanwhile."""
    carl = await Visitor(http).begin("Carl")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for _ in range(5):
        await carl.post("/api/tables", {"game": "powergrid", "seats": seats})


def test_the_copy_is_its_owners_and_never_overwrites(processes, tmp_path):
    server = processes()
    if read_url(server.database).get_backend_name() != "sqlite":
        pytest.skip("only SQLite is copied so")
    copy = tmp_path / "copy.db"
    _dump(server.database, copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    again = subprocess.run(
        [sys.executable, "-m", "partie", "admin", "backup", str(copy), "--database", server.database],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert again.returncode == 2 and str(copy) in again.stderr and len(again.stderr.splitlines()) == 1
