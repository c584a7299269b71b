"""Preparation, the course of the years, the goal of the game (EV-SET, EV-BEG, EV-FLO, EV-GOA)."""

import pytest
from evacuation_positions import (
    acting,
    goods,
    happened,
    next_year,
    passes,
    phase,
    player,
    plays,
    position,
    run_on,
    start,
    state,
)
from playing import asked, play_out

import partie
from partie.games.evacuation.cards.bonuses import BONUSES
from partie.games.evacuation.cards.technologies import TILES
from partie.games.evacuation.components import STADIUMS
from partie.games.evacuation.components.requirements import INFRASTRUCTURE
from partie.games.evacuation.rules.course import PHASES
from partie.games.evacuation.setup import prepare
from partie.games.evacuation.state import Evacuation
from partie.kernel.engine.partie import Partie

BASIC = partie.GAMES["evacuation"].read_options({})


def table(seats: int = 4, seed: int = 1) -> Evacuation:
    """The table before the first income."""
    return prepare(seats, seed, BASIC)


@pytest.mark.rule("EV-SET-02", "EV-SET-03")
def test_everybody_has_a_continent_with_nine_land_and_two_ocean_tokens() -> None:
    s = table()
    for each in s.players:
        assert each.land == (1 << 9) - 1 and each.flipped == 0
    game = next_year(acting({"land": [], "goods": [9, 0, 0, 0, 0, 0]}, {}, year=1))
    assert ("produced", 0, 2, 2, 2, 0, 0, 0) in happened(game)


@pytest.mark.rule("EV-SET-04")
def test_both_satellites_begin_in_the_first_section_of_the_outer_lane() -> None:
    for each in table().players:
        assert each.sections == [0, 0] and each.lanes == [0, 0]


@pytest.mark.rule("EV-SET-05", "EV-SET-06", "EV-SET-07")
def test_boards_are_empty_and_markers_stand_at_zero() -> None:
    for each in table().players:
        assert each.goods == [0] * 6 and each.population == 0 and each.prepared == [0] * 6
        assert each.actions == 0
        assert each.production == [0, 0, 0]


@pytest.mark.rule("EV-SET-08")
def test_everybody_has_a_starting_stadium_on_the_old_world() -> None:
    s = table()
    for each in s.players:
        assert len(each.old_stadiums) == 1 and STADIUMS[each.old_stadiums[0]].starting and each.stadiums == ()
    assert len({each.old_stadiums for each in s.players}) == 4


@pytest.mark.rule("EV-SET-09", "EV-SET-10", "EV-SET-11")
def test_technology_sets_are_dealt_by_lot_and_lie_in_their_rows() -> None:
    dealt, rows = set(), set()
    for seed in range(12):
        s = table(seed=seed)
        sets = [TILES[each.tiles[0]].set for each in s.players]
        assert len(set(sets)) == 4
        dealt.add(tuple(sets))
        for each in s.players:
            assert [TILES[tile].level for tile in each.tiles] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
            assert {TILES[tile].set for tile in each.tiles} == {TILES[each.tiles[0]].set}
            rows.add(tuple(tile % 9 for tile in each.tiles[:3]))
    assert len(dealt) > 5 and len(rows) > 3


@pytest.mark.rule("EV-SET-12", "EV-SET-13")
def test_three_stadiums_and_three_shuttles_are_on_offer() -> None:
    s = table()
    assert len(s.offers[1]) == 3 and not any(STADIUMS[card].starting for card in s.offers[1] + s.decks[1])
    assert len(s.offers[0]) == 3 and len(s.decks[0]) == 18
    assert table(seed=2).offers[0] != s.offers[0]


@pytest.mark.rule("EV-SET-14", "EV-SET-15")
def test_infrastructure_of_level_one_lies_above_level_two() -> None:
    orders = set()
    for seed in range(5):
        s = table(seed=seed)
        drawn = s.offers[2] + s.decks[2][::-1]
        assert [INFRASTRUCTURE[card].level for card in drawn] == [1] * 9 + [2] * 9
        assert (len(s.offers[2]), len(s.decks[2])) == (3, 15)
        orders.add(tuple(drawn))
    assert len(orders) == 5


