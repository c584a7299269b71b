"""Tentative turns: try, commit, why not; and standing orders, which make ordinary moves after each commit."""

from typing import Final

from partie.kernel.engine.moments import NOT_NOW
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.preview import Preview
from partie.kernel.engine.state import deciders
from partie.kernel.errors import PartieError

from .buffers import Buffers, Given
from .lessons import lesson
from .table import RUNNING, Table

MOST_ORDERED: Final = 1000
"""The maximal number of moves by standing orders after one commit."""


def game_of(table: Table) -> Partie:
    """The game of a table; refused before the start."""
    if table.partie is None:
        raise PartieError("not-started")
    return table.partie


def seated(table: Table, person: str | None) -> int:
    """The seat a person plays; raises for spectators."""
    seat = table.seat_of(person)
    if seat is None:
        raise PartieError("not-seated")
    return seat


def asked(table: Table, seat: int, decision: str) -> Partie:
    """The game; raises unless this decision is open for this seat."""
    partie = game_of(table)
    if table.state != RUNNING:
        raise PartieError("game-over")
    if decision != partie.decision_id(seat):
        raise PartieError("stale-decision")
    if seat not in deciders(partie.state):
        raise PartieError("not-your-turn")
    return partie


def tried(buffers: Buffers, table: Table, seat: int, decision: str, moves: list[Given]) -> Preview:
    """The preview of a buffer; raises unless this decision is open for this seat."""
    return buffers.tried(table.id, asked(table, seat, decision), seat, moves)


def why_not(
    buffers: Buffers, table: Table, seat: int, decision: str | None, moves: list[Given], move: Given
) -> str | None:
    """The rule that forbids a move after a buffer, or None."""
    partie = game_of(table)
    if not moves or decision is None:
        return partie.why_not(seat, move)
    trial = tried(buffers, table, seat, decision, moves)
    return NOT_NOW if trial.stopped else trial.partie.why_not(seat, move)


def played(
    buffers: Buffers, table: Table, seat: int, decision: str, moves: list[Given]
) -> tuple[Partie, list[list[int]]]:
    """A copy of the game with the whole buffer played, and its moves as `[seat, verb, ...]`."""
    game = asked(table, seat, decision)
    if table.lesson:
        check_lesson(game, seat, moves)
    before = len(game.moves)
    begun = buffers.begun(table.id, game, seat, moves)
    partie = begun.partie.copy()
    for given in moves[begun.played :]:
        partie.play(seat, given)
    return partie, [[seat, *move] for move in partie.moves[before:]]


def check_lesson(game: Partie, seat: int, moves: list[Given]) -> None:
    """Refuse moves after which the lesson's script cannot continue."""
    script = lesson(game.game.name)
    trial = game.copy()
    for given in moves:
        move = trial.read(seat, given)
        if trial.rule_against(seat, move) is None and not script.keeps(trial, move):
            raise PartieError("lesson-step")
        trial.play(seat, move)


def departs(game: Partie, seat: int, moves: list[Given]) -> str | None:
    """The key of the comment on the first move of a buffer that the lesson rejects."""
    script = lesson(game.game.name)
    trial = game.copy()
    for given in moves:
        move = trial.read(seat, given)
        if not script.keeps(trial, move):
            return script.told(trial, move)
        trial.play(seat, move)
    return None


def follow_orders(partie: Partie) -> list[list[int]]:
    """Play the standing orders for open decisions."""
    done: list[list[int]] = []
    while partie.orders and len(done) < MOST_ORDERED:
        ordered = partie.ordered()
        if ordered is None:
            break
        seat, move = ordered
        partie.push(seat, move)
        done.append([seat, *move])
    return done


def play_default(partie: Partie, seat: int) -> list[list[int]]:
    """Play for an absent person: the standing order's move, else the safe default. Changes `partie`."""
    done = follow_orders(partie)
    if not done:
        move = partie.decision(seat).default
        partie.push(seat, move)
        done = [[seat, *move]]
    return done


def with_order(table: Table, seat: int, order: str | None) -> Partie | None:
    """A copy of the game with a standing order set or withdrawn; None if nothing changes."""
    partie = game_of(table).copy()
    if table.state != RUNNING:
        raise PartieError("game-over")
    if partie.orders.get(seat) == order:
        return None
    partie.set_order(seat, order)
    return partie
