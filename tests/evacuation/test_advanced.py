"""Advanced actions (EV-ADV, EV-FOR-08, EV-FOR-09, EV-SYM)."""

from typing import Any

import pytest
from evacuation_positions import (
    acting,
    goods,
    happened,
    next_year,
    passes,
    player,
    plays,
    position,
    run_on,
    start,
    state,
    tiles_of,
)
from playing import asked, offered, refused

import partie
from partie.games.evacuation.cards.actions import ACTION_CARDS
from partie.games.evacuation.cards.board import BOARD
from partie.games.evacuation.moves import KEEP
from partie.games.evacuation.rules.actions.action_track import energy_price
from partie.games.evacuation.rules.progress import strengths
from partie.kernel.engine.partie import Partie
from partie.text import Words
from partie.text.things import things

HAND = ["bold-landing", "relief-shipment", "family-plots", "maiden-flight"]
OFFERS = [
    ["kestrel", "swift", "plover"],
    ["tin-arena", "dust-derby", "neon-oval"],
    ["dune-quarry", "lichen-farms", "snow-camps"],
]


def advanced(row: dict[str, Any] | None = None, *others: dict[str, Any], **given: Any) -> Partie:
    """Seat 0's turn with advanced actions and the cards of HAND."""
    return acting({"hand": HAND, **(row or {})}, *others, variant="advanced", offers=OFFERS, **given)


@pytest.mark.rule("EV-ADV-01")
@pytest.mark.parametrize("mode", ["race", "points"])
def test_advanced_actions_go_with_both_games(mode: str) -> None:
    assert state(start(2, mode=mode, actions="advanced")).advanced


@pytest.mark.rule("EV-ADV-02")
def test_four_of_seven_cards_are_kept() -> None:
    game = start(2, 1, actions="advanced")
    hands = [each.hand for each in state(game).players]
    assert [len(hand) for hand in hands] == [7, 7]
    assert refused(game, 0, (29, 0b11111)) == "EV-ADV-02"
    for seat in range(2):
        game.play(seat, game.decision(seat).moves[0])
    assert [len(each.hand) for each in state(game).players] == [4, 4]
    assert sum(len(each.dropped) for each in state(game).players) == 6


@pytest.mark.rule("EV-ADV-02")
def test_only_cards_of_the_hand_are_kept() -> None:
    game = start(2, 1, actions="advanced")
    short = state(game).players[0]
    short.hand = short.hand[:5]
    assert refused(game, 0, (KEEP, 0b100111)) == "EV-ADV-02"
    assert refused(game, 0, (KEEP, 0b010111)) is None


@pytest.mark.rule("EV-ADV-03", "EV-ADV-04")
def test_an_action_of_strength_one_may_be_taken_once_a_year() -> None:
    game = advanced({"goods": goods((9, 9, 9))}, {"passed": True})
    plays(game, "act gain-and-research under bold-landing", "gain food old", "research left")
    card = ACTION_CARDS[player(game).hand[0]].id
    assert refused(game, 0, f"act gain-and-develop under {card}") == "EV-ADV-04"
    game = next_year(game)
    while game.decisions[0].seat != 0:
        plays(game, "pass")
    assert any(move.startswith("act gain-and-develop") for move in offered(game))
    assert not any(action.group == 1 for action in BOARD[2:])


@pytest.mark.rule("EV-ADV-05", "EV-ADV-06")
def test_a_turn_is_a_board_action_or_a_card_face_up() -> None:
    game = advanced()
    assert {f"play {card}" for card in HAND} <= set(
        offered(game)
    ) and "act develop under maiden-flight" in offered(game)
    assert refused(game, 0, "play tent-city") == "EV-ADV-05"
    plays(game, "play relief-shipment")
    assert [ACTION_CARDS[card].id for card in player(game).up] == ["relief-shipment"] and strengths(
        player(game)
    ) == [1]
    assert game.view(1)["players"][0]["up"] == ["relief-shipment"]


@pytest.mark.rule("EV-ADV-07")
def test_a_board_action_is_marked_with_a_card_face_down() -> None:
    game = advanced()
    assert refused(game, 0, "act develop under tent-city") == "EV-ADV-07"
    assert refused(game, 0, "act develop") == "EV-ADV-07"
    plays(game, "act develop under bold-landing", "done")
    assert len(player(game).down) == 1 and strengths(player(game)) == [3]
    assert game.view(1)["players"][0]["down"] == [None] and game.view(0)["players"][0]["down"] == [
        "bold-landing"
    ]


