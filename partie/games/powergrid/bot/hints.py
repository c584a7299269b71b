"""Why the greedy player makes a move, and what other moves lack, in its own terms (keys and numbers)."""

from partie.kernel.engine.state import legal, play
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Hint, Note

from ..components import MARKETS, PLANTS
from ..moves import BUY, BUYS, FINISHED, OPEN, PASS, PASSING, SCRAPS
from ..rules.auction import Bid, ChoosePlant
from ..rules.bureaucracy import Produce, fuel_value, income
from ..rules.network import ConnectCities
from ..rules.owned_plants import KeepFuel, ScrapPlant
from ..rules.resources import BuyFuel
from ..state import Grid
from .outlook import Outlook, appraise, losses, running_cost, valuation
from .plan import Plan, kept_value, make_plan
from .sites import extensions, openness, region_price

Lack = tuple[float, Move, Note]
"""How much worse another move is, the move, and what it lacks."""


def explain(s: Grid, seat: int, move: Move, w: dict[str, float]) -> Hint:
    """The hint for a move that the bot chose."""
    step = s.agenda[-1]
    if isinstance(step, Bid):
        reasons, lacks = _bid(s, seat, move, w)
    elif isinstance(step, ChoosePlant):
        reasons, lacks = _open(s, seat, move, w)
    elif isinstance(step, BuyFuel):
        reasons, lacks = _buy(s, seat, move, w)
    elif isinstance(step, ConnectCities):
        reasons, lacks = _build(s, seat, move, w)
    elif isinstance(step, Produce):
        reasons, lacks = _run(s, seat, move)
    elif isinstance(step, ScrapPlant):
        reasons, lacks = _scrap(s, seat, move, w)
    elif isinstance(step, KeepFuel):
        reasons, lacks = _keep(s, seat, move)
    else:
        reasons, lacks = _draft(s, seat, move)
    lacks.sort(key=lambda lack: (lack[0], lack[1]))
    return Hint(move, reasons, [(other, note) for _, other, note in lacks[:2]])


def _open(s: Grid, seat: int, move: Move, w: dict[str, float]) -> tuple[list[Note], list[Lack]]:
    values = appraise(s, seat, w)
    opens = [other[1] for other in legal(s, seat) if other[0] == OPEN]
    if move[0] == PASS:
        if not opens:
            return [("hint-pass-poor", {})], []
        best = max(opens, key=lambda card: values[card] - card)
        lacks: list[Lack] = []
        for card in opens:
            over = card - values[card]
            note: Note = (
                ("hint-open-loss", {"over": over}) if over > 0 else ("hint-open-little", {"gain": -over})
            )
            lacks.append((over, (OPEN, card), note))
        return [("hint-pass", {"plant": best, "worth": values[best]})], lacks
    card = move[1]
    gain = values[card] - card
    plant = PLANTS[card]
    cost = round(running_cost(card, Outlook(s, seat, w).prices))
    reasons: list[Note] = [
        ("hint-open", {"plant": card, "worth": values[card], "gain": gain})
        if gain >= 0
        else ("hint-open-must", {"plant": card}),
        ("hint-plant-burns", {"cities": plant.powers, "cost": cost})
        if plant.fuel
        else ("hint-plant-free", {"cities": plant.powers}),
    ]
    lacks = [
        (
            gain - values[other] + other,
            (OPEN, other),
            ("hint-open-less", {"less": gain - values[other] + other}),
        )
        for other in opens
        if other != card
    ]
    if s.round > 1:
        lacks.append((gain, PASSING, ("hint-pass-forgoes", {"gain": gain})))
    return reasons, lacks


def _bid(s: Grid, seat: int, move: Move, w: dict[str, float]) -> tuple[list[Note], list[Lack]]:
    worth = valuation(s, seat, s.lot, w)
    args: dict[str, object] = {"plant": s.lot, "worth": worth}
    moves = legal(s, seat)
    if move[0] == PASS:
        return [("hint-bid-enough", args)], [
            (other[1], other, ("hint-bid-over", {"over": other[1] - worth})) for other in moves[1:3]
        ]
    lacks: list[Lack] = [
        (other[1], other, ("hint-bid-more", {"more": other[1] - move[1]}))
        for other in moves[:4]
        if other[0] != PASS and other != move
    ]
    if moves[0] == PASSING:
        lacks.append((0, PASSING, ("hint-bid-pass", {"gain": worth - move[1]})))
    if worth < move[1]:
        return [("hint-bid-must", args)], lacks
    return [("hint-bid", {**args, "gain": worth - move[1]})], lacks


