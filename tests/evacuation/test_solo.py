"""Solo, and the third civilisation with two players (EV-SOL)."""

from typing import Any

import pytest
from evacuation_content import RIM, STADIUM_DECK
from evacuation_positions import (
    acting,
    goods,
    happened,
    next_year,
    player,
    plays,
    position,
    run_on,
    start,
    state,
)
from playing import asked, offered, play_out

import partie
from partie.games.evacuation import scoring
from partie.games.evacuation.components import BACK_RED, SHUTTLES, SOLO_CARDS, STADIUMS
from partie.games.evacuation.components.new_world import AREA_IDS, AREAS, SOLO_START
from partie.games.evacuation.components.requirements import INFRASTRUCTURE
from partie.games.evacuation.rules import order, rival
from partie.kernel.engine.partie import Partie

OFFERS = [
    ["kestrel", "swift", "plover"],
    ["tin-arena", "dust-derby", "neon-oval"],
    ["dune-quarry", "lichen-farms", "snow-camps"],
]
SHUTTLE, SETTLE_A, STADIUM, SETTLE_B, PLAN, SETTLE_X, RED = range(7)
"""Solo cards by number: backs 1, 2, 3, 1, 2, X, red 3."""


def solo(deck: list[int], row: dict[str, Any] | None = None, **given: Any) -> Partie:
    """The human's turn; the rival's deck from the bottom up."""
    back = SOLO_CARDS[deck[-1]].back
    return acting(row or {}, seats=1, solo_deck=deck, back=back, offers=given.pop("offers", OFFERS), **given)


def ids(game: Partie, offer: int) -> list[str]:
    return [(SHUTTLES, STADIUMS, INFRASTRUCTURE)[offer][card].id for card in state(game).offers[offer]]  # type: ignore[attr-defined]


@pytest.mark.rule("EV-SOL-01")
def test_solo_is_played_for_points_with_or_without_advanced_actions() -> None:
    assert state(start(1)).points and state(start(1, actions="advanced")).points
    with pytest.raises(partie.PartieError) as error:
        start(1, mode="race")
    assert error.value.detail["rule"] == "EV-SOL-01"


@pytest.mark.rule("EV-SOL-02", "EV-SOL-03", "EV-SOL-04")
def test_a_rival_without_a_board_and_a_neutral_civilisation_take_part() -> None:
    game = start(1, 2)
    s = state(game)
    assert len(s.players) == 1 and s.order == [0, 1, 2]
    assert s.rival_sections == [0, 0, 0, 0] and "rival" in game.view(0)
    assert "resources" not in game.view(0)["rival"]
    run_on(game, lambda s: s.phase == 2)
    assert asked(game) == 0


@pytest.mark.rule("EV-SOL-05")
def test_large_stadiums_are_put_away_in_the_first_half() -> None:
    for seed in range(12):
        assert all(STADIUMS[card].smileys < 4 for card in state(start(1, seed)).offers[1])
    small = [card.id for card in STADIUM_DECK if card.id not in (*OFFERS[1], "planetarium", "girder-ring")]
    decks = [
        [tile.id for tile in SHUTTLES if tile.id not in OFFERS[0]],
        [*small, "girder-ring", "planetarium"],
        [card.id for card in INFRASTRUCTURE if card.id not in OFFERS[2]],
    ]
    game = solo([PLAN, SHUTTLE], {"goods": goods((9, 9, 9))}, decks=decks, year=2)
    plays(game, "act build-stadium", "stadium tin-arena old")
    assert ids(game, 1) == ["dust-derby", "neon-oval", "girder-ring"]
    assert STADIUMS[state(game).decks[1][0]].id == "planetarium"


@pytest.mark.rule("EV-SOL-06")
def test_from_the_third_year_on_they_stay() -> None:
    small = [card.id for card in STADIUM_DECK if card.id not in (*OFFERS[1], "planetarium")]
    decks = [
        [tile.id for tile in SHUTTLES if tile.id not in OFFERS[0]],
        [*small, "planetarium"],
        [card.id for card in INFRASTRUCTURE if card.id not in OFFERS[2]],
    ]
    game = solo([PLAN, SHUTTLE], {"goods": goods((9, 9, 9))}, decks=decks, year=3)
    plays(game, "act build-stadium", "stadium tin-arena old")
    assert "planetarium" in ids(game, 1)


