"""Phase 2, actions: one action a turn, on the board or by a card; track price, surcharge, passing (EV-ACT, EV-TRK)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from partie.kernel.engine.state import log
from partie.kernel.engine.step import COUNT, FLAG, AutoStep, Move, Price, Ranges, Step

from ...book import BOOK, Effect, begin
from ...cards.actions import ACTION_CARDS
from ...cards.board import BOARD, LIMITED_GROUP
from ...components import ENERGY, KEPT
from ...moves import ACT, ACTS, ENERGIES, ENERGY_OLD, NO_CARD, PASS, PASSING, PLAY, PLAYS, TASK, TASK_MOVES
from ...state import Evacuation, Player, changed
from .. import race, rival
from . import hand, tasks
from .action_track import NEW_ENERGY, NO_GROUP, energy_at_hand, energy_price, energy_splits, pay_energy


def start(s: Evacuation) -> None:
    """Turns go in the order of the track (EV-BEG-01, EV-ACT-03)."""
    s.turn = -1
    s.rival_passed = not s.with_rival
    for player in s.players:
        player.passed = False
    next_turn(s)


def next_turn(s: Evacuation) -> None:
    """The next in order who has not passed; nobody: the phase is over (EV-ACT-09 to EV-ACT-13).

    Once the race is decided, only those later in the order act once more (EV-END-03, EV-END-04).
    """
    while True:
        s.turn += 1
        if s.turn >= len(s.order):
            if s.ended or (s.rival_passed and all(player.passed for player in s.players)):
                return
            s.turn = 0
        civilisation = s.order[s.turn]
        if civilisation < s.seats:
            if not s.players[civilisation].passed:
                s.agenda.append(Turn(civilisation, 0))
                return
        elif civilisation == s.seats and not s.rival_passed:
            rival.act(s)
        if s.rival_passed and all(player.passed for player in s.players):
            return


def is_possible(s: Evacuation, seat: int, action: int, price: int) -> bool:
    """Whether a board action can do something once its energy is paid."""
    effect = BOARD[action].effect
    if effect.always:
        return True
    if not price or not effect.spends:
        return effect.can(s, seat, s.players[seat].goods)
    for old in energy_splits(s.players[seat], price):
        if leaves_enough(s, seat, effect, price, old):
            return True
    return False


def leaves_enough(s: Evacuation, seat: int, effect: Effect, price: int, old: int) -> bool:
    """Whether an effect can do something once the Old World has paid so much of the energy, the New World the rest."""
    goods = s.players[seat].goods.copy()
    goods[ENERGY] -= old
    goods[NEW_ENERGY] -= price - old
    return effect.can(s, seat, goods)


def is_limited(s: Evacuation, player: Player, group: int) -> bool:
    """With advanced actions the pair under the overlay tile may be used once a year (EV-ADV-04)."""
    return s.advanced and group == LIMITED_GROUP and player.groups[LIMITED_GROUP] > 0


def possible_actions(s: Evacuation, seat: int) -> list[int]:
    """The board actions that can be taken, also again (EV-ACT-07, EV-TRK-08); those `action_refusal` lets pass."""
    player = s.players[seat]
    energy = energy_at_hand(player)
    prices = [energy_price(player, group) for group in range(5)]
    found: list[int] = []
    for action, printed in enumerate(BOARD):
        price = prices[printed.group]
        if (
            price <= energy
            and not is_limited(s, player, printed.group)
            and is_possible(s, seat, action, price)
        ):
            found.append(action)
    return found


def action_refusal(s: Evacuation, seat: int, action: int) -> str | None:
    """Why a board action cannot be taken, if so."""
    player, printed = s.players[seat], BOARD[action]
    if is_limited(s, player, printed.group):
        return "EV-ADV-04"
    price = energy_price(player, printed.group)
    if price > energy_at_hand(player):
        return "EV-TRK-07"
    return None if is_possible(s, seat, action, price) else IMPOSSIBLE[printed.id]


IMPOSSIBLE: Final = {
    "settle": "EV-STL-02",
    "build-shuttle": "EV-BLD-01",
    "build-stadium": "EV-BLD-05",
    "prepare-factory": "EV-FAC-01",
    "clone": "EV-CLN-03",
    "develop": "EV-INF-02",
    "research": "EV-TEC-06",
}
"""By board action: the rule by which there may be nothing to do. Those that gain something always do it."""


class Turn(Step[Evacuation]):
    """One action or pass; public tasks may be played along with the action (EV-ACT-03, EV-ACT-10, EV-PUB-03)."""

    __slots__ = ("bound",)

    name: ClassVar[str] = "turn"
    ranges: ClassVar[Ranges] = (FLAG,)

    def __init__(self, seat: int, bound: int) -> None:
        super().__init__(seat)
        self.bound = bound
        """1 after a task was played: now the action must follow."""

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.bound)

    def tried_as(self, s: Evacuation, move: Move) -> Move | None:
        """Whatever card marks a board action, it does the same."""
        return move[:2] if move[0] == ACT else move

    def moves(self, s: Evacuation) -> list[Move]:
        player = s.players[self.seat]
        found: list[Move] = [] if self.bound else [PASSING]
        for action in possible_actions(s, self.seat):
            if s.advanced:
                found += [ACTS[action][card] for card in player.hand]
            else:
                found.append(ACTS[action][NO_CARD])
        if s.advanced and energy_price(player, NO_GROUP) <= energy_at_hand(player):
            found += [PLAYS[card] for card in player.hand]
        if s.tasks:
            found += [TASK_MOVES[task] for task in s.tasks if self._task_refusal(s, task) is None]
        return found

    def _task_refusal(self, s: Evacuation, task: int) -> str | None:
        rule = tasks.refusal(s, self.seat, task)
        if rule is not None:
            return rule
        trial = s.trial(self.seat)
        tasks.play(trial, self.seat, task)
        return None if can_act(trial, self.seat) else "EV-PUB-03"

    def check(self, s: Evacuation, move: Move) -> str | None:
        player, verb = s.players[self.seat], move[0]
        if verb == PASS:
            return "EV-PUB-03" if self.bound else None
        if verb == ACT:
            if s.advanced and move[2] not in player.hand:
                return "EV-ADV-07"
            if not s.advanced and move[2] != NO_CARD:
                return "EV-ACT-01"
            return action_refusal(s, self.seat, move[1])
        if verb == PLAY:
            if not s.advanced:
                return "EV-ACT-01"
            if move[1] not in player.hand:
                return "EV-ADV-05"
            return None if energy_price(player, NO_GROUP) <= energy_at_hand(player) else "EV-TRK-07"
        return self._task_refusal(s, move[1]) if verb == TASK else "EV-ACT-04"

    def apply(self, s: Evacuation, move: Move) -> None:
        seat, verb = self.seat, move[0]
        player = s.players[seat]
        s.agenda.pop()
        if verb == PASS:
            player.passed = True
            log(s, "passed", seat)
            next_turn(s)
        elif verb == TASK:
            s.agenda.append(Turn(seat, 1))
            tasks.play(s, seat, move[1])
        elif verb == ACT:
            printed = BOARD[move[1]]
            price = energy_price(player, printed.group)
            player.actions += 1
            player.groups = changed(player.groups, printed.group, player.groups[printed.group] + 1)
            hand.mark(s, seat, -1 if move[2] == NO_CARD else move[2])
            log(s, "acted", seat, move[1], price)
            _pay_and_do(s, seat, price, printed.effect, 1)
        else:
            card = ACTION_CARDS[move[1]]
            price = energy_price(player, NO_GROUP)
            player.actions += 1
            player.hand = tuple([each for each in player.hand if each != move[1]])
            player.up = tuple(sorted((*player.up, move[1])))
            log(s, "played", seat, move[1], price)
            _pay_and_do(s, seat, price, card.effect, 0)

    def price(self, s: Evacuation, move: Move) -> Price:
        player = s.players[self.seat]
        if move[0] not in (ACT, PLAY):
            return ()
        price = energy_price(player, BOARD[move[1]].group if move[0] == ACT else NO_GROUP)
        return (("energy", price),) if price else ()

    def default(self, s: Evacuation) -> Move:
        return self.moves(s)[0]

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        player = s.players[self.seat]
        return "turn", {"number": player.actions + 1, "price": energy_price(player, NO_GROUP)}


def can_act(s: Evacuation, seat: int) -> bool:
    """Whether any action is possible."""
    player = s.players[seat]
    if s.advanced and energy_price(player, NO_GROUP) <= energy_at_hand(player):
        return True
    return bool(possible_actions(s, seat))


def _pay_and_do(s: Evacuation, seat: int, price: int, effect: Effect, must: int) -> None:
    """The energy first, then the effect (EV-ACT-08); asked only where both worlds may pay and it matters."""
    player = s.players[seat]
    s.agenda.append(AfterAction(seat))
    splits = ways_to_split(s, seat, price, effect, must)
    if len(splits) > 1:
        s.agenda.append(PayingEnergy(seat, price, effect.nid, must))
        return
    pay_energy(player, price, splits[0])
    begin(s, seat, effect, must)


def ways_to_split(s: Evacuation, seat: int, price: int, effect: Effect, must: int) -> Sequence[int]:
    """How much of the energy the Old World may pay; what must do something keeps the goods it needs (EV-ACT-15)."""
    splits = energy_splits(s.players[seat], price)
    if not must or effect.always or not effect.spends:
        return splits
    return [old for old in splits if leaves_enough(s, seat, effect, price, old)]


class PayingEnergy(Step[Evacuation]):
    """How much of an action's energy the Old World pays (EV-MIL-12)."""

    __slots__ = ("must", "nid", "price_")

    name: ClassVar[str] = "pay-energy"
    kind: ClassVar[str] = "pay"
    ranges: ClassVar[Ranges] = (COUNT, BOOK, FLAG)

    def __init__(self, seat: int, price: int, nid: int, must: int) -> None:
        super().__init__(seat)
        self.price_ = price
        self.nid = nid
        self.must = must

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.price_, self.nid, self.must)

    def moves(self, s: Evacuation) -> list[Move]:
        return [ENERGIES[old] for old in self._splits(s)]

    def _splits(self, s: Evacuation) -> Sequence[int]:
        return ways_to_split(s, self.seat, self.price_, BOOK.nodes[self.nid], self.must)

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != ENERGY_OLD:
            return "EV-ACT-08"
        if move[1] not in energy_splits(s.players[self.seat], self.price_):
            return "EV-MIL-12"
        return None if move[1] in self._splits(s) else "EV-ACT-15"

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        pay_energy(s.players[self.seat], self.price_, move[1])
        begin(s, self.seat, BOOK.nodes[self.nid], self.must)

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "pay-energy", {"price": self.price_}


class AfterAction(AutoStep[Evacuation]):
    """When an action is over: tasks that may still be played, then the end of the turn."""

    name: ClassVar[str] = "after-action"

    def act(self, s: Evacuation) -> None:
        s.agenda.append(TurnOver(self.seat))
        if tasks.playable(s, self.seat):
            s.agenda.append(tasks.PlayingTasks(self.seat))


class TurnOver(AutoStep[Evacuation]):
    """A card is drawn, surplus ones are discarded, and it is the next player's turn (EV-ADV-10, EV-ADV-11)."""

    name: ClassVar[str] = "turn-over"

    def act(self, s: Evacuation) -> None:
        s.agenda.append(NextTurn())
        if s.advanced:
            hand.draw_card(s, self.seat)
            if len(s.players[self.seat].hand) > KEPT:
                s.agenda.append(hand.Dropping(self.seat))


class NextTurn(AutoStep[Evacuation]):
    """Looks whether the race is decided and asks the next player."""

    name: ClassVar[str] = "next-turn"
    everyone: ClassVar[bool] = True

    def act(self, s: Evacuation) -> None:
        race.look(s)
        next_turn(s)