@pytest.mark.rule("EV-ADV-08", "EV-ADV-09")
def test_cards_cost_like_any_action_but_belong_to_no_group() -> None:
    row = {"actions": 5, "groups": [0, 0, 1, 3, 1], "goods": goods((0, 0, 9))}
    game = advanced(row)
    assert energy_price(player(game), 0) == 3 and energy_price(player(game), 3) == 4
    plays(game, "play relief-shipment")
    assert player(game).actions == 6 and player(game).goods[2] == 6 and player(game).groups[3] == 3
    assert (
        refused(advanced({"actions": 5, "goods": goods((0, 0, 2))}), 0, "play relief-shipment") == "EV-TRK-07"
    )


@pytest.mark.rule("EV-ADV-10")
def test_a_card_is_drawn_at_the_end_of_the_turn() -> None:
    game = plays(advanced(), "act develop under maiden-flight", "done")
    assert len(player(game).hand) == 4 and happened(game, "card-drawn") == [("card-drawn", 0, -1)]
    drawn = len(state(game).deck)
    passes(game, 1)
    assert len(state(game).deck) == drawn


@pytest.mark.rule("EV-ADV-10")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    game = advanced({"dropped": ["tent-city", "brick-kilns"]}, {})
    s = state(game)
    s.players[1].dropped = tuple(sorted((*s.players[1].dropped, *s.deck)))
    s.deck = []
    plays(game, "act develop under maiden-flight", "done")
    assert len(player(game).hand) == 4 and player(game).dropped == () and len(s.deck) > 60


@pytest.mark.rule("EV-ADV-11")
def test_surplus_cards_are_discarded_down_to_four() -> None:
    game = advanced({"hand": ["mission-control", *HAND[:3]]})
    plays(game, "play mission-control", "half second", "half first")
    assert len(player(game).hand) == 7 and asked(game) == 0
    assert refused(game, 0, "pass") == "EV-ADV-11"
    other = next(card.id for number, card in enumerate(ACTION_CARDS) if number not in player(game).hand)
    assert refused(game, 0, f"drop {other}") == "EV-ADV-10"
    for _ in range(3):
        game.play(0, game.decisions[0].moves[0])
    assert len(player(game).hand) == 4 and asked(game) == 1 and player(game).steps == 6


@pytest.mark.rule("EV-ADV-12")
@pytest.mark.parametrize("halves", [[], ["first"], ["second"], ["first", "second"], ["second", "first"]])
def test_halves_go_in_any_order_or_alone(halves: list[str]) -> None:
    row = {"population": 1, "goods": goods((0, 0, 0), (0, 2, 0))}
    game = plays(advanced(row), "play family-plots")
    for half in halves:
        plays(game, f"half {half}")
        if half == "first":
            plays(game, "settle t2")
    if len(halves) < 2:
        if halves:
            assert refused(game, 0, f"half {halves[0]}") == "EV-ADV-12"
        plays(game, "done")
    assert player(game).production[1] == int("first" in halves)
    assert player(game).population == 1 - int("first" in halves) + int("second" in halves)


@pytest.mark.rule("EV-ADV-13")
def test_a_card_may_be_played_for_nothing() -> None:
    game = advanced({"goods": goods((0, 0, 1)), "actions": 2})
    plays(game, "play family-plots")
    assert refused(game, 0, "half first") == "EV-ADV-13"
    plays(game, "done")
    assert player(game).actions == 3 and player(game).goods[2] == 0 and strengths(player(game)) == [1]
    game = plays(advanced(), "play bold-landing")
    assert asked(game) == 1 and strengths(player(game)) == [0]


@pytest.mark.rule("EV-ADV-14", "EV-ADV-20")
def test_strengths_of_cards_face_up_and_of_board_actions_add_up() -> None:
    """The example: 3 + 1 on cards and 3 + 2 + 2 on the board are 11."""
    assert strengths(player(advanced({"up": ["factory-kit", "tent-city"], "groups": [0, 0, 2, 1, 0]}))) == [
        11
    ]
    assert strengths(
        player(advanced({"up": ["improvised-camp", "factory-kit"], "groups": [0, 0, 1, 0, 0]}))
    ) == [5]


