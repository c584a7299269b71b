"""The shuffle of `chance.Dice` in small numbers: the same cards from the same generator, for compiled code.

Compiled code keeps numbers below 2**62 without objects. Those of the generator have 128 bits, so each step on them is a
call that makes an object; here they are five limbs of 26 bits, whose products fit. Interpreted, where every number is
an object anyway, the few steps on large numbers are faster.
"""

from typing import Final, cast

_LIMB: Final = (1 << 26) - 1
_HALF: Final = (1 << 32) - 1
# The generator's multiplier and increment, in limbs.
_M0: Final = 0x3CCF645
_M1: Final = 0x177D927
_M2: Final = 0x1DA4438
_M3: Final = 0x0147F19
_M4: Final = 0x02360ED
_INCREMENT: Final = 109


def shuffle_small(cards: list[int], rng: int) -> int:
    """Shuffle fewer than 2**29 cards in place (Fisher-Yates), beginning after the state `rng`; the state afterwards."""
    a = rng & _LIMB
    b = rng >> 26 & _LIMB
    c = rng >> 52 & _LIMB
    d = rng >> 78 & _LIMB
    e = rng >> 104
    # Of any kind, so that they are moved without a look at them.
    things = cast("list[object]", cards)
    i = len(cards) - 1
    while i > 0:
        # The next state: times the multiplier plus the increment, modulo 2**128.
        t = e * _M0 + d * _M1 + c * _M2 + b * _M3 + a * _M4
        u = d * _M0 + c * _M1 + b * _M2 + a * _M3
        v = c * _M0 + b * _M1 + a * _M2
        w = b * _M0 + a * _M1
        x = a * _M0 + _INCREMENT
        a = x & _LIMB
        w += x >> 26
        b = w & _LIMB
        v += w >> 26
        c = v & _LIMB
        u += v >> 26
        d = u & _LIMB
        e = (t + (u >> 26)) & 0xFFFFFF
        # Its output: both halves of 64 bits folded into one, turned by the highest six bits.
        low = (a | (b & 63) << 26) ^ (c >> 12 | (d & 0x3FFFF) << 14)
        high = (b >> 6 | (c & 4095) << 20) ^ (d >> 18 | e << 8)
        turn = e >> 18
        if turn >= 32:
            low, high = high, low
            turn -= 32
        if turn:
            low, high = (low >> turn | high << 32 - turn) & _HALF, (high >> turn | low << 32 - turn) & _HALF
        n = i + 1
        if high == _HALF and (high << 32 | low) >= (1 << 64) - (1 << 64) % n:
            # Too high to be fair (chance.Dice.below).
            continue
        j = ((high % n) << 32 | low) % n
        things[i], things[j] = things[j], things[i]
        i -= 1
    return a | b << 26 | c << 52 | d << 78 | e << 104
