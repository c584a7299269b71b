"""Where bots think: in processes of their own, which exchange saves and can be stopped; or in a thread."""

import asyncio
import json
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from partie import GAMES, bots
from partie.kernel.partie import Partie

Thought = dict[str, Any]
"""A move with reasons and alternatives, as plain data."""


def think(
    game: str, seats: int, options: dict[str, str], state: str, seat: int, bot: str, hint: bool
) -> Thought:
    """A bot's move at a position; with `hint`, also why. The bot itself sees only what its seat sees."""
    rules = GAMES[game]
    position = Partie(rules, seats, -1, options, {}, rules.load_state(json.loads(state), seats, options))
    player = bots.make(bot, rules, secrets.randbits(60))
    if not hint:
        return {"move": list(player.choose(position, seat))}
    advice = player.hint(position, seat)
    return {
        "move": list(advice.move),
        "reasons": [[key, args] for key, args in advice.reasons],
        "others": [[list(move), key, args] for move, (key, args) in advice.alternatives],
    }


class Thinkers:
    """`workers` processes, started when first needed; 0: threads."""

    def __init__(self, workers: int, limit: float) -> None:
        self._workers = workers
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None
        self._asked = 0

    async def ask(self, partie: Partie, seat: int, bot: str, hint: bool = False) -> Thought:
        """What a bot would do; TimeoutError when it thinks for too long."""
        state = json.dumps(partie.state.save())
        task = (partie.game.name, partie.seats, partie.options, state, seat, bot, hint)
        if self._workers < 1:
            return await asyncio.wait_for(asyncio.to_thread(think, *task), self._limit)
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
        pool = self._pool
        self._asked += 1
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, *task)), self._limit)
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:
                self._end(thinking=True)
            raise TimeoutError from None
        finally:
            self._asked -= 1

    def stop(self) -> None:
        """End the processes, in the middle of a thought too."""
        self._end(thinking=self._asked > 0)

    def _end(self, thinking: bool) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=not thinking, cancel_futures=True)
            for process in processes if thinking else ():
                process.kill()
