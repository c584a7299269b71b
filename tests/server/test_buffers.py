"""Buffers of moves are played on, not again from their beginning (table/buffers.py)."""

import pytest

import partie
from partie.kernel.engine.partie import Partie
from partie.table.buffers import MOST, Buffers


@pytest.fixture
def buying():
    """A game of Power Grid in which seat 0 buys fuel, one by one; and its moves."""
    rows = [{"plants": [4, 5], "money": 100}, {"plants": [3], "money": 50}]
    game = partie.new(
        "powergrid", 2, 1, position={"phase": "resources", "round": 2, "order": [1, 0], "players": rows}
    )
    return game, ["buy coal 1", "buy coal 1", "buy oil 1", "buy coal 1", [6, 0, 1]]


@pytest.fixture
def pushed(monkeypatch):
    """How often a move was played."""
    count = [0]
    push = Partie.push

    def counted(self, seat, move):
        count[0] += 1
        push(self, seat, move)

    monkeypatch.setattr(Partie, "push", counted)
    return count


@pytest.mark.plain
def test_a_buffer_of_k_moves_is_played_k_times(buying, pushed):
    game, moves = buying
    buffers = Buffers()
    for length in range(len(moves) + 1):
        seen = buffers.tried("t", game, 0, moves[:length])
        assert (seen.played, seen.stopped) == (length, False)
    assert pushed[0] == len(moves)
    begun = buffers.begun("t", game, 0, moves)
    assert begun.played == len(moves) and pushed[0] == len(moves)
    assert begun.partie.key() == game.preview(0, moves).partie.key()


@pytest.mark.plain
def test_a_shorter_or_other_buffer_begins_with_what_is_the_same(buying, pushed):
    game, moves = buying
    buffers = Buffers()
    buffers.tried("t", game, 0, moves)
    before = pushed[0]
    assert buffers.tried("t", game, 0, moves[:2]).view == game.preview(0, moves[:2]).view
    buffers.tried("t", game, 0, [*moves[:2], "buy oil 2"])
    assert pushed[0] - before == 2 + 1  # two by the plain preview, one that is new


def test_another_game_or_seat_has_a_buffer_of_its_own(buying):
    game, moves = buying
    buffers = Buffers()
    buffers.tried("t", game, 0, moves)
    later = game.copy()
    later.push(0, later.parse(0, "buy coal 1"))
    assert buffers.begun("t", later, 0, moves).played == 0
    assert buffers.begun("u", game, 0, moves).played == 0


def test_an_illegal_move_leaves_what_went_before(buying):
    game, moves = buying
    buffers = Buffers()
    with pytest.raises(partie.IllegalMove):
        buffers.tried("t", game, 0, [*moves[:2], "buy uranium 1"])
    assert buffers.begun("t", game, 0, moves).played == 2


def test_a_revelation_stops_a_buffer_and_is_not_begun():
    game = partie.new("powergrid", 2, 1)
    seat = game.decisions[0].seat
    buffers = Buffers()
    moves = ["open 3", "bid 3", "pass"]
    seen = buffers.tried("t", game, seat, moves)
    assert seen.stopped and seen.played < len(moves)
    assert not buffers.begun("t", game, seat, moves).stopped


def test_memory_is_bounded(buying):
    game, moves = buying
    buffers = Buffers()
    for number in range(MOST):
        buffers.tried(str(number), game, 0, moves[:1])
    assert buffers._cache.weight <= MOST
