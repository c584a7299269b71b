"""Runs bots in worker processes, which exchange saves and can be killed, or in a thread.

A worker that exceeds its timeout is killed and its job fails. A worker that dies by itself (killed, out of memory) is
replaced, and its job is retried.
"""

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

from partie.kernel.engine.partie import Partie
from partie.table import advice, review
from partie.table.advice import Thought
from partie.table.review import Saved

from ..tasks import end
from .line import Job, Line, Rank

TASKS: dict[str, Callable[..., dict[str, Any]]] = {"advise": advice.think_saved, "review": review.work_on}
"""Kinds of jobs for worker processes."""

TRIES = 4
"""Attempts at a job before it fails, because the job itself may kill the workers."""
STARTS = 40
"""Worker starts for one job: workers may be killed while they start."""
START = 60.0
"""Timeout in seconds for the start of a worker."""


class ThinkerFailed(Exception):
    """A bot raised an error. The worker logged its place; this exception has only the error's name."""


def _serve(asked: Connection) -> None:
    """The main loop of a worker process; ends with its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        asked.send(None)
        while True:
            task = asked.recv()
            try:
                answer: object = _done(task)
            except Exception as error:
                answer = type(error).__name__
            asked.send(answer)


def _done(task: tuple[Any, ...]) -> dict[str, Any]:
    name, *given = task
    return TASKS[name](*given)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Thinker:
    """One worker process; used by one thread at a time, killed from any."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True, name="partie-thinker")
        self._process.start()
        theirs.close()

    def ready(self) -> None:
        """Wait until the process accepts jobs."""
        if not self._ours.poll(START):
            raise EOFError
        self._ours.recv()

    def ask(self, task: tuple[Any, ...]) -> dict[str, Any]:
        """The result of a task; EOFError or OSError if the process died."""
        self._ours.send(task)
        answer = self._ours.recv()
        if not isinstance(answer, dict):
            raise ThinkerFailed(answer)
        return answer

    def end(self) -> None:
        self._process.kill()

    def bury(self) -> None:
        """Clean up after its end, when no thread uses it any more."""
        self._process.join(START)
        self._ours.close()


class Thinkers:
    """Up to `workers` worker processes, started on demand; 0 uses threads of the server."""

    def __init__(self, workers: int, limit: float) -> None:
        self._workers = workers
        self._limit = limit
        self._line = Line()
        self._serving: list[asyncio.Task[None]] = []
        self._idle = 0
        self._threads = ThreadPoolExecutor(max(1, workers), thread_name_prefix="thinker")

    async def ask(self, partie: Partie, seat: int, bot: str, owner: str = "", hint: bool = False) -> Thought:
        """A bot's choice; TimeoutError if it takes too long, not counting time in the queue."""
        state = json.dumps(partie.state.save())
        task = ("advise", partie.game.name, partie.seats, partie.options, state, seat, bot, hint)
        return await self._asked(task, owner, Rank.ADVICE if hint else Rank.MOVE)

    async def review(self, save: str, known: Saved | None, owner: str) -> Saved:
        """One slice of a review, run when no other job waits."""
        return await self._asked(("review", save, known), owner, Rank.REVIEW)

    async def _asked(self, task: tuple[Any, ...], owner: str, rank: Rank) -> dict[str, Any]:
        if self._workers < 1:
            return await asyncio.wait_for(asyncio.to_thread(_done, task), self._limit)
        job = Job(task, owner, rank, asyncio.get_running_loop().create_future())
        await self._line.join(job)
        if self._idle < len(self._line) and len(self._serving) < self._workers:
            self._serving.append(asyncio.create_task(self._serve()))
        answer: dict[str, Any] = await job.answer
        return answer

    async def _serve(self) -> None:
        """Run queued jobs, one after another, replacing the worker when needed."""
        thinker: Thinker | None = None
        try:
            while True:
                self._idle += 1
                try:
                    job = await self._line.next()
                finally:
                    self._idle -= 1
                began = time.monotonic()
                thinker = await self._think(thinker, job)
                self._line.charge(job, time.monotonic() - began)
        finally:
            if thinker is not None:
                thinker.end()

    async def _think(self, thinker: Thinker | None, job: Job) -> Thinker | None:
        """Run a job; returns the worker for the next one, if it is still alive."""
        try:
            if thinker is None:
                thinker = Thinker()
                job.starts += 1
                await self._run(thinker, thinker.ready)
            job.tries += 1
            thought = await self._run(thinker, thinker.ask, job.task)
        except TimeoutError:
            _answer(job, TimeoutError())
            await self._bury(thinker)
            return None
        except (EOFError, OSError):  # the worker died
            if job.tries < TRIES and job.starts < STARTS:
                await self._line.join(job, first=True)
            else:
                _answer(job, TimeoutError())
            await self._bury(thinker)
            return None
        except ThinkerFailed as error:
            _answer(job, error)
        else:
            _answer(job, thought)
        return thinker

    async def _run(self, thinker: Thinker, what: Any, *given: Any) -> Any:
        """Run in a thread with a timeout; a cancellation or timeout kills the worker, which ends the thread."""
        limit = START if what == thinker.ready else self._limit
        asking = asyncio.get_running_loop().run_in_executor(self._threads, what, *given)
        try:
            done, _ = await asyncio.wait([asking], timeout=limit)
        except asyncio.CancelledError:
            thinker.end()
            raise
        if not done:
            thinker.end()
            with contextlib.suppress(Exception):
                await asking
            raise TimeoutError
        return asking.result()

    async def _bury(self, thinker: Thinker | None) -> None:
        if thinker is not None:
            thinker.end()
            await asyncio.get_running_loop().run_in_executor(self._threads, thinker.bury)

    async def stop(self) -> None:
        """Kill the processes, also in the middle of a job."""
        await end(self._serving)
        self._threads.shutdown(wait=False, cancel_futures=True)


def _answer(job: Job, answer: dict[str, Any] | Exception) -> None:
    if job.answer.done():
        return
    if isinstance(answer, Exception):
        job.answer.set_exception(answer)
    else:
        job.answer.set_result(answer)
