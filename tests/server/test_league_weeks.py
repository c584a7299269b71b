"""A league of 16 over simulated weeks, with the server killed at random: no turn lost, no message twice, every deadline
kept. Clients sit in for people; the clock of server and test jumps from one event to the next."""

import asyncio
import itertools
import json
import random
import re
import time
from contextlib import asynccontextmanager

import httpx
import pytest
from server_client import Visitor, all_moves
from server_forks import CLOCK, Ahead, Forks
from sqlalchemy import func, select

from partie.server.notices import waiting
from partie.server.settings import Settings
from partie.server.storage.database import Database
from partie.server.storage.schema import entries, leagues, outbox, people, results, tables

PEOPLE, ROUNDS = 16, 4
HOUR = 3600.0
STEP = 20 * HOUR
MOVE = 24 * HOUR
LATE = 60.0
"""Seconds within which what is agreed for the end of somebody's time must have happened."""
TURNS = 5
"""Turns of people at a table before it is brought to its end."""
DELAY = 60.0
KILLS = 10
PACE = {"kind": "slow", "bank": MOVE, "increment": MOVE, "cap": MOVE, "then": "bot"}


@pytest.fixture
def clock(tmp_path, monkeypatch):
    path = tmp_path / "clock"
    path.write_bytes(bytes(8))
    ahead = Ahead(path)
    ahead.path = path
    monkeypatch.setattr(time, "time", ahead)
    return ahead


@pytest.fixture
def forks(database, tmp_path, clock):
    environment = {
        "PARTIE_RATES": "off", "PARTIE_BOT_PAUSE": "0", "PARTIE_BOT_WORKERS": "0", "PARTIE_SWEEP": "0.1",
        "PARTIE_WEBHOOKS": "on", "PARTIE_PRIVATE_TARGETS": "on", "PARTIE_NOTICE_DELAY": str(DELAY),
        "PARTIE_ADDRESS": "https://games.example", CLOCK: str(clock.path),
    }  # fmt: skip
    server = Forks(database, tmp_path / "forks.log", environment)
    yield server
    server.close()


