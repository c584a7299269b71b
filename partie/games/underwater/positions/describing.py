"""A state described in the words of a written position."""

from typing import Any, Final

from partie.euro.sets import has

from ..board.components import BERTHS, BERTHS_A_SITE, NEUTRAL, SITES, TUNNELS
from ..board.works import TYPES, Works
from ..rules import clone
from ..rules.federation import space
from ..state.made import Nation, Underwater
from ..terms import KINDS, RESOURCES, SLOTS
from ..trees import ASSISTANTS

PHASES: Final = ("hand", "turn", "production", "new-era", "over")
NEUTRAL_WORD: Final = "neutral"


def describe(s: Underwater) -> dict[str, Any]:
    """The state in the words of a partial position; of decks and hands only what is known."""
    found: dict[str, Any] = {
        "era": s.era,
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": list(s.order),
        "turn": s.turn,
        "ranking": list(s.ranking),
        "slots": {SLOTS[slot]: tiles_on(s, slot) for slot in _tiled(s)},
        "discard": sorted(s.discard),
        "row": list(s.row),
        "gone": sorted(s.gone),
        "contracts": list(s.contracts),
        "supply": {"tunnels": s.tunnels, "white": s.white, "purple": s.purple},
        "nations": [_describe_nation(nation) for nation in s.nations],
    }
    if s.clone:
        found["clone"] = "board" if s.clone == clone.ON_BOARD else "taken"
    for name, cards in (("deck", s.deck), ("special", s.special), ("blue", s.blue)):
        if all(card > 0 for card in cards):
            found[name] = list(reversed(cards))
    if all(card > 0 for card in s.buried):
        found["buried"] = list(s.buried)
    return found


def _tiled(s: Underwater) -> list[int]:
    """Slots with tiles; the regular neutral ones first, in their order, then the fourth."""
    neutral = [*s.neutral, s.fourth] if s.fourth else [*s.neutral]
    return [*neutral, *[slot for slot, tiles in enumerate(s.slots) if tiles and slot not in neutral]]


def tiles_on(s: Underwater, slot: int) -> list[int | str]:
    """Whose tiles lie on a slot."""
    found: list[int | str] = [seat for seat in range(s.seats) if has(s.slots[slot], seat)]
    return [*found, NEUTRAL_WORD] if s.slots[slot] & NEUTRAL else found


def _describe_nation(nation: Nation) -> dict[str, Any]:
    works = nation.works
    laid = [card for card in nation.laid if card not in ASSISTANTS]
    found: dict[str, Any] = {
        "resources": dict(zip(RESOURCES, nation.goods)),
        "points": nation.points,
        "laid": laid,
        "assistant": len(laid) < len(nation.laid),
        "used": list(nation.used),
        "under": list(nation.under),
        "federation": space(nation.climbed) if nation.climbed else "below",
        "board": works.board.number,
        "cities": cities(works),
        "tunnels": [
            name + ("+" if works.tunnel_at(tunnel) == 2 else "")
            for tunnel, name in enumerate(TUNNELS)
            if works.tunnel_at(tunnel)
        ],
        "buildings": buildings(works),
        "tiles": list(nation.tiles),
        "extra": list(nation.extra),
        "contracts": list(nation.contracts),
    }
    if all(card > 0 for card in nation.hand):
        found["hand"] = nation.hand.copy()
        found["shown"] = list(nation.shown)
    return found


def cities(works: Works) -> dict[str, str]:
    """Cities by site."""
    names = ("", "white", "purple")
    return {name: names[works.city_at(site)] for site, name in enumerate(SITES) if works.city_at(site)}


def buildings(works: Works) -> dict[str, list[str]]:
    """Buildings by berth: those that are alike stand on the plain sites, sites with icons and expansion sites in
    the order in which they are full."""
    found: dict[str, list[str]] = {}
    for site, name in enumerate(SITES):
        alike: list[str] = []
        for kind in TYPES:
            built, upgraded = works.count_at(site, kind), works.upgraded_at(site, kind)
            alike += [KINDS[kind] + "+"] * upgraded + [KINDS[kind]] * (built - upgraded)
        berths = range(site * BERTHS_A_SITE + 1, (site + 1) * BERTHS_A_SITE)
        filled = [berth for berth in berths if has(works.filled, berth)]
        for berth in filled:
            if berth in works.board.multiplied:
                stands = works.stands[works.board.multiplied.index(berth)]
                there = KINDS[stands - 4] + "+" if stands > 3 else KINDS[stands - 1]
                alike.remove(there)
                found[BERTHS[berth]] = [there]
        for berth in filled:
            if berth not in works.board.multiplied:
                found[BERTHS[berth]] = [alike.pop()]
        if alike:
            found[name] = alike
    return found
