"""A slot must be used at least in part: what that forbids, before and after the card (UC-SLT-05 to UC-SLT-07)."""

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, turn

# Cards: 14 and 15 yellow; 16, 38 and 39 red permanent; 54 yellow instant (a laboratory for a credit), 32 red instant
# (a city for two steelplast and three credits), 30 red instant (farms upgraded for a credit or a science each), 34 red
# action (a farm or a plant, a card), 21 green instant (pay a credit, use a free slot).


@pytest.mark.rule("UC-SLT-05", "UC-SLT-06")
@pytest.mark.parametrize("resources", [{"credit": 5}, {"steelplast": 5}, {"biomatter": 5}])
def test_two_tunnels_need_the_resources_for_one(resources: dict[str, int]) -> None:
    game = turn(resources=resources, hand=[16, 38, 39])
    assert refused(game, 0, "slot Y2 card 16") == "UC-SLT-05"
    assert not any(move.startswith("slot Y2") for move in offered(game))


@pytest.mark.rule("UC-SLT-05")
@pytest.mark.parametrize(
    ("slot", "resources"),
    [("R1", {"credit": 5}), ("R2", {"kelp": 5}), ("G2", {"kelp": 5}), ("G3", {"credit": 9})],
)
def test_a_slot_that_only_builds_needs_something_to_build(slot: str, resources: dict[str, int]) -> None:
    game = turn(resources=resources, hand=[14, 15, 45])
    assert refused(game, 0, f"slot {slot} card 14") == "UC-SLT-05"


@pytest.mark.rule("UC-SLT-05")
def test_nobody_ends_a_slot_or_a_turn_with_nothing_done() -> None:
    game = turn(resources={"steelplast": 1, "credit": 1}, hand=[16, 38, 39])
    assert refused(game, 0, "done") == "UC-SLT-05"
    play(game, "slot Y2 card 16")
    assert "done" not in offered(game)
    assert refused(game, 0, "done") == "UC-SLT-05"
    play(game, "build tunnel t1")
    assert described(game)["tunnels"] == ["t1"]


@pytest.mark.rule("UC-SLT-05")
def test_after_one_part_the_rest_may_be_left() -> None:
    game = turn(resources={"steelplast": 2, "credit": 2}, hand=[16, 38, 39])
    play(game, "slot Y2 card 16", "build tunnel t1")
    assert "done" in offered(game)


@pytest.mark.rule("UC-SLT-07")
def test_only_the_card_first_makes_an_impossible_slot_possible() -> None:
    """Green card 5: a special card and two credits. Slot G2: plants."""
    game = turn(resources={}, hand=[5, 14, 16])
    assert {move for move in offered(game) if "G2" in move} == {"slot G2 card 5"}
    play(game, "slot G2 card 5")
    assert refused(game, 0, "slot first") == "UC-SLT-05"
    assert refused(game, 0, "card unused") == "UC-SLT-05"
    play(game, "card first", "done", "build plant S")
    assert described(game)["buildings"] == {"S": ["plant"]}
    # The same card helps no slot of another colour.
    assert refused(turn(resources={"steelplast": 1}, hand=[5, 14, 16]), 0, "slot Y2 card 5") == "UC-SLT-05"


@pytest.mark.rule("UC-SLT-07")
def test_a_mismatch_that_pays_may_make_a_slot_possible() -> None:
    """Permanent card 14: a steelplast whenever card and slot differ in colour."""
    without = turn(resources={}, hand=[15, 36, 37])
    assert refused(without, 0, "slot R1 card 15") == "UC-SLT-05"
    game = turn(resources={}, laid=[14], hand=[15, 36, 37])
    play(game, "slot R1 card 15", "option 2", "build laboratory S")
    assert described(game)["buildings"] == {"S": ["laboratory"]}


@pytest.mark.rule("UC-SLT-05", "UC-SLT-07")
def test_a_mismatch_that_sells_must_then_be_used() -> None:
    """Permanent card 105: on a mismatch pay a credit for a science. Slot R5 of the 3-4 side needs that science."""
    resources = {"steelplast": 1, "credit": 1}
    without = turn(3, table={"round": 5}, used=[206], resources=resources, hand=[98, 106, 107])
    assert refused(without, 0, "slot R5 card 98") == "UC-SLT-05"
    game = turn(3, table={"round": 5}, laid=[105], used=[206], resources=resources, hand=[98, 106, 107])
    play(game, "slot R5 card 98")
    assert refused(game, 0, "done") == "UC-SLT-05"
    play(game, "price 1", "build laboratory S")
    assert described(game)["buildings"] == {"S": ["laboratory+"]}
    assert have(game) == {}


