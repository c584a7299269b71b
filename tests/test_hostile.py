"""Whatever anybody sends, for every game there is: moves, notations and damaged files (partie/proof/mutated.py)."""

import json
import os
import random

import pytest

import partie
from partie.proof.mutated import KINDS, beginning, bounded, judge, mutate, mutate_text, survive

FILES = int(os.environ.get("PARTIE_DAMAGED_FILES", "20"))
"""Damaged files of each kind and game; `make fuzz` takes many."""
NUMBERS = (-(10**30), -(1 << 40), -2, -1, 0, 1, 2, 3, 7, 16, 64, 99, 255, 1 << 40, 10**30)


@pytest.mark.parametrize("game", partie.GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_file_is_played_or_explained(game, kind):
    for seed in range(FILES):
        judge(game, kind, seed)


@pytest.mark.parametrize("name", partie.GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_any_move_is_legal_or_refused_or_explained(name, seed):
    dice = random.Random(seed)
    game = beginning(name, seed)
    legal = {seat: set(game.legal(seat)) for seat in range(game.seats)}
    words = [word for verb in game.game.verbs for word in verb.name.split()] + [
        "²",
        "1²",
        "-1",
        "9" * 30,
        "x",
        "coal=²",
    ]
    before = game.key()
    for _ in range(100):
        seat = dice.randrange(game.seats)
        verb = dice.randrange(len(game.game.verbs))
        values = [dice.choice(NUMBERS) for _ in game.game.verbs[verb].args]
        for given in ((verb, *values), " ".join(dice.choice(words) for _ in range(dice.randrange(1, 5)))):
            try:
                rule = game.why_not(seat, given)
            except partie.PartieError as error:
                assert error.key in ("unknown-move", "bad-move-form") and str(error)
                continue
            if isinstance(given, tuple):
                assert (rule is None) == (given in legal[seat]), (seat, given, rule)
    assert game.key() == before


@pytest.mark.parametrize("seat", [-1, 99, 10**30, True, "0", None, 1.0])
def test_a_seat_that_is_none_is_refused_in_plain_values(seat):
    game = partie.new("powergrid", 3, 1)
    with pytest.raises(partie.IllegalMove) as caught:
        game.play(seat, "pass")
    assert caught.value.rule == "no-such-seat" and -1 <= caught.value.detail["seat"] < 1000


def test_a_save_whose_bidders_are_nobody_is_refused_at_once():
    game = partie.new("powergrid", 3, 1)
    seat = game.decisions[0].seat
    game.play(seat, "open 4")
    save = json.loads(game.save())
    for rules in (save["rules"], "0.1"):
        for bidders in (16, 8, 0):
            hostile = {**save, "rules": rules, "began": rules, "state": {**save["state"], "bidders": bidders}}
            assert survive(json.dumps(hostile), random.Random(1)) in ("bad-save", "bad-position")


def test_damage_follows_from_its_seed_and_is_damage():
    game = beginning("powergrid", 3)
    save = json.loads(game.save())
    assert mutate(save, random.Random(4)) == mutate(save, random.Random(4))
    assert sum(mutate(save, random.Random(seed)) != save for seed in range(50)) > 45
    record = game.record()
    assert sum(mutate_text(record, random.Random(seed)) != record for seed in range(50)) > 40


def test_what_never_ends_is_stopped(monkeypatch):
    monkeypatch.setattr("partie.proof.mutated.MOST_LINES", 10_000)
    with pytest.raises(Exception, match="more than"), bounded():
        for_ever()
    with pytest.raises(Exception, match="memory"), bounded():
        assert bytearray(300_000_000)


def for_ever():
    while True:
        pass
