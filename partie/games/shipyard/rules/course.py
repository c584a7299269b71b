"""The course of the game: turns, ends of rounds, contracts put away, the end (SY-FLW, SY-CTR, SY-END, SY-FIN)."""

from typing import Any, ClassVar, Final

from partie.kernel.engine.state import log, open_lanes
from partie.kernel.engine.step import COUNT, AnyStep, AutoStep, Move, Ranges, Step

from ..components import CONTRACTS, COUNTS
from ..moves import DISCARD, DISCARDS, FINAL, FINALS
from ..scoring import fleet_of
from ..state import Harbour, cycle, occupied, seat_of
from . import actions, solo, turn
from .building import LAST_CHANCE, TakePart, can_build
from .contracts import points
from .launching import SETTING_SAIL
from .refusing import not_now

NEXT_TURN: Final = 0
TURN: Final = 1
FINAL_ACTIONS: Final = 2
LAST_SHIPS: Final = 3
LAST_CONTRACTS: Final = 4
"""What `Harbour.stage` says: a turn may begin, one is being played, or one of the parts of the end."""
COLOURS: Final = ("red", "blue")


class Course(AutoStep[Harbour]):
    """Lies at the bottom of the agenda; acts whenever a turn or a part of the end is over."""

    name: ClassVar[str] = "course"
    everyone: ClassVar[bool] = True

    def act(self, s: Harbour) -> None:
        s.agenda.append(self)
        if s.stage == NEXT_TURN:
            next_turn(s)
        elif s.stage == TURN:
            end_turn(s)
        elif s.stage == FINAL_ACTIONS:
            next_final_action(s)
        elif s.stage == LAST_SHIPS:
            next_last_ship(s)
        else:
            finish(s)


COURSE: Final = Course()


def next_turn(s: Harbour) -> None:
    """The next player in clockwise order (SY-FLW-02), or the final actions (SY-END-11)."""
    if s.last and s.turn >= s.last:
        s.stage = FINAL_ACTIONS
        s.turn = s.last = 0
        log(s, "final-actions")
        return
    s.stage = TURN
    seat = seat_of(s, s.turn)
    if seat < s.seats:
        turn.begin(s, seat)
    else:
        solo.take_turn(s, seat - s.seats)


def end_turn(s: Harbour) -> None:
    """After the turn the round end is handled (SY-FLW-07), and an early end fixes the last turn (SY-FLW-12, SY-END-10,
    SY-END-18)."""
    s.stage = NEXT_TURN
    s.main = -1
    s.bonus = False
    s.turn += 1
    if s.early and not s.last:
        round_of_turns = cycle(s)
        s.last = (s.turn + round_of_turns - 1) // round_of_turns * round_of_turns
        log(s, "early-end")
    if s.dropped:
        s.dropped = False
        end_round(s)


def end_round(s: Harbour) -> None:
    """The rightmost cube leaves the round track, or there is one turn left (SY-FLW-08, SY-END-01 to SY-END-04).

    The end comes when the cube drops and no cube is left (SY-FLW-11).
    Then the coin on a free last tile (SY-FLW-09, SY-CTR-12) and the contracts (SY-CTR-01, SY-CTR-11, SY-CON-04).
    """
    number = 0
    if s.cubes:
        s.cubes -= 1
        log(s, "round-over", s.cubes)
        number = COUNTS[s.seats].discards[s.dealt].get(COUNTS[s.seats].cubes - s.cubes, 0)
    elif not s.last:
        s.last = s.turn + 1
        log(s, "last-turn")
    if not occupied(s, s.row[-1]):
        s.coins[s.row[-1]] += 1
        log(s, "coin-laid", s.row[-1])
    if number:
        ask_discards(s, number)


def held(s: Harbour, seat: int, colour: int) -> list[int]:
    """A player's contracts of a colour."""
    return [i for i in s.players[seat].contracts if i >= 0 and CONTRACTS[i].colour == COLOURS[colour]]


def ask_discards(s: Harbour, number: int) -> None:
    """Everybody puts away so many contracts of each colour at once, in secret (SY-CTR-08)."""
    stacks: list[list[AnyStep]] = [
        [DiscardContract(seat, 1, number), DiscardContract(seat, 0, number)] for seat in range(s.seats)
    ]
    open_lanes(s, stacks)


class DiscardContract(Step[Harbour]):
    """Put a contract of a colour away, face down (SY-CTR-02 to SY-CTR-08)."""

    __slots__ = ("colour", "number")

    name: ClassVar[str] = "discard-contract"
    kind: ClassVar[str] = "card"
    ranges: ClassVar[Ranges] = (range(len(COLOURS)), COUNT)

    def __init__(self, seat: int, colour: int, number: int) -> None:
        super().__init__(seat)
        self.colour = colour
        self.number = number

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.colour, self.number)

    def moves(self, s: Harbour) -> list[Move]:
        return [DISCARDS[contract] for contract in held(s, self.seat, self.colour)]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != DISCARD:
            return not_now(s, self.seat, move)
        return None if move[1] in held(s, self.seat, self.colour) else "SY-CTR-01"

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        player = s.players[self.seat]
        player.contracts = tuple([contract for contract in player.contracts if contract != move[1]])
        player.discarded = tuple(sorted((*player.discarded, move[1])))
        log(s, "discarded", self.seat, move[1])
        if self.number > 1:
            s.agenda.append(DiscardContract(self.seat, self.colour, self.number - 1))

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        return "discard-contract", {"colour": self.colour, "number": self.number}


class FinalAction(Step[Harbour]):
    """One more action, any that can be performed, without cube, income or bonus (SY-FIN-01 to SY-FIN-07)."""

    name: ClassVar[str] = "final-action"

    def moves(self, s: Harbour) -> list[Move]:
        guilders = s.players[self.seat].guilders
        return [FINALS[tile] for tile in s.row if actions.cannot(s, self.seat, tile, guilders) is None]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != FINAL:
            return not_now(s, self.seat, move)
        return actions.cannot(s, self.seat, move[1], s.players[self.seat].guilders)

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda[-1] = SETTING_SAIL[self.seat]
        actions.start(s, self.seat, move[1])


FINISHING: Final = [FinalAction(seat) for seat in range(4)]


def next_final_action(s: Harbour) -> None:
    """In order from the starting player (SY-FIN-01); solo opponents have none (SY-SOL-22)."""
    if s.turn < s.seats:
        s.turn += 1
        s.agenda.append(FINISHING[(s.start + s.turn - 1) % s.seats])
    else:
        s.stage = LAST_SHIPS
        s.turn = 0


def next_last_ship(s: Harbour) -> None:
    """Whoever lacks a single part of a ship may buy it (SY-END-19); then the contracts (SY-CTR-13)."""
    while s.turn < s.seats:
        seat = (s.start + s.turn) % s.seats
        s.turn += 1
        player = s.players[seat]
        if can_build(s, player, player.guilders, LAST_CHANCE):
            s.agenda.append(SETTING_SAIL[seat])
            s.agenda.append(TakePart(seat, 0, LAST_CHANCE))
            return
    s.stage = LAST_CONTRACTS
    s.turn = 0
    # Everybody has equally many of each colour.
    surplus = len(s.players[0].contracts) // 2 - 1
    if surplus:
        ask_discards(s, surplus)


def finish(s: Harbour) -> None:
    """One red and one blue contract are left to everybody (SY-CTR-09); they are shown and scored."""
    s.agenda.clear()
    for seat, player in enumerate(s.players):
        fleet = fleet_of(s, player)
        for contract in player.contracts:
            log(s, "contract-scored", seat, contract, points(contract, fleet))
    log(s, "game-over")
