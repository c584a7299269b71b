"""Taking special cards: the three ways, and what is left of them when cards run out."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import nation, play, table, turn

from partie.games.underwater import UNDERWATER
from partie.games.underwater.book import EVERYBODY
from partie.kernel.engine.partie import Partie

# The slot R5 of the 1-2 side: take a special card. The cards of HAND match no red slot.
HAND = [14, 15, 45]
ROW = [181, 182, 183, 184, 185, 186]
DECK = [191, 192, 193, 194, 195, 196, 197]


def taking(row: list[int] = ROW, deck: list[int] = DECK, **mine: Any) -> Partie:
    """Seat 0 takes a special card; `deck` has its top card first."""
    game = turn(table={"row": row, "special": deck}, hand=HAND, **mine)
    play(game, "slot R5 card 14")
    return game


def deck_of(game: Partie) -> list[int]:
    """The special deck, its top first."""
    return list(reversed(table(game).special))


@pytest.mark.rule("UC-GSP-01")
def test_three_ways_are_offered() -> None:
    assert offered(taking()) == [*(f"special {card}" for card in ROW), "special top", "special search"]


@pytest.mark.rule("UC-GSP-01")
def test_the_symbol_gives_one_card() -> None:
    game = taking()
    play(game, "special 183")
    # Three cards, less the played one, with the special card and the one drawn at the end of the turn.
    assert len(nation(game).hand) == 4
    assert [card for card in nation(game).hand if card > 180] == [183]


@pytest.mark.rule("UC-GSP-02")
def test_a_card_of_the_row_is_taken_and_not_replaced() -> None:
    game = taking()
    for absent in (187, 191):
        assert refused(game, 0, f"special {absent}") == "UC-GSP-02"
    play(game, "special 184")
    assert 184 in nation(game).hand
    assert table(game).row == (181, 182, 183, 185, 186)
    assert deck_of(game) == DECK


@pytest.mark.rule("UC-GSP-03")
def test_the_top_card_is_taken_and_the_next_turned_up() -> None:
    game = taking()
    play(game, "special top")
    assert 191 in nation(game).hand
    assert deck_of(game) == DECK[1:]
    assert table(game).special_known[-1] == EVERYBODY
    # The other player sees the new top card, and not the one below it.
    seen = UNDERWATER.mask(table(game), 1).special
    assert seen[-1] == 192
    assert seen[-2] == -4
    assert table(game).row == tuple(ROW)


@pytest.mark.rule("UC-GSP-04")
def test_the_top_card_goes_under_and_one_of_the_next_three_is_kept() -> None:
    game = taking()
    assert refused(game, 0, "keep 192") == "UC-GSP-04"
    play(game, "special search")
    assert nation(game).drawn == (192, 193, 194)
    assert refused(game, 0, "keep 191 under 192") == "UC-GSP-04"
    assert refused(game, 0, "keep 195 under 192") == "UC-GSP-04"
    play(game, "keep 193 under 192")
    assert [card for card in nation(game).hand if card > 180] == [193]
    # a b c d e ..., c kept: e ... a and b, d under it; e lies face up.
    assert deck_of(game) == [195, 196, 197, 191, 192, 194]
    assert table(game).special_known[-1] == EVERYBODY
    assert UNDERWATER.mask(table(game), 1).special[-1] == 195
    # What was kept and put back stays hidden from the others.
    assert 193 not in UNDERWATER.mask(table(game), 1).nations[0].hand
    assert UNDERWATER.mask(table(game), 1).special[:2] == (-4, -4)


@pytest.mark.rule("UC-GSP-05")
def test_the_two_rejected_cards_go_under_in_any_order() -> None:
    for first, second in ((192, 194), (194, 192)):
        game = taking()
        play(game, "special search", f"keep 193 under {first}")
        assert deck_of(game)[-2:] == [first, second]


@pytest.mark.rule("UC-GSP-05")
def test_the_order_names_one_of_the_rejected_cards() -> None:
    game = taking()
    play(game, "special search")
    for order in ("", " under 193", " under 195"):
        assert refused(game, 0, f"keep 193{order}") == "UC-GSP-05"


@pytest.mark.rule("UC-GSP-06")
def test_a_short_deck_gives_what_it_has() -> None:
    three = taking(deck=[191, 192, 193])
    play(three, "special search")
    # The card put to the bottom is drawn again.
    assert nation(three).drawn == (191, 192, 193)
    two = taking(deck=[191, 192])
    play(two, "special search")
    assert offered(two) == ["keep 191", "keep 192"]
    play(two, "keep 192")
    assert deck_of(two) == [191]
    one = taking(deck=[191])
    play(one, "special search", "keep 191")
    assert deck_of(one) == []


@pytest.mark.rule("UC-GSP-06")
def test_with_an_empty_deck_only_the_row_remains() -> None:
    game = taking(deck=[])
    assert offered(game) == [f"special {card}" for card in ROW]
    assert refused(game, 0, "special top") == "UC-GSP-06"
    assert refused(game, 0, "special search") == "UC-GSP-06"
    nothing = turn(table={"row": [], "special": []}, hand=HAND)
    assert refused(nothing, 0, "slot R5 card 14") == "UC-SLT-05"


def test_of_era_cards_drawn_to_choose_from_each_may_be_kept() -> None:
    """Card 88 draws three, of which one is kept; the others are discarded."""
    game = turn(table={"round": 5, "deck": [70, 71, 72, 73]}, hand=[14, 15, 88])
    play(game, "slot Y1 card 88", "card first", "draw")
    assert offered(game) == ["keep 70", "keep 71", "keep 72"]
    assert refused(game, 0, "keep 73") == "UC-GSP-04"
    play(game, "keep 71")
    assert nation(game).hand == [14, 15, 71, 73]  # 73 at the end of the turn
    assert set(table(game).discard) == {70, 72, 88}
