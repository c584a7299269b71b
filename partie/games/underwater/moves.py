"""Every move of the game in tables built once: a verb first, then its arguments. (Their words are in vocabulary.py.)"""

from typing import Final

from partie.euro.effects import Answers
from partie.euro.hands import HandSets
from partie.kernel.engine.moments import Moments
from partie.kernel.engine.step import Move

from .components import BERTH_COUNT, SITE_COUNT, TUNNEL_COUNT
from .components.terms import GOODS, SLOT_COUNT

DONE: Final = 0
SLOT: Final = 1
CLONE: Final = 2
CARD_FIRST: Final = 3
SLOT_FIRST: Final = 4
CARD_UNUSED: Final = 5
PART: Final = 6
OPTION: Final = 7
BUILD: Final = 8
BUILD_TUNNEL: Final = 9
BUILD_WHITE: Final = 10
BUILD_PURPLE: Final = 11
UPGRADE: Final = 12
UPGRADE_TUNNEL: Final = 13
PAY: Final = 14
PRICE: Final = 15
TAKE: Final = 16
GIVE: Final = 17
ADVANCE: Final = 18
USE: Final = 19
READY: Final = 20
PERFORM: Final = 21
COPY: Final = 22
CONVERT: Final = 23
DRAW: Final = 24
SPECIAL: Final = 25
SPECIAL_TOP: Final = 26
SPECIAL_SEARCH: Final = 27
KEEP: Final = 28
OVER: Final = 29
NOT: Final = 30
DISCARD: Final = 31
DROP: Final = 32
LATER: Final = 33
ONCE: Final = 34

MOST_CARDS: Final = 1000
"""Room for card numbers in the tables; which of them there are, the decks say."""
MOST_PARTS: Final = 40
"""In production every card that asks is a part."""
MOST_OPTIONS: Final = 8
MOST_BIOMATTER: Final = 6

ANSWERS: Final = Answers(GOODS, DONE, PART, OPTION, PRICE, TAKE, GIVE, MOST_PARTS, MOST_OPTIONS)
FINISHED: Final[Move] = ANSWERS.done
DECLINED: Final[Move] = (NOT,)
NOW_CARD: Final[Move] = (CARD_FIRST,)
NOW_SLOT: Final[Move] = (SLOT_FIRST,)
NO_CARD: Final[Move] = (CARD_UNUSED,)
TOP: Final[Move] = (SPECIAL_TOP,)
SEARCH: Final[Move] = (SPECIAL_SEARCH,)
PUT_OFF: Final[Move] = (LATER,)
DRAWING: Final[Move] = (DRAW,)
_CARDS: Final = range(MOST_CARDS)
SLOT_MOVES: Final[list[list[Move]]] = [[(SLOT, slot, card) for slot in range(SLOT_COUNT)] for card in _CARDS]
"""By card and slot."""
CLONE_MOVES: Final[list[list[Move]]] = [
    [(CLONE, slot, card) for slot in range(SLOT_COUNT)] for card in _CARDS
]
BUILDS: Final[list[list[Move]]] = [
    [(BUILD, kind, berth) for berth in range(BERTH_COUNT)] for kind in range(3)
]
TUNNEL_BUILDS: Final[list[Move]] = [(BUILD_TUNNEL, tunnel) for tunnel in range(TUNNEL_COUNT)]
WHITE_BUILDS: Final[list[Move]] = [(BUILD_WHITE, site) for site in range(SITE_COUNT)]
PURPLE_BUILDS: Final[list[Move]] = [(BUILD_PURPLE, site) for site in range(SITE_COUNT)]
UPGRADES: Final[list[list[Move]]] = [
    [(UPGRADE, kind, berth) for berth in range(BERTH_COUNT)] for kind in range(3)
]
TUNNEL_UPGRADES: Final[list[Move]] = [(UPGRADE_TUNNEL, tunnel) for tunnel in range(TUNNEL_COUNT)]
UPGRADABLE: Final = frozenset(
    [*(move for moves in (*BUILDS, *UPGRADES) for move in moves), *TUNNEL_BUILDS, *TUNNEL_UPGRADES]
)
"""Moves that build or upgrade what can be upgraded."""
WORKS: Final = UPGRADABLE | frozenset([*WHITE_BUILDS, *PURPLE_BUILDS])
"""Moves that build or upgrade."""
PAYS: Final[list[list[Move]]] = [
    [(PAY, kelp, steelplast) for steelplast in range(MOST_BIOMATTER + 1)]
    for kelp in range(MOST_BIOMATTER + 1)
]
"""By how much biomatter stands in for kelp and for steelplast."""
ADVANCES: Final[list[Move]] = [(ADVANCE, spaces) for spaces in range(5)]
USES: Final[list[Move]] = [(USE, card) for card in _CARDS]
READIES: Final[list[Move]] = [(READY, card) for card in _CARDS]
PERFORMS: Final[list[Move]] = [(PERFORM, slot) for slot in range(SLOT_COUNT)]
COPIES: Final[list[Move]] = [(COPY, kind) for kind in range(4)]
CONVERTS: Final[list[Move]] = [(CONVERT, site) for site in range(SITE_COUNT)]
SPECIALS: Final[list[Move]] = [(SPECIAL, card) for card in _CARDS]
OVERS: Final[list[Move]] = [(OVER, card) for card in _CARDS]
ONCES: Final[list[Move]] = [(ONCE, card) for card in _CARDS]
HAND_SETS: Final = HandSets(DISCARD, DROP, MOST_CARDS - 1)


