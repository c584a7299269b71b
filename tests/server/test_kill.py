"""Kill the server with SIGKILL under load, again and again: nothing that was acknowledged is lost or done twice."""

import asyncio
import json
import random

import httpx
import pytest
from server_client import Visitor, all_moves
from server_forks import Forks
from sqlalchemy import select

from partie.server.settings import Settings
from partie.server.storage import loading
from partie.server.storage.database import Database
from partie.server.storage.schema import entries, tables

KILLS = 20
TABLES = 4


class Table:
    """One table and a person who plays it against a bot, through every death of the server."""

    def __init__(self, person, dice):
        self.person = person
        self.ident = ""
        self.tables = []
        self.dice = dice
        self.acknowledged = {}
        self.again = 0

    async def sit_down(self):
        """A new game; a table whose making was cut off is nobody's loss."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = await self.person.post("/api/tables", {"game": "powergrid", "seats": seats})
        self.ident = table["id"]
        self.tables.append(self.ident)

    async def insist(self, what):
        """Ask until the server answers, as a client does that was cut off."""
        while True:
            try:
                return await what()
            except (httpx.TransportError, httpx.RemoteProtocolError):
                self.again += 1
                await asyncio.sleep(0.01)

    async def play(self, stop):
        number = 0
        while not stop.is_set():
            position = await self.insist(lambda: self.person.get(f"/api/tables/{self.ident}/play"))
            if position["result"] is not None:
                await self.insist(self.sit_down)
                continue
            decision = position["decision"]
            if decision is None:
                await asyncio.sleep(0.005)
                continue
            move = self.dice.choice(all_moves(decision))["move"]
            number += 1
            request = f"{self.ident}-{number}"

            async def commit(decision=decision, move=move, request=request):
                return await self.person.commit(self.ident, decision["id"], move, request=request)

            seq = await self.insist(commit)
            assert seq > position["seq"]
            self.acknowledged[request] = (self.ident, seq, move)


@pytest.fixture
def forks(database, tmp_path):
    log = tmp_path / "forks.log"
    environment = {"PARTIE_RATES": "off", "PARTIE_BOT_PAUSE": "0", "PARTIE_BOT_WORKERS": "0"}
    server = Forks(database, log, environment)
    yield server
    server.close()


def test_nothing_acknowledged_is_lost(forks, database):
    async def run():
        forks.start()
        dice = random.Random(6)
        async with httpx.AsyncClient(base_url=forks.address, timeout=60) as http:
            playing = []
            for number in range(TABLES):
                person = await Visitor(http).begin(f"Person {number}")
                playing.append(Table(person, random.Random(number)))
                await playing[-1].sit_down()
            stop = asyncio.Event()
            async with asyncio.TaskGroup() as group:
                for table in playing:
                    group.create_task(table.play(stop))
                for _ in range(KILLS):
                    before = sum(len(table.acknowledged) for table in playing)
                    while sum(len(table.acknowledged) for table in playing) < before + 3:
                        await asyncio.sleep(0.002)
                    await asyncio.sleep(0.02 * dice.random())
                    await asyncio.to_thread(forks.kill)
                    await asyncio.to_thread(forks.start)
                stop.set()
        return playing

    playing = asyncio.run(run())
    forks.kill()
    assert sum(len(table.acknowledged) for table in playing) >= 3 * KILLS
    assert sum(table.again for table in playing) > 0
    asyncio.run(check(database, playing))


async def check(url, playing):
    """Every acknowledged request is stored once, under its number; every game replays to its checkpoint."""
    database = Database(Settings(database=url))
    await database.secret()
    acknowledged = {request: done for table in playing for request, done in table.acknowledged.items()}
    async with database.read() as connection:
        for ident in [ident for table in playing for ident in table.tables]:
            wanted = select(entries).where(entries.c.table_id == ident).order_by(entries.c.seq)
            stored = (await connection.execute(wanted)).all()
            assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))
            requests = {entry.request: entry for entry in stored if entry.request}
            assert len(requests) == sum(1 for entry in stored if entry.request)
            for request, (where, seq, move) in acknowledged.items():
                if where == ident:
                    assert requests[request].seq == seq
                    assert json.loads(requests[request].moves)[0][1:] == move
            loaded = loading.whole(await loading.load(connection, ident))
            assert not loaded.outdated and not loaded.log_from and loaded.seq == len(stored)
            counted = await connection.scalar(select(tables.c.moves).where(tables.c.id == ident))
            assert counted == len(loaded.partie.moves)
    await database.close()


def test_bots_go_on_after_a_restart(forks):
    async def run():
        forks.start()
        async with httpx.AsyncClient(base_url=forks.address, timeout=60) as http:
            person = await Visitor(http).begin("Anna")
            bots = [{"kind": "bot", "bot": "random"}] * 6
            ident = (await person.post("/api/tables", {"game": "powergrid", "seats": bots}))["id"]
            deaths = 0
            while True:
                table = await person.get(f"/api/tables/{ident}")
                if table["state"] == "finished":
                    return deaths, table
                if deaths < 3:
                    deaths += 1
                    await asyncio.to_thread(forks.kill)
                    await asyncio.to_thread(forks.start)
                await asyncio.sleep(0.05)

    deaths, table = asyncio.run(asyncio.wait_for(run(), 300))
    assert deaths == 3 and table["places"] is not None
