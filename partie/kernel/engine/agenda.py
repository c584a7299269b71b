"""Moving along the agenda of a state: steps act on their own, a seat plays, lanes are entered and left."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .step import AnyStep, AutoStep, Lanes, Move, Obligation

if TYPE_CHECKING:
    from .state import State


def settle(s: "State") -> None:
    """Run the automatic steps on top of the agenda until a step asks a seat or the game is over."""
    agenda = s.agenda
    while agenda:
        top = agenda[-1]
        if not isinstance(top, AutoStep):
            return
        agenda.pop()
        if top.binds and isinstance(top, Obligation) and not top.met(s):
            s.broken = top.must
            if s.dry:
                return
        top.act(s)


def deciders(s: "State") -> list[int]:
    """The seats that must decide now; none when the game is over."""
    if not s.agenda:
        return []
    top = s.agenda[-1]
    if isinstance(top, Lanes):
        return [seat for seat, stack in enumerate(top.stacks) if stack]
    return [top.seat]


def step_of(s: "State", seat: int) -> AnyStep | None:
    """The step that asks a seat, if one does."""
    stack = stack_of(s, seat)
    return stack[-1] if stack else None


def stack_of(s: "State", seat: int) -> Sequence[AnyStep]:
    """The stack that contains the step asking a seat: the agenda or the seat's lane. Empty if the seat is not asked."""
    agenda = s.agenda
    if not agenda:
        return ()
    top = agenda[-1]
    if top.seat == seat:
        return agenda
    return top.stacks[seat] if isinstance(top, Lanes) and 0 <= seat < len(top.stacks) else ()


def open_lanes(s: "State", stacks: list[list[AnyStep]]) -> None:
    """Ask several seats at once. The steps below on the agenda run when all lanes are empty."""
    main = s.agenda
    lanes: list[tuple[AnyStep, ...]] = []
    for stack in stacks:
        s.agenda = stack
        settle(s)
        lanes.append(tuple(s.agenda))
    s.agenda = main
    if any(lanes):
        main.append(Lanes(tuple(lanes)))


def enter_lane(s: "State", seat: int) -> list[AnyStep]:
    """Make a seat's lane the agenda and return the main agenda, to be passed to `leave_lane`."""
    main = s.agenda
    top = main[-1]
    assert isinstance(top, Lanes)
    s.agenda = list(top.stacks[seat])
    return main


def leave_lane(s: "State", seat: int, main: list[AnyStep]) -> None:
    """Put the lane back in its place under the main agenda."""
    top = main.pop()
    assert isinstance(top, Lanes)
    stacks = list(top.stacks)
    stacks[seat] = tuple(s.agenda)
    s.agenda = main
    if any(stacks):
        main.append(Lanes(tuple(stacks)))


def play(s: "State", seat: int, move: Move) -> None:
    """Play a legal move of a seat and run the automatic steps that follow. All drivers of a game call this function."""
    top = s.agenda[-1]
    if top.seat >= 0:
        top.apply(s, move)
    else:
        main = enter_lane(s, seat)
        s.agenda[-1].apply(s, move)
        settle(s)
        leave_lane(s, seat, main)
    agenda = s.agenda
    # (Most moves leave a step that asks: `settle` need not be called to see it.)
    if agenda and isinstance(agenda[-1], AutoStep):
        settle(s)