def built_kind(move: Move) -> int:
    """The kind that a building or upgrading move is about."""
    verb = move[0]
    if verb == BUILD or verb == UPGRADE:
        return move[1]
    if verb == BUILD_TUNNEL or verb == UPGRADE_TUNNEL:
        return 3
    return 4 if verb == BUILD_WHITE else 5


def built_place(move: Move) -> int:
    """The berth, tunnel site or city site that it names."""
    return move[2] if len(move) > 2 else move[1]


MOMENTS: Final = Moments(
    {
        DONE: "UC-SLT-05",
        SLOT: "UC-FLO-04",
        CLONE: "UC-FLO-04",
        CARD_FIRST: "UC-TIM-05",
        SLOT_FIRST: "UC-TIM-05",
        CARD_UNUSED: "UC-SLT-08",
        PART: "UC-TIM-01",
        OPTION: "UC-ICO-01",
        BUILD: "UC-GLO-17",
        BUILD_TUNNEL: "UC-GLO-17",
        BUILD_WHITE: "UC-GLO-17",
        BUILD_PURPLE: "UC-GLO-17",
        UPGRADE: "UC-UPG-03",
        UPGRADE_TUNNEL: "UC-UPG-03",
        PAY: "UC-BIO-02",
        PRICE: "UC-GLO-08",
        TAKE: "UC-RES-01",
        GIVE: "UC-GLO-10",
        ADVANCE: "UC-FED-01",
        USE: "UC-ACT-01",
        READY: "UC-ACT-07",
        PERFORM: "UC-GLO-20",
        COPY: "UC-GLO-24",
        CONVERT: "UC-UPG-02",
        DRAW: "UC-RES-03",
        SPECIAL: "UC-SPE-02",
        SPECIAL_TOP: "UC-SPE-02",
        SPECIAL_SEARCH: "UC-SPE-02",
        KEEP: "UC-GSP-04",
        OVER: "UC-LIM-06",
        NOT: "UC-GLO-01",
        DISCARD: "UC-HND-01",
        DROP: "UC-HND-01",
        LATER: "UC-EOT-03",
        ONCE: "UC-GLO-19",
    }
)
"""By verb: the rule that forbids it where nothing allows it."""
not_now: Final = MOMENTS.not_now
