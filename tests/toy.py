"""A tiny game that uses what Power Grid does not: hidden hands, lanes, nested effects, an obligation, secret moves.

Three rounds. All at once, each seat lays a card face down or keeps its hand and takes a coin of 2 or 3, as long as it
has no more than 16 in coins. The cards are
shown, who laid one draws one, and the highest card may buy a point for exactly 5 with coins it holds, keeping at least
one coin; then it draws a card and buries one face down. While paying it may dig once: an even card brings a coin of 2.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from toy_made import PRICE, ROUNDS, Table, load_table, read_table

from partie.kernel.engine.chance import Dice, resume, seeded
from partie.kernel.engine.game import Game
from partie.kernel.engine.options import Option
from partie.kernel.engine.result import Result
from partie.kernel.engine.state import State, open_lanes, settle
from partie.kernel.engine.step import FLAG, AnyStep, AutoStep, Move, Obligation, Price, Ranges, Step
from partie.kernel.errors import PartieError
from partie.kernel.keeping.reader import Reader
from partie.kernel.notation.verbs import Arg, Verb

LAY, KEEP, TAKE, BUY, SKIP, PAY, DIG, DONE, BURY = range(9)
CARDS: Final = list(range(1, 21))
FULL: Final = 16
FAULTS: Final[set[str]] = set()
"""Tests put faults in here: each breaks a law, or (`lowest wins`) is another version of the rules."""


def log(s: Table, *event: Any) -> None:
    if s.events is not None:
        s.events.append(event)


def reveal(s: Table, viewers: int) -> int:
    """The top card of the deck; 0 when there is none, or in a search for obligations."""
    if not s.deck:
        return 0
    if s.dry:
        return s.deck[-1] if "wet search" in FAULTS else 0
    card = s.deck.pop()
    if "lost card" in FAULTS and s.deck:
        s.deck.pop()
    if "silent draw" not in FAULTS:
        s.revealed += 1
    if s.chance is not None:
        s.chance.append((card, viewers))
    return card


def mask(s: Table, seat: int) -> Table:
    """Unknown are the deck, and of other seats the hand, the card laid face down and the cards buried."""
    known = s.copy()
    known.rng = 0
    known.deck = [-1] * len(s.deck)
    for other in range(s.seats):
        if other != seat:
            if "leaking view" not in FAULTS:
                known.hands[other] = [-1] * len(s.hands[other])
            known.buried[other] = [-1] * len(s.buried[other])
            known.laid[other] = -1 if s.laid[other] else 0
    return known


class Rounds(AutoStep[Table]):
    """Lies at the bottom of the agenda: the next round, or the end."""

    name: ClassVar[str] = "rounds"
    everyone: ClassVar[bool] = True

    def act(self, s: Table) -> None:
        if s.round == ROUNDS:
            return
        s.round += 1
        s.agenda += [self, Join()]
        stacks: list[list[AnyStep]] = [[Choose(seat)] for seat in range(s.seats)]
        open_lanes(s, stacks)


class Join(AutoStep[Table]):
    """When all have chosen: show the cards and draw new ones, in seat order."""

    name: ClassVar[str] = "join"
    everyone: ClassVar[bool] = True

    def act(self, s: Table) -> None:
        ranks = [-card if "lowest wins" in FAULTS and card else card for card in s.laid]
        if any(s.laid):
            s.agenda.append(Offer(ranks.index(max(rank for rank in ranks if rank))))
        for seat in range(s.seats):
            if s.laid[seat]:
                log(s, "shown", seat, s.laid[seat])
                s.shown += (s.laid[seat],)
                s.laid[seat] = 0
                draw(s, seat)


def draw(s: Table, seat: int) -> None:
    card = reveal(s, 1 << seat)
    if card:
        s.hands[seat] = sorted([*s.hands[seat], card])
        log(s, "drew", seat, card)


class Asking(Step[Table]):
    """A step with its list of moves, and its check beside it."""

    def listed(self, s: Table) -> list[Move]:
        raise NotImplementedError

    def moves(self, s: Table) -> list[Move]:
        found = self.listed(s)
        if "touching query" in FAULTS:
            s.twos[self.seat] += 1
        short = "unlisted move" in FAULTS or (self.opens and "short list" in FAULTS)
        return found[1:] if short and len(found) > 1 else found

    def sorted_moves(self, s: Table) -> tuple[list[Move], list[Move]]:
        return [], self.listed(s) if "short list" in FAULTS else self.moves(s)


class Choose(Asking):
    """Lay a card face down, or keep the hand and take a coin, if there is room for it (TOY-FULL-01)."""

    name: ClassVar[str] = "choose"
    kind: ClassVar[str] = "card"
    opens: ClassVar[bool] = True

    def listed(self, s: Table) -> list[Move]:
        return [*((LAY, card) for card in s.hands[self.seat]), (KEEP,)]

    def check(self, s: Table, move: Move) -> str | None:
        if move[0] == LAY:
            return None if move[1] in s.hands[self.seat] else "TOY-HAND-01"
        return None if move[0] == KEEP else "TOY-NOT-01"

    def apply(self, s: Table, move: Move) -> None:
        s.agenda.pop()
        if move[0] == KEEP:
            s.agenda += [Purse(self.seat), Coin(self.seat)]
            return
        s.hands[self.seat].remove(move[1])
        s.laid[self.seat] = move[1]
        if "hasty lane" in FAULTS:
            draw(s, self.seat)
        log(s, "told" if "leaking event" in FAULTS else "laid", self.seat, move[1])

    def default(self, s: Table) -> Move:
        return (SKIP,) if "illegal default" in FAULTS else (KEEP,)


class Coin(Asking):
    """Take a coin of 2 or 3."""

    name: ClassVar[str] = "coin"

    def listed(self, s: Table) -> list[Move]:
        return [(TAKE, 2), (TAKE, 3)]

    def check(self, s: Table, move: Move) -> str | None:
        return None if move[0] == TAKE and 2 <= move[1] <= 3 else "TOY-NOT-01"

    def apply(self, s: Table, move: Move) -> None:
        s.agenda.pop()
        coins = s.twos if move[1] == 2 else s.threes
        coins[self.seat] += 1
        log(s, "took", self.seat, move[1])


class Purse(Obligation[Table]):
    """Whoever takes a coin has no more than 16 in coins."""

    name: ClassVar[str] = "purse"
    must: ClassVar[str] = "TOY-FULL-01"

    def met(self, s: Table) -> bool:
        return wealth(s, self.seat) <= FULL

    def act(self, s: Table) -> None:
        pass


class Offer(Asking):
    """Buy a point for exactly 5, if that can be paid (TOY-PAY-05) and leaves a coin (TOY-LEFT-01)."""

    name: ClassVar[str] = "offer"
    opens: ClassVar[bool] = True

    def listed(self, s: Table) -> list[Move]:
        return [(SKIP,), (BUY,)]

    def check(self, s: Table, move: Move) -> str | None:
        return None if move[0] in (SKIP, BUY) else "TOY-NOT-01"

    def apply(self, s: Table, move: Move) -> None:
        s.agenda.pop()
        if move[0] == BUY:
            s.agenda += [Left(self.seat), Paid(self.seat), Pay(self.seat, 0)]

    def price(self, s: Table, move: Move) -> Price:
        return (("coins", PRICE),) if move[0] == BUY else ()


class Pay(Asking):
    """Pay coin by coin until done; `dug` 1 after digging."""

    name: ClassVar[str] = "pay"
    kind: ClassVar[str] = "pay"
    ranges: ClassVar[Ranges] = (FLAG,)
    __slots__ = ("dug",)

    def __init__(self, seat: int, dug: int) -> None:
        super().__init__(seat)
        self.dug = dug

    def args(self) -> tuple[Any, ...]:
        return self.seat, self.dug

    def listed(self, s: Table) -> list[Move]:
        coins: list[Move] = [(PAY, coin) for coin in (2, 3) if held(s, self.seat, coin)]
        return [*coins, *([] if self.dug else [(DIG,)]), (DONE,)]

    def check(self, s: Table, move: Move) -> str | None:
        if move[0] == PAY:
            return None if held(s, self.seat, move[1]) else "TOY-COIN-01"
        if move[0] == DIG:
            return "TOY-DIG-01" if self.dug else None
        return None if move[0] == DONE else "TOY-NOT-01"

    def apply(self, s: Table, move: Move) -> None:
        if move[0] == PAY:
            coins = s.twos if move[1] == 2 else s.threes
            coins[self.seat] -= 1
            s.paid += move[1]
        elif move[0] == DIG:
            s.agenda[-1] = Pay(self.seat, 1)
            card = reveal(s, -1)
            if card:
                s.shown += (card,)
                s.twos[self.seat] += card % 2 == 0
                log(s, "dug", self.seat, card)
        else:
            s.agenda.pop()

    def price(self, s: Table, move: Move) -> Price:
        return (("coins", move[1]),) if move[0] == PAY else ()


class Paid(Obligation[Table]):
    """Exactly the price was paid: a point, a card, and a card to bury. Whether it can be is searched."""

    name: ClassVar[str] = "paid"
    must: ClassVar[str] = "TOY-PAY-05"

    def met(self, s: Table) -> bool:
        return s.paid == PRICE

    def possible(self, s: Table, seat: int, move: Move) -> bool | None:
        return True if lies(s) else None

    def certainty(self, s: Table, seat: int) -> bool | None:
        if s.paid == PRICE:
            return True
        # Draws bring nothing in a search, unless the search is at fault: then nothing is certain.
        may = s.paid < PRICE <= s.paid + wealth(s, seat)
        return None if may or "wet search" in FAULTS else False

    def act(self, s: Table) -> None:
        s.paid = 0
        if "edited points" in FAULTS:
            s.points[self.seat] += 1
        else:
            s.points = [points + (seat == self.seat) for seat, points in enumerate(s.points)]
        log(s, "bought", self.seat)
        draw(s, self.seat)
        if s.hands[self.seat]:
            s.agenda.append(Bury(self.seat))


class Left(Obligation[Table]):
    """Who buys keeps a coin. That follows from what coins and payment are worth together."""

    name: ClassVar[str] = "left"
    must: ClassVar[str] = "TOY-LEFT-01"

    def met(self, s: Table) -> bool:
        return wealth(s, self.seat) > 0

    def possible(self, s: Table, seat: int, move: Move) -> bool | None:
        if lies(s):
            return True
        return self.met(s) if move[0] == BURY else wealth(s, seat) + s.paid > PRICE

    def act(self, s: Table) -> None:
        pass


def held(s: Table, seat: int, coin: int) -> int:
    """How many coins of a value a seat has."""
    return s.twos[seat] if coin == 2 else s.threes[seat] if coin == 3 else 0


def wealth(s: Table, seat: int) -> int:
    """What a seat's coins are worth."""
    return 2 * s.twos[seat] + 3 * s.threes[seat]


