"""A table without a server answers what a server answers, for the same game and the same moves."""

import random
from types import SimpleNamespace

import pytest
from local_client import Browser, Refused
from server_client import Refused as ServerRefused

from partie.bots import coach
from partie.table import advice

OWN = {"id", "created", "changed", "waiting", "link", "host", "opener", "private", "absence", "seq"}
"""Of a table: what is its home's own."""


def told(play):
    """A position without what is its home's own: ids, times, who people are."""
    table = {name: value for name, value in play["table"].items() if name not in OWN}
    table["seats"] = [{**seat, "person": seat["person"] is not None} for seat in table["seats"]]
    return {**play, "table": table, "seq": 0}


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", ["powergrid", "underwater", "shipyard", "evacuation"])
def test_both_homes_answer_the_same(stage, game, lang, monkeypatch):
    # The same seed and no clock: the same hint at both homes.
    monkeypatch.setattr(coach, "SECONDS", 0.0)
    monkeypatch.setattr(advice, "secrets", SimpleNamespace(randbits=lambda bits: 7))

    async def play(place):
        people = [await place.person("Anna"), await place.person("Boris")]
        made = await people[0].post(
            "/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        far = f"/api/tables/{made['id']}"
        await people[1].post(f"{far}/join", {"seat": None})
        partie = (await place.services.tables.read(made["id"])).partie
        browser = Browser()
        here = f"/tables/{browser.post('/tables/record', {'record': partie.record()})['id']}"
        dice = random.Random(7)

        async def same(seat, method, door, body=None, query=""):
            """What both answer, or refuse with the same sentence."""
            try:
                wire = await people[seat].ask(method, f"{far}{door}?lang={lang}{query}", body)
            except ServerRefused as refused:
                wire = refused.problem
            try:
                local = browser.ask(method, f"{here}{door}?lang={lang}{query}", body)
            except Refused as refused:
                local = refused.problem
            if door == "/play":
                wire, local = told(wire), told(local)
            assert local == wire
            return wire

        for turn in range(30):
            asked = (await people[0].get(f"{far}/play"))["deciding"]
            if not asked:
                break
            seat = dice.choice(asked)
            for other in (1 - seat, seat):
                browser.post(f"{here}/uncover", {"seat": other})
                now = await same(other, "GET", "/play")
            decision = now["decision"]
            offers = [offer for group in decision["moves"].values() for offer in group]
            offer = dice.choice(offers)
            buffer = {"decision": decision["id"], "moves": [offer["text"]]}
            await same(seat, "POST", "/try", buffer)
            await same(seat, "POST", "/outlook", {"decision": decision["id"], "move": offer["move"]})
            forged = {"move": list(dice.choice(partie.game.vocabulary.moves)), "decision": None, "moves": []}
            await same(seat, "POST", "/why", forged)
            if turn % 10 == 3:
                await same(seat, "GET", "/hint")
                await same(seat, "GET", "/play", query="&at=1&since=2")
                assert browser.get(f"{here}/record") == await people[seat].get(f"{far}/record")
            commit = {**buffer, "request": f"r{turn}"}
            await people[seat].post(f"{far}/commit", commit)
            browser.post(f"{here}/commit", commit)
            browser.post(f"{here}/uncover", {"seat": seat})
            late = {**commit, "request": "late"}
            wrong = {"decision": None, "moves": [], "move": [offer["move"][0], 999_999]}
            for door, body in (("/commit", late), ("/try", buffer), ("/why", wrong)):
                answer = await same(seat, "POST", door, body)
                assert "rule" in answer or answer["status"] >= 400

    # However busy the machine is, a hint is waited for.
    stage(play, bot_limit=300)
