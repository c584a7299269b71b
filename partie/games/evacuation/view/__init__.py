"""The JSON that clients draw, from a mask and nothing else. Things stand under their ids, as in data/ and the texts.

Most players look as they did before the last move, and to all seats alike. So what is drawn of a player is kept, by
everything that it is drawn from; whoever gets a view must not change it.
"""

from typing import Any, Final

from partie.euro.sets import has, members
from partie.kernel.engine.kept import Kept
from partie.kernel.engine.state import deciders, step_of

from .. import scoring
from ..cards.actions import ACTION_CARDS
from ..cards.bonuses import BONUSES
from ..cards.fields import END, MILESTONES, PASSED
from ..cards.goals import GOALS
from ..cards.technologies import TILES
from ..components import (
    BIOMES,
    COLOURS,
    FACTORIES,
    FACTORY_LIMIT,
    LAND,
    LANES,
    OCEAN_TOKENS,
    RESOURCES,
    SHUTTLES,
    STADIUMS,
    SYMBOLS,
    TASKS,
    WORLDS,
    YEARS,
)
from ..components.new_world import AREA_IDS, AREAS, MAPS, RIMS
from ..components.requirements import INFRASTRUCTURE
from ..rules import bonus, flight, goals, income, progress, rival
from ..rules.actions import settlement
from ..rules.actions.action_track import NO_GROUP, energy_price
from ..rules.actions.infrastructure import price_of
from ..rules.actions.technology import LEVELS_DONE
from ..rules.course import PHASES
from ..state import Evacuation, Hold, Player, biome_limit, in_play, passed, smileys, symbols

RIVAL: Final = "rival"
_EXPECTS: Final = [{"food": list(year.food), "stadiums": year.stadiums} for year in YEARS]
_PLAYERS: Final = Kept(2000)
PAYERS: Final = ("old", "either", "new")
"""By satellites beyond the second milestone: which world pays for actions (EV-MIL-11 to EV-MIL-13)."""


def view(s: Evacuation, seat: int) -> dict[str, Any]:
    """The position for a seat (-1: a spectator)."""
    found: dict[str, Any] = {
        "game": "evacuation",
        "seat": seat,
        "seats": s.seats,
        "mode": "points" if s.points else "race",
        "actions": "advanced" if s.advanced else "basic",
        "method": "lenient" if s.lenient else "strict",
        "year": s.year,
        "phase": PHASES[s.phase],
        "order": [each if each < s.seats else (RIVAL, "neutral")[each - s.seats] for each in s.order],
        "asked": deciders(s),
        "over": not s.agenda,
        "decided": PHASES[s.ended] if s.ended else None,
        "expects": _EXPECTS,
        "offers": {
            "shuttles": [SHUTTLES[tile].id for tile in s.offers[0]],
            "stadiums": [STADIUMS[card].id for card in s.offers[1]],
            "infrastructure": [INFRASTRUCTURE[card].id for card in s.offers[2]],
        },
        "decks": [len(deck) for deck in s.decks],
        "deck": len(s.deck),
        "bonuses": [list(BONUSES[card].numbers) for card in s.bonuses],
        "bonus_cards": list(s.bonuses),
        "areas": owners(s),
        "map": _MAP_IDS[s.edition],
        "milestones": list(MILESTONES),
        "players": [_seated(s, other, seat) for other in range(s.seats)],
    }
    if seat >= 0:
        found["lacks"] = _lacks(s, seat)
        if isinstance(step_of(s, seat), progress.Splitting | progress.Placing):
            found["free"] = [
                [name for lane, name in enumerate(LANES) if progress.lane_is_open(s, section, lane)]
                for section in range(END + 1)
            ]
        settled = s.players[seat].settled
        found["required"] = {
            INFRASTRUCTURE[card].id: INFRASTRUCTURE[card].requirement.counted(settled) for card in s.offers[2]
        }
    if s.with_tasks:
        found["tasks"] = [
            {
                "id": TASKS[task].id,
                "owner": s.owners[place],
                "played": has(s.tasks_played, place),
            }
            for place, task in enumerate(s.tasks)
        ]
    if s.with_lines:
        found["lines"] = [area_ids(line) for line in s.lines]
    if s.with_rival:
        found["rival"] = _rival(s)
    return found


