"""What stands on the screen is so: tracks, rounds, questions, and buttons that say what they do."""

import random
import re

import pytest
from browsing import Clicker, experienced, sit_down
from playwright.sync_api import expect

import partie
from partie.games.evacuation.cards.fields import MILESTONES
from partie.games.shipyard.components import COUNTS


def until(name, seats, asked):
    """A game in which the first seat is asked something of which `asked` says yes, as chance leads to it."""
    for seed in range(50):
        game, dice = partie.new(name, seats=seats, seed=seed), random.Random(seed)
        while not game.over:
            decision = game.decisions[0]
            if decision.seat == 0 and asked(game, decision):
                return game
            game.push(decision.seat, dice.choice(decision.moves))
    raise AssertionError("that is never asked")


def of(prompt):
    return lambda _, decision: decision.prompt[0] == prompt


def test_a_milestone_of_evacuation_stands_behind_the_section_before_it(page, place):
    place(
        page,
        until("evacuation", 2, of("turn")),
    )
    page.get_by_role("tab", name="Progress").click()
    gates = page.locator(".progress li.gate")
    assert [int(text) for text in gates.locator(".no").all_inner_texts()] == list(MILESTONES)
    for last in MILESTONES:
        post = gates.filter(has=page.locator(f".no:text-is('{last}')")).locator(".post").bounding_box()
        before, behind = (
            page.locator(f"[data-at=field-{section}-outer]").bounding_box() for section in (last, last + 1)
        )
        assert before["x"] + before["width"] <= post["x"]
        assert post["x"] + post["width"] <= behind["x"] + 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shipyard_marks_the_cube_with_which_contracts_go(seats, page, place):
    """The first space of the track empties first; a number tells how many cubes have left when contracts go."""
    game = until("shipyard", seats, lambda _, decision: decision.prompt[0] != "")
    place(page, game)
    marked = page.locator(".track li").evaluate_all(
        "all => all.map((one, i) => one.classList.contains('event') ? i + 1 : 0).filter(Boolean)"
    )
    assert marked == sorted(COUNTS[seats].discards[game.state.dealt])


def test_shipyard_alone_counts_rounds_by_cubes(page, place):
    cubes = COUNTS[1].cubes
    game = until("shipyard", 1, lambda game, _: game.state.cubes == 2)
    place(page, game)
    expect(page.locator(".status .round")).to_have_text(f"Round {cubes - 1}")
    expect(page.locator(".status")).to_contain_text("2 cubes left")


def test_nobody_alone_has_a_neighbour(page, place):
    place(
        page,
        until("evacuation", 1, of("goal")),
    )
    expect(page.locator(".sentence")).to_contain_text("rival")
    expect(page.locator(".sentence")).not_to_contain_text("neighbour")


def test_a_limit_is_not_offered_for_a_plant_that_is_only_about_to_be_put_up(page, place):
    """The server would refuse it; once somebody else has bid it is taken."""
    opening = until(
        "powergrid",
        3,
        of("choose-plant-first-round"),
    )
    place(page, opening)
    page.locator(".plants .plant.offered:not(.small)").first.click()
    expect(page.locator(".auction")).to_be_visible()
    expect(page.get_by_role("button", name="Set limit")).to_have_count(0)
    bidding = until("powergrid", 3, of("bid"))
    place(page, bidding)
    with page.expect_response(re.compile(r"/order\?")) as answer:
        page.get_by_role("button", name="Set limit").click()
    assert answer.value.ok and answer.value.json()["seq"] > 0
    # It stands, or the others' bids have used it up at once.
    stands = page.locator(".auction .limit").filter(has_text="Withdraw")
    used_up = page.locator("#log .entry").filter(has_text=re.compile("drops out of the bidding|buys plant"))
    expect(stands.or_(used_up).first).to_be_visible()
    expect(page.locator(".note.fault")).to_have_count(0)


def test_a_bot_takes_a_seat_only_when_the_bots_are_known(visit, address):
    page = experienced(visit())
    sit_down(page, address)
    held = []
    page.route(re.compile(r"/api/games\?"), lambda route: held.append(route))
    page.get_by_role("button", name="Seats").click()
    hand_over = page.get_by_role("button", name="Let a bot play for me")
    expect(hand_over).to_be_disabled()
    held[0].continue_()
    expect(hand_over).to_be_enabled()


def test_a_move_that_shows_something_new_is_named_by_its_button(page, place):
    """It does not end the turn: what is asked next is asked of the same player."""
    game = until(
        "shipyard",
        2,
        lambda _, decision: any(map(decision.reveals, decision.moves)),
    )
    decision = game.decisions[0]
    revealing = next(move for move in decision.moves if decision.reveals(move))
    place(page, game)
    page.locator("#notation").fill(game.notation(0, revealing))
    page.locator("#notation").press("Enter")
    button = page.locator(".turn .end")
    expect(button).to_be_visible()
    expect(button).not_to_contain_text("End turn")
    expect(page.locator(".choices")).to_contain_text("no way back")
    button.click()
    expect(button).to_have_count(0)
    expect(page.locator(".note.fault")).to_have_count(0)


def test_the_end_of_a_turn_is_called_so_and_passing_is_never_the_strongest(visit, address):
    page = experienced(visit())
    sit_down(page, address)
    player = Clicker(page)
    plain = 0
    for _ in range(40):
        if not player.asked():
            break
        for name in ("Pass", "Done"):
            for button in page.locator(".choices button", has_text=re.compile(f"^{name}")).all():
                plain += 1
                assert "primary" not in (button.get_attribute("class") or ""), button.inner_text()
        end = page.locator(".turn .end")
        if end.count():
            # Either the turn is over, or the button names the move that cannot be taken back.
            over = page.locator(".sentence").inner_text() == "Your turn is complete."
            assert (end.inner_text() == "End turn") == over
        player.step()
    assert plain


def test_the_word_that_sells_names_what_it_brings(page, place):
    game = until("shipyard", 3, lambda _, decision: decision.prompt[0] == "trade-good")
    asked = dict(game.decisions[0].prompt[1])
    place(page, game)
    expect(page.locator(".choices .primary")).to_contain_text(f"+{asked['price'] * asked['amount']}")
