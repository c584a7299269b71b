"""A cache with a limit: the least recently used values leave first."""

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Values by key, each with a weight; together they weigh at most `most`."""

    __slots__ = ("_values", "most", "weight")

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._values: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[K]:
        return iter(self._values)

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def get(self, key: K) -> V | None:
        """The value, which becomes the most recently used one."""
        found = self._values.get(key)
        if found is None:
            return None
        self._values.move_to_end(key)
        return found[0]

    def put(self, key: K, value: V, weight: int = 1) -> None:
        """Store a value; one heavier than the whole limit is not stored."""
        self.drop(key)
        if weight > self.most:
            return
        self._values[key] = (value, weight)
        self.weight += weight
        while self.weight > self.most:
            _, (_, gone) = self._values.popitem(last=False)
            self.weight -= gone

    def drop(self, key: K) -> None:
        """Remove a value."""
        found = self._values.pop(key, None)
        if found is not None:
            self.weight -= found[1]

    def clear(self) -> None:
        self._values.clear()
        self.weight = 0
