"""Underwater Cities as numbers for learning agents. `fields` says what each number means.

Players are counted from the one who looks: player 0 is that seat, player 1 the next seat, and so on. Cards, sites,
tunnels and slots stand in the order of their numbers, so that they fit the numbers of the moves.
"""

from collections.abc import Sequence
from struct import Struct
from typing import Final

from partie.euro.sets import has
from partie.kernel.engine.state import deciders, step_of
from partie.kernel.learning.features import Field, Observer, Section, SectionObserver, fields_of

from .book import EVERYBODY
from .cards import SPECIAL_CARDS
from .components import SITE_COUNT, SITES, TUNNEL_COUNT, TUNNELS
from .components.terms import KINDS, RESOURCES, SLOTS
from .state.made import Nation, Underwater
from .state.player_board import PlayerBoard
from .state.tableau import Tableau
from .trees import LAST_CARD

ASKS: Final = (
    "choose-slot", "order", "once", "trim-hand", "lay-over", "use-old", "effect", "pay", "price", "pick-special",
    "pick-drawn",
)  # fmt: skip
"""The kinds of decisions, by the names of their steps."""
CARD_COUNT: Final = LAST_CARD
SPECIAL: Final = sorted(card.number for card in SPECIAL_CARDS)
PLACES: Final = {card: place for place, card in enumerate(SPECIAL)}

TABLE: Final = (
    Field("era", "the era", 3),
    Field("round", "the round", 10),
    Field("turn", "turns of the round that are over", 12),
    Field("phase", "0 first hand, 1 turns, 2 production, 3 a new era's hand", 3),
    Field("deck", "cards in the deck of the era", 60),
    Field("tunnels", "tunnels in the supply", 60),
    Field("white", "white cities in the supply", 30),
    Field("purple", "purple cities in the supply", 10),
    Field("clone", "the cloning tile: 0 not in the game, 1 on the board, 2 taken in this round", 2),
    Field("dug", "tunnels built in this turn", 3),
    Field("card", "the number of the card of this turn, while it is neither laid nor discarded", 200),
)
"""The numbers of the table."""

NATION: Final = (
    *(Field(name, name, 10) for name in RESOURCES),
    Field("points", "points so far", 50),
    Field("federation", "0 below the Federation track, 1 on space 4 ... 4 on space 1", 4),
    Field("hand", "cards in hand", 6),
    Field("drawn", "cards drawn to choose from", 6),
    Field("owed", "cards earned in production and not yet dealt", 3),
    Field("used", "laid action cards used in this era", 4),
    Field("under", "paid special cards under the board", 5),
    Field("asked", "1 if a decision is this player's"),
    Field("place", "place in the order, from 1", 4),
    Field("rank", "place on the Federation track, from 1", 4),
    *(Field(f"metropolis {corner}", f"1 if metropolis {corner} is connected") for corner in "MNO"),
)
"""The numbers of a player, before the board and the laid cards."""


_CARDS: Final = range(1, CARD_COUNT + 1)
_TABLE: Final = Struct(f"{len(TABLE)}h")
_NATION: Final = Struct(f"{len(NATION)}h")
_WORKS: Final = Struct(f"{SITE_COUNT + TUNNEL_COUNT + 6 * SITE_COUNT}h")
_OFFERED: Final = Struct(f"{len(SPECIAL)}h")
_SLOTS: Final = Struct("16h")
_HELD: Final = Struct(f"{CARD_COUNT}h")
_ASKED: Final[dict[str, bytes]] = {
    name: Struct(f"{len(ASKS)}h").pack(*[1 if name == other else 0 for other in ASKS]) for name in (*ASKS, "")
}
_PLAYED: Final[list[bytes]] = [
    _SLOTS.pack(*[1 if slot == i else 0 for i in range(16)]) for slot in range(-1, 16)
]
_NO_CARDS: Final = bytes(2 * CARD_COUNT)


def _held(cards: Sequence[int]) -> bytes:
    row = [0] * CARD_COUNT
    for card in cards:
        if card > 0:
            row[card - 1] = 1
    return _HELD.pack(*row)


class Memory:
    """What an observer remembers of one player: parts of the numbers, and what they were made from."""

    __slots__ = ("board", "hand", "held", "laid", "player_board", "tableau")

    def __init__(self) -> None:
        self.player_board: PlayerBoard | None = None
        self.board = b""
        self.tableau: Tableau | None = None
        self.laid = b""
        self.hand: list[int] = []
        self.held = _NO_CARDS


class Table(Section[Underwater]):
    """What lies in the middle, and what is asked."""

    def fields(self) -> list[Field]:
        return [
            *TABLE,
            *[Field(f"asked: {name}", f"1 if the decision of player 0, or now, is {name}") for name in ASKS],
            *[Field(f"played: {slot}", f"1 if {slot} is the slot of this turn") for slot in SLOTS],
            *[Field(f"taken: {slot}", f"1 if tiles lie on slot {slot}") for slot in SLOTS],
            *[Field(f"offered: special {card}", f"1 if special card {card} is face up") for card in SPECIAL],
        ]

    def add(self, s: Underwater, seat: int, parts: list[bytes]) -> None:
        card = s.card if s.card > 0 else 0
        purple = s.purple if s.purple < 1000 else 1000
        parts += [
            _TABLE.pack(
                s.era, s.round, s.turn, s.phase, len(s.deck), s.tunnels, s.white, purple, s.clone, s.dug, card
            ),
            _asked(s, seat),
            _PLAYED[s.slot + 1],
            _SLOTS.pack(*[1 if tiles else 0 for tiles in s.slots]),
            _offered(s, seat),
        ]


