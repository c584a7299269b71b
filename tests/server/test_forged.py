"""Forged moves over HTTP, by somebody who holds a valid decision (tools/fuzz_moves.py)."""

import asyncio
import random

import fuzz_moves
import pytest
from server_client import Refused

import partie

NUMBERS = {
    "evacuation": ([23, -20, -1, -1], [8, -1, -64, -1], [12, -3], [2, 175, 80], [12, 55706], [8, 0, 0, 0]),
    "underwater": ([16, -3], [8, -3, 7], [16, 257]),
    "shipyard": ([16, 0, -3], [16, 0, 1 << 40]),
    "powergrid": ([3, -5], [6, 0, -1], [6, 0, 10**6]),
}
"""What was played, or answered with 500, before the vocabulary was a gate."""


def cheating(play):
    """A guest at a table with a bot, as the one who cheats."""

    async def at_table(place, game):
        person = await place.person("Mallory")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = (await person.post("/api/tables", {"game": game, "seats": seats}))["id"]

        async def send(method, path, body):
            answer = await person.send(method, path, body)
            return answer.status_code, answer.json()

        await play(person, table, fuzz_moves.Cheat(send, game, table, random.Random(game)))

    return at_table


@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_forgeries_are_refused_at_every_decision(stage, game):
    async def play(person, table, cheat):
        while cheat.decisions < 5:
            assert await cheat.turn()
        assert cheat.answers.total() > 100

    stage(lambda place: cheating(play)(place, game))


@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_numbers_that_were_once_played_are_refused(stage, game):
    async def play(person, table, cheat):
        position = await person.get(f"/api/tables/{table}/play")
        while position["decision"] is None:
            await asyncio.sleep(0.01)
            position = await person.get(f"/api/tables/{table}/play")
        for move in NUMBERS[game]:
            with pytest.raises(Refused) as caught:
                await person.commit(table, position["decision"]["id"], move)
            assert (caught.value.status, caught.value.key) in ((422, "illegal-move"), (400, "unknown-move"))
            assert caught.value.problem["say"]
        after = await person.get(f"/api/tables/{table}/play")
        assert after["decision"]["id"] == position["decision"]["id"]

    stage(lambda place: cheating(play)(place, game))


@pytest.mark.plain
def test_a_server_that_believes_a_forgery_is_found_out(stage, monkeypatch):
    monkeypatch.setattr(
        "partie.kernel.notation.vocabulary.Vocabulary.find", lambda self, given: given or None
    )

    async def play(person, table, cheat):
        with pytest.raises(fuzz_moves.Believed):
            for _ in range(40):
                await cheat.turn()

    stage(lambda place: cheating(play)(place, "evacuation"))
