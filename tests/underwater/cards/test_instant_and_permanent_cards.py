"""Cards with an instant effect and cards with a permanent one."""

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, table, turn

from partie.kernel.engine.partie import Partie

# Instant: 28 red (a kelp with an upgraded tunnel). Permanent: 15 yellow (a credit when colours differ), 38 red (a point
# when a slot gives steelplast), 40 yellow (once a turn: kelp for credit or back), 100 red (tunnels cheaper by two).


def others_pass(game: Partie, *seats: int) -> None:
    """The other players use the slot that is always open, and keep what they draw as long as they may."""
    for seat in seats:
        hand = nation(game, seat).hand.copy()
        if len(hand) > 3:
            play(game, f"discard {hand[3]} {hand[4]}", seat=seat)
        play(game, f"slot A0 card {hand[0]}", "later", seat=seat)


@pytest.mark.rule("UC-INS-01")
@pytest.mark.parametrize("order", ["card first", "slot first"])
def test_an_instant_card_acts_at_once_before_or_after_the_slot(order: str) -> None:
    game = turn(3, tunnels=["t1+"], hand=[28, 14, 15])
    play(game, "slot R3 card 28")
    assert offered(game) == ["card first", "slot first", "card unused"]
    play(game, order)
    # The slot gives two steelplast and a kelp, the card a kelp; the turn is over.
    assert have(game) == {"steelplast": 2, "kelp": 2}
    assert game.decisions[0].seat == 1


@pytest.mark.rule("UC-INS-01")
def test_immediately_means_not_in_the_middle_of_the_slot() -> None:
    # The card first gives the kelp for a farm, the slot first does not.
    first = turn(3, tunnels=["t1+"], resources={}, hand=[28, 14, 15])
    play(first, "slot R1 card 28", "card first", "build farm S")
    assert described(first)["buildings"] == {"S": ["farm"]}
    later = turn(3, tunnels=["t1+"], resources={"kelp": 1}, hand=[28, 14, 15])
    play(later, "slot R1 card 28", "slot first", "build farm S")
    assert described(later)["buildings"] == {"S": ["farm"]}
    assert have(later) == {"kelp": 1}
    # The second farm of the slot could not be paid in time; the turn is over.
    assert later.decisions[0].seat == 1


@pytest.mark.rule("UC-INS-02")
@pytest.mark.parametrize("slot", ["Y1", "G4", "A0"])
def test_on_another_colour_it_does_nothing(slot: str) -> None:
    game = turn(3, tunnels=["t1+"], used=[206], hand=[28, 14, 15])
    play(game, f"slot {slot} card 28")
    assert game.why_not(0, "card first") is not None
    gives = {"Y1": {"kelp": 1, "steelplast": 1, "science": 1}, "G4": {"steelplast": 1}, "A0": {"credit": 2}}
    assert have(game) == gives[slot]


@pytest.mark.rule("UC-INS-03")
@pytest.mark.parametrize("slot", ["R3", "Y1"])
def test_after_the_turn_it_is_on_the_discard_pile(slot: str) -> None:
    game = turn(3, hand=[28, 14, 15])
    play(game, f"slot {slot} card 28")
    if slot == "R3":
        play(game, "card first")
    assert table(game).discard == [28]


@pytest.mark.rule("UC-INS-03")
@pytest.mark.parametrize("slot", ["R3", "Y1"])
def test_a_card_of_an_old_era_leaves_the_game_instead(slot: str) -> None:
    game = turn(3, {"round": 5}, hand=[28, 75, 76])
    play(game, f"slot {slot} card 28")
    if slot == "R3":
        play(game, "card first")
    assert table(game).discard == []
    assert 28 in table(game).gone


@pytest.mark.rule("UC-PER-01")
def test_a_permanent_card_works_in_every_later_turn() -> None:
    # The slot Y1 gives a steelplast, G4 too.
    game = turn(3, hand=[14, 28, 29])
    play(game, "slot Y1 card 14", "card first")
    assert 14 in nation(game).laid
    others_pass(game, 1, 2)
    play(game, "slot G4 card 28", "done")
    assert have(game)["steelplast"] == 1 + 1 + 1
    others_pass(game, 1, 2)
    play(game, "slot G1 card 29", "advance 1")
    assert have(game)["steelplast"] == 3 + 1


@pytest.mark.rule("UC-PER-01")
def test_and_in_every_later_era() -> None:
    for round, hand in ((5, [75, 76, 77]), (10, [134, 135, 136])):
        game = turn(3, {"round": round}, laid=[14], hand=hand)
        play(game, f"slot Y1 card {hand[0]}")
        assert have(game)["steelplast"] == 1 + 1


@pytest.mark.rule("UC-PER-02")
def test_some_wait_for_an_event() -> None:
    game = turn(3, laid=[38], hand=[14, 15, 16])
    play(game, "slot R3 card 14")
    assert nation(game).points == 1
    other = turn(3, laid=[38], hand=[14, 15, 16])
    play(other, "slot G1 card 14", "advance 1")
    assert nation(other).points == 0


@pytest.mark.rule("UC-PER-02")
def test_some_give_a_discount() -> None:
    game = turn(3, {"round": 5}, laid=[100], resources={"steelplast": 1}, hand=[75, 76, 77])
    play(game, "slot Y2 card 75", "build tunnel t1")
    assert have(game) == {}
    # Only on tunnels.
    plant = turn(3, {"round": 5}, laid=[100], resources={"steelplast": 1}, hand=[75, 76, 77])
    assert refused(plant, 0, "slot G2 card 75") == "UC-SLT-05"


@pytest.mark.rule("UC-PER-02")
def test_some_are_an_ability_of_every_turn() -> None:
    game = turn(3, laid=[40], resources={"kelp": 2}, hand=[14, 15, 16])
    play(game, "once 40", "give kelp")
    assert have(game) == {"kelp": 1, "credit": 1}
    assert "once 40" not in offered(game)
    play(game, "slot G1 card 14", "advance 1")
    others_pass(game, 1, 2)
    play(game, "once 40", "give kelp")
    assert have(game) == {"credit": 2}


@pytest.mark.rule("UC-PER-03")
def test_a_discount_holds_already_in_the_turn_of_its_card() -> None:
    first = turn(3, {"round": 5}, resources={"steelplast": 1}, hand=[100, 75, 76])
    play(first, "slot R2 card 100")
    assert offered(first) == ["card first"]
    play(first, "card first", "build tunnel t1")
    assert have(first) == {}
    later = turn(3, {"round": 5}, resources={"steelplast": 1, "credit": 1}, hand=[100, 75, 76])
    play(later, "slot R2 card 100", "slot first", "build tunnel t1")
    assert have(later) == {}
    assert 100 in nation(later).laid


@pytest.mark.rule("UC-PER-03")
@pytest.mark.parametrize(("order", "points"), [("card first", 1), ("slot first", 0)])
def test_so_does_a_reward(order: str, points: int) -> None:
    game = turn(3, hand=[38, 14, 15])
    play(game, "slot R3 card 38", order)
    assert nation(game).points == points
