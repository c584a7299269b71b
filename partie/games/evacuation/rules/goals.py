"""Goal cards of the points game: the draft, and what each goal counts (EV-PTS-02 to EV-PTS-05, EV-SOL-13 to -15)."""

from typing import ClassVar, Final

from partie.euro.decks import shuffle, with_card, without
from partie.euro.lanes import ask_all
from partie.euro.sets import set_of
from partie.kernel.engine.state import log
from partie.kernel.engine.step import AutoStep, Move, Step

from ..cards.fields import PASSED
from ..cards.goals import GOALS
from ..components import BIOMES, NEW
from ..components.new_world import BIOME_AREAS
from ..moves import FORGO, FORGOS, GOAL, GOAL_MOVES, not_now
from ..state import Evacuation, Player, new_world_smileys
from .actions.tasks import population_on_map, technologies
from .actions.technology import COMPLETE

DEALT: Final = 4
KEPT: Final = 3


class Drafting(AutoStep[Evacuation]):
    """Round by round all keep a card of their pile and pass the rest to the left; at last one of four is discarded."""

    name: ClassVar[str] = "drafting"
    everyone: ClassVar[bool] = True

    def act(self, s: Evacuation) -> None:
        if s.players[0].pile:
            s.agenda.append(self)
            s.agenda.append(PassingOn())
            if len(s.players[0].pile) > 1:
                ask_all(s, [PickingGoal(seat) for seat in range(s.seats)])
            else:
                for seat in range(s.seats):
                    pick(s, seat, s.players[seat].pile[0])
        else:
            ask_all(s, [Forgoing(seat) for seat in range(s.seats)])


class PassingOn(AutoStep[Evacuation]):
    """The piles go to the left neighbour; alone they are exchanged with the rival, who loses a card by chance."""

    name: ClassVar[str] = "passing-on"
    everyone: ClassVar[bool] = True

    def act(self, s: Evacuation) -> None:
        piles = [player.pile for player in s.players]
        if s.seats == 1:
            s.players[0].pile = rivals_cut(s)
            s.rival_pile = piles[0]
        else:
            for seat in range(s.seats):
                s.players[(seat + 1) % s.seats].pile = piles[seat]
        for seat, player in enumerate(s.players):
            player.seen |= set_of(list(player.pile))
            log(s, "goals-received", seat, *player.pile)


def rivals_cut(s: Evacuation) -> tuple[int, ...]:
    """What is left of the rival's pile after one card by chance is out of the game (EV-SOL-14)."""
    pile = list(s.rival_pile)
    shuffle(s, pile)
    gone = pile.pop()
    s.goal_box = with_card(s.goal_box, gone)
    s.revealed += 1
    if s.chance is not None:
        s.chance.append((gone, 0))
    return tuple(sorted(pile))


def pick(s: Evacuation, seat: int, goal: int) -> None:
    """Keep a card of the pile."""
    player = s.players[seat]
    player.pile = without(player.pile, goal)
    player.goals = with_card(player.goals, goal)
    log(s, "goal-picked", seat, goal)


class PickingGoal(Step[Evacuation]):
    """Keep one goal card of the pile (EV-PTS-03, EV-PTS-04)."""

    name: ClassVar[str] = "goal"
    kind: ClassVar[str] = "card"

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "goal", {"players": s.seats}

    def moves(self, s: Evacuation) -> list[Move]:
        return [GOAL_MOVES[goal] for goal in s.players[self.seat].pile]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != GOAL:
            return not_now(move)
        return None if move[1] in s.players[self.seat].pile else "EV-PTS-03"

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        pick(s, self.seat, move[1])


class Forgoing(Step[Evacuation]):
    """Discard one of the four goal cards (EV-PTS-05)."""

    name: ClassVar[str] = "forgo"
    kind: ClassVar[str] = "card"

    def moves(self, s: Evacuation) -> list[Move]:
        return [FORGOS[goal] for goal in s.players[self.seat].goals]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != FORGO:
            return not_now(move)
        return None if move[1] in s.players[self.seat].goals else "EV-PTS-05"

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        player = s.players[self.seat]
        player.goals = without(player.goals, move[1])
        player.forgone = (move[1],)
        log(s, "goal-forgone", self.seat, move[1])


def counted(player: Player, goal: int) -> int:
    """How many of what a goal counts a player has."""
    name = GOALS[goal].id
    if name in BIOMES:
        return (player.settled & BIOME_AREAS[BIOMES.index(name)]).bit_count()
    if name == "biomes":
        return sum(1 for areas in BIOME_AREAS if player.settled & areas)
    if name == "factories":
        return sum(player.producing)
    if name == "population":
        return population_on_map(player)
    if name == "technologies":
        return technologies(player)
    if name == "masteries":
        return sum(1 for steps in player.research if steps == COMPLETE)
    if name == "infrastructure":
        return len(player.met)
    if name == "smileys":
        return new_world_smileys(player)
    if name == "shuttles":
        return len(player.shuttles)
    if name == "production":
        return sum(player.production)
    if name == "supplies":
        return sum(player.goods[3 * NEW :])
    if name == "milestones":
        return sum(PASSED[section] for section in player.sections)
    return player.early


def points(player: Player) -> int:
    """The points of a player's goal cards (EV-PTS-10)."""
    return sum(GOALS[goal].score(counted(player, goal)) for goal in player.goals if goal >= 0)
