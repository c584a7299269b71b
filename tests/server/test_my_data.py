"""My data: every table says whose it is; what is kept can be taken along, and goes when its person leaves for good."""

import asyncio
import io
import json
import zipfile

import pytest
from server_client import Refused, Socket
from server_moves import some_moves
from sqlalchemy import ForeignKeyConstraint, insert, select, text

from partie.server.people import erasing
from partie.server.people.leaving import leave_for_good
from partie.server.people.records import without_name
from partie.server.storage import schema
from partie.server.storage.personal import DELETE, KEEP, KEY, of_people, personal, subjects
from partie.text import LANGUAGES, Words
from partie.text.words import FORMER

TABLES = list(schema.metadata.tables.values())
PASSWORD = "sesame opens it"


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


# What the schema says of itself


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_table_says_whose_it_is_and_what_becomes_of_it(table):
    said = personal(table)
    assert bool(said.subject) != bool(said.why), (
        "either somebody's, with a subject, or nobody's, with a reason"
    )
    assert said.subject == "" or said.people or said.through
    columns = set(table.c.keys())
    named = {*said.people, *said.unseen, *said.secret, *said.blank, *said.stays}
    named |= {said.through[0]} if said.through else set()
    assert named <= columns
    assert set(said.people.values()) <= {DELETE, KEEP} and set(said.unseen) <= set(said.people)
    # Whatever refers to a person is among what the table names.
    refers = {
        element.parent.name
        for key in table.constraints
        if isinstance(key, ForeignKeyConstraint)
        for element in key.elements
        if element.target_fullname == "people.id"
    }
    assert refers | ({"person"} & columns) <= set(said.people)
    if said.blank and table.name == "people":
        assert columns == {*said.people, *said.blank, *said.stays}, "a column whose fate is not told"


