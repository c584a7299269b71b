"""Slots: occupied or free, used in part, the card that goes with them, and that something must be done."""

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, table, turn

from partie.games.underwater.cards.slots import SIDE_12, SIDE_34
from partie.games.underwater.components.terms import SLOTS
from partie.games.underwater.effects import Part, walk
from partie.kernel.engine.partie import Partie

# Cards: 14 and 15 yellow, 16 and 38 red, 53 a yellow action card, 39 a red permanent one.
TUNNEL_AND_CITY = {"steelplast": 3, "kelp": 1, "credit": 2}


@pytest.mark.rule("UC-SLT-01")
def test_an_occupied_slot_is_not_chosen_again_by_anybody() -> None:
    game = turn(hand=[14, 15, 16], table={"slots": {"Y1": [1], "R3": [0]}})
    assert refused(game, 0, "slot Y1 card 14") == "UC-SLT-01"
    assert refused(game, 0, "slot R3 card 14") == "UC-SLT-01"
    slots = {move.split()[1] for move in offered(game)}
    assert not slots & {"Y1", "R3"}
    play(game, "slot G1 card 14", "advance 2")
    assert refused(game, 1, f"slot G1 card {nation(game, 1).hand[0]}") == "UC-SLT-01"


@pytest.mark.rule("UC-SLT-01")
def test_the_slot_that_is_always_available_is_never_occupied() -> None:
    game = turn(hand=[14, 15, 16])
    play(game, "slot A0 card 14", "later")
    play(game, f"slot A0 card {nation(game, 1).hand[0]}", seat=1)
    assert have(game) == {"credit": 2}
    assert table(game).slots == (0,) * 16


@pytest.mark.rule("UC-SLT-02")
def test_the_two_sides_have_different_slots() -> None:
    differing = [slot for slot in range(16) if told(SIDE_12[slot]) != told(SIDE_34[slot])]
    assert [SLOTS[slot] for slot in differing] == ["Y3", "R1", "R4", "R5", "G3", "G5"]
    for seats, side in ((1, 0), (2, 0), (3, 1), (4, 1)):
        assert table(turn(seats)).side == side
    # So the slot R5 takes a special card with two players, and none with three.
    two, three = turn(hand=[14, 15, 16]), turn(3, hand=[14, 15, 16])
    for game in (two, three):
        play(game, "slot R5 card 14")
    assert "special top" in offered(two)
    assert "special top" not in offered(three)


def told(node: Part) -> list[tuple[object, ...]]:
    """A tree in plain words: kinds of node with what they build, how often, and what they give."""
    return [
        (each.key, *(getattr(each, name, None) for name in ("what", "count", "gains"))) for each in walk(node)
    ]


@pytest.mark.rule("UC-SLT-03", "UC-SLT-04")
@pytest.mark.parametrize(
    ("moves", "tunnels", "cities"),
    [
        (["build tunnel t1", "done"], 1, 1),
        (["build white A", "done"], 0, 2),
        (["build tunnel t1", "build white A"], 1, 2),
    ],
)
def test_tunnel_and_city_may_be_one_of_them(moves: list[str], tunnels: int, cities: int) -> None:
    game = turn(resources=TUNNEL_AND_CITY, hand=[14, 15, 16])
    play(game, "slot R2 card 14", *moves)
    assert len(described(game)["tunnels"]) == tunnels
    assert len(described(game)["cities"]) == cities
    assert game.decisions[0].seat == 1


@pytest.mark.rule("UC-SLT-03")
def test_a_card_may_be_used_in_part_or_not_at_all() -> None:
    """Card 30 (red instant): up to two farms upgraded, each for a credit or a science."""
    for moves, farms in ((["upgrade farm S", "done"], ["farm+", "farm"]), (["done"], ["farm", "farm"])):
        game = turn(resources={"credit": 2}, buildings={"S": ["farm", "farm"]}, hand=[14, 15, 30])
        play(game, "slot R3 card 30", "card first", *moves)
        assert described(game)["buildings"] == {"S": farms}
        assert have(game)["steelplast"] == 2


@pytest.mark.rule("UC-SLT-08")
def test_a_matching_card_that_is_not_used_is_discarded() -> None:
    game = turn(hand=[14, 15, 39])
    assert refused(game, 0, "card unused") == "UC-SLT-08"
    play(game, "slot R3 card 39", "card unused")
    assert table(game).discard == [39]
    assert nation(game).laid == (206,)
    assert have(game) == {"steelplast": 2, "kelp": 1}


