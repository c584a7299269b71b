"""Plans: what if? A seat plays on by itself from what it knows, for everybody, in a world that is guessed.

Nothing of it is stored with the table, and nobody learns of it. The world is made from the seat's mask and from dice of
the reader's own, so the same dice give the same plan whatever is really hidden.
"""

from collections.abc import Sequence
from typing import Any, Final

from partie.bots.mind import Mind
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import deciders
from partie.kernel.errors import IllegalMove, told

from . import words
from .cache import Cache
from .refusals import Problem
from .table import FINISHED, Table
from .turns import game_of

MOST: Final = 200
"""Plans that are kept at hand; others are played again from their beginning."""
MOST_MOVES: Final = 300
"""Moves of a plan."""
MOST_REPLIES: Final = 60
"""Moves that others make in one go."""

Moves = list[list[int]]
"""Moves as `[seat, verb, ...]`."""


class Plans:
    """The worlds of plans, as they were guessed and as they stand."""

    def __init__(self) -> None:
        self._cache: Cache[tuple[str, int, int, int, int], tuple[Partie, Partie]] = Cache(MOST)

    def planned(self, table: Table, seat: int, at: int, dice: int, moves: Moves) -> Partie:
        """The world after these moves; a copy. An illegal move raises."""
        game = game_of(table)
        key = (table.id, seat, game.takebacks, at, dice)
        known = self._cache.get(key)
        if known is None:
            first = self._guessed(game, seat, at, dice)
            known = (first, first)
        first, last = known
        done = [[mover, *move] for mover, move in zip(last.movers, last.moves, strict=True)]
        world = (last if done == moves[: len(done)] else first).copy()
        for mover, *numbers in moves[len(world.moves) :]:
            move = world.read(mover, numbers)
            rule = world.rule_against(mover, move)
            if rule is not None:
                raise IllegalMove(rule, mover, told(numbers))
            world.push(mover, move)
        self._cache.put(key, (first, world.copy()))
        return world

    def _guessed(self, game: Partie, seat: int, at: int, dice: int) -> Partie:
        if at > len(game.moves):
            raise Problem(409, "moment-gone")
        try:
            then = game if at == len(game.moves) else game.at(at)
        except Exception:  # moves from before a change of the rules
            raise Problem(409, "moment-gone") from None
        return then.guess(seat, Dice(dice))


def check_may_plan(table: Table, seat: int | None) -> int:
    """The seat for which somebody plans: one's own, also while a bot keeps it."""
    game_of(table)
    if table.state == FINISHED:
        raise Problem(409, "game-over")
    if seat is None:
        raise Problem(403, "not-seated")
    return seat


def plan(
    plans: Plans, table: Table, seat: int, at: int, dice: int, moves: Moves, reply: bool, lang: str | None
) -> dict[str, Any]:
    """Where a plan leads; with `reply`, others then do what they probably would until this seat is asked."""
    world = plans.planned(table, seat, at, dice, moves)
    if reply:
        _reply(world, seat, dice)
    asked = deciders(world.state)
    chosen = seat if seat in asked or not asked else asked[0]
    names = table.names
    decision = words.decision(world, world.decision(chosen), lang, names) if asked else None
    result = world.result
    return {
        "at": at,
        "seat": chosen,
        "view": world.drawing(chosen),
        "decision": decision,
        "deciding": asked,
        "events": words.events(world, chosen, lang, lambda _: names, 0),
        "result": None if result is None else result.data(),
        "moves": [[mover, *move] for mover, move in zip(world.movers, world.moves, strict=True)],
    }


def _reply(world: Partie, seat: int, dice: int) -> None:
    """Each of the others as a bot expects it of them, one move after the other."""
    mind = Mind(world.game, dice)
    for _ in range(min(MOST_REPLIES, MOST_MOVES - len(world.moves))):
        asked: Sequence[int] = deciders(world.state)
        if not asked or seat in asked:
            return
        world.push(asked[0], mind.reply(world.state, asked[0]))