def _scrap(s: Grid, seat: int, move: Move, w: dict[str, float]) -> tuple[list[Note], list[Lack]]:
    lost = {old: round(loss) for old, loss in losses(s, seat, w).items()}
    least = lost[move[1]]
    lacks: list[Lack] = [
        (loss, SCRAPS[old], ("hint-scrap-more", {"more": loss - least}))
        for old, loss in lost.items()
        if old != move[1]
    ]
    return [("hint-scrap", {"plant": move[1], "loss": max(0, least)})], lacks


def _keep(s: Grid, seat: int, move: Move) -> tuple[list[Note], list[Lack]]:
    values = kept_value(s, s.players[seat])
    best = values[move[1]]
    return [("hint-keep", {"worth": best})], [
        (best - value, (move[0], coal), ("hint-keep-less", {"less": best - value}))
        for coal, value in values.items()
        if coal != move[1]
    ]


def _draft(s: Grid, seat: int, move: Move) -> tuple[list[Note], list[Lack]]:
    price = region_price(s, move[1])
    lacks: list[Lack] = []
    for other in legal(s, seat):
        if other != move:
            more = region_price(s, other[1]) - price
            lacks.append((more, other, ("hint-draft-dearer", {"more": round(more, 1)})))
    return [("hint-draft", {"region": move[1], "cost": round(price, 1)})], lacks


def _buy(s: Grid, seat: int, move: Move, w: dict[str, float]) -> tuple[list[Note], list[Lack]]:
    plan = make_plan(s, seat, w)
    prices = Outlook(s, seat, w).prices
    supplied: dict[str, object] = {"cities": plan.supplied, "income": income(plan.supplied)}
    if move == FINISHED:
        reasons: list[Note] = [("hint-fuel-enough", supplied)]
    elif plan.supply.needs[move[1]]:
        reasons = [("hint-fuel-needed", supplied)]
    else:
        saves = round(_saved(s, move, prices))
        reasons = [("hint-fuel-cheap", {"fuel": move[1], "saves": max(1, saves)})]
    lacks = [_buy_lack(s, seat, other, move, plan, prices, w) for other in _other_buys(s, seat, move, plan)]
    return reasons, lacks


def _other_buys(s: Grid, seat: int, move: Move, plan: Plan) -> list[Move]:
    """Purchases worth comparing: none, one token more or fewer, what the plan needs, and the first of each kind."""
    moves = legal(s, seat)
    wanted = [FINISHED]
    for kind in range(4):
        for amount in (1, 2, plan.supply.needs[kind]):
            if amount:
                wanted.append(BUYS[kind][amount - 1])
    if move[0] == BUY:
        wanted += [(BUY, move[1], move[2] - 1), (BUY, move[1], move[2] + 1)]
    return [other for other in dict.fromkeys(wanted) if other in moves and other != move]


def _saved(s: Grid, move: Move, prices: list[float]) -> float:
    """What a purchase saves against buying the same when it is needed."""
    if move[0] != BUY:
        return 0.0
    return move[2] * prices[move[1]] - MARKETS[move[1]].costs[s.stock[move[1]]][move[2]]


