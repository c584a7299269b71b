"""What any move is good for, in the game's terms: its price in parts, what is supplied with it, what that pays.

Fuel and cities are one plan: neither is judged by what there is of the other now, both by the round they make together.
"""

from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Note, int_sum

from ..components import BIG, COUNTS, MAPS, MARKETS, PLACE_COSTS, PLANTS
from ..moves import BID, BUILD, BUY, DONE, DRAFT, KEEP, LEAVE, OPEN, PASS, RUN, SCRAP
from ..rules.auction import Bid, on_offer
from ..rules.bureaucracy import fuel_value, income
from ..rules.network import ConnectCities
from ..rules.owned_plants import plant_limit
from ..rules.plants import Kit, kit_of
from ..state import Grid, Player
from .outlook import Outlook
from .plan import Plan, Supply, fuel_bill, kept_value, make_plan, supplies
from .sites import extensions, first_site, ladder, region_price


def plans(s: Grid, seat: int, move: Move, w: dict[str, float]) -> list[Note]:
    """The reasons for a legal move, the plan first."""
    verb = move[0]
    step = s.agenda[-1]
    if verb == OPEN:
        return _plant(s, seat, move[1], move[1], w)
    if verb == BID:
        return _plant(s, seat, s.lot, move[1], w)
    if verb == PASS:
        return _pass_bid(s, seat, w) if isinstance(step, Bid) else _pass(s, seat, w)
    if verb == BUY:
        return _buy(s, seat, move, w)
    if verb == DONE:
        return _no_city(s, seat, w) if isinstance(step, ConnectCities) else _no_fuel(s, seat, w)
    if verb == BUILD:
        return _build(s, seat, move[1])
    if verb == RUN:
        return _run(s, seat, move)
    if verb in (SCRAP, LEAVE):
        return _scrap(s, seat, move)
    if verb == KEEP:
        return _keep(s, seat, move[1])
    return _draft(s, move[1]) if verb == DRAFT else []


# Plants


def _with_plant(s: Grid, seat: int, number: int, w: dict[str, float]) -> tuple[Kit, int]:
    """The plants with one more, and the one that goes for it (0: none)."""
    plants = s.players[seat].kit.plants
    if len(plants) < plant_limit(s):
        return kit_of(tuple(sorted([*plants, number]))), 0
    outlook = Outlook(s, seat, w)
    best, gone = -1e9, 0
    for old in plants:
        value = outlook.kit_value((*[each for each in plants if each != old], number))
        if value > best:
            best, gone = value, old
    return kit_of(tuple(sorted([*[each for each in plants if each != gone], number]))), gone


def _plant(s: Grid, seat: int, number: int, price: int, w: dict[str, float]) -> list[Note]:
    """What a plant burns and supplies, what all plants supply then, and what its price leaves."""
    player = s.players[seat]
    kit, gone = _with_plant(s, seat, number, w)
    supply: dict[str, object] = {
        "plant": number, "sum": kit.powers, "was": player.kit.powers, "owned": player.cities,
    }  # fmt: skip
    notes: list[Note] = [
        ("plan-supply-replacing", {**supply, "old": gone, "less": PLANTS[gone].powers})
        if gone
        else ("plan-supply-with", supply)
    ]
    plant = PLANTS[number]
    burns: dict[str, object] = {"plant": number, "cities": plant.powers}
    if not plant.fuel:
        notes.append(("plan-plant-free", burns))
    elif len(plant.fuel) == 2:
        notes.append(("plan-plant-either", {**burns, "amount": plant.amount}))
    else:
        needs = [plant.amount if kind == plant.fuel[0] else 0 for kind in range(4)]
        bill = fuel_bill(s, needs)
        if bill < BIG:
            notes.append(("plan-plant-burns", {**burns, "burnt": needs, "price": bill}))
        else:
            notes.append(("plan-plant-sold-out", {**burns, "burnt": needs}))
    notes.append(("plan-left", {"price": price, "money": player.money - price}))
    return notes