@pytest.mark.rule("EV-SOL-07", "EV-SOL-08", "EV-SOL-09")
@pytest.mark.parametrize(
    ("ahead", "places"), [(-1, [1, 0, 2]), (-2, [1, 0, 2]), (-3, [1, 2, 0]), (-5, [1, 2, 0])]
)
def test_behind_the_rival_the_human_is_second_or_last(ahead: int, places: list[int]) -> None:
    """The neutral civilisation has two and a half smileys fewer than the rival."""
    assert order.solo_order(ahead, [0, 1, 2]) == places


@pytest.mark.rule("EV-SOL-10", "EV-SOL-11")
def test_a_tie_swaps_the_two_and_more_smileys_are_first() -> None:
    assert order.solo_order(0, [0, 1, 2]) == [1, 0, 2]
    assert order.solo_order(0, [1, 2, 0]) == [0, 1, 2]
    assert order.solo_order(1, [1, 2, 0]) == [0, 1, 2]
    game = position(
        1,
        {
            "year": 2,
            "phase": "order",
            "players": [{"stadiums": ["planetarium"]}],
            "rival_stadiums": ["ridge-arena"],
            "order": [1, 0, 2],
        },
    )
    assert state(game).order == [0, 1, 2]


@pytest.mark.rule("EV-SOL-12")
def test_the_middle_lane_is_closed() -> None:
    game = position(1, {"year": 1, "phase": "progress", "players": [{"groups": [0, 0, 2, 0, 0]}]})
    plays(game, "satellite a 1")
    assert "lane middle" not in offered(game)


@pytest.mark.rule("EV-SOL-13", "EV-SOL-14", "EV-SOL-15")
def test_the_goals_are_drafted_against_chance() -> None:
    game = start(1, 3)
    s = state(game)
    mine, theirs = s.players[0].pile, s.rival_pile
    assert len(mine) == len(theirs) == 4 and len(s.goal_box) == 8
    game.play(0, game.decisions[0].moves[0])
    assert set(s.players[0].pile) < set(theirs) and len(s.players[0].pile) == 3
    assert s.rival_pile == mine[1:] and len(s.goal_box) == 9
    game.play(0, game.decisions[0].moves[0])
    assert set(s.players[0].pile) < set(mine) and len(s.players[0].pile) == 2
    game.play(0, game.decisions[0].moves[0])
    assert len(s.players[0].goals) == 4 and not s.rival_pile and len(s.goal_box) == 12
    game.play(0, game.decisions[0].moves[0])
    assert len(s.players[0].goals) == 3


@pytest.mark.rule("EV-SOL-16", "EV-SOL-17")
def test_the_solo_deck_is_shuffled_each_year_and_the_red_three_joins_in_the_third() -> None:
    game = run_on(start(1, 1), lambda s: s.phase == 2)
    seen = []
    for year in range(1, 5):
        deck, played = state(game).solo_deck, state(game).solo_played
        assert len(deck) + len(played) == (6 if year < 3 else 7)
        assert any(SOLO_CARDS[card].back == BACK_RED for card in (*deck, *played)) is (year >= 3)
        seen.append(tuple(deck))
        if year < 4:
            game = next_year(game)
    assert len(set(seen)) > 2


@pytest.mark.rule("EV-SOL-18", "EV-SOL-23")
def test_the_rival_plays_all_cards_but_the_last_and_passes() -> None:
    game = solo([PLAN, SHUTTLE, SETTLE_A, SETTLE_B])
    plays(game, "pass")
    assert [event[0] for event in happened(game)].count("rival-passed") >= 1 and len(
        state(game).solo_deck
    ) <= 6
    whole = play_out(start(1, 4), 2)
    keys = [event[0] for event in happened(whole) if event[0].startswith("rival-")]
    acts = [key for key in keys if key not in ("rival-passed", "rival-satellite")]
    assert len(acts) == 5 + 5 + 6 + 6 and keys.count("rival-passed") == 4


