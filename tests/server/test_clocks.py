"""Clocks at a table: set-up, deadlines, what happens then, pauses, first looks, restarts and several processes."""

import asyncio
import json
import time

import httpx
import pytest
from server_client import Refused, Visitor, all_moves
from sqlalchemy import select, update

from partie.server.storage.schema import entries, people, tables

LIVE = {"kind": "live", "bank": 600, "increment": 10, "cap": 900, "then": "bot"}
SLOW = {"kind": "slow", "bank": 86400, "increment": 86400, "cap": 86400, "then": "bot"}


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


async def running(place, pace, count=2, **more):
    """A table of people with a clock; gives its id, the seat that is asked, its player, and the others."""
    people = [await place.person(name) for name in ("Anna", "Boris", "Carl")[:count]]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
    body = {"game": "powergrid", "seats": seats, "pace": pace, **more}
    ident = (await people[0].post("/api/tables", body))["id"]
    for person in people[1:]:
        table = await person.post(f"/api/tables/{ident}/join")
    asked = table["deciding"][0]
    return ident, asked, people[asked], [one for number, one in enumerate(people) if number != asked]


async def with_left(place, ident, seconds):
    """As if whoever is asked had so many seconds left."""
    async with place.services.database.write() as connection:
        clock = json.loads(await connection.scalar(select(tables.c.clock).where(tables.c.id == ident)))
        now = time.time()
        for seat in clock["since"]:
            clock["since"][seat], clock["left"][int(seat)] = now, seconds
        values = {"clock": json.dumps(clock), "deadline": now + seconds}
        await connection.execute(update(tables).where(tables.c.id == ident).values(**values))
    place.services.tables.clear()


async def until(look, found):
    """What `look` gives once it is as wanted."""
    async with asyncio.timeout(60):
        while not found(answer := await look()):
            await asyncio.sleep(0.02)
    return answer


async def play_once(person, ident):
    decision = (await person.get(f"/api/tables/{ident}/play"))["decision"]
    await person.commit(ident, decision["id"], all_moves(decision)[0]["move"])


def test_a_table_tells_its_pace_and_the_time_of_every_seat(stage):
    async def play(place):
        ident, seat, asked, _ = await running(place, LIVE)
        table = await asked.get(f"/api/tables/{ident}")
        assert table["pace"] == {**LIVE, "on_look": False, "off": [], "night": None}
        assert table["absence"] is None
        clock = table["clock"]
        assert clock["left"][1 - seat] == 600 and 590 < clock["left"][seat] <= 600
        assert clock["deadlines"][1 - seat] is None
        assert clock["deadlines"][seat] == pytest.approx(clock["now"] + clock["left"][seat], abs=0.2)
        assert not clock["paused"] and clock["unseen"] == []
        (listed,) = await asked.get("/api/tables?list=mine")
        assert listed["clock"]["deadlines"] == clock["deadlines"]
        # An answer gives the increment, and the next one's time runs.
        for _ in range(50):
            table = await asked.get(f"/api/tables/{ident}")
            if table["deciding"] != [seat]:
                break
            await play_once(asked, ident)
        clock = table["clock"]
        assert clock["deadlines"][seat] is None and clock["deadlines"][1 - seat] is not None
        assert 600 < clock["left"][seat] <= 610

    stage(play)