@pytest.mark.rule("EV-SET-16")
def test_the_game_begins_in_year_one() -> None:
    assert table().year == 1


@pytest.mark.rule("EV-SET-17", "EV-SET-18", "EV-SET-19")
def test_three_plain_bonus_cards_lie_on_a_flagged_one() -> None:
    last = set()
    for seed in range(12):
        cards = table(seed=seed).bonuses
        assert len(set(cards)) == 4
        assert [BONUSES[card].flag for card in cards] == [False, False, False, True]
        last.add(cards[3])
    assert len(last) == 2
    assert len(BONUSES) - 4 == 5


@pytest.mark.rule("EV-SET-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_seven_action_cards(seats: int) -> None:
    s = table(seats)
    assert [len(each.hand) for each in s.players] == [7] * seats
    assert len(s.deck) == 80 - 7 * seats


@pytest.mark.rule("EV-SET-21")
def test_the_first_order_is_drawn_by_lot() -> None:
    orders = {tuple(table(seed=seed).order) for seed in range(20)}
    assert len(orders) > 8 and all(sorted(order) == [0, 1, 2, 3] for order in orders)


@pytest.mark.rule("EV-BEG-01", "EV-ACT-03")
def test_turns_go_by_the_order_track_not_by_seats() -> None:
    game = acting({}, {}, {}, order=[2, 0, 1], seats=3)
    acted = []
    for _ in range(6):
        acted.append(asked(game))
        plays(game, "act develop", "done")
    assert acted == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("EV-BEG-02")
def test_smileys_come_from_stadiums_and_researched_technologies() -> None:
    row = {"stadiums": ["tin-arena"], "old_stadiums": ["blue-ground", "girder-ring"], "research": [1, 1, 1]}
    game = acting({}, row)
    from partie.games.evacuation.state import smileys

    of_tiles = sum(TILES[tile].perks.smileys for tile in player(game, 1).tiles[:3])
    assert smileys(player(game, 1)) == 2 + 3 + of_tiles


@pytest.mark.rule("EV-FLO-01", "EV-END-01", "EV-CLE-01")
def test_a_game_lasts_four_years_and_the_last_has_no_cleanup() -> None:
    game = play_out(start(2, 5), 3)
    years = [event[1:] for event in happened(game, "phase")]
    assert (1, 4) in years and not [year for _, year in years if year > 4]
    cleanups = [year for number, year in years if PHASES[number] == "cleanup"]
    assert cleanups == [1, 2, 3]
    assert happened(game)[-1] == ("game-over",)


@pytest.mark.rule("EV-FLO-02", "EV-INC-01", "EV-FLO-05")
def test_every_year_has_seven_phases_in_order() -> None:
    game = play_out(start(3, 2), 1)
    numbers = [event[1] for event in happened(game, "phase")]
    assert numbers == [3, 4, 5, 6, 7] + [1, 2, 3, 4, 5, 6, 7] * 2 + [1, 2, 3, 4, 5, 6]
    assert state(start(3, 2)).phase == 2 and player(start(3, 2)).goods[1] == 7


@pytest.mark.rule("EV-FLO-03")
def test_income_is_production_then_food_then_stadiums() -> None:
    game = next_year(acting({"goods": goods()}, {}, year=2))
    keys = [event[0] for event in happened(game) if event[1:2] == (0,)][-4:]
    assert keys == ["produced", "fed", "fed", "stadiums-missing"]


@pytest.mark.rule("EV-FLO-04", "EV-ACT-12")
def test_the_action_phase_lasts_until_all_have_passed() -> None:
    game = acting({"goods": goods((9, 9, 9))}, {})
    passes(game, 0)
    assert state(game).phase == 2 and asked(game) == 1
    passes(game, 1)
    assert state(game).phase > 2


@pytest.mark.rule("EV-FLO-06")
def test_the_order_follows_smileys_and_ties_are_reversed() -> None:
    game = phase("order", {}, {"stadiums": ["tin-arena"]}, {})
    assert state(game).order == [1, 2, 0]


@pytest.mark.rule("EV-FLO-07", "EV-PRG-01")
def test_satellites_move_in_the_new_order() -> None:
    game = acting({}, {"stadiums": ["tin-arena"]})
    passes(game, 0, 1)
    assert state(game).phase == 5 and asked(game) == 1


@pytest.mark.rule("EV-FLO-08", "EV-BON-01")
def test_the_bonus_phase_uses_the_card_of_the_year() -> None:
    """In year 2 the second card counts, in year 4 the flagged one."""
    game = next_year(acting({"groups": [0, 2, 2, 0, 0]}, {}, bonuses=[0, 1, 2, 7], year=2))
    assert ("bonus", 0, 6, 0) in happened(game)
    game = run_on(acting({"groups": [0, 1, 3, 0, 0]}, {}, bonuses=[0, 1, 2, 7], year=4), lambda s: False)
    assert ("bonus", 0, 7, 0) in happened(game)


@pytest.mark.rule("EV-FLO-09")
def test_cleanup_removes_and_adds() -> None:
    before = acting({}, {}, year=1)
    offers = [list(offer) for offer in state(before).offers]
    game = phase("cleanup", {}, {}, year=1)
    for kind in range(3):
        assert state(game).offers[kind][:2] == offers[kind][1:] and len(state(game).offers[kind]) == 3
    assert state(game).year == 2


def decided(**given: object) -> Partie:
    """Seat 0 has nearly all that the race asks for, and settles a tundra area with a farm for the last food."""
    row = {
        "production": [7, 8, 8],
        "stadiums": ["tin-arena", "dust-derby", "neon-oval"],
        "prepared": [0, 0, 0, 1, 0, 0],
    }
    return acting({**row, **given}, {})  # type: ignore[dict-item]


@pytest.mark.rule("EV-GOA-01", "EV-END-02", "EV-GOA-05")
def test_eight_of_every_production_and_three_stadiums_end_the_race() -> None:
    game = plays(decided(), "act settle", "settle t8 farm")
    assert player(game).production == [8, 8, 8] and state(game).ended == 2
    low = plays(decided(production=[7, 8, 7]), "act settle", "settle t8 farm")
    assert state(low).ended == 0


@pytest.mark.rule("EV-GOA-04")
def test_three_stadiums_are_needed_on_the_new_world() -> None:
    game = plays(decided(stadiums=["tin-arena", "dust-derby"]), "act settle", "settle t8 farm")
    assert state(game).ended == 0
    assert state(plays(decided(), "act settle", "settle t8 farm")).ended == 2


@pytest.mark.rule("EV-GOA-02", "EV-END-21")
def test_without_a_decision_the_highest_lowest_marker_wins_after_penalties() -> None:
    full = {
        "land": [],
        "sections": [20, 20],
        "stadiums": ["tin-arena", "dust-derby", "neon-oval"],
        "passed": True,
    }
    rows = [
        {**full, "production": [7, 7, 7]},
        {**full, "stadiums": [], "production": [6, 9, 9]},
        {"production": [8, 8, 8], "passed": True},
    ]
    game = position(3, {"year": 4, "phase": "bonuses", "players": rows, "order": [0, 1, 2]})
    while not game.over:
        plays(game, "done")
    assert game.result is not None and game.result.winners == [0]
    assert game.result.scores[2][1] < game.result.scores[1][1] < game.result.scores[0][1]


@pytest.mark.rule("EV-GOA-03", "EV-END-07")
def test_the_race_is_the_usual_game_and_points_the_other() -> None:
    assert not state(start(2)).points and state(start(2, mode="points")).points
    assert not state(start(4, mode="race")).points


@pytest.mark.rule("EV-GOA-06")
def test_an_area_left_behind_costs_a_level_or_two_points() -> None:
    from partie.games.evacuation import scoring
    from partie.games.evacuation.rules import race

    one = player(acting({"land": ["l3"]}))
    two = player(acting({"land": ["l3", "l5"]}))
    assert race.penalty(two) - race.penalty(one) == 1
    lines = [
        dict(scoring.points_lines(state(acting({"land": land}, mode="points")), 0))
        for land in (["l3"], ["l3", "l5"])
    ]
    assert lines[0]["areas-left"] - lines[1]["areas-left"] == 2
