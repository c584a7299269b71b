"""Cards: colours and types, playing one a turn, laying it or losing it."""

import pytest
from playing import asked, refused
from underwater_positions import described, end_of_round, have, nation, play, position, table, turn

from partie.games.underwater.cards import BY_NUMBER, ERAS, SPECIAL_CARDS
from partie.games.underwater.cards.slots import SIDE_34
from partie.games.underwater.components.terms import (
    CITY,
    COLOURS,
    GREEN,
    PRODUCTION,
    RED,
    SLOT_COLOURS,
    TYPES,
    YELLOW,
)
from partie.games.underwater.effects import Build, Gain, If, walk

ALL = [card for deck in (*ERAS, SPECIAL_CARDS) for card in deck]


@pytest.mark.rule("UC-CRD-01")
def test_cards_and_slots_are_green_red_or_yellow() -> None:
    assert set(COLOURS[:3]) == {"green", "red", "yellow"}
    assert {card.colour for card in ALL} == {YELLOW, RED, GREEN}
    assert [COLOURS[colour] for colour in SLOT_COLOURS[:1]] == ["none"]
    assert set(SLOT_COLOURS[1:]) == {YELLOW, RED, GREEN}


@pytest.mark.rule("UC-CRD-02")
def test_a_card_is_of_one_of_five_types() -> None:
    assert TYPES == ("instant", "permanent", "action", "production", "end")
    for deck in (*ERAS, SPECIAL_CARDS):
        assert {card.type for card in deck} == set(range(5))


@pytest.mark.rule("UC-CRD-02")
@pytest.mark.parametrize(("card", "laid"), [(28, False), (12, True), (34, True), (59, True), (66, True)])
def test_instant_cards_act_at_once_and_all_others_are_laid(card: int, laid: bool) -> None:
    # Red cards: 28 a kelp with an upgraded tunnel, 12 permanent, 34 action, 59 production, 66 end.
    game = turn(hand=[card, 14, 15], tunnels=["t1+"])
    play(game, f"slot R3 card {card}", "card first")
    assert have(game) == {"steelplast": 2, "kelp": 1 if laid else 2}
    assert described(game)["laid"] == ([card] if laid else [])
    assert table(game).discard == ([] if laid else [card])


@pytest.mark.rule("UC-CRD-03")
def test_a_card_that_uses_another_slot_plays_no_second_card() -> None:
    # Green card 21: pay a credit and use any free slot.
    game = turn(3, table={"deck": [1, 2, 3]}, resources={"credit": 1}, hand=[21, 15, 16])
    play(game, "slot G1 card 21", "card first", "price 1", "perform R3")
    assert refused(game, 0, "slot Y1 card 15") == "UC-FLO-04"
    play(game, "advance 1")
    assert have(game) == {"steelplast": 2, "kelp": 1}
    assert nation(game).hand == [1, 15, 16]
    assert table(game).discard == [21]


@pytest.mark.rule("UC-CRD-04")
def test_the_number_of_a_card_matters_in_the_solo_game_only() -> None:
    covered = set()
    for top in (1, 2, 40):
        two = end_of_round(2, table={"deck": [top, 50, 51]})
        assert not any(table(two).slots)
        assert table(two).deck[-1] == top
        alone = position(1, {"round": 2, "phase": "end-of-round", "deck": [top, 50, 51]})
        covered.add(table(alone).fourth)
        assert table(alone).discard == [top]
    assert len(covered) == 3


def builds_city(slot: int) -> bool:
    return any(isinstance(node, Build) and node.what & CITY for node in walk(SIDE_34[slot]))


@pytest.mark.rule("UC-CRD-05")
def test_green_slots_are_the_weakest_and_green_cards_the_strongest() -> None:
    cities = [slot for slot in range(16) if builds_city(slot)]
    assert [COLOURS[SLOT_COLOURS[slot]] for slot in cities] == ["yellow", "red", "green"]
    # A city and a building, a city and a tunnel, a city or a kelp.
    assert [SIDE_34[slot].key for slot in cities] == ["all-of", "all-of", "choose"]
    gains: dict[int, list[int]] = {YELLOW: [], RED: [], GREEN: []}
    for card in ERAS[0]:
        effect = card.effect.then if isinstance(card.effect, If) else card.effect
        if card.type == PRODUCTION and isinstance(effect, Gain):
            # A biomatter is worth two (UC-FIN-08).
            gains[card.colour].append(sum(effect.gains) + effect.gains[4])
    assert set(gains[GREEN]) == {2}
    assert set(gains[RED]) == set(gains[YELLOW]) == {1}


# Laying


@pytest.mark.rule("UC-PLY-01")
@pytest.mark.parametrize("card", [12, 34, 59, 66])
def test_a_card_that_is_not_instant_lies_in_front_of_the_player(card: int) -> None:
    game = turn(hand=[card, 14, 15])
    play(game, f"slot R3 card {card}", "card first")
    assert nation(game).laid == (card, 206)
    assert [each["number"] for each in game.view(1)["nations"][0]["laid"]] == [card, 206]
    assert BY_NUMBER[card].colour == RED


@pytest.mark.rule("UC-PLY-02")
@pytest.mark.parametrize("card", [12, 34, 59, 66])
def test_on_a_slot_of_another_colour_it_goes_to_the_discard_pile(card: int) -> None:
    game = turn(hand=[card, 14, 15])
    play(game, f"slot Y1 card {card}")
    assert described(game)["laid"] == []
    assert table(game).discard == [card]
    assert have(game) == {"science": 1, "steelplast": 1, "kelp": 1}


@pytest.mark.rule("UC-PLY-03")
def test_a_tenth_permanent_card_can_be_laid() -> None:
    nine, actions = [7, 8, 9, 10, 11, 13, 15, 35, 36], [19, 34, 53]
    game = turn(laid=nine + actions, hand=[16, 14, 17])
    play(game, "slot R3 card 16", "card first")
    assert nation(game).laid == tuple(sorted([*nine, *actions, 16, 206]))
    assert asked(game) == 1
