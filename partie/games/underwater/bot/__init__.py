"""The game's own heuristic player: it tries its turns on copies of what it sees and takes the most valuable one.

`worth` says what a position is worth to a nation in points, `cards` what a card in the hand is worth.
"""

from typing import Final

from partie.kernel.heuristic import Heuristic, Hint, Note
from partie.kernel.state import State, deciders, legal, play, step_of
from partie.kernel.step import Move

from .. import moves as m
from ..components import TURNS
from ..special import PickDrawn, PickSpecial
from ..state import Underwater
from ..tableau import CARD_COLOUR, CARD_COST
from ..terms import SLOT_COLOURS
from ..turn import ChooseSlot, TrimHand
from .cards import card_worth, hand_worth
from .value import values
from .worth import worth

__all__ = ["Greedy", "worth"]

DEEPEST: Final = 8
"""Decisions followed inside one turn; beyond, the position is taken as it stands."""
SETTING_UP: Final = (m.PART, m.OPTION, m.PRICE, m.USE, m.PERFORM, m.OVER, m.ONCE, m.CARD_FIRST, m.SLOT_FIRST)
"""Moves whose worth shows only in what follows."""


class Greedy(Heuristic):
    """Plays the best turn it finds, looking no further than its end."""

    def choose(self, mask: State, seat: int) -> Move:
        return self.ranked(mask, seat)[0][1]

    def hint(self, mask: State, seat: int) -> Hint:
        found = self.ranked(mask, seat)
        best = found[0]
        reasons: list[Note] = [("hint-underwater-best", {"worth": round(best[0], 1)})]
        others: list[tuple[Move, Note]] = [
            (move, ("hint-underwater-less", {"less": round(best[0] - value, 1)}))
            for value, move in found[1:3]
        ]
        return Hint(best[1], reasons, others)

    def ordered(self, s: State, seat: int) -> list[Move]:
        return [move for _, move in self.ranked(s, seat)]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Underwater)
        return values(s)

    def stage(self, s: State) -> int:
        """Turns of all nations, and the end of each round."""
        assert isinstance(s, Underwater)
        return (TURNS * s.seats + 1) * s.round + s.turn

    def ranked(self, mask: State, seat: int) -> list[tuple[float, Move]]:
        """The legal moves with their worth, best first."""
        assert isinstance(mask, Underwater)
        step = step_of(mask, seat)
        found = legal(mask, seat)
        if len(found) == 1:
            return [(0.0, found[0])]
        if isinstance(step, TrimHand):
            values = [(_after_discard(mask, seat, move), move) for move in found]
        elif isinstance(step, PickSpecial | PickDrawn):
            values = [(_kept(mask, seat, move), move) for move in found]
        elif isinstance(step, ChooseSlot):
            values = _turns(mask, seat, found)
        else:
            start = _bare(mask)
            values = [(_value(start, seat, move, DEEPEST), move) for move in found]
        # Among equals the first listed, so that the same mask gives the same move.
        return sorted(values, key=lambda entry: -entry[0])


def _bare(mask: Underwater) -> Underwater:
    """A copy in which nothing is drawn and nothing follows the turn."""
    trial = mask.copy()
    trial.dry = True
    trial.agenda = trial.agenda[1:]
    trial.tight = False
    return trial


def _value(s: Underwater, seat: int, move: Move, depth: int) -> float:
    """What a position is worth after a move and the best that can follow it in the same turn."""
    trial = s.copy()
    trial.dry = True
    play(trial, seat, move)
    if trial.broken:
        return -1000.0
    return _best(trial, seat, depth - 1)


def _best(s: Underwater, seat: int, depth: int) -> float:
    """The worth of the best way to finish the turn: greedy, one look at each decision."""
    while s.agenda and depth > 0:
        if seat not in deciders(s):
            break
        step = step_of(s, seat)
        if step is None or isinstance(step, TrimHand | ChooseSlot | PickSpecial | PickDrawn):
            break
        found = legal(s, seat)
        best, chosen = -1e9, s
        for move in found:
            trial = s.copy()
            trial.dry = True
            play(trial, seat, move)
            if trial.broken:
                continue
            value = _best(trial, seat, 2) if move[0] in SETTING_UP and depth > 2 else worth(trial, seat)
            if value > best:
                best, chosen = value, trial
        if chosen is s:
            return -1000.0
        s = chosen
        depth -= 1
    return worth(s, seat)


def _turns(mask: Underwater, seat: int, found: list[Move]) -> list[tuple[float, Move]]:
    """Turns: a slot alone once for all cards that do not match it, every matching card by itself."""
    start = _bare(mask)
    alone: dict[tuple[int, int], float] = {}
    values: list[tuple[float, Move]] = []
    for move in found:
        if move[0] == m.ONCE:
            values.append((_value(start, seat, move, 3), move))
            continue
        verb, slot, card = move
        matches = slot and CARD_COLOUR[card] == SLOT_COLOURS[slot]
        if matches and CARD_COST[card] <= mask.nations[seat].resources[3]:
            values.append((_value(start, seat, move, DEEPEST), move))
            continue
        lost = card_worth(mask, seat, card)
        if (verb, slot) not in alone:
            alone[verb, slot] = _value(start, seat, move, DEEPEST) + lost
        values.append((alone[verb, slot] - lost, move))
    return values


def _after_discard(mask: Underwater, seat: int, move: Move) -> float:
    """What the hand is worth afterwards; deciding later costs nothing, but waiting gains little."""
    hand = mask.nations[seat].hand
    if move[0] == m.LATER:
        return -1.0
    if move[0] == m.DROP:
        return -card_worth(mask, seat, move[1])
    return hand_worth(mask, seat, tuple(card for i, card in enumerate(hand) if not move[1] >> i & 1))


def _kept(mask: Underwater, seat: int, move: Move) -> float:
    return card_worth(mask, seat, move[1])
