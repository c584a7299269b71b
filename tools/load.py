"""Plays many tables through the real HTTP and WebSocket interface of a server in another process, on loopback only.

    python tools/load.py [--tables 1,100,300,16@0] [--rate 450] [--seconds 8] [--game powergrid] [--people 2]
                         [--spectators 0] [--lang en] [--keep 300] [--database URL] [--company] [--talk 5]

At each table `people` play and `spectators` watch. Each behaves like a page in a browser: a connection for requests
with compressed answers, and a socket for incremental updates in its language; it fetches the position after an update
without changes. The time of a commit runs from sending it until everybody at the table has the new position. With
--company, every page reports its open table, so that presence is tracked; every table has a clock; and one commit in
--talk is followed by a remark, which everybody at the table fetches. At rate 0, and with a single table, tables commit
as fast as they can; `16@0` means 16 tables at that rate. --keep is the size of the server's game cache in megabytes.
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
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets

PACE = {"kind": "live", "bank": 1200, "increment": 30, "cap": 1800, "then": "bot"}
WORKERS = 4
"""The number of tables that are set up concurrently."""


class Http:
    """A minimal keep-alive HTTP connection, so that the server dominates the measurement."""

    def __init__(self, port: int, packed: bool = False) -> None:
        self.port = port
        self.cookie = ""
        self.token = ""
        self._packed = "Accept-Encoding: gzip\r\n" if packed else ""
        self._reader = asyncio.StreamReader()
        self._writer: asyncio.StreamWriter | None = None
        self._one_at_a_time = asyncio.Lock()

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and return the JSON of the answer; anything but success is an error."""
        async with self._one_at_a_time:
            reused = self._writer is not None
            try:
                return json.loads(await self._fetch(method, path, body))
            except (ConnectionError, asyncio.IncompleteReadError):
                if not reused:
                    raise
                self.close()  # the server closed the idle connection just now; like a browser, ask on a new one
                return json.loads(await self._fetch(method, path, body))

    async def _fetch(self, method: str, path: str, body: object) -> bytes:
        data = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(data)}\r\n{self._packed}"
            f"Content-Type: application/json\r\nCookie: partie={self.cookie}\r\nX-CSRF-Token: {self.token}\r\n\r\n"
        )
        if self._writer is not None and (self._writer.is_closing() or self._reader.at_eof()):
            self.close()  # closed by the server's idle timeout
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._writer.write(head.encode() + data)
        head_back = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        headers = head_back.split("\r\n")
        length, packed = 0, False
        for line in headers[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "content-encoding":
                packed = True
            elif name.lower() == "set-cookie" and value.startswith("partie="):
                self.cookie = value[7:].split(";")[0]
        answer = await self._reader.readexactly(length)
        if packed:
            answer = zlib.decompress(answer, 31)
        if not headers[0].split()[1].startswith("2"):
            raise RuntimeError(f"{method} {path}: {headers[0]} {answer[:200]!r}")
        return answer

    async def begin(self, name: str) -> "Http":
        """A person with a name."""
        self.token = (await self.ask("GET", "/api/me"))["csrf"]
        self.token = (await self.ask("POST", "/api/people", {"name": name}))["csrf"]
        return self

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None


class Page:
    """A simulated page of somebody at a table."""

    def __init__(self, port: int, lang: str, company: bool = False) -> None:
        self.http = Http(port, packed=True)
        self.lang = lang
        self.company = company
        self.told = 0
        """Messages about presence and talk."""
        self._read = 0
        self.seq = -1
        self.arrived = asyncio.Event()
        """Set whenever a newer position arrives."""
        self.decision: dict[str, Any] | None = None
        self.over = False
        self._url = f"ws://127.0.0.1:{port}/api/live"
        self._events = 0
        self._table = ""
        self._socket: Any = None
        self._task: asyncio.Task[None] | None = None

    async def watch(self, table: str) -> None:
        """Open a table: fetch its position and follow updates."""
        self._table, self._events, self.seq, self.over = table, 0, -1, False
        if self._socket is None:
            headers = {"Cookie": f"partie={self.http.cookie}"} if self.http.cookie else {}
            self._socket = await websockets.connect(
                self._url, additional_headers=headers, ping_interval=None, compression="deflate"
            )
            self._task = asyncio.create_task(self._listen())
        await self._look()

    async def _listen(self) -> None:
        async for message in self._socket:
            update = json.loads(message if isinstance(message, str) else zlib.decompress(message, 31))
            if "seq" not in update:
                self.told += 1
                if "talk" in update:
                    await self._hear()
                continue
            if update["table"] != self._table or update["seq"] <= self.seq:
                continue
            position = update.get("position")
            if position is not None and position.get("base", self.seq) == self.seq:
                self._take(position)
            else:
                await self._look()

    async def _hear(self) -> None:
        """Fetch new remarks."""
        found = await self.http.ask("GET", f"/api/tables/{self._table}/talk?since={self._read}")
        self._read = found["version"]

    async def say(self, text: str) -> None:
        body = {"text": text, "request": secrets.token_hex(8)}
        await self.http.ask("POST", f"/api/tables/{self._table}/talk", body)

    async def _look(self) -> None:
        """Fetch the position, and send the server the new base for updates."""
        path = f"/api/tables/{self._table}/play?lang={self.lang}&since={self._events}"
        position = await self.http.ask("GET", path)
        self._take(position)
        shown = {
            "table": self._table,
            "seq": self.seq,
            "seat": position["view"]["seat"],
            "since": self._events,
            "lang": self.lang,
        }
        at = self._table if self.company else None
        await self._socket.send(json.dumps({"watch": [self._table], "follow": shown, "at": at}))

    async def commit(self, moves: list[Any]) -> int:
        """Commit moves to the decision."""
        assert self.decision is not None
        body = {"decision": self.decision["id"], "moves": moves, "request": secrets.token_hex(8)}
        answer = await self.http.ask("POST", f"/api/tables/{self._table}/commit", body)
        return int(answer["seq"])

    def _take(self, position: dict[str, Any]) -> None:
        self.seq = position["seq"]
        self._events = position["since"] + len(position["events"])
        self.decision, self.over = position["decision"], position["result"] is not None
        self.arrived.set()

    async def has(self, seq: int) -> None:
        """Wait until the position has arrived."""
        while self.seq < seq:
            self.arrived.clear()
            await self.arrived.wait()

    async def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._socket is not None:
            await self._socket.close()
        self.http.close()


@dataclass
class Table:
    """One table with its players, spectators and measurements."""

    game: str
    people: list[Page]
    spectators: list[Page]
    dice: random.Random
    ident: str = ""
    answers: list[float] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    talk: int = 0
    """The number of commits between two remarks; 0: no remarks."""
    commits: int = 0

    async def sit_down(self) -> None:
        """Start a new game and connect everybody."""
        for page in self.people:
            if not page.http.token:
                await page.http.begin(f"Person {secrets.token_hex(4)}")
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(self.people) - 1)
        body = {"game": self.game, "seats": seats, "private": True}
        if self.people[0].company:
            body["pace"] = PACE
        table = await self.people[0].http.ask("POST", "/api/tables", body)
        self.ident = table["id"]
        for number, page in enumerate(self.people[1:], 1):
            table = await page.http.ask("POST", f"/api/tables/{self.ident}/join", {"seat": number})
        for page in (*self.people, *self.spectators):
            await page.watch(self.ident)
        await self._all_have(table["seq"])

    async def _all_have(self, seq: int) -> None:
        for page in (*self.people, *self.spectators):
            await page.has(seq)

    async def commit(self) -> None:
        """One commit by the asked player, and the time until all have the new position."""
        page = next(page for page in self.people if page.decision is not None)
        assert page.decision is not None
        moves = [move for group in page.decision["moves"].values() for move in group]
        start = time.perf_counter()
        seq = await page.commit([self.dice.choice(moves)["move"]])
        self.answers.append(time.perf_counter() - start)
        await self._all_have(seq)
        self.delays.append(time.perf_counter() - start)
        self.commits += 1
        if self.talk and self.commits % self.talk == 0:
            await page.say("Well played, and now the coal is gone.")
        if self.people[0].over:
            await self.sit_down()

    async def play(self, until: float, every: float, offset: float) -> None:
        """Commit until the end, at a fixed rate if given."""
        due = time.perf_counter() + offset
        while max(due, time.perf_counter()) < until:
            if every:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += every
            await self.commit()

    async def leave(self) -> None:
        for page in (*self.people, *self.spectators):
            await page.leave()


