"""Effects that use action cards and slots once more."""

from typing import ClassVar, Final

from partie.euro.amounts import MUCH, NOTHING, Amount, best_of, together
from partie.euro.decks import with_card, without
from partie.euro.effects import MUST, Asking, Part, Prices
from partie.euro.effects.words import Clause, Line, Say
from partie.euro.sets import has
from partie.kernel.engine.step import Move

from .. import moves as m
from ..book import FROM_SLOT, TABLE, fire, with_goods
from ..components.terms import COLOURED_SLOTS, FREE_SLOT, OTHERS_SLOT, USED_SLOT, USES_ACTION, USES_SLOT
from ..moves import not_now
from ..state.made import Underwater
from .things import ACTIONS, ANYTHING, BUILT, CITY_SITES, FURTHER, OCCUPIED, READIED, STANDING, TUNNEL_SITES
from .worth import of_cities

BUILDERS: Final[dict[int, int]] = {}
"""By action card: how many of its parts build (trees.py)."""


class Counted(Asking[Underwater]):
    """Something that may be done up to so many times."""

    __slots__ = ("count",)

    sort: ClassVar[str] = "card"

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count = count

    def units(self) -> int:
        return self.count


class UseAction(Counted):
    """Use up to so many ready action cards (UC-ACT-01, UC-ACT-02, UC-ACT-08, UC-ACT-09)."""

    key: ClassVar[str] = "use-action"

    def gives(self) -> int:
        return ANYTHING | BUILT | FURTHER | CITY_SITES | TUNNEL_SITES

    def wants(self) -> int:
        return ANYTHING | ACTIONS | READIED | STANDING | BUILT

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).use_action(self)

    def words(self) -> Clause:
        return Say("effect-use-action", count=self.count)

    def line(self) -> Line:
        return [("use",), ("action-card", self.count)]

    def brings(self) -> Amount:
        return MUCH

    def rest(self, left: int) -> Part[Underwater]:
        return UseAction(left)

    def brings_now(self, s: Underwater, seat: int) -> Amount:
        """What ready action cards could bring, unless one of them makes more of the others."""
        nation = s.nations[seat]
        ready = [card for card in nation.tableau.actions if card not in nation.used]
        builders = 0
        for card in ready:
            if TABLE.effects[card].given & FURTHER:
                return MUCH
            builders += BUILDERS[card]
        if builders > 1:
            return MUCH
        found = [TABLE.effects[card].brings_now(s, seat) for card in ready]
        return best_of(found) if self.count == 1 else together(found)

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        """With one of the cards that are ready now."""
        nation = s.nations[seat]
        ready = [card for card in nation.tableau.actions if card not in nation.used]
        return any(TABLE.effects[card].could(s, seat, most, opened) for card in ready)

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        nation = s.nations[seat]
        # The assistant, which can always be used, is the last.
        for card in reversed(nation.tableau.actions):
            if card not in nation.used and (TABLE.effects[card].always or usable(s, seat, card, goods)):
                return True
        return False

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        nation = s.nations[seat]
        return [
            m.USES[card]
            for card in nation.tableau.actions
            if card not in nation.used and usable(s, seat, card, nation.goods)
        ]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != m.USE:
            return not_now(move)
        nation, card = s.nations[seat], move[1]
        if card not in nation.tableau.actions:
            return "UC-ACT-01"
        if card in nation.used:
            return "UC-ACT-05"
        return None if usable(s, seat, card, nation.goods) else "UC-ACT-10"

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        use_action(s, seat, move[1], flags & MUST)


def usable(s: Underwater, seat: int, card: int, goods: Amount) -> bool:
    """Whether a part of a ready action card can be done; its own use does not count for that (UC-ACT-04, UC-ACT-10)."""
    effect = TABLE.effects[card]
    if effect.always or card not in TABLE.minds_own_use:
        return effect.can(s, seat, goods)
    after = s.trial(seat)
    nation = after.nations[seat]
    nation.used = with_card(nation.used, card)
    return effect.can(after, seat, goods)


def use_action(s: Underwater, seat: int, card: int, must: int) -> None:
    """Turn an action card and do what one likes of its effect (UC-ACT-05, UC-SLT-10).

    Where it is all that is done of a slot so far, at least a part of it (UC-SLT-05).
    """
    nation = s.nations[seat]
    nation.used = with_card(nation.used, card)
    if s.events is not None:
        s.events.append(("used", seat, card))
    TABLE.effects[card].begin(s, seat, must)
    fire(s, seat, USES_ACTION, 0)