@pytest.mark.rule("UC-SLT-08")
def test_a_special_card_that_is_not_used_goes_under_its_deck_or_out_of_the_game() -> None:
    cheap = turn(resources={"credit": 3}, hand=[14, 15, 191], table={"special": [192, 193]})
    play(cheap, "slot R3 card 191", "card unused")
    assert list(table(cheap).special) == [191, 193, 192]
    assert have(cheap)["credit"] == 3
    dear = turn(resources={"credit": 3}, hand=[14, 15, 187])
    play(dear, "slot R3 card 187", "card unused")
    assert 187 in table(dear).gone
    assert have(dear)["credit"] == 3


@pytest.mark.rule("UC-SLT-09")
def test_the_benefit_of_a_card_is_laying_it_and_its_effect() -> None:
    """Action card 53 declined on Y3 of the 3-4 side is neither laid nor used, used it is laid and may be."""
    declined = turn(3, hand=[16, 38, 53])
    play(declined, "slot Y3 card 53", "card unused")
    assert refused(declined, 0, "use 53") == "UC-ACT-01"
    assert nation(declined).laid == (206,)
    assert table(declined).discard == [53]
    taken = turn(3, hand=[16, 38, 53])
    play(taken, "slot Y3 card 53", "card first")
    assert nation(taken).laid == (53, 206)
    assert "use 53" in [move for part in ("part 1", "part 2") for move in _after(taken, part)]


def _after(game: Partie, part: str) -> list[str]:
    trial = game.copy()
    trial.play(0, part)
    return offered(trial)


@pytest.mark.rule("UC-SLT-10")
def test_a_card_that_builds_two_tunnels_is_like_the_slot() -> None:
    """Special card 197 (yellow instant, two credits): up to two tunnels, free."""
    game = turn(resources={"credit": 2}, hand=[16, 38, 197])
    play(game, "slot Y1 card 197", "card first", "build tunnel t1")
    assert refused(game, 0, "build tunnel t4") == "UC-TUN-03"
    assert refused(game, 0, "build tunnel t1") == "UC-TUN-02"
    play(game, "build tunnel t3")
    assert described(game)["tunnels"] == ["t1", "t3"]
    # t3 has a bonus of one credit, card or slot alike.
    assert have(game) == {"credit": 1, "science": 1, "steelplast": 1, "kelp": 1}
    part = turn(resources={"credit": 2}, hand=[16, 38, 197])
    play(part, "slot Y1 card 197", "card first", "build tunnel t1", "done")
    assert described(part)["tunnels"] == ["t1"]


@pytest.mark.rule("UC-SLT-10")
def test_the_effect_of_a_card_may_be_left_undone() -> None:
    """Card 197 (two tunnels) may do nothing, and so may action card 50 (a tunnel) once the slot has done something."""
    game = turn(resources={"credit": 2}, hand=[16, 38, 197])
    play(game, "slot Y1 card 197", "card first", "done")
    assert described(game)["tunnels"] == []
    action = turn(resources={"credit": 2}, laid=[50], hand=[14, 16, 38])
    play(action, "slot G4 card 16", "use 50", "done")
    assert described(action)["tunnels"] == []
    assert nation(action).used == (50,)


@pytest.mark.rule("UC-SLT-05", "UC-SLT-10")
def test_an_action_card_that_is_all_of_a_slot_does_something() -> None:
    """R4 of the 1-2 side: a tunnel, and an action card; as long as that tunnel is not built, card 50 builds one."""
    game = turn(resources={"credit": 2, "steelplast": 2}, laid=[50], hand=[14, 15, 38])
    play(game, "slot R4 card 14", "use 50")
    assert refused(game, 0, "done") == "UC-SLT-05"
    play(game, "build tunnel t1", "done")
    assert described(game)["tunnels"] == ["t1"]
    other = turn(resources={"credit": 2, "steelplast": 2}, laid=[50], hand=[14, 15, 38])
    play(other, "slot R4 card 14", "build tunnel t1", "use 50", "done")
    assert described(other)["tunnels"] == ["t1"]
    assert nation(other).used == (50,)
