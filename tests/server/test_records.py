"""Games that come from elsewhere as records and go elsewhere: what is laid, who knows what, and what is refused."""

import json
import random

import pytest
from local_client import Browser
from server_client import Refused, all_moves

import partie
from partie.server.tables.cache import TableCache

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
GAMES = ("powergrid", "underwater", "shipyard", "evacuation")


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


def begun(game, seats=2, moves=20, seed=5):
    """A game in progress, with notes of who sits where."""
    found = partie.new(game, seats, seed)
    for seat in range(seats):
        found.note(f"seat {seat} {('Anna', 'Boris', 'Cyril')[seat]}")
    dice = random.Random(seed)
    for _ in range(moves):
        decision = dice.choice(found.decisions)
        found.push(decision.seat, dice.choice(found.legal(decision.seat)))
    return found


async def move_on(place, people, ident, turns):
    """Whoever is asked makes the first offered move."""
    for _ in range(turns):
        for person in people:
            found = await person.get(f"/api/tables/{ident}/play")
            if found["decision"] is not None:
                await person.commit(ident, found["decision"]["id"], all_moves(found["decision"])[0]["move"])


@pytest.mark.parametrize("game", GAMES)
def test_a_record_goes_on_at_a_table_whose_other_seats_wait_for_people(stage, game):
    elsewhere = begun(game)

    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        made = await anna.post("/api/tables/record", {"record": elsewhere.record()})
        ident = made["id"]
        assert made["practice"] and made["private"] and made["state"] == "open" and made["moves"] == 20
        assert [seat["kind"] for seat in made["seats"]] == ["person", "open"] and made["mine"] == 0
        # The seats of the game stay as many as they were.
        assert await refused(anna.post(f"/api/tables/{ident}/start", {"bot": None, "seats": 1})) == (
            409,
            "laid-seats",
        )
        await boris.post(f"/api/tables/{ident}/join", {"seat": None})
        table = await place.services.tables.read(ident)
        assert table.partie.key() == elsewhere.key() and table.partie.moves == elsewhere.moves
        await move_on(place, (anna, boris), ident, 3)
        # Another process knows nothing but what is stored.
        known = (await place.services.tables.read(ident)).partie
        again = (await TableCache(place.services.database, 1 << 30).read(ident)).partie
        assert again.key() == known.key() and again.moves == known.moves
        assert again.moves[:20] == elsewhere.moves and len(again.moves) > 20
        assert partie.replay(again.record()).key() == known.key()
        assert ident not in [one["id"] for one in await boris.get("/api/tables?list=running")]

    stage(play)


def test_a_turn_at_a_laid_table_is_taken_back_to_where_it_began(stage):
    elsewhere = begun("powergrid")

    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        made = await anna.post("/api/tables/record", {"record": elsewhere.record()})
        ident = made["id"]
        running = await boris.post(f"/api/tables/{ident}/join", {"seat": None})
        mover, other = (anna, boris) if running["deciding"][0] == 0 else (boris, anna)
        play = await mover.get(f"/api/tables/{ident}/play")
        await mover.commit(ident, play["decision"]["id"], all_moves(play["decision"])[0]["move"])
        await mover.post(f"/api/tables/{ident}/proposals", {"what": "takeback"})
        wish = {"what": "takeback", "seat": running["deciding"][0]}
        back = await other.post(f"/api/tables/{ident}/proposals", wish)
        assert back["moves"] == 20
        table = await TableCache(place.services.database, 1 << 30).read(ident)
        assert table.partie.key() == elsewhere.key()

    stage(play)


