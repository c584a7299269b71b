"""What a position of Underwater Cities consists of; `make declare` makes the classes from it."""

from partie.euro.amounts import Amount
from partie.kernel.keeping.declare import (
    Record,
    StateRecord,
    custom,
    derived,
    given,
    merged,
    number,
    numbers,
    records,
    seats,
)

from ..components import TUNNEL_COUNT, TUNNEL_SUPPLY, UNLIMITED, WHITE_SUPPLY
from ..components.terms import GOODS, SLOT_COUNT
from ..moves import MOST_CARDS
from .player_board import PlayerBoard, load_player_board
from .tableau import NO_TABLEAU, Tableau


class Nation(Record):
    """What one player has."""

    goods: Amount = custom(
        save=GOODS.parts, load=GOODS.load, key=Amount.key, save_as="resources", position=False
    )
    """Kelp, steelplast, science, credits, biomatter."""
    points: int = number(0, 10_000, still=True)
    hand: list[int] = numbers(1, MOST_CARDS, position=False)
    """In rising order."""
    shown: tuple[int, ...] = numbers(1, MOST_CARDS, position=False, still=True)
    """Cards in hand that everybody saw being taken."""
    put: tuple[int, ...] = numbers(1, MOST_CARDS, position=False, still=True)
    """Cards put away in a lane, discarded when all lanes are done."""
    drawn: tuple[int, ...] = numbers(1, MOST_CARDS, position=False)
    """Cards drawn to choose from."""
    owed: int = number(0, 1000, position=False, still=True)
    """Cards earned in production, dealt at its end."""
    climbed: int = number(0, 4, position=False)
    """0 below the Federation track, 1 on space 4 ... 4 on space 1."""
    player_board: PlayerBoard = merged(
        ("board", "cities", "tunnels", "built", "upgraded", "plain", "filled", "stands"),
        save=PlayerBoard.save,
        load=load_player_board,
        key=PlayerBoard.key,
    )
    laid: tuple[int, ...] = numbers(1, MOST_CARDS, position=False)
    """Laid cards in rising order, the assistant included."""
    tableau: Tableau = derived(NO_TABLEAU)
    """The same with what follows from it."""
    used: tuple[int, ...] = numbers(1, MOST_CARDS, position=False)
    """Laid action cards used in this era."""
    under: tuple[int, ...] = numbers(1, MOST_CARDS, position=False)
    """Paid instant special cards, kept under the board (UC-SPE-09)."""
    tiles: tuple[int, ...] = numbers(1, 100, length=3, position=False, still=True)
    """Metropolis tiles at M, N and O."""
    extra: tuple[int, ...] = numbers(1, 100, position=False)
    """Metropolis tiles gained during the game."""
    contracts: tuple[int, ...] = numbers(1, 100)


class Underwater(StateRecord):
    """The whole position."""

    board_kind: int = number(0, 1, save_as="boards", position=False, still=True)
    """0 basic player boards, 1 advanced ones."""
    side: int = given(still=True)
    """Of the main board: 0 for one and two players, 1 for three and four."""
    nations: list[Nation] = records(per_seat=True, position=False, still=True)
    order: tuple[int, ...] = numbers(0, seats - 1, length=seats, still=True)
    ranking: tuple[int, ...] = numbers(0, seats - 1, length=seats)
    """Seats as the Federation track orders them now: highest first, top of a stack first."""
    slots: tuple[int, ...] = numbers(0, 31, length=SLOT_COUNT, position=False)
    """Per slot: whose tiles lie there, a set of seats (and NEUTRAL)."""
    deck: list[int] = numbers(1, MOST_CARDS, position=False, still=True)
    """The era's deck, bottom first."""
    discard: list[int] = numbers(1, MOST_CARDS, key="sorted", position=False, still=True)
    """The era's discard pile."""
    special: tuple[int, ...] = numbers(1, MOST_CARDS, position=False)
    """The deck of special cards of cost 1 and 2, bottom first; the last lies face up."""
    special_known: tuple[int, ...] = numbers(0, 15, position=False, still=True)
    """Beside each card of that deck: who knows it, a set of seats."""
    row: tuple[int, ...] = numbers(1, MOST_CARDS, default=(), position=False)
    """Special cards of cost 3 on offer."""
    gone: tuple[int, ...] = numbers(1, MOST_CARDS, key="sorted", default=(), position=False, still=True)
    """Cards out of the game that everybody saw."""
    buried: tuple[int, ...] = numbers(1, MOST_CARDS, default=(), position=False, still=True)
    """Cards left in the decks of past eras."""
    laps: tuple[int, ...] = numbers(0, 10_000, default=(), missing=(), position=False, still=True)
    """By card: in which reshuffling it last went back into the deck, 0 for none; empty before the first. All saw
    the discard pile that became the deck, so its cards differ from the older ones in hands."""
    blue: tuple[int, ...] = numbers(1, 100, default=(), position=False, still=True)
    """Blue metropolis tiles left, the next one last."""
    contracts: tuple[int, ...] = numbers(1, 100, default=())
    tunnels: int = number(0, TUNNEL_SUPPLY, default=0, position=False)
    """In the supply; so the two below."""
    white: int = number(0, WHITE_SUPPLY, default=0, position=False)
    purple: int = number(0, UNLIMITED, default=0, position=False)
    clone: int = number(0, 2, default=0, position=False)
    """The cloning tile: 0 not in the game, 1 on the board, 2 taken in this round."""
    era: int = number(1, 3, default=1, position=False, still=True)
    round: int = number(1, 10, default=1, position=False, still=True)
    turn: int = number(0, 3 * seats, default=0, position=False, still=True)
    """How many turns of the round are over."""
    phase: int = number(0, 4, default=0, position=False, still=True)
    """0 first hand, 1 turns, 2 production, 3 a new era's hand, 4 over."""
    slot: int = number(-1, 15, default=-1, position=False)
    """The slot of this turn, -1 before it is chosen."""
    card: int = number(0, MOST_CARDS, default=0, position=False)
    """The card of this turn, while it is neither laid nor discarded."""
    dug: int = number(0, TUNNEL_COUNT, default=0, position=False)
    """Tunnels built in this turn."""
    once: tuple[int, ...] = numbers(1, MOST_CARDS, default=(), position=False)
    """Once-per-turn cards used in this turn."""
    neutral: tuple[int, ...] = numbers(1, 15, default=(), position=False, still=True)
    """Slots under the three neutral tiles (solo)."""
    fourth: int = number(0, 15, default=0, position=False, still=True)
    """The slot under the fourth one, 0 for none."""
    waiting: tuple[int, ...] = derived((), default=())
    """Triggered effects that ask, collected while one move is carried out; empty at every decision."""
