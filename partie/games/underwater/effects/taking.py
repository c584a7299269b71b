"""Effects that take cards, tiles and yields, and climb the Federation track."""

from typing import ClassVar

from partie.euro.amounts import NOTHING, Amount, best_of
from partie.euro.effects import Asking, Part, Prices
from partie.euro.effects.words import Clause, Line, Say
from partie.kernel.engine.step import Move

from .. import moves as m
from ..book import TABLE
from ..components import UPGRADED
from ..components.boards import A_SITE
from ..components.terms import KIND_SETS, STRUCTURE, kinds_in
from ..moves import not_now
from ..rules.federation import STEP_BRINGS, climb
from ..rules.special_cards import draw_to_choose, take, take_metropolis
from ..state.made import Underwater
from .things import ANYTHING, Form, Noun, things
from .using import Counted
from .worth import of_cities


class Advance(Asking[Underwater]):
    """Move up to so many spaces on the Federation track (UC-FED-01)."""

    __slots__ = ("spaces",)

    key: ClassVar[str] = "advance"
    sort: ClassVar[str] = "amount"

    def __init__(self, spaces: int) -> None:
        super().__init__()
        self.spaces = spaces

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return ANYTHING

    def wants(self) -> int:
        return 0

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).advance(self)

    def words(self) -> Clause:
        return Say("effect-advance", count=self.spaces)

    def line(self) -> Line:
        return [("federation", self.spaces)]

    def is_always(self) -> bool:
        return True

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        return True

    def brings(self) -> Amount:
        return A_SITE * self.spaces

    def brings_now(self, s: Underwater, seat: int) -> Amount:
        return STEP_BRINGS[s.nations[seat].climbed] * self.spaces

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return m.ADVANCES[1 : self.spaces + 1]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        return None if move[0] == m.ADVANCE and 1 <= move[1] <= self.spaces else not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        climb(s, seat, move[1])


class TakeSpecial(Counted):
    """Take so many special cards, each by one of the three ways (UC-GSP-01)."""

    key: ClassVar[str] = "take-special"

    def gives(self) -> int:
        return ANYTHING

    def wants(self) -> int:
        return ANYTHING

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).take_special(self)

    def words(self) -> Clause:
        return Say("effect-take-special", count=self.count)

    def line(self) -> Line:
        return [("take",), ("special", self.count)]

    def rest(self, left: int) -> Part[Underwater]:
        return TakeSpecial(left)

    def brings(self) -> Amount:
        return NOTHING

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return bool(s.row) or bool(s.special)

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
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


def _one(what: int) -> Form:
    """`one upgraded farm`."""
    name = Noun("name", what)
    return Form("effect-copy-yield", "one", {"thing": name, "gender": Noun("gender", what)}, name)


class CopyYield(Asking[Underwater]):
    """Gain what one upgraded structure at a connected city makes by itself (UC-GLO-24)."""

    __slots__ = ("what",)

    key: ClassVar[str] = "copy-yield"

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def brings(self) -> Amount:
        return best_of([UPGRADED[kind].goods for kind in kinds_in(self.what)])

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return ANYTHING

    def wants(self) -> int:
        return ANYTHING

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).copy_yield(self)

    def words(self) -> Clause:
        return Say("effect-copy-yield", thing=_one(self.what))

    def line(self) -> Line:
        return [("copy",), *things(self.what, 1, "upgraded")]

    def _has(self, s: Underwater, seat: int, kind: int) -> bool:
        return s.nations[seat].player_board.counts().of(kind, upgraded=True, at_city=True) > 0

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        return any(self._has(s, seat, kind) for kind in kinds_in(self.what))

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [m.COPIES[kind] for kind in kinds_in(self.what) if self._has(s, seat, kind)]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != m.COPY or not self.what & KIND_SETS[move[1]] & STRUCTURE:
            return not_now(move)
        return None if self._has(s, seat, move[1]) else not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        TABLE.gain(s, seat, UPGRADED[move[1]])


class DrawChoose(Asking[Underwater]):
    """Draw `draw` era cards, keep `keep` of them and discard the others."""

    __slots__ = ("draw", "keep")

    key: ClassVar[str] = "draw-choose"
    at_once: ClassVar[bool] = True

    def __init__(self, draw: int, keep: int) -> None:
        super().__init__()
        self.draw = draw
        self.keep = keep

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return 0

    def wants(self) -> int:
        return ANYTHING

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).draw_choose(self)

    def words(self) -> Clause:
        return Say("effect-draw-choose", count=self.draw, keep=self.keep)

    def line(self) -> Line:
        return [("draw",), ("card", self.draw), ("keep",), ("card", self.keep)]

    def brings(self) -> Amount:
        return NOTHING

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        return bool(s.deck) or bool(s.discard)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [m.DRAWING] if s.deck or s.discard else []

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        return None if move[0] == m.DRAW and (s.deck or s.discard) else not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        draw_to_choose(s, seat, self.draw, self.keep)


class TakeMetropolis(Asking[Underwater]):
    """Gain the next blue metropolis tile; it counts as connected at once (UC-MTO-01)."""

    key: ClassVar[str] = "take-metropolis"
    at_once: ClassVar[bool] = True

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return 0

    def wants(self) -> int:
        return ANYTHING

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).take_metropolis(self)

    def words(self) -> Clause:
        return Say("effect-take-metropolis")

    def line(self) -> Line:
        return [("take",), ("metropolis", 1, "blue")]

    def brings(self) -> Amount:
        """Nothing that anybody could count on: the tile is not known before."""
        return NOTHING

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        return bool(s.blue)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [m.DRAWING] if s.blue else []

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        return None if move[0] == m.DRAW and s.blue else not_now(move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        take_metropolis(s, seat)
