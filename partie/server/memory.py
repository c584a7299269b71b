"""Garbage collection that avoids pauses while people wait.

Games have no reference cycles. Cycles come from connections and exceptions, and most are short-lived. So only
generation 0 is collected, and what survives is frozen: a full collection over thousands of cached games would stop the
server for half a second and more. A full collection runs when the server is idle, or after very many objects have been
frozen.
"""

import gc
from typing import Any, Final

YOUNG: Final = 10_000
"""Objects allocated between two generation-0 collections."""
MUCH: Final = 20_000_000
"""Force a full collection after this many frozen objects (it takes seconds; some days of play)."""
SOME: Final = 100_000
"""Frozen objects that are worth a full collection when the server is idle."""


class Memory:
    """The garbage collector of this process."""

    def __init__(self) -> None:
        self.frozen = 0
        """Objects frozen since the last full collection."""
        self.resting = False
        """Whether nothing has happened since the last `tend`."""

    def start(self) -> None:
        self._collect_all()
        gc.set_threshold(YOUNG, 1_000_000, 1_000_000)
        gc.callbacks.append(self._on_collection)

    def stop(self) -> None:
        if self._on_collection in gc.callbacks:
            gc.callbacks.remove(self._on_collection)
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)

    def tend(self) -> None:
        """Run a full collection if one is due and the server is idle."""
        if self.frozen > (SOME if self.resting else MUCH):
            self._collect_all()
        self.resting = True

    def _on_collection(self, phase: str, told: dict[str, Any]) -> None:
        if phase == "stop" and told["generation"] == 0:
            self.frozen += YOUNG
            gc.freeze()

    def _collect_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.frozen = 0
