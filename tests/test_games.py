"""The games as they are offered: the lightest first, each with its own weight."""

import partie


def test_lighter_games_are_offered_first():
    weights = [game.weight for game in partie.GAMES.values()]
    assert weights == sorted(weights)
    assert all(1 < weight < 5 for weight in weights), "every game says how heavy it is"
    assert next(iter(partie.GAMES)) == "powergrid"


def test_every_game_tells_its_round():
    for game in partie.GAMES.values():
        assert game.round_of(partie.new(game.name, seats=2, seed=1).state) == 1
