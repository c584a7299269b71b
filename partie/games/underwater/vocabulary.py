"""The moves in words, and the numbered vocabulary of all there are (`slot Y2 card 37`, `build farm B`)."""

from typing import Final

from partie.euro.hands import MOST_SET
from partie.euro.sets import has, only, with_member
from partie.kernel.engine.state import State
from partie.kernel.engine.step import Move
from partie.kernel.errors import PartieError
from partie.kernel.notation.verbs import Arg, Named, Verb

from . import moves as m
from .cards import ALL_CARDS, SPECIAL_CARDS
from .components import BERTHS, SITES, TUNNELS
from .components.terms import KINDS, RESOURCES, SLOTS
from .moves import MOST_BIOMATTER, MOST_OPTIONS, MOST_PARTS
from .state import Underwater

_FEW_PARTS: Final = 8
_LAID: Final = tuple(sorted(card.number for card in ALL_CARDS))
"""Every card that can lie before a player."""
_CARDS: Final = tuple(sorted(card.number for card in ALL_CARDS if card.playable))
"""Every card that can be in a hand."""
_SPECIAL: Final = tuple(sorted(card.number for card in SPECIAL_CARDS))


def all_moves() -> list[Move]:
    """Every move, in the order of its number."""
    answers = m.ANSWERS
    return [
        m.FINISHED, m.NOW_CARD, m.NOW_SLOT, m.NO_CARD, m.DECLINED, m.PUT_OFF, m.TOP, m.SEARCH, m.DRAWING,
        *(m.SLOT_MOVES[card][slot] for slot in range(len(SLOTS)) for card in _CARDS),
        *(m.CLONE_MOVES[card][slot] for slot in range(1, len(SLOTS)) for card in _CARDS),
        *answers.parts[:_FEW_PARTS], *answers.options,
        *(move for kind in m.BUILDS for move in kind), *m.TUNNEL_BUILDS, *m.WHITE_BUILDS, *m.PURPLE_BUILDS,
        *(move for kind in m.UPGRADES for move in kind), *m.TUNNEL_UPGRADES,
        *(move for row in m.PAYS for move in row), *answers.prices, *answers.takes[1:], *answers.gives, *m.ADVANCES[1:],
        *(m.USES[card] for card in _LAID), *(m.READIES[card] for card in _LAID), *m.PERFORMS[1:], *m.COPIES,
        *m.CONVERTS, *(m.SPECIALS[card] for card in _SPECIAL),
        *((m.KEEP, card, first) for card in _CARDS for first in (0, *_SPECIAL)),
        *(m.OVERS[card] for card in _LAID), *m.HAND_SETS.sets[1:], *(m.HAND_SETS.one[card] for card in _CARDS),
        *(m.ONCES[card] for card in _CARDS), *answers.parts[_FEW_PARTS:],
    ]  # fmt: skip


class NumberedArg(Arg):
    """Parts, options and prices: counted from 1 in words."""

    def show(self, s: State, seat: int, value: int) -> str:
        return str(value + 1)

    def tell(self, s: State, seat: int, value: int) -> object:
        return value + 1

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

    def tell(self, s: State, seat: int, value: int) -> object:
        return None if self.optional and value == 0 else value

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
        return " ".join(str(card) for i, card in enumerate(hand) if has(value, i))

    def tell(self, s: State, seat: int, value: int) -> object:
        return [card for i, card in enumerate(_hand(s, seat)) if has(value, i)]

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        hand = _hand(s, seat)
        chosen = 0
        while words and words[0].isdecimal():
            card = words.pop(0)
            if len(card) > 4 or int(card) not in hand:
                raise PartieError("not-in-hand", card=card[:8], hand=", ".join(map(str, hand)))
            chosen = with_member(chosen, hand.index(int(card)))
        return chosen if chosen else None


class ResourcesArg(Arg):
    """A set of resources, as bits; written as their names."""

    def show(self, s: State, seat: int, value: int) -> str:
        return " ".join(name for i, name in enumerate(RESOURCES) if has(value, i))

    def tell(self, s: State, seat: int, value: int) -> object:
        return [name for i, name in enumerate(RESOURCES) if has(value, i)]

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        chosen = 0
        while words and words[0] in RESOURCES:
            chosen = with_member(chosen, RESOURCES.index(words.pop(0)))
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
    assert isinstance(s, Underwater)
    return tuple(s.nations[seat].hand)


_SLOT: Final = LowNamed("slot", SLOTS)
_SITE: Final = LowNamed("site", tuple(SITES))
_TUNNEL: Final = LowNamed("tunnel", TUNNELS)
_BERTH: Final = LowNamed("berth", BERTHS)
_BUILDING: Final = Named("building", KINDS[:3])

VERBS: Final[tuple[Verb, ...]] = (
    Verb("done"),
    Verb("slot", _SLOT, CardArg("card", _CARDS, "card")),
    Verb("clone", _SLOT, CardArg("card", _CARDS, "card"), limits="UC-CLN-09"),
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
    Verb("perform", _SLOT, limits="UC-AVS-04"),
    Verb("copy", Named("structure", KINDS[:4])),
    Verb("convert", _SITE),
    Verb("draw"),
    Verb("special", CardArg("card", _SPECIAL)),
    Verb("special top"),
    Verb("special search"),
    Verb("keep", CardArg("card", _CARDS), CardArg("first", (0, *_SPECIAL), "under", True)),
    Verb("lay over", CardArg("card", _LAID)),
    Verb("not"),
    Verb("discard", HandArg("cards", tuple(range(1, only(MOST_SET))))),
    Verb("drop", CardArg("card", _CARDS)),
    Verb("later"),
    Verb("once", CardArg("card", _CARDS)),
)
