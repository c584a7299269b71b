"""Every question of Underwater Cities from a written position: by clicks, by keyboard and by touch, and taken back."""

import re

import hitting
import pytest
from browsing import experienced
from looking import faults
from placing import Sent
from playwright.sync_api import expect
from underwater_positions import play, turn

from partie.games.underwater.features import ASKS
from partie.kernel.engine.step import KINDS

HAND = [14, 16, 38]
TUNNEL_AND_CITY = {"steelplast": 4, "kelp": 2, "credit": 4}
SPECIAL = {"row": [181, 182, 183, 184, 185, 186], "special": [191, 192, 193, 194, 195, 196]}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_BUTTONS = 8


def after(*moves, **given):
    """The position after these moves of the first seat."""
    game = turn(**given)
    play(game, *moves)
    return game


def taking(*moves):
    """A special card is taken with slot R5."""
    return after("slot R5 card 14", *moves, table=SPECIAL, hand=[14, 15, 45])


def paying(**resources):
    return after("slot G3 card 16", "build white A", hand=HAND, resources=resources)


def upgrading():
    """Action card 51 upgrades for a science or a steelplast."""
    given = {"laid": [51], "buildings": {"S": ["farm"]}, "resources": {"science": 1, "steelplast": 1}}
    return after("slot G4 card 16", "use 51", "upgrade farm S", hand=HAND, **given)


def laying(*moves):
    """Four action cards lie there, and a fifth wants its place."""
    return after("slot G1 card 17", "card first", *moves, laid=[19, 34, 53], hand=[17, 14, 15])


def converting():
    given = {"resources": {"biomatter": 1, "credit": 1}, "cities": {"A": "white", "C": "purple"}}
    return after("slot G1 card 73", "card first", "price 1", table={"round": 5}, hand=[73, 98, 99], **given)


def drawn():
    """Card 88 of the second era draws cards to choose from."""
    table = {"round": 5, "deck": [101, 102, 103, 104, 105, 106]}
    return after("slot Y1 card 88", "card first", "draw", table=table, hand=[88, 98, 99])


def cloning():
    return turn(4, {"slots": {"Y1": [1]}}, [{}] * 3, resources={"credit": 1}, hand=HAND)


def button(text):
    return f".choices button:has-text('{text}')"


def card(number):
    return f"[data-at=card-{number}]"


def slot(name):
    return f"[data-at=slot-{name}]"


# What is asked: the position, what is pressed one after the other, and the move that this makes.
QUESTIONS = {
    "choose-slot": (lambda: turn(hand=HAND), [slot("Y1"), card(16)], "slot Y1 card 16"),
    "choose-slot, cloned": (cloning, [slot("Y1"), card(16)], "clone Y1 card 16"),
    "order": (lambda: after("slot G4 card 1", hand=[1, 15, 16]), [button("First the slot")], "slot first"),
    "once": (
        lambda: after("slot R3 card 14", laid=[40], resources={"kelp": 1}, hand=[14, 15, 16]),
        [button("once per turn")],
        "once 40",
    ),
    "trim-hand": (
        lambda: turn(hand=[14, 15, 16, 17, 18]),
        [card(14), card(16), card(18), button("Keep these 3")],
        "discard 15 17",
    ),
    "trim-hand, large": (lambda: turn(hand=[*range(14, 24), 191]), [card(20)], "drop 20"),
    "lay-over": (laying, [card(34)], "lay over 34"),
    "use-old": (lambda: laying("lay over 206"), [card(206)], "use 206"),
    "effect, part": (
        lambda: after("slot R2 card 14", hand=[14, 15, 45], resources=TUNNEL_AND_CITY),
        [".choices button >> nth=1"],
        "part 2",
    ),
    "effect, place": (
        lambda: after("slot Y2 card 16", hand=HAND, resources={"steelplast": 3, "credit": 3}),
        ["#site-t2"],
        "build tunnel t2",
    ),
    "effect, option": (
        lambda: after("slot R1 card 14", hand=HAND, resources=TUNNEL_AND_CITY),
        [".choices button >> nth=1"],
        "option 2",
    ),
    "effect, amount": (lambda: after("slot G1 card 16", hand=HAND), [button("2")], "advance 2"),
    "effect, action card": (lambda: after("slot G4 card 16", hand=HAND), [card(206)], "use 206"),
    "effect, different things": (
        lambda: after("slot Y3 card 16", hand=HAND, used=[206]),
        [".ticks button:has-text('steelplast')", ".ticks button:has-text('credit')", ".choices .primary"],
        "take steelplast credit",
    ),
    "effect, slot": (
        lambda: after("slot G1 card 21", "card first", "price 1", resources={"credit": 1}, hand=[21, 15, 16]),
        [slot("R3")],
        "perform R3",
    ),
    "effect, ready": (
        lambda: after("slot R4 card 31", "card first", laid=[53], used=[53, 206], hand=[14, 15, 31]),
        [card(53)],
        "ready 53",
    ),
    "effect, convert": (converting, ["#site-city-A"], "convert A"),
    "effect, special of the row": (taking, [card(183)], "special 183"),
    "effect, special on top": (taking, [".specials button:has-text('face-up')"], "special top"),
    "effect, special sought": (taking, [".specials button:has-text('next three')"], "special search"),
    "pick-special": (lambda: taking("special search"), [card(193), card(194)], "keep 193 under 194"),
    "pick-drawn": (drawn, [card(102)], "keep 102"),
    "pay": (
        lambda: paying(steelplast=2, kelp=1, credit=1, biomatter=2),
        [button("1 steelplast, 1 credit and 2 biomatter")],
        "pay biomatter kelp=1 steelplast=1",
    ),
    "price": (upgrading, [button("1 steelplast")], "price 2"),
}


