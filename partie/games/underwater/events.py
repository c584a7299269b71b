"""Events that come again and again, made once for all: what happens often is looked up and not made anew."""

from typing import Final

from partie.kernel.state import Event

from .components import BERTH_COUNT, SITE_COUNT, TUNNEL_COUNT
from .moves import BUILD, BUILD_PURPLE, BUILD_TUNNEL, BUILD_WHITE, LAST_ASSISTANT, LAST_CARD
from .terms import SLOTS

_SEATS: Final = range(4)
_CARDS: Final = range(LAST_CARD + 1)

DISCARDED: Final[list[Event]] = [("discarded", card) for card in range(LAST_ASSISTANT + 1)]
DREW: Final[list[list[Event]]] = [[("drew", seat, card) for card in _CARDS] for seat in _SEATS]
DRAWN: Final[list[list[tuple[int, ...]]]] = [[(card, 1 << seat) for card in _CARDS] for seat in _SEATS]
"""The same as outcomes of chance: who drew knows the card."""
USED_SLOT: Final[list[list[Event]]] = [
    [("slot", seat, slot) for slot in range(len(SLOTS))] for seat in _SEATS
]
ADVANCED: Final[list[list[Event]]] = [[("advanced", seat, space) for space in range(5)] for seat in _SEATS]
BUILT: Final[list[list[list[Event]]]] = [
    [
        *[[("built", seat, BUILD, kind, berth) for berth in range(BERTH_COUNT)] for kind in range(3)],
        [("built", seat, BUILD_TUNNEL, tunnel) for tunnel in range(TUNNEL_COUNT)],
        [("built", seat, BUILD_WHITE, site) for site in range(SITE_COUNT)],
        [("built", seat, BUILD_PURPLE, site) for site in range(SITE_COUNT)],
    ]
    for seat in _SEATS
]
"""By seat, kind and place."""