def _pass(s: Grid, seat: int, w: dict[str, float]) -> list[Note]:
    """Which plant on offer would add most, and what the money is for otherwise."""
    player = s.players[seat]
    sums = {card: _with_plant(s, seat, card, w)[0].powers for card in on_offer(s) if card <= player.money}
    if not sums:
        return []
    card = max(sums, key=lambda each: (sums[each], -each))
    was, owned = player.kit.powers, player.cities
    more: dict[str, object] = {
        "plant": card, "sum": sums[card], "was": was, "owned": owned, "money": player.money,
    }  # fmt: skip
    if sums[card] <= was:
        return [("plan-pass-no-more", more), *_next_city(s, player)]
    if was >= owned:
        return [("plan-pass-enough", more), *_next_city(s, player)]
    return [("plan-pass", more)]


def _pass_bid(s: Grid, seat: int, w: dict[str, float]) -> list[Note]:
    player = s.players[seat]
    price = s.bid + 1
    if price > player.money:
        return []
    kit, _ = _with_plant(s, seat, s.lot, w)
    notes: list[Note] = [
        (
            "plan-bid-pass",
            {
                "plant": s.lot,
                "price": price,
                "money": player.money - price,
                "was": player.kit.powers,
                "sum": kit.powers,
                "owned": player.cities,
            },
        )
    ]
    others = {
        card: _with_plant(s, seat, card, w)[0].powers
        for card in on_offer(s)
        if card != s.lot and card <= player.money
    }
    if others:
        card = max(others, key=lambda each: (others[each], -each))
        if others[card] > player.kit.powers:
            notes.append(("plan-bid-other", {"plant": card, "sum": others[card]}))
    return notes


def _scrap(s: Grid, seat: int, move: Move) -> list[Note]:
    player = s.players[seat]
    number = move[1]
    rest = player.kit.without(number)
    args: dict[str, object] = {
        "plant": number, "cities": PLANTS[number].powers, "sum": rest.powers, "owned": player.cities,
    }  # fmt: skip
    notes: list[Note] = [("plan-scrap", args)]
    if move[0] == LEAVE:
        notes.append(("plan-leave", {"burnt": list(move[2:])}))
    elif rest.fits(player.fuel) and int_sum(player.fuel):
        notes.append(("plan-scrap-fits", {"kept": list(player.fuel)}))
    return notes


def _keep(s: Grid, seat: int, coal: int) -> list[Note]:
    player = s.players[seat]
    kit, fuel = player.kit, player.fuel
    oil = min(fuel[1], kit.room[1] + kit.either - max(0, coal - kit.room[0]))
    kept = [coal, oil, fuel[2], fuel[3]]
    args: dict[str, object] = {"kept": [coal, oil, 0, 0], "price": kept_value(s, player)[coal]}
    return [("plan-keep", {**args, "supplied": kit.supply(kept, BIG)})]


# Fuel


def _rest(s: Grid, seat: int, w: dict[str, float]) -> Plan:
    """The plan for the rest of the round; fuel in store is burnt as far as it goes, as whoever runs plants will do."""
    player = s.players[seat]
    plan = make_plan(s, seat, w)
    if plan.supply.powers < player.kit.supply(player.fuel, BIG):
        stored = s.copy()
        stored.phase = 4
        plan = make_plan(stored, seat, w)
    return plan


def _round(s: Grid, player: Player, plan: Plan, spent: int, w: dict[str, float]) -> Note:
    """The rest of the round as one plan: fuel, cities, what they pay, what is left; `spent` counts from now.

    Cities beyond those that are supplied are left out: they earn nothing in this round.
    """
    bill = spent + plan.supply.bill
    if plan.ends:
        owned = player.cities + plan.builds
        last: dict[str, object] = {
            "bill": bill,
            "builds": plan.builds,
            "price": plan.building,
            "owned": owned,
        }
        money = player.money - bill - plan.building
        return "plan-round-last", {**last, "cities": plan.supplied, "money": money}
    builds = max(0, plan.supplied - player.cities)
    building = ladder(s, player, w)[builds]
    earned = income(plan.supplied)
    args: dict[str, object] = {
        "cities": plan.supplied, "bill": bill, "income": earned, "owned": player.cities,
        "money": player.money - bill - building + earned,
    }  # fmt: skip
    if not builds:
        return "plan-round", args
    if builds > 1:
        return "plan-round-cities", {**args, "builds": builds, "price": building}
    costs = extensions(s, player)
    site = costs.index(min(costs)) if player.cities else first_site(s, w)
    return "plan-round-city", {**args, "city": s.board.cities[site], "price": building}


