"""Games on a Ray cluster, whose machines have Partie installed; `local` starts one on this machine."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from partie.kernel.errors import PartieError

from .extras import need
from .matches import Fixture, Played
from .workers import GameBroke, chunks, play_chunk

LOCAL: Final = "local"
TRIES: Final = 5
"""So often the games of a worker that dies are played again."""


def on_ray(fixtures: Sequence[Fixture], address: str) -> Iterator[list[Played]]:
    """Chunks as they are finished. Ray itself gives the work of a dead worker to another one."""
    ray = need("ray", "ray")
    began = not ray.is_initialized()
    if began:
        _connect(ray, address)
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        work = ray.remote(max_retries=TRIES)(_play)
        running = [work.remote(list(chunk)) for chunk in reversed(chunks(fixtures, cores))]
        while running:
            done, running = ray.wait(running)
            for found in ray.get(done):
                if isinstance(found, tuple):
                    raise GameBroke(*found)
                yield found
    except ray.exceptions.WorkerCrashedError:
        raise PartieError("workers-die", times=TRIES) from None
    finally:
        if began:
            ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    settings: dict[str, Any] = {"log_to_driver": False, "include_dashboard": False}
    if address != LOCAL:
        settings = {"log_to_driver": False, "address": address}
    try:
        ray.init(configure_logging=False, **settings)
    except (ConnectionError, ValueError, RuntimeError, OSError):
        raise PartieError("no-ray", address=address[:80]) from None


def _play(fixtures: list[Fixture]) -> list[Played] | tuple[int, int, str]:
    """What a worker does; a broken game comes back as three plain values, so that Ray does not try it again."""
    try:
        return play_chunk(fixtures)
    except GameBroke as broke:
        return broke.number, broke.seed, broke.reason
