"""Every kind of decision of Underwater Cities is made by clicks, by keyboard and by touch, and can be taken back."""

import pytest
from browsing import SOON, Diver
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}
# A slot of the board for one player that asks a decision of each kind, and what answers it.
ASKED = {
    "Y2": ("place", [".place.offered"]),
    "R1": ("choose", [".choices button:enabled"]),
    "G1": ("amount", [".choices button:enabled"]),
    "G4": ("card", [".laid .card.lit"]),
    "Y3": (
        "set",
        [".choices button:enabled", ".ticks button >> nth=0", ".ticks button >> nth=1", ".choices .primary"],
    ),
}
# The moves of the turn, with the one that waits for its end.
MOVES = """document.querySelectorAll('.so-far .done').length
    + (document.querySelector('.turn .end') && !document.querySelector('.bar[data-asks]') ? 1 : 0)"""
PANES = {"place": "Mine", "card": "Mine"}


class Hands:
    """Presses what is to be pressed: by mouse, by keys or by fingers."""

    def __init__(self, page, how):
        self.page = page
        self.how = how

    def press(self, target):
        target = self.page.locator(target).first if isinstance(target, str) else target
        target.wait_for()
        if self.how == "keyboard":
            target.focus()
            self.page.keyboard.press("Enter")
        elif self.how == "touch":
            target.scroll_into_view_if_needed()
            target.tap()
        else:
            target.click()

    def look_at(self, pane):
        """On a phone, another part of the table."""
        if self.how == "touch":
            self.press(self.page.get_by_role("button", name=pane, exact=True))


@pytest.fixture
def alone(visit, address):
    """A game for one, at the first choice of a slot."""

    def sit(how):
        sizes = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if how == "touch" else {}
        page = visit(**sizes)
        page.add_init_script(
            'localStorage.setItem("partie-settings", JSON.stringify({language: "en", guide: false, bots: "none"}))'
        )
        page.goto(address)
        page.get_by_role("button", name="New table").click()
        page.get_by_role("dialog").get_by_role("button", name="Underwater Cities").click()
        page.get_by_label("Players").select_option("1")
        page.locator("#option-blocked").select_option("5")
        page.get_by_role("button", name="Make the table").click()
        page.wait_for_selector(".hand .card.lit", timeout=SOON)
        diver = Diver(page, tap=how == "touch")
        while diver.asked() and not page.locator(".bar[data-asks=choose-slot]").count():
            diver.step()
        return Hands(page, how)

    return sit


@pytest.mark.parametrize("how", ["clicks", "keyboard", "touch"])
def test_every_kind_of_decision(alone, how):
    hands = alone(how)
    page = hands.page
    bar = page.locator(".bar")
    made, begun = set(), page.evaluate(MOVES)
    for slot, (kind, answers) in ASKED.items():
        hands.look_at("Board")
        tile = page.locator(".slots .tile.lit").filter(has=page.locator(f".id:text-is('{slot}')"))
        hands.press(tile)
        expect(tile).to_have_attribute("aria-pressed", "true")
        # A card of another colour goes without being asked about; a hand of one colour is no help here.
        lost = page.locator(".hand .card.lit", has_text="discard only")
        if not lost.count():
            hands.press(tile)
            continue
        hands.press(lost.first)
        if slot == "Y3":
            expect(bar).to_have_attribute("data-kind", "choose")
            hands.press(page.locator(".choices button:enabled", has_text="resources"))
            answers = answers[1:]
        expect(bar).to_have_attribute("data-kind", kind)
        hands.look_at(PANES.get(kind, "Board"))
        before = page.evaluate(MOVES)
        for answer in answers:
            hands.press(answer)
        page.wait_for_function(f"was => ({MOVES}) > was", arg=before)
        made.add(kind)
        # All of it is taken back, up to the choice of the slot.
        while (there := page.evaluate(MOVES)) > begun:
            hands.press(page.locator(".turn button", has_text="Undo"))
            page.wait_for_function(f"was => ({MOVES}) < was", arg=there)
        expect(bar).to_have_attribute("data-asks", "choose-slot")
    assert len(made) >= 3, "a hand has three cards, and slots have three colours"
