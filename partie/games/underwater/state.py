"""The state of a game of Underwater Cities."""

from typing import Any, Final

from partie.kernel.game import save_steps, steps_key
from partie.kernel.state import State

from .goods import unpack
from .tableau import CARD_ERA, Tableau
from .works import DEAR_ROOM, Works


class Nation:
    """What one player has. Tuples and the tableau are replaced and never edited, so copies share them; the board is
    edited only where it is not shared."""

    __slots__ = (
        "climbed", "contracts", "drawn", "extra", "goods", "hand", "linked", "owed", "points", "put", "shown",
        "tableau", "tiled", "tiles", "under", "used", "works",
    )  # fmt: skip

    def __init__(
        self,
        goods: int,
        points: int,
        hand: list[int],
        shown: tuple[int, ...],
        put: tuple[int, ...],
        drawn: tuple[int, ...],
        owed: int,
        climbed: int,
        works: Works,
        tableau: Tableau,
        used: tuple[int, ...],
        under: tuple[int, ...],
        tiles: tuple[int, ...],
        extra: tuple[int, ...],
        linked: int,
        contracts: tuple[int, ...],
        tiled: int = 0,
    ) -> None:
        self.goods = goods
        """The resources, in one number (goods.py)."""
        self.points = points
        self.hand = hand
        """In rising order."""
        self.shown = shown
        """Cards in hand that everybody saw being taken."""
        self.put = put
        """Cards put away in a lane, discarded when all lanes are done."""
        self.drawn = drawn
        """Cards drawn to choose from."""
        self.owed = owed
        """Cards earned in production, dealt at its end."""
        self.climbed = climbed
        """0 below the Federation track, 1 on space 4 ... 4 on space 1."""
        self.works = works
        self.tableau = tableau
        self.used = used
        """Laid action cards used in this era."""
        self.under = under
        """Paid instant special cards, kept under the board (UC-SPE-09)."""
        self.tiles = tiles
        """Metropolis tiles at M, N and O."""
        self.extra = extra
        """Metropolis tiles gained during the game."""
        self.linked = linked
        """Which of M, N, O are connected, as bits."""
        self.contracts = contracts
        self.tiled = tiled
        """The slots with an own tile, as bits (see `note_tiles`)."""

    @property
    def resources(self) -> list[int]:
        """Kelp, steelplast, science, credits, biomatter."""
        return unpack(self.goods)

    def copy(self) -> "Nation":
        self.works.shared = True
        return Nation(
            self.goods, self.points, self.hand.copy(), self.shown, self.put, self.drawn, self.owed,
            self.climbed, self.works, self.tableau, self.used, self.under, self.tiles, self.extra, self.linked,
            self.contracts, self.tiled,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.goods, self.points, tuple(self.hand), self.shown, self.put, self.drawn, self.owed,
            self.climbed, self.works.key(), self.tableau.laid, self.used, self.under, self.tiles, self.extra,
            self.linked, self.contracts,
        )  # fmt: skip

    def way_key(self) -> tuple[object, ...]:
        """Equal where the same can follow within a turn: a short `key`."""
        return (
            self.goods, tuple(self.hand), self.drawn, self.climbed, self.works.key(), self.tableau.laid,
            self.used, self.extra, self.linked, self.contracts,
        )  # fmt: skip

    def save(self) -> dict[str, object]:
        works = self.works
        return {
            "resources": self.resources,
            "points": self.points,
            "hand": self.hand.copy(),
            "shown": list(self.shown),
            "put": list(self.put),
            "drawn": list(self.drawn),
            "owed": self.owed,
            "climbed": self.climbed,
            "board": works.board.number,
            "cities": list(works.cities),
            "tunnels": list(works.tunnels),
            "built": list(works.built),
            "upgraded": list(works.upped),
            "plain": list(works.plain),
            "filled": works.filled,
            "stands": list(works.stands),
            "laid": list(self.tableau.laid),
            "used": list(self.used),
            "under": list(self.under),
            "tiles": list(self.tiles),
            "extra": list(self.extra),
            "contracts": list(self.contracts),
        }


