"""The numbers of moves: fixed, both ways, and marked exactly."""

import pytest

import partie
from partie.games import GAMES
from partie.kernel.notation.vocabulary import Vocabulary


@pytest.mark.parametrize("name", GAMES)
def test_numbers_and_moves_belong_together(name):
    vocabulary = GAMES[name].vocabulary
    assert vocabulary is GAMES[name].vocabulary
    assert vocabulary.moves == GAMES[name].actions()
    assert [vocabulary.number(move) for move in vocabulary.moves] == list(range(vocabulary.size))
    assert len(set(vocabulary.moves)) == vocabulary.size


@pytest.mark.parametrize("wrong", [-1, 1604, True, "bid", 1.0])
def test_a_number_without_a_move_is_explained(wrong):
    with pytest.raises(partie.PartieError, match="There is no action"):
        GAMES["powergrid"].vocabulary.move(wrong)


@pytest.mark.parametrize(
    "chosen",
    [
        [],
        [0],
        [5, 3],
        list(range(40)),
        [0, *range(5, 40)],
        list(range(39, -1, -1)),
        [0, 1, *range(9, 30, 2), 39],
    ],
)
def test_marking_marks_exactly_the_moves(chosen):
    vocabulary = Vocabulary([(i,) for i in range(40)])
    for moves in ([(i,) for i in chosen], [vocabulary.moves[i] for i in chosen]):
        row = bytearray(60)
        vocabulary.mark(moves, row, 10)
        assert [i - 10 for i in range(60) if row[i]] == sorted(chosen)
