"""The coach: a sound move, silence where nothing is decided, and its limit."""

import pytest

import partie
from partie import bots

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
