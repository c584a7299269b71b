"""Laws that hold in every position of random games: offered = executable, copies, saves, masks, guesses."""

import json
import random

import pytest

import partie
from partie.games.underwater import UNDERWATER
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import legal, play, refusal

VOCABULARY = UNDERWATER.actions()


def table(number: int) -> Partie:
    """A game with everything different: seats, boards, contracts, solo tiles."""
    seats = number % 4 + 1
    if seats == 1:
        return partie.new("underwater", 1, seed=number, blocked=str(number // 4 % 5 + 1))
    boards = ("basic", "advanced")[number // 4 % 2]
    contracts = ("off", "on")[number // 8 % 2]
    return partie.new("underwater", seats, seed=number, boards=boards, contracts=contracts)


@pytest.mark.parametrize("number", range(16))
def test_random_games_end_and_every_look_at_them_holds(number: int) -> None:
    game = table(number)
    dice = random.Random(number)
    for _ in range(2000):
        if game.over:
            break
        decision = dice.choice(game.decisions)
        if dice.random() < 0.02:
            look(game, decision.seat)
        game.push(decision.seat, dice.choice(decision.moves))
    assert game.result is not None


def look(game: Partie, seat: int) -> None:
    state, rules = game.state, UNDERWATER
    rules.validate(state)
    listed = legal(state, seat)
    assert listed and len(set(listed)) == len(listed)
    before = state.key()
    for move in listed:
        assert refusal(state, seat, move) is None
        assert rules.parse(state, seat, rules.notation(state, seat, move)) == move
        copy = state.copy()
        play(copy, seat, move)
        assert state.key() == before
    others = set(listed)
    for move in random.Random(len(listed)).sample(VOCABULARY, 400):
        rule = refusal(state, seat, move)
        assert (rule is None) == (move in others)
        assert rule is None or rule.startswith("UC-")
    saved = json.loads(json.dumps(state.save()))
    assert rules.load_state(saved, game.seats, game.options).key() == before
    for viewer in range(-1, game.seats):
        mask = rules.mask(state, viewer)
        world = rules.guess(mask, Dice(7))
        rules.validate(world)
        assert rules.mask(world, viewer).key() == mask.key()
        if viewer == seat:
            assert legal(mask, seat) == listed == legal(world, seat)
        json.dumps(rules.view(mask, viewer))
