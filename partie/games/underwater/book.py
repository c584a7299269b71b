"""What effects ask of this game: gaining, paying, drawing and discarding, triggers; and every effect by its number.

The trees themselves lie above: `trees.py` numbers them here when the game is loaded.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Final

from partie.euro import decks, effects
from partie.euro.amounts import Amount, Gift
from partie.euro.effects import Ask, Asking, Opening, OpenParts, Part, Table
from partie.euro.sets import only
from partie.kernel.engine.step import AnyStep, Move, Price, Ranges

from .components.terms import GAINS, GOODS, RESOURCES, SEATS, SLOT_GIVES
from .moves import ANSWERS, BUILD, BUILD_PURPLE, MOMENTS, MOST_PARTS, ONCE, ONCES
from .state.made import Underwater

FROM_SLOT: Final = 2
"""Flag of the effect of a slot itself (UC-GLO-34)."""
FLAGS: Final = range(8)
"""With those of every effect: MUST, FROM_SLOT and CHOSEN in any combination."""
FIRST_HAND_PHASE: Final = 0
PLAYING: Final = 1
PRODUCTION_PHASE: Final = 2
NEW_ERA: Final = 3
OVER: Final = 4
"""Phases of a game, as `phase` of the state counts them."""
RULES: Final = {
    "must": "UC-SLT-05",
    "chosen": "UC-TIM-01",
    "choose": "UC-ICO-01",
    "pay": "UC-GLO-07",
    "exchange": "UC-GLO-09",
    "gain-different": "UC-S12-01",
    "build-and-upgrade": "UC-TIM-03",
}
"""By key of a node that games share: the rule by which it refuses."""


class CitiesTable(Table[Underwater]):
    """Underwater Cities as effects see it."""

    def __init__(self) -> None:
        super().__init__(GOODS, ANSWERS, RULES, GAINS, MOMENTS)
        self.effects: list[Part[Underwater]] = []
        """By card."""
        self.slots: list[list[Part[Underwater]]] = []
        """By side (0: one and two players, 1: three and four) and slot."""
        self.instant: list[Part[Underwater] | None] = []
        """By metropolis tile; so the two below."""
        self.production: list[Part[Underwater] | None] = []
        self.end: list[Part[Underwater] | None] = []
        self.minds_own_use: set[int] = set()
        """Action cards whose effect looks at used or ready cards, and so at itself."""
        self.once_effects: dict[int, Part[Underwater]] = {}
        """By card that has one: its ability of each turn."""
        self.eras: list[int] = []
        """By card: 1 to 3, 4 for special cards, 5 for assistants."""
        self.costs: list[int] = []
        """By card: what it costs, if it is a special one."""
        self.site_step: Part[Underwater] | None = None
        """The Federation step that a site allows (UC-BON-02)."""

    def goods(self, s: Underwater, seat: int) -> Amount:
        return s.nations[seat].goods

    def pay(self, s: Underwater, seat: int, price: Amount) -> None:
        nation = s.nations[seat]
        nation.goods = nation.goods - price

    def gain(self, s: Underwater, seat: int, gift: Gift, flags: int = 0) -> None:
        """Take resources and points from the supply (UC-RES-01, UC-RES-02)."""
        nation = s.nations[seat]
        nation.goods = nation.goods + gift.goods
        nation.points += gift.points
        if s.events is not None and gift:
            s.events.append(("gained", seat, *gift.told))
        if flags & FROM_SLOT and nation.tableau.on[SLOT_GIVES]:
            for resource, number in enumerate(gift.goods):
                if number:
                    fire(s, seat, SLOT_GIVES, resource)

    def draw(self, s: Underwater, seat: int, count: int) -> None:
        draw_cards(s, seat, count)

    def waiting(self, s: Underwater) -> tuple[int, ...]:
        return s.waiting

    def wait(self, s: Underwater, waiting: tuple[int, ...]) -> None:
        s.waiting = waiting

    def new_opening(self, seat: int, flags: int, entries: tuple[int, ...]) -> AnyStep:
        return CitiesOpening(seat, flags, entries)

    def new_asking(self, seat: int, flags: int, focus: int, entries: tuple[int, ...]) -> AnyStep:
        return CitiesAsk(seat, flags, focus, entries)

    def triggered(self, s: Underwater, seat: int, node: Part[Underwater]) -> None:
        if s.events is not None:
            s.events.append(("triggered", seat, node.nid // effects.NODES_A_SOURCE))

    # Once-per-turn abilities may be used whenever the player is asked in the own turn (UC-GLO-19)

    def is_aside(self, move: Move) -> bool:
        return move[0] == ONCE

    def aside(self, s: Underwater, seat: int) -> list[Move]:
        cards = s.nations[seat].tableau.once
        if not cards:
            return []
        return [ONCES[card] for card in cards if self.why_not_aside(s, seat, ONCES[card]) is None]

    def why_not_aside(self, s: Underwater, seat: int, move: Move) -> str | None:
        card = move[1]
        if s.phase == PRODUCTION_PHASE or card not in s.nations[seat].tableau.once or card in s.once:
            return "UC-GLO-19"
        return None if self.once_effects[card].can(s, seat, s.nations[seat].goods) else "UC-GLO-19"

    def do_aside(self, s: Underwater, seat: int, move: Move) -> None:
        s.once = (*s.once, move[1])
        self.once_effects[move[1]].begin(s, seat, 0)


TABLE: Final = CitiesTable()


class CitiesOpening(Opening):
    """Opens an effect, or goes on with what is left of one (UC-TIM-01)."""

    ranges: ClassVar[Ranges] = (FLAGS, OpenParts(TABLE))

    def table(self) -> Table[Any]:
        return TABLE


class CitiesAsk(Ask):
    """Which part of an effect next, or done; or how to do the part that is left (UC-TIM-01)."""

    ranges: ClassVar[Ranges] = (FLAGS, range(-1, MOST_PARTS), OpenParts(TABLE))

    def table(self) -> Table[Any]:
        return TABLE

    def price(self, s: Underwater, move: Move) -> Price:
        node = self.node()
        if node is None or not BUILD <= move[0] <= BUILD_PURPLE:
            return ()
        return priced(node.price_of(s, self.seat, move)) if isinstance(node, Priced) else ()


class Priced(Asking[Underwater]):
    """A node whose moves have a price."""

    @abstractmethod
    def price_of(self, s: Underwater, seat: int, move: Move) -> Amount: ...


def priced(cost: Amount) -> Price:
    """A cost in parts, by name."""
    return tuple([(name, number) for name, number in zip(RESOURCES, cost) if number])


def with_goods(s: Underwater, seat: int, goods: Amount) -> Underwater:
    """A copy to look ahead on, in which a player has these goods."""
    after = s.trial(seat)
    after.nations[seat].goods = goods
    return after


def flush(s: Underwater, seat: int) -> None:
    """Triggered effects that ask come next (UC-TIM-06)."""
    if s.waiting:
        effects.flush(TABLE, s, seat)


def fire(s: Underwater, seat: int, event: int, of: int) -> None:
    """An event of the own turn happens: what waits for it is done at once, or asked next (UC-TIM-06)."""
    triggers = s.nations[seat].tableau.on[event]
    if triggers:
        effects.fire(TABLE, s, seat, triggers, of)


def carry_out(s: Underwater, seat: int, effect: Part[Underwater]) -> None:
    """What is triggered by something else than a card: given at once, or asked next."""
    if effect.sure:
        effect.give(s, seat)
    else:
        s.waiting = (*s.waiting, effect.nid)


# Cards


def draw_cards(s: Underwater, seat: int, count: int) -> None:
    """Draw era cards into the hand (UC-RES-03); in production they are owed until its end (UC-PRO-01)."""
    nation = s.nations[seat]
    if s.phase == PRODUCTION_PHASE or s.dry:
        nation.owed += count
        return
    while count and (s.deck or reshuffle(s)):
        count -= 1
        card = decks.draw(s, s.deck, ALONE[seat])
        if s.events is not None:
            s.events.append(("drew", seat, card))
        decks.put_in(nation.hand, card)


def reshuffle(s: Underwater) -> bool:
    """An empty deck is made anew from the discard pile (UC-SUP-09); whether there was one."""
    if not s.discard:
        return False
    s.deck = decks.fresh_from(s, s.discard)
    s.discard = []
    laps = list(s.laps) or [0] * len(TABLE.eras)
    lap = 1 + max(laps)
    for card in s.deck:
        laps[card] = lap
    s.laps = tuple(laps)
    if s.events is not None:
        s.events.append(("reshuffled", len(s.deck)))
    return True


SPECIAL_ERA: Final = 4
"""The back of special cards, after those of the three eras."""
DEAR: Final = 3
"""Special cards of so many credits leave the game when they are discarded."""
EVERYBODY: Final = 15
"""All seats, as a set."""
ALONE: Final = [only(seat) for seat in SEATS]
"""Each seat alone, as a set."""


def discard_card(s: Underwater, card: int) -> None:
    """Where a discarded card goes: by its era (UC-LIM-07, UC-EOE-07), special cards by cost (UC-SPE-07, UC-SPE-11)."""
    if s.dry:
        # Nothing that is looked ahead at asks where it went.
        return
    era = TABLE.eras[card]
    if era == s.era:
        s.discard.append(card)
    elif era == SPECIAL_ERA and TABLE.costs[card] < DEAR:
        s.special = (card, *s.special)
        s.special_known = (EVERYBODY, *s.special_known)
        if len(s.special) == 1:
            s.revealed += 1
    else:
        s.gone += (card,)
    if s.events is not None:
        s.events.append(("discarded", card))
