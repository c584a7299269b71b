"""The board of Power Grid: header, plant market, fuel market, players in order, cities by region."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from partie.games.powergrid.components import FUELS, MAPS
from partie.games.powergrid.moves import BUILD, RUN
from partie.games.powergrid.text import amount_of, counted
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.text import Words

from . import LETTERS, Board
from .flow import Flow, Shelves

COLOURS: Final = {
    "green": "bold green",
    "yellow": "bold yellow",
    "red": "bold red",
    "blue": "bold bright_blue",
    "purple": "bold magenta",
    "black": "bold reverse",
}
A_ROW: Final = 4
"""The number of plants in a row, if they fit."""
COLUMNS: Final = ("name", "money", "own-plants", "own-fuel", "own-cities", "supplies", "income")
"""The rows of a player, in order."""
LISTS: Final = ("own-plants", "own-fuel")
SHORTEST_NAME: Final = 8
NEAREST: Final = 2
"""The number of links shown of a possible first city."""
FEW_BIDS: Final = 3
"""Number of consecutive bids that are combined in one line."""
LAST: Final = {
    "auction": "plants",
    "resources": "fuel",
    "connect": "cities",
    "bureaucracy": "players",
    "": "cities",
}
"""By phase: the section it is about, which is drawn last, next to the question."""


class PowerGridBoard(Board):
    """Power Grid in the terminal."""

    def draw(self, view: dict[str, Any], words: Words, names: Sequence[str], whole: bool) -> RenderableType:
        parts = {
            "cities": lambda: _cities(view, words),
            "plants": lambda: _plants(view, words),
            "fuel": lambda: _fuel(view, words),
            "players": lambda: _titled(words.say("board-players"), Players(view, words, names)),
        }
        about = LAST[view["phase"]]
        order = [name for name in parts if name != about and (whole or name == "players")] + [about]
        return Group(_header(view, words), *(parts[name]() for name in order))

    def brief(self, view: dict[str, Any], words: Words, seat: int) -> str:
        player = view["players"][seat]
        plants = ", ".join(card(plant, words) for plant in player["plants"])
        lot = (view["auction"] or {}).get("lot")
        offered = [card(plant, words) for plant in view["plants"]["current"] if plant["number"] == lot]
        have = words.say(
            "board-brief",
            money=player["money"],
            plants=plants or words.say("plants-none"),
            fuel=tokens(player["fuel"], words),
            cities=len(player["cities"]),
        )
        return "\n".join([words.say("board-lot", plant=plant) for plant in offered] + [have])

    def chapter(self, view: dict[str, Any]) -> object:
        return view["round"], view["phase"], view["epoch"]

    def money(self, view: dict[str, Any], seat: int) -> int | None:
        money: int = view["players"][seat]["money"]
        return money

    def told(
        self, partie: Partie, events: Sequence[Sequence[Any]], words: Words, names: Sequence[str]
    ) -> list[str]:
        """Consecutive bids share one line."""
        lines = []
        for key, run in groupby(events, key=lambda event: event[0]):
            several = list(run)
            if key != "bid" or len(several) < FEW_BIDS:
                lines += super().told(partie, several, words, names)
                continue
            bids = ", ".join(f"{words.seat(event[1], names)} {event[3]}" for event in several)
            lines.append(words.say("board-bids", plant=several[0][2], bids=bids))
        return lines

    def effect(self, partie: Partie, seat: int, move: Move, words: Words) -> str:
        if move[0] == BUILD:
            view = partie.view(seat)
            return (
                "" if view["players"][seat]["cities"] else _near(view, MAPS[view["map"]].ids[move[1]], words)
            )
        if move[0] != RUN:
            return ""
        trial = partie.copy()
        trial.push(seat, move)
        _, _, supplied, income, _, *burnt = trial.events_for(seat, trial.marks[-1])[0]
        fuel = tokens(dict(zip(FUELS, burnt, strict=True)), words)
        return words.say("board-run", supplied=supplied, income=income, fuel=fuel)


def _near(view: dict[str, Any], city: str, words: Words) -> str:
    """The cheapest links of a city, for the choice of the first city."""
    area = MAPS[view["map"]]
    free = {found["id"] for found in view["cities"] if found["place"] is not None}
    ends = ((area.ids[a], area.ids[b], cost) for a, b, cost in area.links)
    links = sorted((cost, b if a == city else a) for a, b, cost in ends if city in (a, b))
    near = [f"{words.name('city', other)} {cost}" for cost, other in links if other in free]
    return words.say("board-near", cities=", ".join(near[:NEAREST])) if near else ""


def card(plant: dict[str, Any], words: Words) -> str:
    """A plant: its number, fuel and supplied cities."""
    if plant["number"] == "step3":
        return words.name("plant", "step3")
    if not plant["fuel"]:
        return words.say("board-plant-free", number=plant["number"], powers=plant["powers"])
    fuel = "/".join(counted(kind, plant["amount"], words) for kind in plant["fuel"])
    return words.say(
        "board-plant", number=plant["number"], amount=plant["amount"], fuel=fuel, powers=plant["powers"]
    )


def tokens(fuel: dict[str, int], words: Words) -> str:
    """Fuel as `2 coal, 1 oil`."""
    return ", ".join(_tokens(fuel, words)) or words.say("board-no-fuel")


def _tokens(fuel: dict[str, int], words: Words) -> list[str]:
    return [amount_of(kind, amount, words) for kind, amount in fuel.items() if amount]


def letter(view: dict[str, Any], seat: int) -> Text:
    """A seat's letter in its colour."""
    return Text(LETTERS[seat], style=COLOURS[view["players"][seat]["colour"]])


