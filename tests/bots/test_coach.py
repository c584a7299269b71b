"""The coach: a sound move, silence where nothing is decided, and its limit."""

from itertools import product

import pytest

import partie
from partie import bots
from partie.bots.mind import Mind

GAMES = sorted(partie.GAMES)


def positions(game, seed, every=9):
    """Positions of a game between bots in which a seat has something to decide."""
    played = partie.new(game, 2, seed)
    players = [bots.make("novice", played.game, seat) for seat in range(2)]
    number = 0
    while not played.over:
        seat = played.decisions[0].seat
        number += 1
        if number % every == 0:
            yield played, seat
        played.push(seat, players[seat].choose(played, seat))


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_advises_a_legal_move_and_is_silent_at_forced_steps(game):
    coach = bots.make("coach@60", partie.GAMES[game], 1)
    silent = told = 0
    for position, seat in positions(game, 5):
        hint = coach.hint(position, seat)
        assert position.why_not(seat, hint.move) is None
        assert all(other != hint.move for other, _ in hint.alternatives)
        if len(position.legal(seat)) == 1:
            silent += 1
            assert not hint.reasons and not hint.alternatives
        else:
            told += 1
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_gives_the_same_advice_to_the_same_position(game):
    position, seat = next(iter(positions(game, 3, every=25)))
    first, second = (bots.make("coach@60", position.game, 7).hint(position, seat) for _ in range(2))
    assert (first.move, first.reasons, first.alternatives) == (
        second.move,
        second.reasons,
        second.alternatives,
    )


def finished(game, seats):
    """A game between bots, played to its end."""
    played = partie.new(game, seats, 4)
    player = bots.make("casual", played.game, 2)
    while not played.over:
        seat = played.decisions[0].seat
        played.push(seat, player.choose(played, seat))
    return played


@pytest.mark.parametrize(
    ("game", "seats"),
    [("evacuation", 1), ("evacuation", 2), ("powergrid", 4), ("shipyard", 1), ("shipyard", 2)],
)
def test_goods_left_at_the_end_count_a_little_against_a_move(game, seats):
    """Only at the end of a game, and not alone, where values are points."""
    played = finished(game, seats)
    plain, thrifty = Mind(played.game, 1), Mind(played.game, 1)
    thrifty.thrift = 0.01
    assert thrifty.values(played.at(0).state) == plain.values(played.at(0).state)
    left = [played.game.heuristic().unspent(played.state, seat) for seat in range(seats)]
    assert sum(left)
    taken = [0.01 * each if seats > 1 else 0.0 for each in left]
    expected = [value - less for value, less in zip(plain.values(played.state), taken, strict=True)]
    assert thrifty.values(played.state) == pytest.approx(expected, abs=1e-5)


@pytest.mark.rule("PG-END-07")
def test_fuel_of_the_last_cities_and_money_are_not_left_over():
    """As much fuel is left over as could be missing without a city less."""
    played = finished("powergrid", 3)
    spared = 0
    for seat, player in enumerate(played.state.players):
        supplied = player.kit.supply(player.fuel, player.cities)
        fewer = product(*(range(amount + 1) for amount in player.fuel))
        least = min(sum(fuel) for fuel in fewer if player.kit.supply(list(fuel), player.cities) == supplied)
        assert played.game.heuristic().unspent(played.state, seat) == sum(player.fuel) - least
        spared += least
    assert spared
