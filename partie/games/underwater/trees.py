"""Every effect with its number, and what follows from the cards as they are: tables by card, tableaus.

Sources of effects: cards by number, then slots of both sides, metropolis tiles (instant, production, end), contracts,
and the Federation step of a site. A node's number (partie/euro/effects) is made from its source.
"""

from typing import Final

from partie.euro.effects import AllOf, Lasting, Part, walk

from .book import SPECIAL_ERA, TABLE
from .cards import ALL_CARDS, CONTRACTS, METROPOLISES
from .cards.slots import SIDE_12, SIDE_34
from .components.terms import ACTION, END, PRODUCTION, SLOT_COUNT
from .effects import Advance, OncePerTurn
from .effects.producing import NetworkProduction
from .effects.things import BUILT, READIED
from .effects.using import BUILDERS
from .rules.contracts import BENEFITS, CONDITIONS
from .state.made import Nation, Underwater
from .state.tableau import NO_TABLEAU, USUAL_COSTS, Tableau

FIRST_SLOT_SOURCE: Final = 210
FIRST_TILE_SOURCE: Final = 242
FIRST_CONTRACT_SOURCE: Final = 300
SITE_SOURCE: Final = 340

LAST_CARD: Final = max(card.number for card in ALL_CARDS)
CARD_TYPE: Final[list[int]] = [-1] * (LAST_CARD + 1)
"""By card number, -1 where there is none; so the three below."""
CARD_COLOUR: Final[list[int]] = [-1] * (LAST_CARD + 1)
CARD_COST: Final[list[int]] = [0] * (LAST_CARD + 1)
CARD_ERA: Final[list[int]] = [0] * (LAST_CARD + 1)
ASSISTANTS: Final[list[int]] = []
"""By seat: the personal assistant."""

NETWORK: Final = TABLE.number(0, AllOf(NetworkProduction())).children()[0]
EFFECTS: Final[list[Part[Underwater]]] = [NETWORK] * (LAST_CARD + 1)
"""By card number."""
for _card in ALL_CARDS:
    CARD_TYPE[_card.number] = _card.type
    CARD_COLOUR[_card.number] = _card.colour
    CARD_COST[_card.number] = _card.cost
    CARD_ERA[_card.number] = _card.era
    EFFECTS[_card.number] = TABLE.number(_card.number, _card.effect)
    if not _card.playable:
        ASSISTANTS.append(_card.number)
    if _card.effect.wanted & READIED:
        TABLE.minds_own_use.add(_card.number)
TABLE.effects = EFFECTS
TABLE.eras = CARD_ERA
TABLE.costs = CARD_COST

SLOT_EFFECTS: Final[list[list[Part[Underwater]]]] = [
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


LASTING: Final[list[list[Lasting[Underwater]]]] = [
    [node for node in effect.apart() if isinstance(node, Lasting)] for effect in EFFECTS
]
"""By card: what it changes as long as it lies there."""
for _number, _effect in enumerate(EFFECTS):
    BUILDERS[_number] = sum(1 for node in walk(_effect) if node.gives() & BUILT)
    for _node in _effect.apart():
        if isinstance(_node, OncePerTurn):
            TABLE.once_effects[_number] = _node.then


def _make(laid: tuple[int, ...]) -> Tableau:
    made = Tableau(laid)
    for card in laid:
        kind = CARD_TYPE[card]
        if kind == ACTION:
            made.actions += (card,)
        elif kind == PRODUCTION:
            made.productions += (EFFECTS[card],)
        elif kind == END:
            made.ends += (card,)
        made.specials += CARD_ERA[card] == SPECIAL_ERA
        made.others += CARD_ERA[card] <= SPECIAL_ERA
        for node in LASTING[card]:
            node.lay(made, card)
    if made.discounts is not NO_TABLEAU.discounts:
        made.costs = USUAL_COSTS.less(made.discounts)
    return made


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