def test_a_table_that_says_nothing_is_noticed():
    silent = schema.MetaData()
    table = schema.Table("whispers", silent, schema.Column("text", schema.Text))
    with pytest.raises(LookupError, match="whispers"):
        of_people(silent)
    table.info[KEY] = personal(schema.sessions)
    assert [one.name for one, _ in of_people(silent)] == ["whispers"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_page_tells_of_everything_that_is_kept(language):
    words = Words(language, strict=True)
    for subject in subjects(schema.metadata):
        assert words.say(f"privacy-{subject}") and words.about("privacy", subject)
        assert words.find(f"privacy-{subject}", {}, "gone")


# Taking it along


def files(answer):
    assert answer.headers["content-type"].startswith("application/zip")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_all_that_is_kept_can_be_taken_along(stage):
    async def play(place):
        ident, (anna, boris) = await some_moves(place)
        await anna.post("/api/people/password", {"password": PASSWORD})
        anna.csrf = (await anna.get("/api/me"))["csrf"]
        await boris.post("/api/reports", {"about": anna.id, "text": "talks of me"})
        await anna.post("/api/reports", {"about": boris.id, "text": "was rude", "table": ident})
        found = files(await anna.send("GET", "/api/people/me/data?lang=cs"))
        kept = json.loads(found["kept.json"])["kept"]
        assert kept["people"][0]["name"] == "Anna" and "password" not in kept["people"][0]
        assert [row["text"] for row in kept["reports"]] == ["was rude"]
        assert len(kept["sessions"]) == 1 and len(kept["seats"]) == 1
        assert kept["tables"][0]["id"] == ident and "seed" not in kept["tables"][0]
        assert Words("cs").about("privacy", "games") in found["about.txt"]
        record = found[f"records/powergrid-{ident}.txt"]
        assert record == await anna.get(f"/api/tables/{ident}/record") and "\nseed " not in record
        everything = "".join(found.values())
        async with place.services.database.read() as connection:
            row = (await connection.execute(select(schema.tables))).one()
        for secret in (row.seed, row.seal, place.services.identity._key.hex(), "argon2"):
            assert str(secret) not in everything
        assert await refused((await place.visitor().come()).get("/api/people/me/data")) == (401, "nobody")

    stage(play)


# Leaving for good


async def rows_with(place, needle):
    """Every place in the database where a text stands."""
    found = []
    async with place.services.database.read() as connection:
        for table in TABLES:
            for row in (await connection.execute(select(table))).all():
                found += [
                    (table.name, column) for column, value in row._mapping.items() if needle in str(value)
                ]
    return found


def test_whoever_leaves_for_good_is_forgotten_and_games_stay(stage):
    async def play(place):
        ident, (anna, boris) = await some_moves(place)
        waiting = (
            await anna.post("/api/tables", {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "open"}]})
        )["id"]
        guest = await boris.post(
            "/api/tables",
            {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]},
        )
        await anna.post(f"/api/tables/{guest['id']}/join")
        await anna.post("/api/people/name", {"name": "Annabel"})
        await boris.post("/api/reports", {"about": anna.id, "text": "rude"})
        before = await boris.get(f"/api/tables/{ident}/play?lang=en")
        async with Socket(place.app, boris.cookie) as socket:
            socket.watch(ident)
            seq = (await socket.update())["seq"]
            left = await anna.post("/api/people/leave", {})
            assert left["person"] is None
            while (await socket.update())["seq"] <= seq:
                pass
        for needle in ("Anna", "Annabel"):
            assert await rows_with(place, needle) == []
        table = await boris.get(f"/api/tables/{ident}")
        mine = table["mine"]
        assert table["seats"][1 - mine]["kind"] == "bot" and table["seats"][1 - mine]["resigned"]
        assert table["host"] is True
        after = await boris.get(f"/api/tables/{ident}/play?lang=en")
        assert after["moves"] >= before["moves"]
        record = await boris.get(f"/api/tables/{ident}/record")
        assert f"seat {1 - mine} {FORMER}" in record and "Anna" not in record
        assert await refused(boris.get(f"/api/tables/{waiting}")) == (404, "no-such-table")
        seats = (await boris.get(f"/api/tables/{guest['id']}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
        # The cookie is nobody's, and what was kept is gone.
        assert (await anna.get("/api/me"))["person"] is None
        for name in ("sessions", "reports", "presence", "told", "addresses"):
            async with place.services.database.read() as connection:
                found = (await connection.execute(select(schema.metadata.tables[name]))).all()
            assert all(anna.id not in map(str, row) for row in found), name

    stage(play, bot_pause=30)


def test_a_finished_game_tells_of_a_former_player_in_the_readers_language(stage):
    async def play(place):
        ident, (anna, boris) = await some_moves(place)
        for person in (anna, boris):
            table = await person.post(f"/api/tables/{ident}/proposals", {"what": "end"})
        assert table["state"] == "finished"
        places = table["places"]
        damaged = place.services.tables
        await damaged.read(ident)
        await anna.post("/api/people/leave", {})
        place.services.views.clear()
        table = await boris.get(f"/api/tables/{ident}")
        assert table["seats"][1 - table["mine"]]["name"] == FORMER and table["places"] == places
        said = {}
        for language in ("en", "cs", "uk"):
            events = (await boris.get(f"/api/tables/{ident}/play?lang={language}"))["events"]
            said[language] = " ".join(event["say"] for event in events)
            assert Words(language).say("former-player") in said[language]
        assert "Anna" not in said["en"]
        # Somebody else cannot take that name.
        assert await refused((await place.visitor().come()).begin("A former Player")) == (400, "bad-name")

    stage(play)


def test_leaving_wants_the_password_and_the_readers_own_request(stage):
    async def play(place):
        anna = await place.person("Anna")
        me = await anna.post("/api/people/password", {"password": PASSWORD})
        anna.csrf = me["csrf"]
        assert await refused(anna.post("/api/people/leave", {"password": "wrong"})) == (403, "bad-password")
        assert await refused(anna.post("/api/people/leave", {})) == (403, "bad-password")
        answer = await anna.send(
            "POST", "/api/people/leave", {"password": PASSWORD}, **{"X-CSRF-Token": "no"}
        )
        assert answer.status_code == 403
        assert (await anna.post("/api/people/leave", {"password": PASSWORD}))["person"] is None
        await anna.come()
        login = {"name": "Anna", "password": PASSWORD}
        assert await refused(anna.post("/api/login", login)) == (403, "bad-login")
        # The name is free again.
        assert (await place.person("Anna")).id != anna.id

    stage(play)


def test_a_process_that_is_killed_while_somebody_leaves_changes_nothing(stage, monkeypatch):
    async def play(place):
        ident, (anna, boris) = await some_moves(place)
        before = await rows_with(place, "Anna")

        async def killed(*_):
            raise asyncio.CancelledError

        with monkeypatch.context() as patched:
            patched.setattr("partie.server.people.leaving.erase", killed)
            with pytest.raises(asyncio.CancelledError):
                await leave_for_good(place.services, anna.id)
        place.services.tables.clear()
        assert await rows_with(place, "Anna") == before
        table = await boris.get(f"/api/tables/{ident}")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]
        await anna.post("/api/people/leave", {})
        assert await rows_with(place, "Anna") == []

    stage(play)


def test_the_row_of_another_person_is_never_touched(stage):
    """Erasing goes by columns: a row of each table for two people, and only one of them leaves."""

    async def play(place):
        people = [await place.person(name) for name in ("Anna", "Boris")]
        async with place.services.database.write() as connection:
            for number, person in enumerate(people):
                address = {
                    "id": f"address{number}",
                    "person": person.id,
                    "kind": "mail",
                    "target": "x",
                    "lang": "en",
                }
                address |= {"token": f"token{number}", "failures": 0, "created": 0.0}
                await connection.execute(insert(schema.addresses).values(**address))
                message = {"id": f"message{number}", "address": f"address{number}", "about": "[]", "due": 9e9}
                await connection.execute(insert(schema.outbox).values(**message, tries=0))
            await erasing.erase(connection, people[0].id)
            left = {
                table.name: [str(row) for row in (await connection.execute(select(table))).all()]
                for table in (schema.addresses, schema.outbox, schema.sessions, schema.people)
            }
            assert len(left["addresses"]) == len(left["outbox"]) == len(left["sessions"]) == 1
            assert people[1].id in left["addresses"][0] and "address1" in left["outbox"][0]
            assert any("Boris" in row for row in left["people"]) and "Anna" not in str(left)
            await connection.execute(text("SELECT 1"))

    stage(play)


@pytest.mark.parametrize(
    ("note", "after"),
    [
        ("seat 0 Anna", "seat 0 a former player"),
        ("seat 0 Anna, the bot", "seat 0 a former player"),
        ("seat 0 Ada, bot greedy", "seat 0 Ada, bot greedy"),
        ("seat 0 Anna, bot greedy", "seat 0 a former player"),
        ("seat 0 did not decide: the safe default", "seat 0 did not decide: the safe default"),
        ("seat 1 Boris", "seat 1 Boris"),
        ("resigned: seat 0", "resigned: seat 0"),
    ],
)
def test_notes_lose_the_name_and_nothing_else(note, after):
    assert without_name(note, 0) == after


# Reports


def test_reports_reach_only_the_host(stage):
    async def play(place):
        anna, boris = [await place.person(name) for name in ("Anna", "Boris")]
        said = {"about": boris.id, "text": "  was rude  "}
        assert await anna.post("/api/reports", said) == {"done": True}
        assert await refused(anna.post("/api/reports", {"about": anna.id, "text": "me"})) == (
            400,
            "bad-request",
        )
        assert await refused(anna.post("/api/reports", {"about": boris.id, "text": " "})) == (
            400,
            "bad-request",
        )
        assert await refused(anna.post("/api/reports", {"about": "x", "text": "y"})) == (
            404,
            "no-such-person",
        )
        assert await refused(anna.post("/api/reports", {**said, "text": "y" * 1001})) == (400, "bad-request")
        nobody = await place.visitor().come()
        assert await refused(nobody.post("/api/reports", said)) == (401, "nobody")
        for _ in range(19):
            await anna.post("/api/reports", said)
        assert await refused(anna.post("/api/reports", said)) == (409, "too-many-reports")
        found = files(await boris.send("GET", "/api/people/me/data"))
        assert "rude" not in found["kept.json"]

    stage(play)


def test_the_programs_of_whoever_leaves_go_with_them(stage):
    async def play(place):
        anna = await place.person("Anna")
        made = await anna.post("/api/tokens", {"name": "Annabot"})
        assert made["token"]
        await anna.post("/api/people/leave", {})
        assert await rows_with(place, "Annabot") == []
        answer = await place.http.get("/api/tables", headers={"Authorization": f"Bearer {made['token']}"})
        assert answer.status_code == 401

    stage(play)


def test_in_read_only_time_programs_change_nothing_either(stage):
    async def play(place):
        from partie.server.host import house

        anna = await place.person("Anna")
        token = (await anna.post("/api/tokens", {"name": "Annabot"}))["token"]
        await house.close(place.services, True)
        body = {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        answer = await place.http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 503 and answer.json()["key"] == "read-only-time"

    stage(play)