@pytest.mark.rule("UC-SLT-05", "UC-SLT-07")
def test_the_card_may_not_spend_what_the_slot_needs() -> None:
    game = turn(resources={"steelplast": 1, "credit": 1}, hand=[16, 38, 54])
    play(game, "slot Y2 card 54", "card first")
    assert refused(game, 0, "build laboratory S") == "UC-SLT-05"
    assert offered(game) == ["done"]
    rich = turn(resources={"steelplast": 1, "credit": 2}, hand=[16, 38, 54])
    play(rich, "slot Y2 card 54", "card first", "build laboratory S", "build tunnel t1")
    assert have(rich) == {}


@pytest.mark.rule("UC-SLT-05")
def test_the_payment_of_the_card_leaves_the_biomatter_of_the_slot() -> None:
    """Slot R1: farms or laboratories. The one biomatter may pay for the city or for a farm."""
    game = turn(3, resources={"steelplast": 2, "credit": 3, "biomatter": 1}, hand=[14, 15, 32])
    play(game, "slot R1 card 32", "card first", "build white A")
    assert refused(game, 0, "pay biomatter steelplast=1") == "UC-SLT-05"
    play(game, "pay biomatter", "build farm S")
    assert described(game)["cities"] == {"S": "white", "A": "white"}
    assert described(game)["buildings"] == {"S": ["farm"]}


@pytest.mark.rule("UC-SLT-05")
def test_the_price_of_the_card_leaves_the_credit_of_the_slot() -> None:
    resources = {"steelplast": 1, "credit": 1, "science": 1}
    game = turn(resources=resources, buildings={"S": ["farm"]}, hand=[14, 15, 30])
    play(game, "slot R2 card 30", "card first", "upgrade farm S")
    assert refused(game, 0, "price 1") == "UC-SLT-05"
    play(game, "price 2", "build tunnel t2")
    assert described(game)["buildings"] == {"S": ["farm+"]}
    assert described(game)["tunnels"] == ["t2"]


@pytest.mark.rule("UC-SLT-05")
def test_an_action_card_needed_by_the_slot_must_be_laid() -> None:
    """Slot R4 of the 1-2 side: a tunnel and an action card. All four are used; only the new card 34 can be."""
    game = turn(resources={}, laid=[50, 51, 52], used=[50, 51, 52, 206], hand=[14, 15, 34])
    play(game, "slot R4 card 34", "card first")
    assert refused(game, 0, "not") == "UC-SLT-05"
    play(game, "lay over 51", "use 34")
    assert nation(game).used == (34, 50, 52, 206)


@pytest.mark.rule("UC-SLT-05")
def test_an_action_card_on_its_way_out_is_used_when_the_slot_needs_it() -> None:
    """Slot R1: farms or laboratories. Only the assistant, discarded for card 34, brings the steelplast."""
    game = turn(resources={}, laid=[50, 51, 52], hand=[14, 15, 34])
    play(game, "slot R1 card 34", "card first", "lay over 206")
    assert refused(game, 0, "not") == "UC-SLT-05"
    play(game, "use 206")
    assert refused(game, 0, "option 2") == "UC-SLT-05"
    play(game, "option 1", "option 2", "build laboratory S")
    assert have(game) == {}


@pytest.mark.rule("UC-SLT-05")
def test_a_slot_performed_by_a_card_must_be_possible_too() -> None:
    game = turn(resources={"credit": 2}, hand=[14, 16, 21])
    play(game, "slot G1 card 21", "card first", "price 1")
    assert refused(game, 0, "perform Y2") == "UC-SLT-05"
    play(game, "perform G2", "build plant S")
    assert described(game)["buildings"] == {"S": ["plant"]}


@pytest.mark.rule("UC-SLT-07")
def test_the_tile_of_this_turn_counts_for_the_card_used_first() -> None:
    """Yellow card 83: a credit for each colour of slots with own tiles. Y2 itself is the first yellow one."""
    game = turn(table={"round": 5}, resources={"steelplast": 1}, hand=[83, 98, 106])
    assert refused(game, 0, "slot Y2 card 98") == "UC-SLT-05"
    play(game, "slot Y2 card 83", "card first", "build tunnel t1")
    assert described(game)["tunnels"] == ["t1"]
    assert have(game) == {}


