"""Plans: a board of one's own from what a seat knows; nothing is stored, nothing hidden is told, both homes agree."""

import asyncio
import json
import random

import pytest
from local_client import Browser
from local_client import Refused as LocalRefused
from server_client import Refused
from sqlalchemy import MetaData, select

from partie.kernel.engine.chance import Dice
from partie.server.storage.schema import metadata
from partie.server.visitors.limits import RATES
from partie.table import planning
from partie.table.table import Seat, Table

GAMES = ("powergrid", "underwater", "shipyard", "evacuation")


def table_of(game, partie):
    seats = tuple(Seat("person", name, None, name) for name in "abc")
    return Table(
        id="t", game=game, options=partie.options, seed=1, host="a", private=True, absence=None, absence_then=None,
        state="running", seq=1, seats=seats, created=0.0, changed=0.0, partie=partie,
    )  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_the_same_whatever_is_really_hidden(game):
    import partie

    dice = random.Random(game)
    played = partie.new(game, 3, seed=dice.getrandbits(60))
    for _ in range(60):
        asked = played.decisions[0]
        played.play(asked.seat, dice.choice(played.legal(asked.seat)))
    for seat in range(3):
        other = played.guess(seat, Dice(dice.getrandbits(60)))  # as the seat knows it, it is the same
        other.movers, other.moves = played.movers.copy(), played.moves.copy()
        told, plans = [], (planning.Plans(), planning.Plans())
        moves = [[], []]
        for _ in range(4):
            for number, real in enumerate((played, other)):
                found = planning.plan(
                    plans[number], table_of(game, real), seat, 60, 7, moves[number], True, "cs"
                )
                told.append(json.dumps(found, sort_keys=True))
                moves[number] = found["moves"]
                if found["decision"] is not None:
                    moves[number] = [*found["moves"], [found["seat"], *found["decision"]["default"]]]
        assert told[::2] == told[1::2]
        assert len(moves[0]) >= 3 or played.over


async def stored(place):
    """Every row of every table, but for what tells who is there."""
    found = {}
    known: MetaData = metadata
    async with place.services.database.read() as connection:
        for table in known.sorted_tables:
            if table.name not in ("presence", "processes", "meta"):
                found[table.name] = sorted(map(str, (await connection.execute(select(table))).all()))
    return found


