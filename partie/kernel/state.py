"""The state of a game, and the few functions that move it: settle, play, ask."""

from typing import Any

from .step import AnyStep, AutoStep, Lanes, Move, Obligation

Event = tuple[Any, ...]
"""What happened: a text key, then arguments."""


class State:
    """What every game's state has. Its subclass is made from the game's declaration (kernel/declare.py)."""

    __slots__ = ("agenda", "broken", "chance", "dry", "events", "revealed", "rng", "seats")

    def __init__(self, seats: int, rng: int) -> None:
        self.seats = seats
        self.rng = rng
        """The generator's state (kernel/chance.py); 0 in a mask."""
        self.agenda: list[AnyStep] = []
        self.events: list[Event] | None = None
        """Where events go; None when nobody listens."""
        self.chance: list[tuple[int, ...]] | None = None
        """Outcomes of chance as (value, seats that may know it as bits; -1 is everybody), for the record. (A
        `tuple[int, int]` would be made anew by compiled code whenever it is put in a list.)"""
        self.revealed = 0
        """How often something was drawn, rolled or uncovered."""
        self.dry = False
        """In a search for obligations: draws and chance yield nothing."""
        self.broken = ""
        """The rule of an obligation that was left unmet (only ever in such a search)."""

    def copy(self) -> "State":
        """An independent copy without events."""
        raise NotImplementedError

    def trial(self, seat: int) -> "State":
        """A copy to look ahead of one seat's own choices on: draws and chance yield nothing there."""
        twin = self.copy()
        twin.dry = True
        return twin

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions, however they were reached."""
        raise NotImplementedError

    def way_key(self, seat: int) -> tuple[object, ...]:
        """Equal where the same can follow from the seat's own choices while it looks ahead."""
        return self.key()

    def save(self) -> dict[str, object]:
        """Plain JSON data from which the game loads the state again."""
        raise NotImplementedError


def settle(s: State) -> None:
    """Let the automatic steps on top of the agenda act, until one asks or the game is over."""
    agenda = s.agenda
    while agenda:
        top = agenda[-1]
        if not isinstance(top, AutoStep):
            return
        agenda.pop()
        if isinstance(top, Obligation) and not top.met(s):
            s.broken = top.must
            if s.dry:
                return
        top.act(s)


def deciders(s: State) -> list[int]:
    """The seats that must decide now; none when the game is over."""
    if not s.agenda:
        return []
    top = s.agenda[-1]
    if isinstance(top, Lanes):
        return [seat for seat, stack in enumerate(top.stacks) if stack]
    return [top.seat]


def step_of(s: State, seat: int) -> AnyStep | None:
    """The step that asks a seat, if one does."""
    if not s.agenda:
        return None
    top = s.agenda[-1]
    if isinstance(top, Lanes):
        stack = top.stacks[seat] if 0 <= seat < len(top.stacks) else ()
        return stack[-1] if stack else None
    return top if top.seat == seat else None


def open_lanes(s: State, stacks: list[list[AnyStep]]) -> None:
    """Ask several seats at once. What lies on the agenda below acts when all lanes are done."""
    main = s.agenda
    lanes: list[tuple[AnyStep, ...]] = []
    for stack in stacks:
        s.agenda = stack
        settle(s)
        lanes.append(tuple(s.agenda))
    s.agenda = main
    if any(lanes):
        main.append(Lanes(tuple(lanes)))


def enter_lane(s: State, seat: int) -> list[AnyStep]:
    """Make a seat's lane the agenda and give back the main one, for `leave_lane`."""
    main = s.agenda
    top = main[-1]
    assert isinstance(top, Lanes)
    s.agenda = list(top.stacks[seat])
    return main


def leave_lane(s: State, seat: int, main: list[AnyStep]) -> None:
    """Put the lane back in its place under the main agenda."""
    top = main.pop()
    assert isinstance(top, Lanes)
    stacks = list(top.stacks)
    stacks[seat] = tuple(s.agenda)
    s.agenda = main
    if any(stacks):
        main.append(Lanes(tuple(stacks)))


def play(s: State, seat: int, move: Move) -> None:
    """Play a legal move of a seat and settle what follows."""
    top = s.agenda[-1]
    if isinstance(top, Lanes):
        main = enter_lane(s, seat)
        s.agenda[-1].apply(s, move)
        settle(s)
        leave_lane(s, seat, main)
        settle(s)
    else:
        top.apply(s, move)
        agenda = s.agenda
        if agenda and isinstance(agenda[-1], AutoStep):
            settle(s)


def legal(s: State, seat: int) -> list[Move]:
    """The legal moves of a seat; empty when it is not asked."""
    step = step_of(s, seat)
    if step is None:
        return []
    if not isinstance(s.agenda[-1], Lanes):
        return step.moves(s)
    main = enter_lane(s, seat)
    try:
        return step.moves(s)
    finally:
        s.agenda = main


def refusal(s: State, seat: int, move: Move) -> str | None:
    """None, or the rule that forbids a move of the seat that is asked."""
    step = step_of(s, seat)
    if step is None:
        return "not-your-turn"
    if not isinstance(s.agenda[-1], Lanes):
        return step.check(s, move)
    main = enter_lane(s, seat)
    try:
        return step.check(s, move)
    finally:
        s.agenda = main
