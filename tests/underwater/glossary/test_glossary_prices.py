"""Notes on card effects: optional benefits, paying, exchanging, and what building by a card costs."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, table, turn

from partie.games.underwater.cards import BY_NUMBER, ERAS, SPECIAL_CARDS
from partie.games.underwater.cards.slots import SIDE_12, SIDE_34
from partie.games.underwater.components.terms import ACTION, COLOURS, END, INSTANT, PRODUCTION
from partie.games.underwater.effects import PRICE_FREE, PRICE_USUAL, Build, walk
from partie.kernel.engine.partie import Partie

# The slots that always give something: Y1 a science, a steelplast and a kelp, R3 two steelplast and a kelp, G1 the
# Federation track. Permanent cards: 40 exchanges kelp and credit once a turn, 100 tunnels cost two credits less, 190
# (special) cities a steelplast less and two points for building one.

SLOT = {"yellow": "Y1", "red": "R3", "green": "G1"}
FIRST_ROUND = {1: 2, 2: 5, 3: 8}
PLENTY = {"kelp": 9, "steelplast": 9, "science": 9, "credit": 9, "biomatter": 1}
AID = {
    "farm": {"kelp": 1},
    "plant": {"credit": 1},
    "laboratory": {"steelplast": 1},
    "tunnel": {"steelplast": 1, "credit": 1},
    "white": {"steelplast": 2, "kelp": 1, "credit": 1},
    "purple": {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 2},
}


def using(card: int, round: int = 8, **mine: Any) -> Partie:
    """Seat 0 has done the slot of the card's colour and now has the effect of the card."""
    slot = SLOT[COLOURS[BY_NUMBER[card].colour]]
    game = turn(3, {"round": round, "deck": [33, 34, 36]}, **{"hand": [card], **mine})
    play(game, f"slot {slot} card {card}", "slot first")
    if slot == "G1":
        play(game, "advance 1")
    return game


def paid(game: Partie, *moves: str) -> dict[str, int]:
    """What these moves cost (gains are negative)."""
    before = have(game)
    play(game, *moves)
    after = have(game)
    names = before.keys() | after.keys()
    costs = {name: before.get(name, 0) - after.get(name, 0) for name in names}
    return {name: part for name, part in costs.items() if part}


# Optional


@pytest.mark.rule("UC-GLO-01")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_every_matching_card_may_be_played_without_its_benefit(era: int) -> None:
    for card in (*ERAS, SPECIAL_CARDS)[era - 1]:
        slot = SLOT[COLOURS[card.colour]]
        given = {"laid": [53], "used": [53], "tunnels": ["t1", "t2+"], "buildings": {"S": ["farm+", "plant"]}}
        if card.number == 53:
            given = {}
        board = turn(
            3, {"round": FIRST_ROUND[min(era, 3)]}, hand=[card.number], resources={"credit": 3}, **given
        )
        laid = nation(board).laid
        play(board, f"slot {slot} card {card.number}")
        if board.decisions[0].step.name != "order":
            # Nobody is asked where a card that costs nothing is laid, and laying it cannot hurt.
            assert card.type in (ACTION, PRODUCTION, END, INSTANT) and not card.cost
            continue
        play(board, "card unused")
        if slot == "G1":
            play(board, "advance 1")
        gives = {
            "Y1": {"kelp": 1, "steelplast": 1, "science": 1},
            "R3": {"kelp": 1, "steelplast": 2},
            "G1": {},
        }
        assert have(board) == {"credit": 3, **gives[slot]}
        assert (nation(board).points, nation(board).laid) == (0, laid)


@pytest.mark.rule("UC-GLO-01")
@pytest.mark.parametrize("card", [1, 4, 21, 26, 30, 45, 56, 71, 72, 74, 88, 125, 130, 144])
def test_a_card_may_be_begun_and_its_effect_left(card: int) -> None:
    """None of these cards says may."""
    game = using(
        card,
        resources=PLENTY,
        tunnels=["t1"],
        buildings={"S": ["farm+", "farm", "laboratory"]},
    )
    if card == 72:  # It needs a slot of another player.
        game = turn(3, {"round": 8, "slots": {"Y1": [1]}}, hand=[72], resources=PLENTY)
        play(game, "slot G1 card 72", "card first")
    before = described(game)
    assert "done" in offered(game)
    play(game, "done")
    after = described(game)
    for unchanged in ("cities", "tunnels", "buildings", "extra", "federation", "points"):
        assert after[unchanged] == before[unchanged]
    assert all(after["resources"][name] >= part for name, part in before["resources"].items())