def test_bots_of_the_record_play_on_and_free_seats_go_to_bots(stage):
    async def play(place):
        browser = Browser()
        seats = [
            {"kind": "me", "name": "Anna"},
            {"kind": "bot", "bot": "random"},
            {"kind": "me", "name": "B"},
        ]
        here = browser.post("/tables", {"game": "powergrid", "seats": seats, "options": {}})["id"]
        record = browser.get(f"/tables/{here}/record/whole")
        anna = await place.person("Anna")
        made = await anna.post("/api/tables/record", {"record": record, "seat": 2})
        assert [seat["kind"] for seat in made["seats"]] == ["open", "bot", "person"] and made["mine"] == 2
        assert made["seats"][1]["bot"] == "random"
        made = await anna.post(f"/api/tables/{made['id']}/start", {"bot": "greedy", "seats": 3})
        assert made["state"] == "running" and made["seats"][0]["bot"] == "greedy"

    stage(play)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_is_taken_along_goes_on_offline_and_comes_back(stage, game):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        made = await anna.post("/api/tables", {"game": game, "seats": ALONE})
        ident = made["id"]
        await move_on(place, (anna,), ident, 3)
        assert not made["practice"] and not made["private"]
        for other, answer in ((boris, (403, "not-seated")), (await place.visitor().come(), (401, "nobody"))):
            assert await refused(other.post(f"/api/tables/{ident}/record/whole")) == answer
        record = (await anna.post(f"/api/tables/{ident}/record/whole"))["record"]
        after = await anna.get(f"/api/tables/{ident}")
        assert after["practice"] and after["private"]
        assert ident not in [one["id"] for one in await boris.get("/api/tables?list=running")]
        assert (await TableCache(place.services.database, 1 << 30).read(ident)).practice
        seq = after["seq"]
        again = (await anna.post(f"/api/tables/{ident}/record/whole"))["record"]
        assert "seat 0 may know" in again
        assert (await anna.get(f"/api/tables/{ident}"))["seq"] >= seq

        browser = Browser()
        laid = browser.post("/tables/record", {"record": record})
        assert [seat["kind"] for seat in laid["seats"]] == ["person", "bot"]
        browser.bots(laid["id"])
        assert browser.get(f"/tables/{laid['id']}/play")["decision"] is not None
        back = await anna.post(
            "/api/tables/record", {"record": browser.get(f"/tables/{laid['id']}/record/whole")}
        )
        assert back["state"] == "running" and back["practice"] and back["id"] != ident
        here = browser.home.table(laid["id"]).partie
        there = (await place.services.tables.read(back["id"])).partie
        assert there.key() == here.key()

    stage(play)


async def moved(place, anna, ident):
    """Take a game along, play on, and bring it back: the tables of the browser and of the server."""
    record = (await anna.post(f"/api/tables/{ident}/record/whole"))["record"]
    browser = Browser()
    here = browser.post("/tables/record", {"record": record})["id"]
    browser.bots(here)
    play = browser.get(f"/tables/{here}/play")
    body = {"decision": play["decision"]["id"], "moves": [all_moves(play["decision"])[0]["move"]]}
    if play["lesson"] is not None:
        body["moves"] = [play["lesson"]["move"]]
    browser.post(f"/tables/{here}/commit", {**body, "request": "r"})
    record = browser.get(f"/tables/{here}/record/whole")
    back = await anna.post("/api/tables/record", {"record": record})
    assert back["state"] == "running" and back["practice"] and back["private"] and back["id"] != ident
    return browser.home.table(here), back


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_a_written_position_moves_in_both_directions(stage, game):
    elsewhere = begun(game, moves=0)
    position = elsewhere.game.describe(elsewhere.state)

    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        made = await anna.post("/api/tables", {"game": game, "seats": ALONE, "position": position})
        await move_on(place, (anna,), made["id"], 2)
        here, back = await moved(place, anna, made["id"])
        assert here.start == position and here.practice
        assert back["id"] not in [one["id"] for one in await boris.get("/api/tables?list=running")]
        # Another process knows nothing but what is stored.
        there = await TableCache(place.services.database, 1 << 30).read(back["id"])
        assert there.start == position
        assert there.partie.moves[: len(here.partie.moves)] == here.partie.moves
        assert partie.replay(there.partie.record()).key() == there.partie.key()
        await move_on(place, (anna,), back["id"], 2)

    stage(play)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_moves_in_both_directions_with_its_guide(stage, game):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        made = await anna.post(f"/api/games/{game}/lesson")
        here, back = await moved(place, anna, made["id"])
        assert here.lesson and here.practice and back["lesson"]
        assert (await anna.post(f"/api/games/{game}/lesson"))["id"] == back["id"]
        there = await TableCache(place.services.database, 1 << 30).read(back["id"])
        assert there.lesson and there.start == here.start
        # Nobody else gets a guide by its record, and at another seat there is none.
        record = (await anna.post(f"/api/tables/{back['id']}/record/whole"))["record"]
        assert not (await boris.post("/api/tables/record", {"record": record, "seat": 1}))["lesson"]

    stage(play)


