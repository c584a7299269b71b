"""The moves of a decision in the order in which they deserve a thought, for searches."""

from partie.kernel.engine.state import legal
from partie.kernel.engine.step import Move

from ..moves import BIDS, BUILD, BUYS, FINISHED, OPEN, PASSING
from ..rules.auction import Bid, ChoosePlant
from ..rules.bureaucracy import Produce, fuel_value, income
from ..rules.network import ConnectCities
from ..rules.owned_plants import KeepFuel, ScrapPlant
from ..rules.resources import BuyFuel
from ..state import Grid
from .outlook import appraise, losses, valuation
from .plan import kept_value, make_plan
from .sites import extensions, region_price


def ordered(s: Grid, seat: int, best: Move, w: dict[str, float]) -> list[Move]:
    """`best`, the greedy choice, then all other legal moves."""
    step = s.agenda[-1]
    moves = legal(s, seat)
    if len(moves) == 1:
        return moves
    if isinstance(step, Bid):
        first = [PASSING, BIDS[s.bid + 1 if s.bid else s.lot]]
        worth = valuation(s, seat, s.lot, w)
        if 0 < worth < len(BIDS):
            first.append(BIDS[worth])
    elif isinstance(step, ChoosePlant):
        gains = {card: worth - card for card, worth in appraise(s, seat, w).items()}
        first = sorted(moves, key=lambda move: -gains[move[1]] if move[0] == OPEN else -w["margin"])
    elif isinstance(step, BuyFuel):
        first = _purchases(s, seat, w)
    elif isinstance(step, ConnectCities):
        costs = extensions(s, s.players[seat])
        sites = s.board.site
        builds = [move for move in moves if move[0] == BUILD]
        first = [FINISHED, *sorted(builds, key=lambda move: (costs[sites[move[1]]], move))]
    elif isinstance(step, Produce):
        cities = s.players[seat].cities
        runs = s.players[seat].kit.runs_with(s.players[seat].fuel)
        runs.sort(key=lambda run: fuel_value(s, run.burns) - income(min(run.powers, cities)))
        first = [run.move for run in runs]
    elif isinstance(step, ScrapPlant):
        lost = losses(s, seat, w)
        first = sorted(moves, key=lambda move: lost[move[1]])
    elif isinstance(step, KeepFuel):
        kept = kept_value(s, s.players[seat])
        first = sorted(moves, key=lambda move: -kept[move[1]])
    else:
        first = sorted(moves, key=lambda move: region_price(s, move[1]))
    return [move for move in dict.fromkeys((best, *first, *moves)) if move in moves]


def _purchases(s: Grid, seat: int, w: dict[str, float]) -> list[Move]:
    """For each kind of fuel the amount for one more production, for two, and all that there is room for."""
    player = s.players[seat]
    burns = make_plan(s, seat, w).supply.burns
    found = [FINISHED]
    for kind in player.kit.kinds:
        room = player.kit.space(player.fuel, kind)
        for amount in (burns[kind] - player.fuel[kind], 2 * burns[kind] - player.fuel[kind], room):
            if 0 < amount <= len(BUYS[kind]):
                found.append(BUYS[kind][amount - 1])
    return found
