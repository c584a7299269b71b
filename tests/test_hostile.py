"""Whatever anybody sends, for every game there is: moves, notations and damaged files (partie/proof/mutated.py)."""

import json
import os
import random

import pytest

import partie
from partie.games.shipyard.components import ACTIONS
from partie.games.underwater.components.terms import amount
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


@pytest.mark.parametrize(
    ("game", "kind", "seed"),
    [
        ("evacuation", "save", 8800255),
        ("evacuation", "save", 8801839),
        ("evacuation", "save", 8900397),
        ("evacuation", "position", 8800293),
        ("evacuation", "position", 8800555),
        ("underwater", "position", 8800099),
        ("underwater", "position", 8900137),
        ("shipyard", "save", 8900128),
    ],
)
def test_damage_that_once_was_a_fault(game, kind, seed):
    """(As long as content stays as it is; what was wrong has tests of its own below.)"""
    judge(game, kind, seed)


def written(name, **given):
    """The error that a position of two players brings."""
    with pytest.raises(partie.PartieError) as caught:
        partie.new(name, seats=2, seed=1, **given)
    assert caught.value.key == "bad-position"
    return caught.value.detail["where"], caught.value.detail["expected"]


def test_every_task_has_one_place_for_its_owner():
    points = {"mode": "points", "tasks": "on"}
    game = partie.new("evacuation", seats=2, seed=1, **points)
    tasks = game.game.describe(game.state)["tasks"]
    assert written("evacuation", position={"owners": [-1]}, **points) == (
        "position.owners",
        "list-of-numbers",
    )
    assert written("evacuation", position={"tasks": tasks[:2]}, **points)[1] == "each-once"
    doubled = {"tasks": [tasks[0], tasks[0], tasks[1]]}
    assert written("evacuation", position=doubled, **points) == ("tasks", "each-once")
    assert written("evacuation", position={"tasks_played": 1}, **points) == ("tasks_played", "one-owner")


def test_an_order_of_play_that_leaves_somebody_out_never_begins():
    assert written("evacuation", position={"order": [1]}) == ("order", "each-once")


def test_hands_are_not_dealt_from_cards_that_are_not_there():
    cards = partie.new("underwater", seats=2, seed=1).state
    used = [*cards.deck, *(card for nation in cards.nations for card in nation.hand)]
    assert written("underwater", position={"discard": used}) == ("cards", "each-once")


def test_a_chosen_action_that_cannot_be_done_is_refused():
    """The exchange chosen without goods to hand in (SY-EXC-02)."""
    game = partie.new("shipyard", seats=2, seed=1)
    state = json.loads(game.save())["state"]
    seat = game.decisions[0].seat
    goods = state["players"][seat]["goods"]
    state["goods_used"] = [used + mine for used, mine in zip(state["goods_used"], goods, strict=True)]
    state["players"][seat]["goods"] = [0] * len(goods)
    state["agenda"].insert(-1, ["main-action", seat])
    state["main"] = ACTIONS.index("exchange")
    loaded = game.game.load_state(state, 2, game.options)
    with pytest.raises(partie.PartieError) as caught:
        game.game.validate(loaded)
    assert caught.value.detail["expected"] == "chosen-action"


@pytest.mark.plain
def test_a_seat_that_is_asked_has_a_move(monkeypatch):
    """A position in which the step on top has none is refused when it is loaded."""
    game = partie.new("powergrid", seats=2, seed=1)
    saved = game.save()
    monkeypatch.setattr(type(game.decisions[0].step), "moves", lambda self, s: [])
    with pytest.raises(partie.PartieError) as caught:
        partie.load(saved)
    assert caught.value.key == "bad-save" and caught.value.detail["expected"] == "a-legal-move"


def spoilt(name, change):
    """What `validate` says of a state in which a number was changed by hand."""
    game = partie.new(name, seats=2, seed=1)
    game.game.validate(game.state)
    change(game.state)
    with pytest.raises(partie.PartieError) as caught:
        game.game.validate(game.state)
    return caught.value.detail["where"]


def test_nobody_holds_less_than_nothing_or_more_than_there_is():
    """Numbers outside their declared ranges are refused in every game, whoever put them there."""

    def set_goods(amounts):
        return lambda s: setattr(s.nations[0], "goods", amounts)

    assert spoilt("powergrid", lambda s: setattr(s.players[1], "money", -1)) == "position.players.1.money"
    assert spoilt("powergrid", lambda s: s.players[0].fuel.__setitem__(2, -3)) == "position.players.0.fuel"
    assert spoilt("evacuation", lambda s: s.players[0].goods.__setitem__(0, -1)) == "position.players.0.goods"
    assert (
        spoilt("evacuation", lambda s: s.players[0].goods.__setitem__(0, 10**6)) == "position.players.0.goods"
    )
    assert spoilt("shipyard", lambda s: s.players[0].items.__setitem__(0, -3)) == "position.players.0.items"
    assert (
        spoilt("shipyard", lambda s: setattr(s.players[1], "guilders", -1)) == "position.players.1.guilders"
    )
    assert spoilt("underwater", lambda s: setattr(s.nations[0], "points", -1)) == "position.nations.0.points"
    assert spoilt("underwater", set_goods(amount(kelp=-1))) == "position.nations.0.resources"


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
