"""The vocabulary: verbs, and every move of the game in tables built once."""

from typing import Final

from partie.kernel.state import State
from partie.kernel.step import Move
from partie.kernel.verbs import Arg, Named, Verb

from .components import BERTH_COUNT, BERTHS, SITE_COUNT, SITES, TUNNEL_COUNT, TUNNELS
from .terms import KINDS, RESOURCES, SLOTS

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

LAST_CARD: Final = 205
LAST_ASSISTANT: Final = 209
MOST_PARTS: Final = 40
"""In production every card that asks is a part."""
MOST_OPTIONS: Final = 8
_FEW_PARTS: Final = 8
MOST_SET: Final = 9
"""Hands up to this size are cut in one move."""
MOST_BIOMATTER: Final = 6

FINISHED: Final[Move] = (DONE,)
DECLINED: Final[Move] = (NOT,)
NOW_CARD: Final[Move] = (CARD_FIRST,)
NOW_SLOT: Final[Move] = (SLOT_FIRST,)
NO_CARD: Final[Move] = (CARD_UNUSED,)
TOP: Final[Move] = (SPECIAL_TOP,)
SEARCH: Final[Move] = (SPECIAL_SEARCH,)
PUT_OFF: Final[Move] = (LATER,)
DRAWING: Final[Move] = (DRAW,)
# Made card by card: what is listed together lies together in memory.
_OF_CARD: Final[list[list[Move]]] = [
    [(verb, slot, card) for verb in (SLOT, CLONE) for slot in range(16)] for card in range(LAST_CARD + 1)
]
SLOT_MOVES: Final = [[moves[slot] for moves in _OF_CARD] for slot in range(16)]
CLONE_MOVES: Final = [[moves[16 + slot] for moves in _OF_CARD] for slot in range(16)]
PARTS: Final[list[Move]] = [(PART, part) for part in range(MOST_PARTS)]
OPTIONS: Final[list[Move]] = [(OPTION, option) for option in range(MOST_OPTIONS)]
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
PAYS: Final[list[list[Move]]] = [
    [(PAY, kelp, steelplast) for steelplast in range(MOST_BIOMATTER + 1)]
    for kelp in range(MOST_BIOMATTER + 1)
]
PRICES: Final[list[Move]] = [(PRICE, 0), (PRICE, 1)]
TAKES: Final[list[Move]] = [(TAKE, chosen) for chosen in range(32)]
GIVES: Final[list[Move]] = [(GIVE, resource) for resource in range(5)]
ADVANCES: Final[list[Move]] = [(ADVANCE, spaces) for spaces in range(5)]
USES: Final[list[Move]] = [(USE, card) for card in range(LAST_ASSISTANT + 1)]
READIES: Final[list[Move]] = [(READY, card) for card in range(LAST_ASSISTANT + 1)]
PERFORMS: Final[list[Move]] = [(PERFORM, slot) for slot in range(16)]
COPIES: Final[list[Move]] = [(COPY, kind) for kind in range(4)]
CONVERTS: Final[list[Move]] = [(CONVERT, site) for site in range(SITE_COUNT)]
SPECIALS: Final[list[Move]] = [(SPECIAL, card) for card in range(LAST_CARD + 1)]
OVERS: Final[list[Move]] = [(OVER, card) for card in range(LAST_ASSISTANT + 1)]
DISCARDS: Final[list[Move]] = [(DISCARD, chosen) for chosen in range(1 << MOST_SET)]
DROPS: Final[list[Move]] = [(DROP, card) for card in range(LAST_CARD + 1)]
ONCES: Final[list[Move]] = [(ONCE, card) for card in range(LAST_CARD + 1)]
SUBSETS: Final[list[list[int]]] = [
    sorted(chosen for chosen in range(1 << MOST_SET) if chosen.bit_count() == size)
    for size in range(MOST_SET + 1)
]
"""Sets by size, as bits."""


def all_moves() -> list[Move]:
    """Every move, in the order of its number."""
    cards = range(1, LAST_CARD + 1)
    laid = range(1, LAST_ASSISTANT + 1)
    special = range(181, LAST_CARD + 1)
    return [
        FINISHED, NOW_CARD, NOW_SLOT, NO_CARD, DECLINED, PUT_OFF, TOP, SEARCH, DRAWING,
        *(SLOT_MOVES[slot][card] for slot in range(16) for card in cards),
        *(CLONE_MOVES[slot][card] for slot in range(1, 16) for card in cards),
        *PARTS[:_FEW_PARTS], *OPTIONS,
        *(move for kind in BUILDS for move in kind), *TUNNEL_BUILDS, *WHITE_BUILDS, *PURPLE_BUILDS,
        *(move for kind in UPGRADES for move in kind), *TUNNEL_UPGRADES,
        *(move for row in PAYS for move in row), *PRICES, *TAKES[1:], *GIVES, *ADVANCES[1:],
        *(USES[card] for card in laid), *(READIES[card] for card in laid), *PERFORMS[1:], *COPIES, *CONVERTS,
        *(SPECIALS[card] for card in special),
        *((KEEP, card, first) for card in cards for first in (0, *special)),
        *(OVERS[card] for card in laid), *DISCARDS[1:], *(DROPS[card] for card in cards),
        *(ONCES[card] for card in cards), *PARTS[_FEW_PARTS:],
    ]  # fmt: skip


