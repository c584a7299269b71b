"""Power Grid from games that stand where a test wants them: the draft, six players, the last round, a page enlarged."""

import hitting
import pytest
from browsing import experienced
from looking import faults
from placing import Sent
from playwright.sync_api import expect
from powergrid_positions import table, winning

import partie
from partie import bots
from partie.games.powergrid.features import ASKS

WIDE, MAP_AT_LEAST = {"width": 1280, "height": 800}, 620
MANY = 40

ASKED = {
    **hitting.positions("powergrid", 3),
    **hitting.positions("powergrid", 6, ["connect-cities"]),
    **hitting.positions("powergrid", 3, ["draft-region"], regions="draft"),
    "keep-fuel": lambda: keeping(),
}


def keeping():
    """A hybrid plant goes, and not all its coal and oil has room."""
    game = winning(3, [4, 5, 12], 18, coal=6, oil=6)
    game.play(0, "scrap 12")
    return game


def test_every_kind_of_decision_is_looked_at():
    assert {
        kind.removesuffix("-first-round").removesuffix("-last").removesuffix("-opening") for kind in ASKED
    } == {*ASKS, "connect-first-city"}


def led(seats, wanted, **options):
    """A game that greedy players have brought to where the first seat is asked and something holds."""
    for seed in range(MANY):
        game = partie.new("powergrid", seats, seed, **options)
        player = bots.make("greedy", game.game)
        while not game.over:
            decision = game.decisions[0]
            if decision.seat == 0 and wanted(game):
                return game
            game.push(decision.seat, player.choose(game.copy(), decision.seat))
    raise AssertionError("it never comes to that")


def test_a_region_is_drafted_on_the_map(page, place):
    game = led(3, lambda game: game.decisions[0].prompt[0] == "draft-region", regions="draft")
    free = [game.notation(0, move).split()[1] for move in game.legal(0)]
    place(page, game)
    expect(page.locator(".region.offered")).to_have_count(len(free))
    sent = Sent(page, game)
    page.locator(f"#region-{free[1]}").click()
    page.locator(".turn .end").click()
    expect(page.locator(".bar:not(.tentative)")).to_be_visible()
    assert sent.moves == {f"draft {free[1]}"}


def test_six_players_fit_and_the_map_is_large_in_every_phase(page, place):
    stood = set()
    for phase in ("auction", "resources", "connect", "bureaucracy"):
        game = led(6, lambda game, phase=phase: game.view(0)["phase"] == phase and game.view(0)["round"] == 3)
        place(page, game)
        expect(page.locator(".players > *")).not_to_have_count(0)
        assert faults(page) == [], phase
        page.wait_for_timeout(300)
        box = page.locator("div.map").bounding_box()
        assert box["height"] >= MAP_AT_LEAST, phase
        stood.add(tuple(round(box[side]) for side in ("x", "y", "width", "height")))
        pane = page.locator("#pane-players")
        assert pane.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, "a player is out of sight"
    assert len(stood) == 1, "the map moved"


@pytest.mark.parametrize("seats", [2, 6])
def test_the_last_round_is_announced(seats, page, place):
    place(page, led(seats, lambda game: game.view(0)["most"] >= game.view(0)["end"]))
    for size in (WIDE, {"width": 390, "height": 844}):
        page.set_viewport_size(size)
        expect(page.locator(".status .flag")).to_have_text("Last round")
    assert faults(page) == []


def test_a_move_can_be_typed_on_a_page_enlarged_to_twice_its_size(page, place):
    page.set_viewport_size({"width": 640, "height": 400})
    game = led(3, lambda game: "open" in game.notation(0, game.legal(0)[0]))
    place(page, game)
    field = page.get_by_role("combobox", name="Type a move")
    expect(field).to_be_in_viewport()
    field.fill(game.notation(0, game.legal(0)[0]))
    field.press("Enter")
    expect(page.locator(".bar.tentative")).to_be_visible()


@pytest.mark.sampled(8)
@pytest.mark.parametrize("size", hitting.SIZES)
@pytest.mark.parametrize("kind", ASKED)
def test_what_is_lit_can_be_seen_and_hit(kind, size, page, place):
    place(page, ASKED[kind]())
    assert hitting.missed(page, size) == []


def test_two_kinds_of_fuel_leave_room_for_the_word_that_ends(page, place):
    """What both plants need is offered at once, in words that are the longest in Ukrainian."""
    rows = [{"money": 90, "plants": [4, 7]}, {"plants": [13]}, {"plants": [18]}]
    given = {"round": 3, "phase": "resources", "order": [2, 1, 0], "players": rows}
    place(experienced(page, "uk"), table(3, given))
    expect(page.locator(".choices .picker")).to_have_count(2)
    expect(page.locator(".choices .all")).to_have_count(1)
    for width, height in ((1920, 1080), (1440, 900), (1280, 800), (1101, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "() => { const row = document.querySelector('.choices');"
            " return row.scrollWidth <= row.clientWidth + 1 }"
        )
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".choices .picker .words")).to_have_count(0)


def test_nobody_bids_for_a_plant_that_is_bought(page, place):
    """While the buyer gives up a plant, no limit is asked for."""
    place(page, led(3, lambda game: "scrap" in game.notation(0, game.legal(0)[0])))
    expect(page.locator(".auction")).to_be_visible()
    expect(page.locator(".auction .limit, .auction .in")).to_have_count(0)


def test_four_kinds_of_fuel_stand_beside_each_other_with_the_word_that_ends(page, place):
    """On a laptop, in the language with the longest words."""

    def kinds(game):
        return {
            game.notation(0, move).split()[1] for move in game.legal(0) if "buy" in game.notation(0, move)
        }

    place(experienced(page, "uk"), led(3, lambda game: len(kinds(game)) == 4))
    expect(page.locator(".choices .picker")).to_have_count(4)
    assert hitting.missed(page, "laptop") == []


def test_the_bar_tells_what_the_money_reaches(page, place):
    game = led(3, lambda game: sum("build" in game.notation(0, move) for move in game.legal(0)) > 1)
    place(page, game)
    count = sum("build" in game.notation(0, move) for move in game.legal(0))
    expect(page.locator(".teach .resting")).to_contain_text(f"{count} cities are within your ")


def test_the_winners_network_stands_beside_the_result(visit, place):
    """The panels leave, the map is clear of the words, and nothing is wider than a phone."""
    game = partie.new("powergrid", 4, 8)
    greedy = [bots.make("greedy", game.game, seat) for seat in range(4)]
    while not game.over:
        seat = game.decisions[0].seat
        game.push(seat, greedy[seat].choose(game, seat))
    page = experienced(visit(), "uk")
    place(page, game)
    name = page.locator("dialog.winner .name")
    expect(name).to_be_visible()
    for pane in ("market", "players", "log"):
        expect(page.locator(f".pane.{pane}")).to_have_css("opacity", "0")
    words = page.locator("dialog.winner .reason").bounding_box()
    middle = page.locator(".map .board > svg").first.bounding_box()
    assert middle["x"] + middle["width"] / 2 > words["x"] + words["width"]
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
