"""Once-per-turn abilities whenever the player is asked, prices kept aside, and questions that are asked only where they
matter."""

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, position, table, turn

import partie
from partie.games.underwater import moves as m

# Card 40 (yellow, permanent): once per turn a kelp for a credit or a credit for a kelp. Slots: Y4 a city and a
# building, G2 plants for a credit each, R3 two steelplast and a kelp.


@pytest.mark.rule("UC-GLO-19")
def test_an_ability_may_be_used_between_the_parts_of_a_slot() -> None:
    game = turn(laid=[40], resources={"kelp": 2}, hand=[14, 15, 16])
    play(game, "slot Y4 card 16", "build farm S")
    # The building is done and a city cannot be paid; the kelp that is left may still be sold.
    assert "once 40" in offered(game) and "done" in offered(game)
    play(game, "once 40", "give kelp")
    assert have(game) == {"credit": 1}


@pytest.mark.rule("UC-GLO-19", "UC-FLO-07")
def test_an_ability_may_be_used_between_card_and_slot() -> None:
    """Red card 28 gives a kelp with an upgraded tunnel; sold, it pays the tunnel of R2."""
    given = {"tunnels": ["t1+"], "resources": {"steelplast": 1}, "hand": [28, 14, 15]}
    assert refused(turn(**given), 0, "slot R2 card 28") == "UC-SLT-05"
    game = turn(laid=[40], **given)
    play(game, "slot R2 card 28", "card first")
    assert offered(game) == ["once 40"]
    assert refused(game, 0, "done") == "UC-SLT-05"
    play(game, "once 40", "give kelp", "build tunnel t2")
    assert described(game)["tunnels"] == ["t1+", "t2"]
    assert have(game) == {}


@pytest.mark.rule("UC-GLO-19", "UC-PER-01")
@pytest.mark.parametrize("order", ["card first", "slot first"])
def test_an_ability_may_be_used_in_the_turn_in_which_its_card_is_laid(order: str) -> None:
    game = turn(resources={"kelp": 1}, hand=[40, 15, 16])
    assert refused(game, 0, "once 40") == "UC-GLO-19"
    play(game, "slot Y1 card 40", order)
    assert "once 40" in offered(game)
    play(game, "once 40", "give kelp")
    assert have(game)["credit"] == 1


@pytest.mark.rule("UC-GLO-19", "UC-SLT-05")
def test_an_ability_may_not_make_the_slot_impossible() -> None:
    """The one credit pays a plant of G2; as kelp it would pay nothing."""
    game = turn(laid=[40], resources={"credit": 1}, hand=[5, 14, 15])
    play(game, "slot G2 card 5")
    assert "once 40" in offered(game)
    poor = turn(laid=[40], resources={"credit": 1}, hand=[21, 14, 15])
    play(poor, "slot G2 card 21", "once 40")
    assert refused(poor, 0, "give credit") == "UC-SLT-05"
    play(poor, "done", "slot first", "build plant S")
    assert have(poor) == {}


@pytest.mark.rule("UC-LIM-06", "UC-SPE-05")
def test_the_price_of_a_fifth_action_card_is_kept_aside_while_the_old_one_is_used() -> None:
    """Card 192 costs a credit; card 50, which goes for it, may be used before."""
    game = turn(
        3,
        {"round": 5},
        laid=[50, 51, 52],
        used=[51, 52],
        resources={"credit": 1, "steelplast": 1},
        hand=[192, 14, 15],
    )
    play(game, "slot G1 card 192", "card first", "lay over 206")
    assert have(game) == {"steelplast": 1}
    play(game, "use 206", "option 2")
    assert have(game) == {"steelplast": 1, "credit": 1}
    assert 192 in nation(game).laid and 206 not in nation(game).laid


@pytest.mark.rule("UC-FLO-07", "UC-SUM-02")
def test_card_or_slot_first_is_asked_only_where_it_matters() -> None:
    """R3 gives resources. A production card (59), an end card (66) or an action card (34) is laid without a question; a
    permanent one (16) is asked about, and so is any where a laid card waits for cards being laid, or contracts lie
    there."""
    for card in (34, 59, 66):
        game = turn(hand=[card, 14, 15])
        play(game, f"slot R3 card {card}")
        assert card in nation(game).laid and have(game) == {"steelplast": 2, "kelp": 1}
    asked = turn(hand=[16, 14, 15])
    play(asked, "slot R3 card 16")
    assert offered(asked) == ["card first", "slot first", "card unused"]
    # The slot R4 uses an action card: the one that is laid may be meant.
    action = turn(hand=[34, 14, 15])
    play(action, "slot R4 card 34")
    assert "slot first" in offered(action)
    contracts = turn(3, contracts="on", hand=[59, 14, 15])
    play(contracts, "slot R3 card 59")
    assert "card unused" in offered(contracts)


