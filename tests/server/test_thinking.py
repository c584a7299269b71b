"""Bots and hints: fair shares, late thoughts, thinkers that are killed, servers that are."""

import asyncio
import os
import signal
import time
from pathlib import Path

import httpx
import pytest
from server_client import Visitor, all_moves

import partie
from partie.server.bots import thinking
from partie.server.bots.line import Job, Line, Rank
from partie.server.bots.thinking import Thinkers


def children(pid):
    """The processes that a process has started, by its children's own word."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            _, rest = status.read_text().split("(", 1)[1].rsplit(")", 1)
        except OSError:
            continue
        if int(rest.split()[1]) == pid and rest.split()[0] != "Z":
            found.append(int(status.parent.name))
    return found


def job(owner, rank=Rank.MOVE):
    return Job((), owner, rank, asyncio.get_running_loop().create_future())


def test_everybody_has_the_same_share_and_hints_come_first():
    async def run():
        line = Line()
        many = [job("Anna") for _ in range(20)]
        for each in many:
            await line.join(each)
        order = []
        for _ in range(3):
            taken = await line.next()
            order.append(taken.owner)
            line.charge(taken, 5.0)
        for each in (job("Boris"), job("Boris"), job("Carl", Rank.ADVICE)):
            await line.join(each)
        for _ in range(6):
            taken = await line.next()
            order.append(("hint " if taken.rank == Rank.ADVICE else "") + taken.owner)
            line.charge(taken, 5.0)
        assert order[:3] == ["Anna"] * 3
        assert order[3] == "hint Carl" and set(order[4:6]) == {"Anna", "Boris"}
        assert order[4:8].count("Boris") == 2
        many[-1].answer.cancel()
        left = len(line)
        for _ in range(left - 1):
            await line.next()
        assert len(line) <= 1

    asyncio.run(run())


def test_time_that_was_not_used_is_not_saved_up():
    async def run():
        line = Line()
        await line.join(job("Anna"))
        line.charge(await line.next(), 100.0)
        for _ in range(4):
            await line.join(job("Anna"))
        for _ in range(4):
            await line.join(job("Boris"))
        order = []
        for _ in range(8):
            taken = await line.next()
            order.append(taken.owner)
            line.charge(taken, 1.0)
        assert order.count("Boris") == 4 and "Anna" in order[:3]

    asyncio.run(run())


@pytest.fixture
def position():
    return partie.new("powergrid", seats=2, seed=1)


def test_waiting_in_line_is_not_thinking(position):
    """Ten thoughts, each well within the limit, all together far beyond it."""

    async def run():
        thinkers = Thinkers(1, limit=20.0)
        seat = position.decisions[0].seat
        await thinkers.ask(position, seat, "greedy", "Anna")
        began = time.monotonic()
        await thinkers.ask(position, seat, "greedy", "Anna")
        one = max(0.02, time.monotonic() - began)
        thinkers._limit = 15 * one
        asked = [thinkers.ask(position, seat, "greedy", f"P{number}") for number in range(60)]
        answers = await asyncio.gather(*asked)
        assert len(answers) == 60 and all(answer["move"] for answer in answers)
        await thinkers.stop()

    asyncio.run(asyncio.wait_for(run(), 280))


def test_one_late_thought_ends_no_other(position):
    async def run():
        thinkers = Thinkers(2, limit=60.0)
        seat = position.decisions[0].seat
        await asyncio.gather(*(thinkers.ask(position, seat, "random", "Anna") for _ in range(4)))
        thinkers._limit = 1.0
        late = asyncio.create_task(thinkers.ask(position, seat, "mcts@3600s", "Anna"))
        others = [await thinkers.ask(position, seat, "random", "Boris") for _ in range(5)]
        assert len(others) == 5
        with pytest.raises(TimeoutError):
            await late
        thinkers._limit = 60.0
        assert (await thinkers.ask(position, seat, "random", "Anna"))["move"]
        await thinkers.stop()
        await asyncio.sleep(0.2)
        assert not [pid for pid in children(os.getpid()) if _is_thinker(pid)]

    asyncio.run(asyncio.wait_for(run(), 280))


def _is_thinker(pid):
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def test_what_a_killed_thinker_thought_about_is_thought_again(position):
    async def run():
        thinkers = Thinkers(1, limit=100.0)
        seat = position.decisions[0].seat
        await thinkers.ask(position, seat, "random")
        for _ in range(3):
            asked = asyncio.create_task(thinkers.ask(position, seat, "mcts@0.5s"))
            await asyncio.sleep(0.1)
            for pid in children(os.getpid()):
                if _is_thinker(pid):
                    os.kill(pid, signal.SIGKILL)
            assert (await asked)["move"]
        await thinkers.stop()

    asyncio.run(asyncio.wait_for(run(), 280))


def test_a_thought_that_kills_every_thinker_is_given_up(position, monkeypatch):
    async def run():
        thinkers = Thinkers(1, limit=100.0)
        seat = position.decisions[0].seat
        killed = []

        def ask(self, task):
            self.end()
            killed.append(1)
            raise EOFError

        with monkeypatch.context() as dying:
            dying.setattr(thinking.Thinker, "ask", ask)
            with pytest.raises(TimeoutError):
                await thinkers.ask(position, seat, "greedy")
        assert len(killed) == thinking.TRIES
        assert (await thinkers.ask(position, seat, "random"))["move"]
        await thinkers.stop()

    asyncio.run(asyncio.wait_for(run(), 280))


def test_no_safe_default_is_played_for_a_killed_thinker_and_hints_go_on(processes):
    server = processes(bot_workers=1, bot_limit=60)

    async def run():
        async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
            anna = await Visitor(http).begin("Anna")
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
            body = {"game": "powergrid", "seats": seats}
            idents = [(await anna.post("/api/tables", body))["id"]]
            kills = hints = 0
            last = None
            while kills < 5 or hints < 3:
                ident = idents[-1]
                position = await anna.get(f"/api/tables/{ident}/play")
                if position["result"] is not None:
                    idents.append((await anna.post("/api/tables", body))["id"])
                if last != (
                    ident,
                    position["moves"],
                ):  # one at each moment: on a slow machine they start slowly
                    for pid in filter(_is_thinker, children(server.process.pid)):
                        os.kill(pid, signal.SIGKILL)
                        kills += 1
                        last = ident, position["moves"]
                if position["decision"] is not None:
                    assert (await anna.get(f"/api/tables/{ident}/hint"))["say"]
                    hints += 1
                    await anna.commit(
                        ident, position["decision"]["id"], all_moves(position["decision"])[0]["move"]
                    )
                await asyncio.sleep(0.05)
            for ident in idents:
                assert "did not decide" not in await anna.get(f"/api/tables/{ident}/record")

    asyncio.run(asyncio.wait_for(run(), 280))


def test_thinkers_end_with_their_server(processes):
    server = processes(bot_workers=2)

    async def run():
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            anna = await Visitor(http).begin("Anna")
            for _ in range(3):
                seats = [{"kind": "bot", "bot": "expert"}] * 4
                await anna.post("/api/tables", {"game": "underwater", "seats": seats})
            while len(thinkers := [pid for pid in children(server.process.pid) if _is_thinker(pid)]) < 2:
                await asyncio.sleep(0.05)
        await asyncio.sleep(1)
        server.kill()
        async with asyncio.timeout(200):
            while any(Path(f"/proc/{pid}").exists() for pid in thinkers):
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(run(), 280))
