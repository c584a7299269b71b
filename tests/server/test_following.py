"""Whoever has a table open is brought what changed there; put together it is what `play` tells the same reader."""

import asyncio
import json
import random
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from server_client import Socket, advanced, all_moves, read_update

import partie
from partie.server.api.live import LOGGED_OUT
from partie.server.tables.views import ViewCache
from partie.table.changes import changes

SEATS = [{"kind": "me"}, {"kind": "open"}]


class Reader:
    """Somebody with a table open, in one language."""

    def __init__(self, visitor, socket, ident, lang):
        self.visitor, self.socket, self.ident, self.lang = visitor, socket, ident, lang
        self.position = None
        self.bytes = 0

    async def ask(self, since=0):
        return await self.visitor.get(f"/api/tables/{self.ident}/play?lang={self.lang}&since={since}")

    async def open(self, **changed):
        """Ask for the position and follow; `changed` is what the client says otherwise than it is."""
        self.position = await self.ask()
        seat, seq = self.position["view"]["seat"], self.position["seq"]
        shown = {"table": self.ident, "seq": seq, "seat": seat, "since": self.next, "lang": self.lang}
        self.socket.watch(self.ident, follow=shown | changed)
        if "seq" not in changed:
            assert await self.socket.update() == {"table": self.ident, "seq": seq}
        return self

    @property
    def next(self):
        return self.position["since"] + len(self.position["events"])

    async def hear(self):
        """The next update: as it came, and the position that it brings, put together."""
        message = await self.socket.message()
        self.bytes += len(message)
        update = read_update(message)
        came = update["position"]
        assert update == {"table": self.ident, "seq": came["seq"], "position": came}
        if "base" in came:
            assert came["base"] == self.position["seq"]
            came = advanced(came, self.position["view"])
        since, self.position = self.next, came
        assert came == await self.ask(since)
        return update["position"]


async def two(place, game):
    people = [await place.person(name) for name in ("Anna", "Boris")]
    ident = (await people[0].post("/api/tables", {"game": game, "seats": SEATS}))["id"]
    await people[1].post(f"/api/tables/{ident}/join")
    return ident, people


async def move(people, ident, dice, forget=lambda: None):
    """One commit of whoever is asked."""
    for person in people:
        decision = (await person.get(f"/api/tables/{ident}/play"))["decision"]
        if decision is not None:
            forget()
            return await person.commit(ident, decision["id"], dice.choice(all_moves(decision))["move"])
    return None


@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_changes_lead_to_the_position_that_play_tells(stage, game):
    """Two players and one who looks on, each in a language of their own, move by move."""

    async def play(place):
        ident, people = await two(place, game)
        onlooker = await place.visitor().come()
        dice = random.Random(7)
        readers = []
        visitors = [*people, onlooker]
        async with (
            Socket(place.app, people[0].cookie) as first,
            Socket(place.app, people[1].cookie) as second,
            Socket(place.app, onlooker.cookie) as third,
        ):
            for visitor, socket, lang in zip(visitors, (first, second, third), ("cs", "uk", "en")):
                readers.append(await Reader(visitor, socket, ident, lang).open())
            whole = 0
            for _ in range(60):
                if await move(people, ident, dice) is None:
                    break
                for reader in readers:
                    assert "changes" in await reader.hear()
                whole += len(json.dumps(readers[2].position))
            assert [reader.position["view"]["seat"] for reader in readers] == [0, 1, -1]
            assert 4 * readers[2].bytes < whole, "an onlooker is told little at each move"

    stage(play)


def test_two_that_differ_are_told_by_their_smallest_places():
    old = {"a": [1, {"b": 2, "c": [3]}], "d": {"e": 4}, "f": 5}
    assert changes(old, old) == []
    new = {"a": [1, {"b": 7, "c": [3, 3]}], "d": {"g": 4}, "f": None}
    assert changes(old, new) == [
        (["a", 1, "b"], 7),
        (["a", 1, "c"], [3, 3]),
        (["d"], {"g": 4}),
        (["f"], None),
    ]
    assert changes(old, [1]) == [([], [1])]
    assert changes({"a": [1, 2]}, {"a": [1]}) == [(["a"], [1])]