def lies(s: Table) -> bool:
    """Whether a fault lets the formulas of the obligations promise what they cannot know."""
    return "broken obligation" in FAULTS or ("dead end" in FAULTS and s.dry and not s.paid)


class Bury(Asking):
    """Bury a card face down."""

    name: ClassVar[str] = "bury"
    kind: ClassVar[str] = "card"

    def listed(self, s: Table) -> list[Move]:
        return [(BURY, card) for card in s.hands[self.seat]]

    def check(self, s: Table, move: Move) -> str | None:
        if move[0] != BURY:
            return "TOY-NOT-01"
        return None if move[1] in s.hands[self.seat] else "TOY-HAND-01"

    def apply(self, s: Table, move: Move) -> None:
        s.agenda.pop()
        s.hands[self.seat].remove(move[1])
        s.buried[self.seat].append(move[1])
        log(s, "buried", self.seat, move[1])


_CARD: Final = Arg("card", tuple(CARDS))
_COIN: Final = Arg("coin", (2, 3))


class Toy(Game):
    """The game as the kernel sees it."""

    name: ClassVar[str] = "toy"
    version: ClassVar[str] = "1.0"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[tuple[Option, ...]] = (Option("hand", "3", ("2", "3")),)
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("lay", _CARD), Verb("keep"), Verb("take", _COIN), Verb("buy"), Verb("skip"), Verb("pay", _COIN),
        Verb("dig"), Verb("done"), Verb("bury", _CARD),
    )  # fmt: skip
    steps: ClassVar[dict[str, Any]] = {
        step.name: step for step in (Rounds, Join, Choose, Coin, Purse, Offer, Pay, Paid, Left, Bury)
    }
    private: ClassVar[dict[str, tuple[int, ...]]] = {"laid": (0, 1), "drew": (0, 1), "buried": (0, 1)}

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> Table:
        s = dealt(seats, seed, options)
        settle(s)
        return s

    def actions(self) -> list[Move]:
        cards: list[Move] = [(verb, card) for verb in (LAY, BURY) for card in CARDS]
        coins: list[Move] = [(verb, coin) for verb in (TAKE, PAY) for coin in (2, 3)]
        return [*cards, *coins, (KEEP,), (BUY,), (SKIP,), (DIG,), (DONE,)]

    def load_state(self, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> Table:
        s = load_table(Reader(data, "state"), self, seats)
        if "forgetful save" in FAULTS:
            s.twos = [0] * seats
        return s

    def position(self, given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Table:
        """What may be given: deck (top first), hands, twos, threes. Other cards go under the deck."""
        reader = Reader(given, "position", "bad-position")
        reader.only("deck", "hands", "twos", "threes")
        s = dealt(seats, seed, options)
        read_table(reader, s)
        s.hands = [sorted(hand) for hand in s.hands]
        top = s.deck[::-1] if reader.has("deck") else []
        held = {card for hand in s.hands for card in hand}
        s.deck = [card for card in CARDS if card not in held and card not in top] + top
        self.validate(s)
        settle(s)
        return s

    def describe(self, s: State) -> dict[str, Any]:
        t = _table(s)
        found: dict[str, Any] = {
            "round": t.round, "twos": t.twos, "threes": t.threes, "points": t.points, "shown": list(t.shown),
            "hands": [hand if -1 not in hand else len(hand) for hand in t.hands],
        }  # fmt: skip
        return found if -1 in t.deck else {**found, "deck": t.deck[::-1]}

    def validate(self, s: State) -> None:
        super().validate(s)
        t = _table(s)
        cards = [*t.deck, *t.shown] + [card for pile in t.hands + t.buried for card in pile]
        if sorted(cards + [card for card in t.laid if card]) != CARDS:
            raise PartieError("bad-position", where="cards", expected="each-once")
        if any(hand != sorted(hand) for hand in t.hands):
            raise PartieError("bad-position", where="hands", expected="each-once")

    def view(self, mask: State, seat: int) -> dict[str, Any]:
        t = _table(mask)
        return {**self.describe(mask), "seat": seat, "deck": len(t.deck), "laid": t.laid, "buried": t.buried}

    def mask(self, s: State, seat: int) -> Table:
        return mask(_table(s), seat)

    def guess(self, mask: State, dice: Dice) -> Table:
        world = _table(mask.copy())
        world.rng = 1 + dice.below(1 << 60)
        piles = [*world.hands, *world.buried, world.laid, world.deck]
        known = {card for pile in [*piles, world.shown] for card in pile}
        unseen = [card for card in CARDS if card not in known]
        dice.shuffle(unseen)
        for pile in piles:
            pile[:] = [unseen.pop() if card < 0 else card for card in pile]
        for hand in world.hands:
            hand.sort()
        return world

    def result(self, s: State) -> Result:
        t = _table(s)
        coins = [2 * twos + 3 * threes for twos, threes in zip(t.twos, t.threes)]
        lines = [[("points", points), ("coins", coin)] for points, coin in zip(t.points, coins)]
        return Result(("points", "coins"), [(a[1], b[1]) for a, b in lines], lines)

    def hides_move(self, s: State, seat: int, move: Move, viewer: int) -> bool:
        return move[0] in (LAY, BURY) and viewer != seat and "leaking record" not in FAULTS


class OldToy(Toy):
    """The same game under an older version of its rules."""

    version: ClassVar[str] = "0.9"


def dealt(seats: int, seed: int, options: dict[str, str]) -> Table:
    """The cards dealt, and the course of the game on the agenda."""
    dice = resume(seeded(seed))
    deck = CARDS.copy()
    dice.shuffle(deck)
    hands = [sorted(deck.pop() for _ in range(int(options["hand"]))) for _ in range(seats)]
    nothing = [0] * seats
    s = Table(
        seats, dice.rng, deck, hands, [[] for _ in range(seats)], nothing.copy(), (), [1] * seats, [1] * seats, nothing
    )  # fmt: skip
    s.agenda.append(Rounds())
    return s


def _table(s: State) -> Table:
    assert isinstance(s, Table)
    return s


TOY: Final = Toy()
OLD_TOY: Final = OldToy()
