"""Chance: one small generator whose whole state is a single int inside the game state.

It is PCG64 (XSL-RR, 128 bits), chosen because it copies for free, has published known answers and
takes a 128-bit seed. Nothing else in the engine is random.
"""

from typing import Final

_MASK128: Final = (1 << 128) - 1
_MASK64: Final = (1 << 64) - 1
_MULTIPLIER: Final = 0x2360ED051FC65DA44385DF649FCCF645
_INCREMENT: Final = (54 << 1) | 1
_SURE: Final = (1 << 64) - (1 << 32)
"""A draw below this is unbiased for every n below 2**32, so the exact limit, as costly as a draw, is not computed."""
_TWICE: Final = (1 << 64) | 1


def seeded(seed: int) -> int:
    """The generator's state for a seed."""
    return ((_INCREMENT + seed) * _MULTIPLIER + _INCREMENT) & _MASK128


def following(rng: int) -> int:
    """The state after `rng`."""
    return (rng * _MULTIPLIER + _INCREMENT) & _MASK128


def output(rng: int) -> int:
    """The 64 bits that a state gives."""
    high = rng >> 64
    # Rotating a number written twice is one shift. Fewer operations matter: each one on 128 bits is a call.
    return (((high ^ rng) & _MASK64) * _TWICE >> (high >> 58)) & _MASK64


class Dice:
    """A generator outside a game state, for guesses, bots and drivers."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, n: int) -> int:
        """A uniformly distributed number from 0 to n-1."""
        while True:
            self.rng = following(self.rng)
            bits = output(self.rng)
            if (bits < _SURE and n <= 1 << 32) or bits < (1 << 64) - (1 << 64) % n:
                return bits % n

    def another(self) -> int:
        """A new generator state, for guesses: the real game's generator is hidden."""
        return self.below(1 << 62) + 1

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        # `below`, inlined for speed.
        rng, multiplier, mask, low, twice, sure = self.rng, _MULTIPLIER, _MASK128, _MASK64, _TWICE, _SURE
        for i in range(len(cards) - 1, 0, -1):
            while True:
                rng = (rng * multiplier + _INCREMENT) & mask
                bits = ((rng >> 64 ^ rng) & low) * twice >> (rng >> 122) & low
                if bits < sure or bits < (1 << 64) - (1 << 64) % (i + 1):
                    break
            j = bits % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.rng = rng


def resume(rng: int) -> Dice:
    """A generator that continues from a saved state."""
    dice = Dice(0)
    dice.rng = rng
    return dice


QUICK_PRIME: Final = 1073741789
QUICK_ROOT: Final = 771645345
"""The largest prime below 2**30 and a multiplier of full period (L'Ecuyer's tables)."""


class Quick:
    """A small fast generator for random play and rollouts, where speed counts more than quality (Lehmer's).

    Its numbers stay below 2**30, because compiled code multiplies larger ones as Python objects.
    """

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x = seed % (QUICK_PRIME - 1) + 1

    def below(self, n: int) -> int:
        """A number from 0 to n-1, for n far below 2**30."""
        x = self.x * QUICK_ROOT % QUICK_PRIME
        self.x = x
        return x * n >> 30
