"""What a move would do is told before it is made: from the effect trees, and from nothing the seat cannot know."""

import random

import partie
from partie.text import Words


def told(g, move, seat=0, language="en"):
    mask = g.game.mask(g.state, seat)
    lines = g.game.outlook(mask, seat, g.read(seat, move))
    return lines, [Words(language, "underwater", strict=True).outlook(g, line) for line in lines]


def sea(hand, **nation):
    """Two players, the first to move."""
    position = {"round": 2, "order": [0, 1], "nations": [{"hand": hand, **nation}]}
    return partie.new("underwater", seats=2, seed=5, position=position)


def moves_of(g, slot):
    return [g.notation(0, move) for move in g.legal(0) if g.notation(0, move).startswith(f"slot {slot} ")]


def test_a_slot_tells_how_much_of_it_can_be_paid():
    """R1 builds up to two farms or two laboratories (a farm costs a kelp and a credit)."""
    g = sea([1], resources={"kelp": 1, "credit": 1})
    lines, say = told(g, "slot R1 card 1")
    farms = next(line for line in lines if line[0] == "part")
    assert farms[3:] == (1, 2)
    assert any("1 of 2 possible now" in one for one in say)
    rich = sea([1], resources={"kelp": 4, "credit": 4, "steelplast": 4, "science": 4})
    assert next(line for line in told(rich, "slot R1 card 1")[0] if line[0] == "part")[3:] == (2, 2)


def test_the_slot_that_is_always_free_tells_its_credits_and_cards():
    g = sea([1])
    lines, say = told(g, "slot A0 card 1")
    assert lines[0][:2] == ("gives", 0) and sum(lines[0][2:]) > 0
    assert "card" in say[0]


def test_a_card_of_another_colour_is_only_discarded():
    g = sea([1])
    colour = g.view(0)["nations"][0]["hand"][0]["colour"]
    other = next(one["id"] for one in g.view(0)["slots"] if one["colour"] not in (colour, "none"))
    for move in moves_of(g, other):
        assert ("discards", 1) in told(g, move)[0]


def test_a_card_that_could_do_nothing_says_so():
    """Among all instant cards of the first era, with nothing to pay with, some would do nothing."""
    found = set()
    for card in range(1, 67):
        g = sea([card], resources={})
        held = g.view(0)["nations"][0]["hand"][0]
        if held["type"] != "instant":
            continue
        for slot in g.view(0)["slots"]:
            for move in moves_of(g, slot["id"]):
                if slot["colour"] == held["colour"]:
                    found |= {line[0] for line in told(g, move)[0] if line[1] == 1}
    assert "nothing" in found and "gives" in found


def test_building_tells_what_it_changes_in_production():
    g = sea([1], resources={"kelp": 3, "credit": 3, "steelplast": 3, "science": 3})
    g.play(0, "slot R1 card 1")
    while not any(g.notation(0, move).startswith("build farm") for move in g.legal(0)):
        g.push(0, next(move for move in g.legal(0) if move != (0,)))
    lines, say = told(
        g, next(g.notation(0, move) for move in g.legal(0) if g.notation(0, move) == "build farm S")
    )
    assert ("produces", 0, 1, 0, 0, 0, 0, 0, 0) in lines
    assert "production changes by 1 kelp" in say


def test_what_is_told_comes_true_and_changes_nothing():
    """In random games: telling leaves the position alone, every line is said in every language, and what a slot or a
    building is said to give is what its seat gets."""
    rng = random.Random(11)
    told_gifts = 0
    for seed in range(3):
        g = partie.new("underwater", seats=2, seed=seed)
        for _ in range(150):
            if g.over:
                break
            seat = g.decisions[0].seat
            moves = g.legal(seat)
            key = g.state.key()
            for move in rng.sample(moves, min(3, len(moves))):
                for line in g.game.outlook(g.game.mask(g.state, seat), seat, move):
                    for language in ("en", "cs", "uk"):
                        assert Words(language, "underwater", strict=True).outlook(g, line)
            assert g.state.key() == key
            move = rng.choice(moves)
            lines = g.game.outlook(g.game.mask(g.state, seat), seat, move)
            before = len(g.state.events)
            g.push(seat, move)
            gives = [line for line in lines if line[0] == "gives" and line[1] == 0]
            if gives and move[0] == 1 and move[1] == 0:
                gained = [
                    event for event in g.state.events[before:] if event[0] == "gained" and event[1] == seat
                ]
                assert gained[0][2:] == gives[0][2:8]
                told_gifts += 1
    assert told_gifts > 3
