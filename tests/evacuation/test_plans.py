"""The coach's plans: nearly every choice has one, its numbers are the engine's, and it has words in every language."""

import re
from functools import cache

import pytest
from complete_languages import LANGUAGES

import partie
from partie import bots
from partie.games.evacuation import moves as m
from partie.games.evacuation.components import STADIUMS_WANTED, YEARS
from partie.games.evacuation.components.requirements import INFRASTRUCTURE
from partie.games.evacuation.rules import bonus
from partie.games.evacuation.rules.flight import launch_energy
from partie.games.evacuation.rules.progress import strengths
from partie.games.evacuation.text import Telling
from partie.kernel.engine.state import play
from partie.text.arguments import Arguments
from partie.text.words import Words

NEVER = re.compile(r"worth|promis|best|slib|nejlep|обіця|найкращ", re.IGNORECASE)


@cache
def choices(seats, mode, actions):
    """Every few real choices of a game between bots."""
    found = []
    played = partie.new("evacuation", seats, 3 + seats, mode=mode, actions=actions)
    players = [bots.make("novice", played.game, seat) for seat in range(seats)]
    number = 0
    while not played.over:
        seat = played.decisions[0].seat
        if len(played.legal(seat)) > 1:
            number += 1
            if number % (5 * seats) == 0:
                found.append((played.copy(), seat))
        played.push(seat, players[seat].choose(played, seat))
    return found


BASIC = ((2, "race", "basic"), (4, "points", "basic"))
GAMES = (*BASIC, (3, "points", "advanced"))


