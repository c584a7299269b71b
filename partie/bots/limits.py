"""How long a search may think: seconds, or nodes (moves played on copies), which are the same on every machine."""

import time
from typing import Final

from partie.kernel.errors import PartieError

MOST_SECONDS: Final = 3600.0
MOST_NODES: Final = 100_000_000


class Limit:
    """`nodes`, `seconds` or both, where above 0; of both, what is used up first counts."""

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
    """What is left of a limit while a search runs; the search adds to `used` what it plays."""

    __slots__ = ("began", "limit", "used")

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.began = time.perf_counter()
        self.used = 0

    @property
    def share(self) -> float:
        """How much of the limit is used: 1 when it is time to decide."""
        nodes, seconds = self.limit.nodes, self.limit.seconds
        by_nodes = self.used / nodes if nodes else 0.0
        return max(by_nodes, (time.perf_counter() - self.began) / seconds) if seconds else by_nodes

    @property
    def over(self) -> bool:
        """Whether it is time to decide."""
        return self.share >= 1.0