def test_large_numbers_of_a_position_are_moved_too(stage):
    """A line of the dominance module is a set of areas in one number."""
    whole = partie.new("evacuation", 2, 5, mode="points", dominance="on")
    position = {"lines": whole.game.describe(whole.state)["lines"]}
    assert max(position["lines"]) > 10**9
    written = partie.new("evacuation", 2, 5, mode="points", dominance="on", position=position)

    async def play(place):
        anna = await place.person("Anna")
        made = await anna.post("/api/tables/record", {"record": written.record()})
        await anna.post(f"/api/tables/{made['id']}/start", {"bot": "random", "seats": 2})
        there = await TableCache(place.services.database, 1 << 30).read(made["id"])
        assert there.start == position

    stage(play)


def test_a_number_that_the_game_skips_is_never_stored(stage):
    """The era of Underwater Cities follows from its round, so a position's own is not read."""
    game = partie.new("underwater", 2, 5)
    for number in ("NaN", "1e400", "1.5", "1" + "0" * 30, "[[-1" + "0" * 30 + "]]"):
        record = game.record().replace("seed 5", f'seed 5\nstart {{"era": {number}}}')

        async def play(place, record=record):
            anna = await place.person("Anna")
            assert await refused(anna.post("/api/tables/record", {"record": record})) == (400, "bad-position")

        stage(play)


