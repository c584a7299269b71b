"""The slot that is always available."""

import pytest
from playing import asked, offered, refused
from underwater_positions import have, nation, play, table, turn
from underwater_rounds import idle


@pytest.mark.rule("UC-AVS-01")
def test_the_slot_is_open_to_everybody_again_and_again() -> None:
    game = turn(3, hand=[14, 15, 16])
    assert [idle(game) for _ in range(6)] == [0, 1, 2, 0, 1, 2]
    assert have(game) == {"credit": 4}
    assert any(move.startswith("slot A0 ") for move in offered(game))


@pytest.mark.rule("UC-AVS-02")
@pytest.mark.parametrize("card", [14, 16, 10, 44, 53, 22])
def test_the_slot_has_no_colour_so_the_card_is_lost(card: int) -> None:
    game = turn(hand=[card, 65, 66])
    play(game, f"slot A0 card {card}", "later")
    assert asked(game) == 1
    assert table(game).discard == [card]
    assert nation(game).laid == (206,)


@pytest.mark.rule("UC-AVS-03")
def test_the_slot_gives_two_cards_and_two_credits() -> None:
    game = turn(table={"deck": [1, 2, 3, 4, 5, 6]}, resources={"credit": 1}, hand=[14, 15, 16])
    play(game, "slot A0 card 14", "later")
    assert have(game) == {"credit": 3}
    assert nation(game).hand == [1, 2, 3, 15, 16]


@pytest.mark.rule("UC-AVS-04")
def test_cards_that_use_a_slot_never_use_this_one() -> None:
    # Green card 21: pay a credit and use any free slot; 72: any slot occupied by another player.
    game = turn(3, resources={"credit": 1}, hand=[21, 15, 16])
    play(game, "slot G1 card 21", "card first", "price 1")
    assert {"perform Y1", "perform R3"} <= set(offered(game))
    assert "perform A0" not in offered(game)
    assert refused(game, 0, "perform A0") == "UC-AVS-04"
    occupied = turn(
        3, table={"round": 5, "slots": {"Y1": [1]}, "acting": 2}, others=[{}, {"hand": [72, 73, 74]}]
    )
    play(occupied, "slot G1 card 72", "card first", seat=2)
    assert offered(occupied) == ["done", "perform Y1"]
    assert refused(occupied, 2, "perform A0") == "UC-AVS-04"


@pytest.mark.rule("UC-AVS-04")
def test_cards_that_reward_slots_or_other_colours_do_not_count_this_one() -> None:
    # 14: a steelplast when card and slot differ in colour; 200: slots of all three colours in one round.
    game = turn(table={"slots": {"Y1": [0], "R3": [0]}, "turn": 4}, laid=[14, 200], hand=[15, 16, 17])
    play(game, "slot A0 card 15", "later")
    assert have(game) == {"credit": 2}
    other = turn(table={"slots": {"Y1": [0], "R3": [0]}, "turn": 4}, laid=[14, 200], hand=[15, 16, 17])
    play(other, "slot G1 card 15", "advance 1")
    assert have(other) == {"credit": 1, "science": 1, "steelplast": 1}


@pytest.mark.rule("UC-AVS-05")
def test_the_slot_is_never_occupied() -> None:
    game = turn(4, hand=[14, 15, 16])
    idle(game)
    assert table(game).slots[0] == 0
    assert game.view(1)["slots"][0]["tiles"] == []
    assert not any(move.startswith("clone A0") for move in offered(game))
