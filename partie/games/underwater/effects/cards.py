"""Effects with cards, slots, tiles and the Federation track."""

from typing import ClassVar

from partie.euro.amounts import MUCH, NOTHING, Amount, together
from partie.euro.decks import with_card, without
from partie.euro.effects import MUST, Node, Sign, walk
from partie.euro.sets import has
from partie.kernel.step import Move

from .. import moves as m
from ..board.boards import A_SITE
from ..board.components import UPGRADED
from ..moves import not_now
from ..rules.federation import climb
from ..rules.special_cards import draw_to_choose, take, take_metropolis
from ..state.made import Underwater
from ..table import FROM_SLOT, TABLE, fire
from ..terms import (
    COLOURED_SLOTS,
    FREE_SLOT,
    KIND_SETS,
    OTHERS_SLOT,
    STRUCTURE,
    USED_SLOT,
    USES_ACTION,
    USES_SLOT,
    kinds_in,
)
from .building import Building


class Advance(Node[Underwater]):
    """Move up to so many spaces on the Federation track (UC-FED-01)."""

    __slots__ = ("spaces",)

    key: ClassVar[str] = "advance"
    sort: ClassVar[str] = "amount"

    def __init__(self, spaces: int) -> None:
        super().__init__()
        self.spaces = spaces

    def tells(self) -> dict[str, int]:
        return {"count": self.spaces}

    def signs(self) -> list[Sign]:
        return [("federation", self.spaces)]

    def is_always(self) -> bool:
        return True

    def brings(self) -> Amount:
        return A_SITE * self.spaces

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return m.ADVANCES[1 : self.spaces + 1]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        return None if move[0] == m.ADVANCE and 1 <= move[1] <= self.spaces else not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        climb(s, seat, move[1])


class Counted(Node[Underwater]):
    """Something that may be done up to so many times."""

    __slots__ = ("count",)

    sort: ClassVar[str] = "card"

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count = count

    def tells(self) -> dict[str, int]:
        return {"count": self.count}

    def units(self) -> int:
        return self.count


class UseAction(Counted):
    """Use up to so many ready action cards (UC-ACT-01, UC-ACT-02, UC-ACT-08, UC-ACT-09)."""

    key: ClassVar[str] = "use-action"

    def signs(self) -> list[Sign]:
        return [("use",), ("action-card", self.count)]

    def brings_now(self, s: Underwater, seat: int) -> Amount:
        """What all ready action cards could bring, unless one of them makes more of the others."""
        nation = s.nations[seat]
        ready = [card for card in nation.tableau.actions if card not in nation.used]
        builders = 0
        for card in ready:
            for node in walk(TABLE.effects[card]):
                if isinstance(node, (UseAction, Ready, UseSlot)):
                    return MUCH
                builders += isinstance(node, Building)
        if builders > 1:
            return MUCH
        return together([TABLE.effects[card].brings_now(s, seat) for card in ready])

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        """With one of the cards that are ready now."""
        nation = s.nations[seat]
        ready = [card for card in nation.tableau.actions if card not in nation.used]
        return any(TABLE.effects[card].could(s, seat, most, opened) for card in ready)

    def can(self, s: Underwater, seat: int) -> bool:
        nation = s.nations[seat]
        # The assistant, which can always be used, is the last.
        for card in reversed(nation.tableau.actions):
            if card not in nation.used and usable(s, seat, card):
                return True
        return False

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        nation = s.nations[seat]
        return [
            m.USES[card]
            for card in nation.tableau.actions
            if card not in nation.used and usable(s, seat, card)
        ]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != m.USE:
            return not_now(move)
        nation, card = s.nations[seat], move[1]
        if card not in nation.tableau.actions:
            return "UC-ACT-01"
        if card in nation.used:
            return "UC-ACT-05"
        return None if usable(s, seat, card) else "UC-ACT-10"

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        use_action(s, seat, move[1], flags & MUST)


def usable(s: Underwater, seat: int, card: int) -> bool:
    """Whether a part of a ready action card can be done; its own use does not count for that (UC-ACT-04, UC-ACT-10)."""
    effect = TABLE.effects[card]
    if effect.always or card not in TABLE.minds_own_use:
        return effect.can(s, seat)
    after = s.trial(seat)
    nation = after.nations[seat]
    nation.used = with_card(nation.used, card)
    return effect.can(after, seat)


def use_action(s: Underwater, seat: int, card: int, must: int) -> None:
    """Turn an action card and do what one likes of its effect (UC-ACT-05, UC-SLT-10).

    Where it is all that is done of a slot so far, at least a part of it (UC-SLT-05).
    """
    nation = s.nations[seat]
    nation.used = with_card(nation.used, card)
    if s.events is not None:
        s.events.append(("used", seat, card))
    TABLE.push(s, seat, TABLE.effects[card], must)
    fire(s, seat, USES_ACTION, 0)


class Ready(Counted):
    """Turn up to so many used action cards back (UC-ACT-07)."""

    key: ClassVar[str] = "ready"

    def signs(self) -> list[Sign]:
        return [("ready",), ("action-card", self.count)]

    def brings(self) -> Amount:
        return NOTHING

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [m.READIES[card] for card in s.nations[seat].used]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        return None if move[0] == m.READY and move[1] in s.nations[seat].used else not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        nation = s.nations[seat]
        nation.used = without(nation.used, move[1])


