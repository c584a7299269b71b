"""Lessons and practice games at the server: script, other moves, resuming, going on, and who may not."""

import asyncio

import pytest
from server_client import Refused, all_moves

from partie.table.lessons import lesson


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


async def asked(person, ident):
    """The position once the pupil is asked, or once the lesson is over."""
    for _ in range(2000):
        found = await person.get(f"/api/tables/{ident}/play?lang=en")
        if found["decision"] is not None or found["lesson"] is None:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("nobody asked the pupil")


@pytest.mark.parametrize("game", ["powergrid", "underwater", "shipyard", "evacuation"])
def test_a_pupil_plays_a_lesson_and_goes_on_against_its_bots(stage, game):
    async def play(place):
        anna = await place.person("Anna")
        table = await anna.post(f"/api/games/{game}/lesson")
        ident = table["id"]
        assert table["lesson"] and table["practice"] and table["private"] and table["mine"] == 0
        seen = []
        for _ in range(60):
            found = await asked(anna, ident)
            step = found["lesson"]
            if step["over"]:
                break
            seen.append(step["step"])
            assert step["say"]
            await anna.commit(ident, found["decision"]["id"], step["move"])
        assert step["over"] and sorted(set(seen)) == list(range(len(lesson(game).steps)))
        table = await anna.post(f"/api/tables/{ident}/play-on")
        assert not table["lesson"] and table["practice"]
        after = await asked(anna, ident)
        assert after["lesson"] is None
        assert (await anna.post(f"/api/games/{game}/lesson"))["id"] != ident

    stage(play)


def test_other_moves_are_shown_but_never_stored_and_hints_repeat_the_sentence(stage):
    async def play(place):
        anna = await place.person("Anna")
        ident = (await anna.post("/api/games/powergrid/lesson"))["id"]
        found = await asked(anna, ident)
        decision = found["decision"]
        other = next(
            offer["move"] for offer in all_moves(decision) if offer["move"] != found["lesson"]["move"]
        )
        tried = await anna.post(
            f"/api/tables/{ident}/try?lang=en", {"decision": decision["id"], "moves": [other]}
        )
        assert "garbage" in tried["lesson"] and tried["step"] is None
        body = {"decision": decision["id"], "moves": [found["lesson"]["move"]]}
        kept = await anna.post(f"/api/tables/{ident}/try?lang=en", body)
        assert kept["lesson"] is None and kept["step"]["steps"] == 14
        body = {"decision": decision["id"], "moves": [other], "request": "x"}
        assert await refused(anna.post(f"/api/tables/{ident}/commit", body)) == (409, "lesson-step")
        hint = await anna.get(f"/api/tables/{ident}/hint?lang=en")
        assert hint["move"] == found["lesson"]["move"] and hint["reasons"] == [found["lesson"]["say"]]
        assert (await anna.get(f"/api/tables/{ident}/play"))["seq"] == found["seq"]

    stage(play)


def test_a_lesson_is_resumed_and_is_nobody_elses(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident = (await anna.post("/api/games/shipyard/lesson"))["id"]
        found = await asked(anna, ident)
        await anna.commit(ident, found["decision"]["id"], found["lesson"]["move"])
        assert (await anna.post("/api/games/shipyard/lesson"))["id"] == ident
        assert (await boris.post("/api/games/shipyard/lesson"))["id"] != ident
        assert (await boris.get(f"/api/tables/{ident}/play"))["lesson"] is None
        assert await refused(boris.post(f"/api/tables/{ident}/play-on")) == (403, "not-seated")
        for which in ("open", "running"):
            assert ident not in [one["id"] for one in await boris.get(f"/api/tables?list={which}")]

    stage(play)


def test_the_list_of_games_says_which_have_a_lesson(stage):
    async def play(place):
        anna = await place.person("Anna")
        assert all(game["lesson"] for game in await anna.get("/api/games"))

    stage(play)


def test_there_is_no_lesson_of_an_unknown_title(stage):
    async def play(place):
        anna = await place.person("Anna")
        status, key = await refused(anna.post("/api/games/chess/lesson"))
        assert (status, key) == (400, "no-lesson")

    stage(play)


def test_a_host_sets_a_puzzle_from_a_seed_or_a_position(stage):
    async def play(place):
        anna = await place.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        body = {"game": "powergrid", "seats": seats, "seed": 7}
        first, second = await anna.post("/api/tables", body), await anna.post("/api/tables", body)
        assert first["practice"] and first["private"]
        views = [
            (await anna.get(f"/api/tables/{one['id']}/play"))["view"]["plants"] for one in (first, second)
        ]
        assert views[0] == views[1]
        written = dict(lesson("underwater").start)
        three = [*seats, {"kind": "bot", "bot": "greedy"}]
        table = await anna.post("/api/tables", {"game": "underwater", "seats": three, "position": written})
        view = (await anna.get(f"/api/tables/{table['id']}/play"))["view"]
        assert view["round"] == 3 and table["practice"]
        place.services.tables.drop(table["id"])
        again = (await anna.get(f"/api/tables/{table['id']}/play"))["view"]
        assert again["round"] == 3

    stage(play)


@pytest.mark.parametrize(
    ("seed", "position"),
    [
        (-1, None),
        (2**53, None),
        (7.5, None),
        (None, []),
        (None, {"round": -4}),
        (None, {"nations": [{}] * 9}),
    ],
)
def test_a_puzzle_that_cannot_be_is_refused_in_a_sentence(stage, seed, position):
    async def play(place):
        anna = await place.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        body = {"game": "underwater", "seats": seats, "seed": seed, "position": position}
        status, _ = await refused(anna.post("/api/tables", body))
        assert status == 400

    stage(play)
