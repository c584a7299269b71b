"""Words of a move that are remembered by the move alone are those that would be made anew, in every position."""

import random

import pytest
from complete_languages import LANGUAGES

import partie
from partie.kernel.engine.state import deciders
from partie.text import Words
from partie.text.arguments import Arguments


@pytest.mark.parametrize("game", partie.GAMES)
def test_what_is_remembered_is_what_would_be_said(game: str) -> None:
    seats = partie.GAMES[game].seat_counts[-1]
    fixed = 0
    for seed in range(4):
        dice = random.Random(seed)
        played = partie.new(game, seats=seats, seed=seed)
        for number in range(300):
            if played.over:
                break
            seat = deciders(played.state)[0]
            decision = played.decision(seat)
            words = Words(LANGUAGES[number % len(LANGUAGES)], game)
            arguments = Arguments(words, played, seat, [])
            offered = [
                (move, decision.price(move))
                for move in dice.sample(decision.moves, min(6, len(decision.moves)))
            ]
            for (move, price), said in zip(offered, words.moves(played, seat, offered), strict=True):
                assert said == words._make_phrase(arguments, move, words.price(price))
                fixed += move[0] in arguments.speaker.fixed
            played.play(seat, dice.choice(decision.moves))
    assert fixed or not arguments.speaker.fixed
