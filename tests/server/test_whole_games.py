"""Whole games over the API: people, bots, spectators; the same game for everybody, and nothing twice."""

import asyncio
import random

import pytest
from server_client import Refused, all_moves

import partie


async def play_out(table, people, dice, look=None):
    """Everybody plays random moves until the game is over; gives the last position."""
    while True:
        for person in people:
            position = await person.get(f"/api/tables/{table}/play")
            if look is not None:
                await look(person, position)
            if position["result"] is not None:
                return position
            decision = position["decision"]
            if decision is not None:
                move = dice.choice(all_moves(decision))
                sent = move["move"] if dice.random() < 0.5 else move["text"]
                await person.commit(table, decision["id"], sent)
        await asyncio.sleep(0)


def test_three_people_play_a_whole_game(stage):
    async def play(place):
        people = [await place.person(name) for name in ("Anna", "Boris", "Chloé")]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await people[0].post("/api/tables", {"game": "powergrid", "seats": seats})
        assert table["state"] == "open" and table["mine"] == 0 and table["host"]
        ident = table["id"]
        with pytest.raises(Refused) as early:
            await people[0].get(f"/api/tables/{ident}/play")
        assert (early.value.status, early.value.key) == (409, "not-started")
        await people[2].post(f"/api/tables/{ident}/join", {"seat": 2})
        table = await people[1].post(f"/api/tables/{ident}/join", {"seat": None})
        assert table["state"] == "running" and table["mine"] == 1
        last = await play_out(ident, people, random.Random(4))
        assert last["view"]["over"] and last["decision"] is None and last["deciding"] == []
        assert sorted(last["result"]["places"])[0] == 1
        table = await people[0].get(f"/api/tables/{ident}")
        assert table["state"] == "finished" and table["places"] == last["result"]["places"]
        record = await people[0].get(f"/api/tables/{ident}/record")
        again = partie.replay(record)
        assert again.result.data()["places"] == last["result"]["places"]
        assert len(again.moves) == last["moves"] == last["at"]
        assert again.record() == record
        finished = await place.visitor().get("/api/tables?list=finished")
        assert [entry["id"] for entry in finished] == [ident]

    stage(play)


@pytest.mark.parametrize("game", sorted(set(partie.GAMES) - {"powergrid"}))
def test_two_people_play_a_whole_game_of(stage, game):
    async def play(place):
        people = [await place.person(name) for name in ("Anna", "Boris")]
        seats = [{"kind": "me"}, {"kind": "open"}]
        ident = (await people[0].post("/api/tables", {"game": game, "seats": seats}))["id"]
        await people[1].post(f"/api/tables/{ident}/join")
        last = await play_out(ident, people, random.Random(4))
        again = partie.replay(await people[0].get(f"/api/tables/{ident}/record"))
        assert again.result.data()["places"] == last["result"]["places"]
        kept = await people[0].get(f"/api/tables/{ident}/play")
        place.services.tables.clear()
        assert await people[0].get(f"/api/tables/{ident}/play") == kept

    stage(play)


def test_a_person_plays_bots_that_think_outside_of_requests(stage):
    async def play(place):
        anna = await place.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        table = await anna.post(
            "/api/tables", {"game": "powergrid", "seats": seats, "options": {"map": "usa"}}
        )
        assert table["state"] == "running"
        last = await play_out(table["id"], [anna], random.Random(1))
        assert last["result"] is not None

    stage(play)


def test_bots_think_in_processes_of_their_own(stage):
    async def play(place):
        anna = await place.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        while True:
            position = await anna.get(f"/api/tables/{ident}/play")
            if position["decision"] is not None and position["moves"] > 8:
                record = await anna.get(f"/api/tables/{ident}/record")
                assert "did not decide" not in record
                return
            if position["decision"] is not None:
                move = random.Random(3).choice(all_moves(position["decision"]))
                await anna.commit(ident, position["decision"]["id"], move["move"])
            await asyncio.sleep(0.02)

    stage(play, bot_workers=1, bot_limit=200)


def test_a_bot_that_thinks_for_too_long_plays_the_safe_default(stage):
    """Its process is ended, the record says so, and the next thought begins in a new one."""

    async def play(place):
        anna = await place.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        while True:
            position = await anna.get(f"/api/tables/{ident}/play")
            record = await anna.get(f"/api/tables/{ident}/record")
            if record.count("note seat 1 did not decide: the safe default\n") >= 2:
                return
            if position["decision"] is not None:
                await anna.commit(ident, position["decision"]["id"], position["decision"]["default"])
            await asyncio.sleep(0.01)

    stage(play, bot_workers=1, bot_limit=1e-6)


def test_everybody_sees_every_event_once_and_in_order(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        seats = [{"kind": "me"}, {"kind": "open"}]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        await boris.post(f"/api/tables/{ident}/join", {"seat": 1})
        watcher = await place.visitor().come()
        heard, since = [], 0

        async def look(person, position):
            nonlocal since
            answer = await watcher.get(f"/api/tables/{ident}/play?since={since}&lang=cs")
            assert answer["since"] == since and answer["decision"] is None and answer["view"]["seat"] == -1
            heard.extend(answer["events"])
            since += len(answer["events"])

        await play_out(ident, [anna, boris], random.Random(2), look)
        whole = (await watcher.get(f"/api/tables/{ident}/play?lang=cs"))["events"]
        assert heard == whole
        assert all(event["say"] for event in whole)
        moves = [event["move"] for event in whole]
        assert moves == sorted(moves)

    stage(play)


def test_a_moment_of_the_past_is_what_was_seen_then(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        seats = [{"kind": "me"}, {"kind": "open"}]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        await boris.post(f"/api/tables/{ident}/join")
        seen = {}

        async def look(person, position):
            if person is anna:
                seen[position["at"]] = position

        last = await play_out(ident, [anna, boris], random.Random(8), look)
        for at in random.Random(0).sample(sorted(seen), 12):
            then = await anna.get(f"/api/tables/{ident}/play?at={at}")
            assert then["view"] == seen[at]["view"] and then["events"] == seen[at]["events"]
            assert then["at"] == at and then["moves"] == last["moves"]
            assert then["decision"] is None or at == last["moves"]

    stage(play)


def test_try_changes_nothing_and_commit_is_what_was_tried(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident = (
            await anna.post("/api/tables", {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "open"}]})
        )["id"]
        await boris.post(f"/api/tables/{ident}/join")
        dice = random.Random(5)
        tried = 0
        while tried < 40:
            for person in (anna, boris):
                before = await person.get(f"/api/tables/{ident}/play?lang=uk")
                assert before["result"] is None
                decision = before["decision"]
                if decision is None:
                    continue
                assert decision["prompt"]["say"]
                move = dice.choice(all_moves(decision))
                body = {"decision": decision["id"], "moves": [move["move"]]}
                trial = await person.post(f"/api/tables/{ident}/try?lang=uk", body)
                assert await person.get(f"/api/tables/{ident}/play?lang=uk") == before
                assert trial["stopped"] == (trial["played"] == 0)
                await person.commit(ident, decision["id"], move["move"])
                if trial["played"]:
                    tried += 1
                    after = await person.get(f"/api/tables/{ident}/play?lang=uk")
                    assert after["view"] == trial["view"]
                    after["decision"]["id"] = trial["decision"]["id"] = ""
                    assert after["decision"] == trial["decision"]

    stage(play)
