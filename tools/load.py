"""Plays many tables through the real HTTP and WebSocket interface of a server in another process, on loopback only.

    python tools/load.py [--tables 1,100,300,16@0] [--rate 450] [--seconds 8] [--watchers 3] [--fetch]
                         [--game powergrid] [--people 2] [--everybody] [--keep 300]

At each table `people` play; `watchers` sockets listen. A commit counts from the moment it is sent until every
watcher of the table has heard of it (with --fetch: until every watcher also has its view of the position). Whoever is
asked next has asked for the position before, as a client does; with --everybody, all who play look after each
commit. --keep is how many megabytes of games the server may keep in memory. At rate 0, and with one table alone, tables
commit as
fast as they can; `16@0` are 16 tables at that rate.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets

WORKERS = 4
"""Connections over which people are made and seated."""


class Http:
    """One kept-alive connection, as small as can be: what we measure is the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.token = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and give the JSON of the answer; anything but success is an error."""
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(data)}\r\n"
            f"Content-Type: application/json\r\nCookie: partie={self.cookie}\r\nX-CSRF-Token: {self.token}\r\n\r\n"
        )
        self._writer.write(head.encode() + data)
        head_back = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        headers = head_back.split("\r\n")
        length = 0
        for line in headers[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie" and value.startswith("partie="):
                self.cookie = value[7:].split(";")[0]
        answer = await self._reader.readexactly(length)
        if not headers[0].split()[1].startswith("2"):
            raise RuntimeError(f"{method} {path}: {headers[0]} {answer[:200]!r}")
        return json.loads(answer)

    async def begin(self, name: str) -> "Http":
        """A person with a name."""
        self.token = (await self.ask("GET", "/api/me"))["csrf"]
        self.token = (await self.ask("POST", "/api/people", {"name": name}))["csrf"]
        return self

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


@dataclass
class Table:
    """One table: two people, its watchers, and what was measured."""

    port: int
    watchers: int
    fetch: bool
    game: str = "powergrid"
    seats: int = 2
    everybody: bool = False
    ident: str = ""
    people: list[Http] = field(default_factory=list)
    sockets: list[Any] = field(default_factory=list)
    readers: list[Http] = field(default_factory=list)
    heard: list[int] = field(default_factory=list)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    asked: list[dict[str, Any] | None] = field(default_factory=list)
    dice: random.Random = field(default_factory=lambda: random.Random(1))

    async def sit_down(self) -> None:
        """A new game, and everybody listening."""
        if not self.people:
            self.people = [
                await Http(self.port).begin(f"Person {secrets.token_hex(4)}") for _ in range(self.seats)
            ]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.seats - 1)
        body = {"game": self.game, "seats": seats, "private": True}
        table = await self.people[0].ask("POST", "/api/tables", body)
        self.ident = table["id"]
        for number, person in enumerate(self.people[1:], 1):
            table = await person.ask("POST", f"/api/tables/{self.ident}/join", {"seat": number})
        await self.look()
        if not self.sockets:
            for number in range(self.watchers):
                url = f"ws://127.0.0.1:{self.port}/api/live"
                self.sockets.append(await websockets.connect(url, compression=None, ping_interval=None))
                self.heard.append(-1)
                self.readers.append(Http(self.port))
                self.tasks.append(asyncio.create_task(self._listen(number)))
        for number, socket in enumerate(self.sockets):
            self.heard[number] = -1
            await socket.send(json.dumps({"watch": [self.ident]}))
        await self.all_have(table["seq"])

    async def _listen(self, number: int) -> None:
        async for message in self.sockets[number]:
            seq = json.loads(message)["seq"]
            if self.fetch:
                await self.readers[number].ask("GET", f"/api/tables/{self.ident}/play?since=100000")
            self.heard[number] = seq
            self.arrived.set()

    async def all_have(self, seq: int) -> None:
        while min(self.heard, default=seq) < seq:
            self.arrived.clear()
            await self.arrived.wait()

    async def look(self) -> bool:
        """Let whoever is asked (or everybody) see the position; False when the game is over."""
        self.asked = [None] * self.seats
        for number, person in enumerate(self.people):
            position = await person.ask("GET", f"/api/tables/{self.ident}/play?since=100000")
            self.asked[number] = position["decision"]
            if position["result"] is not None:
                return False
            if position["decision"] is not None and not self.everybody:
                return True
        return True

    async def commit(self) -> None:
        """One commit of whoever is asked, and the time until all have it."""
        seat = next(number for number, decision in enumerate(self.asked) if decision is not None)
        decision = self.asked[seat]
        assert decision is not None
        moves = [move for group in decision["moves"].values() for move in group]
        body = {
            "decision": decision["id"],
            "moves": [self.dice.choice(moves)["move"]],
            "request": secrets.token_hex(8),
        }
        start = time.perf_counter()
        answer = await self.people[seat].ask("POST", f"/api/tables/{self.ident}/commit", body)
        self.answers.append(time.perf_counter() - start)
        await self.all_have(answer["seq"])
        self.delays.append(time.perf_counter() - start)
        if not await self.look():
            await self.sit_down()

    async def play(self, until: float, every: float, offset: float) -> None:
        """Commit until the end; at a pace, if there is one."""
        due = time.perf_counter() + offset
        while time.perf_counter() < until:
            if every:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += every
            await self.commit()

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()
        for http in (*self.people, *self.readers):
            http.close()


class Server:
    """`partie serve` in a process of its own, with a database that goes with it."""

    def __init__(self, database: str, keep: int = 300) -> None:
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        settings = {
            "PARTIE_RATES": "off",
            "PARTIE_POLL": "0",
            "PARTIE_LOG": "error",
            "PARTIE_KEEP": str(keep),
        }
        url = database or f"sqlite:///{Path(self._folder.name) / 'load.db'}"
        command = [sys.executable, "-m", "partie", "serve", "--port", "0", "--database", url]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, **settings})
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().decode().rsplit(":", 1)[1])

    async def wait(self) -> None:
        for _ in range(200):
            try:
                await Http(self.port).ask("GET", "/api/health")
                return
            except OSError:
                await asyncio.sleep(0.05)

    def memory(self) -> float:
        """Megabytes that the process holds."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def seconds(self) -> float:
        """Processor time it has used."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._folder.cleanup()


async def measure(count: int, rate: float, given: argparse.Namespace) -> str:
    """One line: a fresh server, so many tables, and what they did in the given seconds."""
    server = Server(given.database, given.keep)
    try:
        await server.wait()
        before = server.memory()
        tables = [
            Table(
                server.port,
                given.watchers,
                given.fetch,
                given.game,
                given.people,
                given.everybody,
                dice=random.Random(n),
            )
            for n in range(count)
        ]
        for start in range(0, count, WORKERS):
            await asyncio.gather(*(table.sit_down() for table in tables[start : start + WORKERS]))
        await asyncio.gather(*(table.commit() for table in tables[:50]))  # warm up
        for table in tables:
            table.answers.clear()
            table.delays.clear()
        gc.collect()
        gc.disable()  # ours, not the server's
        used, began = server.seconds(), time.perf_counter()
        every = count / rate if rate and count > 1 else 0.0
        await asyncio.gather(
            *(table.play(began + given.seconds, every, every * n / count) for n, table in enumerate(tables))
        )
        took, used = time.perf_counter() - began, server.seconds() - used
        gc.enable()
        each = (server.memory() - before) * 1024 / count
        await asyncio.gather(*(table.leave() for table in tables))
    finally:
        server.stop()
    delays = [delay for table in tables for delay in table.delays]
    answers = [delay for table in tables for delay in table.answers]
    return (
        f"{count:>6} {len(delays) / took:>10.0f} {_ms(delays, 50):>9} {_ms(delays, 99):>9} {_ms(answers, 50):>9}"
        f" {_ms(answers, 99):>9} {each:>9.0f} {1000 * used / max(1, len(delays)):>9.2f} {100 * used / took:>7.0f}%"
    )


def _ms(delays: list[float], percent: int) -> str:
    if len(delays) < 2:
        return "-"
    return f"{1000 * statistics.quantiles(delays, n=100)[percent - 1]:.1f}"


def main() -> None:
    reader = argparse.ArgumentParser(description="Load on a Partie server, on this machine only.")
    reader.add_argument("--tables", default="1,100,300,16@0", help="how many tables (@ rate), one run each")
    reader.add_argument(
        "--rate", type=float, default=450, help="commits a second to ask for; 0: as many as possible"
    )
    reader.add_argument("--seconds", type=float, default=8.0)
    reader.add_argument("--watchers", type=int, default=3, help="sockets at each table")
    reader.add_argument("--fetch", action="store_true", help="every watcher also asks for its view")
    reader.add_argument("--game", default="powergrid")
    reader.add_argument("--people", type=int, default=2, help="who play at each table")
    reader.add_argument("--everybody", action="store_true", help="all who play look after each commit")
    reader.add_argument("--keep", type=int, default=300, help="megabytes of games in the server's memory")
    reader.add_argument("--database", default="", help="another database than a fresh SQLite file")
    given = reader.parse_args()
    print("        commits/s   until every watcher has it   until answered    kB/table  server ms  server")
    print("tables               p50 ms    p99 ms    p50 ms    p99 ms              a commit    core")
    for part in given.tables.split(","):
        count, _, rate = part.partition("@")
        print(asyncio.run(measure(int(count), float(rate or given.rate), given)), flush=True)


if __name__ == "__main__":
    main()
