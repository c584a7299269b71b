"""A player's turn, steps 1 to 4: from moving the old tile to the bonus action (SY-TRN-01)."""

from typing import ClassVar, Final

from partie.kernel.engine.state import log, step_of
from partie.kernel.engine.step import AutoStep, Move, Obligation, Price, Step

from ..components import (
    ACTIONS,
    BONUS_PRICE,
    BUILD_SHIPS,
    COUNTS,
    EXCHANGE,
    HIRE_EMPLOYEES,
    SUBSIDY,
    TEETH,
)
from ..moves import (
    ACTION,
    ACTION_MOVES,
    BONUS,
    BONUS_MOVES,
    DONE,
    FINISHED,
    MAIN,
    MAIN_FIRST,
    SELL,
    TRADE,
)
from ..state import Harbour, cubes_on, first_turns, occupied
from . import actions
from .launching import SETTING_SAIL
from .refusing import no_bonus_at_all, not_now


def move_to_front(s: Harbour, tile: int) -> None:
    """A tile becomes the leading one and turns the gear by a tooth, also if it led already (SY-MOV-02 to SY-MOV-05)."""
    s.row.remove(tile)
    s.row.insert(0, tile)
    s.gear = (s.gear + 1) % TEETH
    if not s.gear:
        s.dropped = True
        log(s, "cube-dropped")


def begin(s: Harbour, seat: int) -> None:
    """Step 1: the cube comes back, its tile goes to the front (SY-FLW-04, SY-FLW-10, SY-MOV-01). Skipped in the first
    turns (SY-TRN-02, SY-FST-01, SY-FST-09, SY-TWO-05, SY-TWO-07); then the player chooses a tile (SY-FLW-03)."""
    player = s.players[seat]
    log(s, "turn", seat)
    if s.turn >= first_turns(s):
        if COUNTS[s.seats].own_cubes > 1:
            # The tile with two cubes; one of them goes to the tile of the previous turn (SY-MOV-06, SY-MOV-07).
            tile, player.previous = player.previous, player.current
        else:
            tile = player.current
        player.current = -1
        log(s, "tile-moved", seat, tile)
        move_to_front(s, tile)
    s.agenda.append(CHOOSING[seat])


def income(s: Harbour, tile: int) -> int:
    """A guilder for each occupied tile ahead, nearer to the gear (SY-INC-01 to SY-INC-06). So the starting player gets
    none in the first turn (SY-FST-02 to SY-FST-04, SY-FST-07, SY-FST-08, SY-TWO-04, SY-TWO-06, SY-TWO-08)."""
    cubes = cubes_on(s)
    return sum([1 for other in s.row[: s.row.index(tile)] if other in cubes])


def not_free(s: Harbour, tile: int) -> str | None:
    """The rule that keeps a tile from being chosen, whoever asks."""
    if tile not in s.row:
        return "SY-SET-15"
    if tile == s.row[0] and s.turn >= first_turns(s):
        return "SY-SEL-01"
    return "SY-SEL-02" if occupied(s, tile) else None


def not_able(s: Harbour, seat: int, tile: int) -> str | None:
    """The rule that keeps a player from performing the action of a free tile, with its coins and income."""
    money = 0
    if tile == BUILD_SHIPS or tile == HIRE_EMPLOYEES:
        # No other action needs any.
        money = s.players[seat].guilders + s.coins[tile] + income(s, tile)
    return actions.cannot(s, seat, tile, money)


def free_tiles(s: Harbour) -> list[int]:
    """The tiles that may be chosen, in the order of the row."""
    leading = s.row[0] if s.turn >= first_turns(s) else -1
    cubes = cubes_on(s)
    return [tile for tile in s.row if tile != leading and tile not in cubes]


class ChooseAction(Step[Harbour]):
    """Step 2: a free tile that does not lead, with an action the player can perform (SY-SEL-01 to SY-SEL-06).

    The cube marks it, coins on it go to the player (SY-SEL-04, SY-SEL-05); first turns go on like any other (SY-FST-05,
    SY-FST-06, SY-TWO-09).

    Should no free tile have such an action, any free tile may be chosen, for its income alone (docs/rulings.md).
    """

    name: ClassVar[str] = "choose-action"

    def moves(self, s: Harbour) -> list[Move]:
        free = free_tiles(s)
        able = [tile for tile in free if not_able(s, self.seat, tile) is None]
        return [ACTION_MOVES[tile] for tile in able or free]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != ACTION:
            return not_now(s, self.seat, move)
        rule = not_free(s, move[1])
        if rule is not None:
            return rule
        rule = not_able(s, self.seat, move[1])
        if rule is None or self._stuck(s):
            return None
        return rule

    def _stuck(self, s: Harbour) -> bool:
        return not any(not_able(s, self.seat, tile) is None for tile in free_tiles(s))

    def apply(self, s: Harbour, move: Move) -> None:
        seat, tile = self.seat, move[1]
        player = s.players[seat]
        s.agenda[-1] = SETTING_SAIL[seat]
        earned = income(s, tile)
        able = not_able(s, seat, tile) is None
        s.main = tile
        s.bonus = False
        if COUNTS[s.seats].own_cubes > 1 and player.previous < 0:
            # Two players: the first choice gets two cubes (SY-TWO-02, SY-TWO-03).
            player.previous = tile
        else:
            player.current = tile
        log(s, "tile-chosen", seat, tile)
        if s.coins[tile]:
            player.guilders += s.coins[tile]
            log(s, "coins-taken", seat, tile, s.coins[tile])
            s.coins[tile] = 0
        player.guilders += earned
        log(s, "income", seat, earned)
        s.agenda.append(AFTER_MAIN[seat])
        if able:
            s.agenda.append(MAIN_ACTIONS[seat])
            if bonus_moves(s, seat):
                s.agenda.append(BEFORE_MAIN[seat])

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        return "choose-action", {}


