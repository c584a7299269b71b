"""Measures the balance of Evacuation's designed content against its acceptance targets, in games between bots. The seed
determines the variant: race, points, points with advanced actions and modules, solo."""

from collections import Counter
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, ClassVar

from tally import Tally, ruled

from partie.games.evacuation import moves as m
from partie.games.evacuation.cards.actions import ACTION_CARDS, ACTION_DECKS
from partie.games.evacuation.cards.board import BOARD
from partie.games.evacuation.cards.goals import GOALS
from partie.games.evacuation.cards.technologies import TILES
from partie.games.evacuation.components import (
    EDITION,
    LAST_YEAR,
    RESOURCES,
    SHUTTLES,
    STADIUM_DECKS,
    STADIUMS,
)
from partie.games.evacuation.components.new_world import AREA_IDS, MAPS
from partie.games.evacuation.components.requirements import INFRASTRUCTURE
from partie.games.evacuation.rules.actions.technology import researched
from partie.games.evacuation.state import Evacuation
from partie.kernel.engine.game import Game
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import State
from partie.kernel.engine.step import Move

VARIANTS: tuple[tuple[str, tuple[int, ...], dict[str, str]], ...] = (
    ("race", (2, 3, 4), {"mode": "race"}),
    ("points", (2, 3, 4), {"mode": "points"}),
    ("advanced", (2, 3, 4), {"mode": "points", "actions": "advanced", "tasks": "on", "dominance": "on"}),
    ("solo", (1,), {}),
)
THINGS: dict[str, dict[int, str]] = {
    "shuttle": {number: tile.id for number, tile in enumerate(SHUTTLES)},
    "stadium": {card: STADIUMS[card].id for card in STADIUM_DECKS[EDITION]},
    "infrastructure": {number: card.id for number, card in enumerate(INFRASTRUCTURE)},
    "area": {area: AREA_IDS[area] for area in MAPS[EDITION]},
    "card": {card: ACTION_CARDS[card].id for card in ACTION_DECKS[EDITION]},
    "technology": {number: tile.id for number, tile in enumerate(TILES)},
}
"""By kind: the things of new games, by number."""
SELDOM = 0.01
"""Every item should be used in more than this share of the games that have it."""
OPENING = 2
"""The number of actions in an opening."""
VERBS = {
    m.SHUTTLE: "shuttle",
    m.STADIUM: "stadium",
    m.TAKE: "infrastructure",
    m.SETTLE: "area",
    m.PLAY: "card",
}


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def spread(numbers: list[int]) -> str:
    """Least, quarter, median, three quarters, most."""
    found = sorted(numbers)
    if not found:
        return "–"
    last = len(found) - 1
    return " / ".join(str(found[round(last * part / 4)]) for part in range(5))


def doubt(share: float, count: int) -> float:
    """Half the 95 % interval of a share, in hundredths."""
    return 196 * sqrt(max(share * (1 - share), 0.25 / count) / count)


def _listed(pairs: list[tuple[str, str]]) -> str:
    return ", ".join(f"{name} {share}" for name, share in pairs)