@pytest.mark.parametrize(
    "changes",
    [
        {"kind": "fast"},
        {"bank": 3},
        {"bank": 10**9},
        {"bank": 1.5},
        {"increment": -1},
        {"cap": 10},
        {"then": "shame"},
        {"night": [22, 8]},
        {"off": [0, 1, 2, 3, 4, 5, 6]},
        {"off": [9]},
        {"kind": "slow", "night": [8, 8]},
        {"kind": "slow", "off": [1] * 6},
        {"more": 1},
    ],
)
def test_a_pace_that_makes_no_sense_is_refused(stage, changes):
    async def play(place):
        anna = await place.person("Anna")
        body = {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": {**LIVE, **changes}}
        status, key = await refused(anna.post("/api/tables", body))
        assert status == 400 and key in ("bad-request", "bad-pace")
        assert await anna.get("/api/tables?list=mine") == []

    stage(play)


def test_at_the_end_of_time_a_bot_keeps_the_seat_which_stays_its_owners(stage):
    async def play(place):
        ident, seat, asked, _ = await running(place, LIVE)
        await with_left(place, ident, 0.3)
        table = await until(
            lambda: asked.get(f"/api/tables/{ident}"), lambda table: table["seats"][seat]["kind"] == "bot"
        )
        assert table["seats"][seat]["person"] == asked.id and table["mine"] == seat
        assert table["clock"]["deadlines"][seat] is None
        back = await asked.post(f"/api/tables/{ident}/join")
        assert back["seats"][seat]["kind"] == "person"
        assert back["clock"]["left"][seat] >= 59  # a tenth of the bank
        assert "ran out of time" in await asked.get(f"/api/tables/{ident}/record")

    stage(play, bot_pause=30)


def test_at_the_end_of_time_the_safe_default_is_played(stage):
    async def play(place):
        ident, seat, asked, _ = await running(place, {**LIVE, "then": "default"})
        before = (await asked.get(f"/api/tables/{ident}/play"))["moves"]
        await with_left(place, ident, 0.3)
        table = await until(lambda: asked.get(f"/api/tables/{ident}"), lambda table: table["moves"] > before)
        assert table["seats"][seat]["kind"] == "person"
        assert table["clock"]["left"][seat] >= 59

    stage(play)


def test_at_the_end_of_time_the_seat_is_out(stage):
    async def play(place):
        ident, seat, asked, (other,) = await running(place, {**LIVE, "then": "out"})
        await with_left(place, ident, 0.3)
        table = await until(
            lambda: other.get(f"/api/tables/{ident}"), lambda table: table["seats"][seat]["resigned"]
        )
        assert table["seats"][seat]["kind"] == "bot"
        assert await refused(asked.post(f"/api/tables/{ident}/join")) == (409, "seat-taken")

    stage(play, bot_pause=30)


def test_deadlines_of_live_games_are_exact_though_the_sweep_is_slow(stage):
    async def play(place):
        ident, seat, asked, _ = await running(place, {**LIVE, "bank": 5, "cap": 20})
        due = (await asked.get(f"/api/tables/{ident}"))["clock"]["deadlines"][seat]
        await until(
            lambda: asked.get(f"/api/tables/{ident}"), lambda table: table["seats"][seat]["kind"] == "bot"
        )
        async with place.services.database.read() as connection:
            last = select(entries.c.at).where(entries.c.table_id == ident).order_by(entries.c.seq.desc())
            at = await connection.scalar(last.limit(1))
        assert 0 <= at - due < 1

    stage(play, bot_pause=30, sweep=60)


def test_players_pause_by_consent_and_anybody_ends_the_pause(stage):
    async def play(place):
        ident, seat, asked, (other,) = await running(place, LIVE)
        path = f"/api/tables/{ident}/proposals"
        table = await asked.post(path, {"what": "pause"})
        assert table["proposals"][0]["what"] == "pause" and not table["clock"]["paused"]
        stranger = await place.person("Stranger")
        assert await refused(stranger.post(path, {"what": "pause"})) == (403, "not-seated")
        table = await other.post(path, {"what": "pause"})
        assert table["clock"]["paused"] and table["proposals"] == []
        assert table["clock"]["deadlines"] == [None, None]
        assert await refused(other.post(path, {"what": "pause"})) == (409, "no-clock")
        assert await refused(stranger.post(path, {"what": "pause", "yes": False})) == (403, "not-seated")
        left = table["clock"]["left"][seat]
        await asyncio.sleep(0.3)
        table = await asked.post(path, {"what": "pause", "yes": False})
        assert not table["clock"]["paused"] and table["clock"]["left"][seat] == pytest.approx(left, abs=0.11)
        assert table["clock"]["deadlines"][seat] is not None
        assert await refused(other.post(path, {"what": "pause", "yes": False})) == (409, "no-such-proposal")

    stage(play)


def test_a_table_without_a_clock_cannot_be_paused(stage):
    async def play(place):
        ident, _, asked, _ = await running(place, None)
        assert (await asked.get(f"/api/tables/{ident}"))["clock"] is None
        assert await refused(asked.post(f"/api/tables/{ident}/proposals", {"what": "pause"})) == (
            409,
            "no-clock",
        )

    stage(play)


def test_time_begins_when_the_player_first_looks(stage):
    async def play(place):
        ident, seat, asked, (other,) = await running(place, {**SLOW, "on_look": True})
        table = await other.get(f"/api/tables/{ident}")
        assert table["clock"]["unseen"] == [seat]
        assert table["clock"]["deadlines"][seat] > table["clock"]["now"] + 86400 + 80000
        # Neither others nor a look at the past nor at the list count.
        await other.get(f"/api/tables/{ident}/play")
        await asked.get(f"/api/tables/{ident}/play?at=0")
        await asked.get("/api/tables?list=mine")
        assert await refused((await place.person("S")).post(f"/api/tables/{ident}/look")) == (
            403,
            "not-seated",
        )
        assert (await other.post(f"/api/tables/{ident}/look"))["clock"]["unseen"] == [seat]
        position = await asked.get(f"/api/tables/{ident}/play")
        clock = position["table"]["clock"]
        assert clock["unseen"] == [] and clock["deadlines"][seat] <= clock["now"] + 86400
        seq = position["seq"]
        assert (await asked.get(f"/api/tables/{ident}/play"))["seq"] == seq  # once
        assert (await asked.post(f"/api/tables/{ident}/look"))["seq"] == seq

    stage(play)


def test_the_night_is_that_of_the_players_own_time_zone_as_it_was_at_the_start(stage):
    async def play(place):
        anna = await place.person("Anna")
        assert await anna.ask("PUT", "/api/people/zone", {"zone": "Asia/Kathmandu"}) == {
            "zone": "Asia/Kathmandu"
        }
        for bad in ("Mars/Base", "../../etc/passwd", "", "x" * 65, "Europe", "/etc/localtime"):
            assert (await refused(anna.ask("PUT", "/api/people/zone", {"zone": bad})))[0] == 400
        visitor = await place.visitor().come()
        assert (await refused(visitor.ask("PUT", "/api/people/zone", {"zone": "UTC"})))[0] == 401
        body = {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "open"}]}
        ident = (await anna.post("/api/tables", {**body, "pace": {**SLOW, "night": [22, 8]}}))["id"]
        boris = await place.person("Boris")
        await boris.post(f"/api/tables/{ident}/join")
        await anna.ask("PUT", "/api/people/zone", {"zone": "America/Lima"})
        async with place.services.database.read() as connection:
            clock = await connection.scalar(select(tables.c.clock).where(tables.c.id == ident))
            assert json.loads(clock)["zones"] == ["Asia/Kathmandu", "UTC"]
            assert (
                await connection.scalar(select(people.c.zone).where(people.c.id == anna.id)) == "America/Lima"
            )

    stage(play)


