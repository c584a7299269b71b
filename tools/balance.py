"""Prints how the cards of Underwater Cities are balanced: value bands from the effect trees, then scores and the use of
every card over many games between greedy bots.

    python tools/balance.py --games 2000 --jobs 2 [--write docs/balance.md]
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from card_values import band, value

import partie
from partie.bots import make
from partie.games.underwater import moves as m
from partie.games.underwater.cards import ALL_CARDS, BY_NUMBER, Card
from partie.games.underwater.components import SOLO_CITIES, SOLO_POINTS
from partie.games.underwater.state import Underwater
from partie.games.underwater.terms import COLOURS, SLOT_COLOURS, TYPES
from partie.kernel.partie import Partie
from partie.text.effects import EffectWords

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "balance.md"
CARDS = [card for card in ALL_CARDS if card.playable]
SEATS = (1, 2, 3, 4)
SHOWN = 12
"""Cards in the lists of the most and least used."""


def name(card: Card) -> str:
    return f"{card.number} {EffectWords('en').name('card', card.name)}"


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def ruled(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    return "\n".join([row(*heads), row(*["---"] * len(heads)), *(row(*cells) for cells in rows)])


# Values


def bands() -> str:
    """For every era and colour how many cards lie in their band, then the cards outside it."""
    groups: dict[tuple[int, int], list[Card]] = {}
    for card in CARDS:
        groups.setdefault((card.era, card.colour), []).append(card)
    rows = []
    outside: list[tuple[Card, float]] = []
    for (era, colour), cards in sorted(groups.items()):
        values = sorted(value(card) for card in cards)
        where = [(value(card) > band(card)[1]) - (value(card) < band(card)[0]) for card in cards]
        outside += [(card, value(card)) for card, side in zip(cards, where, strict=True) if side]
        counts = Counter(where)
        low, high = band(cards[0])
        limits = "by cost" if era == 4 else f"{low:.2f} to {high:.2f}"
        rows.append(
            (
                ("I", "II", "III", "special")[era - 1],
                COLOURS[colour],
                limits,
                len(cards),
                counts[-1],
                counts[0],
                counts[1],
                f"{values[0]:.1f} / {values[len(values) // 2]:.1f} / {values[-1]:.1f}",
            )
        )
    heads = ("era", "colour", "band", "cards", "below", "inside", "above", "least / median / most")
    texts = EffectWords("en")
    listed = [
        (
            name(card),
            f"{COLOURS[card.colour]} {TYPES[card.type]}",
            f"{worth:.1f}",
            "{:.1f} to {:.1f}".format(*band(card)),
            texts.card(card),
        )
        for card, worth in outside
    ]
    return (
        ruled(heads, rows)
        + f"\n\n{len(outside)} cards lie outside their band:\n\n"
        + ruled(("card", "", "value", "band", "text"), listed)
    )


# Games


class Use:
    """What happened to cards and scores in some games."""

    def __init__(self) -> None:
        self.held: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self.used: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        """Fractions of wins expected above chance are made from these: wins of seats that used the card."""
        self.chance: Counter[int] = Counter()
        """In thousandths: the wins that chance would give those seats."""
        self.scores: dict[int, list[int]] = {seats: [] for seats in SEATS}
        self.lines: dict[int, Counter[str]] = {seats: Counter() for seats in SEATS}
        self.matched: Counter[int] = Counter()
        self.slots: Counter[int] = Counter()
        self.turns = 0
        self.goals = 0
        self.empty: Counter[str] = Counter()
        self.games: Counter[int] = Counter()

    def add(self, other: "Use") -> None:
        for key, mine in vars(self).items():
            theirs = getattr(other, key)
            if isinstance(mine, Counter):
                mine.update(theirs)
            elif isinstance(mine, int):
                setattr(self, key, mine + theirs)
            else:
                for seats in SEATS:
                    if key == "scores":
                        mine[seats] += theirs[seats]
                    else:
                        mine[seats].update(theirs[seats])


def note(use: Use, game: Partie, first: Underwater) -> None:
    """Add a finished game."""
    result = game.result
    assert result is not None
    seats = game.seats
    use.games[seats] += 1
    used_by: list[set[int]] = [set() for _ in range(seats)]
    for nation in first.nations:
        use.held.update(nation.hand)
    for event in game.state.events or []:
        if event[0] in ("drew", "took", "took-unseen"):
            use.held[event[2]] += 1
    for number, (seat, move) in enumerate(zip(game.movers, game.moves, strict=True)):
        if move[0] not in (m.SLOT, m.CLONE):
            continue
        slot, card = move[1], move[2]
        use.turns += 1
        use.slots[slot] += 1
        use.played[card] += 1
        if not slot or BY_NUMBER[card].colour != SLOT_COLOURS[slot]:
            continue
        use.matched[BY_NUMBER[card].colour] += 1
        order = next((after for after in game.moves[number + 1 :] if after[0] in ORDERS), m.NO_CARD)
        if order != m.NO_CARD:
            use.used[card] += 1
            used_by[seat].add(card)
    for seat in range(seats):
        points = result.scores[seat][1 if seats == 1 else 0]
        use.scores[seats].append(points)
        use.lines[seats].update(dict(result.lines[seat]))
        for card in used_by[seat] if seats > 1 else ():
            use.won[card] += seat in result.winners
            use.chance[card] += 1000 // seats
    if seats == 1:
        use.goals += result.scores[0][0]
    state = game.state
    assert isinstance(state, Underwater)
    if seats == 4:
        left = (("tunnels", state.tunnels), ("white", state.white), ("purple", state.purple))
        use.empty.update(kind for kind, pieces in left if not pieces)


ORDERS = (m.CARD_FIRST, m.SLOT_FIRST, m.CARD_UNUSED)


def play_games(seeds: Sequence[int]) -> Use:
    """Whole games between greedy bots; the seed says how many sit at the table and with which boards."""
    use = Use()
    for seed in seeds:
        seats = SEATS[seed % 4]
        options = {"boards": "advanced"} if seed // 4 % 2 and seats > 1 else {}
        game = partie.new("underwater", seats=seats, seed=seed, **options)
        first = game.state
        assert isinstance(first, Underwater)
        first = first.copy()
        bots = [make("greedy", game.game, seed * 4 + seat) for seat in range(seats)]
        while not game.over:
            decision = game.decisions[0]
            game.push(decision.seat, bots[decision.seat].choose(game, decision.seat))
        note(use, game, first)
    return use


def scores(use: Use) -> str:
    """The distribution of final scores by players, with where the points come from."""
    rows = []
    keys = ("played", "brown-metropolis", "end-cards", "cities", "resources")
    for seats in SEATS:
        found = sorted(use.scores[seats])
        if not found:
            continue
        quarter = [found[len(found) * part // 4 if part < 4 else -1] for part in range(5)]
        mean = sum(found) / len(found)
        parts = [f"{use.lines[seats][key] / len(found):.1f}" for key in keys]
        rows.append((seats, use.games[seats], f"{mean:.1f}", " / ".join(map(str, quarter)), *parts))
    heads = ("players", "games", "mean", "least / quartiles / most", *keys)
    return ruled(heads, rows)


def shares(use: Use) -> str:
    """Colours of matched turns, supplies that ran out, the solo goal."""
    matched = sum(use.matched.values()) or 1
    lines = [
        f"- {use.turns} turns, {matched / max(1, use.turns):.0%} of them with a matching card: "
        + ", ".join(f"{COLOURS[colour]} {use.matched[colour] / matched:.1%}" for colour in range(3))
        + " (aim: 30 to 37 % each)."
    ]
    if use.games[1]:
        lines.append(
            f"- The solo goal ({SOLO_CITIES} connected cities, {SOLO_POINTS} points) was reached in "
            f"{use.goals} of {use.games[1]} games ({use.goals / use.games[1]:.0%}; aim: 25 % or more)."
        )
    if use.games[4]:
        gone = ", ".join(f"{kind} {use.empty[kind]}" for kind in ("tunnels", "white", "purple"))
        lines.append(
            f"- Supplies empty at the end of {use.games[4]} games with four players: {gone} (aim: below 20 %)."
        )
    return "\n".join(lines)


def uses(use: Use, whole: bool) -> str:
    """How often each card that was held was played, and used with a matching slot; and how its users fared."""
    rows: list[tuple[Any, ...]] = []
    for card in CARDS:
        held = use.held[card.number]
        if held:
            used = use.used[card.number]
            chance = use.chance[card.number] / 1000
            lift = f"{(use.won[card.number] - chance) / used:+.0%}" if chance >= 10 else "–"
            rows.append(
                (
                    name(card),
                    f"{COLOURS[card.colour]} {TYPES[card.type]}",
                    held,
                    f"{use.played[card.number] / held:.0%}",
                    f"{used / held:.0%}",
                    lift,
                )
            )
    heads = ("card", "", "held", "played", "used", "win lift")
    if whole:
        return ruled(heads, rows)
    order = sorted(rows, key=lambda cells: -int(cells[4].rstrip("%")))
    return (
        f"The {SHOWN} most used:\n\n"
        + ruled(heads, order[:SHOWN])
        + f"\n\nThe {SHOWN} least used:\n\n"
        + ruled(heads, order[-SHOWN:])
    )


def report(use: Use, games: int, seconds: float, whole: bool) -> str:
    played = sum(use.games.values())
    return f"""# Balance of Underwater Cities

