"""Rate limits for clients and people."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar.connection import ASGIConnection

from partie.table.cache import Cache

from ..errors import Problem
from .identity import client, visit_of, who

BODY: Final = 65_536
"""The largest request in bytes."""


class Bucket:
    """A token bucket: `burst` at once, then `rate` per second."""

    __slots__ = ("level", "since")

    def __init__(self, burst: float, now: float) -> None:
        self.level = burst
        self.since = now


RATES: Final[dict[str, tuple[float, float]]] = {
    "ask": (40.0, 200.0),  # per client: anything
    "token": (20.0, 200.0),  # per token: anything
    "people": (0.1, 10.0),  # per client: new names
    "login": (0.1, 8.0),  # per client: passwords
    "tables": (0.2, 20.0),  # per person: new tables
    "lay": (0.02, 5.0),  # per person: imported records, and whole records for download
    "propose": (0.1, 10.0),  # per person: nudges and proposals
    "export": (0.005, 3.0),  # per person: exports of all data
    "reports": (0.01, 5.0),  # per person: reports to the host
    "host": (0.1, 20.0),  # per client: wrong host keys
    "notices": (0.01, 10.0),  # per person: new addresses for messages
    "talk": (0.4, 10.0),  # per person: remarks
    "company": (0.2, 20.0),  # per person: requests, invitations, groups, leagues
    "profile": (2.0, 40.0),  # per person: profiles and their games
    "think": (2.0, 10.0),  # per person: hints
    "review": (0.02, 10.0),  # per person: reviews of finished games
    "live": (0.5, 30.0),  # per client: connections
    "work": (0.1, 3.0),  # per person, or client without a name: processor seconds for positions and `try`
    "work-here": (0.25, 8.0),  # per client: the same, all its people together
}
"""A limit: requests a second, and burst."""


SOCKETS: Final = 200
"""The number of sockets that one client may have open."""


class Rates:
    """Token buckets in memory, for this process."""

    MOST: Final = 50_000

    def __init__(self, on: bool) -> None:
        self.on = on
        self._held: Counter[str] = Counter()
        self._buckets: Cache[tuple[str, str], Bucket] = Cache(self.MOST)

    @property
    def sockets(self) -> int:
        """Open sockets of this process."""
        return self._held.total()

    def take(self, what: str, who: str) -> None:
        """Take a token; raises a Problem if the bucket is empty."""
        if self.on:
            bucket = self._filled(what, who)
            self._check(what, bucket, 1)
            bucket.level -= 1

    def take_ask(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count a socket message: by token for programs, by address for browsers."""
        token = visit_of(connection).token
        self.take("token" if token else "ask", token or client(connection))

    @contextmanager
    def holding(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[None]:
        """Count an open socket of a client while the context is open; raises a Problem if there are too many."""
        address = client(connection)
        if self.on and self._held[address] >= SOCKETS:
            raise Problem(429, "too-many")
        self._held[address] += 1
        try:
            yield
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]

    @contextmanager
    def working(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[None]:
        """Count the processor time of the context, which must not await; raises a Problem if a person or an address has
        used up its share."""
        if not self.on:
            yield
            return
        address = client(connection)
        shares = [("work", who(connection) or address), ("work-here", address)]
        for what, whose in shares:
            self._check(what, self._filled(what, whose), 0)
        began = time.thread_time()
        try:
            yield
        finally:
            took = time.thread_time() - began
            for what, whose in shares:
                self._filled(what, whose).level -= took

    def _filled(self, what: str, who: str) -> Bucket:
        """The bucket, refilled to the present."""
        rate, burst = RATES[what]
        now = time.monotonic()
        bucket = self._buckets.get((what, who))
        if bucket is None:
            bucket = Bucket(burst, now)
            self._buckets.put((what, who), bucket)
        bucket.level = min(burst, bucket.level + (now - bucket.since) * rate)
        bucket.since = now
        return bucket

    def _check(self, what: str, bucket: Bucket, wanted: float) -> None:
        if bucket.level < wanted:
            problem = Problem(429, "too-many")
            problem.retry = max(1, int((wanted - bucket.level) / RATES[what][0] + 0.999))
            raise problem
