"""Production cards: they act in every production phase from the one that follows."""

import pytest
from underwater_positions import have, nation, play, production, table, turn

# Card 44 (yellow): a credit in every production.


@pytest.mark.rule("UC-PRC-01")
def test_a_production_card_acts_in_all_that_follow() -> None:
    for round_ in (4, 7, 10):
        game = production(table={"round": round_}, laid=[44], resources={"kelp": 1})
        assert have(game) == {"credit": 1}


@pytest.mark.rule("UC-PRC-01")
def test_a_card_laid_in_era_ii_acts_in_the_second_production_not_when_it_is_laid() -> None:
    # The last turn of round 7: the production of era II follows it.
    game = turn(table={"round": 7, "order": [1, 0], "turn": 5}, resources={"kelp": 1}, hand=[44, 70, 71])
    # The slot Y1 gives a science, a steelplast and a kelp; card 44 gives a credit in production.
    play(game, "slot Y1 card 44", "card first")
    assert table(game).era == 3
    assert have(game) == {"science": 1, "steelplast": 1, "kelp": 1, "credit": 1}
    assert 44 in nation(game).laid


@pytest.mark.rule("UC-PRC-01")
def test_a_card_in_the_hand_does_not_act() -> None:
    game = production(hand=[44, 57, 58], resources={"kelp": 1})
    assert have(game) == {}
    assert nation(game).points == 0


@pytest.mark.rule("UC-PRC-02")
def test_some_produce_by_themselves_some_by_what_is_connected() -> None:
    """Card 63: a kelp and a card. Card 117: a steelplast for every three connected farms."""
    direct = production(laid=[63], resources={"kelp": 1})
    assert have(direct) == {"kelp": 1}
    built = {"S": ["farm", "farm"], "A": ["farm"], "C": ["farm"]}
    apart = production(table={"round": 7}, laid=[117], buildings=built, resources={})
    assert "steelplast" not in have(apart)
    linked = production(
        table={"round": 7}, laid=[117], buildings=built, resources={}, cities={"A": "white"}, tunnels=["t1"]
    )
    assert have(linked)["steelplast"] == 1
    without = production(
        table={"round": 7}, buildings=built, resources={}, cities={"A": "white"}, tunnels=["t1"]
    )
    assert "steelplast" not in have(without)