class NumberedArg(Arg):
    """Parts, options and prices: counted from 1 in words."""

    def show(self, s: State, seat: int, value: int) -> str:
        return str(value + 1)

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if words and words[0].isdecimal() and len(words[0]) < 3:
            return int(words.pop(0)) - 1
        return None


class LowNamed(Named):
    """Names that are written as printed (Y2, t5, A1) and read in any case."""

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if not words:
            return None
        low = [name.lower() for name in self.names]
        if words[0].lower() not in low:
            return None
        return low.index(words.pop(0).lower())


class CardArg(Arg):
    """A card by its number, after the word `card` where that reads better."""

    def __init__(
        self, type_name: str, values: tuple[int, ...], word: str = "", optional: bool = False
    ) -> None:
        super().__init__(type_name, values)
        self.word = word
        self.optional = optional

    def show(self, s: State, seat: int, value: int) -> str:
        if self.optional and value == 0:
            return ""
        return f"{self.word} {value}".strip()

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if not words:
            return 0 if self.optional else None
        rest = words[1:] if self.word and words[0] == self.word else words
        if not rest or not rest[0].isdecimal() or len(rest[0]) > 4:
            return None
        value = int(rest[0])
        words[:] = rest[1:]
        return value


class HandArg(Arg):
    """A set of hand cards, as bits over the hand in rising order; written as their numbers."""

    def show(self, s: State, seat: int, value: int) -> str:
        hand = _hand(s, seat)
        return " ".join(str(card) for i, card in enumerate(hand) if value >> i & 1)

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        hand = _hand(s, seat)
        chosen = 0
        while words and words[0].isdecimal():
            if len(words[0]) > 4 or int(words[0]) not in hand:
                return None
            chosen |= 1 << hand.index(int(words.pop(0)))
        return chosen if chosen else None


class ResourcesArg(Arg):
    """A set of resources, as bits; written as their names."""

    def show(self, s: State, seat: int, value: int) -> str:
        return " ".join(name for i, name in enumerate(RESOURCES) if value >> i & 1)

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        chosen = 0
        while words and words[0] in RESOURCES:
            chosen |= 1 << RESOURCES.index(words.pop(0))
        return chosen if chosen else None


class InsteadArg(Arg):
    """How much biomatter stands in for a resource, written `kelp=1`; left out when there is none."""

    def show(self, s: State, seat: int, value: int) -> str:
        return f"{self.type_name}={value}" if value else ""

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if words and words[0].startswith(self.type_name + "="):
            text = words.pop(0).removeprefix(self.type_name + "=")
            return int(text) if text.isdecimal() and len(text) < 3 else None
        return 0


def _hand(s: State, seat: int) -> tuple[int, ...]:
    from .state import Underwater

    assert isinstance(s, Underwater)
    return tuple(s.nations[seat].hand)


_CARDS: Final = tuple(range(1, LAST_CARD + 1))
_LAID: Final = tuple(range(1, LAST_ASSISTANT + 1))
_SLOT: Final = LowNamed("slot", SLOTS)
_SITE: Final = LowNamed("site", tuple(SITES))
_TUNNEL: Final = LowNamed("tunnel", TUNNELS)
_BERTH: Final = LowNamed("berth", BERTHS)
_BUILDING: Final = Named("building", KINDS[:3])

VERBS: Final[tuple[Verb, ...]] = (
    Verb("done"),
    Verb("slot", _SLOT, CardArg("card", _CARDS, "card")),
    Verb("clone", _SLOT, CardArg("card", _CARDS, "card")),
    Verb("card first"),
    Verb("slot first"),
    Verb("card unused"),
    Verb("part", NumberedArg("part", tuple(range(MOST_PARTS)))),
    Verb("option", NumberedArg("option", tuple(range(MOST_OPTIONS)))),
    Verb("build", _BUILDING, _BERTH),
    Verb("build tunnel", _TUNNEL),
    Verb("build white", _SITE),
    Verb("build purple", _SITE),
    Verb("upgrade", _BUILDING, _BERTH),
    Verb("upgrade tunnel", _TUNNEL),
    Verb(
        "pay biomatter",
        InsteadArg("kelp", tuple(range(MOST_BIOMATTER + 1))),
        InsteadArg("steelplast", tuple(range(MOST_BIOMATTER + 1))),
    ),
    Verb("price", NumberedArg("price", (0, 1))),
    Verb("take", ResourcesArg("resources", tuple(range(1, 32)))),
    Verb("give", Named("resource", RESOURCES)),
    Verb("advance", Arg("spaces", (1, 2, 3, 4))),
    Verb("use", CardArg("card", _LAID)),
    Verb("ready", CardArg("card", _LAID)),
    Verb("perform", _SLOT),
    Verb("copy", Named("structure", KINDS[:4])),
    Verb("convert", _SITE),
    Verb("draw"),
    Verb("special", CardArg("card", tuple(range(181, LAST_CARD + 1)))),
    Verb("special top"),
    Verb("special search"),
    Verb("keep", CardArg("card", _CARDS), CardArg("first", (0, *range(181, LAST_CARD + 1)), "under", True)),
    Verb("lay over", CardArg("card", _LAID)),
    Verb("not"),
    Verb("discard", HandArg("cards", tuple(range(1, 1 << MOST_SET)))),
    Verb("drop", CardArg("card", _CARDS)),
    Verb("later"),
    Verb("once", CardArg("card", _CARDS)),
)