class Held(Section[Underwater]):
    """The cards of the one who looks."""

    __slots__ = ("_memories",)

    def __init__(self, memories: list[Memory]) -> None:
        self._memories = memories

    def fields(self) -> list[Field]:
        return [
            *[Field(f"hand: card {card}", f"1 if player 0 holds card {card}") for card in _CARDS],
            *[
                Field(f"drawn: card {card}", f"1 if player 0 has drawn card {card} to choose")
                for card in _CARDS
            ],
        ]

    def add(self, s: Underwater, seat: int, parts: list[bytes]) -> None:
        nation, memory = s.nations[seat], self._memories[seat]
        if memory.hand != nation.hand:
            memory.hand = nation.hand.copy()
            memory.held = _held(nation.hand)
        parts.append(memory.held)
        parts.append(_held(nation.drawn) if nation.drawn else _NO_CARDS)


class Owned(Section[Underwater]):
    """What a player has; `ahead`: how many seats after the one who looks."""

    __slots__ = ("_memories", "ahead")

    def __init__(self, ahead: int, memories: list[Memory]) -> None:
        self.ahead = ahead
        self._memories = memories

    def fields(self) -> list[Field]:
        who = f"player {self.ahead}: "
        found = [Field(who + field.name, who + field.meaning, field.top) for field in NATION]
        found += [
            Field(f"{who}city {site}", f"{who}on site {site} 0 none, 1 white, 2 purple", 2) for site in SITES
        ]
        found += [
            Field(f"{who}tunnel {t}", f"{who}on site {t} 0 none, 1 plain, 2 upgraded", 2) for t in TUNNELS
        ]
        for made, words in (("built", "buildings"), ("upgraded", "upgraded buildings")):
            found += [
                Field(f"{who}{made} {kind} {site}", f"{who}{words} of this kind at city site {site}", 2)
                for site in SITES
                for kind in KINDS[:3]
            ]
        return found + [Field(f"{who}laid: card {card}", f"{who}1 if card {card} is laid") for card in _CARDS]

    def add(self, s: Underwater, seat: int, parts: list[bytes]) -> None:
        other = (seat + self.ahead) % s.seats
        nation, memory = s.nations[other], self._memories[other]
        if memory.player_board is not nation.player_board:
            memory.player_board = nation.player_board
            memory.board = _standing_board(nation.player_board)
        if memory.tableau is not nation.tableau:
            memory.tableau = nation.tableau
            memory.laid = _held(nation.laid)
        parts.append(_standing(s, other, nation, 1 if other in deciders(s) else 0))
        parts.append(memory.board)
        parts.append(memory.laid)


def sections(seats: int) -> list[Section[Underwater]]:
    """An observation, part by part; what changes seldom is kept from call to call."""
    memories = [Memory() for _ in range(seats)]
    return [Table(), Held(memories), *[Owned(ahead, memories) for ahead in range(seats)]]


def fields(seats: int) -> list[Field]:
    """Every number of an observation, in order."""
    return fields_of(sections(seats))


def observer(seats: int) -> Observer:
    """Reads positions of a game of Underwater Cities."""
    return SectionObserver(sections(seats))


def _standing_board(player_board: PlayerBoard) -> bytes:
    cities = [player_board.city_at(site) for site in range(SITE_COUNT)]
    tunnels = [player_board.tunnel_at(tunnel) for tunnel in range(TUNNEL_COUNT)]
    return _WORKS.pack(*cities, *tunnels, *player_board.built, *player_board.upgraded)


def _asked(s: Underwater, seat: int) -> bytes:
    if not s.agenda:
        return _ASKED[""]
    step = step_of(s, seat) or s.agenda[-1]
    found = _ASKED.get(step.name)
    return _ASKED[""] if found is None else found


def _offered(s: Underwater, seat: int) -> bytes:
    row = [0] * len(SPECIAL)
    for card in s.row:
        row[PLACES[card]] = 1
    if s.special:
        seen = s.special_known[-1]
        if seen == EVERYBODY or (seat >= 0 and has(seen, seat)):
            row[PLACES[s.special[-1]]] = 1
    return _OFFERED.pack(*row)


def _standing(s: Underwater, seat: int, nation: Nation, asked: int) -> bytes:
    kelp, steelplast, science, credits, biomatter = nation.goods.parts()
    return _NATION.pack(
        kelp,
        steelplast,
        science,
        credits,
        biomatter,
        nation.points,
        nation.climbed,
        len(nation.hand) + len(nation.put),
        len(nation.drawn),
        nation.owed,
        len(nation.used),
        len(nation.under),
        asked,
        s.order.index(seat) + 1 if seat in s.order else 0,
        s.ranking.index(seat) + 1 if seat in s.ranking else 0,
        *[nation.player_board.is_linked(corner) for corner in range(3)],
    )
