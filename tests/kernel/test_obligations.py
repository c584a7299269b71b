"""Obligations: only what can be carried through is offered, and that tells nothing hidden."""

import pytest
from playing import offered, refused
from toy_games import fault, paying, state, toy_with

from partie.kernel.engine.obligation import LEAST_EACH, Search, Trials, dead_end
from partie.kernel.engine.state import legal, refusal, step_of


def test_what_cannot_be_met_is_not_begun():
    game = paying(twos=2, threes=0)
    assert offered(game) == ["skip"]
    assert refused(game, 0, "buy") == "TOY-PAY-05"


def test_of_two_obligations_the_one_that_cannot_be_met_is_named():
    # 2 and 3 make five, but no coin is left.
    game = paying(twos=1, threes=1)
    assert refused(game, 0, "buy") == "TOY-LEFT-01"
    game = paying(twos=1, threes=0)
    assert refused(game, 0, "buy") == "TOY-PAY-05"


def test_a_step_into_a_dead_end_is_refused():
    game = paying(twos=2, threes=1)
    game.play(0, "buy")
    assert offered(game) == ["pay 2", "pay 3", "dig"]
    game.play(0, "pay 2")
    assert offered(game) == ["pay 3", "dig"]
    assert refused(game, 0, "pay 2") == "TOY-PAY-05"
    assert refused(game, 0, "done") == "TOY-PAY-05"
    game.play(0, "pay 3")
    assert offered(game) == ["dig", "done"]


def test_the_step_s_own_rule_comes_before_the_obligation():
    game = paying(twos=2, threes=1)
    game.play(0, "buy")
    assert refused(game, 0, "keep") == "TOY-NOT-01"


def test_a_met_obligation_goes_on_with_its_nested_effect():
    game = paying(twos=2, threes=1)
    for move in ("buy", "pay 3", "pay 2", "done"):
        game.play(0, move)
    s = state(game)
    assert s.points == [1, 0]
    assert [type(step).__name__ for step in s.agenda] == ["Rounds", "Left", "Bury"]
    assert offered(game) == ["bury 1", "bury 5", "bury 18", "bury 20"]
    game.play(0, "bury 5")
    assert s.broken == ""
    assert s.round == 2


@pytest.mark.parametrize("top", [(20, 19, 18, 16), (20, 19, 17, 15)])
@pytest.mark.parametrize(("twos", "threes", "rule"), [(1, 1, "TOY-LEFT-01"), (0, 2, "TOY-PAY-05")])
def test_what_is_offered_does_not_depend_on_the_deck(top, twos, threes, rule):
    """An even card would bring the coin that is missing; nobody may learn of it from what is offered."""
    game = paying(twos, threes, deck=top)
    assert offered(game) == ["skip"]
    assert game.why_not(0, "buy") == rule


def test_a_search_that_drew_cards_would_tell():
    with fault("wet search"):
        # After both draws of the join, 18 is on top: even.
        assert offered(paying(twos=0, threes=2, deck=(20, 19, 18))) == ["skip", "buy"]
        assert offered(paying(twos=0, threes=2, deck=(20, 19, 17))) == ["skip"]


def test_a_gift_may_open_what_was_closed():
    game = paying(twos=2, threes=1, deck=(20, 19, 18))
    game.play(0, "buy")
    game.play(0, "pay 2")
    game.play(0, "dig")
    assert state(game).twos == [2, 0]
    assert offered(game) == ["pay 3"]


def test_a_search_leaves_the_state_alone():
    game = paying(twos=2, threes=1)
    before = game.save()
    assert game.legal(0)
    assert game.save() == before
    assert not game.state.dry


def test_a_search_without_nodes_offers_nothing():
    game = paying(twos=2, threes=1)
    game.play(0, "buy")
    pay = game.parse(0, "pay 2")
    assert dead_end(game.state, 0, pay) is None
    assert dead_end(game.state, 0, pay, limit=1) == "TOY-PAY-05"


@pytest.mark.parametrize("twos", range(4))
@pytest.mark.parametrize("threes", range(4))
def test_a_search_that_believes_what_is_certain_finds_what_one_finds_that_tries_everything(twos, threes):
    game = paying(twos, threes)
    buy = game.parse(0, "buy")
    assert dead_end(game.state, 0, buy) == dead_end(game.state, 0, buy, doubting=True)
    if dead_end(game.state, 0, buy) is None:
        game.play(0, "buy")
        for move in step_of(game.state, 0).moves(game.state):
            assert dead_end(game.state, 0, move) == dead_end(game.state, 0, move, doubting=True)