@pytest.mark.rule("UC-SLT-07", "UC-GLO-28")
def test_what_the_use_of_a_slot_brings_may_pay_for_it() -> None:
    """Permanent card 101: a steelplast and a biomatter whenever R2 (a tunnel and a city) is used."""
    era2 = {"round": 5}
    without = turn(2, era2, resources={"credit": 1}, hand=[98, 106, 107])
    assert refused(without, 0, "slot R2 card 98") == "UC-SLT-05"
    game = turn(2, era2, resources={"credit": 1}, laid=[101], hand=[98, 106, 107])
    play(game, "slot R2 card 98")
    assert have(game) == {"credit": 1, "steelplast": 1, "biomatter": 1}
    play(game, "build tunnel t1", "pay biomatter")
    assert described(game)["tunnels"] == ["t1"]
    # Through a card as well: 21 pays a credit for any free slot.
    borrowed = turn(2, era2, resources={"credit": 2}, laid=[101], hand=[21, 98, 106])
    play(
        borrowed,
        "slot G1 card 21",
        "card first",
        "price 1",
        "perform R2",
        "build tunnel t1",
        "pay biomatter",
        "advance 1",
    )
    assert described(borrowed)["tunnels"] == ["t1"]


@pytest.mark.rule("UC-SLT-05", "UC-GLO-28")
def test_what_the_use_of_a_slot_offers_may_not_make_it_impossible() -> None:
    """Permanent card 9: an upgraded plant for a credit or a science whenever G2 (two plants) is used."""
    plant = {"laid": [9], "buildings": {"S": ["plant"]}, "hand": [14, 15, 28]}
    game = turn(resources={"credit": 1}, **plant)
    play(game, "slot G2 card 14")
    assert refused(game, 0, "upgrade plant S") == "UC-SLT-05"
    play(game, "done", "build plant S")
    assert described(game)["buildings"] == {"S": ["plant", "plant"]}
    rich = turn(resources={"credit": 1, "science": 1}, **plant)
    play(rich, "slot G2 card 14", "upgrade plant S")
    assert refused(rich, 0, "price 1") == "UC-SLT-05"
    play(rich, "price 2", "build plant S")
    assert described(rich)["buildings"] == {"S": ["plant+", "plant"]}


@pytest.mark.rule("UC-SLT-07")
def test_what_the_third_colour_brings_may_pay_for_its_slot() -> None:
    """Special card 200: a credit and a card for tiles on all three colours. G2: plants for a credit each."""
    for tiles, possible in ({"Y1": [0], "R3": [0]}, True), ({"Y1": [0]}, False):
        game = turn(table={"round": 5, "slots": tiles}, laid=[200], resources={}, hand=[98, 106, 107])
        assert game.why_not(0, "slot G2 card 98") == (None if possible else "UC-SLT-05")
        assert ("slot G2 card 98" in offered(game)) == possible
        if possible:
            play(game, "slot G2 card 98", "build plant S")
            assert described(game)["buildings"] == {"S": ["plant"]}
    # With the cloning tile its credit comes first.
    for credit, possible in ((0, False), (1, True)):
        others = {"Y1": [0], "R3": [0], "G2": [1]}
        game = turn(
            4, {"round": 5, "slots": others}, laid=[200], resources={"credit": credit}, hand=[98, 106]
        )
        assert ("clone G2 card 98" in offered(game)) == possible
        assert (game.why_not(0, "clone G2 card 98") is None) == possible


@pytest.mark.rule("UC-SLT-05", "UC-SLT-07")
def test_a_slot_that_is_not_offered_is_refused_however_long_the_search() -> None:
    """Red card 77 draws, with three laboratories; R5 uses an action card or builds and upgrades for a science. The
    search for this turn alone takes so many trials that the list of all turns decides, and it does not have it."""
    game = turn(
        seats=4,
        table={"round": 6},
        boards="advanced",
        board=13,
        resources={"kelp": 2, "steelplast": 3, "credit": 6},
        laid=[10, 65],
        used=[206],
        cities={"S": "white", "C": "white"},
        tunnels=["t2"],
        buildings={
            "S": ["plant+", "laboratory"],
            "A1": ["laboratory"],
            "C": ["farm+", "plant"],
            "E": ["laboratory"],
        },
        hand=[77, 88, 97],
    )
    assert "slot R5 card 77" not in offered(game)
    assert refused(game, 0, "slot R5 card 77") == "UC-SLT-05"
