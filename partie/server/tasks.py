"""Cancels background tasks."""

import asyncio
from collections.abc import Iterable

AGAIN = 0.2
"""Seconds before the cancellation of a task that still runs is repeated."""


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel repeatedly until all tasks have ended: libraries may swallow a cancellation (a Redis client does)."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)
