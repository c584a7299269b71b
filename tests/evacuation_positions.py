"""Positions of Evacuation for tests."""

from collections.abc import Callable
from typing import Any

import partie
from partie.games.evacuation.cards.technologies import TILES
from partie.games.evacuation.state import Evacuation, Player
from partie.kernel.engine.partie import Partie


def state(game: Partie) -> Evacuation:
    """The state, typed."""
    assert isinstance(game.state, Evacuation)
    return game.state


def player(game: Partie, seat: int = 0) -> Player:
    """A player of it."""
    return state(game).players[seat]


def start(seats: int = 2, seed: int = 1, **options: str) -> Partie:
    """A game from its setup."""
    return partie.new("evacuation", seats=seats, seed=seed, **options)


def position(seats: int, given: dict[str, Any], seed: int = 1, **options: str) -> Partie:
    """A game that begins with a partial position."""
    return partie.new("evacuation", seats=seats, seed=seed, position=given, **options)


def acting(
    row: dict[str, Any] | None = None, *others: dict[str, Any], seats: int = 2, **given: Any
) -> Partie:
    """The action phase; seat 0 is first in order and its turn it is. `row`: what seat 0 has, `others` the next seats.

    Options stand among `given`: mode, variant (actions), method (bonuses), module (tasks), dominance, rival.
    """
    names = {"mode": "mode", "variant": "actions", "method": "bonuses", "module": "tasks"}
    names |= {"dominance": "dominance", "rival": "rival"}
    options = {names[name]: given.pop(name) for name in names if name in given}
    rows = [row or {}, *others]
    rows += [{}] * (seats - len(rows))
    order = [*range(seats), *([1, 2] if seats == 1 else [2] if options.get("rival") == "on" else [])]
    base = {"year": 2, "phase": "actions", "order": order, "players": rows}
    return position(seats, {**base, **given}, **options)


def phase(name: str, *rows: dict[str, Any], seats: int = 2, **given: Any) -> Partie:
    """Another phase with these players; seat 0 is first in order."""
    return acting(*(rows or ({},)), seats=max(seats, len(rows)), phase=name, **given)


def goods(old: tuple[int, int, int] = (0, 0, 0), new: tuple[int, int, int] = (0, 0, 0)) -> list[int]:
    """Food, steel and energy of both worlds, as a position has them."""
    return [*old, *new]


def tiles_of(number: int) -> list[str]:
    """The nine tiles of a technology set, 1 to 4, as they are printed: left, middle and right of each level."""
    return [tile.id for tile in TILES if tile.set == number - 1]


def plays(game: Partie, *moves: str) -> Partie:
    """The seat that is asked plays these moves one after the other."""
    for move in moves:
        game.play(game.decisions[0].seat, move)
    return game


def passes(game: Partie, *seats: int) -> Partie:
    """These seats pass in turn."""
    for seat in seats:
        game.play(seat, "pass")
    return game


def happened(game: Partie, *names: str) -> list[tuple[Any, ...]]:
    """Everything that happened so far, or only the events of these names."""
    return [event for event in game.events_for(None) if not names or event[0] in names]


def run_on(game: Partie, wanted: Callable[[Evacuation], bool]) -> Partie:
    """Everybody passes and makes safe moves until something holds, or the game is over."""
    while not game.over and not wanted(state(game)):
        decision = game.decisions[0]
        moves = [game.notation(decision.seat, move) for move in decision.moves]
        safe = next((move for move in ("pass", "done") if move in moves), None)
        game.play(decision.seat, safe or decision.default)
    return game


def next_year(game: Partie) -> Partie:
    """To the action phase of the next year."""
    year = state(game).year
    return run_on(game, lambda s: s.year > year and s.phase == 2)
