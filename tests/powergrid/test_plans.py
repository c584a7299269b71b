"""The coach's plans: nearly every choice has one, its numbers are the engine's, and it has words in every language."""

import re
from functools import cache

import pytest
from complete_languages import LANGUAGES

import partie
from partie import bots
from partie.games.powergrid.components import COUNTS, PLANTS
from partie.games.powergrid.moves import BID, BUILD, BUY, OPEN, RUN, SCRAP
from partie.games.powergrid.rules.plants import kit_of
from partie.kernel.engine.state import play
from partie.text.arguments import Arguments
from partie.text.words import Words

NEVER = re.compile(r"worth|promis|best|slib|nejlep|hodnot|обіця|найкращ|варт", re.IGNORECASE)


@cache
def choices():
    """Every fifth real choice of bot games, as masks with the moves to explain."""
    found = []
    for seats, options in ((2, {}), (4, {"regions": "draft"})):
        played = partie.new("powergrid", seats, 7 + seats, **options)
        players = [bots.make("greedy", played.game, seat) for seat in range(seats)]
        number = 0
        while not played.over:
            seat = played.decisions[0].seat
            if len(played.legal(seat)) > 1:
                number += 1
                if number % 5 == 0 or number < 4:
                    found.append((played.copy(), seat))
            played.push(seat, players[seat].choose(played, seat))
    return found


@cache
def told():
    """For each choice: some of its moves, each with its plans."""
    found = []
    for position, seat in choices():
        mask, moves = position.mask(seat), position.legal(seat)
        heuristic = position.game.heuristic()
        for move in dict.fromkeys([*moves[:2], moves[len(moves) // 2], moves[-1]]):
            found.append((position, seat, move, dict(heuristic.plans(mask, seat, move))))
    return found


def test_the_coach_has_a_reason_at_four_of_five_choices():
    coach = bots.make("coach@60", partie.GAMES["powergrid"], 1)
    hints = [coach.hint(position, seat) for position, seat in choices()[::3]]
    assert len(hints) > 20
    assert sum(bool(hint.reasons) for hint in hints) >= 0.8 * len(hints)


def test_any_move_has_a_plan_nearly_always():
    assert sum(bool(notes) for *_, notes in told()) >= 0.95 * len(told())


def test_numbers_are_what_the_engine_does():
    seen = set()
    for position, seat, move, notes in told():
        mask = position.mask(seat)
        before = mask.players[seat]
        after = mask.copy()
        if move[0] in (BUILD, RUN, BUY, SCRAP):
            play(after, seat, move)
        now = after.players[seat]
        seen.add(move[0])
        if move[0] == BUILD:
            city = notes["plan-city"]
            assert city["price"] == city["place"] + city["links"] == before.money - now.money
            if earns := notes.get("plan-city-earns"):
                assert now.cities == earns["owned"] == now.kit.supply(now.fuel, now.cities)
        elif move[0] == RUN:
            run = notes.get("plan-run") or notes["plan-run-free"]
            assert run["income"] == now.money - before.money
            assert run["burnt"] == [had - has for had, has in zip(before.fuel, now.fuel, strict=True)]
        elif move[0] == BUY:
            if runs := notes.get("plan-fuel-runs"):
                assert runs["price"] == before.money - now.money
                assert runs["cities"] == now.kit.supply(now.fuel, 99)
        elif move[0] == SCRAP:
            assert notes["plan-scrap"]["sum"] == now.kit.powers
        elif move[0] in (OPEN, BID):
            number = move[1] if move[0] == OPEN else mask.lot
            assert notes["plan-left"]["money"] == before.money - move[1]
            if supply := notes.get("plan-supply-with"):
                assert supply["sum"] == before.kit.powers + PLANTS[number].powers
            else:
                supply = notes["plan-supply-replacing"]
                plants = {*before.kit.plants, number} - {supply["old"]}
                assert supply["sum"] == kit_of(tuple(sorted(plants))).powers
    assert {BUILD, RUN, BUY, OPEN, BID} <= seen


def test_fuel_and_cities_are_one_plan():
    """Whatever is said of fuel comes with the whole round: what is supplied, earned and left."""
    rounds = {"plan-round", "plan-round-city", "plan-round-cities", "plan-round-last"}
    bought = [notes for *_, move, notes in told() if move[0] == BUY]
    assert bought and all(next(iter(notes)) in rounds for notes in bought)


def test_a_round_is_told_with_the_cities_that_it_supplies():
    """Cities beyond those, and payment in a round that ends the game, are no part of what the round brings."""
    seen = set()
    for position, seat, _, notes in told():
        cities = position.mask(seat).players[seat].cities
        for key in ("plan-round", "plan-round-city", "plan-round-cities"):
            if plan := notes.get(key):
                builds = plan.get("builds", int(key == "plan-round-city"))
                assert plan["cities"] <= cities + builds and (not builds or plan["cities"] == cities + builds)
                seen.add(key)
        if last := notes.get("plan-round-last"):
            assert "income" not in last and last["owned"] >= COUNTS[position.seats].end
            assert not {"plan-fuel-stays", "plan-fuel-more"} & set(notes)
            seen.add("plan-round-last")
    assert len(seen) == 4


def test_fuel_beyond_what_is_burnt_is_told_as_kept():
    """Four coal for a plant that burns two: the hint says what the other two are for, and what they cost."""
    kept = 0
    for position, seat, move, notes in told():
        if move[0] != BUY or "plan-fuel-runs" not in notes:
            continue
        stays = notes.get("plan-fuel-stays") or notes.get("plan-fuel-spare")
        if stays is None:
            continue
        kept += 1
        number = sum(stays["burnt"])
        fewer = (BUY, move[1], move[2] - number)
        assert 0 < number < move[2] and fewer in position.legal(seat)
        dearer, after = (position.mask(seat) for _ in range(2))
        play(dearer, seat, move)
        play(after, seat, fewer)
        assert stays["price"] == after.players[seat].money - dearer.players[seat].money
    assert kept


@pytest.mark.rule("PG-END-06")
def test_the_coach_buys_no_fuel_that_the_last_round_does_not_burn():
    coach = bots.make("coach@100", partie.GAMES["powergrid"], 1)
    heuristic = partie.GAMES["powergrid"].heuristic()
    asked = parts = 0
    for position, seat in choices():
        mask = position.mask(seat)
        spare = [move for move in position.legal(seat) if heuristic.idle(mask, seat, move)]
        for move in spare:
            assert move[0] == BUY
            stays = dict(heuristic.plans(mask, seat, move))["plan-fuel-spare"]["burnt"]
            parts += sum(stays) < move[2]
        if spare:
            asked += 1
            assert coach.choose(position, seat) not in spare
            assert coach.hint(position, seat).move not in spare
    assert asked and parts


@pytest.mark.rule("PG-END-06")
def test_the_last_city_of_the_game_is_not_told_to_pay():
    ending = [notes for *_, notes in told() if {"plan-city-ends", "plan-city-last"} & set(notes)]
    assert ending
    assert not any({"plan-city-earns", "plan-city-later", "plan-city-ahead"} & set(each) for each in ending)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plans_have_words_and_no_bare_worth(language):
    words = Words(language, "powergrid", strict=True)
    for position, seat, _, notes in told():
        arguments = Arguments(words, position, seat, [])
        for key, args in notes.items():
            text = words.say(key, **arguments.named(args))
            assert key.startswith("plan-")
            assert text.endswith(".") and not re.search(r"[{}$]|  |-\d|\.\.", text), text
            assert not NEVER.search(text), text
