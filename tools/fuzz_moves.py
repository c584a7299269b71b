"""Fuzzes a real server on loopback with illegal moves, sent for valid open decisions.

Forged numbers (partie/proof/forged.py) and forged notation go to every endpoint that takes a move: commit, try, why,
outlook, hint, plan. Each must be refused with a key and change nothing; then a legal move is played and the next
decision is fuzzed. (Schemathesis, tools/fuzz_api.py, never holds a decision, so its moves reach no rule.)

    python tools/fuzz_moves.py [--decisions 60] [--game evacuation]
"""

import argparse
import asyncio
import random
import re
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from load import Server

import partie
from partie.proof.forged import forged

Send = Callable[[str, str, Any], Awaitable[tuple[int, Any]]]
"""Sends a request (method, path, body) and returns the status and the JSON of the answer."""
PROBES = 24
"""The number of forgeries sent for each decision."""
DOORS = ("commit", "try", "why", "outlook", "hint", "plan")


class Believed(AssertionError):
    """A forged move that the server did not refuse correctly."""


class Cheat:
    """A player who sends forged moves before each legal one. `answers` counts the server's answers."""

    def __init__(self, send: Send, game: str, table: str, dice: random.Random) -> None:
        self.game = partie.GAMES[game]
        self.send = send
        self.path = f"/api/tables/{table}"
        self.dice = dice
        self.answers: Counter[str] = Counter()
        self.decisions = 0

    async def turn(self) -> bool:
        """Fuzz the open decision, then play a legal move; False when the game is over."""
        position = await self._get()
        if position["result"] is not None:
            return False
        if position["decision"] is None:
            await asyncio.sleep(0.01)
            return True
        self.decisions += 1
        offered = [move for moves in position["decision"]["moves"].values() for move in moves]
        for given in self._forgeries(offered):
            await self._probe(position, given)
        after = await self._get()
        # (Another seat that decides at the same time may have moved.)
        changed = after["seq"] == position["seq"] and after["view"] != position["view"]
        if changed or after["decision"]["id"] != position["decision"]["id"]:
            raise Believed(f"a refused move changed {self.path}")
        move = self.dice.choice(offered)["move"]
        status, told = await self._post("commit", position["decision"]["id"], [move])
        if status != 200:
            raise Believed(f"the legal move {move} was refused: {status} {told}")
        return True

    def _forgeries(self, offered: list[dict[str, Any]]) -> list[Any]:
        moves = [tuple(move["move"]) for move in offered]
        numbers = [list(move) for move in forged(self.game, moves)]
        real = {move["text"] for move in offered}  # a cell may have a negative number
        texts = [
            text
            for move in offered[:20]
            for bad in ("-1", "-20", "99999", "9" * 30)
            if (text := re.sub(r"\d+", bad, move["text"], count=1)) not in real
        ]
        chosen = self.dice.sample(numbers, min(PROBES, len(numbers)))
        # One more for each verb of the current decision: those are the likeliest to be accepted by mistake.
        verbs = {move[0] for move in moves}
        near = [move for move in numbers if move and move[0] in verbs]
        return (
            chosen
            + self.dice.sample(near, min(PROBES, len(near)))
            + self.dice.sample(texts, min(4, len(texts)))
        )

    async def _probe(self, position: dict[str, Any], given: Any) -> None:
        door = self.dice.choice(DOORS)
        if door == "plan" and isinstance(given, list):
            status, told = await self._plan(position, given)
        else:
            status, told = await self._post(door, position["decision"]["id"], [given])
        self.answers[f"{door} {status}"] += 1
        refused = status in (400, 422) and isinstance(told, dict) and bool(told.get("key"))
        if door == "why":
            refused = refused or (status == 200 and bool(told["rule"]))
        elif door == "outlook":
            refused = refused or (status == 200 and told == [])
        if not refused:
            raise Believed(f"{door} {given}: {status} {str(told)[:300]}")

    async def _post(self, door: str, decision: str, moves: list[Any]) -> tuple[int, Any]:
        body: dict[str, Any] = {"decision": decision}
        door = "try" if door == "plan" else door
        if door in ("why", "outlook"):
            body["move"] = moves[0]
        else:
            body["moves"] = moves
        if door == "commit":
            body["request"] = f"r{self.dice.getrandbits(60)}"
        return await self.send("POST", f"{self.path}/{door}", body)

    async def _plan(self, position: dict[str, Any], numbers: list[int]) -> tuple[int, Any]:
        """A plan names the seat beside the move: a real one or a forged one."""
        seat = self.dice.choice((0, 0, 1, -1, 2, 99))
        body = {"at": position["moves"], "dice": self.dice.getrandbits(50), "moves": [[seat, *numbers]]}
        return await self.send("POST", f"{self.path}/plan", body)

    async def _get(self) -> dict[str, Any]:
        status, position = await self.send("GET", f"{self.path}/play", None)
        if status != 200:
            raise Believed(f"{self.path} can no longer be looked at: {status} {position}")
        found: dict[str, Any] = position
        return found


class Person:
    """A guest with a name, over HTTP."""

    def __init__(self, port: int) -> None:
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30)
        self.token = ""

    async def send(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        answer = await self.http.request(method, path, json=body, headers={"X-CSRF-Token": self.token})
        return answer.status_code, answer.json() if answer.content else None

    async def begin(self, name: str) -> "Person":
        for method, path, body in (("GET", "/api/me", None), ("POST", "/api/people", {"name": name})):
            status, told = await self.send(method, path, body)
            assert status < 300, told
            self.token = told["csrf"]
        return self

    async def sit_down(self, game: str) -> str:
        """A new table with a bot on the other seat."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        status, table = await self.send("POST", "/api/tables", {"game": game, "seats": seats})
        assert status < 300, table
        ident: str = table["id"]
        return ident


async def fuzz(port: int, game: str, decisions: int, seed: int) -> Counter[str]:
    """Fuzz this number of decisions of a game, at as many tables as needed; returns the counted answers."""
    person = await Person(port).begin(f"Cheat {game}")
    answers: Counter[str] = Counter()
    left = decisions
    while left > 0:
        cheat = Cheat(person.send, game, await person.sit_down(game), random.Random(f"{game} {seed} {left}"))
        while cheat.decisions < left and await cheat.turn():
            pass
        left -= max(1, cheat.decisions)
        answers += cheat.answers
    await person.http.aclose()
    return answers


async def run(port: int, games: list[str], decisions: int, seed: int) -> int:
    failed = 0
    for game in games:
        try:
            answers = await fuzz(port, game, decisions, seed)
        except Believed as error:
            failed += 1
            print(f"{game}: {error}")
        else:
            print(f"{game}: {answers.total()} forgeries refused: {dict(sorted(answers.items()))}")
    return failed


async def main() -> int:
    reader = argparse.ArgumentParser(description="Cheat at a Partie server, on this machine only.")
    reader.add_argument("--decisions", type=int, default=60, help="of each game")
    reader.add_argument("--game", action="append", choices=sorted(partie.GAMES))
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    server = Server("")
    try:
        await server.wait()
        return await run(server.port, given.game or sorted(partie.GAMES), given.decisions, given.seed)
    finally:
        server.stop()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