def area_ids(areas: int) -> list[str]:
    """A set of areas by their ids."""
    return [AREA_IDS[area] for area in members(areas)]


_MAP_IDS: Final = [[AREAS[area].id for area in areas] for areas in MAPS]
"""By edition."""


def owners(s: Evacuation) -> dict[str, Any]:
    """By area: the seat that settled it, or the rival."""
    found: dict[str, Any] = dict.fromkeys(area_ids(s.rival_settled), RIVAL)
    for seat, player in enumerate(s.players):
        for name in area_ids(player.settled):
            found[name] = seat
    return found


def _cards(cards: tuple[int, ...]) -> list[str | None]:
    """Action cards by their ids; None: unknown."""
    return [ACTION_CARDS[card].id if card >= 0 else None for card in cards]


def _triple(numbers: list[int] | tuple[int, ...]) -> dict[str, int]:
    return dict(zip(RESOURCES, numbers, strict=True))


def _seated(s: Evacuation, seat: int, viewer: int) -> dict[str, Any]:
    """A player, with what looks at more than the player: the bonus of each strength and the score so far."""
    drawn = _player(s, seat)
    won = [bonus.won(s, total) for total in drawn["strengths"]]
    return {**drawn, "bonus": won, "score": _score(s, seat, viewer)}


def _lacks(s: Evacuation, seat: int) -> dict[str, dict[str, Any]]:
    """By free area: all that keeps the player from settling it now; nothing of what could be settled."""
    step = step_of(s, seat)
    terms = step.terms if isinstance(step, settlement.Settling) else settlement.NO_TERMS
    player = s.players[seat]
    found: dict[str, dict[str, Any]] = {}
    for area in MAPS[s.edition]:
        lack = settlement.missing(s, player, area, terms)
        if lack.taken:
            continue
        parts: dict[str, Any] = {}
        if lack.biome:
            parts["gate"] = AREAS[area].biome + 1
        if lack.symbols:
            parts["symbols"] = [SYMBOLS[symbol] for symbol in members(lack.symbols)]
        for name, count in (("factories", lack.factories), ("people", lack.people), ("steel", lack.steel)):
            if count:
                parts[name] = count
        found[AREAS[area].id] = parts
    return found


def _score(s: Evacuation, seat: int, viewer: int) -> list[list[Any]] | None:
    """In points a player sees the own score so far, which looks at everybody."""
    if not s.points or seat != viewer:
        return None
    return [list(line) for line in scoring.points_lines(s, seat)]


def _player(s: Evacuation, seat: int) -> dict[str, Any]:
    """What looks at nothing but the player and the year."""
    player = s.players[seat]
    key = (seat, s.year, *player.key())
    found = _PLAYERS.get(key)
    return _PLAYERS.keep(key, _draw_player(player, seat, s.year)) if found is None else found


