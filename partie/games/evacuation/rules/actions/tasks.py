"""Module: public tasks. The first to meet a condition takes the card and may later play it (EV-PUB, EV-PTR)."""

from typing import ClassVar, Final

from partie.euro.sets import has, members, with_member
from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Step

from ...components import NEW, TASKS
from ...components.new_world import AREAS
from ...moves import DONE, FINISHED, TASK, TASK_MOVES, not_now
from ...state import Evacuation, Player, changed
from .paying import pay, payable
from .production import raise_production

NOBODY: Final = -1


def population_on_map(player: Player) -> int:
    """Population tokens in areas of the New World."""
    settled = player.settled
    return sum([AREAS[area].population for area in members(settled)])


def technologies(player: Player) -> int:
    """Technologies whose research is complete (EV-TEC-03)."""
    return sum((steps + 1) // 2 for steps in player.research)


def reached(player: Player, task: int) -> int:
    """How far a player is with what a task counts."""
    name = TASKS[task].id
    if name == "technologies":
        return technologies(player)
    if name == "infrastructure":
        return len(player.met)
    if name == "production":
        return max(player.production)
    if name == "population":
        return population_on_map(player)
    return sum(player.producing)


def claim(s: Evacuation, seat: int) -> None:
    """Take the tasks whose condition a player meets now and nobody met before (EV-PUB-02)."""
    if not s.tasks:
        return
    for place, task in enumerate(s.tasks):
        if s.owners[place] == NOBODY and reached(s.players[seat], task) >= TASKS[task].needs:
            s.owners = changed(s.owners, place, seat)
            log(s, "task-taken", seat, task)


def refusal(s: Evacuation, seat: int, task: int) -> str | None:
    """Why a task cannot be played: not owned, played already, or not payable (EV-PUB-02 to EV-PUB-04)."""
    if task not in s.tasks:
        return "EV-PUB-02"
    place = s.tasks.index(task)
    if s.owners[place] != seat or has(s.tasks_played, place):
        return "EV-PUB-02"
    return None if payable(TASKS[task].cost, 0, s.players[seat].goods, NEW) else "EV-PUB-04"


def playable(s: Evacuation, seat: int) -> list[int]:
    """The tasks that a player may play now."""
    return [task for task in s.tasks if refusal(s, seat, task) is None] if s.tasks else []


def play(s: Evacuation, seat: int, task: int) -> None:
    """Pay its price on the New World; its production rises (EV-PUB-04, EV-PUB-05)."""
    pay(s.players[seat], NEW, TASKS[task].cost)
    s.tasks_played = with_member(s.tasks_played, s.tasks.index(task))
    log(s, "task-played", seat, task)
    raise_production(s, seat, TASKS[task].production)
    claim(s, seat)


def points(s: Evacuation, seat: int) -> int:
    """The points of the tasks a player has played; one that was only taken gives none (EV-PUB-06)."""
    return sum(
        TASKS[task].points
        for place, task in enumerate(s.tasks)
        if s.owners[place] == seat and has(s.tasks_played, place)
    )


class PlayingTasks(Step[Evacuation]):
    """Play a public task along with the action just taken (EV-PUB-03)."""

    name: ClassVar[str] = "tasks"
    kind: ClassVar[str] = "card"

    def moves(self, s: Evacuation) -> list[Move]:
        return [FINISHED, *(TASK_MOVES[task] for task in playable(s, self.seat))]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] == DONE:
            return None
        return refusal(s, self.seat, move[1]) if move[0] == TASK else not_now(move)

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        if move[0] == TASK:
            play(s, self.seat, move[1])
            if playable(s, self.seat):
                s.agenda.append(self)
