"""When Python looks for garbage: not while people wait.

Games have no cycles: they are gone as soon as nobody holds them. Cycles come from connections and faults, and most of
them die young. So only young things are looked through, and what survives is set aside: looking through thousands of
kept games would stop the server for half a second and more. All of it is looked through when the server rests, or
when very much has been set aside since.
"""

import gc
from typing import Any, Final

YOUNG: Final = 10_000
"""Things made since the last look, before the next."""
MUCH: Final = 20_000_000
"""Things set aside after which everything is looked through, whoever waits (seconds; some days of play)."""
SOME: Final = 100_000
"""Things set aside that are worth a look when the server rests."""


class Memory:
    """The garbage collector of this process."""

    def __init__(self) -> None:
        self.aside = 0
        """Things set aside since all was last looked through."""
        self.resting = False
        """Whether nothing has happened since the last `tend`."""

    def start(self) -> None:
        self._look_through_all()
        gc.set_threshold(YOUNG, 1_000_000, 1_000_000)
        gc.callbacks.append(self._looked)

    def stop(self) -> None:
        if self._looked in gc.callbacks:
            gc.callbacks.remove(self._looked)
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)

    def tend(self) -> None:
        """Look through everything, if there is reason to and nobody waits."""
        if self.aside > (SOME if self.resting else MUCH):
            self._look_through_all()
        self.resting = True

    def _looked(self, phase: str, told: dict[str, Any]) -> None:
        if phase == "stop" and told["generation"] == 0:
            self.aside += YOUNG
            gc.freeze()

    def _look_through_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.aside = 0
