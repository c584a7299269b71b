"""A player's possessions in Evacuation: areas of the Old World with their contents, shuttles, technologies, cards, and
the distance to the next gates."""

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.games.evacuation.components import LAND, OCEAN_TOKENS, SHUTTLES, STADIUMS, ZONES
from partie.games.evacuation.components.track import END, MILESTONES, PASSED
from partie.text import Words

from .evacuation_moves import contents, loaded, told
from .flow import Flow

LETTERED: Final = ("a", "b")
COLUMNS: Final = ("left", "middle", "right")
Titled = tuple[str, RenderableType]


def possessions(view: dict[str, Any], words: Words) -> list[Titled]:
    """The sections of the screen about the reader's own things, each with its title."""
    player = view["players"][view["seat"]]
    parts: list[Titled] = [(words.say("board-land"), _land(player, words))]
    shuttles = _shuttles(player, words)
    if shuttles is not None:
        parts.append((words.say("board-own-shuttles"), shuttles))
    parts.append((words.say("board-buildings"), _buildings(player, words)))
    parts.append((words.say("board-technologies"), _technologies(player, words)))
    held = {
        "hand": [("card", name) for name in player["hand"]] if view["actions"] == "advanced" else [],
        "plans": [("infrastructure", plan["id"]) for plan in player["plans"]],
        "works": [("infrastructure", work["id"]) for work in player["works"]],
        "goals": [("goal", goal["id"]) for goal in player["goals"] if goal],
        "tasks": [("task", task["id"]) for task in view.get("tasks", [])],
    }
    things = told(words.language)
    for key, cards in held.items():
        if cards:
            table = _grid()
            for kind, name in cards:
                about = things[kind][name].about if name in things[kind] else ""
                table.add_row(Text(words.name(kind, name)), Text(about))
            parts.append((words.say(f"board-{key}"), table))
    return parts


def _grid() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    return table


def _land(player: dict[str, Any], words: Words) -> RenderableType:
    """The areas not yet evacuated, by their stripe: people or factory, and production."""
    table = _grid()
    for zone, name in enumerate(ZONES):
        areas = [
            Text(f"{land.id.upper()} {contents(land, words)}")
            for land in LAND
            if land.zone == zone and land.id in player["land"]
        ]
        table.add_row(
            Text(words.say("board-stripe", zone=words.name("zone", name))), Flow(areas or [Text("–")], " · ")
        )
    oceans = words.say("board-oceans", left=player["oceans"], all=OCEAN_TOKENS, over=player["resettled"])
    table.add_row(Text(words.say("board-ocean-tokens")), Text(oceans))
    return table


def _shuttles(player: dict[str, Any], words: Words) -> RenderableType | None:
    """Shuttles by name: where they are, their zones, their room, what is loaded, what the launch costs."""
    table = _grid()
    for where in ("old", "new", "back"):
        for name in player["shuttles"][where]:
            place = words.say("board-flying-back") if where == "back" else words.name("world", where)
            tile = next(tile for tile in SHUTTLES if tile.id == name)
            zones = words.listed([words.name("zone", ZONES[zone]) for zone in tile.zones])
            room = words.say("shuttle-about", zones=zones, **player["capacities"][name])
            table.add_row(Text(words.name("shuttle", name)), Text(f"{place}. {room}"))
    for hold in player["holds"]:
        table.add_row(Text(words.name("shuttle", hold["shuttle"])), Text(loaded(hold, words)))
    return table if table.row_count else None


def _buildings(player: dict[str, Any], words: Words) -> RenderableType:
    """Stadiums, people and factories by world."""
    table = _grid()
    smileys = {card.id: card.smileys for card in STADIUMS}
    for world in ("old", "new"):
        things = [
            Text(words.say("board-stadium", name=words.name("stadium", name), smileys=smileys[name]))
            for name in player["stadiums"][world]
        ]
        if world == "new" and player["population"]:
            things.append(Text(words.say("board-people", n=player["population"])))
        things += [
            Text(words.say("board-prepared", factory=words.name("factory", kind), n=number))
            for kind, number in player["prepared"][world].items()
            if number
        ]
        table.add_row(Text(words.name("world", world), style="dim"), Flow(things or [Text("–")]))
    symbols = [words.name("symbol", name) for name in player["symbols"]]
    table.add_row(Text(words.say("board-symbols"), style="dim"), Text(", ".join(symbols) or "–"))
    return table


def _technologies(player: dict[str, Any], words: Words) -> RenderableType:
    """Column by column from the lowest level, with the effects also of those not yet researched."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    things = told(words.language)
    for number, column in enumerate(COLUMNS):
        tiles = player["technologies"][number::3]
        coming = next((tile for tile in tiles if tile["state"] != "done"), None)
        for place, tile in enumerate(tiles):
            head = words.name("column", column) if not place else ""
            state = words.say("board-state-" + ("next" if tile is coming else tile["state"]))
            if tile["state"] == "half":
                state = words.say("board-state-half")
            text = Text(f"{things['technology'][tile['id']].say}: {things['technology'][tile['id']].about}")
            style = "" if tile is coming or tile["state"] == "done" else "dim"
            table.add_row(Text(head, style="dim"), Text(state), text, style=style)
    return table


def gates(player: dict[str, Any], words: Words) -> list[tuple[str, str]]:
    """For each satellite: its name, the distance to the next milestone, and its bonus."""
    found = []
    for number, letter in enumerate(LETTERED):
        section = player["satellites"][number]["section"]
        passed = PASSED[section]
        if passed == len(MILESTONES):
            line = words.say("board-gate-none", section=section, end=END)
        else:
            gate = passed + 1
            other = PASSED[player["satellites"][1 - number]["section"]]
            second = "second" if other >= gate else "first"
            brings = words.find(f"board-gate-{gate}-{second}", {}) or words.say(f"board-gate-{gate}")
            line = words.say(
                "board-gate",
                section=section,
                steps=MILESTONES[passed] + 1 - section,
                gate=gate,
                brings=brings,
            )
        found.append((words.name("satellite", letter), line))
    return found
