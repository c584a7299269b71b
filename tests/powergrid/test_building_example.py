"""The rulebook's example of phase 4: Zdeněk (green) and Čenda (red) in the south-east of the USA."""

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, players, position
from powergrid_rounds import SOUTHERN_USA

from partie.kernel.engine.partie import Partie

GREEN, RED = 0, 1
RED_CITIES = ["birmingham", "atlanta"]
GREEN_CITIES = ["savannah", "raleigh"]


def example(epoch: int, seat: int) -> Partie:
    """The picture of the example, with the seat to connect cities and money enough."""
    given = {
        "round": 3,
        "epoch": epoch,
        "phase": "connect",
        "order": [1 - seat, seat],
        "players": players({"cities": GREEN_CITIES, "money": 200}, {"cities": RED_CITIES, "money": 200}),
    }
    return position(2, given, map="usa", regions=SOUTHERN_USA)


def prices(game: Partie, *cities: str) -> list[int]:
    """Connect the cities one after another; what each cost."""
    seat = asked(game)
    paid = []
    for city in cities:
        before = grid(game).players[seat].money
        game.play(seat, f"build {city}")
        paid.append(before - grid(game).players[seat].money)
    return paid


@pytest.mark.rule("PG-NET-24")
@pytest.mark.parametrize("seat", [GREEN, RED])
def test_in_epoch_1_the_four_cities_of_the_example_are_closed_to_both(seat: int) -> None:
    game = example(1, seat)
    theirs, own = (RED_CITIES, GREEN_CITIES) if seat == GREEN else (GREEN_CITIES, RED_CITIES)
    for city in theirs:
        assert refused(game, seat, f"build {city}") == "PG-NET-06"
    for city in own:
        assert refused(game, seat, f"build {city}") == "PG-NET-15"
    assert not {f"build {city}" for city in RED_CITIES + GREEN_CITIES} & set(offered(game))


@pytest.mark.rule("PG-NET-25")
def test_green_connects_four_cities_in_epoch_1() -> None:
    game = example(1, GREEN)
    costs = prices(game, "jacksonville", "knoxville", "memphis", "new_orleans")
    assert costs == [10 + 0, 10 + 5 + 7, 10 + 6 + 3 + 5, 10 + 7]


@pytest.mark.rule("PG-NET-26")
def test_green_connects_new_orleans_directly_in_epoch_1() -> None:
    assert prices(example(1, GREEN), "new_orleans") == [10 + 16 + 0]


@pytest.mark.rule("PG-NET-27")
def test_red_connects_three_cities_in_epoch_1_or_jacksonville() -> None:
    assert prices(example(1, RED), "knoxville", "memphis", "new_orleans") == [10 + 5, 10 + 6, 10 + 7]
    assert prices(example(1, RED), "jacksonville") == [10 + 7 + 0]


@pytest.mark.rule("PG-NET-28")
def test_green_connects_six_cities_in_epoch_2() -> None:
    game = example(2, GREEN)
    costs = prices(game, "jacksonville", "atlanta", "knoxville", "birmingham", "memphis", "new_orleans")
    assert costs == [10, 15 + 7, 10 + 5, 15 + 3, 10 + 6, 10 + 7]


@pytest.mark.rule("PG-NET-29")
def test_red_connects_savannah_and_jacksonville_in_epoch_2() -> None:
    assert prices(example(2, RED), "savannah", "jacksonville") == [15 + 7, 10 + 0]
