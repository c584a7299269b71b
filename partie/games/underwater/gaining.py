"""Gaining resources, points and cards; the deck; and the triggers of permanent cards."""

from bisect import insort
from typing import Final

from partie.kernel.chance import resume
from partie.kernel.compiled import COMPILED

from .counting import holds, times
from .events import DISCARDED, DRAWN, DREW
from .goods import Gift
from .state import EVERYBODY, Underwater
from .tableau import CARD_ERA, FIRST_SPECIAL, LAST_DEAR
from .terms import BUILDS, LAYS_CARD, UPGRADES
from .tree import ALL_OF, FOR_EACH, GAIN, IF, Op

PRODUCTION_PHASE: Final = 2


def gain(s: Underwater, seat: int, gift: Gift, factor: int = 1) -> None:
    """Take resources, points and cards from the supply (UC-RES-01 to UC-RES-03)."""
    nation = s.nations[seat]
    if factor == 1:
        nation.goods += gift.goods
        if gift.points:
            nation.points += gift.points
        if s.events is not None and gift.brings:
            s.events.append(gift.events[seat] if gift.events else ("gained", seat, *gift.told))
    else:
        nation.goods += gift.goods * factor
        nation.points += gift.points * factor
        if s.events is not None and gift.brings:
            s.events.append(("gained", seat, *gift.times(factor)))
    if gift.cards:
        draw_cards(s, seat, gift.cards * factor)


def draw_cards(s: Underwater, seat: int, count: int) -> None:
    """Draw era cards into the hand; in production they are owed until its end (UC-PRO-01)."""
    nation = s.nations[seat]
    if s.phase == PRODUCTION_PHASE or s.dry:
        nation.owed += count
        return
    hand, events, chance = nation.hand, s.events, s.chance
    while count and (s.deck or reshuffle(s)):
        count -= 1
        # As `turn_card` does, without the call.
        card = s.deck.pop()
        s.revealed += 1
        if chance is not None:
            chance.append(DRAWN[seat][card])
        if events is not None:
            events.append(DREW[seat][card])
        if COMPILED:
            put_in(hand, card)
        else:
            insort(hand, card)


def put_in(hand: list[int], card: int) -> None:
    """Put a card where it belongs among the few of a hand: for compiled code faster than Python's `insort`."""
    at = len(hand)
    while at and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def turn_card(s: Underwater, viewers: int) -> int:
    """The top card of the era deck, or 0."""
    if not s.deck and not reshuffle(s):
        return 0
    card = s.deck.pop()
    s.revealed += 1
    if s.chance is not None:
        s.chance.append((card, viewers))
    return card


def reshuffle(s: Underwater) -> bool:
    """An empty deck is made anew from the discard pile (UC-SUP-09); whether there was one."""
    if not s.discard:
        return False
    dice = resume(s.rng)
    s.deck = sorted(s.discard)
    s.discard = []
    laps = list(s.laps) or [0] * FIRST_SPECIAL
    s.lap += 1
    lap = s.lap
    for card in s.deck:
        laps[card] = lap
    s.laps = tuple(laps)
    dice.shuffle(s.deck)
    s.rng = dice.rng
    if s.events is not None:
        s.events.append(("reshuffled", len(s.deck)))
    return True


def discard_card(s: Underwater, card: int) -> None:
    """Where a discarded card goes: by its era (UC-LIM-07, UC-EOE-07), special cards by cost (UC-SPE-07, -11)."""
    if s.dry:
        # Nothing that is looked ahead at asks where it went.
        return
    era = CARD_ERA[card]
    if era == s.era:
        s.discard.append(card)
    elif card > LAST_DEAR and era == 4:
        s.special.insert(0, card)
        s.special_known.insert(0, EVERYBODY)
        if len(s.special) == 1:
            s.revealed += 1
    else:
        s.gone += (card,)
    if s.events is not None:
        s.events.append(DISCARDED[card])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Cards but one. (A function of its own: what a comprehension shares is slow to reach in all of its function.)"""
    return tuple([each for each in cards if each != card])


def do_sure(s: Underwater, seat: int, op: Op) -> bool:
    """Carry out an effect that asks nothing; whether it did anything."""
    code = op.code
    if code == GAIN:
        gain(s, seat, op.gift)
        return True
    if code == FOR_EACH:
        factor = times(s, seat, op)
        if factor:
            gain(s, seat, op.kids[1].gift, factor)
        return factor > 0
    if code == IF:
        return holds(s, seat, op.kids[0]) and do_sure(s, seat, op.kids[1])
    if code == ALL_OF:
        done = False
        for kid in op.kids:
            if do_sure(s, seat, kid):
                done = True
        return done
    return False


def fire(s: Underwater, seat: int, event: int, of: int) -> None:
    """An event of the own turn happens: what waits for it is done at once, or asked next (UC-TIM-06)."""
    waiting = s.nations[seat].tableau.on[event]
    if not waiting:
        return
    for op in waiting:
        if op.of == of:
            hit = True
        elif event == BUILDS or event == UPGRADES:
            hit = bool(op.of & of)
        elif event == LAYS_CARD:
            hit = op.of < 0
        else:
            hit = False
        if hit:
            then = op.kids[0]
            if s.events is not None:
                s.events.append(("triggered", seat, op.nid // 32))
            if then.sure:
                do_sure(s, seat, then)
            else:
                s.asked.append(then.nid)
