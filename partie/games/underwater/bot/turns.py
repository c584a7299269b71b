"""Trying turns out on dry copies of what a seat sees: nothing is drawn, and nothing follows the turn.

What a turn brings beside the cards in the hand is the same for every hand, so it is remembered (`Turns`): searches meet
the same boards again and again, with other hands and other decks.
"""

from typing import Final

from partie.kernel.engine.game import steps_key
from partie.kernel.engine.state import legal, play, settle, step_of
from partie.kernel.engine.step import Move

from .. import moves as m
from ..components.terms import ALL_COLOURS, CREDIT
from ..effects.things import OCCUPIED
from ..rules.choosing import ChooseSlot, matches
from ..rules.clone import take_tile
from ..rules.hand import TrimHand
from ..rules.laying import CardEffect
from ..rules.special_cards import PickDrawn, PickSpecial
from ..rules.turn import Order, SlotEffect
from ..state.made import Underwater
from ..trees import CARD_COST, CARD_TYPE, EFFECTS
from .worth import Judge

DEEPEST: Final = 8
"""Decisions followed inside one turn; beyond, the position is taken as it stands."""
LOOKED_AT: Final = 4
"""Turns with a matching card that are tried out as a whole, of those that promise most."""
SETTING_UP: Final = (m.PART, m.OPTION, m.PRICE, m.USE, m.PERFORM, m.OVER, m.ONCE)
"""Moves whose worth shows only in what follows ..."""
FURTHER: Final = 1
"""... and for how many decisions that is looked at (two are hardly better, and dear)."""
IMPOSSIBLE: Final = -1000.0
MOST_KNOWN: Final = 100_000
PLENTY: Final = 4
"""Of a supply, no turn uses more."""
LOOKS_AT_SLOTS: Final = frozenset(
    card for card in range(len(EFFECTS)) if CARD_TYPE[card] >= 0 and EFFECTS[card].wanted & OCCUPIED
)
"""Cards to which it matters which slots are occupied."""

Key = tuple[object, ...]
Found = tuple[float, Move]
After = tuple[float, Underwater]


class Outset:
    """A position in which a seat is asked, bare and without a hand: what it is worth, and how it is remembered."""

    __slots__ = ("base", "key", "seat", "state")

    def __init__(self, judge: Judge, mask: Underwater, seat: int) -> None:
        self.state = bare(mask, seat)
        self.seat = seat
        self.base = judge.worth(self.state, seat)
        self.key = key_of(judge, self.state, seat)