def test_every_question_is_here():
    assert {name.partition(",")[0] for name in QUESTIONS} == set(ASKS)
    kinds = {decision.kind for make, _, _ in QUESTIONS.values() for decision in make().decisions}
    assert kinds == set(KINDS)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("how", ["clicks", "keyboard", "touch"])
@pytest.mark.parametrize("name", QUESTIONS)
def test_the_move_is_what_was_pressed(name, how, visit, place, press):
    make, presses, move = QUESTIONS[name]
    asked = name.partition(",")[0]
    game = make()
    page = experienced(visit(**PHONE if how == "touch" else {}))
    place(page, game)
    expect(page.locator(".bar")).to_have_attribute("data-asks", asked)
    assert page.locator(".choices button").count() <= MOST_BUTTONS
    if how == "clicks":
        assert faults(page) == []
    sent = Sent(page, game)
    for target in presses:
        press(page.locator(target).first, how)
    # It is taken back and made again. One that closes the way back waits for the end of the turn.
    press(page.locator(".turn button", has_text="Undo"), how)
    expect(page.locator(".bar:not(.tentative)")).to_have_attribute("data-asks", asked)
    for target in presses:
        press(page.locator(target).first, how)
    expect(page.locator(".bar.tentative")).to_be_visible()
    end = page.locator(".turn .end")
    if end.is_visible() and not sent.moves:
        press(end, how)
    page.wait_for_function("() => document.querySelector('.bar:not(.tentative), .bar .so-far')")
    assert sent.moves == {move}


@pytest.mark.parametrize("how", ["clicks", "keyboard", "touch"])
@pytest.mark.parametrize(
    ("site", "moves"),
    [("#site-t1", ["part 1", "build tunnel t1"]), ("#site-city-C", ["part 2", "build white C"])],
)
def test_a_lit_site_chooses_the_part_of_an_effect_that_builds_there(site, moves, how, visit, place, press):
    """One press chooses the part and does it, and it can be taken back."""
    game = QUESTIONS["effect, part"][0]()
    page = experienced(visit(**PHONE if how == "touch" else {}))
    place(page, game)
    sent = Sent(page, game)
    assert page.locator(site).get_attribute("aria-label").endswith("free")
    press(page.locator(f"{site}.offered"), how)
    expect(page.locator(f"{site}:not(.offered)")).not_to_have_attribute("aria-label", re.compile("free"))
    expect(page.locator(".so-far .done")).to_have_count(len(moves))
    assert moves in sent.turns
    undo = page.locator(".turn button", has_text="Undo")
    for _ in moves:
        press(undo, how)
    expect(page.locator(".bar:not(.tentative)")).to_have_attribute("data-asks", "effect")
    expect(page.locator(f"{site}.offered")).to_be_visible()


@pytest.mark.sampled(5)
@pytest.mark.parametrize("size", hitting.SIZES)
@pytest.mark.parametrize("what", QUESTIONS)
def test_what_is_lit_can_be_seen_and_hit(what, size, visit, place):
    page = experienced(visit())
    place(page, QUESTIONS[what][0]())
    assert hitting.missed(page, size) == []


# Things that are not lit while a slot is chosen, or while tunnels are built, and the rule that each tells.
UNLIT = {
    "a slot that is taken": (lambda: turn(table={"slots": {"Y1": [1]}}, hand=HAND), slot("Y1"), "UC-SLT-01"),
    "a slot that cannot be cloned": (
        lambda: turn(4, {"slots": {"Y1": [1]}}, [{}] * 3, hand=HAND),
        slot("Y1"),
        "UC-CLN-03",
    ),
    "a special card": (lambda: turn(table=SPECIAL, hand=HAND), card(183), "UC-SPE-02"),
    "an action card": (lambda: turn(laid=[53], hand=HAND), card(53), "UC-ACT-01"),
    "a city site": (lambda: turn(hand=HAND), "#site-city-A", "UC-GLO-17"),
    "a tunnel site": (lambda: turn(hand=HAND), "#site-t9", "UC-GLO-17"),
    "a building site": (lambda: turn(hand=HAND), "#site-berth-S", "UC-GLO-17"),
    "a tunnel too far away": (
        lambda: after("slot Y2 card 16", hand=HAND, resources={"steelplast": 3, "credit": 3}),
        "#site-t9",
        "UC-TUN-03",
    ),
    "a card while tunnels are built": (
        lambda: after("slot Y2 card 16", hand=HAND, resources={"steelplast": 3, "credit": 3}),
        card(38),
        "UC-FLO-04",
    ),
}


@pytest.mark.parametrize("what", UNLIT)
def test_what_is_not_lit_tells_its_rule(what, page, place):
    make, target, rule = UNLIT[what]
    place(page, make())
    thing = page.locator(target).first
    assert thing.get_attribute("aria-disabled") == "true"
    thing.click(force=True)
    expect(page.locator("dialog.told").get_by_role("link", name=rule)).to_be_visible()


def test_a_slot_that_is_taken_tells_what_cloning_costs(page, place):
    place(page, cloning())
    page.locator(slot("Y1")).hover()
    expect(page.get_by_role("tooltip")).to_contain_text("It can be cloned for 1 credit.")
    expect(page.locator(".outcome")).to_contain_text("−1")