class Ready(Counted):
    """Turn up to so many used action cards back (UC-ACT-07)."""

    key: ClassVar[str] = "ready"

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return READIED | FURTHER

    def wants(self) -> int:
        return ANYTHING | READIED

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).ready(self)

    def words(self) -> Clause:
        return Say("effect-ready", count=self.count)

    def line(self) -> Line:
        return [("ready",), ("action-card", self.count)]

    def rest(self, left: int) -> Part[Underwater]:
        return Ready(left)

    def brings(self) -> Amount:
        return NOTHING

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        return bool(s.nations[seat].used)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [m.READIES[card] for card in s.nations[seat].used]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        return None if move[0] == m.READY and move[1] in s.nations[seat].used else not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        nation = s.nations[seat]
        nation.used = without(nation.used, move[1])


_WHERE: Final = {FREE_SLOT: "free", OTHERS_SLOT: "others", USED_SLOT: "used"}
_MARKS: Final = {FREE_SLOT: "vacant", OTHERS_SLOT: "others", USED_SLOT: "used"}


class UseSlot(Asking[Underwater]):
    """Perform the effect of a further coloured slot, without tile and card (UC-GLO-20, UC-CRD-03)."""

    __slots__ = ("where",)

    key: ClassVar[str] = "use-slot"

    def __init__(self, where: int) -> None:
        super().__init__()
        self.where = where

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return ANYTHING | FURTHER | CITY_SITES | TUNNEL_SITES

    def wants(self) -> int:
        return ANYTHING | OCCUPIED

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).use_slot(self)

    def words(self) -> Clause:
        return Say("effect-use-slot", where=_WHERE.get(self.where, "any"))

    def line(self) -> Line:
        return [("slot", 1, _MARKS[self.where]) if self.where in _MARKS else ("slot", 1)]

    def brings(self) -> Amount:
        return MUCH

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        for slot in COLOURED_SLOTS:
            if self._fits(s, seat, slot) and can_use_slot(s, seat, slot, goods):
                return True
        return False

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        goods = s.nations[seat].goods
        return [
            m.PERFORMS[slot]
            for slot in COLOURED_SLOTS
            if self._fits(s, seat, slot) and can_use_slot(s, seat, slot, goods)
        ]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != m.PERFORM:
            return not_now(move)
        slot = move[1]
        if self._fits(s, seat, slot):
            return None if can_use_slot(s, seat, slot, s.nations[seat].goods) else "UC-SLT-05"
        tiles = s.slots[slot]
        if self.where == FREE_SLOT:
            return "UC-ICO-03"
        if self.where == USED_SLOT:
            return "UC-GLO-22" if tiles else "UC-ICO-02"
        own = has(tiles, seat) and tiles.bit_count() > 1
        return "UC-GLO-22" if s.seats == 4 and own else "UC-GLO-21"

    def _fits(self, s: Underwater, seat: int, slot: int) -> bool:
        """Whether a slot is free, occupied by others and not by the player, or just used (UC-GLO-21, UC-GLO-22,
        UC-ICO-02, UC-ICO-03)."""
        tiles = s.slots[slot]
        if not tiles:
            return self.where & FREE_SLOT > 0
        if not has(tiles, seat):
            return self.where & (OTHERS_SLOT | USED_SLOT) > 0
        return self.where & USED_SLOT > 0 and s.seats < 4

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        """Its effect, and what its use brings (UC-GLO-20, UC-GLO-28)."""
        slot = move[1]
        if s.events is not None:
            s.events.append(("slot", seat, slot))
        TABLE.slots[s.side][slot].begin(s, seat, MUST | FROM_SLOT)
        fire(s, seat, USES_SLOT, slot)


def can_use_slot(s: Underwater, seat: int, slot: int, goods: Amount) -> bool:
    """Whether a part of a slot can be done out of these goods, with what its use itself brings for sure (UC-SLT-05,
    UC-GLO-28)."""
    effect = TABLE.slots[s.side][slot]
    if effect.always or effect.can(s, seat, goods):
        return True
    waiting = s.nations[seat].tableau.on[USES_SLOT]
    if not waiting:
        return False
    rewards = [each for each in waiting if each.fits(slot) and each.then.sure]
    if not rewards:
        return False
    after = with_goods(s, seat, goods)
    for each in rewards:
        each.then.give(after, seat)
    return effect.can(after, seat, after.nations[seat].goods)
