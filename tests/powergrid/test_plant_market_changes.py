"""Power plant market: the only cases in which it changes."""

import pytest
from playing import asked, play_on
from powergrid_positions import grid, happened, players, start, table, towns

from partie.games.powergrid.components import STEP3
from partie.kernel.engine.partie import Partie

EIGHT = [11, 12, 14, 15, 16, 17, 18, 19]
SIX = [20, 22, 25, 28, 30, 33]


def all_done(game: Partie) -> None:
    """Everybody ends the phase that is being played."""
    phase = grid(game).phase
    move = {2: "pass", 3: "done", 4: "done", 5: "run none"}[phase]
    while grid(game).phase == phase:
        game.play(asked(game), move)


def connecting(
    cities: int, market: list[int], deck: list[int | str], epoch: int = 1, plants: tuple[int, ...] = ()
) -> Partie:
    """Three players in phase 4, seat 2 begins with so many cities."""
    owners = players({}, {}, {"cities": towns(3, cities), "money": 300, "plants": list(plants)})
    given = {"round": 6, "epoch": epoch, "phase": "connect", "order": [0, 1, 2], "players": owners}
    return table(3, {**given, "market": market, "deck": deck})


def build_next(game: Partie) -> None:
    """Seat 2 connects one more city."""
    have = grid(game).players[2].cities
    game.play(2, f"build {towns(3, 1, skip=have)[0]}")