def _header(view: dict[str, Any], words: Words) -> Text:
    place = words.say("board-map", map=words.name("option-map", view["map"]))
    head = [words.say("game-name"), place, words.say("board-round", round=view["round"])]
    if view["phase"]:
        head.append(words.name("phase", view["phase"]))
    head.append(words.name("epoch", view["epoch"]))
    text = Text("\n" + " · ".join(head), style="bold")
    goal = words.say("board-goal", most=view["most"], end=view["end"])
    if view["epoch"] == 1:
        goal = words.say("board-epoch2", cities=view["epoch2"]) + " " + goal
    return text.append("\n" + goal, style="not bold dim")


def _grid(*columns: str) -> Table:
    table = Table.grid(padding=(0, 2))
    for column in columns:
        table.add_column(justify="right" if column == ">" else "left", no_wrap=column != "~")
    return table


def _plants(view: dict[str, Any], words: Words) -> RenderableType:
    """The upper row may be auctioned, the lower waits; in epoch 3 there is one row only."""
    plants = view["plants"]
    lot = (view["auction"] or {}).get("lot")
    rows = []
    for row, style in (("current", "bold"), ("future", "dim")):
        cards = [
            Text(card(plant, words), style="bold reverse" if plant["number"] == lot else style)
            for plant in plants[row]
        ]
        rows.append((words.say(f"board-plants-{row}"), cards))
    rows.append((words.say("board-deck"), [Text(words.say("board-deck-left", cards=plants["deck"]))]))
    return _titled(words.say("board-plants"), Shelves(rows, A_ROW))


def _fuel(view: dict[str, Any], words: Words) -> RenderableType:
    """How many tokens lie at each price; the cheapest go first."""
    prices = sorted({price for kind in view["fuel"].values() for price in kind["spaces"]})
    table = _grid("<", *[">"] * len(prices), ">", ">")
    table.padding = (0, 1)
    table.add_row(
        Text(words.say("board-price"), style="dim"),
        *(Text(str(price), style="dim") for price in prices),
        Text(words.say("board-in-market"), style="dim"),
        Text(words.say("board-refill"), style="dim"),
    )
    for kind, fuel in view["fuel"].items():
        lying = dict(zip(fuel["spaces"], fuel["lying"], strict=True))
        cells = [
            Text(str(lying[price]) if lying[price] else "·", style="bold" if price == fuel["price"] else "")
            if price in lying
            else Text("")
            for price in prices
        ]
        table.add_row(words.name("fuel", kind), *cells, str(fuel["market"]), f"+{fuel['refill']}")
    return _titled(words.say("board-fuel"), table)