class Underwater(State):
    """The whole position. Tuples are replaced and never edited, so copies share them."""

    __slots__ = (
        "asked", "blue", "board_kind", "buried", "card", "clone", "contracts", "deck", "discard", "dug", "era",
        "fourth", "free", "gone", "lap", "laps", "nations", "neutral", "once", "order", "phase", "purple", "ranking",
        "round", "row", "side", "slot", "slots", "special", "special_known", "stock", "tight", "tunnels", "turn",
        "white",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        rng: int,
        side: int,
        board_kind: int,
        nations: list[Nation],
        order: tuple[int, ...],
        ranking: tuple[int, ...],
        slots: list[int],
        deck: list[int],
        discard: list[int],
        special: list[int],
        special_known: list[int],
        like: "Underwater | None" = None,
    ) -> None:
        """A position at the start, or one that is `like` another in all that is not given."""
        self.seats = seats
        self.rng = rng
        self.events = None
        self.chance = None
        self.dry = False
        self.broken = ""
        self.side = side
        """Of the main board: 0 for one and two players, 1 for three and four."""
        self.board_kind = board_kind
        """0 basic player boards, 1 advanced ones."""
        self.nations = nations
        self.order = order
        self.ranking = ranking
        """Seats as the Federation track orders them now: highest first, top of a stack first."""
        self.slots = slots
        """Per slot: whose tiles lie there, as bits (NEUTRAL: a neutral one)."""
        self.deck = deck
        """The era's deck, bottom first."""
        self.discard = discard
        """The era's discard pile; its order means nothing."""
        self.special = special
        """The deck of special cards of cost 1 and 2, bottom first; the last lies face up."""
        self.special_known = special_known
        """Beside each card of that deck: who knows it, as bits."""
        self.asked: list[int] = []
        """Triggered effects that ask, collected while one move is carried out; empty at every decision."""
        if like is None:
            self.agenda = []
            self.revealed = 0
            self.free = EVERY_SLOT
            """The slots without a tile, as bits."""
            self.row: tuple[int, ...] = ()
            """Special cards of cost 3 on offer."""
            self.gone: tuple[int, ...] = ()
            """Cards out of the game that everybody saw; their order means nothing."""
            self.buried: tuple[int, ...] = ()
            """Cards left in the decks of past eras."""
            self.laps: tuple[int, ...] = ()
            """By card: in which reshuffling it last went back into the deck, 0 for none; empty before the first. All
            saw the discard pile that became the deck, so its cards differ from the older ones in hands."""
            self.lap = 0
            """How often a deck was made anew: the highest of `laps`."""
            self.blue: tuple[int, ...] = ()
            """Blue metropolis tiles left, the next one last."""
            self.contracts: tuple[int, ...] = ()
            self.tunnels = 0
            self.white = 0
            self.purple = 0
            self.stock = EVERYTHING
            """What is in the supply, as bits to cut `Works.room` with (`count_stock`)."""
            self.clone = 0
            """The cloning tile: 0 not in the game, 1 on the board, 2 taken in this round."""
            self.era = 1
            self.round = 1
            self.turn = 0
            """How many turns of the round are over."""
            self.phase = 0
            """0 first hand, 1 turns, 2 production, 3 a new era's hand, 4 over."""
            self.slot = -1
            """The slot of this turn, -1 before it is chosen."""
            self.card = 0
            """The card of this turn, while it is neither laid nor discarded."""
            self.dug = 0
            """Tunnels built in this turn."""
            self.once: tuple[int, ...] = ()
            """Once-per-turn cards used in this turn."""
            self.neutral: tuple[int, ...] = ()
            """Slots under the three neutral tiles (solo)."""
            self.fourth = 0
            self.tight = False
            """Whether moves must leave the slot of this turn possible (UC-SLT-05)."""
        else:
            self.agenda = like.agenda.copy()
            self.free = like.free
            self.revealed = like.revealed
            self.row = like.row
            self.gone = like.gone
            self.buried = like.buried
            self.laps = like.laps
            self.lap = like.lap
            self.blue = like.blue
            self.contracts = like.contracts
            self.tunnels = like.tunnels
            self.white = like.white
            self.purple = like.purple
            self.stock = like.stock
            self.clone = like.clone
            self.era = like.era
            self.round = like.round
            self.turn = like.turn
            self.phase = like.phase
            self.slot = like.slot
            self.card = like.card
            self.dug = like.dug
            self.once = like.once
            self.neutral = like.neutral
            self.fourth = like.fourth
            self.tight = like.tight

    def copy(self) -> "Underwater":
        twin = self._twin([nation.copy() for nation in self.nations])
        twin.slots = self.slots.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.special = self.special.copy()
        twin.special_known = self.special_known.copy()
        return twin

    def trial(self, seat: int) -> "Underwater":
        """A copy to look ahead of one player's own choices on. The rest is shared: nothing is drawn or discarded there,
        and what is changed all the same is replaced."""
        nations = self.nations.copy()
        nations[seat] = nations[seat].copy()
        twin = self._twin(nations)
        twin.dry = True
        return twin

    def _twin(self, nations: list[Nation]) -> "Underwater":
        return Underwater(
            self.seats, self.rng, self.side, self.board_kind, nations, self.order, self.ranking, self.slots, self.deck,
            self.discard, self.special, self.special_known, self,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.rng, self.side, self.board_kind, tuple(nation.key() for nation in self.nations), self.order,
            self.ranking, tuple(self.slots), tuple(self.deck), tuple(sorted(self.discard)), tuple(self.special),
            tuple(self.special_known), self.row, tuple(sorted(self.gone)), self.buried, self.laps, self.blue,
            self.contracts, self.tunnels, self.white, self.purple, self.clone, self.era, self.round, self.turn,
            self.phase, self.slot, self.card, self.dug, self.once, self.neutral, self.fourth, self.tight,
            steps_key(self.agenda),
        )  # fmt: skip

    def save(self) -> dict[str, object]:
        return {
            "rng": str(self.rng),
            "revealed": self.revealed,
            "boards": self.board_kind,
            "nations": [nation.save() for nation in self.nations],
            "order": list(self.order),
            "ranking": list(self.ranking),
            "slots": self.slots.copy(),
            "deck": self.deck.copy(),
            "discard": sorted(self.discard),
            "special": self.special.copy(),
            "special_known": self.special_known.copy(),
            "row": list(self.row),
            "gone": sorted(self.gone),
            "buried": list(self.buried),
            "laps": list(self.laps),
            "blue": list(self.blue),
            "contracts": list(self.contracts),
            "tunnels": self.tunnels,
            "white": self.white,
            "purple": self.purple,
            "clone": self.clone,
            "era": self.era,
            "round": self.round,
            "turn": self.turn,
            "phase": self.phase,
            "slot": self.slot,
            "card": self.card,
            "dug": self.dug,
            "once": list(self.once),
            "neutral": list(self.neutral),
            "fourth": self.fourth,
            "tight": self.tight,
            "agenda": save_steps(self.agenda),
        }

    def mask(self, seat: int) -> "Underwater":
        """Hidden are decks, tiles to come and what others hold (see `back`)."""
        known = self.copy()
        known.rng = 0
        # A deck is always of one back: it was shuffled as a whole.
        known.deck = [back(self.deck[0], self.laps)] * len(self.deck) if self.deck else []
        known.buried = backs(self.buried, (), self.laps)
        known.blue = (-1,) * len(self.blue)
        known.special = [
            card if (seat >= 0 and seen >> seat & 1) or seen == EVERYBODY else -SPECIAL_BACK
            for card, seen in zip(self.special, self.special_known)
        ]
        for other, nation in enumerate(known.nations):
            if other != seat:
                # What others put away in their lanes shows only when all have chosen.
                nation.hand = list(backs((*nation.hand, *nation.put), nation.shown, self.laps))
                nation.put = ()
                nation.drawn = backs(nation.drawn, (), self.laps)
        return known


