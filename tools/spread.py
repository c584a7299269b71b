"""Runs tasks in several processes and appends each result as a line of JSON, so that a run can be stopped at any
time."""

import json
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

Task = tuple[Any, ...]
Found = dict[str, Any]


def spread(
    play: Callable[[Task], Found], tasks: Iterable[Task], out: Path, seconds: float, jobs: int = 0
) -> None:
    """Run tasks in order until the time is over; unfinished tasks are abandoned."""
    until = time.monotonic() + seconds
    with out.open("a", encoding="utf-8") as file, ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        waiting = [pool.submit(play, task) for task in tasks]
        try:
            for done in as_completed(waiting, timeout=seconds):
                file.write(json.dumps(done.result()) + "\n")
                file.flush()
                if time.monotonic() > until:
                    break
        except TimeoutError:
            pass
        file.flush()
        if any(not task.done() for task in waiting):
            print(f"{sum(task.done() for task in waiting)} of {len(waiting)} tasks")
            for process in (pool._processes or {}).values():
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def lines(path: Path) -> list[Found]:
    """The results of a run."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
