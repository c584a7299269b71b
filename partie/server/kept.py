"""What is kept in memory for whoever asks again: so much and no more, the longest unused goes first."""

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """Values by key, each with what it weighs; together at most `most`."""

    __slots__ = ("_kept", "most", "weight")

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[K]:
        return iter(self._kept)

    def get(self, key: K) -> V | None:
        """The value, which is then the one used last."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: K, value: V, weight: int = 1) -> None:
        """Keep a value; what weighs more than everything together may is not kept at all."""
        self.drop(key)
        if weight > self.most:
            return
        self._kept[key] = (value, weight)
        self.weight += weight
        while self.weight > self.most:
            _, (_, gone) = self._kept.popitem(last=False)
            self.weight -= gone

    def drop(self, key: K) -> None:
        """Keep it no longer."""
        found = self._kept.pop(key, None)
        if found is not None:
            self.weight -= found[1]

    def clear(self) -> None:
        self._kept.clear()
        self.weight = 0
