"""Checks that highlighted things are visible and clickable: `document.elementFromPoint` at the middle of each finds it.

For the browser tests of any game:

    POSITIONS = hitting.positions("shipyard", seats=3)   # one game for each kind of decision, the first seat asked

    @pytest.mark.sampled(5)
    @pytest.mark.parametrize("size", hitting.SIZES)
    @pytest.mark.parametrize("kind", POSITIONS)
    def test_what_is_lit_can_be_hit(kind, size, page, place):
        place(page, POSITIONS[kind]())
        assert hitting.missed(page, size) == []

Before the check, panes are scrolled or swiped, and a board larger than its room is panned (focusing a place brings it
into view). The bar is checked without scrolling: its choices may need scrolling on phones and tablets only, the buttons
of the turn never above 760 pixels. A thing also counts as missed if it is clipped by the window or by its container,
unless it is larger than that.
"""

import random
from collections.abc import Callable, Collection
from functools import cache

from playwright.sync_api import Page

import partie
from partie.kernel.engine.partie import Partie

SIZES = {
    "phone": (390, 844),
    "tablet": (768, 1024),
    "laptop": (1280, 800),
    "desk": (1440, 900),
    "wide": (1920, 1080),
}
LIT = ", ".join(
    (
        ".place.offered",
        ".choice.lit",
        ".card.lit",
        ".tile.lit",
        "button.offered",
        ".bar .choices button:enabled",
        ".bar .turn button:enabled",
    )
)
"""Selectors of clickable things in all games. A thing inside another highlighted thing stands for both."""

MISSED = """async lit => {
  const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = one => one.getBoundingClientRect();
  const name = one => one.id || one.getAttribute('data-at') || one.getAttribute('aria-label')
    || one.textContent.trim().slice(0, 40) || String(one.className.baseVal ?? one.className);
  const kind = one => one.tagName.toLowerCase() + '.' + String(one.className.baseVal ?? one.className).split(' ')[0];
  const clips = one => {
    const found = [{left: 0, top: 0, right: innerWidth, bottom: innerHeight, width: innerWidth, height: innerHeight}];
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (at.ownerSVGElement) continue;
      if (getComputedStyle(at).overflowX !== 'visible') found.push(box(at));
    }
    return found;
  };
  const cut = (one, here) => clips(one).some(by =>
    (here.width <= by.width && (here.left < by.left - 3 || here.right > by.right + 3)) ||
    (here.height <= by.height && (here.top < by.top - 3 || here.bottom > by.bottom + 3)));
  const missed = [];
  const things = [...document.querySelectorAll(lit)].filter(one =>
    one.checkVisibility({visibilityProperty: true}) && !one.parentElement.closest(lit));
  const active = document.activeElement;
  for (const one of things) {
    const still = one.closest('.bar .choices') ? 1280 : one.closest('.bar') ? 761 : Infinity;
    if (innerWidth < still) {
      // A pane that is swiped snaps to its beginning.
      one.closest('.pane')?.scrollIntoView({block: 'nearest', inline: 'start', behavior: 'instant'});
      // A board that is moved brings the place into sight itself; the page must not move for it.
      if (one.matches('.place')) { one.focus({preventScroll: true}); await frame(); }
      one.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
      await frame();
    }
    const here = box(one);
    const [x, y] = [here.x + here.width / 2, here.y + here.height / 2];
    const found = document.elementFromPoint(x, y);
    const at = `${kind(one)} ${name(one)} at ${Math.round(x)},${Math.round(y)}`;
    if (!found) missed.push(`${at} is outside the window`);
    else if (!one.contains(found)) missed.push(`${at} is under ${kind(found)} ${name(found)}`);
    else if (cut(one, here)) missed.push(`${at} is cut`);
  }
  if (active instanceof HTMLElement) active.focus();
  return {missed, looked: things.length};
}"""


def missed(page: Page, size: str = "laptop", lit: str = LIT) -> list[str]:
    """The highlighted things that are not clickable in a window of this size; fails if there are none."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("document.querySelector('.bar.mine')")
    page.wait_for_function(
        "lit => [...document.querySelectorAll(lit)].some(one => one.checkVisibility())", arg=lit
    )
    _settle(page)
    found = page.evaluate(MISSED, lit)
    assert found["looked"], "nothing is lit"
    return list(found["missed"])


def _settle(page: Page) -> None:
    """Wait until the layout has been stable for some frames."""
    page.evaluate(
        """async () => {
          const print = () => [...document.querySelectorAll('.bar, .pane, .place, .panes')].map(one => {
            const {x, y, width} = one.getBoundingClientRect(); return [x, y, width].map(Math.round).join();
          }).join(' ');
          for (let still = 0, was = '', i = 0; still < 6 && i < 200; i++) {
            await new Promise(requestAnimationFrame);
            const now = print();
            still = now === was ? still + 1 : 0;
            was = now;
          }
        }"""
    )


def positions(
    name: str, seats: int = 3, kinds: Collection[str] = (), games: int = 60, **options: str
) -> dict[str, Callable[[], Partie]]:
    """By kind of decision (key of its prompt): a function that returns a game in which the first seat is asked it.

    The function plays random games with fixed seeds when it is called. Without `kinds`, a few games are searched for
    kinds; name rare ones.
    """
    wanted = list(kinds) or sorted(_met(name, seats, tuple(sorted(options.items()))))
    return {kind: _leads(name, seats, kind, games, options) for kind in wanted}


def _leads(name: str, seats: int, kind: str, games: int, options: dict[str, str]) -> Callable[[], Partie]:
    def lead() -> Partie:
        for seed in range(games):
            game, dice = partie.new(name, seats, seed, **options), random.Random(seed)
            while not game.over:
                decision = game.decisions[0]
                if decision.seat == 0 and decision.prompt[0] == kind:
                    return game
                game.push(decision.seat, dice.choice(decision.moves))
        raise AssertionError(f"{kind} is never asked in {games} games")

    return lead


@cache
def _met(name: str, seats: int, options: tuple[tuple[str, str], ...], games: int = 8) -> frozenset[str]:
    """Kinds of decisions that the first seat meets in a few random games."""
    found = set()
    for seed in range(games):
        game, dice = partie.new(name, seats, seed, **dict(options)), random.Random(seed)
        while not game.over:
            decision = game.decisions[0]
            if decision.seat == 0:
                found.add(decision.prompt[0])
            game.push(decision.seat, dice.choice(decision.moves))
    return frozenset(found)
