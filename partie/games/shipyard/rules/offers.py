"""The offers of parts, canals and goods: what slides down, what is refilled, what runs out (SY-END-05 to SY-END-09,
SY-END-12)."""

from partie.euro.decks import EVERYBODY, draw, shuffle
from partie.kernel.engine.state import log

from ..components import GOODS_COPIES, OFFER, ROWS
from ..state import Harbour


def slide_parts(s: Harbour) -> None:
    """Each column slides down by itself and is refilled from its stack (SY-BLD-21 to SY-BLD-24).

    Both middle columns draw from one stock, the left one first, bottom to top; middles II lie under the middles I
    (SY-SET-04). The last part of a stack laid out brings the early end (SY-END-06); nothing is refilled then any more.
    """
    stacks = (s.bows, s.middles, s.middles, s.sterns)
    for column, stack in enumerate(stacks):
        first = ROWS * column
        lying = [part for part in s.offer[first : first + ROWS] if part >= 0]
        while len(lying) < ROWS and stack and not s.dry:
            part = draw(s, stack, EVERYBODY)
            lying.append(part)
            log(s, "part-drawn", column, part)
            if not stack and not s.early:
                s.early = True
                log(s, "stack-empty", column)
        s.offer[first : first + ROWS] = lying + [-1] * (ROWS - len(lying))


def refill_goods(s: Harbour) -> None:
    """The newest goods tile lies on the dearest place; used tiles are shuffled when none are left (SY-GDS-03, -04)."""
    if s.dry:
        return
    while len(s.goods_offer) < OFFER:
        if not s.goods_stack:
            s.goods_stack = [kind for kind, number in enumerate(s.goods_used) for _ in range(number)]
            s.goods_used = [0] * len(GOODS_COPIES)
            if not s.goods_stack:
                return
            shuffle(s, s.goods_stack)
            log(s, "goods-shuffled")
        kind = draw(s, s.goods_stack, EVERYBODY)
        s.goods_offer.append(kind)
        log(s, "goods-drawn", kind)


def refill_canals(s: Harbour) -> None:
    """As goods; the used canals are collected from all players, who keep their number (SY-CAN-04, SY-CAN-05)."""
    if s.dry:
        return
    while len(s.canal_offer) < OFFER:
        if not s.canal_stack:
            s.canal_stack = sorted(s.canal_discard)
            s.canal_discard = ()
            for player in s.players:
                s.canal_stack += sorted(player.used)
                player.used = ()
            if not s.canal_stack:
                return
            s.canal_stack.sort()
            shuffle(s, s.canal_stack)
            log(s, "canals-shuffled")
        tile = draw(s, s.canal_stack, EVERYBODY)
        s.canal_offer.append(tile)
        log(s, "canal-drawn", tile)
