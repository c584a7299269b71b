"""A chart of a league: ratings with their intervals."""

from pathlib import Path

from partie.kernel.errors import PartieError

from .extras import need
from .ratings import Rating


def draw(ratings: list[Rating], title: str, axis: str, path: Path) -> None:
    """Write the chart; the file's ending says in which form (png, svg, pdf)."""
    matplotlib = need("matplotlib", "arena")
    matplotlib.use("Agg")
    pyplot = need("matplotlib.pyplot", "arena")
    rows = ratings[::-1]
    figure, axes = pyplot.subplots(figsize=(7.0, 1.2 + 0.45 * len(rows)), layout="constrained")
    skills = [rating.skill for rating in rows]
    reach = [
        [rating.skill - rating.low for rating in rows],
        [rating.high - rating.skill for rating in rows],
    ]
    axes.errorbar(skills, range(len(rows)), xerr=reach, fmt="o", capsize=4, color="#1f5f8b")
    axes.set_yticks(range(len(rows)), [rating.bot for rating in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(axis)
    axes.set_title(title)
    axes.grid(axis="x", alpha=0.3)
    try:
        figure.savefig(path, dpi=150)
    except (OSError, ValueError) as error:
        raise PartieError("unwritable-file", file=str(path), reason=str(error)[:120]) from None
    finally:
        pyplot.close(figure)