@pytest.mark.rule("EV-SOL-19", "EV-SOL-20", "EV-SOL-24")
def test_the_top_card_acts_with_the_number_on_the_next_back() -> None:
    game = plays(solo([STADIUM, SETTLE_A, SHUTTLE]), "act develop", "done")
    assert ids(game, 0)[:2] == ["kestrel", "plover"] and SHUTTLES[state(game).decks[0][0]].id == "swift"
    assert len(state(game).solo_deck) == 2 and state(game).solo_played[-1] == SHUTTLE
    assert len(state(game).offers[0]) == 3


@pytest.mark.rule("EV-SOL-21", "EV-SOL-22")
def test_the_x_counts_four_for_settling_and_stops_everything_else() -> None:
    game = plays(solo([SHUTTLE, SETTLE_X, SETTLE_B], solo_place=SOLO_START), "act develop", "done")
    place = RIM[(SOLO_START + 4) % len(RIM)]
    assert state(game).rival_settled == 1 << place.inland[1][3]
    game = plays(solo([SHUTTLE, SETTLE_X, STADIUM]), "act develop", "done")
    assert ids(game, 1) == OFFERS[1] and ("rival-idle",) in happened(game)


@pytest.mark.rule("EV-SOL-25", "EV-SOL-26")
@pytest.mark.parametrize(("back", "gone"), [(SETTLE_B, 0), (SETTLE_A, 1), (STADIUM, 2)])
def test_one_is_the_oldest_two_and_three_the_next(back: int, gone: int) -> None:
    game = plays(solo([SHUTTLE, back, PLAN]), "act research", "research left")
    run_on(game, lambda s: s.agenda[-1].name == "turn")
    left = [name for number, name in enumerate(OFFERS[2]) if number != gone]
    assert ids(game, 2)[:2] == left and INFRASTRUCTURE[state(game).decks[2][0]].id == OFFERS[2][gone]


@pytest.mark.rule("EV-SOL-27")
def test_a_stadium_goes_to_the_rival() -> None:
    game = plays(solo([SHUTTLE, SETTLE_B, STADIUM]), "act develop", "done")
    assert [STADIUMS[card].id for card in state(game).rival_stadiums] == ["tin-arena"] and rival.smileys(
        state(game)
    ) == 2
    assert len(state(game).offers[1]) == 3


@pytest.mark.rule("EV-SOL-28", "EV-SOL-29")
def test_the_solo_tile_begins_at_a_tundra_and_moves_counterclockwise_before_settling() -> None:
    assert AREAS[RIM[SOLO_START].area].biome == 0 and state(start(1)).solo_place == SOLO_START
    game = plays(solo([SHUTTLE, STADIUM, SETTLE_A], solo_place=SOLO_START), "act develop", "done")
    assert state(game).solo_place == SOLO_START + 3
    assert state(game).rival_settled == 1 << RIM[SOLO_START + 3].inland[0][2]


@pytest.mark.rule("EV-SOL-30", "EV-SOL-33")
def test_the_example_of_3b() -> None:
    """Three areas on, then the third hex inland along B, the rim area being the first."""
    game = plays(solo([SHUTTLE, STADIUM, SETTLE_B], solo_place=SOLO_START), "act develop", "done")
    area = next(number for number in range(len(AREAS)) if state(game).rival_settled >> number & 1)
    assert AREA_IDS[area] == "d10" and AREA_IDS[RIM[SOLO_START + 3].area] == "d1"


