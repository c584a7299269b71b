"""A number for every move of a decision, the best first."""

from partie.kernel.engine.state import step_of
from partie.kernel.engine.step import AnyStep, Move
from partie.kernel.learning.heuristic import comparable

from ..components import (
    BLUE_RIBBON,
    BONUS_PRICE,
    BUILD_SHIPS,
    GOODS_TILES,
    KIND_OF,
    PARTS_AN_ACTION,
    PRICES,
    ROWS,
)
from ..components.canals import OUTSIDE, free_cells
from ..components.ships import features
from ..moves import BONUS, FIT, MAIN, SAIL, TAKE
from ..rules import building, course, launching, renting, trading, turn, voyage, wheel
from ..rules.berth import ship_parts
from ..rules.contracts import points
from ..rules.turn import income
from ..scoring import fleet_of
from ..state import Harbour
from .acting import (
    NEVER,
    action_value,
    best_parts,
    canal_value,
    exchange_value,
    good_spaces,
    goods_offer_value,
    hire_value,
    lay_value,
    laying_value,
    make_value,
    recruit_value,
    trade_value,
)
from .plan import Plan
from .sailing import awards_of, best_walk, voyage_points

Rated = list[tuple[float, Move]]


def rated(s: Harbour, seat: int, moves: list[Move], w: dict[str, float]) -> Rated:
    """The moves with what they are worth, the best first; of equals the one that is listed first."""
    step = step_of(s, seat)
    assert step is not None
    plan = Plan(s, seat, w)
    worth = [comparable(value) for value in values_of(plan, step, moves)]
    order = sorted(range(len(moves)), key=lambda i: (-worth[i], i))
    return [(worth[i], moves[i]) for i in order]


def values_of(plan: Plan, step: AnyStep, moves: list[Move]) -> list[float]:
    """What each move is worth to the player who is asked."""
    s = plan.s
    if isinstance(step, turn.ChooseAction):
        return [choice_value(plan, move[1]) for move in moves]
    if isinstance(step, turn.BeforeMain | turn.OfferBonus):
        spoilt = spoilt_by_bonus(plan) if isinstance(step, turn.BeforeMain) else 0.0
        return [bonus_value(plan, move) - (spoilt if move[0] == BONUS else 0.0) for move in moves]
    if isinstance(step, course.FinalAction):
        return [action_value(plan, move[1], plan.player.guilders) for move in moves]
    if isinstance(step, building.TakePart):
        return taking(plan, step, moves)
    if isinstance(step, building.PlacePart):
        return placing(plan, step, moves)
    if isinstance(step, renting.RentCanal):
        return [canal_value(plan, move[1]) for move in moves]
    if isinstance(step, renting.LayCanal):
        cells = free_cells(plan.player.canals.cells)
        tile = s.canal_offer[step.place]
        return [lay_value(plan, tile, cells[move[1]], move[2]) for move in moves]
    if isinstance(step, trading.BuyGoods):
        return [goods_offer_value(plan, move[1]) for move in moves]
    if isinstance(step, trading.ChooseGoods):
        return [exchange_value(plan, move[1]) for move in moves]
    if isinstance(step, trading.TradeGood):
        price = trading.sale_price(s, plan.player, step.good)
        number = GOODS_TILES[step.tile][step.good]
        return [trade_value(plan, step.good, number, move[2], price) for move in moves]
    if isinstance(step, wheel.MakeEquipment):
        return [make_value(plan, move[1]) for move in moves]
    if isinstance(step, wheel.RecruitCrew):
        return [recruit_value(plan, move[1]) for move in moves]
    if isinstance(step, wheel.HireEmployee):
        return [hire_value(plan, move[1]) for move in moves]
    if isinstance(step, course.DiscardContract):
        return [-outlook(plan, move[1]) for move in moves]
    return sailing(plan, step, moves)


