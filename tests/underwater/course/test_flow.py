"""The course of the game: order of turns, slot and card, rounds, eras; the summary of a turn."""

import pytest
from playing import asked, offered, refused
from underwater_positions import described, have, nation, play, table, turn
from underwater_rounds import happened, idle, idle_round

import partie
from partie.kernel.engine.partie import Partie

# Cards: 14, 15 yellow, 16, 59 red, 10, 17 green; 59 is a production card, 10 a permanent one.


def three(**more: object) -> Partie:
    others = [{"hand": [17, 18, 19]}, {"hand": [20, 21, 22]}]
    return turn(3, hand=[14, 15, 16], others=others, **more)  # type: ignore[arg-type]


@pytest.mark.rule("UC-FLO-01")
def test_the_order_stays_the_same_during_a_round() -> None:
    game = three()
    acted = [idle(game), idle(game)]
    play(game, "slot G1 card 20", "advance 2", seat=2)
    assert table(game).ranking == (2, 0, 1)
    assert acted + [2] + idle_round(game) == [0, 1, 2] * 3


@pytest.mark.rule("UC-FLO-02")
def test_turns_follow_the_order_track_and_not_the_seats() -> None:
    game = three(table={"order": [2, 0, 1]})
    assert refused(game, 0, "slot Y1 card 16") == "not-your-turn"
    assert [idle(game), idle(game), idle(game)] == [2, 0, 1]


@pytest.mark.rule("UC-FLO-03", "UC-FLO-09")
def test_all_take_one_turn_before_anybody_takes_the_next_until_all_had_three() -> None:
    game = three()
    assert idle_round(game) == [0, 1, 2, 0, 1, 2, 0, 1, 2]
    assert (table(game).round, table(game).turn) == (3, 0)
    assert happened(game, "order") == ["order"]


@pytest.mark.rule("UC-FLO-04")
def test_a_turn_is_a_card_from_hand_with_a_slot() -> None:
    game = turn(table={"deck": [1, 2, 3, 4]}, hand=[14, 15, 16], others=[{"hand": [17, 18, 19]}])
    for half in ("slot Y1", "card 14"):
        with pytest.raises(partie.PartieError):
            game.play(0, half)
    assert refused(game, 0, "slot Y1 card 17") == "UC-FLO-04"
    assert refused(game, 0, "slot Y1 card 1") == "UC-FLO-04"
    play(game, "slot Y1 card 16")
    assert nation(game).hand == [1, 14, 15]


@pytest.mark.rule("UC-FLO-04")
def test_no_second_card_is_played_in_a_turn_not_even_one_drawn_in_it() -> None:
    # Slot G5: a tunnel, or a Federation step with two cards and a credit.
    game = turn(
        4, table={"deck": [1, 2, 3, 4], "slots": {"Y1": [1]}}, resources={"credit": 3}, hand=[14, 15, 16]
    )
    play(game, "slot G5 card 14", "option 2", "part 2")
    assert nation(game).hand == [1, 2, 15, 16]
    assert refused(game, 0, "slot Y5 card 1") == "UC-FLO-04"
    assert refused(game, 0, "slot Y5 card 15") == "UC-FLO-04"
    assert refused(game, 0, "clone Y1 card 15") == "UC-FLO-04"


@pytest.mark.rule("UC-FLO-05")
def test_a_free_slot_is_one_of_those_on_the_board_that_nobody_has_chosen() -> None:
    game = three(table={"slots": {"Y1": [1], "G1": [2]}})
    free = {move.split()[1] for move in offered(game)}
    assert "Y1" not in free and "G1" not in free
    assert {"A0", "Y5", "R3", "G5"} <= free
    assert refused(game, 0, "slot Y1 card 16") == "UC-SLT-01"
    assert refused(game, 0, (1, 16, 14)) == "no-such-move"
    assert refused(game, 0, (1, -1, 14)) == "no-such-move"


