"""The order of the first round, and what it brings; the first hand."""

from itertools import pairwise

import pytest
from playing import asked, offered, refused
from underwater_positions import have, nation, play, table, turn
from underwater_rounds import idle, idle_round, trim

import partie
from partie.games.underwater.cards import BY_NUMBER
from partie.kernel.engine.partie import Partie

START = {"kelp": 1, "steelplast": 1, "science": 1, "credit": 2}


def prepared(seats: int, order: tuple[int, ...]) -> Partie:
    """A new game in which chance has given this order."""
    for seed in range(200):
        game = partie.new("underwater", seats, seed)
        if table(game).order == order:
            return game
    raise AssertionError("this order never comes")


def spaces(game: Partie) -> list[int | None]:
    """Federation spaces by place in the order; None below the track."""
    return [game.view(None)["nations"][seat]["federation"] for seat in table(game).order]


@pytest.mark.rule("UC-ORD-01")
def test_the_federation_track_decides_the_order_of_the_next_round_and_not_of_this_one() -> None:
    game = turn(3, hand=[16, 14, 15], others=[{"hand": [17, 18, 19]}, {"hand": [20, 21, 22]}])
    idle(game)
    idle(game)
    play(game, "slot G1 card 20", "advance 2", seat=2)
    assert table(game).order == (0, 1, 2)
    assert idle_round(game) == [0, 1, 2, 0, 1, 2]
    assert table(game).order == (2, 0, 1)


@pytest.mark.rule("UC-ORD-02")
def test_the_first_order_is_random() -> None:
    orders = {table(partie.new("underwater", 3, seed)).order for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("UC-ORD-03")
def test_later_players_stand_higher_on_the_federation_track() -> None:
    for seed in range(5):
        game = partie.new("underwater", 4, seed)
        s = table(game)
        assert s.ranking == s.order[::-1]
        climbed = [s.nations[seat].climbed for seat in s.order]
        assert all(before < after for before, after in pairwise(climbed))


@pytest.mark.rule("UC-ORD-04", "UC-ORD-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_stands_below_the_track_the_second_on_space_four_and_both_get_nothing_more(
    seats: int,
) -> None:
    game = partie.new("underwater", seats, 2)
    first, second = table(game).order[:2]
    assert spaces(game)[:2] == [None, 4]
    assert have(game, first) == have(game, second) == START


@pytest.mark.rule("UC-ORD-06")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_third_stands_on_space_three_with_a_credit_more(seats: int) -> None:
    game = partie.new("underwater", seats, 2)
    assert spaces(game)[2] == 3
    assert have(game, table(game).order[2]) == {**START, "credit": 3}


@pytest.mark.rule("UC-ORD-07")
def test_the_fourth_stands_on_space_two_with_a_credit_and_a_steelplast_more() -> None:
    game = partie.new("underwater", 4, 2)
    assert spaces(game)[3] == 2
    assert have(game, table(game).order[3]) == {**START, "credit": 3, "steelplast": 2}


@pytest.mark.rule("UC-ORD-08")
def test_the_last_of_two_or_three_is_second_or_third_and_not_fourth() -> None:
    three = partie.new("underwater", 3, 2)
    assert spaces(three) == [None, 4, 3]
    assert have(three, table(three).order[-1]) == {**START, "credit": 3}
    two = partie.new("underwater", 2, 2)
    assert spaces(two) == [None, 4]
    assert have(two, table(two).order[-1]) == START


@pytest.mark.rule("UC-ORD-09")
def test_in_round_two_all_markers_stand_below_the_track() -> None:
    game = partie.new("underwater", 4, 2)
    before = table(game).order
    trim(game)
    idle_round(game)
    assert table(game).round == 2
    assert spaces(game) == [None] * 4
    assert table(game).order == before[::-1]
    assert have(game, before[3]) == {**START, "credit": 3 + 3 * 2, "steelplast": 2}


@pytest.mark.rule("UC-ORD-10")
def test_the_example_of_the_first_order() -> None:
    purple, orange, blue, black = 0, 1, 2, 3
    game = prepared(4, (purple, orange, blue, black))
    assert spaces(game) == [None, 4, 3, 2]
    assert have(game, purple) == have(game, orange) == START
    assert have(game, blue) == {**START, "credit": 3}
    assert have(game, black) == {**START, "credit": 3, "steelplast": 2}


# The first hand


@pytest.mark.rule("UC-HAN-01")
def test_everybody_is_dealt_six_cards_of_era_one() -> None:
    for seats in (1, 2, 3, 4):
        s = table(partie.new("underwater", seats, 1))
        assert [len(each.hand) for each in s.nations] == [6] * seats
        assert {BY_NUMBER[card].era for each in s.nations for card in each.hand} == {1}
        assert len(s.deck) == 66 - 6 * seats


@pytest.mark.rule("UC-HAN-02")
def test_three_of_the_six_cards_are_kept_and_three_discarded() -> None:
    game = partie.new("underwater", 2, 1)
    assert [decision.seat for decision in game.decisions] == [0, 1]
    hands = [nation(game, seat).hand.copy() for seat in (0, 1)]
    for wrong in (hands[0][:2], hands[0][:4]):
        assert refused(game, 0, "discard " + " ".join(map(str, wrong))) == "UC-HAN-02"
    assert len(offered(game)) == 20
    for seat in (1, 0):
        play(game, "discard " + " ".join(map(str, hands[seat][:3])), seat=seat)
    assert [nation(game, seat).hand for seat in (0, 1)] == [hands[0][3:], hands[1][3:]]
    assert sorted(table(game).discard) == sorted(hands[0][:3] + hands[1][:3])
    assert asked(game) == table(game).order[0]


@pytest.mark.rule("UC-HAN-03")
def test_three_cards_of_one_colour_may_be_kept() -> None:
    for seed in range(100):
        game = partie.new("underwater", 2, seed)
        hand = nation(game).hand.copy()
        colours = [BY_NUMBER[card].colour for card in hand]
        colour = max(colours, key=colours.count)
        if colours.count(colour) == 3:
            break
    others = [card for card in hand if BY_NUMBER[card].colour != colour]
    play(game, "discard " + " ".join(map(str, others)))
    assert {BY_NUMBER[card].colour for card in nation(game).hand} == {colour}
    assert len(nation(game).hand) == 3
