"""Runs the server with seeds chosen by a test, so that games are the same in every run.

    python tools/dice.py FILE serve --port 0 ...

Seeds of tables and bots follow from the text in FILE, which may change while the server runs. Only tests load this
module: the server itself takes its seeds from `secrets`.
"""

import secrets
import sys
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from partie.server.tables import opening
from partie.table import advice


class Dice:
    """Deterministic seeds from a text: one sequence for tables, one for bots."""

    def __init__(self, text: Callable[[], str]) -> None:
        self._text = text
        self._drawn: Counter[str] = Counter()

    def of(self, row: str) -> Any:
        """A substitute for the module `secrets`; values that are not seeds stay random."""

        def randbits(bits: int) -> int:
            name = f"{row} {self._text()}"
            self._drawn[name] += 1
            digest = sha256(f"{name} {self._drawn[name]}".encode()).digest()
            return int.from_bytes(digest) >> (256 - bits)

        return SimpleNamespace(randbits=randbits, token_urlsafe=secrets.token_urlsafe)


ROWS = ((opening, "tables"), (advice, "bots"))
"""The modules that draw seeds, each with its sequence."""


def main() -> None:
    """Run the server."""
    from partie.cli import main as run

    dice = Dice(Path(sys.argv[1]).read_text)
    for module, row in ROWS:
        vars(module)["secrets"] = dice.of(row)
    sys.argv[1:] = sys.argv[2:]
    run()


if __name__ == "__main__":
    main()
