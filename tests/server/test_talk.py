"""Talk at a table: who may say and read what, what is kept and what goes, in one process, in two and after kill -9."""

import asyncio
import itertools
import json

import httpx
import pytest
from server_client import Refused, Socket, Visitor, open_at
from sqlalchemy import func, select, update

from partie.server import presence
from partie.server.people.export import rows_of
from partie.server.people.leaving import leave_for_good
from partie.server.storage.schema import remarks, tables
from partie.server.tables import talk
from partie.server.visitors.limits import RATES
from partie.table.talk import LONGEST, PHRASES, plain_text

OPEN_SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
SEATS = [{"kind": "me"}, {"kind": "open"}]
REQUESTS = itertools.count()


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(presence, "GRACE", 0.3)


async def table_of(host, *others, seats=SEATS, private=True):
    made = await host.post("/api/tables", {"game": "powergrid", "seats": seats, "private": private})
    for other in others:
        await other.post(f"/api/tables/{made['id']}/join")
    return made["id"]


async def say(person, ident, text=None, request=None, **more):
    body = {"request": request or f"r{next(REQUESTS)}", **more}
    if text is not None:
        body["text"] = text
    return (await person.post(f"/api/tables/{ident}/talk", body))["number"]


async def heard(person, ident, since=0):
    found = await person.get(f"/api/tables/{ident}/talk?since={since}")
    return [one["text"] or one["phrase"] for one in found["remarks"]]


async def refused(doing):
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.status, caught.value.key


def test_players_and_watchers_talk_apart_until_the_end(stage):
    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        nobody = await place.visitor().come()
        ident = await table_of(anna, seats=SEATS)
        await say(carl, ident, "may I look on?")  # until the game begins all are one circle
        await boris.post(f"/api/tables/{ident}/join")
        await say(anna, ident, "welcome")
        await say(carl, ident, "Anna should pass")
        for player in (anna, boris):
            assert await heard(player, ident) == ["may I look on?", "welcome"]
        for watcher in (carl, nobody):
            assert await heard(watcher, ident) == ["may I look on?", "welcome", "Anna should pass"]
        seen = await anna.get(f"/api/tables/{ident}/talk")
        assert seen["version"] == 2 and seen["circle"] == "players"
        assert (await carl.get(f"/api/tables/{ident}/talk"))["circle"] == "watchers"
        assert await refused(anna.ask("DELETE", f"/api/tables/{ident}/talk/3")) == (404, "no-such-remark")
        for player in (anna, boris):
            await player.post(f"/api/tables/{ident}/proposals", {"what": "end"})
        assert await heard(anna, ident) == ["may I look on?", "welcome", "Anna should pass"]
        assert await refused(say(nobody, ident, "hello")) == (401, "nobody")

    stage(play)


def test_a_socket_tells_each_reader_only_of_what_is_for_them(stage):
    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        ident = await table_of(anna, boris)

        async def told(socket):
            while "talk" not in (message := await socket.update()):
                pass
            return message

        async with Socket(place.app, anna.cookie) as hers, Socket(place.app, carl.cookie) as his:
            for socket in (hers, his):
                socket.send(json.dumps({"watch": [ident], "at": ident}))
            await say(carl, ident, "psst")
            assert await told(his) == {"table": ident, "talk": 1}
            await say(boris, ident, "hello")
            # the first thing that Anna hears of is Boris's remark, and not that there was another
            assert await told(hers) == {"table": ident, "talk": 2}
            assert await told(his) == {"table": ident, "talk": 2}
        # a page that opens the table is told what there is
        async with Socket(place.app, anna.cookie) as hers:
            hers.send(json.dumps({"watch": [ident], "at": ident}))
            assert await told(hers) == {"table": ident, "talk": 2}

    stage(play)


