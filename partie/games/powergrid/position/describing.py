"""A state in the words of a partial position (position.py), which gives the same state again."""

from typing import Any

from partie.euro import sets

from ..components import FUELS, MAPS, STEP3
from ..state import Grid
from .reading import PHASES


def describe(s: Grid) -> dict[str, Any]:
    """The state in the words of a partial position; of the deck only what is known."""
    area = MAPS[s.map_name]
    known = -1 not in s.deck and -1 not in s.boxed
    found: dict[str, Any] = {
        "epoch": s.epoch,
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": s.order,
        "market": [_card(card) for card in s.market],
        "buried": s.buried,
        "removed": sorted(s.removed),
        "fuel": dict(zip(FUELS, s.stock, strict=True)),
        "supply": dict(zip(FUELS, s.supply, strict=True)),
        "regions": [area.regions[i] for i in sets.members(s.regions)],
        "players": [
            {
                "money": player.money,
                "plants": list(player.kit.plants),
                "fuel": dict(zip(FUELS, player.fuel, strict=True)),
                "cities": [area.ids[s.board.cities[site]] for site in player.network],
            }
            for player in s.players
        ],
    }
    if known:
        found["deck"] = [_card(card) for card in reversed(s.deck)]
    if s.shuffled:
        found["shuffled"] = s.shuffled
    houses = {area.ids[s.board.cities[site]]: list(seats) for site, seats in enumerate(s.houses)}
    unlike = {city: seats for city, seats in houses.items() if seats != sorted(seats)}
    if unlike:
        found["houses"] = unlike
    return found | _moment(s)


def _moment(s: Grid) -> dict[str, Any]:
    """Whose turn it is, and how the auction stands."""
    if not s.agenda:
        return {"over": True, "bought": _listed(s, s.bought)}
    found: dict[str, Any] = {"acting": s.agenda[-1].seat}
    if s.phase:
        found["bought"] = _listed(s, s.bought)
    if s.phase == 2:
        found["buyers"] = _listed(s, s.buyers)
        if s.lot:
            found |= {"lot": s.lot, "bid": s.bid, "bidder": s.bidder, "bidders": _listed(s, s.bidders)}
    return found


def _listed(s: Grid, bits: int) -> list[int]:
    return list(sets.members(bits))


def _card(card: int) -> int | str:
    return "step3" if card == STEP3 else card
