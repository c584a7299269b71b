"""How long a search may think: seconds, or nodes (moves played on copies), which are the same on every machine."""

import time
from typing import Final

from partie.kernel.errors import PartieError

MOST_SECONDS: Final = 3600.0
MOST_NODES: Final = 100_000_000


class Limit:
    """A limit in `nodes`, `seconds` or both (0: none); the first one used up applies."""

    __slots__ = ("nodes", "seconds")

    def __init__(self, nodes: int = 0, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds

    def __str__(self) -> str:
        return str(self.nodes) if self.nodes else f"{self.seconds:g}s"


def read_limit(text: str) -> Limit:
    """A limit as people write it: `2000` nodes, or `0.5s`."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0.0 < seconds <= MOST_SECONDS:
                return Limit(seconds=seconds)
        elif text.isdecimal() and 1 <= int(text[:12]) <= MOST_NODES:
            return Limit(int(text))
    except ValueError:
        pass
    raise PartieError("bad-limit", limit=text[:40])


class Budget:
    """The rest of a limit while a search runs; the search adds played moves to `used`."""

    __slots__ = ("began", "limit", "used")

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.began = time.perf_counter()
        self.used = 0

    @property
    def share(self) -> float:
        """The used share of the limit; 1 when it is used up."""
        nodes, seconds = self.limit.nodes, self.limit.seconds
        by_nodes = self.used / nodes if nodes else 0.0
        return max(by_nodes, (time.perf_counter() - self.began) / seconds) if seconds else by_nodes

    @property
    def over(self) -> bool:
        """Whether the limit is used up."""
        return self.share >= 1.0
