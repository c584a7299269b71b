"""The board of Underwater Cities: slots, the own player board, cards, the Federation track, other nations in short."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from partie.games.underwater import moves as m
from partie.games.underwater.cards import BY_NUMBER, CONTRACTS, METROPOLISES
from partie.games.underwater.cards.slots import SIDE_12, SIDE_34
from partie.games.underwater.components import BERTHS, LAST_OF_ERA, SITES, TUNNELS
from partie.games.underwater.components.terms import KINDS, RESOURCES, SLOT_COLOURS
from partie.games.underwater.text.effects import EffectWords
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.text import Words

from . import LETTERS, Board
from .flow import Flow

STYLES: Final = {"yellow": "bold yellow", "red": "bold red", "green": "bold green", "none": "bold"}
SEATS: Final = ("bold bright_blue", "bold magenta", "bold cyan", "bold bright_red")
MARKS: Final = ("■", "▲")
"""The signs of a tunnel or building: as built, and upgraded."""
TILES: Final = {tile.number: tile for tile in METROPOLISES}
TASKS: Final = {contract.number: contract for contract in CONTRACTS}
CARD_MOVES: Final = (m.USE, m.READY, m.SPECIAL, m.KEEP, m.OVER, m.DROP, m.ONCE)
"""Verbs whose moves name a card; the menu shows its text."""
METROPOLIS_SITES: Final = "MNO"


class UnderwaterBoard(Board):
    """Underwater Cities in the terminal."""

    def draw(self, view: dict[str, Any], words: Words, names: Sequence[str], whole: bool) -> RenderableType:
        texts = EffectWords(words.language, words.strict)
        seat = view["seat"]
        parts: list[RenderableType] = [_header(view, words)]
        if whole:
            if view["seats"] > 1 or seat < 0:
                parts.append(_nations(view, words, names))
            parts.append(_special(view, texts))
            if view["contracts"]:
                parts.append(_contracts(view, texts))
            if seat >= 0:
                parts += [_laid(view, texts), _map(view, words, texts)]
        parts += [_federation(view, words, names), _slots(view, words, texts)]
        if seat >= 0:
            nation = view["nations"][seat]
            title = words.say("board-hand", limit=nation["limit"])
            parts += [_stock(view, words), _cards(title, nation["hand"] + nation["drawn"], texts)]
        return Group(*parts)

    def brief(self, view: dict[str, Any], words: Words, seat: int) -> str:
        return _have(view["nations"][seat], words)

    def chapter(self, view: dict[str, Any]) -> object:
        return view["round"], view["phase"], view["turn"]

    def told(
        self, partie: Partie, events: Sequence[Sequence[Any]], words: Words, names: Sequence[str]
    ) -> list[str]:
        """Omits the slot of the turn; consecutive discards or draws share a line."""
        lines: list[str] = []
        played: tuple[int, int] | None = None
        for (key, seat), run in groupby(events, key=_alike):
            several = list(run)
            if key == "played":
                played = (several[-1][1], several[-1][2])
            if key == "slot" and played == tuple(several[0][1:]):
                played = None
            elif key == "discarded":
                cards = [_name(event[1], words) for event in several]
                lines.append(words.say("board-discarded", cards=words.listed(cards)))
            elif key == "drew" and len(several) > 1 and several[0][2] < 0:
                lines.append(words.say("board-drew", name=words.seat(seat, names), count=len(several)))
            else:
                lines += super().told(partie, several, words, names)
        return lines

    def rank(self, partie: Partie, seat: int, move: Move) -> int:
        """Slots with a matching card come first, the always-available one last."""
        if move[0] not in (m.SLOT, m.CLONE):
            return 0
        card = BY_NUMBER[move[2]]
        return 0 if card.colour == SLOT_COLOURS[move[1]] else 1 if move[1] else 2

    def group(self, partie: Partie, seat: int, move: Move) -> object:
        """A slot is one line, for all cards."""
        return move[:2] if move[0] in (m.SLOT, m.CLONE) else None

    def group_name(self, partie: Partie, seat: int, moves: Sequence[Move], words: Words) -> str:
        """The slot with its effect, and the matching cards."""
        texts = EffectWords(words.language, words.strict)
        slot = moves[0][1]
        effects = SIDE_12 if partie.drawing(seat)["side"] == "1-2" else SIDE_34
        matching = [
            texts.name("card", BY_NUMBER[move[2]].name)
            for move in moves
            if self.rank(partie, seat, move) == 0
        ]
        key = "board-slot-matching" if matching else "board-slot-alone"
        name = partie.drawing(seat)["slots"][slot]["id"]
        return words.say(key, slot=name, effect=texts.effect(effects[slot]), cards=", ".join(matching))

    def effect(self, partie: Partie, seat: int, move: Move, words: Words) -> str:
        """A site's bonus or surcharge, and the text of a card."""
        if move[0] in (m.SLOT, m.CLONE) and self.rank(partie, seat, move) == 0:
            return EffectWords(words.language, words.strict).card(BY_NUMBER[move[2]])
        if move[0] in CARD_MOVES:
            return EffectWords(words.language, words.strict).card(BY_NUMBER[move[1]])
        place = _place(move)
        if not place:
            return ""
        icon = partie.view(seat)["nations"][seat]["board"]["icons"].get(place)
        return _icon(icon, words) if icon else ""