class Balance(Tally):
    """The figures of the acceptance targets."""

    TITLE: ClassVar[str] = "Evacuation"

    def __init__(self) -> None:
        super().__init__()
        self.lowest: dict[str, list[int]] = {}
        """By variant: the lowest production of each player at the end."""
        self.finals: dict[str, list[int]] = {}
        """By variant: points, or the race's marker after penalties."""
        self.tokens: dict[str, list[int]] = {}
        self.unspent: dict[tuple[int, int], list[int]] = {}
        """By year and resource (of either world): what players have left after actions and flights."""
        self.decided: Counter[str] = Counter()
        """Races by how they ended: the year of the decision, or none."""
        self.bonus: Counter[tuple[str, bool]] = Counter()
        self.set_seen: Counter[int] = Counter()
        self.set_games: Counter[int] = Counter()
        """By technology set, in thousandths: the wins that chance would give; likewise by goal."""
        self.set_wins: Counter[int] = Counter()
        self.goal_seen: Counter[int] = Counter()
        self.goal_games: Counter[int] = Counter()
        self.goal_wins: Counter[int] = Counter()
        self.order_wins: Counter[tuple[int, int]] = Counter()
        self.order_games: Counter[int] = Counter()
        self.dealt: Counter[str] = Counter()
        """By kind: the games that have such items."""
        self.used: Counter[tuple[str, int]] = Counter()
        self.shown: Counter[tuple[str, int]] = Counter()
        self.openings: dict[tuple[int, ...], list[int]] = {}
        """By the first two actions of a player: the points at the end."""

    def table(self, game: Game, seed: int) -> tuple[int, dict[str, str]]:
        _, seats, options = VARIANTS[seed % len(VARIANTS)]
        return seats[seed // len(VARIANTS) % len(seats)], options

    def points(self, game: Partie, seat: int) -> int:
        assert game.result is not None
        return game.result.scores[seat][0 if len(game.result.criteria) == 1 else 1]

    def watch(self, game: Partie, seat: int, move: Move) -> None:
        """Satellites move after a year's actions and flights."""
        s = game.state
        assert isinstance(s, Evacuation)
        if move[0] == m.SATELLITE:
            for good, amount in enumerate(s.players[seat].goods):
                self.unspent.setdefault((s.year, good), []).append(amount)

    def note(self, game: Partie, first: State) -> None:
        super().note(game, first)
        s, result = game.state, game.result
        assert isinstance(s, Evacuation) and isinstance(first, Evacuation) and result is not None
        variant = (
            "solo" if s.seats == 1 else "race" if not s.points else "advanced" if s.advanced else "points"
        )
        for seat, player in enumerate(s.players):
            self.lowest.setdefault(variant, []).append(min(player.production))
            told = dict(result.lines[seat])
            self.finals.setdefault(variant, []).append(result.scores[seat][0] if s.points else told["lowest"])
            self.tokens.setdefault(variant, []).append(player.penalties)
            if s.seats > 1:
                self._note_shares(s, seat, 1000 // len(result.winners) if seat in result.winners else 0)
        if variant == "race":
            self.decided[f"year {s.year}" if s.ended else "not"] += 1
        if s.seats > 1:
            self.order_games[s.seats] += 1
            for seat in result.winners:
                self.order_wins[s.seats, first.order.index(seat)] += 1
        for offer, kind in enumerate(("shuttle", "stadium", "infrastructure")):
            for card in first.offers[offer]:
                self.shown[kind, card] += 1
        self._note_events(game, s)

    def _note_shares(self, s: Evacuation, seat: int, won: int) -> None:
        player = s.players[seat]
        number = player.tiles[0] // 9
        self.set_seen[number] += 1
        self.set_games[number] += 1000 // s.seats
        self.set_wins[number] += won
        for goal in player.goals:
            self.goal_seen[goal] += 1
            self.goal_games[goal] += 1000 // s.seats
            self.goal_wins[goal] += won

    def _note_events(self, game: Partie, s: Evacuation) -> None:
        for event in s.events or []:
            if event[0] == "bonus":
                self.bonus["lenient" if s.lenient else "strict", event[3] >= 0] += 1
            elif event[0] == "offered":
                self.shown[("shuttle", "stadium", "infrastructure")[event[1]], event[2]] += 1
        for move in game.moves:
            if move[0] in VERBS:
                self.used[VERBS[move[0]], move[1]] += 1
        self.dealt.update(kind for kind in THINGS if kind != "card" or s.advanced)
        for player in s.players:
            self.shown.update(("technology", tile) for tile in player.tiles)
            self.used.update(("technology", tile) for tile in researched(player))
        if s.points:
            self._note_openings(game, s)

    def _note_openings(self, game: Partie, s: Evacuation) -> None:
        first: dict[int, list[int]] = {}
        for event in s.events or []:
            if event[0] == "acted" and len(first.setdefault(event[1], [])) < OPENING:
                first[event[1]].append(event[2])
        for seat, actions in first.items():
            if len(actions) == OPENING:
                self.openings.setdefault(tuple(sorted(actions)), []).append(self.points(game, seat))

    def after(self, whole: bool) -> str:
        return "\n\n".join([self._targets(), self._even(), self._use(), self._begun()])

    def _begun(self) -> str:
        often = sorted(self.openings.items(), key=lambda one: -len(one[1]))[:8]
        rows = [
            (
                " and ".join(BOARD[action].id for action in actions),
                len(points),
                f"{sum(points) / len(points):.1f} ± {1.96 * pstdev(points) / sqrt(len(points)):.1f}",
            )
            for actions, points in often
        ]
        return f"""### Openings

The first two actions of a player, in any order, and the points at the end (all games but races), with the 95 %
interval of the mean; the eight that were most frequent.

{ruled(("first two actions", "players", "points"), rows)}"""

    def _targets(self) -> str:
        rows: list[tuple[Any, ...]] = [
            (
                variant,
                len(self.lowest[variant]),
                spread(self.lowest[variant]),
                spread(self.finals[variant]),
                f"{sum(self.tokens[variant]) / len(self.tokens[variant]):.1f}",
            )
            for variant in sorted(self.lowest)
        ]
        hits = [
            (how, percent(self.bonus[how, True], self.bonus[how, True] + self.bonus[how, False]))
            for how in ("strict", "lenient")
        ]
        races = sum(self.decided.values())
        ends = [
            (f"year {year}", percent(self.decided[f"year {year}"], races)) for year in range(1, LAST_YEAR + 1)
        ]
        return f"""### Acceptance targets

Lowest production at the end, and points (race: the lowest marker after penalties), as least / quarter / median / three
quarters / most; penalty tokens on average.

{ruled(("variant", "players", "lowest production", "points or marker", "penalty tokens"), rows)}

Races decided: {_listed(ends)}. Player-years with a bonus: {_listed(hits)}.

What players had left on average after the actions and flights of a year, before the bonus; the least is the tightest.

{ruled(("year", *(f"{world} {kind}" for world in ("Old World", "New World") for kind in RESOURCES)), self._left())}"""

    def _left(self) -> list[tuple[Any, ...]]:
        return [
            (year, *(f"{fmean(self.unspent.get((year, good), [0])):.1f}" for good in range(6)))
            for year in range(1, LAST_YEAR + 1)
        ]

    def _even(self) -> str:
        rows = [
            (
                f"technology set {number + 1}",
                self._lift(self.set_wins[number], self.set_games[number], self.set_seen[number]),
            )
            for number in range(4)
        ]
        rows += [
            (
                f"goal {GOALS[goal].id}",
                self._lift(self.goal_wins[goal], self.goal_games[goal], self.goal_seen[goal]),
            )
            for goal in sorted(self.goal_games)
        ]
        for seats in sorted(self.order_games):
            for place in range(seats):
                games = self.order_games[seats]
                won = self.order_wins[seats, place] / games
                lift = f"{100 * won - 100 / seats:+.1f} ± {doubt(won, games):.1f} ({games})"
                rows.append((f"{seats} players, place {place + 1} in the first order", lift))
        return f"""### Even chances

How many games in a hundred more (or fewer) are won than chance would have it, with the 95 % interval; in brackets of
how many.

{ruled(("who", "games in 100"), rows)}"""

    def _lift(self, wins: int, expected: int, seen: int) -> str:
        """The difference to chance with its 95 % interval, and of how many players."""
        if not seen:
            return "–"
        return f"{(wins - expected) / 10 / seen:+.1f} ± {doubt(wins / 1000 / seen, seen):.1f} ({seen})"

    def _use(self) -> str:
        rows = []
        for kind, names in THINGS.items():
            counts = {number: self.used[kind, number] for number in names}
            seldom = [names[number] for number, count in counts.items() if count <= SELDOM * self.dealt[kind]]
            takes = [
                (count / self.shown[kind, number], names[number])
                for number, count in counts.items()
                if self.shown[kind, number]
            ]
            most = ", ".join(f"{name} {100 * share:.0f} %" for share, name in sorted(takes)[:-3:-1]) or "–"
            rows.append((kind, len(names), sum(counts.values()), most, ", ".join(seldom) or "none"))
        return f"""### Use

Items of each kind; how often they were built, taken, settled, played or researched; the two that were taken in the
largest share of their showings (technologies: by players who have them); and what was used in at most one of a hundred
games that have it.

{ruled(("kind", "items", "uses", "most taken", "seldom used"), rows)}"""
