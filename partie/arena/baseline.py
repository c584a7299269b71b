"""Stores benchmark results in a file and finds regressions.

Comparisons use the ratio to the calibration loop, which removes most of the machine's influence. The remaining noise is
a few per cent on a quiet machine and may exceed a quarter on a busy one. A loss of more than a quarter is therefore
measured again and reported; only a loss of more than half, which noise has never reached, is a failure.
"""

import json
import platform
from pathlib import Path
from typing import Any, Final

from partie.kernel.errors import PartieError

Row = dict[str, Any]
"""One measurement (`Bench.data`)."""

TOLD: Final = 0.25
"""Losses above this are reported."""
FAILED: Final = 0.5
"""Losses above this are failures."""


class Change:
    """A measurement compared with the stored one. Losses are shares of speed: 0.25 is a quarter lost, negative is a
    gain."""

    def __init__(self, now: Row, then: Row) -> None:
        self.now = now
        self.then = then
        self.play: float = 1 - now["ratio"] / then["ratio"]
        self.copy: float = 1 - _copies(now) / _copies(then)

    @property
    def loss(self) -> float:
        """The larger of the losses in play and in copying."""
        return self.play if self.play > self.copy else self.copy


def _copies(row: Row) -> float:
    """Copies per round of the calibration loop."""
    return float(1e6 / row["copy_us"] / row["rounds_per_s"])


def name_of(row: Row) -> tuple[str, int, str]:
    """The key of a measurement."""
    return row["game"], row["seats"], row["build"]


def read(path: Path) -> list[Row]:
    """The measurements of a file."""
    try:
        rows: list[Row] = json.loads(path.read_text("utf-8"))["rows"]
        for row in rows:
            Change(row, row)
            name_of(row)
    except FileNotFoundError:
        raise PartieError("no-file", file=str(path)) from None
    except (OSError, ValueError, LookupError, TypeError, ArithmeticError):
        raise PartieError("bad-bench-file", file=str(path)) from None
    return rows


def write(path: Path, fresh: list[Row]) -> list[Row]:
    """Store measurements in a file, replacing those with the same key; returns all of them."""
    rows = {name_of(row): row for row in read(path)} if path.exists() else {}
    rows.update((name_of(row), row) for row in fresh)
    kept = [rows[name] for name in sorted(rows, key=lambda name: (name[0], name[2], name[1]))]
    lines = ",\n".join("    " + json.dumps(row) for row in kept)
    head = json.dumps({"python": platform.python_version(), "machine": platform.machine()})[:-1]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{head}, "rows": [\n{lines}\n]}}\n', "utf-8")
    return kept
