"""What-if plans: a seat explores moves of all players in a determinized copy of the game.

Nothing is stored with the table or shown to others. The world is sampled from the seat's mask with the client's seed,
so the same seed gives the same plan, whatever is really hidden.
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
"""The number of cached plans; others are replayed from their beginning."""
MOST_MOVES: Final = 300
"""The maximal number of moves in a plan."""
MOST_REPLIES: Final = 60
"""The maximal number of predicted moves in a row."""

Moves = list[list[int]]
"""Moves as `[seat, verb, ...]`."""


class Plans:
    """A cache of plan worlds: as guessed, and after the last plan's moves."""

    def __init__(self) -> None:
        self._cache: Cache[tuple[str, int, int, int, int], tuple[Partie, Partie]] = Cache(MOST)

    def planned(self, table: Table, seat: int, at: int, dice: int, moves: Moves) -> Partie:
        """A copy of the world after these moves; raises for an illegal move."""
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
    """The reader's own seat in a running game (also while a bot plays it); raises a Problem otherwise."""
    game_of(table)
    if table.state == FINISHED:
        raise Problem(409, "game-over")
    if seat is None:
        raise Problem(403, "not-seated")
    return seat


def plan(
    plans: Plans, table: Table, seat: int, at: int, dice: int, moves: Moves, reply: bool, lang: str | None
) -> dict[str, Any]:
    """The result of a plan; with `reply`, the others' predicted moves follow until this seat is asked."""
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
    """Play the predicted moves of the other seats."""
    mind = Mind(world.game, dice)
    for _ in range(min(MOST_REPLIES, MOST_MOVES - len(world.moves))):
        asked: Sequence[int] = deciders(world.state)
        if not asked or seat in asked:
            return
        world.push(asked[0], mind.reply(world.state, asked[0]))
