"""A described position is the position, and written ones say what they mean."""

import json

import pytest
from playing import asked, play_on, refused
from powergrid_positions import grid, happened, position, start, table

import partie
from partie.kernel.errors import PartieError


def without_chance(game):
    """All of a position but the generator, which no position tells."""
    return game.key()[1:]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"map": "usa"}, {"regions": "draft"}])
def test_a_described_position_is_the_position(seats, options):
    game = start(seats, seed=seats, **options)
    kinds = set()
    for _ in play_on(game, seats):
        kinds.add(game.decisions[0].step.name if game.decisions else "over")
        told = json.loads(json.dumps(game.game.describe(game.state)))
        again = position(seats, told, **options)
        assert without_chance(again) == without_chance(game), told
    assert kinds >= {"choose-plant", "bid", "scrap-plant", "buy-fuel", "connect-cities", "produce", "over"}
    assert ("draft-region" in kinds) == (options.get("regions") == "draft")


def test_an_auction_is_described():
    game = position(3, {"round": 3, "order": [2, 0, 1], "buyers": [0, 1], "bought": []})
    game.play(0, "open 5")
    game.play(0, "bid 7")
    told = game.game.describe(game.state)
    assert told["acting"] == 1 and told["buyers"] == [0, 1] and told["bought"] == []
    assert (told["lot"], told["bid"], told["bidder"], told["bidders"]) == (5, 7, 0, [0, 1])
    assert without_chance(position(3, told)) == without_chance(game)


@pytest.mark.rule("PG-MKT-18")
def test_a_written_market_has_no_obsolete_plant():
    cities = ["flensburg", "kiel", "hamburg", "wilhelmshaven"]
    given = {"round": 3, "players": [{"cities": cities}, {}]}
    with pytest.raises(PartieError) as told:
        table(2, {**given, "market": [4, 5, 6, 7, 8, 9, 10, 11]})
    assert (told.value.key, told.value.detail["where"]) == ("bad-position", "market")
    assert grid(table(2, {**given, "market": [5, 6, 7, 8, 9, 10, 11, 12]})).market[0] == 5
    # A market that is not given is that of the setup without them.
    market = grid(table(2, given)).market
    assert len(market) == 8 and market[0] == 5 and not {3, 4} & set(market)


def test_whoever_acts_in_a_written_auction_is_the_first_who_may_buy():
    given = {"round": 3, "order": [0, 1, 2]}
    with pytest.raises(PartieError) as told:
        position(3, {**given, "acting": 1})
    assert told.value.detail["where"] == "acting"
    passed = position(3, {**given, "acting": 1, "buyers": [1, 2], "bought": []})
    assert asked(passed) == 1 and refused(passed, 0, "open 3") == "PG-AUC-19"
    bought = position(3, {**given, "acting": 1, "bought": [0]})
    assert asked(bought) == 1 and refused(bought, 0, "open 3") == "PG-AUC-15"
    with pytest.raises(PartieError):
        position(3, {**given, "acting": 0, "players": [{"money": 2}, {}, {}]})


SHUFFLED = {
    "round": 6,
    "epoch": 2,
    "order": [0, 1],
    "buyers": [0],
    "bought": [],
    "market": [11, 12, 13, 14, 15, 16, 17, 18],
    "deck": ["step3", 20, 21, 22, 23],
    "buried": [23, 22, 21, 20],
}


@pytest.mark.rule("PG-EPO-21")
@pytest.mark.parametrize("seed", range(4))
def test_the_shuffle_of_step_3_can_be_given_in_a_position_and_in_a_record(seed):
    given = {**SHUFFLED, "shuffled": [21, 23, 20, 22]}
    game = table(2, given, seed)
    assert grid(game).shuffled == [21, 23, 20, 22]
    mask = game.mask(0)
    assert mask.shuffled == [] and "shuffled" not in game.game.describe(mask)
    game.play(0, "open 11")
    assert grid(game).deck == [22, 20, 23, 21]
    again = partie.replay(game.record())
    assert again.key() == game.key()
    assert partie.load(game.save()).key() == game.key()


def test_what_a_given_shuffle_does_not_name_lies_below_by_chance():
    below = set()
    for seed in range(12):
        game = table(2, {**SHUFFLED, "shuffled": [22, 40]}, seed)
        game.play(0, "open 11")
        assert grid(game).deck[-1] == 22
        below.add(tuple(grid(game).deck[:-1]))
    assert len(below) > 2 and all(set(rest) == {20, 21, 23} for rest in below)


def test_after_step_3_the_deck_itself_says_how_it_lies():
    given = {"epoch": 3, "round": 9, "market": [20, 21, 22, 23, 24, 25], "shuffled": [30]}
    with pytest.raises(PartieError) as told:
        table(2, given)
    assert told.value.detail["where"] == "position.shuffled"


def test_houses_in_the_order_of_their_places():
    rows = [{"cities": ["kiel"]}, {"cities": ["kiel"]}]
    given = {"epoch": 2, "round": 5, "phase": "connect", "players": rows}
    view = table(2, {**given, "houses": {"kiel": [1, 0]}}).view(0)
    assert [city["houses"] for city in view["cities"] if city["id"] == "kiel"] == [[1, 0]]
    for houses in ({"kiel": [0]}, {"kiel": [0, 0]}, {"paris": []}, {"kiel": "no"}, 3):
        with pytest.raises(PartieError):
            table(2, {**given, "houses": houses})


def test_a_finished_game_is_described_as_such():
    game = start(2, seed=3)
    for _ in play_on(game, 3):
        pass
    again = position(2, game.game.describe(game.state))
    assert again.over and again.result.places == game.result.places
    assert happened(again) == []
