"""Idle turns and whole rounds of Underwater Cities, for tests about their course.

`idle(game)` takes the always-available slot with the lowest card and discards what is too much: a turn in which nothing
else happens. `idle_round(game)` plays the round to its end so and gives the seats in the order in which they acted.
"""

from playing import asked, offered
from underwater_positions import table

from partie.kernel.engine.partie import Partie


def idle(game: Partie) -> int:
    """One turn of the seat whose turn it is; the seat."""
    trim(game)
    seat = asked(game)
    game.play(seat, f"slot A0 card {table(game).nations[seat].hand[0]}")
    while not game.over and "later" in offered(game):
        game.play(seat, offered(game)[1])
    return seat


def trim(game: Partie) -> None:
    """Whoever has to discard does so, the lowest cards first."""
    while not game.over and game.decisions[0].step.name == "trim-hand":
        seat = game.decisions[0].seat
        game.play(seat, next(move for move in offered(game) if move.split()[0] in ("discard", "drop")))


def idle_round(game: Partie) -> list[int]:
    """The rest of the round; the seats that acted."""
    number, acted = table(game).round, []
    while not game.over and table(game).round == number:
        acted.append(idle(game))
    return acted


def happened(game: Partie, *names: str) -> list[str]:
    """The names of the events so far, in order; only those asked for."""
    return [event[0] for event in game.state.events or [] if event[0] in names]