def test_no_clock_runs_for_a_seat_that_a_bot_keeps_nor_while_bots_think(stage):
    async def play(place):
        ident, seat, asked, _ = await running(place, LIVE)
        table = await asked.post(f"/api/tables/{ident}/seats/{seat}/bot", {"bot": "greedy"})
        assert table["clock"]["deadlines"] == [None, None]
        await asyncio.sleep(0.2)
        table = await asked.post(f"/api/tables/{ident}/join")
        assert table["clock"]["left"][seat] >= 600

    stage(play, bot_pause=30)


def test_the_time_without_a_server_costs_nothing(stage):
    async def first(place):
        ident, seat, asked, _ = await running(place, {**LIVE, "then": "out"})
        await with_left(place, ident, 100)
        return ident, seat, asked.cookie

    ident, seat, cookie = stage(first, sweep=60)
    # The server was gone for an hour, from the last heartbeat on.
    now = time.time()

    async def later(place):
        visitor = place.visitor()
        visitor.cookie = cookie
        return await visitor.get(f"/api/tables/{ident}")

    real = time.time
    try:
        time.time = lambda: real() + 3600
        table = stage(later, sweep=60)
    finally:
        time.time = real
    assert table["seats"][seat]["kind"] == "person"
    assert 90 < table["clock"]["left"][seat] <= 100
    assert table["clock"]["deadlines"][seat] > now + 3600 + 90


def test_a_deadline_survives_kill_9_and_happens_once_among_two_processes(processes):
    async def run():
        first, second = processes(bot_pause=60), processes(bot_pause=60)
        async with (
            httpx.AsyncClient(base_url=first.address, timeout=60) as one,
            httpx.AsyncClient(base_url=second.address, timeout=60) as other,
        ):
            anna, boris = await Visitor(one).begin("Anna"), await Visitor(other).begin("Boris")
            pace = {**LIVE, "bank": 5, "increment": 0, "cap": 5}
            body = {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": pace}
            ident = (await anna.post("/api/tables", body))["id"]
            table = await boris.post(f"/api/tables/{ident}/join")
            (seat,) = table["deciding"]
            await asyncio.to_thread(first.kill)
            await asyncio.to_thread(second.kill)
            await asyncio.to_thread(first.start)
            await asyncio.to_thread(second.start)
            table = await until(
                lambda: boris.get(f"/api/tables/{ident}"), lambda table: table["seats"][seat]["kind"] == "bot"
            )
            await asyncio.sleep(0.5)
            record = await anna.get(f"/api/tables/{ident}/record")
            assert record.count("ran out of time") == 1

    asyncio.run(run())
