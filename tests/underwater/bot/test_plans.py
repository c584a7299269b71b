"""What a move is good for, in words: most advice has a reason, and its numbers are those of the engine."""

import re

import pytest
from complete_languages import LANGUAGES
from underwater_positions import play, turn

import partie
from partie.bots import make
from partie.games.underwater import moves as m
from partie.games.underwater.rules.choosing import matches
from partie.games.underwater.rules.production import expected
from partie.games.underwater.scoring import final_lines
from partie.games.underwater.trees import CARD_COST
from partie.kernel.engine.state import step_of
from partie.text import Words
from partie.text.arguments import Arguments

GAME = partie.GAMES["underwater"]
FORBIDDEN = re.compile(
    r"worth|promis|points less|hodnot|bodů méně|slibuj|\bварт\w{1,2}\b|обіця|очок менше|[{}$]|  |\.\.| -\d"
)
SURE = (m.BUILD, m.BUILD_TUNNEL, m.BUILD_WHITE, m.BUILD_PURPLE, m.UPGRADE, m.UPGRADE_TUNNEL)
"""Moves that do all they do at once, if no payment is asked."""


def choices(seats, seed, every):
    """Every so many real choices of a game between bots: (game, seat)."""
    table = partie.new("underwater", seats=seats, seed=seed)
    player = make("greedy", GAME, seed)
    number = 0
    while not table.over:
        seat = table.decisions[0].seat
        if len(table.legal(seat)) > 1:
            number += 1
            if number % every == 0:
                yield table, seat
        table.push(seat, player.choose(table, seat))


def made(s, seat):
    """What the next production makes: resources, points, cards."""
    total = [0] * 7
    for line in expected(s, seat):
        total = [sum(pair) for pair in zip(total, (*line.gift.told, line.gift.cards), strict=True)]
    return total


def owned(s, seat):
    nation = s.nations[seat]
    return [*nation.goods, nation.points]


def plans(table, seat, move):
    return dict(GAME.heuristic().plans(table.mask(seat), seat, move))


@pytest.mark.parametrize(("seats", "every"), [(2, 8), (4, 30)])
def test_nearly_every_advice_has_a_reason_in_every_language(seats, every):
    """At least four choices in five (measured: 98 in 100), and nobody is told a bare total."""
    languages = [Words(language, "underwater", strict=True) for language in LANGUAGES]
    asked = told = 0
    for table, seat in choices(seats, 3, every):
        hint = make("coach@60", GAME, 3).hint(table, seat)
        asked += 1
        told += bool(hint.reasons)
        for words in languages:
            arguments = Arguments(words, table, seat, [])
            for key, given in (*hint.reasons, *(note for _, note in hint.alternatives)):
                text = words.say(key, **arguments.named(given))
                assert key.startswith("plan-") and text.endswith(".") and not FORBIDDEN.search(text), text
    assert asked >= 15 and told >= 0.8 * asked


def test_numbers_are_those_of_the_engine():
    """What a move brings, makes and scores is what is seen once it has been made."""
    checked = 0
    for table, seat in choices(2, 5, 5):
        for move in table.legal(seat)[:12]:
            notes = plans(table, seat, move)
            if move[0] == m.SLOT:
                card, slot = move[2], move[1]
                both = matches(card, slot) and CARD_COST[card] <= table.state.nations[seat].goods[3]
                assert ("plan-both" in notes) == both
                assert ("plan-slot-only" in notes) == (not matches(card, slot))
            if move[0] not in SURE:
                continue
            after = table.copy()
            events = len(after.events_for(seat))
            after.push(seat, move)
            step = step_of(after.state, seat)
            happened = [event[0] for event in after.events_for(seat)[events:]]
            built = [kind for kind in happened if kind in ("built", "upgraded")]
            if (
                type(step).__name__ == "PayBuilding"
                or len(built) != 1
                or "era" in happened
                or "laid" in happened
            ):
                continue  # it is not paid yet, or the turn went on by itself
            checked += 1
            if happened == built:
                changes = [
                    b - a for a, b in zip(owned(table.state, seat), owned(after.state, seat), strict=True)
                ]
                now = notes.get("plan-now", {"brings": [0] * 7, "paid": [0] * 7})
                assert [a - b for a, b in zip(now["brings"], now["paid"], strict=True)][:6] == changes
            more = [b - a for a, b in zip(made(table.state, seat), made(after.state, seat), strict=True)]
            produces = notes.get("plan-production") or notes.get("plan-pair")
            assert produces is None or (
                produces["brings"] == more and produces["productions"] == 4 - table.state.era
            )
            assert produces is not None or not any(more) or min(more) < 0
            if "plan-end-cities" in notes:
                points = [dict(final_lines(each.state, seat))["cities"] for each in (table, after)]
                assert [notes["plan-end-cities"]["now"], notes["plan-end-cities"]["then"]] == points
    assert checked > 30


