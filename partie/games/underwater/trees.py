"""Every effect with its number, and what follows from the cards as they are: tables by card, tableaus.

Sources of effects: cards by number, then slots of both sides, metropolis tiles (instant, production, end), contracts,
and the Federation step of a site. A node's number (partie/euro/effects) is made from its source.
"""

from typing import Final

from partie.euro.amounts import Amount, together
from partie.euro.effects import AllOf, Discount, HandLimit, Node, OncePerTurn, walk
from partie.euro.effects import When as AnyWhen

from .cards import ALL_CARDS, CONTRACTS, METROPOLISES
from .effects import Advance, Build, BuildAndUpgrade, Count, FeedFree, Ready, UseAction, UseSlot
from .effects.building import upgrades
from .effects.producing import NetworkProduction
from .rules.contracts import BENEFITS, CONDITIONS
from .slots import SIDE_12, SIDE_34
from .state.made import Nation, Underwater
from .state.tableau import NO_TABLEAU, USUAL_COSTS, Tableau
from .table import SPECIAL_ERA, TABLE
from .terms import (
    ACTION,
    BUILDING,
    CITY,
    END,
    EVERY_KIND,
    PRODUCTION,
    READY_CARD,
    SLOT_COUNT,
    TUNNEL,
    WITHIN_EFFECTS,
    kinds_in,
)

FIRST_SLOT_SOURCE: Final = 210
FIRST_TILE_SOURCE: Final = 242
FIRST_CONTRACT_SOURCE: Final = 300
SITE_SOURCE: Final = 340
OTHER_SOURCES: Final = range(FIRST_SLOT_SOURCE, SITE_SOURCE + 1)
"""No card has a number in here."""

LAST_CARD: Final = max(card.number for card in ALL_CARDS)
CARD_TYPE: Final[list[int]] = [-1] * (LAST_CARD + 1)
"""By card number, -1 where there is none; so the three below."""
CARD_COLOUR: Final[list[int]] = [-1] * (LAST_CARD + 1)
CARD_COST: Final[list[int]] = [0] * (LAST_CARD + 1)
CARD_ERA: Final[list[int]] = [0] * (LAST_CARD + 1)
ASSISTANTS: Final[list[int]] = []
"""By seat: the personal assistant."""

NETWORK: Final = TABLE.number(0, AllOf(NetworkProduction())).children()[0]
EFFECTS: Final[list[Node[Underwater]]] = [NETWORK] * (LAST_CARD + 1)
"""By card number."""
for _card in ALL_CARDS:
    CARD_TYPE[_card.number] = _card.type
    CARD_COLOUR[_card.number] = _card.colour
    CARD_COST[_card.number] = _card.cost
    CARD_ERA[_card.number] = _card.era
    EFFECTS[_card.number] = TABLE.number(_card.number, _card.effect)
    if not _card.playable:
        ASSISTANTS.append(_card.number)
    if any(
        isinstance(node, UseAction | Ready) or (isinstance(node, Count) and node.what == READY_CARD)
        for node in walk(_card.effect)
    ):
        TABLE.minds_own_use.add(_card.number)
TABLE.effects = EFFECTS
TABLE.eras = CARD_ERA
TABLE.costs = CARD_COST

SLOT_EFFECTS: Final[list[list[Node[Underwater]]]] = [
    [TABLE.number(FIRST_SLOT_SOURCE + side * SLOT_COUNT + slot, node) for slot, node in enumerate(nodes)]
    for side, nodes in enumerate((SIDE_12, SIDE_34))
]
"""By side (0: one and two players, 1: three and four) and slot."""
TABLE.slots = SLOT_EFFECTS

_TILES: Final = 1 + max(tile.number for tile in METROPOLISES)
TABLE.instant = [None] * _TILES
TABLE.production = [None] * _TILES
TABLE.end = [None] * _TILES
for _tile in METROPOLISES:
    _source = FIRST_TILE_SOURCE + 3 * (_tile.number - 1)
    if _tile.instant is not None:
        TABLE.instant[_tile.number] = TABLE.number(_source, _tile.instant)
    if _tile.production is not None:
        TABLE.production[_tile.number] = TABLE.number(_source + 1, _tile.production)
    if _tile.end is not None:
        TABLE.end[_tile.number] = TABLE.number(_source + 2, _tile.end)