def _alike(event: Sequence[Any]) -> tuple[str, int]:
    """Whether events can share a line: the same kind, of the same seat."""
    return event[0], event[1] if event[0] == "drew" else -1


def _place(move: Move) -> str:
    """The site that a building move names."""
    if move[0] == m.BUILD:
        return BERTHS[move[2]]
    if move[0] == m.BUILD_TUNNEL:
        return TUNNELS[move[1]]
    return SITES[move[1]] if move[0] in (m.BUILD_WHITE, m.BUILD_PURPLE) else ""


# Words


def _amounts(given: Mapping[str, int], words: Words) -> str:
    """`2 kelp and 1 credit`."""
    return words.listed(
        [
            words.say("resource-amount", amount=amount, counted=_counted(name, amount, words))
            for name, amount in given.items()
            if amount
        ]
    )


def _counted(name: str, amount: int, words: Words) -> str:
    return words.find(f"resource-{name}", {"n": amount}, "counted") or name


def _icon(icon: Mapping[str, Any], words: Words) -> str:
    """A site's icon in a few words."""
    said = []
    if "costs" in icon:
        said.append(words.say("board-icon-costs", amount=_amounts(icon["costs"], words)))
    gains = dict(icon.get("gives", {}))
    steps = gains.pop("advance", 0)
    if gains:
        said.append(words.say("board-icon-gives", amount=_amounts(gains, words)))
    if steps:
        said.append(words.say("board-icon-advance"))
    if "times" in icon:
        said.append(words.say("board-icon-times", times=icon["times"]))
    if "shared" in icon:
        said.append(words.say("board-icon-shared", tunnel=icon["with"], amount=icon["shared"]))
    if "metropolis" in icon:
        said.append(words.say("board-icon-metropolis", amount=icon["metropolis"]))
    return ", ".join(said)


def _name(number: int, words: Words) -> str:
    """A card's name with its number; a hidden card has neither."""
    if number not in BY_NUMBER:
        return words.say("card-unknown")
    return words.say("card-numbered", name=words.name("card", BY_NUMBER[number].name), number=number)


def _have(nation: Mapping[str, Any], words: Words) -> str:
    parts = [f"{words.name('resource', name)} {nation['resources'][name]}" for name in RESOURCES]
    parts.append(f"{words.say('result-points')} {nation['points']}")
    return " · ".join(parts)


def _letter(seat: int) -> Text:
    return Text(LETTERS[seat], style=SEATS[seat])


def _titled(title: str, *body: RenderableType) -> RenderableType:
    return Group(Text(title, style="underline"), *body)


def _grid(*columns: str) -> Table:
    """`<` a column that stays on its line, `~` one that wraps."""
    table = Table.grid(padding=(0, 1))
    for column in columns:
        table.add_column(justify="right" if column == ">" else "left", no_wrap=column != "~")
    return table


# Parts of the screen