@pytest.mark.rule("UC-GLO-01")
def test_only_what_is_offered_can_be_declined() -> None:
    game = turn(3, hand=[14, 15, 16])
    assert refused(game, 0, "not") == "UC-GLO-01"


# Paying and exchanging


@pytest.mark.rule("UC-GLO-07")
def test_without_the_full_price_there_is_no_benefit_and_the_card_is_played() -> None:
    """Card 144: two kelp for three points; the slot gives one kelp."""
    game = using(144, resources={})
    assert game.decisions[0].seat == 1
    assert (nation(game).points, have(game)["kelp"]) == (0, 1)
    assert table(game).discard == [144]
    rich = using(144, resources={"kelp": 1})
    assert offered(rich) == ["done", "price 1"]
    play(rich, "price 1")
    assert (nation(rich).points, have(rich).get("kelp", 0)) == (3, 0)


@pytest.mark.rule("UC-GLO-07")
def test_of_two_prices_one_is_paid_in_full() -> None:
    """Card 85: a kelp or a steelplast for a science, a credit and a card."""
    game = turn(3, {"round": 5}, resources={"steelplast": 1}, hand=[85])
    play(game, "slot Y1 card 85", "card first")
    assert refused(game, 0, "price 1") == "UC-GLO-07"
    assert paid(game, "price 2")["credit"] == -1


@pytest.mark.rule("UC-GLO-08")
def test_a_payment_is_made_once() -> None:
    game = turn(3, {"round": 8}, resources={"kelp": 6}, hand=[144])
    play(game, "slot Y5 card 144", "card first", "price 1")
    assert refused(game, 0, "price 1") == "UC-GLO-08"
    assert (nation(game).points, have(game)) == (3, {"kelp": 4})


@pytest.mark.rule("UC-GLO-08")
def test_a_card_says_when_more_may_be_paid_for_more() -> None:
    """Card 68: a credit for a kelp and a steelplast, up to three times."""
    game = using(68, 5, resources={"credit": 5})
    for _ in range(3):
        assert paid(game, "price 1") == {"credit": 1, "kelp": -1, "steelplast": -1}
    assert game.decisions[0].seat == 1


@pytest.mark.rule("UC-GLO-09")
@pytest.mark.parametrize(("give", "take"), [("kelp", "credit"), ("credit", "kelp")])
def test_an_exchange_works_in_either_direction(give: str, take: str) -> None:
    game = turn(3, laid=[40], resources={"kelp": 1, "credit": 1}, hand=[14])
    play(game, "once 40")
    assert offered(game) == ["done", "give kelp", "give credit"]
    assert paid(game, f"give {give}") == {give: 1, take: -1}
    poor = turn(3, laid=[40], resources={give: 1}, hand=[14])
    play(poor, "once 40")
    assert refused(poor, 0, f"give {take}") == "UC-GLO-09"


@pytest.mark.rule("UC-GLO-10")
def test_an_exchange_is_limited_to_the_amount_on_the_card() -> None:
    game = turn(3, laid=[40], resources={"kelp": 3}, hand=[14])
    play(game, "once 40", "give kelp")
    assert refused(game, 0, "give kelp") == "UC-GLO-10"
    assert have(game) == {"kelp": 2, "credit": 1}
    # Card 45 allows two, each in the direction that is wanted.
    twice = using(45, 2, resources={"credit": 3})
    assert paid(twice, "give credit", "give credit") == {"credit": 2, "steelplast": -2}
    assert twice.decisions[0].seat == 1


# Costs of building


@pytest.mark.rule("UC-GLO-11")
@pytest.mark.parametrize("kind", AID)
def test_the_usual_cost_is_that_of_the_player_aid(kind: str) -> None:
    """Action cards 19 (a structure) and 41 (a city), used by the slot G4."""
    card = 41 if kind in ("white", "purple") else 19
    game = turn(3, {"round": 5}, laid=[card], resources=PLENTY, hand=[75])
    play(game, "slot G4 card 75", f"use {card}")
    where = {"tunnel": "t1", "white": "A", "purple": "A"}.get(kind, "S")
    move = f"build {kind} {where}"
    if game.why_not(0, move) is not None:
        play(game, "part 1")
    if kind in ("tunnel", "farm", "laboratory", "white"):
        assert paid(game, move, "pay biomatter") == AID[kind]
    else:
        assert paid(game, move) == AID[kind]