@pytest.mark.rule("UC-HND-01", "UC-EOT-01")
def test_the_hand_is_not_cut_after_the_last_turn_of_the_game() -> None:
    for round, turns, asked in ((9, 4, True), (10, 2, True), (10, 4, False)):
        game = turn(2, {"round": round, "turn": turns}, hand=[130, 131, 132, 133])
        play(game, "discard 130" if "discard 130" in offered(game) else "slot A0 card 131")
        if game.decisions[0].step.name == "choose-slot" and game.decisions[0].seat == 0:
            play(game, "slot A0 card 131")
        waits = any(decision.step.name == "trim-hand" and decision.seat == 0 for decision in game.decisions)
        assert waits == asked, (round, turns)


@pytest.mark.rule("UC-SOL-12")
def test_a_lost_solo_game_has_no_winner() -> None:
    lost = position(1, {"round": 10, "phase": "end-of-round"})
    assert lost.over and lost.result is not None
    assert (lost.result.winners, lost.result.lost) == ([], True)


@pytest.mark.rule("UC-SOL-07", "UC-SOL-11")
def test_neutral_tiles_that_a_position_gives_move_on() -> None:
    slots = {"G2": ["neutral"], "Y3": ["neutral"], "R5": ["neutral"], "R1": ["neutral"]}
    game = position(1, {"round": 2, "phase": "end-of-round", "slots": slots, "nations": [{"federation": 4}]})
    # Each of the three goes one slot clockwise, the fourth goes away.
    assert {name for name, tiles in game.game.describe(game.state)["slots"].items() if tiles} == {
        "G3",
        "Y4",
        "G1",
    }
    assert table(game).fourth == 0


@pytest.mark.rule("UC-PER-01", "UC-PER-04")
@pytest.mark.parametrize("order", ["card first", "slot first"])
def test_what_the_slot_brought_may_be_bartered_to_pay_for_the_card(order: str) -> None:
    """Special card 196 costs a credit. Slot Y1 gives a kelp; card 40 barters it."""
    game = turn(laid=[40], hand=[196, 14, 15])
    play(game, "slot Y1 card 196")
    if order == "card first":
        assert refused(game, 0, order) == "UC-SPE-05"
        return
    play(game, order)
    assert "once 40" in offered(game)
    play(game, "once 40", "give kelp", "done")
    assert nation(game).under == (196,)


@pytest.mark.rule("UC-PER-04", "UC-SPE-08")
def test_nobody_has_to_use_an_ability_between_slot_and_card() -> None:
    game = turn(laid=[40], hand=[196, 14, 15])
    play(game, "slot Y1 card 196", "slot first", "done")
    assert nation(game).under == () and 196 not in nation(game).hand


@pytest.mark.rule("UC-PER-04", "UC-SLT-07")
@pytest.mark.parametrize("mismatch", [105, 13])
def test_an_ability_beside_what_a_mismatch_offers_may_pay_for_the_slot(mismatch: int) -> None:
    """Cards 105 (pay a credit: a science) and 13 (pay a science: two kelp) ask on a mismatch, and 40 may be used
    while they ask. Slot Y2: tunnels for a steelplast and a credit each."""
    resources = {"steelplast": 1, "kelp": 1, "science": int(mismatch == 13)}
    game = turn(3, {"round": 5}, laid=[40, mismatch], resources=resources, hand=[98, 106, 107])
    for move in [game.notation(0, each) for each in game.game.actions() if each[0] == m.SLOT]:
        assert (game.why_not(0, move) is None) == (move in offered(game)), move


@pytest.mark.rule("UC-GLO-19")
def test_a_described_position_knows_the_abilities_used_in_this_turn() -> None:
    game = turn(laid=[40], resources={"kelp": 2}, hand=[14, 15, 16])
    play(game, "once 40", "give kelp")
    described = game.game.describe(game.state)
    assert described["once"] == [40]
    again = position(2, described)
    assert refused(again, 0, "once 40") == "UC-GLO-19"
    assert again.game.describe(again.state) == described


@pytest.mark.rule("UC-GLO-19")
@pytest.mark.parametrize("once", [[14], [40, 40], [37]])
def test_only_abilities_of_the_player_whose_turn_it_is_can_be_used_already(once: list[int]) -> None:
    with pytest.raises(partie.PartieError) as caught:
        turn(table={"once": once}, laid=[40, 37], hand=[14, 15, 16])
    assert caught.value.key == "bad-position"
