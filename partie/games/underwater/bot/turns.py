"""Trying turns out on dry copies of what a seat sees: nothing is drawn, and nothing follows the turn."""

from typing import Final

from partie.kernel.state import deciders, legal, play, settle, step_of
from partie.kernel.step import Move

from .. import moves as m
from ..rules.choosing import ChooseSlot, matches
from ..rules.hand import TrimHand
from ..rules.laying import CardEffect
from ..rules.special_cards import PickDrawn, PickSpecial
from ..rules.turn import Order
from ..state.made import Underwater
from ..terms import CREDIT
from ..trees import CARD_COST
from .worth import Judge

DEEPEST: Final = 8
"""Decisions followed inside one turn; beyond, the position is taken as it stands."""
LOOKED_AT: Final = 4
"""Turns with a matching card that are tried out as a whole, of those that promise most."""
SETTING_UP: Final = (m.PART, m.OPTION, m.PRICE, m.USE, m.PERFORM, m.OVER, m.ONCE)
"""Moves whose worth shows only in what follows."""
FURTHER: Final = 2
"""Decisions that such moves are followed for."""
IMPOSSIBLE: Final = -1000.0

Found = tuple[float, Move]


def bare(mask: Underwater) -> Underwater:
    """A copy in which nothing is drawn and nothing follows the turn."""
    trial = mask.copy()
    trial.dry = True
    trial.agenda = trial.agenda[1:]
    trial.deck = trial.deck[-1:]
    trial.discard = trial.discard[-1:]
    return trial


def try_move(judge: Judge, s: Underwater, seat: int, move: Move, depth: int = DEEPEST) -> float:
    """What a position is worth after a move and the best that can follow it in the same turn."""
    trial = s.copy()
    trial.dry = True
    play(trial, seat, move)
    return IMPOSSIBLE if trial.broken else follow(judge, trial, seat, depth)


def follow(judge: Judge, s: Underwater, seat: int, depth: int) -> float:
    """The worth of the best way to finish the turn: one look at each decision, but each order to its end."""
    value = IMPOSSIBLE
    judged = False
    while depth > 0 and asks(s, seat):
        if isinstance(step_of(s, seat), Order):
            return max([try_move(judge, s, seat, move, depth) for move in legal(s, seat)])
        after = best_next(judge, s, seat, FURTHER)
        if after is None:
            return IMPOSSIBLE
        value, s = after
        judged = True
        depth -= 1
    return value if judged else judge.worth(s, seat)


def asks(s: Underwater, seat: int) -> bool:
    """Whether the turn goes on with a decision that can be tried out."""
    if not s.agenda or seat not in deciders(s):
        return False
    return not isinstance(step_of(s, seat), TrimHand | ChooseSlot | PickSpecial | PickDrawn)


def best_next(judge: Judge, s: Underwater, seat: int, further: int) -> tuple[float, Underwater] | None:
    """The best move of a decision: the position after it, or after those that it only sets up."""
    best: tuple[float, Underwater] | None = None
    for move in legal(s, seat):
        trial = s.copy()
        trial.dry = True
        play(trial, seat, move)
        if trial.broken:
            continue
        after: tuple[float, Underwater] | None
        if further and move[0] in SETTING_UP and asks(trial, seat):
            after = best_next(judge, trial, seat, further - 1)
        else:
            after = (judge.worth(trial, seat), trial)
        if after is not None and (best is None or after[0] > best[0]):
            best = after
    return best


def turns(judge: Judge, mask: Underwater, seat: int, found: list[Move]) -> list[Found]:
    """Turns with their worth: slots and cards are first tried apart, the most promising pairs then together."""
    start = bare(mask)
    nation = mask.nations[seat]
    base = judge.worth(start, seat)
    lost = {card: judge.card_worth(mask, seat, card) for card in nation.hand}
    alone: dict[tuple[int, int], float] = {}
    gains: dict[int, float] = {}
    values: list[Found] = []
    pairs: list[Found] = []
    for move in found:
        if move[0] == m.ONCE:
            values.append((try_move(judge, start, seat, move), move))
            continue
        verb, slot, card = move
        if not matching(mask, seat, slot, card):
            if (verb, slot) not in alone:
                alone[verb, slot] = try_move(judge, start, seat, move) + lost[card]
            values.append((alone[verb, slot] - lost[card], move))
    for move in found:
        if move[0] == m.ONCE or not matching(mask, seat, move[1], move[2]):
            continue
        verb, slot, card = move
        if (verb, slot) not in alone:
            alone[verb, slot] = _slot_alone(judge, start, seat, move) + lost[card]
        if card not in gains:
            gains[card] = _card_alone(judge, start, seat, card) - base
        pairs.append((alone[verb, slot] + gains[card], move))
    pairs.sort(key=lambda entry: -entry[0])
    for number, (value, move) in enumerate(pairs):
        values.append((try_move(judge, start, seat, move) if number < LOOKED_AT else value, move))
    return values


def matching(mask: Underwater, seat: int, slot: int, card: int) -> bool:
    """Whether the benefit of the card may be used."""
    return matches(card, slot) and CARD_COST[card] <= mask.nations[seat].goods[CREDIT]


def _slot_alone(judge: Judge, start: Underwater, seat: int, move: Move) -> float:
    """A turn whose card is not used though it matches."""
    trial = start.copy()
    trial.dry = True
    play(trial, seat, move)
    if asks(trial, seat) and m.NO_CARD in legal(trial, seat):
        play(trial, seat, m.NO_CARD)
        if trial.broken:
            # The slot needs the card: promising enough to be looked at.
            return judge.worth(start, seat)
        return follow(judge, trial, seat, DEEPEST)
    return judge.worth(start, seat)


def _card_alone(judge: Judge, start: Underwater, seat: int, card: int) -> float:
    """The benefit of a card as if there were no slot."""
    trial = start.copy()
    trial.dry = True
    nation = trial.nations[seat]
    nation.hand.remove(card)
    trial.card = card
    trial.slot = 0
    trial.agenda = [CardEffect(seat)]
    settle(trial)
    return follow(judge, trial, seat, DEEPEST)