def test_a_whole_record_is_never_given_where_somebody_else_sits(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await anna.post("/api/tables", {"game": "underwater", "seats": seats})
        whole = f"/api/tables/{made['id']}/record/whole"
        assert await refused(anna.post(whole)) == (409, "not-started")
        await boris.post(f"/api/tables/{made['id']}/join", {"seat": 1})
        assert await refused(anna.post(whole)) == (409, "not-alone")
        # Nor while a bot only keeps the other's seat.
        await boris.post(f"/api/tables/{made['id']}/seats/1/bot", {"bot": "greedy"})
        assert await refused(anna.post(whole)) == (409, "not-alone")
        table = await place.services.tables.read(made["id"])
        assert not table.practice
        assert str(table.seed).encode() not in b"".join(anna.seen + boris.seen)

    stage(play)


def over():
    found = begun("powergrid", 2, 0)
    dice = random.Random(1)
    while found.decisions:
        seat = found.decisions[0].seat
        found.push(seat, dice.choice(found.legal(seat)))
    return found.record()


RUNNING = begun("powergrid").record()
LATER = f"{RUNNING}rules 1.0 from here\ncheckpoint {json.dumps(begun('powergrid', moves=40).state.save())}\n"
STARTS = [
    ('{"round": 3', "bad-json"),
    ("[]", "bad-record"),
    ("null", "bad-record"),
    ('{"round": -3}', "bad-position"),
    ('{"round": NaN}', "bad-json bad-position"),
    ('{"turn": 1}', "bad-position"),
    ('{"players": [{"money": -1}]}', "bad-position"),
    ('{"players": [{"money": 1' + "0" * 30 + "}]}", "bad-position"),
    ('{"players": [{}, {}, {}]}', "bad-position"),
    ('{"market": [3, 3, 3, 3, 3, 3, 3, 3]}', "bad-position"),
    ('{"round": ' + "9" * 5000 + "}", "bad-json"),
    ('{"market": ' + "[" * 60 + "]" * 60 + "}", "bad-json-depth"),
    ('{"market": [' + "3, " * 30_000 + "3]}", "too-long"),
    ('{"over": true}', "bad-position record-illegal"),
    ('{"round": 3}', "record-illegal record-differs"),  # its moves are of another game
]
"""Written positions that cannot be, or are not that of the moves."""
FORGED = [
    ("", "bad-request"),
    ("x", "bad-record"),
    ("x" * 400_001, "bad-request"),
    ("1 0 pass\n" * 6000, "too-many-moves"),
    ("partie record 9\ngame powergrid\n", "newer-format"),
    (RUNNING.replace("rules ", "rules 99", 1), "newer-rules"),
    (RUNNING.replace("game powergrid", "game chess"), "unknown-game"),
    (RUNNING.replace("seats 2", "seats 99"), "bad-seats"),
    (RUNNING.replace("seed 5", "seed " + "9" * 59), "bad-seed"),
    *((RUNNING.replace("seed 5", f"seed 5\nstart {start}"), keys) for start, keys in STARTS),
    (RUNNING.replace("seed 5", "as 0"), "record-of-a-seat"),
    (RUNNING + 'rules 1.0 from here\ncheckpoint {"round": 3}\n', "record-not-whole"),
    # Lines end in more ways than one.
    *(
        (LATER.replace("\ncheckpoint", f"{end}checkpoint"), "record-not-whole")
        for end in "\x0b\x1e\x85\u2028"
    ),
    ("1 0 pass\u2028" * 6000, "too-many-moves"),
    (RUNNING.replace("\nseed 5", '\u2028start {"market": [' + "3, " * 30_000 + "3]}\nseed 5"), "too-long"),
    (RUNNING.replace("seed 5", "seed 6"), "record-illegal record-differs"),
    (RUNNING.replace("\n3 ", "\n4 ", 1), "bad-record"),
    (RUNNING + "21 0 fly me to the moon\n", "record-unreadable"),
    (RUNNING + "21 7 pass\n", "record-illegal"),
    (over(), "record-finished"),
]


@pytest.mark.parametrize(("record", "keys"), FORGED, ids=range(len(FORGED)))
def test_a_forged_record_lays_nothing(stage, record, keys):
    async def play(place):
        anna = await place.person("Anna")
        status, key = await refused(anna.post("/api/tables/record", {"record": record}))
        assert status in (400, 409, 422) and key in keys.split()
        assert await anna.get("/api/tables?list=mine") == []

    stage(play)


def test_a_damaged_record_is_played_or_explained(stage):
    dice = random.Random(3)

    async def play(place):
        anna = await place.person("Anna")
        laid = 0
        for _ in range(60):
            text = bytearray(RUNNING.encode())
            for _ in range(dice.randrange(1, 4)):
                at = dice.randrange(len(text))
                text[at : at + dice.randrange(3)] = bytes(
                    dice.choices(b"0123456789 \n=x-{", k=dice.randrange(3))
                )
            answer = await anna.send("POST", "/api/tables/record", {"record": text.decode(errors="replace")})
            assert answer.status_code < 500, text
            laid += answer.status_code == 201
            if answer.status_code >= 400:
                assert answer.json()["say"]
        assert laid < 60

    stage(play)


def test_records_are_counted_and_cannot_be_too_big(stage):
    async def play(place):
        anna = await place.person("Anna")
        huge = {"record": "\u010d" * 2_000_000}
        answer = await anna.send("POST", "/api/tables/record", huge)
        assert answer.status_code in (400, 413)
        answers = [(await anna.send("POST", "/api/tables/record", {"record": RUNNING})).status_code]
        while answers[-1] == 201 and len(answers) < 20:
            answers.append((await anna.send("POST", "/api/tables/record", {"record": RUNNING})).status_code)
        assert answers[-1] == 429

    stage(play, rates=True)


def test_notes_of_a_record_say_nothing_for_others(stage):
    """Whatever a record claims of people: they sit nowhere, and nothing of it is told at the table."""

    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        record = RUNNING.replace("note seat 1 Boris", f"note seat 1 Boris\nnote seat 1 {boris.id}")
        made = await anna.post("/api/tables/record", {"record": record})
        assert [seat["person"] for seat in made["seats"]] == [anna.id, None]
        assert await boris.get("/api/tables?list=mine") == []
        made = await anna.post(f"/api/tables/{made['id']}/start", {"bot": "random", "seats": 2})
        told = (await place.services.tables.read(made["id"])).partie.record()
        assert "Boris" not in told and boris.id not in told and "20 moves were made elsewhere" in told
        json.dumps(made)

    stage(play)