@cache
def told():
    """For each choice: some of its moves, each with its plans."""
    found = []
    for position, seat in (choice for game in GAMES for choice in choices(*game)):
        mask, moves = position.mask(seat), position.legal(seat)
        heuristic = position.game.heuristic()
        for move in dict.fromkeys([moves[0], moves[len(moves) // 2], moves[-1]]):
            found.append((position, seat, move, heuristic.plans(mask, seat, move)))
    return found


def test_the_coach_has_a_reason_at_four_of_five_choices():
    coach = bots.make("coach@60", partie.GAMES["evacuation"], 1)
    hints = [coach.hint(position, seat) for game in BASIC for position, seat in choices(*game)[::4]]
    assert len(hints) >= 8
    assert sum(bool(hint.reasons) for hint in hints) >= 0.8 * len(hints)


def test_numbers_are_what_the_engine_does():
    seen = set()
    for position, seat, move, found in told():
        mask, notes = position.mask(seat), dict(found)
        before = mask.players[seat]
        after = mask.trial(seat)
        if move[0] in (m.SETTLE, m.EVACUATE):
            play(after, seat, move)
        now = after.players[seat]
        seen |= set(notes)
        if settle := notes.get("plan-settle") if move[0] == m.SETTLE else None:
            assert now.settled & ~before.settled == 1 << settle["area"]
            assert before.population - now.population == settle["people"]
        if move[0] == m.PASS:
            told_of = next(args for key, args in found if key.startswith("plan-strength"))
            assert told_of["strength"] in strengths(before)
        if strength := notes.get("plan-strength"):
            assert strength["which"] == bonus.won(mask, strength["strength"])
        if load := notes.get("plan-load"):
            assert load["left"] == before.goods[2] - launch_energy(before, move[1]) >= 0
        if evacuate := notes.get("plan-evacuate"):
            assert now.holds[-1].population - before.holds[-1].population == evacuate["people"]
        if due := notes.get("plan-stadiums-due"):
            assert due["asked"] == YEARS[mask.year].stadiums > due["there"]
    assert {"plan-settle", "plan-strength", "plan-load", "plan-production"} <= seen


@pytest.mark.rule("EV-BON-03")
def test_an_action_that_loses_the_bonus_of_the_year_says_so():
    seen = set()
    for position, seat, move, found in told():
        if move[0] not in (m.ACT, m.PASS):
            continue
        mask, notes = position.mask(seat), dict(found)
        had = [bonus.won(mask, strength) >= 0 for strength in strengths(mask.players[seat])]
        now = "plan-strength" in notes
        seen |= {key for key in notes if key.startswith("plan-strength")}
        assert ("plan-strength-lost" in notes) == (any(had) and not now)
        for key in ("plan-strength-lost", "plan-strength-below", "plan-strength-beyond"):
            if args := notes.get(key):
                assert bonus.won(mask, args["strength"]) < 0
                further = max(bonus.current(mask).numbers) > args["strength"]
                assert key == "plan-strength-lost" or further == (key == "plan-strength-below")
    assert seen >= {"plan-strength", "plan-strength-lost", "plan-strength-below"}


def test_what_is_still_to_be_decided_is_told_as_such():
    """What a move brings by itself is what the engine's preview shows; more is told with the rest of the action."""
    alone_, whole = 0, 0
    for position, seat, move, found in told():
        if move[0] not in (m.GAIN, m.SWAP):
            continue
        mask = position.mask(seat)
        after = mask.trial(seat)
        play(after, seat, move)
        if after.year != mask.year:
            continue  # the last move of the year: the next one has brought its income
        for key, args in found:
            if key == "plan-goods" and args["whole"]:
                whole += 1
            elif key == "plan-goods":
                alone_ += 1
                first = 3 * args["world"]
                was, now = (s.players[seat].goods[first : first + 3] for s in (mask, after))
                assert [b - a for a, b in zip(was, now, strict=True)] == [
                    more - less for more, less in zip(args["goods"], args["paid"], strict=True)
                ]
    assert alone_ and whole


def actions(name):
    """The plans of one action wherever it may be chosen."""
    for position, seat in (choice for game in BASIC for choice in choices(*game)):
        move = next((each for each in position.legal(seat) if position.notation(seat, each) == name), None)
        if move is not None:
            mask = position.mask(seat)
            yield position.game.heuristic().plans(mask, seat, move)


def test_an_action_names_what_it_brings_even_where_its_price_takes_as_much():
    """Three energy for two food are three, also where the action itself costs three."""
    played = partie.new("evacuation", 2, 4)
    players = [bots.make("greedy", played.game, seat) for seat in range(2)]
    prices = []
    while len(played.moves) < 80:
        seat = played.decisions[0].seat
        move = next(
            (each for each in played.legal(seat) if played.notation(seat, each) == "act gain-and-exchange"),
            None,
        )
        if move is not None:
            notes = dict(played.game.heuristic().plans(played.mask(seat), seat, move))
            assert "plan-goods" in notes
            prices.append(notes["plan-energy"]["price"])
        played.push(seat, players[seat].choose(played, seat))
    assert max(prices) >= 3


def test_a_stadium_that_is_built_is_counted_among_those_that_are_there():
    checked = 0
    for notes in actions("act build-stadium"):
        told_of = dict(notes)
        built, due = told_of.get("plan-stadium-new"), told_of.get("plan-stadiums-due")
        due = due or told_of.get("plan-stadiums-end")
        if built and due:
            checked += 1
            assert due["there"] == built["there"] < due["asked"]
    assert checked


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_infrastructure_card_names_the_requirement_that_it_lacks(language):
    """Not that there is one: what is missing."""
    words = Words(language, "evacuation", strict=True)
    position, seat, given = next(
        (position, seat, args)
        for position, seat, _, found in told()
        for key, args in found
        if key == "plan-takes-waits"
    )
    said = words.say("plan-takes-waits", **Arguments(words, position, seat, []).named(given))
    needs = INFRASTRUCTURE[given["infrastructure"]].requirement
    assert Telling(words).requirement(needs) in said


def test_missing_stadiums_are_named_before_the_year_asks_for_them():
    """Passing never hides what the next year, or the end, will ask for."""
    passed = [(position, seat, found) for position, seat, move, found in told() if move[0] == m.PASS]
    assert passed
    for position, seat, found in passed:
        mask = position.mask(seat)
        asked = YEARS[mask.year].stadiums if mask.year < len(YEARS) else STADIUMS_WANTED
        named = {"plan-stadiums-due", "plan-stadiums-end"} & set(dict(found))
        assert bool(named) == (len(mask.players[seat].stadiums) < asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plans_have_words_and_no_bare_worth(language):
    words = Words(language, "evacuation", strict=True)
    for position, seat, _, found in told():
        arguments = Arguments(words, position, seat, [])
        for key, args in found:
            text = words.say(key, **arguments.named(args))
            assert text.endswith(".") and not re.search(r"[{}$]|  |-\d|\.\.|: \.|\+ ", text), text
            assert not NEVER.search(text), text