def _buy(s: Grid, seat: int, move: Move, w: dict[str, float]) -> list[Note]:
    player = s.players[seat]
    kind, amount = move[1], move[2]
    price = MARKETS[kind].costs[s.stock[kind]][amount]
    before = player.kit.supply(player.fuel, BIG)
    trial = s.copy()
    trial.agenda[-1].apply(trial, move)
    own = trial.players[seat]
    after = own.kit.supply(own.fuel, BIG)
    plan = _rest(trial, seat, w)
    bought: dict[str, object] = {
        "burnt": [amount if each == kind else 0 for each in range(4)], "price": price,
    }  # fmt: skip
    notes: list[Note] = [_round(s, player, plan, price, w)]
    runs, stays = after > before, _stays(player, own, move, plan)
    if runs:
        notes.append(("plan-fuel-runs", {**bought, "cities": after, "was": before}))
    if stays > 0 and (runs == (stays < amount) or (plan.ends and not runs)):
        left = price - MARKETS[kind].costs[s.stock[kind]][amount - stays]
        stored: dict[str, object] = {
            "burnt": [stays if each == kind else 0 for each in range(4)], "price": left,
        }  # fmt: skip
        later = round(stays * Outlook(s, seat, w).prices[kind])
        key = "plan-fuel-spare" if plan.ends else "plan-fuel-stays"
        notes.append((key, stored if plan.ends else {**stored, "later": later}))
    elif not runs and plan.supply.bill:
        notes.append(("plan-fuel-part", {**bought, "bill": plan.supply.bill, "cities": plan.supply.powers}))
    return notes


def _stays(before: Player, after: Player, move: Move, plan: Plan) -> int:
    """How much of a purchase the plan does not burn: all of it, if the store supplies enough for the last round."""
    kind, amount = move[1], move[2]
    enough = before.kit.supply(before.fuel, BIG)
    if plan.ends and enough >= plan.supplied and enough == after.kit.supply(after.fuel, BIG):
        return amount
    return max(0, min(amount, after.fuel[kind] - plan.supply.burns[kind]))


def idle(s: Grid, seat: int, move: Move, w: dict[str, float]) -> bool:
    """Whether a move buys fuel, all or a part of which supplies no more cities in a round with which the game ends."""
    if move[0] != BUY:
        return False
    trial = s.copy()
    trial.agenda[-1].apply(trial, move)
    plan = _rest(trial, seat, w)
    own = trial.players[seat]
    stays = _stays(s.players[seat], own, move, plan)
    less = own.fuel.copy()
    less[move[1]] -= stays
    return plan.ends and stays > 0 and own.kit.supply(own.fuel, BIG) == own.kit.supply(less, BIG)


def _no_fuel(s: Grid, seat: int, w: dict[str, float]) -> list[Note]:
    """What the fuel in store does for the round, and what the next amount would add."""
    player = s.players[seat]
    supply = player.kit.supply(player.fuel, BIG)
    trial = s.copy()
    trial.phase = 4
    plan = make_plan(trial, seat, w)
    notes: list[Note] = [_round(s, player, plan, 0, w)]
    if supply == player.kit.powers:
        notes.append(("plan-fuel-full", {"cities": supply}))
        return notes
    if plan.ends:
        return notes
    more = [way for way in supplies(s, player, Outlook(s, seat, w).prices, w) if way.powers > supply]
    if more:
        way = min(more, key=lambda each: (each.bill, each.powers))
        cities = player.cities
        then, now = min(way.powers, cities), min(supply, cities)
        args: dict[str, object] = {"cities": way.powers, "bill": way.bill, "owned": cities}
        idle: Note = ("plan-fuel-idle", {**args, "supplied": supply})
        if then > now:
            notes.append(("plan-fuel-more", {**args, "more": income(then) - income(now)}))
        else:
            notes.append(idle if supply > cities else _with_city(s, player, way) or idle)
    return notes


def _with_city(s: Grid, player: Player, way: Supply) -> Note | None:
    """More fuel and the city it would supply, as one purchase; None where both cannot be paid."""
    costs = extensions(s, player)
    price, now = min(costs), player.cities
    if not now or way.bill + price > player.money:
        return None
    args: dict[str, object] = {"city": s.board.cities[costs.index(price)], "price": price, "bill": way.bill}
    return "plan-fuel-and-city", {**args, "sum": way.bill + price, "more": income(now + 1) - income(now)}


