"""Measures the balance of the cards of Underwater Cities: value bands from the effect trees (`card_values.py`), then
the use of cards and supplies in the games of `tools/balance.py`."""

from collections import Counter
from typing import Any, ClassVar

from card_values import band, value
from tally import Tally, ruled

from partie.games.underwater import moves as m
from partie.games.underwater.cards import ALL_CARDS, BY_NUMBER, Card
from partie.games.underwater.components import SOLO_CITIES, SOLO_POINTS
from partie.games.underwater.components.terms import COLOURS, SLOT_COLOURS, TYPES
from partie.games.underwater.state import Underwater
from partie.games.underwater.text.effects import EffectWords
from partie.kernel.engine.game import Game
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import State

CARDS = [card for card in ALL_CARDS if card.playable]
SEATS = (1, 2, 3, 4)
ERAS = ("I", "II", "III", "special")
SHOWN = 12
"""Cards in the lists of the most and least used."""
ORDERS = (m.CARD_FIRST, m.SLOT_FIRST, m.CARD_UNUSED)
KNOWN = "All of them are known from the rulebooks or from public pages and stay as they are."
ENOUGH = 10
"""The least number of wins expected by chance for a card's users; below it no lift is reported."""


def name(card: Card) -> str:
    return f"{card.number} {EffectWords('en').name('card', card.name)}"


def kind(card: Card) -> str:
    return f"{COLOURS[card.colour]} {TYPES[card.type]}"


def side(card: Card) -> int:
    """Below its band, inside or above."""
    low, high = band(card)
    return (value(card) > high) - (value(card) < low)


def bands() -> str:
    """For every era and colour the number of cards in their band, then the cards outside."""
    groups: dict[tuple[int, int], list[Card]] = {}
    for card in CARDS:
        groups.setdefault((card.era, card.colour), []).append(card)
    rows = []
    for (era, colour), cards in sorted(groups.items()):
        values = sorted(value(card) for card in cards)
        counts = Counter(side(card) for card in cards)
        low, high = band(cards[0])
        limits = "by cost" if era == 4 else f"{low:.2f} to {high:.2f}"
        spread = f"{values[0]:.1f} / {values[len(values) // 2]:.1f} / {values[-1]:.1f}"
        rows.append(
            (ERAS[era - 1], COLOURS[colour], limits, len(cards), counts[-1], counts[0], counts[1], spread)
        )
    heads = ("era", "colour", "band", "cards", "below", "inside", "above", "least / median / most")
    return ruled(heads, rows)


def outside() -> str:
    """The cards outside their band; a test checks that none of them is designed."""
    texts = EffectWords("en")
    rows = [
        (
            name(card),
            kind(card),
            f"{value(card):.1f}",
            "{:.1f} to {:.1f}".format(*band(card)),
            texts.card(card),
        )
        for card in CARDS
        if side(card)
    ]
    heads = ("card", "", "value", "band", "text")
    return f"{len(rows)} of {len(CARDS)} cards lie outside their band.\n{KNOWN}\n\n" + ruled(heads, rows)


