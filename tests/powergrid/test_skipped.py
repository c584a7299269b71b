"""Nobody is asked who can do nothing, and the log says so."""

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, happened, start, table, towns

import partie
from partie.kernel.errors import PartieError
from partie.text import Words

SIX = [20, 21, 22, 23, 24, 25]


@pytest.mark.rule("PG-AUC-18")
@pytest.mark.parametrize("money", [3, 98, 99, 200])
@pytest.mark.parametrize(("market", "epoch"), [([], 3), (["step3"], 2)])
def test_with_an_empty_market_nobody_is_asked_for_a_plant(money, market, epoch):
    rows = [{"money": money, "plants": [40]}, {"money": money, "plants": [13]}]
    given = {"round": 9, "epoch": epoch, "market": market, "deck": [], "players": rows, "order": [0, 1]}
    assert grid(table(2, given)).phase > 2
    # And in the same way when the auction is reached in play.
    game = table(2, {**given, "phase": "bureaucracy"})
    while grid(game).phase == 5:
        game.push(asked(game), game.decisions[0].default)
    assert [event[1] for event in happened(game, "passed-round")] == [0, 1]


def building(money):
    """Before phase 4: seat 0 has one city in the north and this money, seat 1 all cities around and nothing."""
    rows = [
        {"money": money, "cities": towns(2, 1), "plants": [13]},
        {"money": 0, "cities": towns(2, 12, 1), "plants": [18]},
    ]
    given = {"round": 5, "phase": "resources", "order": [1, 0], "acting": 1, "players": rows}
    game = table(2, {**given, "market": [14, 15, 16, 17, 19, 20, 21, 22]})
    game.play(1, "done")
    return game


@pytest.mark.rule("PG-NET-19")
def test_builders_who_can_connect_nothing_are_not_asked():
    cities = building(200).view(0)["cities"]
    cheapest = min(city["place"] + city["links"] for city in cities if city["place"] and city["links"])
    assert cheapest > 11
    game = building(cheapest)
    assert (asked(game), len(offered(game))) == (0, 2)
    game = building(cheapest - 1)
    assert grid(game).phase == 5
    told = happened(game, "cannot-connect", "nobody-connects")
    assert told[0] == ("cannot-connect", 0, cheapest - 1, cheapest) and told[1][:3] == (
        "cannot-connect",
        1,
        0,
    )
    assert told[2:] == [("nobody-connects",)]


def test_where_somebody_can_connect_nobody_is_told_that_nobody_can():
    game = building(200)
    game.play(0, "done")
    assert [event[:2] for event in happened(game, "cannot-connect", "nobody-connects")] == [
        ("cannot-connect", 1)
    ]


@pytest.mark.rule("PG-BUY-12")
@pytest.mark.parametrize(("money", "asks"), [(50, True), (0, False)])
def test_buyers_who_can_buy_nothing_leave_a_word(money, asks):
    rows = [{"money": 0, "plants": [4]}, {"money": 2, "plants": [13]}, {"money": money, "plants": [3]}]
    given = {"round": 3, "order": [2, 1, 0], "buyers": [1], "bought": [], "players": rows}
    market = [5, 6, 7, 8, 9, 10, 11, 12]
    game = table(3, {**given, "market": market, "players": [*rows[:1], {**rows[1], "money": 8}, *rows[2:]]})
    game.play(1, "pass")
    told = happened(game, "cannot-buy", "nobody-buys")
    assert told[:2] == [("cannot-buy", 0, 0, 1), ("cannot-buy", 1, 8, 0)]
    assert (grid(game).phase == 3 and asked(game) == 2) == asks
    assert told[2:] == ([] if asks else [("cannot-buy", 2, 0, 3), ("nobody-buys",)])


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_the_words_tell_the_numbers(language):
    game = start(3)
    words = Words(language, "powergrid", strict=True)
    for event in (("cannot-buy", 0, 2, 7), ("cannot-connect", 0, 19, 27)):
        said = words.event(game, event, ["Anna", "Bob", "Cyril"])
        assert "Anna" in said and str(event[2]) in said and str(event[3]) in said
        assert said != words.event(game, (*event[:3], 0), ["Anna", "Bob", "Cyril"])


@pytest.mark.rule("PG-AUC-02")
def test_a_standing_order_to_pass_plays_no_illegal_pass_in_the_first_round():
    game = start(3, seed=1)
    first, second, _ = grid(game).order
    with pytest.raises(PartieError) as told:
        game.set_order(first, "pass until fuel")
    assert told.value.key == "order-not-now"
    game.set_order(second, "pass until fuel")
    game.play(first, "open 3")
    game.play(first, "bid 3")
    bidders = []
    while (ordered := game.ordered()) is not None or not isinstance_choosing(game):
        seat, move = ordered if ordered is not None else (asked(game), (1,))
        assert game.why_not(seat, move) is None
        bidders.append(seat)
        game.push(seat, move)
    # `second` passed for plant 3 by order; now it must choose, so the order ends and it is asked.
    assert second in bidders and asked(game) == second and refused(game, second, "pass") == "PG-AUC-02"
    assert game.ordered() is None and second not in game.orders


def isinstance_choosing(game):
    return game.decisions[0].step.name == "choose-plant"


def test_the_same_order_passes_every_choice_of_a_later_round():
    game = table(3, {"round": 3, "order": [0, 1, 2]})
    game.set_order(0, "pass until fuel")
    assert game.ordered() == (0, (1,))
    assert partie.load(game.save()).key() == game.key()