class Players:
    """The players in the order of play. Numbers are never truncated at any width, long names are. Plants and fuel that
    do not fit between the numbers get lines of their own."""

    def __init__(self, view: dict[str, Any], words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.rows = [self._row(view, seat, names) for seat in view["order"]]

    def _row(self, view: dict[str, Any], seat: int, names: Sequence[str]) -> dict[str, Any]:
        player = view["players"][seat]
        mine = "bold" if seat == view["seat"] else ""
        plants = [card(plant, self.words) for plant in player["plants"]] or ["–"]
        fuel = _tokens(player["fuel"], self.words) or ["–"]
        return {
            "letter": letter(view, seat),
            "name": Text(self.words.seat(seat, names), style=mine, no_wrap=True, overflow="ellipsis"),
            "money": Text(str(player["money"]), style=mine),
            "own-plants": [Text(plant, style=mine) for plant in plants],
            "own-fuel": [Text(kind, style=mine) for kind in fuel],
            "own-cities": Text(str(len(player["cities"])), style=mine),
            "supplies": Text(str(player["supplies"]), style=mine),
            "income": Text(f"+{player['income']}", style=mine),
        }

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        heads = {name: Text(self.words.say(f"board-{name}"), style="dim") for name in COLUMNS}
        widths = {
            name: max([heads[name].cell_len, *(row[name].cell_len for row in self.rows)])
            for name in COLUMNS
            if name not in LISTS
        }
        for name in LISTS:
            widest = max(thing.cell_len for row in self.rows for thing in row[name])
            widths[name] = max(heads[name].cell_len, widest + 1)
        beside = options.max_width - 1 - len(COLUMNS) - sum(widths.values()) + widths["name"]
        wide = beside >= SHORTEST_NAME
        shown = COLUMNS if wide else [name for name in COLUMNS if name not in LISTS]
        room = beside if wide else options.max_width - 1 - sum(widths[name] + 1 for name in shown[1:]) - 1
        widths["name"] = max(1, min(widths["name"], room))
        yield from self._lines(heads, widths, shown)

    def _lines(self, heads: dict[str, Text], widths: dict[str, int], shown: Sequence[str]) -> RenderResult:
        table = self._grid(widths, shown)
        table.add_row("", *(heads[name] for name in shown))
        for row in self.rows:
            cells = [Flow(row[name]) if name in LISTS else row[name] for name in shown]
            table.add_row(row["letter"], *cells)
            if "own-plants" not in shown:
                yield table
                yield Padding(Flow([*row["own-plants"], *row["own-fuel"]]), (0, 0, 0, 2))
                table = self._grid(widths, shown)
        yield table

    def _grid(self, widths: dict[str, int], shown: Sequence[str]) -> Table:
        table = Table.grid(padding=(0, 1))
        table.add_column(width=1)
        for name in shown:
            left = name == "name" or name in LISTS
            table.add_column(justify="left" if left else "right", width=widths[name])
        return table


def _cities(view: dict[str, Any], words: Words) -> RenderableType:
    """Cities by region: their owners, and the price of place and links for the viewing seat."""
    area = MAPS[view["map"]]
    region_of = {city.id: area.regions[city.region] for city in area.cities}
    seat = view["seat"]
    started = seat >= 0 and bool(view["players"][seat]["cities"])
    table = _grid("<", "~")
    for region in view["regions"]:
        cities = [city for city in view["cities"] if region_of[city["id"]] == region]
        line = Flow([_city(view, city, words, started) for city in cities], " · ")
        table.add_row(Text(words.name("region", region), style="dim"), line)
    return _titled(words.say("board-cities" if started else "board-cities-first"), table)


def _city(view: dict[str, Any], city: dict[str, Any], words: Words, started: bool) -> Text:
    text = Text(words.name("city", city["id"]), style="bold" if view["seat"] in city["houses"] else "")
    if city["houses"]:
        text.append(" [")
        for seat in city["houses"]:
            text.append_text(letter(view, seat))
        text.append("]")
    if started and city["place"] is not None and city["links"] is not None:
        text.append(f" {city['place'] + city['links']}", style="dim")
    return text


def _titled(title: str, body: RenderableType) -> RenderableType:
    return Group(Text(title, style="underline"), body)


BOARD: Final = PowerGridBoard()
