"""Nobody can fill the memory or take the others' time."""

import contextlib
import random

import pytest
from server_client import Refused, Socket, all_moves

from partie.server.errors import Problem
from partie.server.tables.views import ViewCache
from partie.server.visitors import limits
from partie.table.cache import Cache


def test_what_is_kept_never_weighs_more_than_it_may():
    kept = Cache(100)
    dice = random.Random(5)
    for number in range(2000):
        kept.put(number % 300, number, dice.randrange(1, 60))
        assert kept.weight <= 100 and kept.weight == sum(weight for _, weight in kept._values.values())
    assert kept.get(1999 % 300) == 1999
    kept.put("huge", 1, 101)
    assert kept.get("huge") is None
    kept.put("a", 1, 50)
    kept.put("b", 2, 50)
    kept.get("a")
    kept.put("c", 3, 50)
    assert [kept.get(key) for key in "abc"] == [1, None, 3]


async def played(place, game="powergrid", most=60):
    """A table with a past; the person to ask as."""
    anna, boris = await place.person("Anna"), await place.person("Boris")
    seats = [{"kind": "me"}, {"kind": "open"}]
    ident = (await anna.post("/api/tables", {"game": game, "seats": seats}))["id"]
    await boris.post(f"/api/tables/{ident}/join")
    dice = random.Random(2)
    for _ in range(most):
        for person in (anna, boris):
            decision = (await person.get(f"/api/tables/{ident}/play"))["decision"]
            if decision is not None:
                await person.commit(ident, decision["id"], dice.choice(all_moves(decision))["move"])
    return ident, anna


def test_moments_of_the_past_do_not_fill_the_memory(stage):
    async def play(place):
        ident, _ = await played(place)
        looks = place.services.views = ViewCache(past=200_000)
        stranger = place.visitor()
        moves = (await stranger.get(f"/api/tables/{ident}/play"))["moves"]
        for lang in ("", "&lang=en", "&lang=cs", "&lang=uk"):
            for at in range(moves):
                await stranger.get(f"/api/tables/{ident}/play?at={at}{lang}")
                assert looks._past.weight <= 200_000
        assert 0 < len(looks._past) < moves and len(looks._replays) == 1
        table = await place.services.tables.read(ident)
        assert not hasattr(table, "seen")

    stage(play)


def test_a_moment_is_the_same_from_whichever_moment_it_is_reached(stage):
    async def play(place):
        ident, anna = await played(place)
        moves = (await anna.get(f"/api/tables/{ident}/play"))["moves"]
        path = f"/api/tables/{ident}/play?lang=en&at="
        forward = [await anna.get(path + str(at)) for at in range(moves)]
        place.services.views.clear()
        backward = [await anna.get(path + str(at)) for at in reversed(range(moves))]
        assert forward == backward[::-1]
        assert [position["at"] for position in forward] == list(range(moves))
        for position in forward:
            assert all(event["move"] <= position["at"] for event in position["events"])

    stage(play)


def test_who_asks_for_too_much_work_waits_and_others_do_not(stage, monkeypatch):
    monkeypatch.setitem(limits.RATES, "work", (0.01, 0.05))
    monkeypatch.setitem(limits.RATES, "work-here", (0.01, 50.0))
    monkeypatch.setitem(limits.RATES, "ask", (10_000.0, 10_000.0))

    async def play(place):
        place.services.rates.on = False
        ident, anna = await played(place, "underwater", 40)
        place.services.rates.on = True
        stranger = place.visitor()
        moves = (await anna.get(f"/api/tables/{ident}/play"))["moves"]
        answered = 0
        with pytest.raises(Refused) as stopped:
            for round in range(1000):
                place.services.views.clear()
                await stranger.get(f"/api/tables/{ident}/play?at={moves - 1 - round % 2}")
                answered += 1
        assert (stopped.value.status, stopped.value.key) == (429, "too-many") and answered > 1
        assert (await anna.get(f"/api/tables/{ident}/play"))["moves"] == moves

    stage(play)


def test_who_may_look_no_more_hears_the_bell_all_the_same(stage, monkeypatch):
    monkeypatch.setitem(limits.RATES, "work", (0.0001, 0.05))
    monkeypatch.setitem(limits.RATES, "ask", (10_000.0, 10_000.0))

    async def play(place):
        anna = await place.person("Anna")
        ident = (await anna.post("/api/tables", {"game": "underwater", "seats": [{"kind": "me"}]}))["id"]
        position = await anna.get(f"/api/tables/{ident}/play")
        decision = position["decision"]
        shown = {"table": ident, "seq": position["seq"], "seat": 0, "since": len(position["events"])}
        async with Socket(place.app, anna.cookie) as socket:
            socket.watch(ident, follow=shown)
            assert await socket.update() == {"table": ident, "seq": position["seq"]}
            place.services.rates.on = True
            with pytest.raises(Refused):
                for _ in range(2000):
                    place.services.views.clear()
                    await anna.get(f"/api/tables/{ident}/play")
            seq = await anna.commit(ident, decision["id"], decision["default"])
            assert await socket.update() == {"table": ident, "seq": seq}
        place.services.rates.on = False
        assert (await anna.get(f"/api/tables/{ident}/play"))["seq"] == seq

    stage(play)


def test_one_client_cannot_hold_all_sockets(monkeypatch):
    monkeypatch.setattr(limits, "SOCKETS", 3)

    class Address:
        def __init__(self, host):
            self.client = self
            self.host = host

    rates = limits.Rates(True)
    with contextlib.ExitStack() as held:
        for _ in range(3):
            held.enter_context(rates.holding(Address("10.0.0.1")))
        with pytest.raises(Problem) as refused, rates.holding(Address("10.0.0.1")):
            pass
        assert refused.value.status == 429
        with rates.holding(Address("10.0.0.2")):
            pass
    assert not rates._held
    with rates.holding(Address("10.0.0.1")):
        pass
