"""Prometheus metrics at `/metrics`, for this machine only. Counting costs a few integers per response; the client
library is imported at the first scrape."""

import ipaddress
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from litestar.types import Message, Scope
from sqlalchemy import func, select

from ..storage.schema import outbox, people, reports, tables
from . import desk

if TYPE_CHECKING:
    from ..services import Services

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds until an answer begins."""
BEGAN: Final = "partie-began"
FORWARDED: Final = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via")
"""Headers that a proxy adds: behind one, every request seems to come from this machine."""
LOCAL: Final = frozenset(("localhost", "127.0.0.1", "[::1]"))


class Metrics:
    """The counters of this process."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self._answers: Counter[tuple[Any, int]] = Counter()
        self._took = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0
        self.changes = 0
        """Entries that were stored here."""
        self._registry: Any = None

    async def answered(self, message: Message, scope: Scope) -> None:
        """Count a response."""
        if message["type"] != "http.response.start":
            return
        self._answers[scope.get("route_handler"), message["status"]] += 1
        began = scope["state"].get(BEGAN)
        if isinstance(began, float):
            took = time.perf_counter() - began
            self._took[bisect_left(BUCKETS, took)] += 1
            self._seconds += took

    async def text(self) -> bytes:
        """The metrics in Prometheus text format."""
        from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, generate_latest

        if self._registry is None:
            self._registry = CollectorRegistry()
            ProcessCollector(registry=self._registry)
            PlatformCollector(registry=self._registry)
            self._registry.register(_Collector(self))
        self._stored = await self._look()
        return generate_latest(self._registry)

    async def _look(self) -> dict[str, Any]:
        """Read the figures that come from the database."""
        async with self._services.database.read() as connection:
            by_state = select(tables.c.state, func.count()).group_by(tables.c.state)
            states = {row[0]: row[1] for row in (await connection.execute(by_state)).all()}
            known = await connection.scalar(select(func.count()).where(people.c.gone.is_(None)))
            unsent = await connection.scalar(select(func.count()).select_from(outbox))
            open_reports = await connection.scalar(select(func.count()).where(reports.c.closed.is_(None)))
        size = await desk.size(self._services)
        return {"states": states, "people": known, "unsent": unsent, "reports": open_reports, "size": size}

    def families(self) -> Iterator[Any]:
        """All metric families."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        answers = CounterMetricFamily("partie_answers", "Answers.", labels=["handler", "method", "status"])
        for (handler, status), count in list(self._answers.items()):
            path, method = _named(handler)
            answers.add_metric([path, method, str(status)], count)
        yield answers
        buckets, total = [], 0
        for edge, count in zip([*map(str, BUCKETS), "+Inf"], self._took, strict=True):
            total += count
            buckets.append((edge, total))
        took = HistogramMetricFamily("partie_answer_seconds", "Seconds until an answer of the API begins.")
        took.add_metric([], buckets, self._seconds)
        yield took
        yield CounterMetricFamily("partie_changes", "Changes of tables stored here.", value=self.changes)
        services, stored = self._services, self._stored
        states = GaugeMetricFamily("partie_tables", "Tables.", labels=["state"])
        for state in ("open", "running", "finished"):
            states.add_metric([state], stored["states"].get(state, 0))
        yield states
        for name, about, value in (
            ("people", "People.", stored["people"]),
            ("unsent_messages", "Messages on their way.", stored["unsent"]),
            ("open_reports", "Reports that the host has not seen to.", stored["reports"]),
            ("database_bytes", "Size of the database.", stored["size"]),
            ("sockets", "Sockets of this process.", services.rates.sockets),
            ("cached_tables", "Games in memory.", len(services.tables)),
            ("thinking_bots", "Tables where a bot of this process plays.", services.players.busy),
            ("read_only", "1 in read-only time.", int(services.house.closed)),
        ):
            yield GaugeMetricFamily(f"partie_{name}", about, value=value or 0)


class _Collector:
    """The collector interface of the client library."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Any]:
        return self._metrics.families()

    def describe(self) -> list[Any]:
        """No families are described before a scrape."""
        return []


def _named(handler: Any) -> tuple[str, str]:
    """The route pattern and method of a handler, never the requested path."""
    if handler is None:
        return "-", "-"
    return min(handler.paths, default="-"), min(getattr(handler, "http_methods", ()), default="-")


def is_local(scope: Any) -> bool:
    """Whether a request comes from this machine, without a proxy, with a local host name."""
    headers = dict(scope["headers"])
    if any(name in headers for name in FORWARDED) or scope.get("client") is None:
        return False
    host = headers.get(b"host", b"").decode("latin-1").lower()
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    try:
        address = ipaddress.ip_address(scope["client"][0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None) or address
    return bool(mapped.is_loopback) and name in LOCAL