def _header(view: dict[str, Any], words: Words) -> Text:
    turn = min(view["turn"] // view["seats"] + 1, 3)
    era, rounds = view["era"], LAST_OF_ERA[-1]
    head = [
        words.say("game-name"),
        words.say("board-time", era=era, round=view["round"], rounds=rounds),
        words.say("board-turn", turn=turn) if view["phase"] == "turn" else words.name("phase", view["phase"]),
    ]
    text = Text("\n" + " · ".join(head), style="bold")
    supply = view["supply"]
    line = words.say(
        "board-supply",
        production=LAST_OF_ERA[era - 1],
        tunnels=supply["tunnels"],
        white=supply["white"],
        purple=supply["purple"],
        deck=view["deck"],
    )
    return text.append("\n" + line, style="not bold dim")


def _slots(view: dict[str, Any], words: Words, texts: EffectWords) -> RenderableType:
    effects = SIDE_12 if view["side"] == "1-2" else SIDE_34
    table = _grid("<", "<", "~")
    for slot, effect in zip(view["slots"], effects, strict=True):
        tiles = Text()
        for seat in slot["tiles"]:
            tiles.append_text(_letter(seat))
        if slot["neutral"]:
            tiles.append("×")
        taken = bool(tiles)
        table.add_row(
            Text(slot["id"], style="dim" if taken else STYLES[slot["colour"]]),
            tiles or Text("·"),
            Text(texts.effect(effect), style="dim" if taken else ""),
        )
    title = words.say("board-slots")
    if view["clone"]:
        title += " " + words.say("board-clone-free" if view["clone"] == "board" else "board-clone-taken")
    return _titled(title, table)


def _federation(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """The markers on each space, the top of each stack first: the order of the next round."""
    line = Text(words.say("board-federation") + " ", style="underline")
    for number, space in enumerate((1, 2, 3, 4, None)):
        line.append(" · " if number else " ", style="not underline dim")
        line.append(f"{space}: " if space else words.say("board-below") + " ", style="not underline dim")
        there = [seat for seat in view["ranking"] if view["nations"][seat]["federation"] == space]
        for seat in there:
            line.append(LETTERS[seat], style="not underline " + SEATS[seat])
        if not there:
            line.append("–", style="not underline dim")
    order = ", ".join(f"{LETTERS[seat]} {words.seat(seat, names)}" for seat in view["order"])
    return Group(line, Text(words.say("board-order", order=order), style="dim"))


def _cards(title: str, cards: Sequence[Mapping[str, Any]], texts: EffectWords) -> RenderableType:
    table = _grid(">", "<", "~")
    for card in cards:
        table.add_row(*_card(card, texts))
    return _titled(title, table)


def _card(card: Mapping[str, Any], texts: EffectWords) -> tuple[Text, Text, Text]:
    """Number, name, and in one cell colour, type and effect: a column of its own would be too narrow for the effect."""
    words = texts.words
    if "back" in card:
        return Text("?"), Text(words.say("card-unknown"), style="dim"), Text("")
    found = BY_NUMBER[card["number"]]
    kind = f"{words.name('colour', card['colour'])}, {words.name('type', card['type'])}"
    if card["cost"]:
        kind += ", " + words.say("card-cost", cost=card["cost"])
    used = card.get("used", False)
    style = "dim" if used else STYLES[card["colour"]]
    text = texts.card(found)
    told = Text(f"{kind}: ", style="dim")
    told.append(words.say("board-used", text=text) if used else text, style="dim" if used else "not dim")
    return Text(str(card["number"])), Text(texts.name("card", found.name), style=style), told


def _laid(view: dict[str, Any], texts: EffectWords) -> RenderableType:
    nation = view["nations"][view["seat"]]
    return _cards(texts.words.say("board-laid"), nation["laid"], texts)


def _special(view: dict[str, Any], texts: EffectWords) -> RenderableType:
    """The row and the face-up card of the deck."""
    words = texts.words
    top = view["special"][:1]
    return _cards(words.say("board-special", deck=len(view["special"])), view["row"] + top, texts)


def _contracts(view: dict[str, Any], texts: EffectWords) -> RenderableType:
    table = _grid("<", "~")
    for number in view["contracts"]:
        table.add_row(
            Text(texts.name("contract", TASKS[number].name), style="bold"),
            Text(texts.contract(TASKS[number])),
        )
    return _titled(texts.words.say("board-contracts"), table)


def _stock(view: dict[str, Any], words: Words) -> RenderableType:
    """The viewing nation's resources, production and costs."""
    nation = view["nations"][view["seat"]]
    made = _amounts(nation["yield"], words) or words.say("amount-nothing")
    final = sum(points for _, points in nation["final"])
    costs = [
        Text(
            f"{words.name('thing', kind)}: {_amounts(nation['costs'][kind], words) or words.say('price-nothing')}"
        )
        for kind in KINDS
    ]
    return Group(
        Text(words.say("board-stock"), style="underline"),
        Text(_have(nation, words), style="bold"),
        Text(words.say("board-yield", made=made, hungry=nation["hungry"], final=final), style="dim"),
        Flow([Text(words.say("board-costs") + " ").append_text(costs[0]), *costs[1:]], " · "),
    )


def _map(view: dict[str, Any], words: Words, texts: EffectWords) -> RenderableType:
    """The own player board: cities with their buildings and free sites, tunnels, metropolises."""
    nation = view["nations"][view["seat"]]
    cities = _grid("<", "<", "~", "~")
    for site in SITES:
        cities.add_row(
            Text(site, style="bold" if site in nation["cities"] else ""),
            _city(nation, site, words),
            _buildings(nation, site, words),
            _free(nation, site, words),
        )
    tunnels = [_tunnel(nation, tunnel, ends, words) for tunnel, ends in nation["board"]["tunnels"].items()]
    metropolises = _grid("<", "<", "~")
    for place, tile in enumerate(nation["tiles"]):
        where = METROPOLIS_SITES[place] if place < len(METROPOLIS_SITES) else ""
        known = TILES.get(tile["number"])
        if known is not None:
            mark = words.say("board-connected") if tile["connected"] else "–"
            name = Text(f"{texts.name('metropolis', known.name)} ({mark})")
            metropolises.add_row(where, name, Text(texts.metropolis(known), style="dim"))
    return _titled(
        words.say("board-cities-own"),
        cities,
        Flow([Text(words.say("board-tunnels") + " ").append_text(tunnels[0]), *tunnels[1:]], " · "),
        metropolises,
    )


def _city(nation: Mapping[str, Any], site: str, words: Words) -> Text:
    kind = nation["cities"].get(site)
    if kind is None:
        ends = nation["board"]["tunnels"].values()
        near = any(site in pair and other in nation["cities"] for pair in ends for other in pair)
        return Text(words.say("board-city-possible" if near else "board-no-city"), style="dim")
    joined = words.say("board-connected" if site in nation["connected"] else "board-apart")
    return Text(f"{words.name('thing', kind)}, {joined}", style="magenta" if kind == "purple" else "")


def _buildings(nation: Mapping[str, Any], site: str, words: Words) -> Text:
    """Everything that stands at a city, plain and upgraded."""
    there = [
        name for berth, kinds in nation["buildings"].items() if berth[0] == site for name in sorted(kinds)
    ]
    said = [f"{MARKS[name.endswith('+')]} {words.name('thing', name.removesuffix('+'))}" for name in there]
    return Text(", ".join(said) or "–", style="" if said else "dim")


def _free(nation: Mapping[str, Any], site: str, words: Words) -> Text:
    """Free building sites: the number of plain ones, and each one with an icon."""
    board, filled = nation["board"], nation["buildings"]
    special = {berth: icon for berth, icon in board["icons"].items() if berth[0] == site and len(berth) > 1}
    plain = board["sites"][site] - len(special) - len(filled.get(site, []))
    said = [f"{site}×{plain}"] if plain > 0 else []
    said += [f"{berth} ({_icon(icon, words)})" for berth, icon in special.items() if berth not in filled]
    text = words.say("board-free", sites=", ".join(said)) if said else ""
    if site in board["icons"]:
        text += ("; " if text else "") + words.say("board-city-icon", icon=_icon(board["icons"][site], words))
    return Text(text, style="dim")


def _tunnel(nation: Mapping[str, Any], tunnel: str, ends: Sequence[str], words: Words) -> Text:
    """`t3 A–B ■`; a site without a tunnel is dim and tells its icon."""
    name = f"{tunnel} {ends[0]}–{ends[1]}"
    if tunnel in nation["tunnels"]:
        return Text(f"{name} {MARKS[nation['tunnels'][tunnel]]}", style="bold")
    icon = nation["board"]["icons"].get(tunnel)
    return Text(name + (f" ({_icon(icon, words)})" if icon else ""), style="dim")


def _nations(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """All other nations in short."""
    rows: list[RenderableType] = []
    for seat in view["order"]:
        nation = view["nations"][seat]
        if seat == view["seat"]:
            continue
        counts = {kind: [0, 0] for kind in KINDS[:3]}
        for kinds in nation["buildings"].values():
            for name in kinds:
                counts[name.removesuffix("+")][name.endswith("+")] += 1
        built = [
            f"{words.name('thing', kind)} {sum(both)}" + (f" ({both[1]}{MARKS[1]})" if both[1] else "")
            for kind, both in counts.items()
        ]
        text = _letter(seat).append(f" {words.seat(seat, names)}: ", style="bold")
        text.append(_have(nation, words))
        text.append(
            " · "
            + words.say(
                "board-nation",
                cities=len(nation["cities"]),
                connected=len(nation["connected"]),
                tunnels=len(nation["tunnels"]),
                hand=len(nation["hand"]),
            )
            + " · "
            + ", ".join(built),
            style="not bold",
        )
        laid = [
            Text(words.name("card", card["name"]), style="dim strike" if card["used"] else "dim")
            for card in nation["laid"]
        ]
        rows += [text, Flow(laid)]
    return _titled(words.say("board-nations"), *rows)


BOARD: Final = UnderwaterBoard()
