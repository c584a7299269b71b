"""Lanes with choices: all seats decide simultaneously, and nobody sees the choices before all are done."""

from collections.abc import Sequence

from partie.kernel.engine.state import State, deciders, open_lanes
from partie.kernel.engine.step import AnyStep, Lanes


def ask_all(s: State, steps: Sequence[AnyStep | None]) -> None:
    """Ask every seat that has a step, at the same time. What lies on the agenda below acts when all have answered."""
    stacks: list[list[AnyStep]] = []
    for step in steps:
        stacks.append([] if step is None else [step])
    open_lanes(s, stacks)


def still_choosing(s: State) -> list[int]:
    """The seats whose lanes are open; none where no lanes are."""
    if s.agenda and isinstance(s.agenda[-1], Lanes):
        return deciders(s)
    return []
