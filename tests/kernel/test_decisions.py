"""Decisions: ids, kinds, moves, prices, defaults."""

import pytest
from playing import play_on, play_out
from toy_games import new_toy, paying, toy_with

import partie
from partie.kernel.engine.step import KINDS


def ident(game, seat):
    return game.decision(seat).id


def test_the_id_stays_while_other_seats_move():
    game = toy_with(3)
    before = ident(game, 2)
    game.play(0, "keep")
    game.play(0, "take 2")
    game.play(1, "lay 2")
    assert ident(game, 2) == before


def test_the_id_changes_with_an_own_move():
    game = toy_with(3)
    before = ident(game, 0)
    game.play(0, "keep")
    assert ident(game, 0) != before


def test_the_id_changes_with_a_takeback_and_never_comes_back():
    game = toy_with(2)
    seen = [ident(game, 0)]
    for _ in range(3):
        game.play(0, "keep")
        seen.append(ident(game, 0))
        game.takeback(0)
        seen.append(ident(game, 0))
    assert len(set(seen)) == len(seen)


def test_the_id_survives_save_and_record():
    game = toy_with(2)
    game.play(0, "keep")
    game.takeback(0)
    game.play(1, "keep")
    ids = [decision.id for decision in game.decisions]
    assert [decision.id for decision in partie.load(game.save()).decisions] == ids
    assert [decision.id for decision in partie.replay(game.record()).decisions] == ids


def test_ids_are_unique_within_a_game():
    game = partie.new("powergrid", seats=4, seed=3)
    seen = set()
    last = None
    for _ in play_on(game, 3):
        for decision in game.decisions:
            if decision.id != last:
                assert decision.id not in seen
                seen.add(decision.id)
                last = decision.id


def test_a_decision_that_is_over_says_so():
    game = toy_with(2)
    old = game.decision(0)
    game.play(0, "keep")
    for ask in (
        lambda: old.moves,
        lambda: old.default,
        lambda: old.prompt,
        old.groups,
        old.data,
        lambda: old.reveals((1,)),
    ):
        with pytest.raises(partie.PartieError) as caught:
            ask()
        assert caught.value.key == "stale-decision"


def test_a_decision_of_another_seat_s_lane_stays_good():
    game = toy_with(2)
    mine = game.decision(1)
    game.play(0, "keep")
    assert mine.moves == game.decision(1).moves


def test_moves_are_listed_only_when_somebody_asks():
    decision = new_toy().decisions[0]
    assert decision._moves is None
    assert len(decision.moves) == 4
    assert decision.moves is decision.moves


def test_kinds_are_from_the_closed_list():
    game = new_toy(3, seed=5)
    kinds = set()
    for _ in play_on(game, 5):
        kinds |= {decision.kind for decision in game.decisions}
    assert kinds <= set(KINDS)
    assert {"card", "choose"} <= kinds


def test_moves_are_grouped_by_verb():
    groups = toy_with(2).decision(0).groups()
    assert {verb: len(moves) for verb, moves in groups.items()} == {"lay": 3, "keep": 1}


def test_prices_come_in_parts():
    game = paying(twos=2, threes=1)
    decision = game.decision(0)
    assert decision.price(game.parse(0, "buy")) == (("coins", 5),)
    assert decision.price(game.parse(0, "skip")) == ()


def test_the_default_is_a_safe_legal_move():
    decision = toy_with(2).decision(0)
    assert decision.default == (1,)
    assert decision.default in decision.moves


def test_data_is_plain_and_tells_what_reveals():
    game = paying(twos=2, threes=1)
    game.play(0, "buy")
    data = game.decision(0).data()
    assert data["kind"] == "pay" and data["id"] == ident(game, 0)
    assert [row["reveals"] for row in data["moves"]["dig"]] == [True]
    assert [row["text"] for row in data["moves"]["pay"]] == ["pay 2", "pay 3"]
    assert not any(row["reveals"] for row in data["moves"]["pay"])
    assert data["default"] == list(game.decision(0).default)


def test_who_is_not_asked_has_no_decision():
    game = paying(twos=2, threes=1)
    for seat in (1, 5, -1):
        with pytest.raises(partie.PartieError) as caught:
            game.decision(seat)
        assert caught.value.key == "no-decision"


def test_a_finished_game_asks_nobody():
    game = play_out(new_toy())
    assert game.over and game.decisions == []
    assert game.why_not(0, "keep") == "game-over"


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", None, True, 1.0])
def test_a_seat_that_is_not_there_is_refused(seat):
    game = new_toy(2)
    before = game.save()
    for move in ("keep", (1,), "lay 3"):
        assert game.why_not(seat, move) == "no-such-seat"
        with pytest.raises(partie.IllegalMove) as caught:
            game.play(seat, move)
        assert caught.value.rule == "no-such-seat"
    with pytest.raises(partie.PartieError):
        game.set_order(seat, "limit 3")
    if seat not in (-1, None):
        for look in (game.view, game.mask, game.events_for, game.record):
            with pytest.raises(partie.PartieError) as wrong:
                look(seat)
            assert wrong.value.key == "no-such-seat"
    assert game.save() == before


@pytest.mark.parametrize(
    "move",
    [
        "", "fly 3", "lay", "lay 3 4", "lay --3", "lay ²", "lay x", "keep 1", "a" * 5000, None, 7, 1.5, [], (), (99,),
        (-1, 3), (0,), (0, 3, 3), (0, "3"), (True, 3), (0, 3.0), (0, True), [[0], 3], {"lay": 3}, b"keep",
    ],
)  # fmt: skip
def test_a_move_nobody_knows_is_an_error_with_a_sentence(move):
    game = new_toy(2)
    before = game.save()
    for ask in (game.play, game.why_not, lambda seat, given: game.preview(seat, [given])):
        with pytest.raises(partie.PartieError) as caught:
            ask(0, move)
        assert caught.value.key in ("unknown-move", "bad-move-form")
        assert len(str(caught.value)) < 400
    assert game.save() == before


@pytest.mark.plain
@pytest.mark.parametrize(
    "move", ["lay 99", "lay -1", "lay 123456789", (0, -1), (0, 99), (0, 1 << 90), [0, 10**5000]]
)
def test_a_move_outside_the_vocabulary_is_refused_before_any_step_is_asked(move, monkeypatch):
    """In every position, and for seats that are not asked too."""
    game = new_toy(2)
    asked = []
    for step in game.game.steps.values():
        monkeypatch.setattr(step, "check", lambda *given: asked.append(given))
    for seat in range(2):
        assert game.why_not(seat, move) == "no-such-move"
        for ask in (game.play, lambda seat, given: game.preview(seat, [given])):
            with pytest.raises(partie.IllegalMove) as caught:
                ask(seat, move)
            assert caught.value.rule == "no-such-move" and len(str(caught.value)) < 400
    assert not asked


@pytest.mark.plain
def test_a_standing_order_that_the_rules_forbid_ends(monkeypatch):
    game = new_toy(2)
    for move in ((0, -1), (0, 99)):
        monkeypatch.setattr(type(game.game), "order", lambda self, s, seat, words, move=move: move)
        game.orders = dict.fromkeys(range(2), "anything")
        assert game.ordered() is None and not game.orders