class Server:
    """`partie serve` in its own process, with a temporary database."""

    def __init__(self, database: str = "", keep: int = 300) -> None:
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
        """The memory of the process in megabytes."""
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
    """Measure one line of the table: a fresh server, this many tables, for the given seconds."""
    server = Server(given.database, given.keep)
    try:
        await server.wait()
        before = server.memory()
        tables = [_table(server.port, number, given) for number in range(count)]
        for start in range(0, count, WORKERS):
            await asyncio.gather(*(table.sit_down() for table in tables[start : start + WORKERS]))
        for _ in range(max(1, 400 // count)):  # warm up texts and games
            await asyncio.gather(*(table.commit() for table in tables[:50]))
        for table in tables:
            table.answers.clear()
            table.delays.clear()
        gc.collect()
        gc.disable()  # the client's fault, not the server's
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


def _table(port: int, number: int, given: argparse.Namespace) -> Table:
    people, spectators = (
        [Page(port, given.lang, given.company) for _ in range(many)]
        for many in (given.people, given.spectators)
    )
    talk = given.talk if given.company else 0
    return Table(given.game, people, spectators, random.Random(number), talk=talk)


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
    reader.add_argument("--game", default="powergrid")
    reader.add_argument("--people", type=int, default=2, help="who play at each table")
    reader.add_argument("--spectators", type=int, default=0, help="who look on at each table")
    reader.add_argument("--lang", default="en")
    reader.add_argument("--company", action="store_true", help="with presence, talk and clocks")
    reader.add_argument("--talk", type=int, default=5, help="with --company: commits for each remark")
    reader.add_argument("--keep", type=int, default=300, help="megabytes of games in the server's memory")
    reader.add_argument("--database", default="", help="another database than a fresh SQLite file")
    given = reader.parse_args()
    print("        commits/s   until everybody has it     until answered    kB/table  server ms  server")
    print("tables               p50 ms    p99 ms    p50 ms    p99 ms              a commit    core")
    for part in given.tables.split(","):
        count, _, rate = part.partition("@")
        print(asyncio.run(measure(int(count), float(rate or given.rate), given)), flush=True)


if __name__ == "__main__":
    main()