@pytest.mark.rule("UC-FLO-06")
def test_the_chosen_slot_is_marked_until_the_end_of_the_round() -> None:
    game = three()
    play(game, "slot Y1 card 16")
    assert game.view(1)["slots"][1]["tiles"] == [0]
    assert refused(game, 1, "slot Y1 card 17") == "UC-SLT-01"
    idle_round(game)
    assert game.view(1)["slots"][1]["tiles"] == []
    assert any(move.startswith("slot Y1 ") for move in offered(game))


@pytest.mark.rule("UC-FLO-07")
@pytest.mark.parametrize("first", ["card first", "slot first"])
def test_with_equal_colours_slot_and_card_are_used_in_any_order(first: str) -> None:
    # Green card 1: a tunnel for nothing; slot G4: use an action card, a steelplast.
    game = turn(3, hand=[1, 15, 16])
    play(game, "slot G4 card 1")
    assert {"card first", "slot first"} <= set(offered(game))
    moves = {"card first": ["build tunnel t1"], "slot first": ["use 206", "option 2"]}
    play(game, first, *moves.pop(first))
    play(game, *next(iter(moves.values())))
    assert described(game)["tunnels"] == ["t1"]
    assert have(game) == {"steelplast": 1, "credit": 1}
    assert asked(game) == 1


@pytest.mark.rule("UC-FLO-08")
def test_with_different_colours_the_card_is_discarded_without_effect() -> None:
    game = turn(3, hand=[28, 15, 16], tunnels=["t1+"])
    play(game, "slot G4 card 28")
    assert not {"card first", "slot first"} & set(offered(game))
    assert table(game).discard == [28]
    play(game, "done")
    # Red card 28 would have given a kelp for the upgraded tunnel.
    assert have(game) == {"steelplast": 1}


@pytest.mark.rule("UC-FLO-10", "UC-FLO-11")
def test_the_game_has_four_and_three_and_three_rounds_with_a_production_after_each_era() -> None:
    game = turn(table={"round": 1})
    seen = []
    while not game.over:
        seen.append((table(game).era, table(game).round))
        idle_round(game)
    assert seen == [(1, 1), (1, 2), (1, 3), (1, 4), (2, 5), (2, 6), (2, 7), (3, 8), (3, 9), (3, 10)]
    course = happened(game, "round", "production", "era", "game-over")
    # The position begins with round 1; the events with its first move.
    assert course == [
        *["round"] * 3, "production", "era", *["round"] * 3, "production", "era", *["round"] * 3,
        "production", "game-over",
    ]  # fmt: skip
    assert game.result is not None
    assert {"cities", "resources"} <= {line[0] for line in game.view(None)["nations"][0]["final"]}


# The summary of a turn


@pytest.mark.rule("UC-SUM-01")
def test_a_turn_is_tile_and_card_then_the_effects_then_a_card() -> None:
    game = turn(hand=[14, 15, 16], laid=[38])
    events = game.play(0, "slot R3 card 14")
    names = [event[0] for event in events]
    assert events[0] == ("played", 0, 8, 14, 0)
    # The card is lost, the slot gives, permanent card 38 waits for that, and the turn ends.
    assert names == ["played", "discarded", "slot", "gained", "triggered", "gained", "drew"]


@pytest.mark.rule("UC-SUM-02")
def test_slot_then_card_or_card_then_slot_or_the_slot_alone() -> None:
    outcomes = {}
    for choice in ("slot first", "card first", "card unused"):
        game = turn(hand=[14, 15, 16])
        play(game, "slot R3 card 16")
        assert offered(game) == ["card first", "slot first", "card unused"]
        names = [event[0] for event in game.play(0, choice)]
        outcomes[choice] = [name for name in names if name in ("gained", "laid", "discarded")]
        assert have(game) == {"kelp": 1, "steelplast": 2}
        assert described(game)["laid"] == ([] if choice == "card unused" else [16])
    assert outcomes == {
        "slot first": ["gained", "laid"],
        "card first": ["laid", "gained"],
        "card unused": ["discarded", "gained"],
    }
