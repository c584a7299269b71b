"""Amounts of things and prices of nothing are said as each language counts."""

import pytest

import partie
from partie.cli.boards.powergrid import tokens
from partie.games.evacuation.text import Telling
from partie.text import Words


@pytest.mark.parametrize(
    ("language", "amounts", "said"),
    [
        ("en", (3, 1, 5), "3 food, 1 steel and 5 energy"),
        ("cs", (3, 1, 5), "3 jídla, 1 ocel a 5 energií"),
        ("cs", (5, 2, 1), "5 jídel, 2 oceli a 1 energii"),
        ("uk", (1, 21, 5), "1 їжу, 21 сталь та 5 енергії"),
    ],
)
def test_resources_take_the_case_of_their_number(language, amounts, said):
    assert Telling(Words(language, "evacuation", strict=True)).goods(amounts) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 food, 1 steel and 1 energy"),
        ("cs", "1 jídlo, 1 ocel a 1 energie"),
        ("uk", "1 їжа, 1 сталь та 1 енергія"),
    ],
)
def test_resources_that_are_there_stand_in_the_first_case(language, said):
    """After a colon: `Old World: 1 energy`."""
    assert Telling(Words(language, "evacuation", strict=True)).goods((1, 1, 1), held=True) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "2 coal, 1 oil, 5 garbage"),
        ("cs", "2 uhlí, 1 ropu, 5 odpadků"),
        ("uk", "2 вугілля, 1 нафту, 5 сміття"),
    ],
)
def test_fuel_takes_the_case_of_its_number(language, said):
    words = Words(language, "powergrid", strict=True)
    assert tokens({"coal": 2, "oil": 1, "garbage": 5, "uranium": 0}, words) == said


@pytest.mark.parametrize(
    ("language", "kept", "goals"),
    [
        ("en", "Anna keeps 4 cards.", "Anna receives goal cards: 3."),
        ("cs", "Anna si nechává: 4 karty.", "Anna dostává karty cílů: 3."),
        ("uk", "Anna залишає: 4 картки.", "Anna отримує картки цілей: 3."),
    ],
)
def test_cards_that_nobody_sees_are_counted_not_listed(language, kept, goals):
    g, words = partie.new("evacuation", seats=2, seed=1), Words(language, "evacuation", strict=True)
    assert words.event(g, ("kept", 0, -1, -1, -1, -1), ["Anna", "Bohdan"]) == kept
    assert words.event(g, ("goals-received", 0, -1, -1, -1), ["Anna", "Bohdan"]) == goals


@pytest.mark.parametrize(("language", "word"), [("en", "for nothing"), ("cs", "zdarma"), ("uk", "безплатно")])
def test_a_move_that_costs_nothing_is_not_said_like_one_with_a_price(language, word):
    g, words = partie.new("shipyard", seats=4, seed=1), Words(language, "shipyard", strict=True)
    hire = next(move for move in g.game.actions() if g.game.verbs[move[0]].name == "hire")
    plain, free = words.move(g, 0, hire, parts=()), words.move(g, 0, hire, parts=(("guilders", 0),))
    assert free == f"{plain} {word}"
    assert words.move(g, 0, hire, parts=(("guilders", 2),)) not in (plain, free)


def test_points_lost_stand_with_the_minus_sign_of_print():
    assert Words("cs", "evacuation", strict=True).result_line("penalties", -2) == "žetony postihu −2"