@pytest.mark.rule("EV-SOL-31")
def test_the_rival_needs_no_biome_symbols_or_tokens() -> None:
    oceans = [
        place
        for place in range(18)
        for way in RIM[place].inland
        for step in range(3)
        if AREAS[way[step]].biome == 3
    ]
    assert oceans
    place, way, step = next(
        (p, w, n)
        for p in range(18)
        for w in range(2)
        for n in (1, 2, 3)
        if AREAS[RIM[p].inland[w][n - 1]].biome == 3
    )
    back = {1: SHUTTLE, 2: PLAN, 3: STADIUM}[step]
    card = (SETTLE_A, SETTLE_B)[way]
    game = plays(solo([SETTLE_X, back, card], solo_place=(place - step) % 18, year=1), "act develop", "done")
    assert state(game).rival_settled == 1 << RIM[place].inland[way][step - 1]


@pytest.mark.rule("EV-SOL-32")
def test_an_area_already_settled_is_lost_but_the_tile_has_moved() -> None:
    taken = AREA_IDS[RIM[SOLO_START + 3].inland[1][2]]
    game = solo(
        [SHUTTLE, STADIUM, SETTLE_B], {"settled": [taken], "producing": [1, 1, 0]}, solo_place=SOLO_START
    )
    plays(game, "act develop", "done")
    assert state(game).rival_settled == 0 and state(game).solo_place == SOLO_START + 3
    assert any(event[0] == "rival-blocked" for event in happened(game))


@pytest.mark.rule("EV-SOL-34", "EV-SOL-35", "EV-SOL-36")
@pytest.mark.parametrize(("year", "strengths"), [(1, [10, 7]), (2, [10, 10]), (3, [10, 7])])
def test_the_bonus_card_says_how_far_their_satellites_move(year: int, strengths: list[int]) -> None:
    bonuses = [0 if number == year - 1 else number + 1 for number in range(3)] + [7]
    game = acting({}, seats=1, year=year, bonuses=bonuses)
    assert [rival.strength(state(game), which) for which in range(2)] == strengths


@pytest.mark.rule("EV-SOL-37", "EV-SOL-38")
def test_the_example_of_the_split_of_ten_and_seven() -> None:
    """The last card says 2: the satellite ahead moves 2, the other 8, or 5."""
    game = acting(
        {}, seats=1, year=1, bonuses=[0, 1, 2, 7], rival_sections=[3, 1, 0, 2], solo_deck=[PLAN], back=2
    )
    s = state(game)
    rival.advance(s, rival.RIVAL)
    rival.advance(s, rival.NEUTRAL)
    assert s.rival_sections == [5, 9, 5, 4]
    assert s.rival_lanes[:2] == [2, 2] and player(game).production == [0, 0, 0]


@pytest.mark.rule("EV-SOL-39")
def test_more_smileys_than_the_rival_give_four_points() -> None:
    three = ["tin-arena", "dust-derby", "village-green"]
    game = acting({"stadiums": three}, seats=1, rival_stadiums=["ridge-arena"])
    assert scoring.smiley_points(state(game)) == [4]
    game = acting({"stadiums": three[:2]}, seats=1, rival_stadiums=["neon-oval"])
    assert scoring.smiley_points(state(game)) == [0]
    game = acting({"stadiums": three}, seats=1, rival_stadiums=["planetarium", "ridge-arena"])
    assert scoring.smiley_points(state(game)) == [0]


@pytest.mark.rule("EV-SOL-40")
def test_sixty_and_eighty_points_are_the_marks_of_a_good_game() -> None:
    from partie.games.evacuation.components import SOLO_MARKS

    assert SOLO_MARKS == [60, 80]
    game = play_out(start(1, 9), 4)
    assert game.result is not None and game.result.winners == [0] and len(game.result.scores) == 1


@pytest.mark.rule("EV-SOL-41")
def test_solo_cards_may_drive_a_third_civilisation_with_two_players() -> None:
    game = start(2, 1, rival="on")
    assert state(game).order[2] == 2 and len(state(game).order) == 3
    plays(game, "act develop", "done", "act develop", "done")
    assert len(state(game).solo_played) == 1
    with pytest.raises(partie.PartieError) as error:
        start(3, rival="on")
    assert error.value.detail["rule"] == "EV-SOL-41"