# Cities


def _next_city(s: Grid, player: Player) -> list[Note]:
    """The cheapest city, where it can be paid."""
    costs = extensions(s, player)
    cheapest = min(costs)
    if not player.cities or cheapest > player.money:
        return []
    site = costs.index(cheapest)
    return [("plan-next-city", _price(s, player, site))]


def _price(s: Grid, player: Player, site: int) -> dict[str, object]:
    place, links = s.places[site], player.distances[site]
    return {"city": s.board.cities[site], "price": place + links, "place": place, "links": links}


def _build(s: Grid, seat: int, city: int) -> list[Note]:
    player = s.players[seat]
    site = s.board.site[city]
    supply, powers, cities = player.kit.supply(player.fuel, BIG), player.kit.powers, player.cities + 1
    notes: list[Note] = [("plan-city", _price(s, player, site))]
    args: dict[str, object] = {"owned": cities}
    count = COUNTS[s.seats]
    if max(s.most, cities) >= count.end:
        key = "plan-city-last" if s.most >= count.end else "plan-city-ends"
        return [*notes, (key, {**args, "supplied": min(supply, cities)})]
    if cities <= supply:
        now = income(cities)
        notes.append(("plan-city-earns", {**args, "income": now, "more": now - income(cities - 1)}))
    elif cities <= powers:
        more = income(cities) - income(cities - 1)
        notes.append(("plan-city-later", {**args, "cities": powers, "supplied": supply, "more": more}))
    else:
        notes.append(("plan-city-ahead", {**args, "cities": powers}))
    if s.epoch == 1 and s.most < count.epoch2 <= cities:
        notes.append(("plan-city-epoch", {"owned": cities, "price": PLACE_COSTS[1]}))
    return notes


def _no_city(s: Grid, seat: int, w: dict[str, float]) -> list[Note]:
    """What the cheapest city would bring, and what the money is kept for."""
    player = s.players[seat]
    costs = extensions(s, player)
    site = costs.index(min(costs)) if player.cities else first_site(s, w)
    price = costs[site]
    if price > player.money:
        return []
    supply, cities = player.kit.supply(player.fuel, BIG), player.cities + 1
    args: dict[str, object] = {"city": s.board.cities[site], "price": price, "owned": player.cities}
    notes: list[Note] = []
    if s.most >= COUNTS[s.seats].end:
        supplied = min(supply, player.cities)
        return [("plan-stop-last", {**args, "supplied": supplied, "money": player.money})]
    if cities >= COUNTS[s.seats].end:
        notes.append(("plan-stop-ends", {**args, "supplied": min(supply, player.cities)}))
    elif cities <= supply:
        notes.append(("plan-stop-income", {**args, "more": income(cities) - income(cities - 1)}))
    elif cities <= player.kit.powers:
        notes.append(
            ("plan-stop-fuel", {**args, "supplied": supply, "more": income(cities) - income(cities - 1)})
        )
    else:
        notes.append(("plan-stop-plants", {**args, "cities": player.kit.powers}))
    earned = income(min(supply, player.cities))
    notes.append(("plan-stop-money", {"income": earned, "money": player.money + earned}))
    return notes


# Production and regions


def _run(s: Grid, seat: int, move: Move) -> list[Note]:
    player = s.players[seat]
    chosen = player.kit.choices[move[1]]
    burns = chosen.burns(move[2])
    supplied = min(chosen.powers, player.cities)
    args: dict[str, object] = {
        "supplied": supplied, "owned": player.cities, "income": income(supplied), "burnt": burns,
    }  # fmt: skip
    notes: list[Note] = [("plan-run" if int_sum(burns) else "plan-run-free", args)]
    kept = [have - burnt for have, burnt in zip(player.fuel, burns, strict=True)]
    if int_sum(kept):
        notes.append(("plan-run-keeps", {"kept": kept, "price": fuel_value(s, kept)}))
    return notes


def _draft(s: Grid, region: int) -> list[Note]:
    area = MAPS[s.map_name]
    cities = int_sum([1 for city in area.cities if city.region == region])
    price = round(region_price(s, region), 1)
    return [("plan-draft", {"region": region, "cities": cities, "price": price})]