@pytest.mark.rule("EV-ADV-15")
def test_a_card_of_two_strengths_may_count_differently_in_both_phases() -> None:
    row = {
        "up": ["maiden-flight"],
        "hand": ["bold-landing"],
        "groups": [0, 0, 2, 0, 0],
        "goods": goods((9, 0, 0)),
    }
    given = {
        "year": 1,
        "phase": "progress",
        "order": [0, 1],
        "players": [row, {"sections": [20, 20]}],
        "bonuses": [2, 1, 3, 7],
    }
    game = position(2, given, actions="advanced")
    assert offered(game) == ["strength 4", "strength 6"]
    assert refused(game, 0, "strength 5") == "EV-ADV-15"
    plays(game, "strength 6")
    game = run_on(game, lambda s: s.phase == 6)
    assert player(game).sections[0] + player(game).sections[1] == 6
    assert offered(game) == ["strength 4", "strength 6"]
    plays(game, "strength 4")
    assert ("bonus", 0, 4, 0) in happened(game)


@pytest.mark.rule("EV-ADV-16")
def test_the_lenient_method_belongs_to_advanced_actions() -> None:
    assert state(start(2, actions="advanced")).lenient
    with pytest.raises(partie.PartieError) as error:
        start(2, actions="advanced", bonuses="strict")
    assert error.value.detail["rule"] == "EV-ADV-16"


@pytest.mark.rule("EV-ADV-17", "EV-ADV-18", "EV-ADV-19")
def test_at_the_turn_of_the_year_cards_are_shuffled_in_and_four_of_seven_kept_after_the_income() -> None:
    game = plays(
        advanced({"goods": goods((9, 9, 9))}, {}), "act develop under maiden-flight", "done", "pass", "pass"
    )
    game = run_on(game, lambda s: s.year == 3)
    assert state(game).phase == 1 and [len(each.hand) for each in state(game).players] == [7, 7]
    assert all(not (*each.up, *each.down, *each.dropped) for each in state(game).players)
    assert len(state(game).deck) == 80 - 14 and happened(game, "produced")
    assert refused(game, 0, "pass") == "EV-ADV-19"
    for seat in range(2):
        game.play(seat, game.decision(seat).moves[0])
    assert state(game).phase == 2 and [len(each.hand) for each in state(game).players] == [4, 4]
    assert sum(len(each.dropped) for each in state(game).players) == 6


@pytest.mark.rule("EV-FOR-08")
def test_to_gain_is_free_and_on_either_side() -> None:
    game = plays(advanced({"hand": ["crated-farm", *HAND[:3]]}), "play crated-farm")
    assert offered(game) == ["done", "factory farm old", "factory farm new"]
    plays(game, "factory farm new")
    assert player(game).goods == goods()


@pytest.mark.rule("EV-FOR-09")
def test_to_build_or_prepare_costs_the_usual_price_where_it_stands() -> None:
    row = {"hand": ["sports-medicine", "works-brigade", *HAND[:2]], "goods": goods((0, 0, 0), (0, 3, 2))}
    game = plays(advanced(row), "play sports-medicine", "half first", "stadium tin-arena new")
    assert player(game).goods == goods((0, 0, 0), (0, 1, 1))
    game = plays(advanced(row), "play works-brigade", "factory steelworks new", "factory power-plant new")
    assert player(game).goods == goods((0, 0, 0), (0, 2, 1)) and player(game).prepared == [0, 0, 0, 0, 1, 1]


def test_helps_and_moved_goods_of_cards() -> None:
    row = {"hand": ["cargo-tether", "launch-window", *HAND[:2]], "goods": goods((2, 2, 1))}
    game = plays(advanced(row), "play cargo-tether")
    assert refused(game, 0, "ferry 3 food") == "EV-RES-01"
    plays(game, "ferry 2 food 1 energy")
    assert player(game).goods == goods((0, 2, 0), (2, 0, 1))
    game = plays(advanced(row), "play launch-window")
    assert player(game).helps == [1, 0, 0, 0]


@pytest.mark.rule("EV-SYM-01")
@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_every_effect_has_words_and_icons(language: str) -> None:
    told = things(Words(language, "evacuation", strict=True))
    for kind in ("action", "card", "technology", "bonus", "infrastructure", "field"):
        assert all(thing.about and thing.icons for thing in told[kind].values())


@pytest.mark.rule("EV-SYM-04")
def test_production_of_any_resource_is_chosen() -> None:
    game = plays(acting({"tiles": tiles_of(1), "research": [0, 4, 0]}), "act research", "research middle")
    assert offered(game) == ["raise food", "raise steel", "raise energy"]
    plays(game, "raise food", "raise energy")
    assert player(game).production == [1, 0, 1]
