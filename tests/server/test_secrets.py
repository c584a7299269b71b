"""Nothing hidden reaches a client or a log: every answer is the same in another world that its reader cannot tell
from this one, and neither the seed nor the generator is found in any byte that left the server."""

import asyncio
import dataclasses
import json
import logging
import random

import pytest
import websockets
from server_client import Visitor, all_moves
from sqlalchemy import select

import partie
from partie.kernel.engine.chance import Dice
from partie.proof.laws import redealt
from partie.server.settings import Settings
from partie.server.storage.database import Database
from partie.server.storage.schema import tables


def spellings(number):
    """A number as it may be written."""
    return [str(number).encode(), hex(number)[2:].encode(), number.to_bytes(17, "big").lstrip(b"\0")]


async def ask_everything(visitor, ident, since, guesses, hints):
    """What a reader can ask of a table without changing it; the answers as they came."""
    calls = [
        ("GET", f"/api/tables/{ident}/play?lang=en&since={since}", None),
        ("GET", f"/api/tables/{ident}", None),
    ]
    answers = [await visitor.send(*call) for call in calls]
    decision = answers[0].json()["decision"]
    if decision is not None:
        moves = all_moves(decision)
        for move in moves[:3] + moves[-2:]:
            body = {"decision": decision["id"], "moves": [move["move"]]}
            answers.append(await visitor.send("POST", f"/api/tables/{ident}/try?lang=en", body))
            if hints:
                answers.append(await visitor.send("POST", f"/api/tables/{ident}/hint", body))
        if hints:
            answers.append(await visitor.send("GET", f"/api/tables/{ident}/hint"))
    for move in guesses:
        body = {"decision": None, "moves": [], "move": move}
        answers.append(await visitor.send("POST", f"/api/tables/{ident}/why", body))
    return [(answer.status_code, answer.content) for answer in answers]


@pytest.mark.parametrize("game", sorted(partie.GAMES))
@pytest.mark.parametrize("seats", [2, 4])
def test_answers_are_the_same_in_every_world_that_fits_the_readers_knowledge(stage, game, seats):
    async def play(place):
        people = [await place.person(f"Person {number}") for number in range(seats)]
        wanted = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        ident = (await people[0].post("/api/tables", {"game": game, "seats": wanted}))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{ident}/join")
        spectator = await place.visitor().come()
        dice = random.Random(seats)
        vocabulary = partie.GAMES[game].actions()
        hints = partie.GAMES[game].heuristic() is not None  # without one, hints are drawn by lot
        cache = place.services.tables

        def show(table):
            place.services.views.clear()
            cache.put(table)

        compared = 0
        while True:
            table = await cache.read(ident)
            if table.state == "finished":
                break
            if dice.random() < 0.05:
                for seat, reader in [(None, spectator), *enumerate(people)]:
                    show(table)
                    since = dice.choice([0, len(table.partie.state.events)])
                    guesses = [list(move) for move in dice.sample(vocabulary, 4)]
                    here = await ask_everything(reader, ident, since, guesses, hints)
                    world = table.partie.game.guess(table.partie.mask(seat), Dice(dice.getrandbits(60)))
                    twin = redealt(table.partie, world)
                    show(dataclasses.replace(table, partie=twin))
                    assert await ask_everything(reader, ident, since, guesses, hints) == here
                    compared += world.key() != table.partie.state.key()
                show(table)
            seat = table.deciding[0]
            decision = table.partie.decision(seat)
            await people[seat].commit(ident, decision.id, list(dice.choice(decision.moves)))
        assert compared > 5

    stage(play)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_no_byte_of_a_whole_game_tells_the_seed(processes, database, tmp_path, game):
    """A real server with its log at its most talkative: answers, sockets, records and errors of a whole game."""
    server = processes(log="debug")
    seen, rung = [], []

    async def run():
        import httpx

        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            anna, boris = await Visitor(http, seen).begin("Anna"), await Visitor(http, seen).begin("Boris")
            watcher = await Visitor(http, seen).come()
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
            ident = (await anna.post("/api/tables", {"game": game, "seats": seats}))["id"]
            await boris.post(f"/api/tables/{ident}/join")
            address = server.address.replace("http", "ws") + "/api/live"
            async with websockets.connect(address, ping_interval=None, open_timeout=60) as socket:
                await socket.send(f'{{"watch": ["{ident}"]}}')
                listening = asyncio.create_task(_keep(socket, rung))
                numbers = await _play_and_ask(ident, [anna, boris, watcher], seen)
                listening.cancel()
            last = await anna.get(f"/api/tables/{ident}/record")
            return ident, numbers, last

    ident, before_the_end, record = asyncio.run(run())
    seed = asyncio.run(_seed(database, ident))
    assert f"seed {seed}\n" in record and partie.replay(record).over
    log = (tmp_path / "server0.log").read_bytes()
    assert b"answer" in log
    hidden = {seed, *_generators(partie.replay(record))}
    told = b"\n".join([*seen[:before_the_end], *(message.encode() for message in rung)])
    for number in hidden:
        for spelling in spellings(number):
            assert spelling not in told and spelling not in log
    assert len(hidden) > 1 and len(told) > 100_000
    assert rung and all(set(json.loads(message)) == {"table", "seq"} for message in rung)