def test_a_slot_with_its_card_names_both_and_the_productions_left():
    table = turn(hand=[44, 1, 2], resources={"kelp": 3, "steelplast": 3, "credit": 5, "science": 2})
    notes = plans(table, 0, table.read(0, "slot Y4 card 44"))
    assert notes["plan-both"]["card"] == 44
    assert notes["plan-card-production"] == {"card": 44, "brings": [0, 0, 0, 1, 0, 0, 0], "productions": 3}


@pytest.mark.parametrize(("credit", "key"), [(2, "plan-slot-pays"), (0, "plan-too-dear"), (3, "plan-both")])
def test_a_card_that_the_slot_pays_for_works_too(credit, key):
    table = turn(hand=[189, 1, 2], resources={"kelp": 3, "steelplast": 3, "credit": credit, "science": 2})
    notes = plans(table, 0, table.read(0, "slot Y3 card 189"))
    assert {"plan-slot-pays", "plan-too-dear", "plan-both"} & set(notes) == {key}


def test_a_card_that_stays_tells_what_it_does():
    table = turn(hand=[14, 1, 2])
    notes = plans(table, 0, table.read(0, "slot Y1 card 14"))
    words = Words("en", "underwater", strict=True)
    said = words.say(
        "plan-card-permanent", **Arguments(words, table, 0, []).named(notes["plan-card-permanent"])
    )
    assert "rounds, this one included: when your card and your slot differ in colour" in said


def test_what_stays_unspent_is_told_near_the_end_only():
    rich = {"kelp": 8, "steelplast": 8, "credit": 8}
    for number, late in ((2, False), (10, True)):
        table = turn(table={"round": number}, resources=rich)
        move = next(move for move in table.legal(0) if move[0] == m.SLOT and move[1] == 0)
        notes = plans(table, 0, move)
        assert ("plan-unspent" in notes) == late
        if late:
            assert notes["plan-unspent"]["turns"] == 2 and notes["plan-unspent"]["brings"][:4] == [
                8,
                8,
                0,
                10,
            ]


def test_cards_that_are_kept_are_named_without_a_number():
    notes = [
        (key, given)
        for table, seat in choices(2, 1, 3)
        for move in table.legal(seat)[:1]
        if move[0] == m.DISCARD
        for key, given in GAME.heuristic().plans(table.mask(seat), seat, move)
    ]
    assert notes and {key for key, _ in notes} == {"plan-keeps-cards"}


def test_what_stands_without_a_connection_is_told():
    """A city, or a building where no city is, that no tunnels reach: it makes and scores nothing yet."""
    rich = {"kelp": 4, "steelplast": 6, "credit": 6}
    table = turn(hand=[44, 1, 2], resources=rich)
    play(table, "slot R2 card 44", "part 2")
    assert plans(table, 0, table.read(0, "build white A"))["plan-apart"] == {"site": 1, "city": 1}
    joined = turn(hand=[44, 1, 2], resources=rich, tunnels=["t1"])
    play(joined, "slot R2 card 44", "part 2")
    assert "plan-apart" not in plans(joined, 0, joined.read(0, "build white A"))
    farms = turn(hand=[44, 1, 2], resources=rich)
    play(farms, "slot R1 card 44", "option 1")
    assert plans(farms, 0, farms.read(0, "build farm A"))["plan-apart"] == {"site": 1, "city": 0}
    assert "plan-apart" not in plans(farms, 0, farms.read(0, "build farm S"))


def test_a_way_to_pay_is_told_by_what_it_takes():
    """Where kelp or biomatter may be paid, the site is settled: both ways would have the same reason first."""
    table = turn(hand=[44, 1, 2], resources={"kelp": 4, "biomatter": 2})
    play(table, "slot R1 card 44", "option 1", "build farm S")
    ways = [GAME.heuristic().plans(table.mask(0), 0, move) for move in table.legal(0)]
    assert len(ways) == 2 and ways[0][0] != ways[1][0]
    assert all(notes[0][0] == "plan-now" for notes in ways)