class TakeSpecial(Counted):
    """Take so many special cards, each by one of the three ways (UC-GSP-01)."""

    key: ClassVar[str] = "take-special"

    def signs(self) -> list[Sign]:
        return [("take",), ("special", self.count)]

    def brings(self) -> Amount:
        return NOTHING

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return self.can(s, seat)

    def can(self, s: Underwater, seat: int) -> bool:
        return bool(s.row) or bool(s.special)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        found = [m.SPECIALS[card] for card in s.row]
        return [*found, m.TOP, m.SEARCH] if s.special else found

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] == m.SPECIAL:
            return None if move[1] in s.row else "UC-GSP-02"
        if move[0] == m.SPECIAL_TOP or move[0] == m.SPECIAL_SEARCH:
            return None if s.special else "UC-GSP-06"
        return not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        take(s, seat, move)


class UseSlot(Node[Underwater]):
    """Perform the effect of a further coloured slot, without tile and card (UC-GLO-20, UC-CRD-03)."""

    __slots__ = ("where",)

    key: ClassVar[str] = "use-slot"

    def __init__(self, where: int) -> None:
        super().__init__()
        self.where = where

    def can(self, s: Underwater, seat: int) -> bool:
        for slot in COLOURED_SLOTS:
            if self._fits(s, seat, slot) and can_use_slot(s, seat, slot):
                return True
        return False

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [
            m.PERFORMS[slot]
            for slot in COLOURED_SLOTS
            if self._fits(s, seat, slot) and can_use_slot(s, seat, slot)
        ]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != m.PERFORM:
            return not_now(move)
        slot = move[1]
        if slot not in COLOURED_SLOTS:
            return "UC-AVS-04"
        if self._fits(s, seat, slot):
            return None if can_use_slot(s, seat, slot) else "UC-SLT-05"
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
        TABLE.push(s, seat, TABLE.slots[s.side][slot], MUST | FROM_SLOT)
        fire(s, seat, USES_SLOT, slot)


def can_use_slot(s: Underwater, seat: int, slot: int) -> bool:
    """Whether a part of a slot can be done, with what its use itself brings for sure (UC-SLT-05, UC-GLO-28)."""
    effect = TABLE.slots[s.side][slot]
    if effect.always or effect.can(s, seat):
        return True
    rewards = [each for each in s.nations[seat].tableau.on[USES_SLOT] if each.fits(slot) and each.then.sure]
    if not rewards:
        return False
    after = s.trial(seat)
    for each in rewards:
        each.then.give(after, seat)
    return effect.can(after, seat)


class CopyYield(Node[Underwater]):
    """Gain what one upgraded structure at a connected city makes by itself (UC-GLO-24)."""

    __slots__ = ("what",)

    key: ClassVar[str] = "copy-yield"

    def brings(self) -> Amount:
        return together([UPGRADED[kind].goods for kind in kinds_in(self.what)])

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def _has(self, s: Underwater, seat: int, kind: int) -> bool:
        return s.nations[seat].works.counts().of(kind, upgraded=True, at_city=True) > 0

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [m.COPIES[kind] for kind in kinds_in(self.what) if self._has(s, seat, kind)]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != m.COPY or not self.what & KIND_SETS[move[1]] & STRUCTURE:
            return not_now(move)
        return None if self._has(s, seat, move[1]) else not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        TABLE.gain(s, seat, UPGRADED[move[1]])


class DrawChoose(Node[Underwater]):
    """Draw `draw` era cards, keep `keep` of them and discard the others."""

    __slots__ = ("draw", "keep")

    key: ClassVar[str] = "draw-choose"
    at_once: ClassVar[bool] = True

    def __init__(self, draw: int, keep: int) -> None:
        super().__init__()
        self.draw = draw
        self.keep = keep

    def tells(self) -> dict[str, int]:
        return {"count": self.draw, "keep": self.keep}

    def signs(self) -> list[Sign]:
        return [("draw",), ("card", self.draw), ("keep",), ("card", self.keep)]

    def brings(self) -> Amount:
        return NOTHING

    def can(self, s: Underwater, seat: int) -> bool:
        return bool(s.deck) or bool(s.discard)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [m.DRAWING] if self.can(s, seat) else []

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        return None if move[0] == m.DRAW and self.can(s, seat) else not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        draw_to_choose(s, seat, self.draw, self.keep)


class TakeMetropolis(Node[Underwater]):
    """Gain the next blue metropolis tile; it counts as connected at once (UC-MTO-01)."""

    key: ClassVar[str] = "take-metropolis"
    at_once: ClassVar[bool] = True

    def signs(self) -> list[Sign]:
        return [("take",), ("metropolis", 1, "blue")]

    def brings(self) -> Amount:
        """Nothing that anybody could count on: the tile is not known before."""
        return NOTHING

    def can(self, s: Underwater, seat: int) -> bool:
        return bool(s.blue)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [m.DRAWING] if s.blue else []

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        return None if move[0] == m.DRAW and s.blue else not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        take_metropolis(s, seat)
