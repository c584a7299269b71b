"""Action cards: used through the symbol, once an era, and turned back at its end or by a card."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import have, nation, play, production, turn

from partie.games.underwater.cards import BY_NUMBER
from partie.games.underwater.components.terms import INSTANT
from partie.games.underwater.effects import Ready, walk
from partie.kernel.engine.partie import Partie

# Action cards: 206 the assistant (a steelplast or a credit), 50 (a tunnel), 53 (a kelp and a card), 23 (a Federation
# step and a science). The slot G4: use an action card, gain a steelplast. The cards of HAND match no green slot.
HAND = [14, 16, 38]


def hired(**mine: Any) -> Partie:
    """Seat 0 has chosen the slot G4."""
    game = turn(hand=HAND, **mine)
    play(game, "slot G4 card 16")
    return game


def uses(game: Partie) -> list[str]:
    return [move for move in offered(game) if move.startswith("use ")]


@pytest.mark.rule("UC-ACT-01")
def test_an_action_card_needs_the_symbol() -> None:
    game = turn(resources={"steelplast": 1, "kelp": 1, "credit": 1}, laid=[53], hand=HAND)
    assert refused(game, 0, "use 206") == "UC-ACT-01"
    play(game, "slot Y4 card 16")
    assert uses(game) == []
    assert refused(game, 0, "use 53") == "UC-ACT-01"


@pytest.mark.rule("UC-ACT-01")
def test_only_own_laid_cards_can_be_used() -> None:
    game = hired(laid=[53], others=[{"laid": [23]}])
    assert uses(game) == ["use 53", "use 206"]
    # 14 is in the hand, 23 and 207 lie before the other player.
    for card in (14, 23, 207):
        assert refused(game, 0, f"use {card}") == "UC-ACT-01"


@pytest.mark.rule("UC-ACT-02")
def test_one_symbol_is_one_use() -> None:
    game = hired(laid=[53, 23])
    play(game, "use 23")
    assert uses(game) == []
    play(game, "advance 1")
    # The turn is over; 53 and 206 stay ready.
    assert game.decisions[0].seat == 1
    assert nation(game).used == (23,)


@pytest.mark.rule("UC-ACT-03")
def test_a_card_may_be_used_in_the_turn_in_which_it_is_laid() -> None:
    """Slot Y3 of the 3-4 side: use an action card and take a special card. Card 53 is yellow."""
    game = turn(3, resources={}, hand=[16, 38, 53])
    play(game, "slot Y3 card 53", "card first", "use 53")
    assert nation(game).laid == (53, 206)
    assert nation(game).used == (53,)
    assert have(game) == {"kelp": 1}
    # Laid after the slot it comes too late for it.
    late = turn(3, resources={}, hand=[16, 38, 53])
    play(late, "slot Y3 card 53", "slot first")
    assert refused(late, 0, "use 53") == "UC-ACT-01"


@pytest.mark.rule("UC-ACT-04", "UC-ACT-05")
def test_a_used_card_is_turned_and_not_available_in_this_era() -> None:
    game = hired(laid=[53, 23])
    play(game, "use 53")
    assert nation(game).used == (53,)
    again = hired(laid=[53, 23], used=[53])
    assert uses(again) == ["use 23", "use 206"]
    assert refused(again, 0, "use 53") == "UC-ACT-05"


@pytest.mark.rule("UC-ACT-06")
@pytest.mark.parametrize("round_", [4, 7])
def test_all_are_turned_back_after_production(round_: int) -> None:
    game = production(
        table={"round": round_},
        laid=[53, 23],
        used=[53, 206],
        hand=[],
        others=[{"hand": [], "laid": [50], "used": [50]}],
    )
    assert nation(game).used == ()
    assert nation(game, 1).used == ()


@pytest.mark.rule("UC-ACT-07")
def test_a_card_turned_back_can_be_used_again() -> None:
    """Card 31 (red instant): turn an action card back, gain a credit. Slot R4 of the 1-2 side: a tunnel, a card."""
    game = turn(laid=[53], used=[53, 206], hand=[14, 15, 31])
    assert refused(game, 0, "ready 53") == "UC-ACT-07"
    play(game, "slot R4 card 31", "card first")
    assert refused(game, 0, "ready 50") == "UC-ACT-07"
    assert {"ready 53", "ready 206"} <= set(offered(game))
    play(game, "ready 53")
    assert nation(game).used == (206,)
    assert uses(game) == ["use 53"]
    play(game, "use 53")
    assert have(game) == {"kelp": 1, "credit": 1}


@pytest.mark.rule("UC-ACT-07")
def test_only_instant_cards_turn_action_cards_back() -> None:
    turning = [
        card for card in BY_NUMBER.values() if any(isinstance(node, Ready) for node in walk(card.effect))
    ]
    assert turning
    assert {card.type for card in turning} == {INSTANT}


@pytest.mark.rule("UC-ACT-08")
@pytest.mark.parametrize(("option", "after"), [(1, {"steelplast": 2}), (2, {"steelplast": 1, "credit": 1})])
def test_the_example_of_the_slot_with_a_steelplast(option: int, after: dict[str, int]) -> None:
    game = hired()
    play(game, "use 206", f"option {option}")
    assert have(game) == after
    assert nation(game).used == (206,)


@pytest.mark.rule("UC-ACT-09")
@pytest.mark.parametrize("order", ["card first", "slot first"])
def test_the_example_of_the_green_card(order: str) -> None:
    """Card 22 (green instant): use an action card. Slot G1: two Federation steps."""
    game = turn(laid=[53], used=[206], hand=[22, 14, 16])
    play(game, "slot G1 card 22")
    assert {"card first", "slot first"} <= set(offered(game))
    play(game, order)
    moves = ["use 53", "advance 2"] if order == "card first" else ["advance 2", "use 53"]
    assert not any(move == moves[1] for move in offered(game))
    play(game, *moves)
    assert nation(game).used == (53, 206)
    assert have(game) == {"kelp": 1, "credit": 1}


@pytest.mark.rule("UC-ACT-09")
def test_on_a_red_slot_the_green_card_gives_nothing() -> None:
    game = turn(laid=[53], hand=[22, 14, 16])
    play(game, "slot R3 card 22")
    assert have(game) == {"steelplast": 2, "kelp": 1}
    assert nation(game).used == ()
    assert game.decisions[0].seat == 1


@pytest.mark.rule("UC-ACT-10")
def test_using_one_is_optional() -> None:
    game = hired(laid=[53])
    play(game, "done")
    assert nation(game).used == ()
    assert have(game) == {"steelplast": 1}


@pytest.mark.rule("UC-ACT-10")
def test_without_a_ready_card_the_rest_of_the_slot_is_done() -> None:
    game = hired(used=[206])
    assert have(game) == {"steelplast": 1}
    assert game.decisions[0].seat == 1


@pytest.mark.rule("UC-ACT-10")
def test_a_card_of_which_nothing_can_be_done_is_not_used() -> None:
    """Action card 50 builds a tunnel: without a credit there is nothing to use it for."""
    game = hired(laid=[50])
    assert uses(game) == ["use 206"]
    assert refused(game, 0, "use 50") == "UC-ACT-10"