async def _keep(socket, rung):
    async for message in socket:
        rung.append(message)


async def _play_and_ask(ident, people, seen):
    """A whole game with wrong and right requests of everybody; gives how much was seen for certain before its end.

    A bot may end the game between any two requests. A position without a result says that all answers so far are older.
    """
    dice = random.Random(12)
    before = 0
    while True:
        for person in people:
            position = await person.get(f"/api/tables/{ident}/play?lang=cs")
            if position["result"] is not None:
                return before
            before = len(seen)
            if dice.random() < 0.1:
                await person.get(f"/api/tables/{ident}/record")
                await person.send("GET", f"/api/tables/{ident}/play?at={dice.randrange(400)}")
                await person.send(
                    "POST",
                    f"/api/tables/{ident}/commit",
                    {"decision": "0.0.0", "moves": ["bid 1"], "request": "x"},
                )
                await person.send("POST", f"/api/tables/{ident}/try", {"decision": 7})
            if position["decision"] is not None:
                move = dice.choice(all_moves(position["decision"]))
                await person.commit(ident, position["decision"]["id"], move["text"])


def test_what_is_seen_after_the_end_of_a_game_does_not_count():
    """A bot ends the game between two requests of a watcher, whose next record then holds the seed."""
    seen = []

    class Watcher:
        asked = 0

        async def get(self, path):
            if path.endswith("/record"):
                self.asked += 1
                seen.append(b"seed 123" if self.asked == 5 else b"record")
                return ""
            seen.append(b"play")
            return {"result": [1] if self.asked >= 5 else None, "decision": None}

        async def send(self, *_):
            seen.append(b"refused")

    before = asyncio.run(_play_and_ask("table", [Watcher()], seen))
    assert b"seed 123" in seen and b"seed 123" not in seen[:before]
    assert seen[:before].count(b"record") == 4


async def _seed(url, ident):
    database = Database(Settings(database=url))
    async with database.read() as connection:
        seed = int(await connection.scalar(select(tables.c.seed).where(tables.c.id == ident)))
    await database.close()
    return seed


def _generators(game):
    """The generator's state after each move."""
    at = game.at(0)
    yield at.state.rng
    for seat, move in zip(game.movers, game.moves):
        at.push(seat, move)
        if at.state.rng:
            yield at.state.rng


def test_a_fault_of_ours_is_logged_by_its_place_and_not_by_its_values(stage, caplog, monkeypatch):
    async def play(place):
        anna = await place.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]

        def fail(self, seat):
            raise KeyError(f"deck {self.state.deck} seed {self.seed}")

        monkeypatch.setattr(partie.Partie, "drawing", fail)
        answer = await anna.send("GET", f"/api/tables/{ident}/play")
        assert answer.status_code == 500 and answer.json()["key"] == "server-error"
        assert b"deck" not in answer.content
        return str((await place.services.tables.read(ident)).seed)

    with caplog.at_level(logging.DEBUG, "partie"):
        seed = stage(play)
    lines = [str(record.__dict__) for record in caplog.records]
    assert any("KeyError" in line for line in lines)
    assert not any(seed in line or "deck [" in line for line in lines)