class Turns:
    """Values of turns and choices within them, by a judge; remembered as long as the judge remembers boards."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.gains: dict[Key, float] = {}
        """What a turn, or a part of one, adds to the worth of a position without its hand."""
        self.choices: dict[Key, Move] = {}

    # Whole turns

    def ranked(
        self, mask: Underwater, seat: int, found: list[Move], looked_at: int = LOOKED_AT
    ) -> list[Found]:
        """Turns with their worth: slots and cards are first tried apart, the most promising pairs then together."""
        outset = Outset(self.judge, mask, seat)
        hand = mask.nations[seat].hand
        kept = {card: outset.base + self._hand_without(mask, seat, card) for card in hand}
        values: list[Found] = []
        pairs: list[Move] = []
        slots: dict[tuple[int, int], float] = {}
        for move in found:
            if move[0] == m.ONCE:
                all_kept = outset.base + self.judge.hand_worth(mask, seat, hand)
                values.append((all_kept + self._whole(outset, move, (0,)), move))
            elif matching(mask, seat, move[1], move[2]):
                pairs.append(move)
            else:
                verb, slot, card = move
                # It makes no difference which card is lost.
                slots[verb, slot] = self._whole(outset, move, (verb, slot, -1 if matches(card, slot) else 0))
                values.append((kept[card] + slots[verb, slot], move))
        promised: list[Found] = []
        for move in pairs:
            verb, slot, card = move
            if (verb, slot) not in slots:
                slots[verb, slot] = self._slot_alone(outset, verb, slot)
            promised.append((kept[card] + slots[verb, slot] + self._card_alone(outset, card), move))
        promised.sort(key=lambda entry: -entry[0])
        for place, entry in enumerate(promised):
            move = entry[1]
            values.append(
                (kept[move[2]] + self._whole(outset, move, move), move) if place < looked_at else entry
            )
        return values

    def _hand_without(self, mask: Underwater, seat: int, card: int) -> float:
        rest = mask.nations[seat].hand.copy()
        rest.remove(card)
        return self.judge.hand_worth(mask, seat, rest)

    def _whole(self, outset: Outset, move: Move, name: tuple[int, ...]) -> float:
        """What the turn that begins with a move gains, known by the name."""
        once = move[0] == m.ONCE
        key = outset.key + name + move if once else outset.key + name
        if not once and move[2] in LOOKS_AT_SLOTS:
            key = (*key, outset.state.slots)
        gain = self.gains.get(key)
        if gain is None:
            trial = outset.state.trial(outset.seat)
            if not once:
                trial.nations[outset.seat].hand = [move[2]]
            play(trial, outset.seat, move)
            gain = self._keep(key, outset, trial)
        return gain

    def _slot_alone(self, outset: Outset, verb: int, slot: int) -> float:
        """The effect of a slot as if there were no card; nothing where it needs one."""
        key = (*outset.key, verb, slot)
        gain = self.gains.get(key)
        if gain is None:
            trial = outset.state.trial(outset.seat)
            if verb == m.CLONE:
                take_tile(trial, outset.seat)
            trial.slot = slot
            trial.agenda = [SlotEffect(outset.seat)]
            settle(trial)
            gain = self._keep(key, outset, trial)
        return gain if gain > 0.0 else 0.0

    def _card_alone(self, outset: Outset, card: int) -> float:
        """The benefit of a card as if there were no slot."""
        key = (*outset.key, card, outset.state.slots if card in LOOKS_AT_SLOTS else ())
        gain = self.gains.get(key)
        if gain is None:
            trial = outset.state.trial(outset.seat)
            trial.card = card
            trial.slot = 0
            trial.agenda = [CardEffect(outset.seat)]
            settle(trial)
            gain = self._keep(key, outset, trial)
        return gain

    def _keep(self, key: Key, outset: Outset, trial: Underwater) -> float:
        """What the best way to finish a turn gains, remembered; so is which of card and slot then comes first."""
        seat = outset.seat
        value = IMPOSSIBLE
        if not trial.broken and isinstance(step_of(trial, seat), Order):
            value = self._chosen(self._within(trial, seat), trial, seat, legal(trial, seat))[0]
        elif not trial.broken:
            value = follow(self.judge, trial, seat, DEEPEST)
        if len(self.gains) >= MOST_KNOWN:
            self.gains.clear()
        gain = self.gains[key] = value - outset.base
        return gain

    # Choices within a turn

    def choice(self, s: Underwater, seat: int, found: list[Move]) -> Move:
        """The best move within a turn, by one look at each; the same where the same can follow."""
        start = bare(s, seat)
        key = self._within(start, seat)
        move = self.choices.get(key)
        return self._chosen(key, start, seat, found)[1] if move is None else move

    def _within(self, s: Underwater, seat: int) -> Key:
        return (*key_of(self.judge, s, seat), s.slot, s.card, s.slots, steps_key(s.agenda))

    def _chosen(self, key: Key, start: Underwater, seat: int, found: list[Move]) -> Found:
        best = (IMPOSSIBLE, found[0])
        ordering = isinstance(step_of(start, seat), Order)
        for move in found:
            trial = start.trial(seat)
            play(trial, seat, move)
            if trial.broken:
                continue
            if ordering:
                value = follow(self.judge, trial, seat, DEEPEST)
            else:
                after = looked_on(self.judge, trial, seat, move, FURTHER)
                value = IMPOSSIBLE if after is None else after[0]
            if value > best[0]:
                best = (value, move)
        if len(self.choices) >= MOST_KNOWN:
            self.choices.clear()
        self.choices[key] = best[1]
        return best


def key_of(judge: Judge, s: Underwater, seat: int) -> Key:
    """Equal where turns and what follows within them have the same worth, whatever is in the hand."""
    nation = s.nations[seat]
    now = judge.moment(s)
    # Equal boards become the same one.
    judge.standing(s, seat, now)
    looks = nation.tableau.on[ALL_COLOURS] or not LOOKS_AT_SLOTS.isdisjoint(nation.laid)
    return (
        judge.age, now.stage, id(nation.player_board), nation.goods.key(), nation.laid, nation.used, nation.climbed,
        nation.under, nation.tiles, nation.extra, nation.contracts, s.contracts, s.row, s.special, s.dug, s.once,
        min(s.tunnels, PLENTY), min(s.white, PLENTY), min(s.purple, PLENTY), s.slots if looks else (),
    )  # fmt: skip


def bare(mask: Underwater, seat: int) -> Underwater:
    """A copy without the hand, in which nothing is drawn and nothing follows the turn; of the special deck only the top
    card is known."""
    trial = mask.trial(seat)
    trial.agenda = trial.agenda[1:]
    if len(trial.special) > 1:
        trial.special, trial.special_known = (-1, trial.special[-1]), trial.special_known[-2:]
    nation = trial.nations[seat]
    nation.hand = []
    nation.owed = 0
    return trial


def try_move(judge: Judge, s: Underwater, seat: int, move: Move, depth: int = DEEPEST) -> float:
    """What a position is worth after a move and the best that can follow it in the same turn."""
    trial = s.trial(seat)
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
    if not s.agenda or s.agenda[-1].seat != seat:
        return False
    return not isinstance(s.agenda[-1], TrimHand | ChooseSlot | PickSpecial | PickDrawn)


def best_next(judge: Judge, s: Underwater, seat: int, further: int) -> After | None:
    """The best move of a decision: the position after it, or after those that it only sets up."""
    best: After | None = None
    for move in legal(s, seat):
        trial = s.trial(seat)
        play(trial, seat, move)
        if trial.broken:
            continue
        after = looked_on(judge, trial, seat, move, further)
        if after is not None and (best is None or after[0] > best[0]):
            best = after
    return best


def looked_on(judge: Judge, trial: Underwater, seat: int, move: Move, further: int) -> After | None:
    """The position after a move with its worth; where the move only sets something up, after the best of that."""
    if further and move[0] in SETTING_UP and asks(trial, seat):
        return best_next(judge, trial, seat, further - 1)
    return judge.worth(trial, seat), trial


def matching(mask: Underwater, seat: int, slot: int, card: int) -> bool:
    """Whether the benefit of the card may be used."""
    return matches(card, slot) and CARD_COST[card] <= mask.nations[seat].goods[CREDIT]