def _draw_player(player: Player, seat: int, year: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[seat],
        "resources": {"old": _triple(player.goods[:3]), "new": _triple(player.goods[3:])},
        "makes": {"old": _triple(income.old_production(player)), "new": _triple(player.production)},
        "gets": {"old": _triple(_gets(player)[:3]), "new": _triple(_gets(player)[3:])},
        "needs": [income.food_needed(player, year, world) for world in range(2)],
        "land": [LAND[area].id for area in members(player.land)],
        "oceans": OCEAN_TOKENS - player.flipped,
        "resettled": player.resettled,
        "prepared": {
            world: dict(zip(FACTORIES, player.prepared[3 * i : 3 * i + 3], strict=True))
            for i, world in enumerate(WORLDS)
        },
        "producing": dict(zip(FACTORIES, player.producing, strict=True)),
        "unused": {name: FACTORY_LIMIT - in_play(player, kind) for kind, name in enumerate(FACTORIES)},
        "population": player.population,
        "settled": area_ids(player.settled),
        "stadiums": {
            "old": [STADIUMS[card].id for card in sorted(player.old_stadiums)],
            "new": [STADIUMS[card].id for card in sorted(player.stadiums)],
        },
        "shuttles": {
            "old": [SHUTTLES[tile].id for tile in sorted(player.old_shuttles)],
            "new": [SHUTTLES[tile].id for tile in sorted(player.shuttles)],
            "back": [SHUTTLES[tile].id for tile in sorted(player.back)],
        },
        "capacities": {
            SHUTTLES[tile].id: {
                "buildings": flight.building_room(player, tile),
                "resources": flight.resource_room(player, tile),
                "launch": flight.launch_energy(player, tile),
            }
            for tile in sorted((*player.old_shuttles, *player.shuttles, *player.back))
        },
        "returning": flight.return_energy(player),
        "holds": [_hold(player, hold) for hold in player.holds],
        "satellites": [
            {
                "section": player.sections[i],
                "lane": LANES[player.lanes[i]],
                "passed": PASSED[player.sections[i]],
            }
            for i in range(2)
        ],
        "symbols": [SYMBOLS[symbol] for symbol in members(symbols(player))],
        "biomes": list(BIOMES[: biome_limit(player) + 1]),
        "technologies": [_tile(player, place) for place in range(9)],
        "plans": [
            {
                "id": INFRASTRUCTURE[card].id,
                "price": _triple(price_of(player, card)),
                "required": INFRASTRUCTURE[card].requirement.counted(player.settled),
            }
            for card in sorted(player.plans)
        ],
        "works": [
            {
                "id": INFRASTRUCTURE[card].id,
                "met": card in player.met,
                "required": INFRASTRUCTURE[card].requirement.counted(player.settled),
            }
            for card in sorted(player.works)
        ],
        "penalties": player.penalties,
        "smileys": smileys(player),
        "actions": player.actions,
        "price": energy_price(player, NO_GROUP),
        "prices": [energy_price(player, group) for group in range(1, 5)],
        "payer": PAYERS[passed(player, 2)],
        "groups": player.groups[1:],
        "strengths": progress.strengths(player),
        "passed": player.passed,
        "hand": _cards(player.hand),
        "down": _cards(tuple(sorted(player.down))),
        "up": _cards(tuple(sorted(player.up))),
        "dropped": _cards(tuple(sorted(player.dropped))),
        "goals": [_goal(player, goal) for goal in sorted(player.goals)],
        "pile": [GOALS[goal].id if goal >= 0 else None for goal in sorted(player.pile)],
    }


def _gets(player: Player) -> list[int]:
    """What the next income brings, world by world (EV-INC-02 to EV-INC-04)."""
    made = [*income.old_production(player), *player.production]
    return [amount + more for amount, more in zip(made, player.perks.income, strict=True)]


def _goal(player: Player, goal: int) -> dict[str, Any] | None:
    if goal < 0:
        return None
    count = goals.counted(player, goal)
    return {"id": GOALS[goal].id, "count": count, "points": GOALS[goal].score(count)}


def _tile(player: Player, place: int) -> dict[str, Any]:
    row, column = place // 3, place % 3
    steps = player.research[column]
    done = LEVELS_DONE[steps]
    half = steps % 2 == 0 and steps > 0 and done == row
    return {
        "id": TILES[player.tiles[place]].id,
        "level": row + 1,
        "state": "done" if done > row else "half" if half else "open",
    }


def _hold(player: Player, hold: Hold) -> dict[str, Any]:
    return {
        "shuttle": SHUTTLES[hold.shuttle].id,
        "resources": _triple(hold.goods),
        "population": hold.population,
        "factories": dict(zip(FACTORIES, hold.factories, strict=True)),
        "stadiums": [STADIUMS[card].id for card in hold.stadiums],
        "zones": [has(hold.zones, zone) for zone in range(len(SHUTTLES[hold.shuttle].zones))],
        "buildings": [hold.buildings, flight.building_room(player, hold.shuttle)],
        "room": flight.resource_room(player, hold.shuttle),
        "launch": flight.launch_energy(player, hold.shuttle),
    }


def _rival(s: Evacuation) -> dict[str, Any]:
    return {
        "stadiums": [STADIUMS[card].id for card in s.rival_stadiums],
        "smileys": rival.smileys(s),
        "settled": area_ids(s.rival_settled),
        "satellites": [{"section": s.rival_sections[i], "lane": LANES[s.rival_lanes[i]]} for i in range(4)]
        if s.seats == 1
        else [],
        "tile": AREAS[RIMS[s.edition][s.solo_place].area].id,
        "deck": len(s.solo_deck),
        "back": (None, "1", "2", "3", "X", "red 3")[s.back],
        "passed": s.rival_passed,
        "strengths": [rival.strength(s, which) for which in range(2)],
    }