def test_what_is_certain_spares_a_search():
    """Coins of 4 in all: nobody has to try them."""
    game = paying(twos=2, threes=0)
    buy = game.parse(0, "buy")
    assert (
        dead_end(game.state, 0, buy, limit=0) == dead_end(game.state, 0, buy, doubting=True) == "TOY-PAY-05"
    )
    search = Search(game.state, 0, step_of(game.state, 0), Trials(0))
    assert search.rule_after(buy) == "TOY-PAY-05" and not search.trials.ran_out
    search = Search(game.state, 0, step_of(game.state, 0), Trials(0), doubting=True)
    assert search.rule_after(buy) and search.trials.ran_out


def test_without_an_obligation_there_is_no_dead_end():
    game = paying(twos=0, threes=0)
    assert dead_end(game.state, 0, game.parse(0, "skip")) is None


def names(game, seat):
    """What a seat is offered, in notation."""
    return [game.notation(seat, move) for move in game.legal(seat)]


def test_an_obligation_in_a_lane_leaves_out_what_it_forbids():
    """Seat 0 has 14 in coins and may take 2 more, seat 1 has 15 and may take none, seat 2 has 3."""
    game = toy_with(3, twos=[4, 3, 0], threes=[2, 3, 1])
    assert "keep" in names(game, 0) and "keep" not in names(game, 1) and "keep" in names(game, 2)
    assert refused(game, 1, "keep") == "TOY-FULL-01"
    game.play(0, "keep")
    game.play(2, "keep")
    assert names(game, 0) == ["take 2"] and names(game, 2) == ["take 2", "take 3"]
    assert refused(game, 0, "take 3") == "TOY-FULL-01"
    game.play(2, "take 3")
    game.play(0, "take 2")
    game.play(1, "lay 2")
    assert state(game).twos[0] == 5 and state(game).broken == ""


def test_the_default_of_an_absent_player_keeps_the_obligation():
    game = toy_with(2, twos=[3, 0], threes=[3, 0])
    assert game.notation(0, game.decision(0).default) == "lay 1"
    assert game.notation(1, game.decision(1).default) == "keep"


def test_a_query_edits_nothing_in_a_lane_either():
    game = toy_with(2, twos=[4, 0], threes=[2, 0])
    agenda, before = game.state.agenda, game.save()
    assert game.legal(0) and game.why_not(0, "keep") is None and game.decision(0).data()
    assert game.state.agenda is agenda and game.save() == before


def test_what_was_found_from_one_move_serves_the_others():
    """To pay 2 and 3, or 3 and 2, leads to one position: found from the nearer side, it is known from the other."""
    game = paying(twos=2, threes=1)
    game.play(0, "buy")
    step = step_of(game.state, 0)
    two, three = game.parse(0, "pay 2"), game.parse(0, "pay 3")
    assert Search(game.state, 0, step, Trials(6), doubting=True).forbids(two) == "TOY-PAY-05"
    search = Search(game.state, 0, step, Trials(6), doubting=True)
    assert search.forbids(three) is None
    spent = search.trials.spent
    assert search.forbids(two) is None and search.trials.spent - spent < 6


def test_a_listing_has_one_budget():
    """What one move spends the next one lacks, but for the few trials that each of them gets."""
    game = paying(twos=2, threes=1)
    game.play(0, "buy")
    trials = Trials(6)
    assert len(legal(game.state, 0, trials)) < 3 and trials.ran_out
    assert trials.spent <= 6 + 2 * LEAST_EACH and game.state.trials is None
    assert len(legal(game.state, 0)) == 3


def test_a_long_search_for_one_move_gives_the_verdict_of_the_list(monkeypatch):
    monkeypatch.setattr("partie.kernel.engine.state.LEAST_EACH", 0)
    game = paying(twos=2, threes=1)
    game.play(0, "buy")
    for move in step_of(game.state, 0).moves(game.state):
        assert (refusal(game.state, 0, move) is None) == (move in legal(game.state, 0))