@pytest.mark.rule("UC-GLO-12")
@pytest.mark.parametrize(
    ("card", "move", "cost"),
    [
        (54, "build laboratory S", {"credit": 1}),
        (84, "build tunnel t1", {"credit": 2}),
        (32, "build white A", {"steelplast": 2, "credit": 3}),
        (32, "build purple A", {"steelplast": 2, "credit": 3}),
        (79, "build purple A", {"biomatter": 1, "credit": 3}),
    ],
)
def test_a_specified_cost_replaces_the_usual_one(card: int, move: str, cost: dict[str, int]) -> None:
    least = {name: part for name, part in cost.items() if name != "steelplast"}
    assert paid(using(card, resources=least), move) == cost


@pytest.mark.rule("UC-GLO-13")
@pytest.mark.parametrize(
    ("card", "laid", "move", "cost"),
    [
        (29, [], "build tunnel t1", {"steelplast": 1}),
        (89, [], "build white A", {"steelplast": 1, "kelp": 1}),
        (2, [], "build white A", {"steelplast": 1, "kelp": 1, "credit": 1}),
        (2, [190], "build white A", {"kelp": 1}),
        (152, [100], "build tunnel t1", {}),
        (84, [100], "build tunnel t1", {}),
        (32, [190], "build white A", {"steelplast": 1, "credit": 2}),
    ],
    ids=["one", "action", "another", "two of a kind", "two kinds", "specified", "specified city"],
)
def test_discounts_add_up_and_apply_to_a_specified_cost(
    card: int, laid: list[int], move: str, cost: dict[str, int]
) -> None:
    resources = {"kelp": 3, "steelplast": 3, "credit": 3}
    if card == 89:
        game = turn(3, {"round": 5}, laid=[89], resources=resources, hand=[75])
        play(game, "slot G4 card 75", "use 89")
    else:
        game = using(card, laid=laid, resources=resources)
    assert paid(game, move) == cost


@pytest.mark.rule("UC-GLO-14")
@pytest.mark.parametrize(("card", "cost"), [(29, {"steelplast": 1}), (84, {}), (152, {})])
@pytest.mark.parametrize("credits", [0, 3])
def test_a_surplus_of_discounts_is_lost(card: int, cost: dict[str, int], credits: int) -> None:
    """With card 100 there are two credits more off than these tunnels may cost."""
    game = using(card, laid=[100], resources={"steelplast": 1, "credit": credits})
    assert paid(game, "build tunnel t1") == cost


@pytest.mark.rule("UC-GLO-15")
def test_two_credits_off_a_tunnel_leave_a_steelplast_to_pay() -> None:
    game = turn(3, {"round": 5}, laid=[100], resources={"credit": 4, "steelplast": 2}, hand=[75])
    play(game, "slot Y2 card 75")
    assert paid(game, "build tunnel t1") == {"steelplast": 1}


@pytest.mark.rule("UC-GLO-16")
@pytest.mark.parametrize(
    ("card", "move", "points"),
    [(1, "build tunnel t1", 0), (128, "build white A", 2), (197, "build tunnel t1", 0)],
)
def test_what_is_free_costs_nothing_and_discounts_give_nothing_back(
    card: int, move: str, points: int
) -> None:
    resources = {"credit": 2} if card == 197 else {}
    game = using(card, laid=[100, 190], resources=resources)
    if card == 197:
        assert have(game).get("credit", 0) == 0
    assert paid(game, move) == {}
    assert nation(game).points == points
    built = described(game)
    assert built["tunnels"] == ["t1"] or built["cities"] == {"S": "white", "A": "white"}


@pytest.mark.rule("UC-GLO-16")
def test_building_is_free_only_where_the_card_says_so() -> None:
    # The slots charge the usual cost, and card 29 takes off a credit only: a steelplast is missing.
    slots = [node for slot in (*SIDE_12, *SIDE_34) for node in walk(slot) if isinstance(node, Build)]
    assert {node.price.kind for node in slots} == {PRICE_USUAL}
    free = [
        card.number
        for card in ERAS[0]
        if any(isinstance(node, Build) and node.price.kind == PRICE_FREE for node in walk(card.effect))
    ]
    assert free == [1]
    game = turn(3, resources={"kelp": 9, "credit": 9}, hand=[29])
    play(game, "slot R1 card 29", "card first")
    assert refused(game, 0, "build tunnel t1") == "UC-GLO-17"
