"""The types of the protocol (tools/protocol_types.py): the page's file is fresh, and what is sent has these types."""

import asyncio
import random

import msgspec
import protocol_types
import pytest
from server_client import all_moves

import partie
from partie.server.api.games import GameShape, PrimerShape, RuleShape, ThingShape
from partie.server.api.people import Me, SessionShape
from partie.server.api.play import HintOut, TryOut, WhyOut
from partie.server.api.position import Position
from partie.server.api.tables import TableShape


def test_the_types_of_the_page_are_fresh():
    assert protocol_types.FILE.read_text("utf-8") == protocol_types.text(), "make protocol"


def test_a_stale_file_fails_the_check(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(protocol_types, "FILE", tmp_path / "wire.ts")
    assert protocol_types.main(["--check"]) == 1
    assert protocol_types.main([]) == 0 == protocol_types.main(["--check"])
    (tmp_path / "wire.ts").write_text("// older", "utf-8")
    assert protocol_types.main(["--check"]) == 1 and "stale" in capsys.readouterr().err


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_what_is_sent_has_these_types(stage, game):
    """Positions, decisions and results of a game, with words and without, and whatever else the page asks for."""

    async def play(place):
        dice = random.Random(5)
        anna = await place.person("Anna")
        msgspec.convert(await anna.get("/api/me"), Me)
        msgspec.convert(await anna.get("/api/sessions"), list[SessionShape])
        msgspec.convert(await anna.get("/api/games?lang=cs"), list[GameShape])
        msgspec.convert(await anna.get(f"/api/games/{game}/rules"), list[RuleShape])
        msgspec.convert(await anna.get(f"/api/games/{game}/texts"), dict[str, dict[str, ThingShape]])
        msgspec.convert(await anna.get(f"/api/games/{game}/primer?lang=uk"), PrimerShape)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = await anna.post("/api/tables", {"game": game, "seats": seats})
        msgspec.convert(table, TableShape)
        path = f"/api/tables/{table['id']}"
        while True:
            found = await anna.get(f"{path}/play?lang=en" if dice.random() < 0.2 else f"{path}/play")
            position = msgspec.convert(found, Position)
            if position.result is not None:
                return
            if position.decision is None:
                await asyncio.sleep(0.01)
                continue
            move = dice.choice(all_moves(found["decision"]))
            body = {"decision": position.decision.id, "moves": [move["move"]]}
            if dice.random() < 0.05:
                msgspec.convert(await anna.post(f"{path}/try", body), TryOut)
                msgspec.convert(await anna.post(f"{path}/why", {"move": move["text"]}), WhyOut)
            if dice.random() < 0.01:
                msgspec.convert(await anna.get(f"{path}/hint"), HintOut)
            await anna.commit(table["id"], position.decision.id, move["move"])

    stage(play)
