"""The three epochs, and how one follows another."""

from typing import Any

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, position, start
from powergrid_rounds import SOUTHERN_USA, auctioned, happened, lower, towns, upper, wait

from partie.kernel.engine.partie import Partie

MARKET = [11, 12, 14, 15, 16, 17, 18, 19]
REGIONS = {2: SOUTHERN_USA, 3: SOUTHERN_USA, 4: f"{SOUTHERN_USA},northeast"}


def table(phase: str, cities: int, seats: int = 4, seed: int = 1, **given: Any) -> Partie:
    """A phase of a later round; the last seat is the last in order and has so many cities and all the money."""
    rows: list[dict[str, Any]] = [{} for _ in range(seats)]
    rows[-1] = {"cities": towns(cities), "money": 500}
    base = {
        "round": 4,
        "phase": phase,
        "order": list(range(seats)),
        "market": MARKET,
        "deck": [30, 31, 32, "step3"],
        "players": rows,
    }
    regions = REGIONS.get(seats, "north,northeast,northwest,south,southeast")
    return position(seats, {**base, **given}, seed, map="usa", regions=regions)


def build(game: Partie, city: int) -> None:
    """The seat that is asked connects the city with this number on the way through the regions."""
    game.play(asked(game), f"build {towns(city)[-1]}")


def refilled(game: Partie) -> tuple[int, ...]:
    """The tokens that the last bureaucracy added."""
    return happened(game, "refilled")[-1][1:]


@pytest.mark.rule("PG-EPO-01")
def test_epoch_1_starts_with_the_game() -> None:
    assert [grid(start(seats)).epoch for seats in range(2, 7)] == [1] * 5


@pytest.mark.rule("PG-EPO-02", "PG-EPO-13")
def test_epoch_2_may_never_happen() -> None:
    """The Step 3 card comes while nobody has more than five cities; the seventh city then changes nothing."""
    game = table("auction", 5, deck=["step3", 40, 42])
    auctioned(game, 0, 11)
    assert grid(game).epoch == 1
    wait(game, 3)
    assert grid(game).epoch == 3
    wait(game, 4)
    build(game, 6)
    build(game, 7)
    market = grid(game).market.copy()
    wait(game, 5)
    assert grid(game).epoch == 3
    assert grid(game).market == market
    assert happened(game, "epoch") == [("epoch", 3)]


@pytest.mark.rule("PG-EPO-03")
def test_epoch_3_may_never_happen() -> None:
    game = table("connect", 16, epoch=2, market=list(range(18, 26)))
    build(game, 17)
    wait(game, 5)
    assert game.over
    assert grid(game).epoch == 2
    assert happened(game, "epoch") == []


@pytest.mark.rule("PG-EPO-04")
def test_in_epoch_1_the_first_column_of_the_refill_table_counts() -> None:
    game = table("bureaucracy", 6, fuel={"coal": 0, "oil": 0, "garbage": 0, "uranium": 0})
    wait(game, 2)
    assert refilled(game) == (5, 3, 2, 1)


@pytest.mark.rule("PG-EPO-06", "PG-EPO-10", "PG-MKT-20")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_seventh_city_begins_epoch_2_before_phase_5(seats: int) -> None:
    """The lowest plant is removed and replaced only then."""
    game = table("connect", 5, seats=seats)
    build(game, 6)
    sixth = wait(game.copy(), 5)
    assert grid(sixth).epoch == 1
    build(game, 7)
    game.play(seats - 1, "done")
    while grid(game).phase == 4:
        assert grid(game).epoch == 1
        assert grid(game).market == MARKET
        game.play(asked(game), "done")
    assert grid(game).epoch == 2
    assert grid(game).market == [*MARKET[1:], 30]
    assert 11 in grid(game).removed


@pytest.mark.rule("PG-EPO-07")
def test_with_two_players_the_tenth_city_begins_epoch_2() -> None:
    game = table("connect", 8, seats=2)
    build(game, 9)
    assert grid(wait(game.copy(), 5)).epoch == 1
    build(game, 10)
    assert grid(wait(game, 5)).epoch == 2


@pytest.mark.rule("PG-EPO-08")
def test_with_six_players_the_sixth_city_begins_epoch_2() -> None:
    game = table("connect", 4, seats=6)
    build(game, 5)
    assert grid(wait(game.copy(), 5)).epoch == 1
    build(game, 6)
    assert grid(wait(game, 5)).epoch == 2


