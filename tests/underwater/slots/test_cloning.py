"""The cloning tile of the four-player game: a slot that another player occupies, for a credit."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import end_of_round, have, nation, play, table, turn

from partie.kernel.engine.partie import Partie

# Slots: Y1 gives a science, a steelplast and a kelp; R3 two steelplast and a kelp; G2 builds plants, G1 goes on the
# Federation track. Cards: 53 yellow action (a kelp, a card), 16 red, 5 and 21 green.
HAND = [16, 38, 53]
OTHERS = [{"hand": [1, 2, 3]}, {"hand": [4, 6, 7]}, {"hand": [8, 9, 10]}]


def table_of_four(slots: dict[str, list[int]], seats: int = 4, **given: Any) -> Partie:
    """Seat 0 chooses; the slots hold tiles of these seats."""
    more = given.pop("table", {})
    mine = {"resources": {"credit": 1}, "hand": HAND, **given}
    others = OTHERS[: seats - 1]
    return turn(seats, table={"slots": slots, **more}, others=others, **mine)


def idle(game: Partie, seat: int) -> None:
    """A seat takes the slot that is always available and keeps its cards for now."""
    play(game, f"slot A0 card {nation(game, seat).hand[0]}", "later", seat=seat)


@pytest.mark.rule("UC-CLN-01")
def test_the_tile_is_used_with_four_players_only() -> None:
    four = table_of_four({"Y1": [1]})
    assert "clone Y1 card 16" in offered(four)
    for seats in (2, 3):
        fewer = table_of_four({"Y1": [1]}, seats)
        assert not any(move.startswith("clone") for move in offered(fewer))
        assert refused(fewer, 0, "clone Y1 card 16") == "UC-CLN-01"


@pytest.mark.rule("UC-CLN-02")
def test_for_a_credit_the_slot_of_another_player_is_used() -> None:
    game = table_of_four({"Y1": [1]}, resources={"credit": 3})
    cloned = next(move for move in game.legal(0) if game.notation(0, move) == "clone Y1 card 16")
    assert game.decisions[0].price(cloned) == (("credit", 1),)
    play(game, "clone Y1 card 16")
    assert have(game) == {"credit": 2, "science": 1, "steelplast": 1, "kelp": 1}
    assert table(game).clone == 2
    # It is instead of a free slot: the turn is over.
    assert game.decisions[0].seat == 1


@pytest.mark.rule("UC-CLN-02")
def test_a_free_slot_is_not_cloned() -> None:
    game = table_of_four({"Y1": [1]})
    assert refused(game, 0, "clone R3 card 16") == "UC-CLN-02"
    play(game, "slot R3 card 53")
    assert have(game)["credit"] == 1


@pytest.mark.rule("UC-CLN-03")
def test_the_credit_is_paid_before_anything_else() -> None:
    """Green card 5 gives two credits, which come too late."""
    broke = table_of_four({"G1": [1]}, resources={}, hand=[5, 16, 53])
    assert refused(broke, 0, "clone G1 card 5") == "UC-CLN-03"
    assert not any(move.startswith("clone") for move in offered(broke))
    # The last credit pays the tile, so none is left for the plants of G2.
    last = table_of_four({"G2": [1]})
    assert refused(last, 0, "clone G2 card 16") == "UC-SLT-05"
    more = table_of_four({"G2": [1]}, resources={"credit": 2})
    play(more, "clone G2 card 16", "build plant S")
    assert have(more) == {}


@pytest.mark.rule("UC-CLN-04")
def test_the_own_tile_lies_with_the_other_on_the_slot() -> None:
    game = table_of_four({"Y1": [2]})
    play(game, "clone Y1 card 16")
    assert game.game.describe(game.state)["slots"] == {"Y1": [0, 2]}
    # The slot is occupied by both: seat 1 cannot choose it.
    assert refused(game, 1, "slot Y1 card 1") == "UC-SLT-01"


@pytest.mark.rule("UC-CLN-05")
def test_a_matching_card_has_its_benefit() -> None:
    game = table_of_four({"Y1": [1]}, hand=[14, 15, 16])
    play(game, "clone Y1 card 14")
    assert set(offered(game)) == {"card first", "slot first", "card unused"}
    play(game, "slot first")
    assert 14 in nation(game).laid
    other = table_of_four({"Y1": [1]})
    play(other, "clone Y1 card 16")
    assert 16 in table(other).discard


@pytest.mark.rule("UC-CLN-06")
def test_a_slot_with_an_own_tile_is_not_cloned() -> None:
    game = table_of_four({"Y1": [0], "R3": [0, 1], "G1": [2]})
    assert {move.split()[1] for move in offered(game) if move.startswith("clone")} == {"G1"}
    assert refused(game, 0, "clone Y1 card 16") == "UC-CLN-06"
    assert refused(game, 0, "clone R3 card 16") == "UC-CLN-06"


@pytest.mark.rule("UC-CLN-07")
def test_a_slot_with_an_own_tile_is_not_used_again_by_any_effect() -> None:
    """Special action card 193: pay a credit, use a free slot or one of another player."""
    game = table_of_four(
        {"Y1": [0, 1], "R3": [0], "G1": [1]}, laid=[193], used=[206], resources={"credit": 2}
    )
    for slot in ("Y1", "R3"):
        assert refused(game, 0, f"slot {slot} card 16") == "UC-SLT-01"
    play(game, "slot G4 card 16", "use 193", "price 1")
    slots = {move.split()[1] for move in offered(game) if move.startswith("perform")}
    assert "G1" in slots
    assert not slots & {"Y1", "R3", "G4"}


@pytest.mark.rule("UC-CLN-07")
def test_a_slot_used_only_through_a_card_may_still_be_chosen() -> None:
    """Card 21 (green instant): pay a credit, use a free slot."""
    game = table_of_four({}, resources={"credit": 1}, hand=[16, 21, 53])
    play(game, "slot G1 card 21", "card first", "price 1", "perform R3", "advance 2")
    assert have(game) == {"steelplast": 2, "kelp": 1, "credit": 1}
    for seat in (1, 2, 3):
        idle(game, seat)
    play(game, "slot R3 card 53")
    assert have(game) == {"steelplast": 4, "kelp": 2, "credit": 1}


@pytest.mark.rule("UC-CLN-08")
def test_the_tile_is_used_once_a_round_and_comes_back_at_its_end() -> None:
    game = table_of_four({"Y1": [1], "R3": [2]}, resources={"credit": 3})
    play(game, "clone Y1 card 16")
    assert refused(game, 1, "clone R3 card 1") == "UC-CLN-08"
    for seat in (1, 2, 3):
        idle(game, seat)
    assert refused(game, 0, "clone R3 card 38") == "UC-CLN-08"
    later = end_of_round(4, table={"clone": "taken"})
    assert table(later).clone == 1


@pytest.mark.rule("UC-CLN-09")
def test_the_slot_that_is_always_available_is_never_cloned() -> None:
    game = table_of_four({}, resources={"credit": 3})
    play(game, "slot A0 card 16", "later")
    assert refused(game, 1, "clone A0 card 1") == "UC-CLN-09"
    assert not any(move.startswith("clone") for move in offered(game))
