"""What an offered move would do, told before it is made: exactly what happens when it is made."""

import random

import pytest
from evacuation_positions import acting, goods, plays, start

import partie
from partie.games.evacuation.components.requirements import INFRASTRUCTURE
from partie.games.evacuation.moves import EVACUATE, SATELLITE, SETTLE
from partie.games.evacuation.rules import income
from partie.text.words import Words


def told(g, move, seat=0):
    return g.game.outlook(g.game.mask(g.state, seat), seat, g.read(seat, move))


def test_settling_tells_production_before_and_after_and_the_steel_that_is_left():
    row = {"prepared": [0, 0, 0, 1, 0, 0], "production": [2, 0, 0], "goods": goods((0, 0, 0), (0, 3, 0))}
    g = plays(acting(row), "act settle")
    assert told(g, "settle t8 farm") == [("rises", 0, 2, 3, 8)]
    assert (
        Words("en", "evacuation").outlook(g, ("rises", 0, 2, 3, 8))
        == "New World production, food: 2 → 3 of 8"
    )


def test_an_action_tells_the_strength_of_the_year_and_its_bonus():
    g = acting({"groups": [0, 0, 0, 1, 0], "actions": 1})
    low = g.view(0)["bonuses"][g.view(0)["year"] - 1][0]
    (line,) = told(g, "act build-shuttle")
    assert line[:2] == ("strength", 5)
    assert line[2] == (0 if low == 5 else -1)


def test_more_than_three_actions_of_a_group_are_told_to_cost_more():
    g = acting({"groups": [0, 0, 3, 0, 0], "actions": 3, "goods": goods((9, 9, 9), (9, 9, 9))})
    assert ("surcharge", 2) in told(g, "act build-shuttle")


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (2, {}), (3, {"mode": "points", "actions": "advanced"})]
)
def test_what_is_told_comes_true(seats, options):
    """Of settling, flying and satellites, in whole games; and every line is said in every language."""
    g, dice, seen = start(seats, 3, **options), random.Random(5), set()
    while not g.over:
        decision = g.decisions[0]
        seat, player = decision.seat, g.state.players[decision.seat]
        for move in dice.sample(list(decision.moves), min(6, len(decision.moves))):
            lines = g.game.outlook(g.game.mask(g.state, seat), seat, move)
            seen |= {line[0] for line in lines}
            for line in lines:
                for language in ("en", "cs", "uk"):
                    assert Words(language, "evacuation", strict=True).outlook(g, line)
        move = dice.choice(list(decision.moves))
        lines = g.game.outlook(g.game.mask(g.state, seat), seat, move)
        before, made = list(player.production), list(income.old_production(player))
        g.push(seat, move)
        player = g.state.players[seat]
        if move[0] == SETTLE:
            wanted = before.copy()
            for key, *rest in lines:
                if key == "rises":
                    assert before[rest[0]] == rest[1]
                    wanted[rest[0]] = rest[2]
            assert player.production == wanted
        elif move[0] == EVACUATE:
            wanted = made.copy()
            for key, *rest in lines:
                if key == "falls":
                    wanted[rest[0]] = rest[2]
            assert list(income.old_production(player)) == wanted
        elif move[0] == SATELLITE:
            landed = {line[1]: line[2] for line in lines if line[0] == "lands"}
            assert set(landed) == {0, 1}
            assert player.sections[move[1]] == landed[move[1]]
            assert lines[-1][0] == "contact"
    assert {"strength", "lands", "leaves"} <= seen


def test_what_an_area_lacks_is_nothing_where_it_can_be_settled():
    """The view tells of every free area all that is missing; what lacks nothing is what is offered."""
    g, dice, settled = partie.new("evacuation", seats=2, seed=11), random.Random(2), 0
    for _ in range(2000):
        if g.over:
            g = partie.new("evacuation", seats=2, seed=dice.randrange(999))
        decision = g.decisions[0]
        if decision.prompt[0] == "settle":
            lacks = g.view(decision.seat)["lacks"]
            offered = {
                g.game.arguments(g.state, decision.seat, move)["area"]
                for move in decision.moves
                if move[0] == SETTLE
            }
            assert offered == {area for area, parts in lacks.items() if not parts}
            settled += 1
        g.push(decision.seat, dice.choice(list(decision.moves)))
    assert settled > 5
    assert "lacks" not in g.view(-1)


def test_a_requirement_is_met_when_every_part_of_it_is_there():
    dice = random.Random(4)
    met = 0
    for _ in range(300):
        settled = dice.getrandbits(40) & dice.getrandbits(40)
        for card in INFRASTRUCTURE:
            counted = card.requirement.counted(settled)
            assert counted
            assert card.requirement.met(settled) == all(has >= wants for has, wants in counted)
            met += card.requirement.met(settled)
    assert met