@pytest.mark.rule("PG-EPO-09", "PG-EPO-11")
def test_the_second_places_open_only_in_the_next_phase_4() -> None:
    game = table("connect", 6)
    build(game, 7)
    game.play(3, "done")
    assert asked(game) == 2
    assert refused(game, 2, f"build {towns(1)[0]}") == "PG-NET-06"
    wait(game, 5)
    wait(game, 4)
    seat, before = asked(game), grid(game).players[asked(game)].money
    build(game, 1)
    assert before - grid(game).players[seat].money == 15


@pytest.mark.rule("PG-EPO-12")
def test_the_second_column_of_the_refill_table_counts_from_the_very_next_bureaucracy() -> None:
    game = table("connect", 6, fuel={"coal": 0, "oil": 0, "garbage": 0, "uranium": 0})
    build(game, 7)
    wait(game, 2)
    assert refilled(game) == (6, 4, 3, 2)


@pytest.mark.rule("PG-EPO-13", "PG-EPO-14")
def test_the_step_3_card_drawn_in_phase_2_begins_epoch_3_before_phase_3() -> None:
    """Until then plants are chosen from the upper row, and the card lies among the offered plants."""
    game = table("auction", 8, epoch=2, deck=["step3", 40, 42])
    auctioned(game, 0, 11)
    assert grid(game).epoch == 2
    assert offered(game) == ["open 12", "open 14", "open 15", "open 16", "pass"]
    assert refused(game, 1, "open 17") == "PG-MKT-13"
    auctioned(game, 1, 12)
    assert lower(game)[-1] == "step3"
    wait(game, 3)
    assert grid(game).epoch == 3
    assert happened(game, "epoch", "phase") == [("epoch", 3), ("phase", 3)]


@pytest.mark.rule("PG-EPO-15")
def test_in_the_market_the_step_3_card_counts_as_the_highest_plant() -> None:
    game = table("auction", 8, epoch=2, market=[*MARKET[:-1], 50], deck=["step3", 40, 42])
    auctioned(game, 0, 11)
    assert upper(game) == [12, 14, 15, 16]
    assert lower(game) == [17, 18, 50, "step3"]


@pytest.mark.rule("PG-EPO-13", "PG-EPO-16", "PG-EPO-22")
def test_the_step_3_card_drawn_in_phase_4_begins_epoch_3_before_phase_5() -> None:
    """Builders that follow still find two places in a city, and plants are drawn; the third place opens later."""
    game = table("connect", 10, epoch=2, deck=["step3", 40, 42], order=[0, 1, 3, 2])
    build(game, 1)
    game.play(2, "done")
    build(game, 11)
    assert lower(game) == [17, 18, 19, "step3"]
    build(game, 12)
    assert len(grid(game).market) == 8
    assert upper(game) == [14, 15, 16, 17]
    game.play(3, "done")
    assert grid(game).epoch == 2
    assert refused(game, 1, f"build {towns(1)[0]}") == "PG-NET-12"
    wait(game, 5)
    assert grid(game).epoch == 3
    assert len(grid(game).market) == 6
    wait(game, 2)
    wait(game, 4)
    seat, before = asked(game), grid(game).players[asked(game)].money
    build(game, 1)
    assert before - grid(game).players[seat].money == 20


@pytest.mark.rule("PG-EPO-17", "PG-EPO-23")
def test_a_bureaucracy_after_that_already_goes_by_epoch_3() -> None:
    """Column 3 of the refill table, and the lowest plant leaves instead of the best."""
    none = {"coal": 0, "oil": 0, "garbage": 0, "uranium": 0}
    game = table("connect", 10, epoch=2, deck=["step3", 40], fuel=none)
    build(game, 11)
    wait(game, 5)
    assert grid(game).market == [14, 15, 16, 17, 18, 19]
    wait(game, 2)
    assert refilled(game) == (4, 5, 4, 2)
    assert grid(game).market == [15, 16, 17, 18, 19, 40]


@pytest.mark.rule("PG-EPO-13", "PG-EPO-18")
@pytest.mark.parametrize(("epoch", "column"), [(1, (5, 3, 2, 1)), (2, (6, 4, 3, 2))])
def test_the_step_3_card_drawn_in_phase_5_begins_epoch_3_before_the_next_round(
    epoch: int, column: tuple[int, ...]
) -> None:
    """The market was still refilled by the old epoch."""
    none = {"coal": 0, "oil": 0, "garbage": 0, "uranium": 0}
    game = table("bureaucracy", 5, epoch=epoch, deck=["step3", 40], fuel=none)
    wait(game, 2)
    assert refilled(game) == column
    assert grid(game).epoch == 3
    assert grid(game).market == [12, 14, 15, 16, 17, 18]
    events = [event[0] for event in happened(game, "step3-drawn", "epoch", "round", "order")]
    assert events == ["step3-drawn", "epoch", "round", "order"]


