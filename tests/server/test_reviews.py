"""Looking back at the server: a review in the background, kept and stopped, viewpoints, and another try."""

import asyncio

import pytest
from server_client import Refused

from partie.bots import judge
from partie.bots import review as module
from partie.table import review as slices


@pytest.fixture(autouse=True)
def brief(monkeypatch):
    """Less thought, for tests."""
    for name, value in {"POINTS": 3, "FIRST_LOOK": 0.01, "SECOND_LOOK": 0.02, "DOUBTFUL": 1}.items():
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(judge, "GUESSES", 1)
    monkeypatch.setattr(judge, "ENDINGS", 1)
    monkeypatch.setattr(slices, "SLICE", 0.2)


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


async def finished(person, game="shipyard", seats=1):
    """A table whose game bots have played to its end."""
    wanted = [{"kind": "bot", "bot": "greedy"}] * seats
    table = await person.post("/api/tables", {"game": game, "seats": wanted})
    for _ in range(6000):
        table = await person.get(f"/api/tables/{table['id']}")
        if table["state"] == "finished":
            return table
        await asyncio.sleep(0.01)
    raise AssertionError("the game does not end")


async def reviewed(person, ident, until="done"):
    for _ in range(6000):
        found = await person.get(f"/api/tables/{ident}/review?lang=en")
        if found["state"] == until:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError(found["done"])


def test_a_finished_game_is_judged_in_the_background_and_the_review_is_kept(stage):
    async def play(place):
        anna = await place.person("Anna")
        table = await finished(anna, seats=2)
        here = f"/api/tables/{table['id']}/review"
        before = await anna.get(here)
        assert before["state"] == "none" and before["done"] == 0 and not before["chances"]
        assert before["rounds"][0] == [0, 1]
        assert [number for _, number in before["rounds"]] == list(range(1, len(before["rounds"]) + 1))
        assert (await anna.post(here))["state"] == "running"
        found = await reviewed(anna, table["id"])
        assert found["done"] == 1
        assert found["chances"][0]["at"] == 0
        last = found["chances"][-1]
        assert last["at"] == table["moves"] and sum(last["seats"]) == pytest.approx(1)
        for loss in found["losses"]:
            assert loss["played"]["say"] and loss["better"]["say"]
            assert loss["played"]["move"] != loss["better"]["move"]
        # Whoever else looks finds it as it is, and asking again begins nothing.
        boris = await place.person("Boris")
        assert await boris.post(f"{here}?lang=en") == found

    stage(play)


def test_a_review_is_stopped_and_gone_on_with(stage):
    async def play(place):
        anna = await place.person("Anna")
        table = await finished(anna)
        here = f"/api/tables/{table['id']}/review"
        await anna.post(here)
        stopped = await anna.ask("DELETE", here)
        assert stopped["state"] == "stopped" and stopped["done"] < 1
        await asyncio.sleep(0.3)
        assert await anna.get(here) == stopped
        assert (await anna.post(here))["state"] == "running"
        found = await reviewed(anna, table["id"])
        assert found["chances"][-1]["seats"] == [pytest.approx(found["chances"][-1]["seats"][0])]
        assert found["chances"][-1]["seats"][0] > 1  # points, not a chance

    stage(play)


def test_only_who_has_a_name_has_a_finished_game_judged(stage):
    async def play(place):
        anna = await place.person("Anna")
        running = await anna.post(
            "/api/tables", {"game": "shipyard", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
        )
        ident = running["id"]
        assert await refused(anna.post(f"/api/tables/{ident}/review")) == (409, "not-finished")
        assert await refused(anna.get(f"/api/tables/{ident}/play?seat=1")) == (409, "not-finished")
        assert await refused(anna.post(f"/api/tables/{ident}/again", {"at": 0, "seat": 0})) == (
            409,
            "not-finished",
        )
        assert (await anna.get(f"/api/tables/{ident}/review"))["state"] == "none"
        table = await finished(anna)
        nobody = await place.visitor().come()
        assert (await refused(nobody.post(f"/api/tables/{table['id']}/review")))[0] == 401

    stage(play)


def test_a_finished_game_is_seen_from_every_seat(stage):
    async def play(place):
        anna = await place.person("Anna")
        table = await finished(anna, "underwater", 2)
        here = f"/api/tables/{table['id']}/play"
        hands = []
        for seat in range(2):
            seen = await anna.get(f"{here}?at=20&seat={seat}")
            assert seen["view"]["seat"] == seat
            hands.append(seen["view"]["nations"][seat]["hand"])
        assert hands[0] != hands[1] and all(hands)
        assert await refused(anna.get(f"{here}?at=20&seat=2")) == (404, "bad-seat")

    stage(play)


def test_a_game_is_tried_again_from_any_of_its_moments(stage):
    async def play(place):
        anna = await place.person("Anna")
        table = await finished(anna, "powergrid", 3)
        here = f"/api/tables/{table['id']}"
        made = await anna.post(f"{here}/again", {"at": 40, "seat": 1})
        assert made["id"] != table["id"] and made["practice"] and made["private"] and made["mine"] == 1
        assert [seat["kind"] for seat in made["seats"]] == ["bot", "person", "bot"]
        then = await anna.get(f"{here}/play?at=40&seat=1")
        there = await anna.get(f"/api/tables/{made['id']}/play?at=40")
        assert there["view"] == then["view"]
        found = await anna.get(f"/api/tables/{made['id']}/play?lang=en")
        for _ in range(3000):
            if found["decision"] is not None:
                break
            await asyncio.sleep(0.01)
            found = await anna.get(f"/api/tables/{made['id']}/play?lang=en")
        await anna.commit(made["id"], found["decision"]["id"], found["decision"]["default"])
        record = await anna.get(f"/api/tables/{made['id']}/record")
        assert "seat 1 Anna" in record
        lists = await anna.get("/api/tables?list=running")
        assert made["id"] not in [each["id"] for each in lists]
        last = {"at": table["moves"], "seat": 0}
        assert await refused(anna.post(f"{here}/again", last)) == (409, "game-over")
        assert await refused(anna.post(f"{here}/again", {"at": 3, "seat": 7})) == (404, "bad-seat")

    stage(play)
