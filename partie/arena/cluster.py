"""Games on a Ray cluster, whose machines have Partie installed; `local` starts one on this machine."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from partie.kernel.errors import PartieError

from .extras import need
from .matches import Fixture, Played
from .workers import GameBroke, chunks, play_chunk

LOCAL: Final = "local"
TRIES: Final = 5
"""Number of consecutive worker deaths, without a finished game, that is tolerated."""
LOOK: Final = 10.0
"""Seconds without a finished chunk after which the cluster is checked."""


def on_ray(fixtures: Sequence[Fixture], address: str) -> Iterator[list[Played]]:
    """Yields finished chunks. The chunks of a dead worker are resubmitted here, since Ray's own retry may wait for ever
    for the lost worker."""
    ray = need("ray", "ray")
    began = not ray.is_initialized()
    if began:
        _connect(ray, address)
    try:
        yield from _played(ray, fixtures)
    finally:
        if began:
            ray.shutdown()


def _played(ray: Any, fixtures: Sequence[Fixture]) -> Iterator[list[Played]]:
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    work = ray.remote(max_retries=0)(_play)
    waiting = chunks(fixtures, cores)
    running: dict[Any, Sequence[Fixture]] = {}
    deaths = 0
    while waiting or running:
        while waiting and len(running) < 2 * cores:
            chunk = waiting.pop()
            running[work.remote(list(chunk))] = chunk
        done, _ = ray.wait(list(running), timeout=LOOK)
        if not done and not any(node["Alive"] for node in ray.nodes()):
            raise PartieError("workers-die", times=1)
        for task in done:
            chunk = running.pop(task)
            try:
                found = ray.get(task)
            except ray.exceptions.RayTaskError:
                raise
            except ray.exceptions.RayError:  # the worker, or its machine, is gone
                deaths += 1
                if deaths > TRIES:
                    raise PartieError("workers-die", times=deaths) from None
                waiting.append(chunk)
                continue
            deaths = 0
            if isinstance(found, tuple):
                raise GameBroke(*found)
            yield found


def _connect(ray: Any, address: str) -> None:
    settings: dict[str, Any] = {"log_to_driver": False, "include_dashboard": False}
    if address != LOCAL:
        settings = {"log_to_driver": False, "address": address}
    try:
        ray.init(configure_logging=False, **settings)
    except (ConnectionError, ValueError, RuntimeError, OSError):
        raise PartieError("no-ray", address=address[:80]) from None


def _play(fixtures: list[Fixture]) -> list[Played] | tuple[int, int, str]:
    """The task of a worker; a broken game is returned as three plain values, so that Ray does not retry it."""
    try:
        return play_chunk(fixtures)
    except GameBroke as broke:
        return broke.number, broke.seed, broke.reason