for _contract in CONTRACTS:
    BENEFITS[_contract.number] = TABLE.number(FIRST_CONTRACT_SOURCE + _contract.number, _contract.benefit)
    CONDITIONS[_contract.number] = _contract.conditions
    for _place, _condition in enumerate(_contract.conditions):
        TABLE.number(FIRST_CONTRACT_SOURCE + 10 + 2 * _contract.number + _place, _condition)

TABLE.site_step = TABLE.number(SITE_SOURCE, Advance(1))


# Laid cards


def opened_by(effect: Node[Underwater]) -> int:
    """The kinds for which an effect may open new sites: a city does so for buildings and cities, a tunnel for
    tunnels."""
    found = 0
    for node in walk(effect):
        if isinstance(node, UseSlot | UseAction):
            return EVERY_KIND
        if isinstance(node, Build | BuildAndUpgrade):
            found |= BUILDING | CITY if node.what & CITY else 0
            found |= TUNNEL if node.what & TUNNEL else 0
    return found


LASTING: Final[list[list[Node[Underwater]]]] = [
    [node for node in (effect.parts if isinstance(effect, AllOf) else (effect,)) if node.inert]
    for effect in EFFECTS
]
"""By card: what it changes as long as it lies there."""
for _number, _nodes in enumerate(LASTING):
    for _node in _nodes:
        if isinstance(_node, OncePerTurn):
            TABLE.once_effects[_number] = _node.then
FEEDS: Final = [sum(node.cities for node in walk(effect) if isinstance(node, FeedFree)) for effect in EFFECTS]
"""By card: the cities that need no food while it lies there."""


def _make(laid: tuple[int, ...]) -> Tableau:
    made = Tableau(laid)
    for card in laid:
        kind = CARD_TYPE[card]
        if kind == ACTION:
            made.actions += (card,)
        elif kind == PRODUCTION:
            made.productions += (EFFECTS[card],)
            made.fed += FEEDS[card]
        elif kind == END:
            made.ends += (card,)
        made.specials += CARD_ERA[card] == SPECIAL_ERA
        made.others += CARD_ERA[card] <= SPECIAL_ERA
        for node in LASTING[card]:
            _add_lasting(made, card, node)
    if made.discounts is not NO_TABLEAU.discounts:
        made.costs = USUAL_COSTS.less(made.discounts)
    return made


def _add_lasting(made: Tableau, card: int, node: Node[Underwater]) -> None:
    if isinstance(node, AnyWhen):
        made.on[node.event] += (node,)
        if node.event in WITHIN_EFFECTS:
            made.rewards = together([made.rewards, node.then.brings()]).unbounded()
            made.opens |= opened_by(node.then)
            made.upgrades = made.upgrades or upgrades(node.then)
    elif isinstance(node, Discount) and node.upgrading:
        made.upgrade_discounts = _less(made.upgrade_discounts, node)
    elif isinstance(node, Discount):
        made.discounts = _less(made.discounts, node)
    elif isinstance(node, HandLimit):
        made.limit += node.more
    elif isinstance(node, OncePerTurn):
        made.once += (card,)
        made.abilities = together([made.abilities, node.then.brings()])
        made.upgrades = made.upgrades or upgrades(node.then)


def _less(discounts: tuple[Amount, ...], node: Discount[Underwater]) -> tuple[Amount, ...]:
    kinds = kinds_in(node.what)
    return tuple([off + node.amount if kind in kinds else off for kind, off in enumerate(discounts)])


_KNOWN: Final[dict[tuple[int, ...], Tableau]] = {}
_MOST_KNOWN: Final = 20_000


def tableau_of(laid: tuple[int, ...]) -> Tableau:
    """What follows from these cards (in rising order); equal ones are shared while they are remembered."""
    found = _KNOWN.get(laid)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[laid] = _make(laid)
    return found


def lay_out(nation: Nation, laid: tuple[int, ...]) -> None:
    """These cards lie before a player, in rising order."""
    nation.laid = laid
    nation.tableau = tableau_of(laid)