@pytest.mark.rule("PG-MKT-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_market_changes_only_in_the_listed_cases(seats: int) -> None:
    """A purchase, nobody buying, too small a plant, a new epoch, bureaucracy; and no bid, pass or fuel."""
    rich = players(*({"money": 300} for _ in range(seats)))
    late = table(seats, {"round": 2, "phase": "connect", "players": rich}, seed=seats)
    changes: list[str] = []
    for game in (start(seats, seed=seats), late):
        s = grid(game)
        market, phase, epoch, round_, bought = s.market.copy(), s.phase, s.epoch, s.round, s.bought
        for move in play_on(game, seats):
            why = {
                "bought": phase == 2 and s.bought != bought,
                "unsold": phase == 2 and s.phase != 2 and not s.bought,
                "small": move.startswith("build") and bool(market) and s.most >= market[0],
                "epoch": s.epoch != epoch and s.phase != phase,
                "bureaucracy": s.round != round_,
            }
            if s.market != market:
                changes += [name for name, true in why.items() if true]
                assert any(why.values()), move
            market, phase, epoch, round_, bought = s.market.copy(), s.phase, s.epoch, s.round, s.bought
    assert {"bought", "small", "bureaucracy"} <= set(changes)


@pytest.mark.rule("PG-MKT-15")
def test_buying_fuel_and_passing_leave_the_market_as_it_is() -> None:
    owners = players({"plants": [4]}, {"plants": [3]})
    given = {"round": 4, "order": [0, 1], "market": EIGHT, "deck": [20, "step3"], "players": owners}
    game = table(2, given)
    game.play(0, "pass")
    assert grid(game).market == EIGHT
    game = table(2, {**given, "phase": "resources"})
    game.play(1, "buy oil 2")
    all_done(game)
    assert (grid(game).phase, grid(game).market) == (4, EIGHT)


@pytest.mark.rule("PG-MKT-16")
def test_a_bought_plant_is_replaced_at_once() -> None:
    """In the first round plant 13 comes first."""
    game = table(2, {"round": 1, "order": [0, 1]})
    game.play(0, "open 4")
    game.play(0, "bid 4")
    assert 4 in grid(game).market
    game.play(1, "pass")
    assert grid(game).market == [3, 5, 6, 7, 8, 9, 10, 13]
    assert (grid(game).phase, asked(game)) == (2, 1)


@pytest.mark.rule("PG-MKT-17")
def test_when_nobody_buys_the_lowest_plant_is_removed_and_replaced() -> None:
    game = table(2, {"round": 4, "order": [0, 1], "market": EIGHT, "deck": [13, "step3"]})
    game.play(0, "pass")
    assert grid(game).market == EIGHT
    game.play(1, "pass")
    assert grid(game).market == [12, 13, 14, 15, 16, 17, 18, 19]
    assert 11 in grid(game).removed
    names = [event[0] for event in happened(game, "plant-removed", "plant-drawn", "phase")]
    assert names[:3] == ["plant-removed", "plant-drawn", "phase"]


@pytest.mark.rule("PG-MKT-17")
def test_when_somebody_buys_the_lowest_plant_stays() -> None:
    game = table(2, {"round": 4, "order": [0, 1], "market": EIGHT, "deck": [13, "step3"]})
    game.play(0, "pass")
    game.play(1, "open 12")
    assert grid(game).phase == 3
    assert grid(game).market == [11, 13, 14, 15, 16, 17, 18, 19]


@pytest.mark.rule("PG-MKT-18")
def test_a_plant_not_above_the_number_of_cities_is_replaced_at_once() -> None:
    game = connecting(5, [7, 8, 9, 10, 11, 12, 14, 15], [16, 17, "step3"])
    build_next(game)
    assert grid(game).market == [7, 8, 9, 10, 11, 12, 14, 15]
    build_next(game)
    assert grid(game).market == [8, 9, 10, 11, 12, 14, 15, 16]
    assert 7 in grid(game).removed
    build_next(game)
    assert grid(game).market == [9, 10, 11, 12, 14, 15, 16, 17]
    assert asked(game) == 2


@pytest.mark.rule("PG-MKT-19")
def test_an_owned_plant_is_not_removed_by_the_number_of_cities() -> None:
    game = connecting(6, [7, 8, 9, 10, 11, 12, 14, 15], [16, "step3"], plants=(4, 5))
    build_next(game)
    assert grid(game).removed[-1] == 7
    assert grid(game).players[2].kit.plants == (4, 5)


@pytest.mark.rule("PG-MKT-20")
@pytest.mark.parametrize(("seats", "cities"), [(2, 10), (3, 7), (4, 7), (5, 7), (6, 6)])
def test_when_epoch_2_begins_the_lowest_plant_is_replaced(seats: int, cities: int) -> None:
    """After phase 4 and before phase 5; one city fewer changes nothing."""
    owners = players({"cities": towns(seats, cities - 1)}, *({} for _ in range(seats - 1)))
    given = {"round": 6, "phase": "connect", "order": [*range(1, seats), 0], "players": owners}
    game = table(seats, {**given, "market": EIGHT, "deck": [13, "step3"]})
    same = game.copy()
    game.play(0, f"build {towns(seats, 1, skip=cities - 1)[0]}")
    assert (grid(game).epoch, grid(game).market) == (1, EIGHT)
    all_done(game)
    all_done(same)
    assert (grid(same).phase, grid(same).epoch, grid(same).market) == (5, 1, EIGHT)
    assert (grid(game).phase, grid(game).epoch) == (5, 2)
    assert grid(game).market == [12, 13, 14, 15, 16, 17, 18, 19]
    assert 11 in grid(game).removed


@pytest.mark.rule("PG-MKT-21")
def test_when_epoch_3_begins_the_lowest_plant_and_step_3_go_without_replacement() -> None:
    """The small plant 12 makes room for the Step 3 card, and before phase 5 six plants are left."""
    game = connecting(11, [12, *SIX, 36], ["step3", 40, 42], epoch=2)
    build_next(game)
    assert grid(game).market == [*SIX, 36, STEP3]
    all_done(game)
    assert (grid(game).phase, grid(game).epoch) == (5, 3)
    assert grid(game).market == [22, 25, 28, 30, 33, 36]
    assert 20 in grid(game).removed
    assert sorted(grid(game).deck) == [40, 42]


@pytest.mark.rule("PG-MKT-22")
@pytest.mark.parametrize("epoch", [1, 2])
def test_in_bureaucracy_of_epochs_1_and_2_the_best_plant_goes_under_the_deck(epoch: int) -> None:
    given = {"round": 5, "epoch": epoch, "phase": "bureaucracy", "order": [0, 1], "market": EIGHT}
    game = table(2, {**given, "deck": [13, 40, "step3"]})
    all_done(game)
    assert grid(game).market == [11, 12, 13, 14, 15, 16, 17, 18]
    assert grid(game).deck == [19, STEP3, 40]
    assert 19 not in grid(game).removed


@pytest.mark.rule("PG-MKT-23")
def test_in_bureaucracy_of_epoch_3_the_worst_plant_leaves_the_game() -> None:
    given = {"round": 9, "epoch": 3, "phase": "bureaucracy", "order": [0, 1], "market": SIX}
    game = table(2, {**given, "deck": [40]})
    all_done(game)
    assert grid(game).market == [22, 25, 28, 30, 33, 40]
    assert grid(game).deck == []
    assert 20 in grid(game).removed
    game.play(0, "pass")
    game.play(1, "open 25")
    while grid(game).round == 10:
        all_done(game)
    assert grid(game).market == [28, 30, 33, 40]


@pytest.mark.rule("PG-MKT-24")
def test_when_step_3_is_drawn_the_plants_under_it_are_shuffled_at_once() -> None:
    under = [34, 35, 36, 37, 38, 39, 40, 42, 44, 46]
    decks = []
    for seed in (*range(10), 0):
        given = {"round": 5, "epoch": 2, "order": [0, 1], "buyers": [0], "bought": [], "market": EIGHT}
        game = table(2, {**given, "deck": ["step3", *under]}, seed=seed)
        game.play(0, "open 11")
        s = grid(game)
        assert sorted(s.deck) == under
        decks.append(tuple(s.deck))
    assert decks[0] == decks[-1]
    assert len(set(decks)) == 10
    assert tuple(reversed(under)) not in decks


@pytest.mark.rule("PG-MKT-25")
def test_a_drawn_plant_not_above_the_number_of_cities_is_removed_and_another_drawn() -> None:
    """With 14 cities, 14 and 13 go; the next, 15, is high enough."""
    owners = players({"cities": towns(2, 14), "money": 50}, {})
    given = {"round": 9, "epoch": 2, "order": [0, 1], "buyers": [0], "bought": [], "players": owners}
    game = table(2, {**given, "market": [16, 17, 18, 19, 20, 21, 22, 23], "deck": [14, 13, 15, 40, "step3"]})
    game.play(0, "open 17")
    assert grid(game).market == [15, 16, 18, 19, 20, 21, 22, 23]
    assert grid(game).removed[-2:] == [14, 13]


@pytest.mark.rule("PG-MKT-25")
def test_the_replacement_of_a_small_plant_may_be_too_small_itself() -> None:
    game = connecting(14, [15, 20, 21, 22, 23, 24, 25, 26], [14, 30, "step3"], epoch=2)
    build_next(game)
    assert grid(game).market == [20, 21, 22, 23, 24, 25, 26, 30]
    assert grid(game).removed[-2:] == [15, 14]


@pytest.mark.rule("PG-MKT-26")
def test_the_largest_network_counts_not_that_of_the_acting_player() -> None:
    owners = players({"cities": towns(2, 3), "money": 50}, {"cities": towns(2, 12, skip=3)})
    given = {"round": 9, "epoch": 2, "order": [1, 0], "buyers": [0], "bought": [], "players": owners}
    game = table(2, {**given, "market": [16, 17, 18, 19, 20, 21, 22, 23], "deck": [11, 13, "step3"]})
    game.play(0, "open 16")
    assert grid(game).market == [13, 17, 18, 19, 20, 21, 22, 23]
    assert grid(game).removed[-1] == 11