CHOOSING: Final = [ChooseAction(seat) for seat in range(4)]


def no_bonus(s: Harbour, seat: int, tile: int) -> str | None:
    """The rule that forbids a bonus action (SY-ACT-02 to SY-ACT-07, SY-ACT-11 to SY-ACT-13)."""
    rule = no_bonus_at_all(s, seat)
    if rule is not None:
        return rule
    if tile == s.main:
        return "SY-ACT-04"
    return actions.cannot(s, seat, tile, s.players[seat].guilders - BONUS_PRICE)


def bonus_moves(s: Harbour, seat: int) -> list[Move]:
    """The bonus actions that can be bought now."""
    if no_bonus_at_all(s, seat) is not None:
        return []
    return [BONUS_MOVES[tile] for tile in range(len(ACTIONS)) if no_bonus(s, seat, tile) is None]


def buy_bonus(s: Harbour, seat: int, tile: int) -> None:
    """Pay first, then perform (SY-ACT-03, SY-ACT-09)."""
    s.bonus = True
    s.players[seat].guilders -= BONUS_PRICE
    log(s, "bonus", seat, tile, BONUS_PRICE)
    actions.start(s, seat, tile)


class BeforeMain(Step[Harbour]):
    """The bonus action may come before the main action (SY-ACT-08)."""

    name: ClassVar[str] = "before-main"

    def moves(self, s: Harbour) -> list[Move]:
        return [MAIN_FIRST, *bonus_moves(s, self.seat)]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] == MAIN:
            return None
        if move[0] == BONUS:
            return no_bonus(s, self.seat, move[1])
        return "SY-ACT-01" if move[0] == DONE else not_now(s, self.seat, move)

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        if move[0] == BONUS:
            buy_bonus(s, self.seat, move[1])

    def price(self, s: Harbour, move: Move) -> Price:
        return (("guilders", BONUS_PRICE),) if move[0] == BONUS else ()

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        return "before-main", {"action": s.main}


BEFORE_MAIN: Final = [BeforeMain(seat) for seat in range(4)]


class MainAction(Obligation[Harbour]):
    """The chosen action must be performed (SY-ACT-01): a bonus action before it may not make it impossible."""

    name: ClassVar[str] = "main-action"
    must: ClassVar[str] = "SY-ACT-01"

    def met(self, s: Harbour) -> bool:
        return actions.cannot(s, self.seat, s.main, s.players[self.seat].guilders) is None

    def possible(self, s: Harbour, seat: int, move: Move) -> bool | None:
        """Only building and hiring can be spoilt, by spending the money they need. Only the exchange and the subsidy
        bring money, so with any other bonus action what is left after a move must suffice."""
        if s.main not in (BUILD_SHIPS, HIRE_EMPLOYEES):
            return True
        step = step_of(s, seat)
        assert step is not None
        left = s.players[seat].guilders - sum([amount for _, amount in step.price(s, move)])
        needed = actions.least_money(s, seat, s.main)
        if move[0] == BONUS:
            if move[1] in (EXCHANGE, SUBSIDY):
                return True if left >= needed else None
            left -= actions.least_money(s, seat, move[1])
        elif move[0] in (SELL, TRADE) and left < needed:
            return None
        return left >= needed

    def act(self, s: Harbour) -> None:
        actions.start(s, self.seat, s.main)


MAIN_ACTIONS: Final = [MainAction(seat) for seat in range(4)]


class AfterMain(AutoStep[Harbour]):
    """The bonus action may come after the main action and be paid with what that earned (SY-ACT-10)."""

    name: ClassVar[str] = "after-main"

    def act(self, s: Harbour) -> None:
        if bonus_moves(s, self.seat):
            s.agenda.append(OFFERING_BONUS[self.seat])


AFTER_MAIN: Final = [AfterMain(seat) for seat in range(4)]


class OfferBonus(Step[Harbour]):
    """Buy a bonus action, or go on (SY-TRN-03)."""

    name: ClassVar[str] = "offer-bonus"

    def moves(self, s: Harbour) -> list[Move]:
        return [FINISHED, *bonus_moves(s, self.seat)]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] == DONE:
            return None
        return no_bonus(s, self.seat, move[1]) if move[0] == BONUS else not_now(s, self.seat, move)

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        if move[0] == BONUS:
            buy_bonus(s, self.seat, move[1])

    def price(self, s: Harbour, move: Move) -> Price:
        return (("guilders", BONUS_PRICE),) if move[0] == BONUS else ()


OFFERING_BONUS: Final = [OfferBonus(seat) for seat in range(4)]