def sailing(plan: Plan, step: AnyStep, moves: list[Move]) -> list[float]:
    """The decisions of step 5."""
    s = plan.s
    if isinstance(step, launching.ChooseShip):
        return [ship_value(plan, move) for move in moves]
    if isinstance(step, launching.FitOut):
        return fitting(plan, step, moves)
    player = plan.player
    has = features(ship_parts(player, s.berth))
    if isinstance(step, launching.ChooseSpeed):
        return [move[1] + voyage_points(player, move[1], s.load, has) for move in moves]
    awards = awards_of(s.load, has)
    canals = player.canals
    if isinstance(step, voyage.ChooseStart):
        starts = {(canals.place[start[0]], start[2] - OUTSIDE): start for start in canals.starts()}
        return [best_walk(canals, starts[move[1], move[2]], s.speed, awards)[0] for move in moves]
    found = {canals.heading(player.figure, after): after for after in canals.steps(player.figure)}
    worth: list[float] = []
    for move in moves:
        after = found[move[1]]
        gone = (player.figure[0],) if after[0] != player.figure[0] else ()
        symbol = canals.symbol(after[0], after[1])
        mark = s.moved + 1 if symbol == BLUE_RIBBON else s.ribbon
        way, _ = best_walk(canals, after, s.speed, awards, s.moved + 1, mark, gone)
        worth.append(way + awards[symbol])
    return worth


def choice_value(plan: Plan, tile: int) -> float:
    """An action with its income and the coins on its tile."""
    earned = income(plan.s, tile) + plan.s.coins[tile]
    value = action_value(plan, tile, plan.player.guilders + earned)
    return value + earned * plan.guilder


def bonus_value(plan: Plan, move: Move) -> float:
    """A bonus action beyond its price; going on is worth nothing, and is preferred before the main action."""
    if move[0] != BONUS:
        return 3.0 if move[0] == MAIN else 0.0
    money = plan.player.guilders - BONUS_PRICE
    value = action_value(plan, move[1], money)
    if move[1] != BUILD_SHIPS:
        value -= plan.w["bonus"]
    return value - BONUS_PRICE * plan.guilder


def spoilt_by_bonus(plan: Plan) -> float:
    """What the main action brings less when the bonus action is paid before it."""
    main, guilders = plan.s.main, plan.player.guilders
    return action_value(plan, main, guilders) - action_value(plan, main, guilders - BONUS_PRICE)


def taking(plan: Plan, step: building.TakePart, moves: list[Move]) -> list[float]:
    """Parts by what they bring on their best space; to stop is worth nothing."""
    player = plan.player
    guilders = player.guilders
    found = best_parts(plan, guilders, PARTS_AN_ACTION - step.taken) if step.mode == building.USUAL else []
    first = found[0][1] if found else -1
    worth: list[float] = []
    for move in moves:
        if move[0] != TAKE:
            worth.append(0.0)
            continue
        part = plan.s.offer[move[1]]
        spaces = good_spaces(plan, player.filling, KIND_OF[part], step.mode)
        gains = [laying_value(plan, player.yard, player.filling, plan.has, part, space) for space in spaces]
        value = max(gains, default=NEVER) - PRICES[move[1] % ROWS] * plan.guilder
        worth.append(value + (0.01 if move[1] == first else 0.0))
    return worth


def placing(plan: Plan, step: building.PlacePart, moves: list[Move]) -> list[float]:
    """Spaces by what the part brings there; those of a tidy yard first."""
    player = plan.player
    tidy = good_spaces(plan, player.filling, KIND_OF[step.part], step.mode)
    return [
        laying_value(plan, player.yard, player.filling, plan.has, step.part, move[1])
        + (5.0 if move[1] in tidy else 0.0)
        for move in moves
    ]


def ship_value(plan: Plan, move: Move) -> float:
    """The ship that scores most sails first; none is risked that can sail."""
    if move[0] != SAIL:
        return -50.0
    found = plan.fitting(ship_parts(plan.player, move[1]))
    return found.score if found is not None else 0.0


def fitting(plan: Plan, step: launching.FitOut, moves: list[Move]) -> list[float]:
    """Near to the best load; a ship that must fail gets nothing."""
    found = plan.fitting(ship_parts(plan.player, plan.s.berth)) if step.mode == launching.SURE else None
    if found is None:
        return [-float(move[2]) - 1.0 if move[0] == FIT else 0.0 for move in moves]
    return [-abs(move[2] - found.load[step.item]) for move in moves]


def outlook(plan: Plan, contract: int) -> float:
    """What a contract will probably be worth at the end: what it is worth now, and what is still to come."""
    fleet = fleet_of(plan.s, plan.player)
    now = points(contract, fleet)
    ships = max(1.0, float(len(plan.player.fleet)))
    return now * (1.0 + 0.6 * plan.ships / ships) + 0.1 * plan.ships