@asynccontextmanager
async def following(place, game, **said):
    """Anna, who plays with Boris and follows the table; `said` is what her page says otherwise than it is."""
    ident, people = await two(place, game)
    async with Socket(place.app, people[0].cookie) as socket:
        yield people, await Reader(people[0], socket, ident, "en").open(**said)


@pytest.mark.parametrize("seat", [1, -1])
def test_what_somebody_does_not_see_is_told_whole(stage, seat):
    """Who pretends to see as another seat: what stayed the same there is not theirs to know."""

    async def play(place):
        dice = random.Random(3)
        async with following(place, "underwater", seat=seat) as (people, reader):
            for visitor in (people[1], place.visitor()):
                await visitor.get(f"/api/tables/{reader.ident}/play")  # all views of this moment are at hand
            await move(people, reader.ident, dice)
            assert "view" in await reader.hear()
            await move(people, reader.ident, dice)
            assert "changes" in await reader.hear()

    stage(play)


def test_what_is_no_longer_at_hand_is_told_whole(stage):
    async def play(place):
        dice = random.Random(3)
        async with following(place, "powergrid") as (people, reader):
            await move(people, reader.ident, dice, forget=place.services.views.clear)
            assert "view" in await reader.hear()
            looks = place.services.views = ViewCache(views=100_000)
            for _ in range(5):
                await move(people, reader.ident, dice)
                await reader.hear()
                assert looks._views.weight <= 100_000
            assert len(looks._views) == 8

    stage(play)


def test_who_is_behind_is_told_at_once(stage):
    async def play(place):
        async with following(place, "powergrid", seq=0) as (people, reader):
            assert "view" in await reader.hear()
            await move(people, reader.ident, random.Random(3))
            assert "changes" in await reader.hear()

    stage(play)


def test_whoever_logs_out_is_told_nothing_more(stage):
    async def play(place):
        dice = random.Random(3)
        async with following(place, "underwater") as (people, reader):
            while (await people[1].get(f"/api/tables/{reader.ident}/play"))["decision"] is None:
                await move(people[:1], reader.ident, dice)
                assert (await reader.socket.update())["position"]["table"]["mine"] == 0
            await people[0].post("/api/logout")
            await move(people[1:], reader.ident, dice)
            assert await reader.socket.closed() == LOGGED_OUT

    stage(play)


def test_a_table_that_waits_for_people_only_rings(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": [*SEATS, {"kind": "open"}]}))[
            "id"
        ]
        async with Socket(place.app, anna.cookie) as socket:
            socket.watch(ident, follow={"table": ident, "seq": 0, "seat": 0, "since": 0})
            first = await socket.update()
            await boris.post(f"/api/tables/{ident}/join")
            assert await socket.update() == {"table": ident, "seq": first["seq"] + 1}

    stage(play)


@pytest.mark.parametrize(
    ("paces", "pause"), [((), 5.0), ((0,), 0.0), ((0, 700), 0.7), ((0, None), 5.0), ((0, 60_000), 5.0)]
)
def test_a_bot_waits_as_long_as_the_slowest_reader_wants(stage, paces, pause):
    async def play(place):
        anna = await place.person("Anna")
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
        async with AsyncExitStack() as stack:
            for pace in paces:
                socket = await stack.enter_async_context(Socket(place.app, anna.cookie))
                shown = {"table": ident, "seq": 0, "seat": 0, "since": 0, "pace": pace}
                socket.watch(ident, follow=shown)
                await socket.update()
            assert place.app.state.services.notifier.pause(ident, 5.0) == pause

    stage(play)


def test_bots_do_not_keep_a_reader_waiting_who_wants_all_moves_at_once(stage):
    async def play(place):
        anna = await place.person("Anna")
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
        async with Socket(place.app, anna.cookie) as socket:
            socket.watch(ident, follow={"table": ident, "seq": 0, "seat": 0, "since": 0, "pace": 0})
            await socket.update()
            await anna.post(f"/api/tables/{ident}/start", {"bot": "random", "seats": 2})
            moves = 0
            async with asyncio.timeout(60):
                while moves < 10:  # Anna alone could not make so many
                    position = await anna.get(f"/api/tables/{ident}/play")
                    moves, decision = position["moves"], position["decision"]
                    if decision is not None:
                        await anna.commit(ident, decision["id"], decision["default"])
                    await asyncio.sleep(0.01)

    stage(play, bot_pause=600)
