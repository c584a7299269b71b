"""Measures the balance of Shipyard in the games of `tools/balance.py`: ships with the sources of their points, and how
often parts, employees, contracts and canals are used."""

from collections import Counter
from typing import ClassVar

from tally import Tally, ruled

from partie.games.shipyard.components import (
    ACTIONS,
    CANALS,
    CONTRACT_IDS,
    CONTRACTS,
    EMPLOYEE_IDS,
    ITEMS,
    PARTS,
    SYMBOLS,
)
from partie.games.shipyard.rules.contracts import points
from partie.games.shipyard.rules.solo import mark
from partie.games.shipyard.scoring import fleet_of
from partie.games.shipyard.state import Harbour
from partie.kernel.engine.game import Game
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import State

CRITERIA = ("crew", "cannons and cranes", "speed", "officials", "Blue Ribbon")
SHOWN = 8
"""Entries in the lists of the most and least used."""


class Balance(Tally):
    """Counts of ships, parts, employees, contracts, canals and actions."""

    TITLE: ClassVar[str] = "Shipyard"

    def __init__(self) -> None:
        super().__init__()
        self.players: Counter[int] = Counter()
        """Seats that played, by number of players."""
        self.ships: Counter[int] = Counter()
        """By number of parts; 0: lost ships."""
        self.criteria: Counter[str] = Counter()
        self.loaded: Counter[str] = Counter()
        self.sailed: Counter[int] = Counter()
        """By part: how often it sailed."""
        self.hired: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        self.dealt: Counter[str] = Counter()
        self.worth: Counter[str] = Counter()
        """By contract: times dealt, times kept to the end, and the points of the kept ones."""
        self.laid: Counter[int] = Counter()
        self.used: Counter[int] = Counter()
        """By canal tile."""
        self.actions: Counter[str] = Counter()
        self.bonus: Counter[str] = Counter()
        self.marks: Counter[int] = Counter()
        """Solo results by the rulebook's rating."""
        self.early: Counter[int] = Counter()
        """Games that ended early, by number of players."""

    def table(self, game: Game, seed: int) -> tuple[int, dict[str, str]]:
        contracts = ("sets", "random")[seed // 4 % 2]
        employees = ("recommended", "groups", "random")[seed // 8 % 3]
        return seed % 4 + 1, {"contracts": contracts, "employees": employees}

    def note(self, game: Partie, first: State) -> None:
        super().note(game, first)
        state = game.state
        assert isinstance(first, Harbour) and isinstance(state, Harbour) and game.result is not None
        self.players[game.seats] += game.seats
        for player in first.players:
            self.dealt.update(CONTRACT_IDS[contract] for contract in player.contracts)
        for player in state.players:
            fleet = fleet_of(state, player)
            for contract in player.contracts:
                self.kept[CONTRACT_IDS[contract]] += 1
                self.worth[CONTRACT_IDS[contract]] += points(contract, fleet)
            for ship in player.fleet:
                self.ships[len(ship.parts)] += 1
                self.sailed.update(ship.parts)
                self.loaded.update({item: ship.load[i] for i, item in enumerate(ITEMS)})
        for event in state.events or []:
            self._note_event(event)
        if game.seats == 1:
            self.marks[mark(game.result.scores[0][0])] += 1
        self.early[game.seats] += any(event[0] == "early-end" for event in state.events or [])

    def _note_event(self, event: tuple[object, ...]) -> None:
        key = event[0]
        if key == "ship-failed":
            self.ships[0] += 1
        elif key == "ship-scored":
            self.criteria.update(dict(zip(CRITERIA, event[2:], strict=True)))
        elif key == "hired":
            self.hired[EMPLOYEE_IDS[int(str(event[2]))]] += 1
        elif key == "canal-laid":
            self.laid[int(str(event[2]))] += 1
        elif key == "canal-used":
            self.used[int(str(event[2]))] += 1
        elif key == "tile-chosen":
            self.actions[ACTIONS[int(str(event[2]))]] += 1
        elif key == "bonus":
            self.bonus[ACTIONS[int(str(event[2]))]] += 1

    def after(self, whole: bool) -> str:
        games = sum(self.games.values())
        players = sum(self.players.values())
        staff = [(name, self.hired[name] / players) for name in EMPLOYEE_IDS]
        canals = [(self._canal(i), self.laid[i] / games) for i in range(len(CANALS))]
        sections = (
            ("Ships", self._ships(games, players)),
            ("Actions a player", self._actions(players)),
            ("Contracts", self._contracts()),
            ("Employees hired a player", self._shares(staff)),
            ("Parts", self._parts(games)),
            ("Canals laid a game", self._shares(canals)),
        )
        return "\n\n".join(f"### {title}\n\n{text}" for title, text in sections)

    def _ships(self, games: int, players: int) -> str:
        sailed = sum(number for size, number in self.ships.items() if size)
        sizes = ", ".join(f"{size}: {self.ships[size]}" for size in sorted(self.ships) if size)
        solo = max(1, sum(self.marks.values()))
        reached = [sum(self.marks[m] for m in range(k, 4)) / solo for k in (1, 2, 3)]
        loads = ", ".join(f"{item} {self.loaded[item] / max(1, sailed):.2f}" for item in ITEMS)
        return "\n\n".join(
            (
                f"{sailed / players:.2f} ships a player sailed ({sizes}), {self.ships[0] / players:.2f} failed;"
                f" {sum(self.early.values())} of {games} games ended early. Of {sum(self.marks.values())} solo games "
                f"{reached[0]:.0%} reached 60 points, {reached[1]:.0%} 80 and {reached[2]:.0%} 95.",
                ruled(
                    ("points of a ship by", "mean"),
                    [(name, f"{self.criteria[name] / max(1, sailed):.1f}") for name in CRITERIA],
                ),
                f"Aboard of a ship: {loads}.",
            )
        )

    def _actions(self, players: int) -> str:
        rows = [
            (name, f"{self.actions[name] / players:.2f}", f"{self.bonus[name] / players:.2f}")
            for name in ACTIONS
        ]
        return ruled(("action", "chosen", "bought as a bonus"), rows)

    def _parts(self, games: int) -> str:
        never = sum(1 for part in range(len(PARTS)) if not self.sailed[part])
        share = sum(self.sailed.values()) / len(PARTS) / games
        return f"A part sailed in {share:.0%} of the games; {never} of {len(PARTS)} parts never did."

    def _contracts(self) -> str:
        rows = []
        for contract in CONTRACTS:
            name = contract.id
            kept, dealt = self.kept[name], self.dealt[name]
            mean = f"{self.worth[name] / kept:.1f}" if kept else "–"
            rows.append((name, contract.colour, dealt, f"{kept / dealt:.0%}" if dealt else "–", mean))
        return ruled(("contract", "colour", "dealt", "kept", "mean points when kept"), rows)

    def _shares(self, found: list[tuple[str, float]]) -> str:
        ranked = sorted(found, key=lambda entry: -entry[1])
        return ruled(("", "mean"), [(name, f"{share:.2f}") for name, share in ranked])

    def _canal(self, tile: int) -> str:
        return f"{tile + 1} " + ", ".join(SYMBOLS[symbol] for symbol in CANALS[tile].symbols[:4])