Made by `python tools/balance.py --games {games}`: {played} games between greedy bots, seeds 0 to {games - 1}, one to
four players in turn, basic and advanced boards, in {seconds:.0f} s; `make balance` plays 2,000. The first version of
the cards is plain; this page is for tuning them.

## Value bands

Values come from the effect trees (`tools/card_values.py`). The unit is one credit of era I; conditions are weighted by
how often they hold on typical boards, action cards by expected uses, production cards by productions to come, permanent
ones by how often they are expected to work.

{bands()}

## Scores

{scores(use)}

{shares(use)}

## Use of cards

Of all times a card came to a hand: how often it was played at all, and how often its benefit was used with a matching
slot. The win lift is how much more often its users won than chance would have it (only where there are enough games).

{uses(use, whole)}
"""


def main() -> None:
    """Play, then print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", type=Path, nargs="?", const=DOCUMENT)
    parser.add_argument("--whole", action="store_true", help="every card in the table of uses")
    given = parser.parse_args()
    began = time.time()
    use = Use()
    seeds = [range(start, given.games, 4 * given.jobs) for start in range(min(given.games, 4 * given.jobs))]
    with ProcessPoolExecutor(given.jobs) as pool:
        for part in pool.map(play_games, seeds):
            use.add(part)
    text = report(use, given.games, time.time() - began, given.whole or given.write is None)
    print(text)
    if given.write is not None:
        given.write.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