def test_nothing_of_a_plan_is_stored_and_nobody_else_hears_of_it(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        seats = [{"kind": "me"}, {"kind": "open"}]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        await boris.post(f"/api/tables/{ident}/join")
        before = await stored(place)
        position = await boris.get(f"/api/tables/{ident}/play")
        table = place.services.tables._tables.get(ident)
        state = table.partie.key()
        found = {"moves": []}
        for step in range(12):
            body = {"at": 0, "dice": 5, "moves": found["moves"], "reply": step % 3 == 2}
            found = await anna.post(f"/api/tables/{ident}/plan?lang=en", body)
            if found["decision"]:
                found["moves"].append([found["seat"], *found["decision"]["default"]])
        assert len(found["moves"]) >= 12 and {move[0] for move in found["moves"]} == {0, 1}
        assert found["decision"]["prompt"]["say"] and found["events"][0]["say"]
        # a step back is the same plan with fewer moves, also in a process that knows nothing of it
        body = {"at": 0, "dice": 5, "moves": found["moves"][:5]}
        here = await anna.post(f"/api/tables/{ident}/plan", body)
        place.services.plans = planning.Plans()
        assert await anna.post(f"/api/tables/{ident}/plan", body) == here
        assert await stored(place) == before
        assert await boris.get(f"/api/tables/{ident}/play") == position
        assert table.partie.key() == state
        # the table moves on; the plan from before still goes on
        for one in (anna, boris):
            decision = (await one.get(f"/api/tables/{ident}/play"))["decision"]
            if decision:
                await one.commit(ident, decision["id"], decision["default"])
        assert await anna.post(f"/api/tables/{ident}/plan", body) == here

    stage(play)


def test_plans_have_the_doors_of_the_table(stage):
    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        seats = [{"kind": "me"}, {"kind": "open"}]
        ident = (await anna.post("/api/tables", {"game": "shipyard", "seats": seats}))["id"]
        path, body = f"/api/tables/{ident}/plan", {"at": 0, "dice": 1}

        async def refused(doing):
            with pytest.raises(Refused) as caught:
                await doing
            return caught.value.status, caught.value.key

        assert await refused(anna.post(path, body)) == (409, "not-started")
        await boris.post(f"/api/tables/{ident}/join")
        assert await refused(carl.post(path, body)) == (403, "not-seated")
        assert await refused((await place.visitor().come()).post(path, body)) == (401, "nobody")
        assert await refused(anna.post("/api/tables/nobodysTable/plan", body)) == (404, "no-such-table")
        assert await refused(anna.post(path, {"at": 99, "dice": 1})) == (409, "moment-gone")
        sent = await anna.send("POST", path, body, **{"X-CSRF-Token": "x"})
        assert sent.status_code == 403
        found = await anna.post(path, body)
        legal = [found["seat"], *found["decision"]["default"]]
        for forged in (
            [[0, 999_999]],
            [[1 - legal[0], *legal[1:]]],
            [[7, *legal[1:]]],
            [[*legal, 5]],
            [legal] * 3,
        ):
            answer = await anna.send("POST", path, {**body, "moves": forged})
            assert answer.status_code in (400, 409, 422), forged
        nowhere = (await anna.send("POST", path, {**body, "moves": [[7, *legal[1:]]]})).json()
        assert nowhere["key"] == "illegal-move" and "There is no such seat at this table." in nowhere["say"]
        for wrong in (
            {"at": -1},
            {"dice": 2**53},
            {"dice": "x"},
            {"moves": [[]]},
            {"moves": [[0, 2**50]]},
            {"moves": [legal] * 301},
            {"moves": [[0] * 18]},
            {"seat": 1},
        ):
            assert (await anna.send("POST", path, {**body, **wrong})).status_code == 400, wrong
        assert (await anna.send("POST", path, {**body, "moves": [[0, 1]] * 30_000})).status_code in (400, 413)
        for player in (anna, boris):
            await player.post(f"/api/tables/{ident}/proposals", {"what": "end"})
        assert await refused(anna.post(path, body)) == (409, "game-over")

    stage(play)


def test_planning_counts_as_work(stage, monkeypatch):
    for what, burst in (("ask", 1e6), ("work", 0.2)):  # nothing comes back, however slow the machine is
        monkeypatch.setitem(RATES, what, (1e-6, burst))

    async def play(place):
        anna = await place.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        ident = (await anna.post("/api/tables", {"game": "evacuation", "seats": seats}))["id"]
        codes = set()
        for dice in range(3000):
            answer = await anna.send(
                "POST", f"/api/tables/{ident}/plan", {"at": 0, "dice": dice, "reply": True}
            )
            codes.add(answer.status_code)
            if 429 in codes:
                break
            await asyncio.sleep(0)
        assert codes == {200, 429}

    stage(play, rates=True)


@pytest.mark.parametrize("game", GAMES)
def test_both_homes_plan_the_same(stage, game):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        made = await anna.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
        far = f"/api/tables/{made['id']}"
        await boris.post(f"{far}/join", {"seat": None})
        partie = (await place.services.tables.read(made["id"])).partie
        browser = Browser()
        here = f"/tables/{browser.post('/tables/record', {'record': partie.record()})['id']}"
        browser.post(f"{here}/uncover", {"seat": 0})
        found, told = {"moves": []}, browser.stored.copy()
        for step in range(8):
            body = {"at": 0, "dice": 3, "moves": found["moves"], "reply": bool(step % 2)}
            found = await anna.post(f"{far}/plan?lang=uk", body)
            assert browser.post(f"{here}/plan?lang=uk", body) == found
            if found["decision"]:
                found["moves"].append([found["seat"], *found["decision"]["default"]])
        assert browser.stored == told
        for forged in ([[0, 999_999]], [["x", 1]], [[100, 1]]):
            with pytest.raises(LocalRefused):
                browser.post(f"{here}/plan", {"at": 0, "dice": 3, "moves": forged})

    stage(play)
