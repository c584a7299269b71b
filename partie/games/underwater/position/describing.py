"""A state described in the words of a written position."""

from typing import Any, Final

from partie.euro.sets import has

from ..components import BERTHS, BERTHS_A_SITE, NEUTRAL, SITES, TUNNELS
from ..components.terms import KINDS, RESOURCES, SLOTS
from ..rules import clone
from ..rules.federation import space
from ..state.made import Nation, Underwater
from ..state.player_board import TYPES, PlayerBoard
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
    if s.once:
        found["once"] = list(s.once)
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
    player_board = nation.player_board
    laid = [card for card in nation.laid if card not in ASSISTANTS]
    found: dict[str, Any] = {
        "resources": dict(zip(RESOURCES, nation.goods)),
        "points": nation.points,
        "laid": laid,
        "assistant": len(laid) < len(nation.laid),
        "used": list(nation.used),
        "under": list(nation.under),
        "federation": space(nation.climbed) if nation.climbed else "below",
        "board": player_board.board.number,
        "cities": cities(player_board),
        "tunnels": [
            name + ("+" if player_board.tunnel_at(tunnel) == 2 else "")
            for tunnel, name in enumerate(TUNNELS)
            if player_board.tunnel_at(tunnel)
        ],
        "buildings": buildings(player_board),
        "tiles": list(nation.tiles),
        "extra": list(nation.extra),
        "contracts": list(nation.contracts),
    }
    if all(card > 0 for card in nation.hand):
        found["hand"] = nation.hand.copy()
        found["shown"] = list(nation.shown)
    return found


def cities(player_board: PlayerBoard) -> dict[str, str]:
    """Cities by site."""
    names = ("", "white", "purple")
    return {
        name: names[player_board.city_at(site)]
        for site, name in enumerate(SITES)
        if player_board.city_at(site)
    }


def buildings(player_board: PlayerBoard) -> dict[str, list[str]]:
    """Buildings by berth: those that are alike stand on the plain sites, sites with icons and expansion sites in
    the order in which they are full."""
    found: dict[str, list[str]] = {}
    for site, name in enumerate(SITES):
        alike: list[str] = []
        for kind in TYPES:
            built, upgraded = player_board.count_at(site, kind), player_board.upgraded_at(site, kind)
            alike += [KINDS[kind] + "+"] * upgraded + [KINDS[kind]] * (built - upgraded)
        berths = range(site * BERTHS_A_SITE + 1, (site + 1) * BERTHS_A_SITE)
        filled = [berth for berth in berths if has(player_board.filled, berth)]
        for berth in filled:
            if berth in player_board.board.multiplied:
                stands = player_board.stands[player_board.board.multiplied.index(berth)]
                there = KINDS[stands - 4] + "+" if stands > 3 else KINDS[stands - 1]
                alike.remove(there)
                found[BERTHS[berth]] = [there]
        for berth in filled:
            if berth not in player_board.board.multiplied:
                found[BERTHS[berth]] = [alike.pop()]
        if alike:
            found[name] = alike
    return found