@pytest.mark.rule("PG-EPO-19", "PG-EPO-20")
def test_epoch_3_begins_without_the_card_and_the_lowest_plant_and_offers_all_six() -> None:
    """Neither is replaced."""
    game = table("bureaucracy", 5, epoch=2, deck=["step3", 40, 42])
    wait(game, 2)
    assert grid(game).market == [12, 14, 15, 16, 17, 18]
    assert sorted(grid(game).deck) == [19, 40, 42]
    assert offered(game) == [*(f"open {plant}" for plant in grid(game).market), "pass"]
    auctioned(game, 3, 18)
    assert len(upper(game)) == 6
    assert lower(game) == []


@pytest.mark.rule("PG-EPO-21")
def test_after_the_step_3_card_the_deck_is_what_was_put_under_it() -> None:
    game = table("bureaucracy", 5, deck=[30, 31, "step3"])
    wait(game, 2)
    assert (grid(game).epoch, grid(game).market[-1]) == (1, 30)
    wait(game, 5)
    assert grid(game).market[-1] == 31
    wait(game, 2)
    assert grid(game).epoch == 3
    assert sorted(grid(game).deck) == [19, 31]


@pytest.mark.rule("PG-EPO-21")
def test_the_deck_is_shuffled_at_once_after_the_step_3_card_is_drawn() -> None:
    under = [33, 34, 35, 36, 37, 38, 39, 40]
    decks = []
    for seed in (1, 2, 3, 1):
        game = table("auction", 5, seed=seed, deck=["step3", *under])
        auctioned(game, 0, 11)
        assert grid(game).phase == 2
        decks.append(tuple(grid(game).deck))
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(under)}
    assert len({*decks, tuple(under), tuple(under[::-1])}) == 5
    assert decks[0] == decks[3]


@pytest.mark.rule("PG-EPO-25")
def test_with_an_empty_deck_bureaucracy_removes_the_worst_plant_all_the_same() -> None:
    game = table("bureaucracy", 5, epoch=3, market=[20, 21, 22, 23, 24], deck=[])
    wait(game, 2)
    assert grid(game).market == [21, 22, 23, 24]


@pytest.mark.rule("PG-EPO-26")
@pytest.mark.parametrize("lowest", [7, 11])
def test_both_transitions_between_the_same_phases_leave_six_plants_and_column_3(lowest: int) -> None:
    """The Step 3 card replaces plant 7 when the seventh city is connected, or the plant epoch 2 removes."""
    none = {"coal": 0, "oil": 0, "garbage": 0, "uranium": 0}
    game = table("connect", 6, market=[lowest, *MARKET[1:]], deck=["step3", 40, 42], fuel=none)
    build(game, 7)
    assert lower(game)[-1] == ("step3" if lowest == 7 else 19)
    wait(game, 5)
    assert happened(game, "epoch") == [("epoch", 2), ("epoch", 3)]
    assert len(grid(game).market) == 6
    assert grid(game).market[:5] == ([15, 16, 17, 18, 19] if lowest == 7 else [14, 15, 16, 17, 18])
    wait(game, 2)
    assert refilled(game) == (4, 5, 4, 2)


@pytest.mark.rule("PG-EPO-27")
def test_the_step_3_card_drawn_because_nobody_bought_still_belongs_to_phase_2() -> None:
    """Plant 11 goes since nobody bought, 12 since epoch 3 begins."""
    game = table("auction", 5, deck=["step3", 40])
    wait(game, 4)
    assert happened(game, "epoch", "phase") == [("epoch", 3), ("phase", 3), ("phase", 4)]
    assert grid(game).market == [14, 15, 16, 17, 18, 19]


@pytest.mark.rule("PG-EPO-28")
def test_with_an_empty_deck_nothing_that_leaves_the_market_is_replaced() -> None:
    """Bought, unwanted by all, or not above the most cities: each time there is one plant less."""
    given: dict[str, Any] = {"epoch": 3, "market": MARKET[:6], "deck": []}
    game = table("auction", 5, **given)
    auctioned(game, 0, 12)
    assert grid(game).market == [11, 14, 15, 16, 17]
    game = table("auction", 5, **given)
    assert grid(wait(game, 4)).market == [12, 14, 15, 16, 17]
    game = table("connect", 10, **given)
    build(game, 11)
    assert grid(game).market == [12, 14, 15, 16, 17]