EVERY_SLOT: Final = (1 << 16) - 1


def note_tiles(s: Underwater) -> None:
    """Note from the tiles on the slots which are free, and where each player has one."""
    s.free = sum(1 << slot for slot, tiles in enumerate(s.slots) if not tiles)
    for seat, nation in enumerate(s.nations):
        nation.tiled = sum(1 << slot for slot, tiles in enumerate(s.slots) if tiles >> seat & 1)


EVERYTHING: Final = (1 << 24) - 1


def count_stock(s: Underwater) -> None:
    """Note which kinds are left: tunnels and domes are limited, buildings are not (UC-SUP-04 to UC-SUP-08)."""
    gone = 0
    for kind, left in ((3, s.tunnels), (4, s.white), (5, s.purple)):
        if left <= 0:
            gone |= 1 << kind | 1 << kind + DEAR_ROOM
    s.stock = EVERYTHING & ~gone


EVERYBODY: Final = 15
"""All seats, as bits."""


SPECIAL_BACK: Final = 4
"""The back of special cards, after those of the three eras."""


def back(card: int, laps: tuple[int, ...]) -> int:
    """What is known of a hidden card, below 0: the era on its back (special: 4), and out of which deck it came."""
    if card < 0:
        return card
    return -CARD_ERA[card] - SPECIAL_BACK * laps[card] if laps and card < len(laps) else -CARD_ERA[card]


def era_of_back(number: int) -> int:
    """The era that a back shows; 4 for a special card."""
    return (-number - 1) % SPECIAL_BACK + 1


def backs(cards: tuple[int, ...], shown: tuple[int, ...], laps: tuple[int, ...]) -> tuple[int, ...]:
    """Cards as others see them: backs, except those seen when they were taken."""
    return tuple(sorted(card if card in shown else back(card, laps) for card in cards))


def log(s: Underwater, *event: Any) -> None:
    """Note an event in places that are not hot."""
    if s.events is not None:
        s.events.append(event)
