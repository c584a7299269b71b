"""The server's words are those of the text layer, whatever was said before and at whichever table."""

import random

import pytest
from complete_languages import LANGUAGES

import partie
from partie.table import words
from partie.text import Words
from partie.text import words as told

NAMES = (("Anna", "Boris", "Chloé", "Dan"), ("Dan", "Eva", "Filip", "Gita"))


def fresh(monkeypatch, say, *what):
    """What is said with nothing remembered."""
    with monkeypatch.context() as without:
        without.setattr(told, "message", told.message.__wrapped__)
        return say(*what)


def last_options(game):
    """The last choice of every option, which still sets up a game of three."""
    chosen = {}
    for option in partie.GAMES[game].options:
        for value in reversed(option.choices):
            try:
                partie.new(game, seats=3, seed=0, **{**chosen, option.name: value})
            except partie.PartieError:
                continue
            chosen[option.name] = value
            break
    return chosen


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_every_label_and_event_is_what_would_be_said_without_memory(monkeypatch, game, language):
    """Two tables in one process, other people, options and positions at each, their moves in turn."""
    dice = random.Random(8)
    tables = [
        (partie.new(game, seats=3, seed=1), NAMES[0]),
        (partie.new(game, seats=3, seed=2, **last_options(game)), NAMES[1]),
    ]
    plain = Words(language, game)
    compared = 0
    for _ in range(160):
        for playing, names in tables:
            if playing.over:
                continue
            decision = dice.choice(playing.decisions)
            data = words.decision(playing, decision, language, names)
            labels = [entry for group in data["moves"].values() for entry in group]
            for entry in dice.sample(labels, min(8, len(labels))):
                move = tuple(entry["move"])
                wanted = fresh(monkeypatch, plain.move, playing, decision.seat, move, names)
                assert entry["say"] == wanted, (entry, decision.prompt)
                compared += 1
            wanted = fresh(monkeypatch, plain.prompt, playing, decision, names)
            assert data["prompt"]["say"] == wanted
            before = len(playing.state.events)
            playing.push(decision.seat, dice.choice(decision.moves))
            for entry in words.events(playing, decision.seat, language, lambda _, names=names: names, before):
                event = tuple(entry["event"])
                assert entry["say"] == fresh(monkeypatch, plain.event, playing, event, names)
                assert entry["move"] == len(playing.moves)
                compared += 1
    assert compared > 1000


@pytest.mark.plain
def test_the_words_of_a_decision_list_no_moves_again(monkeypatch):
    """As many lists of moves with words as without."""
    playing = partie.new("underwater", seats=3, seed=1)
    kind = type(playing.decisions[0].step)
    moves = kind.moves
    listed = []
    monkeypatch.setattr(kind, "moves", lambda step, s: listed.append(1) or moves(step, s))
    playing.decisions[0].data()
    without = len(listed)
    words.decision(playing, playing.decisions[0], "cs", NAMES[0])
    assert without and len(listed) == 2 * without


def test_what_a_move_would_do_is_told_to_its_seat_alone(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        body = {"game": "underwater", "seats": [{"kind": "me"}, {"kind": "open"}]}
        ident = (await anna.post("/api/tables", body))["id"]
        await boris.post(f"/api/tables/{ident}/join")
        # Cards of the first hand are put away before anybody has a turn.
        for person in (anna, boris):
            asked = (await person.get(f"/api/tables/{ident}/play"))["decision"]
            sent = {"decision": asked["id"], "moves": [asked["default"]], "request": "first"}
            await person.post(f"/api/tables/{ident}/commit", sent)
        looks = [
            (person, (await person.get(f"/api/tables/{ident}/play"))["decision"]) for person in (anna, boris)
        ]
        (mover, asked), (other, _) = sorted(looks, key=lambda look: look[1] is None)
        free = next(one["text"] for one in asked["moves"]["slot"] if one["text"].startswith("slot A0"))
        body = {"decision": asked["id"], "move": free}
        lines = await mover.post(f"/api/tables/{ident}/outlook?lang=cs", body)
        assert [line["say"] for line in lines] == ["přinese 2 kredity a 2 karty", "karta se jen odhodí"]
        assert lines[1]["event"] == ["discards", 1]
        assert await mover.post(f"/api/tables/{ident}/outlook", {**body, "move": "done"}) == []
        assert (await other.send("POST", f"/api/tables/{ident}/outlook", body)).status_code == 409

    stage(play)