class Weeks:
    """The league as it is driven: who plays where, what was acknowledged, what was told."""

    def __init__(self, forks, clock, database, http):
        self.forks, self.clock, self.database, self.http = forks, clock, database, http
        self.dice = random.Random(16)
        self.people = {}
        self.any = None
        self.path = ""
        self.turns = {}
        self.acknowledged = []
        self.decided = {}
        """How often each person has decided at each table."""
        self.told = {}
        """Of which decision, counted so, each person has a message."""
        self.twice = []
        self.asleep = {}
        """Table -> the person who never answers there, until a bot has the seat."""
        self.by_bots = set()
        """Tables that bots play to their end."""
        self.deadlines = []
        self.kills = 0
        self.started = 0.0

    # The server

    async def start(self):
        await asyncio.to_thread(self.forks.start)
        self.started = time.time()

    async def kill(self):
        self.kills += 1
        await asyncio.to_thread(self.forks.kill)
        await self.start()

    async def insist(self, ask):
        """Ask until the server answers, as a client does that was cut off."""
        while True:
            try:
                return await ask()
            except httpx.TransportError:
                await asyncio.sleep(0.02)

    # Messages

    async def heard(self, reader, writer):
        """A message to somebody: each table that it names, told once for each decision."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = int(re.search(r"(?i)content-length: (\d+)", head)[1])
        text = json.loads(await reader.readexactly(size))["text"]
        person = head.split(" ")[1].removeprefix("/")
        for table in set(re.findall(r"/table/([\w-]+)", text)):
            key = (person, table)
            if self.told.get(key) == self.decided.get(key, 0):
                self.twice.append(key)
            self.told[key] = self.decided.get(key, 0)
        writer.write(b"HTTP/1.1 204 X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    @asynccontextmanager
    async def sink(self):
        server = await asyncio.start_server(self.heard, "127.0.0.1", 0)
        async with server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    # Time

    async def scalar(self, wanted):
        async with self.database.read() as connection:
            return await connection.scalar(wanted)

    async def settled(self):
        """Wait until the server has done all that the moment asks for."""
        running = tables.c.state == "running"
        async with asyncio.timeout(120):
            while True:
                now = time.time()
                late = await self.scalar(select(func.count()).where(running, tables.c.deadline < now))
                due = await self.scalar(
                    select(func.count()).where(leagues.c.state == "running", leagues.c.due < now)
                )
                sending = await self.scalar(
                    select(func.count()).where(
                        outbox.c.due <= now, outbox.c.claimed.is_(None) | (outbox.c.claimed >= self.started)
                    )
                )
                if not late and not due and not sending and not await self.untold():
                    return
                await asyncio.sleep(0.05)

    async def untold(self):
        found = await waiting.find(self.database, DELAY)
        async with self.database.read() as connection:
            rows = await connection.execute(select(people.c.id, people.c.notified))
            notified = {row.id: row.notified or 0.0 for row in rows.all()}
        return [person for person in found if time.time() - notified[person] >= waiting.GAP]

    async def jump(self, until):
        """To a moment; what was agreed for it must not have happened before."""
        self.clock.pass_on(max(0.0, until - time.time()))
        await self.insist(lambda: self.http.get("/api/health"))  # the server was there all the time
        await self.settled()

    async def pass_time(self):
        """Most of a day, stopping shortly before and after every deadline."""
        until = time.time() + STEP
        while True:
            deadline = await self.scalar(
                select(func.min(tables.c.deadline)).where(tables.c.state == "running")
            )
            due = await self.scalar(select(func.min(leagues.c.due)).where(leagues.c.state == "running"))
            moment = min(deadline or until, due or until)
            if moment >= until - 1:
                await self.jump(until)
                return
            if moment == deadline:
                await self.expire(deadline)
            else:
                await self.next_round(due)

    async def expire(self, deadline):
        """The time of somebody is over: not before, and within the minute."""
        this = (tables.c.state == "running", tables.c.deadline == deadline)
        ident = await self.scalar(select(tables.c.id).where(*this))
        before = await self.scalar(select(tables.c.seq).where(tables.c.id == ident))
        if deadline - 2 * LATE > time.time():
            await self.jump(deadline - 2 * LATE)
            assert await self.scalar(select(tables.c.seq).where(tables.c.id == ident)) == before
            assert await self.scalar(select(tables.c.deadline).where(tables.c.id == ident)) == deadline
        await self.jump(deadline + 0.5)
        found = select(entries.c.at).where(
            entries.c.table_id == ident, entries.c.seq > before, entries.c.note.contains("ran out of time")
        )
        at = await self.scalar(found)
        assert at is not None and deadline <= at < deadline + LATE
        self.deadlines.append(at - deadline)

    async def next_round(self, due):
        number = select(leagues.c.round)
        before = await self.scalar(number)
        await self.jump(due - LATE)
        assert await self.scalar(number) == before
        await self.jump(due + 0.5)
        assert await self.scalar(number) == before + 1

    # People

    async def open(self, url):
        """Sixteen people, each with an address for messages, in a league that begins."""
        for number in range(PEOPLE):
            person = await Visitor(self.http).begin(f"Player {number + 1}")
            self.people[person.id] = person
            await person.post("/api/notices", {"kind": "webhook", "target": f"{url}/{person.id}"})
        self.any = next(iter(self.people.values()))
        wanted = {"name": "Weeks", "game": "powergrid", "pace": PACE, "seats": 4, "rounds": ROUNDS, "days": 7}
        league = await self.any.post("/api/leagues", wanted)
        self.path, key = f"/api/leagues/{league['id']}", league["link"].rsplit("/", 1)[1]
        for person in self.people.values():
            await person.post(f"{self.path}/join", {"key": key})
        await self.any.post(f"{self.path}/start")
        await self.settled()

    async def table(self, ident):
        return await self.insist(lambda: self.any.get(f"/api/tables/{ident}"))

    async def play(self, ident):
        """People at a table make two turns at most; whoever is asleep there does not."""
        for _ in range(2):
            table = await self.table(ident)
            asked = table["deciding"][0] if table["deciding"] else None
            seat = None if asked is None else table["seats"][asked]
            if seat is None or seat["kind"] != "person" or self.asleep.get(ident) == seat["person"]:
                return
            await self.turn(ident, seat, self.people[seat["person"]])

    async def turn(self, ident, seat, person):
        """One move; asked again with the same name until the server answers."""
        position = await self.insist(lambda: person.get(f"/api/tables/{ident}/play"))
        decision = position["decision"]
        move = self.dice.choice(all_moves(decision))["move"]
        request = f"{ident}-{self.turns.get(ident, 0)}"
        seq = await self.insist(lambda: person.commit(ident, decision["id"], move, request=request))
        self.decided[person.id, ident] = self.decided.get((person.id, ident), 0) + 1
        self.acknowledged.append((ident, request, seq, [seat["seat"], *move]))
        self.turns[ident] = self.turns.get(ident, 0) + 1

    async def bring_to_end(self, ident):
        """All who play agree to end it, or hand their seats to bots, who play it out."""
        table = await self.table(ident)
        for seat in [seat for seat in table["seats"] if seat["kind"] == "person"]:
            person, path = self.people[seat["person"]], f"/api/tables/{ident}"
            if ident in self.by_bots:
                door, body = f"{path}/seats/{seat['seat']}/bot", {"bot": "random"}
            else:
                door, body = f"{path}/proposals", {"what": "end"}
            answer = await self.insist(lambda: person.send("POST", door, body))  # noqa: B023
            assert answer.status_code == 200 or answer.json()["key"] == "game-over", answer.text

    async def day(self, running, slow):
        """What people do at their tables, the server killed in their midst now and then."""
        work = [asyncio.create_task(self.play(ident)) for ident in running]
        if self.kills < KILLS or self.dice.random() < 0.1:
            await asyncio.sleep(0.2 * self.dice.random())
            await self.kill()
        await asyncio.gather(*work)
        for ident in running:
            sleeper = self.asleep.get(ident)
            if sleeper is not None:
                seats = (await self.table(ident))["seats"]
                if any(seat["person"] == sleeper and seat["kind"] == "bot" for seat in seats):
                    self.asleep[ident] = sleeper = None
            if ident != slow and sleeper is None and self.turns.get(ident, 0) >= TURNS:
                await self.bring_to_end(ident)
        await self.settled()

    async def prepare(self, games):
        """At the first table of a round whoever is asked first is asleep; the last one is for bots."""
        first = await self.table(games[0]["table"])
        self.asleep[first["id"]] = first["seats"][first["deciding"][0]]["person"]
        self.by_bots.add(games[-1]["table"])

    async def play_all(self):
        """Day after day, until the league is over."""
        rounds = 0
        while True:
            league = await self.insist(lambda: self.any.get(self.path))
            if league["state"] == "finished":
                return league
            newest = [game for game in league["games"] if game["round"] == league["round"]]
            if league["round"] > rounds:
                rounds = league["round"]
                await self.prepare(newest)
            # In the first and the third round a table is slow: the next round begins beside it.
            slow = newest[1]["table"] if rounds in (1, 3) else None
            await self.day([game["table"] for game in league["games"] if game["state"] == "running"], slow)
            await self.pass_time()


@pytest.mark.sampled(4)
def test_a_league_goes_through_weeks_and_kills(forks, database, clock):
    async def run():
        forks.start()
        store = Database(Settings(database=database))
        await store.secret()
        began = time.time()
        async with httpx.AsyncClient(base_url=forks.address, timeout=60) as http:
            weeks = Weeks(forks, clock, store, http)
            weeks.started = began
            async with weeks.sink() as url:
                await weeks.open(url)
                league = await asyncio.wait_for(weeks.play_all(), 500)
        await check(weeks, league, store)
        assert time.time() - began > 14 * 24 * HOUR
        await store.close()

    asyncio.run(run())


async def check(weeks, league, store):
    assert weeks.kills >= KILLS
    # No message twice, and many there were.
    assert weeks.twice == [] and len(weeks.told) > PEOPLE
    # Every deadline kept: somebody was asleep in each round.
    assert len(weeks.deadlines) >= ROUNDS
    # No turn lost: each that was acknowledged stands once, under its number.
    async with store.read() as connection:
        wanted = select(entries.c.table_id, entries.c.request, entries.c.seq, entries.c.moves)
        stored = (await connection.execute(wanted.where(entries.c.request.is_not(None)))).all()
        rated = await connection.scalar(select(func.count(results.c.table_id.distinct())))
    by_request = {(row.table_id, row.request): row for row in stored}
    assert len(by_request) == len(stored) == len(weeks.acknowledged) >= ROUNDS * 4 * TURNS
    for ident, request, seq, move in weeks.acknowledged:
        row = by_request[ident, request]
        assert row.seq == seq and json.loads(row.moves)[0] == move
    # The table is true: every game is counted for everybody, nobody met anybody twice.
    assert rated == len(league["games"]) == ROUNDS * 4 and league["round"] == ROUNDS
    assert [one["games"] for one in league["standing"]] == [ROUNDS] * PEOPLE
    assert sum(one["points"] for one in league["standing"]) == pytest.approx(ROUNDS * 4 * 12)
    met = [
        frozenset((one["address"], other["address"]))
        for game in league["games"]
        for one, other in itertools.combinations(game["seats"], 2)
    ]
    assert len(met) == len(set(met)) == ROUNDS * 4 * 6