class Balance(Tally):
    """Counts of cards, slots and supplies."""

    TITLE: ClassVar[str] = "Underwater Cities"

    def __init__(self) -> None:
        super().__init__()
        self.held: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self.used: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        """By card: wins of seats that used it."""
        self.chance: Counter[int] = Counter()
        """By card, in thousandths: the wins of those seats expected by chance."""
        self.matched: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        """By slot."""
        self.goals: Counter[int] = Counter()
        """Solo games that reached the goal."""
        self.gone: Counter[str] = Counter()
        """Supplies empty at the end of games with four players."""

    def table(self, game: Game, seed: int) -> tuple[int, dict[str, str]]:
        seats = SEATS[seed % 4]
        return seats, {"boards": "advanced"} if seed // 4 % 2 and seats > 1 else {}

    def points(self, game: Partie, seat: int) -> int:
        """In solo games the goal is compared first."""
        assert game.result is not None
        return game.result.scores[seat][1 if game.seats == 1 else 0]

    def note(self, game: Partie, first: State) -> None:
        super().note(game, first)
        state, result = game.state, game.result
        assert isinstance(first, Underwater) and isinstance(state, Underwater) and result is not None
        for nation in first.nations:
            self.held.update(nation.hand)
        for event in state.events or []:
            if event[0] in ("drew", "took", "took-unseen"):
                self.held[event[2]] += 1
        for seat, cards in enumerate(self._note_turns(game)):
            for card in cards if game.seats > 1 else ():
                self.won[card] += seat in result.winners
                self.chance[card] += 1000 // game.seats
        if game.seats == 1:
            self.goals[1] += result.scores[0][0]
        if game.seats == 4:
            left = (("tunnels", state.tunnels), ("white", state.white), ("purple", state.purple))
            self.gone.update(piece for piece, pieces in left if not pieces)

    def _note_turns(self, game: Partie) -> list[set[int]]:
        """Count turns; the cards each seat used with a matching slot."""
        used_by: list[set[int]] = [set() for _ in range(game.seats)]
        for number, (seat, move) in enumerate(zip(game.movers, game.moves, strict=True)):
            if move[0] not in (m.SLOT, m.CLONE):
                continue
            slot, card = move[1], move[2]
            self.turns[slot] += 1
            self.played[card] += 1
            if not slot or BY_NUMBER[card].colour != SLOT_COLOURS[slot]:
                continue
            self.matched[BY_NUMBER[card].colour] += 1
            order = next((after for after in game.moves[number + 1 :] if after[0] in ORDERS), m.NO_CARD)
            if order != m.NO_CARD:
                self.used[card] += 1
                used_by[seat].add(card)
        return used_by

    def before(self) -> str:
        return f"""## Value bands

Values come from the effect trees (`tools/underwater/card_values.py`). The unit is one credit of era I; conditions are
weighted by how often they hold on typical boards, action cards by expected uses, production cards by productions to
come, permanent ones by how often they are expected to work.

{bands()}

{outside()}"""

    def after(self, whole: bool) -> str:
        return f"""{self.shares()}

### Use of cards

Of all times a card came to a hand: how often it was played at all, and how often its benefit was used with a matching
slot. The win lift is how much more often its users won than chance would have it (only where there are enough games).

{self.uses(whole)}"""

    def shares(self) -> str:
        """Colours of matched turns, supplies that ran out, the solo goal."""
        matched, turns = self.matched.total() or 1, self.turns.total() or 1
        colours = ", ".join(f"{COLOURS[colour]} {self.matched[colour] / matched:.1%}" for colour in range(3))
        lines = [
            f"- {turns} turns, {matched / turns:.0%} of them with a matching card: {colours} (aim: 30 to 37 % each)."
        ]
        if self.games[1]:
            lines.append(
                f"- The solo goal ({SOLO_CITIES} connected cities, {SOLO_POINTS} points) was reached in "
                f"{self.goals[1]} of {self.games[1]} games ({self.goals[1] / self.games[1]:.0%}; aim: 25 % or more)."
            )
        if self.games[4]:
            gone = ", ".join(f"{piece} {self.gone[piece]}" for piece in ("tunnels", "white", "purple"))
            lines.append(
                f"- Supplies empty at the end of {self.games[4]} games with four players: {gone} (aim: below 20 %)."
            )
        return "\n".join(lines)

    def uses(self, whole: bool) -> str:
        """How often each held card was played, and with a matching slot, and the results of its users."""
        rows: list[tuple[Any, ...]] = []
        for card in sorted(CARDS, key=lambda card: -self.used[card.number] / (self.held[card.number] or 1)):
            held, used = self.held[card.number], self.used[card.number]
            if not held:
                continue
            chance = self.chance[card.number] / 1000
            lift = f"{(self.won[card.number] - chance) / used:+.0%}" if chance >= ENOUGH else "–"
            played = f"{self.played[card.number] / held:.0%}"
            rows.append((name(card), kind(card), held, played, f"{used / held:.0%}", lift))
        heads = ("card", "", "held", "played", "used", "win lift")
        if whole:
            return ruled(heads, rows)
        most, least = ruled(heads, rows[:SHOWN]), ruled(heads, rows[-SHOWN:])
        return f"The {SHOWN} most used:\n\n{most}\n\nThe {SHOWN} least used:\n\n{least}"
