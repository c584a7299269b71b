"""What building and upgrading cost, and the ways to pay (UC-COS, UC-BIO, UC-SUR)."""

from partie.kernel.step import Move

from .components import COSTS, NO_ICON, Icon
from .effects.node import PRICE_FREE, PRICE_LESS, PRICE_USUAL
from .moves import BUILD, BUILD_TUNNEL, BUILD_WHITE, PAYS
from .state import Nation
from .tableau import added, reduced
from .terms import NOTHING, Amount
from .tree import Op
from .works import Works


def kind_of(move: Move) -> int:
    """What a building move builds, as a kind's number."""
    verb = move[0]
    if verb == BUILD:
        return move[1]
    return 3 if verb == BUILD_TUNNEL else 4 if verb == BUILD_WHITE else 5


def base_cost(nation: Nation, op: Op, kind: int) -> Amount:
    """The cost of an effect's building before surcharges (UC-GLO-11 to UC-GLO-16)."""
    if op.price == PRICE_USUAL:
        return nation.tableau.costs[kind]
    if op.price == PRICE_FREE:
        return NOTHING
    stated = reduced(COSTS[kind], op.amount) if op.price == PRICE_LESS else op.amount
    return reduced(stated, nation.tableau.discounts[kind])


def icon_at(works: Works, move: Move) -> Icon:
    """The icon of the site that a building move names."""
    board = works.board
    verb = move[0]
    if verb == BUILD:
        icon = board.berth_icons[move[2]]
    elif verb == BUILD_TUNNEL:
        icon = board.tunnel_icons[move[1]]
    else:
        icon = board.city_icons[move[1]]
    return NO_ICON if icon is None else icon


def full_cost(nation: Nation, op: Op, move: Move) -> Amount:
    """The cost with the surcharge of the site (UC-SUR-01 to UC-SUR-03)."""
    verb = move[0]
    kind = move[1] if verb == BUILD else 3 if verb == BUILD_TUNNEL else 4 if verb == BUILD_WHITE else 5
    cost = nation.tableau.costs[kind] if op.price == PRICE_USUAL else base_cost(nation, op, kind)
    icon = icon_at(nation.works, move)
    return added(cost, icon.costs) if icon is not NO_ICON and any(icon.costs) else cost


def payable(have: list[int], price: Amount) -> bool:
    """Whether a price that is no building cost can be paid as it stands (UC-BIO-02)."""
    return (
        price[3] <= have[3]
        and price[2] <= have[2]
        and price[1] <= have[1]
        and price[0] <= have[0]
        and price[4] <= have[4]
    )


def ways(have: list[int], cost: Amount) -> list[Move]:
    """The ways to pay a building cost: how much biomatter stands in for kelp and for steelplast."""
    kelp, steelplast, _, _, biomatter = cost
    spare = have[4] - biomatter
    if spare <= 0 or not (kelp or steelplast):
        return [PAYS[0][0]]
    least_kelp = kelp - have[0] if kelp > have[0] else 0
    least_steelplast = steelplast - have[1] if steelplast > have[1] else 0
    return [
        PAYS[x][y]
        for x in range(least_kelp, kelp + 1)
        for y in range(least_steelplast, steelplast + 1)
        if x + y <= spare
    ]


def pay_building(have: list[int], cost: Amount, for_kelp: int, for_steelplast: int) -> None:
    """Pay a building cost with so much biomatter in place of kelp and steelplast."""
    have[0] -= cost[0] - for_kelp
    have[1] -= cost[1] - for_steelplast
    have[2] -= cost[2]
    have[3] -= cost[3]
    have[4] -= cost[4] + for_kelp + for_steelplast


def pay(have: list[int], price: Amount) -> None:
    """Pay a price as it stands (UC-COS-04)."""
    have[0] -= price[0]
    have[1] -= price[1]
    have[2] -= price[2]
    have[3] -= price[3]
    have[4] -= price[4]


def refund(have: list[int], price: Amount) -> None:
    """Give a price back, after a look at what would follow."""
    have[0] += price[0]
    have[1] += price[1]
    have[2] += price[2]
    have[3] += price[3]
    have[4] += price[4]