def test_the_same_request_says_a_thing_once(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident = await table_of(anna, boris)
        numbers = await asyncio.gather(*(say(anna, ident, "once", request="r") for _ in range(5)))
        assert set(numbers) == {1} and await heard(boris, ident) == ["once"]
        assert await say(boris, ident, "once", request="r") == 2  # another's request of that name

    stage(play)


def test_only_plain_text_and_known_phrases_are_kept(stage):
    async def play(place):
        anna = await place.person("Anna")
        ident = await table_of(anna)
        await say(anna, ident, "  <b>bold</b>\n\tline\u202e\u0000?\u200b ")
        assert await heard(anna, ident) == [
            "<b>bold</b> line?"
        ]  # letters as they are; the page shows them as text
        await say(anna, ident, phrase="hello")
        assert await heard(anna, ident, 1) == ["hello"]
        for body in (
            {"text": "\u200b \u2066"},
            {"text": ""},
            {"text": "x" * 1001},
            {"phrase": "boo"},
            {"text": "x", "phrase": "hello"},
            {},
            {"text": ["x"]},
            {"text": "x", "circle": "players"},
            {"text": "x", "person": "p"},
        ):
            sent = await anna.send("POST", f"/api/tables/{ident}/talk", {"request": "q", **body})
            assert sent.status_code == 400, body
        for request in ("", "x" * 65, "\0", None, 5):
            sent = await anna.send("POST", f"/api/tables/{ident}/talk", {"text": "x", "request": request})
            assert sent.status_code == 400, request
        huge = await anna.send("POST", f"/api/tables/{ident}/talk", {"text": "x" * 70_000, "request": "h"})
        assert huge.status_code == 413
        assert await heard(anna, ident, 2) == []

    stage(play)


def test_plain_text_is_one_line_that_stays_within_itself():
    assert plain_text("q" + "\u0301" * 40 + "b") == "q\u0301\u0301b"
    assert len(plain_text("e" + "\u0336" * 400)) <= 4
    assert len(plain_text("x" * 3000)) == LONGEST
    assert plain_text("Příliš žluťoučký їжак 👍") == "Příliš žluťoučký їжак 👍"


def test_forged_requests_and_foreign_pages_say_nothing(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident = await table_of(anna, boris)
        body = {"text": "x", "request": "q"}
        for headers in ({"X-CSRF-Token": "0" * 40}, {"X-CSRF-Token": boris.csrf}):
            sent = await anna.send("POST", f"/api/tables/{ident}/talk", body, **headers)
            assert (sent.status_code, sent.json()["key"]) == (403, "bad-token")
        for path in (f"/api/tables/{ident}/talk/heard", f"/api/muted/{boris.id}"):
            sent = await anna.send("PUT", path, {"number": 1}, **{"X-CSRF-Token": "x"})
            assert sent.status_code == 403
        for path in ("-1", "9" * 30, "x", "1.5"):
            assert (await anna.send("DELETE", f"/api/tables/{ident}/talk/{path}")).status_code in (400, 404)
        for query in ("since=-1", "since=x", f"since={10**12}", "before=-1"):
            assert (await anna.send("GET", f"/api/tables/{ident}/talk?{query}")).status_code == 400
        assert await refused(say(anna, "nobodysTable", "x")) == (404, "no-such-table")
        assert await refused(anna.get("/api/tables/nobodysTable/talk")) == (404, "no-such-table")
        assert await refused(anna.ask("PUT", "/api/muted/nobody")) == (404, "no-such-person")
        for number in (-1, "x", 2**40):
            sent = await anna.send("PUT", f"/api/tables/{ident}/talk/heard", {"number": number})
            assert sent.status_code == 400
        assert await heard(anna, ident) == []

    stage(play)


def test_remarks_are_limited_per_person(stage, monkeypatch):
    monkeypatch.setitem(RATES, "talk", (1e-6, 10.0))  # nothing comes back, however slow the machine is

    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident = await table_of(anna, boris)
        answers = [
            (await anna.send("POST", f"/api/tables/{ident}/talk", {"text": "x", "request": f"{number}"}))
            for number in range(20)
        ]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 10
        assert int(next(one for one in answers if one.status_code == 429).headers["Retry-After"]) >= 1
        assert await say(boris, ident, "I may") > 0

    stage(play, rates=True)


def test_whoever_said_it_or_the_host_removes_a_remark_for_everybody(stage):
    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        ident = await table_of(anna, boris, carl, seats=OPEN_SEATS)
        await say(anna, ident, "one")
        await say(boris, ident, "two")
        await say(carl, ident, "three")
        assert await refused(boris.ask("DELETE", f"/api/tables/{ident}/talk/1")) == (403, "not-host")
        await boris.ask("DELETE", f"/api/tables/{ident}/talk/2")
        await anna.ask("DELETE", f"/api/tables/{ident}/talk/3")
        changed = (await carl.get(f"/api/tables/{ident}/talk?since=3"))["remarks"]
        assert [(one["number"], one["text"], one["phrase"]) for one in changed] == [
            (2, None, None),
            (3, None, None),
        ]
        async with place.services.database.read() as connection:
            assert list(await connection.scalars(select(remarks.c.text))) == ["one", None, None]

    stage(play)


def test_a_muted_person_is_not_read_and_not_counted(stage):
    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        ident = await table_of(anna, boris, carl, seats=OPEN_SEATS)
        await say(boris, ident, "boo")
        await say(carl, ident, "hello")
        assert await anna.ask("PUT", f"/api/muted/{boris.id}") == [{"person": boris.id, "name": "Boris"}]
        assert await anna.ask("PUT", f"/api/muted/{boris.id}") == [{"person": boris.id, "name": "Boris"}]
        assert await heard(anna, ident) == ["hello"]
        assert await heard(carl, ident) == ["boo", "hello"]
        assert (await anna.get("/api/talk"))[ident]["count"] == 1
        assert await boris.get("/api/muted") == []
        assert await anna.ask("DELETE", f"/api/muted/{boris.id}") == []
        assert await heard(anna, ident) == ["boo", "hello"]

    stage(play)


def test_unread_remarks_are_counted_where_one_sits(stage):
    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        ident = await table_of(anna, boris)
        assert await anna.get("/api/talk") == {}
        await say(boris, ident, "hello @Anna")
        await say(carl, ident, "among watchers")
        await say(boris, ident, phrase="hello")
        assert await anna.get("/api/talk") == {ident: {"count": 2, "named": True}}
        assert await boris.get("/api/talk") == {} and await carl.get("/api/talk") == {}
        await anna.ask("PUT", f"/api/tables/{ident}/talk/heard", {"number": 1})
        assert await anna.get("/api/talk") == {ident: {"count": 1, "named": False}}
        await anna.ask("PUT", f"/api/tables/{ident}/talk/heard", {"number": 10**6})
        await anna.ask("PUT", f"/api/tables/{ident}/talk/heard", {"number": 1})  # an older window
        assert await anna.get("/api/talk") == {}
        await say(boris, ident, "later")  # what was told ahead of time was not read
        assert (await anna.get("/api/talk"))[ident]["count"] == 1

    stage(play)


def test_talk_goes_with_the_table_and_with_a_persons_data(stage, monkeypatch):
    monkeypatch.setattr(talk, "MOST", 5)

    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident = await table_of(anna, boris, seats=OPEN_SEATS)
        await say(boris, ident, "secret")
        await anna.ask("PUT", f"/api/muted/{boris.id}")
        async with place.services.database.read() as connection:
            kept = await rows_of(connection, boris.id)
            assert [row["text"] for row in kept["remarks"]] == ["secret"] and len(kept["heard"]) == 1
            assert kept["muted"] == []  # whom others mute is theirs to know
        await leave_for_good(place.services, boris.id)
        assert await anna.get("/api/muted") == []
        (gone,) = (await anna.get(f"/api/tables/{ident}/talk"))["remarks"]
        assert (gone["person"], gone["name"], gone["text"]) == (None, None, None)
        await anna.ask("DELETE", f"/api/tables/{ident}/talk/{gone['number']}")
        for number in range(9):
            await say(anna, ident, f"{number}")
        assert await heard(anna, ident) == ["4", "5", "6", "7", "8"]  # only the last ones are kept
        await anna.ask("DELETE", f"/api/tables/{ident}")
        async with place.services.database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(remarks)) == 0

    stage(play)


def test_earlier_remarks_come_page_by_page(stage, monkeypatch):
    monkeypatch.setattr(talk, "PAGE", 3)

    async def play(place):
        anna = await place.person("Anna")
        ident = await table_of(anna)
        for number in range(7):
            await say(anna, ident, f"{number}")
        found = (await anna.get(f"/api/tables/{ident}/talk"))["remarks"]
        assert [one["text"] for one in found] == ["4", "5", "6"]
        found = (await anna.get(f"/api/tables/{ident}/talk?before={found[0]['number']}"))["remarks"]
        assert [one["text"] for one in found] == ["1", "2", "3"]

    stage(play)


def test_talk_changes_nothing_of_the_game(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident = await table_of(anna, boris)
        before = await anna.get(f"/api/tables/{ident}/play")
        record = await anna.get(f"/api/tables/{ident}/record")
        await say(anna, ident, "hello")
        async with place.services.database.read() as connection:
            assert await connection.scalar(select(tables.c.seq).where(tables.c.id == ident)) == before["seq"]
        assert await anna.get(f"/api/tables/{ident}/record") == record

    stage(play)


async def writing(socket, wanted):
    """Wait until a presence says that exactly these people write."""
    async with asyncio.timeout(60):
        while True:
            message = await socket.update() if isinstance(socket, Socket) else json.loads(await socket.recv())
            if "presence" in message:
                found = [one["name"] for one in message["presence"]["people"] if one["typing"]]
                if found == wanted:
                    return message["presence"]


def test_writing_is_told_apart_and_ends_by_itself(stage, monkeypatch):
    monkeypatch.setattr(presence, "TYPES", 0.6)
    monkeypatch.setattr(presence, "RETYPES", 0.3)

    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        ident = await table_of(anna, boris)
        sockets = [Socket(place.app, one.cookie) for one in (anna, boris, carl)]
        async with sockets[0] as hers, sockets[1] as his, sockets[2] as watchers:
            for socket in sockets:
                socket.send(json.dumps({"watch": [ident], "at": ident}))
            his.send('{"typing": true}')
            await writing(hers, ["Boris"])
            found = (await anna.get(f"/api/presence?tables={ident}"))[ident]["people"]
            assert not any(one["typing"] for one in found)
            await writing(hers, [])  # Boris said no more
            his.send('{"typing": true}')
            await writing(hers, ["Boris"])
            his.send('{"typing": false}')
            await writing(hers, [])
            watchers.send('{"typing": true}')
            await writing(watchers, ["Carl"])
            his.send('{"typing": true}')
            seen = await writing(hers, ["Boris"])  # never Carl, who is here
            assert "Carl" in [one["name"] for one in seen["people"]]
        async with Socket(place.app) as nobodys:
            nobodys.send('{"typing": true}')  # at no table, of no name
            nobodys.send('{"typing": "x"}')
            assert await nobodys.closed() == 1008

    stage(play)


def test_two_processes_share_what_is_said_also_when_one_is_killed(processes):
    servers = [processes(), processes()]

    async def told(socket, version):
        async with asyncio.timeout(60):
            async for message in socket:
                if json.loads(message).get("talk") == version:
                    return

    async def run():
        async with (
            httpx.AsyncClient(base_url=servers[0].address, timeout=60) as http,
            httpx.AsyncClient(base_url=servers[1].address, timeout=60) as other,
        ):
            anna, boris = await Visitor(http).begin("Anna"), await Visitor(other).begin("Boris")
            ident = await table_of(anna, boris)
            async with open_at(servers[0], anna, ident) as hers:
                async with open_at(servers[1], boris, ident) as his:
                    await say(boris, ident, "hello", request="r")
                    await told(hers, 1)
                    await say(anna, ident, "hello you")
                    await told(his, 2)
                    await his.send('{"typing": true}')
                    await writing(hers, ["Boris"])
                    servers[1].kill()
                servers[1].start()
                other_address = httpx.AsyncClient(base_url=servers[1].address, timeout=60)
                async with other_address as again:
                    boris.http = again
                    assert await heard(boris, ident) == ["hello", "hello you"]
                    assert await say(boris, ident, "hello", request="r") == 1  # said before the end
                    await say(boris, ident, "back")
                    await told(hers, 3)

    asyncio.run(run())


def test_a_damaged_remark_hides_no_other(stage):
    async def play(place):
        anna = await place.person("Anna")
        ident = await table_of(anna)
        await say(anna, ident, "one")
        await say(anna, ident, phrase=PHRASES[0])
        async with place.services.database.write() as connection:
            gone = update(remarks).where(remarks.c.number == 2).values(phrase="of an older version")
            await connection.execute(gone)
        assert await heard(anna, ident) == ["one", "of an older version"]

    stage(play)