def _buy_lack(
    s: Grid, seat: int, other: Move, move: Move, plan: Plan, prices: list[float], w: dict[str, float]
) -> Lack:
    trial = s.copy()
    if other == FINISHED:
        trial.phase = 4
    else:
        play(trial, seat, other)
    theirs = make_plan(trial, seat, w)
    if theirs.supplied < plan.supplied:
        fewer = plan.supplied - theirs.supplied
        less = income(plan.supplied) - income(theirs.supplied)
        return less, other, ("hint-fuel-fewer", {"cities": fewer, "less": less})
    if move[0] == BUY and other[0] == BUY and other[1] == move[1] and other[2] < move[2]:
        return 1, other, ("hint-fuel-part", {"amount": move[2] - other[2]})
    dear = -round(_saved(s, other, prices))
    if dear > 0:
        return dear, other, ("hint-fuel-dear", {"more": dear})
    less = round(_saved(s, move, prices)) + dear
    if less > 0:
        return less, other, ("hint-fuel-later", {"more": less})
    return 1, other, ("hint-fuel-idle", {"cities": plan.supplied})


def _build(s: Grid, seat: int, move: Move, w: dict[str, float]) -> tuple[list[Note], list[Lack]]:
    player = s.players[seat]
    plan = make_plan(s, seat, w)
    supply = plan.supply.powers
    costs = extensions(s, player)
    moves = legal(s, seat)
    ranked = sorted(costs[s.board.site[other[1]]] for other in moves if other != FINISHED)
    if move == FINISHED:
        if not ranked:
            return [("hint-cities-poor", {})], []
        lacks: list[Lack] = []
        for other in moves[1:]:
            cost = costs[s.board.site[other[1]]]
            lacks.append((cost, other, _build_loss(s, seat, cost, w)))
        return [
            ("hint-cities-enough", {"cities": player.cities, "supplied": supply, "cost": ranked[0]})
        ], lacks
    site = s.board.site[move[1]]
    cost = costs[site]
    gained = income(min(supply, player.cities + 1)) - income(min(supply, player.cities))
    if not player.cities:
        reasons: list[Note] = [("hint-city-first", {"city": move[1], "cities": int(w["open-cities"])})]
    else:
        reasons = [("hint-city", {"city": move[1], "cost": cost})]
    if plan.ends:
        reasons.append(("hint-city-ends", {"cities": player.cities + plan.builds}))
    elif gained:
        reasons.append(("hint-city-income", {"income": gained}))
    else:
        reasons.append(("hint-city-ahead", {"supplied": player.kit.powers}))
    lacks = []
    here = openness(s, site, w)
    for other in moves[1:]:
        there = s.board.site[other[1]]
        if other == move:
            continue
        if not player.cities:
            more = max(0, round(openness(s, there, w) - here))
            lacks.append((more, other, ("hint-city-crowded", {"more": more})))
        else:
            lacks.append((costs[there] - cost, other, ("hint-city-dearer", {"more": costs[there] - cost})))
    if gained:
        lacks.append((gained, FINISHED, ("hint-cities-income", {"less": gained})))
    else:
        lacks.append((0.5, FINISHED, ("hint-cities-wait", {"cost": cost})))
    return reasons, lacks


def _build_loss(s: Grid, seat: int, cost: int, w: dict[str, float]) -> Note:
    """What is wrong with one more city when none is wanted."""
    player = s.players[seat]
    if player.cities + 1 >= Outlook(s, seat, w).end:
        return "hint-city-loses", {}
    supply = player.kit.supply(player.fuel, player.cities + 1)
    gained = income(supply) - income(min(supply, player.cities))
    return "hint-city-poor", {"cost": cost, "income": gained}


def _run(s: Grid, seat: int, move: Move) -> tuple[list[Note], list[Lack]]:
    player = s.players[seat]
    runs = player.kit.runs_with(player.fuel)
    best = next(run for run in runs if run.move == move)
    supplied = min(best.powers, player.cities)
    earned, burnt = income(supplied), fuel_value(s, best.burns)
    lacks: list[Lack] = []
    for run in runs:
        if run.move == move:
            continue
        cities = min(run.powers, player.cities)
        less = earned - income(cities)
        more = fuel_value(s, run.burns) - burnt
        if less:
            note: Note = ("hint-run-fewer", {"cities": supplied - cities, "less": less})
        elif more > 0:
            note = ("hint-run-dearer", {"more": more})
        else:
            note = ("hint-run-same", {})
        lacks.append((1000 * less + more, run.move, note))
    return [("hint-run", {"cities": supplied, "income": earned, "cost": burnt})], lacks
