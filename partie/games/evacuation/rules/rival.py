"""The civilisations that the game itself runs: the rival by its solo cards, and the neutral one.

EV-SOL-01 to EV-SOL-41.
"""

from typing import Final

from partie.euro.decks import draw, fresh_from, with_card
from partie.euro.sets import has, with_member
from partie.kernel.engine.state import log

from ..cards.bonuses import BONUSES
from ..cards.fields import END, INNER, OUTER
from ..components import BACK_RED, BACK_VALUE, BACK_X, RED_YEAR, SOLO_CARDS, STADIUMS
from ..components.new_world import RIM_PLACES, RIMS
from ..state import Evacuation, changed
from .actions.markets import EVERYBODY, PLAN_OFFER, SHUTTLE_OFFER, STADIUM_OFFER, bury, take

RIVAL: Final = 0
NEUTRAL: Final = 1
"""Their places in the lists of satellites, two each."""
OFFERS: Final = {"shuttle": SHUTTLE_OFFER, "infrastructure": PLAN_OFFER, "stadium": STADIUM_OFFER}


def prepare_year(s: Evacuation) -> None:
    """A shuffled deck of solo cards; the red 3 only from year 3 on (EV-SOL-16, EV-SOL-17)."""
    if not s.with_rival:
        return
    s.solo_deck = fresh_from(s, cards_of_year(s.year))
    s.solo_played = ()
    show_back(s)


def cards_of_year(year: int) -> list[int]:
    """The solo cards of a year by their numbers; the red 3 joins later (EV-SOL-17)."""
    return [i for i, card in enumerate(SOLO_CARDS) if card.back != BACK_RED or year >= RED_YEAR]


def back_of_top(s: Evacuation) -> int:
    """The number on the back of the top card; 0 where there is none."""
    top = s.solo_deck[-1] if s.solo_deck else -1
    return SOLO_CARDS[top].back if top >= 0 else 0


def show_back(s: Evacuation) -> None:
    """The number on the back of the top card is seen by all (EV-SOL-20)."""
    s.back = back_of_top(s)
    s.revealed += 1
    if s.chance is not None:
        s.chance.append((s.back, EVERYBODY))


def act(s: Evacuation) -> None:
    """The top card says what, the back of the next one how far; with one card left it passes (EV-SOL-18 to -23)."""
    if len(s.solo_deck) <= 1 or s.dry:
        s.rival_passed = True
        log(s, "rival-passed")
        return
    number = draw(s, s.solo_deck, EVERYBODY)
    s.solo_played = (*s.solo_played, number)
    card = SOLO_CARDS[number]
    show_back(s)
    value = BACK_VALUE[s.back]
    if card.front == "settle":
        settle(s, value, card.inland)
    elif s.back == BACK_X:
        log(s, "rival-idle")
    else:
        touch_offer(s, OFFERS[card.front], value)


def touch_offer(s: Evacuation, offer: int, value: int) -> None:
    """A shuttle or plan goes under its deck, a stadium to the rival; 1 is the oldest (EV-SOL-24 to -27)."""
    shown = s.offers[offer]
    if value > len(shown):
        log(s, "rival-idle")
        return
    card = shown[value - 1]
    if offer == STADIUM_OFFER:
        s.rival_stadiums = with_card(s.rival_stadiums, card)
        log(s, "rival-stadium", card)
    else:
        bury(s, offer, card)
        log(s, "rival-removed", offer, card)
    take(s, offer, card)


def settle(s: Evacuation, value: int, inland: int) -> None:
    """The tile moves along the rim, then so many hexes inland; an area already settled is lost (EV-SOL-28 to -33)."""
    s.solo_place = (s.solo_place + value) % RIM_PLACES
    area = RIMS[s.edition][s.solo_place].inland[inland][value - 1]
    if has(s.taken, area):
        log(s, "rival-blocked", area)
        return
    s.rival_settled = with_member(s.rival_settled, area)
    s.taken = with_member(s.taken, area)
    log(s, "rival-settled", area)


def smileys(s: Evacuation) -> int:
    """Of the rival's stadiums."""
    return sum(STADIUMS[card].smileys for card in s.rival_stadiums)


def strength(s: Evacuation, which: int) -> int:
    """The higher number of the bonus card; the neutral moves by the lower in odd years (EV-SOL-34 to EV-SOL-36)."""
    low, high = BONUSES[s.bonuses[s.year - 1]].numbers
    return low if which == NEUTRAL and s.year % 2 else high


def advance(s: Evacuation, which: int) -> None:
    """The leading satellite moves by the last solo card, the other by the rest; no effects (EV-SOL-37, EV-SOL-38)."""
    at = 2 * which
    one, two = s.rival_sections[at], s.rival_sections[at + 1]
    leader = at if one >= two else at + 1
    other = 2 * at + 1 - leader
    total = min(strength(s, which), 2 * END - one - two)
    ahead = min(BACK_VALUE[s.back], total, END - s.rival_sections[leader])
    behind = min(total - ahead, END - s.rival_sections[other])
    ahead = total - behind
    for satellite, steps in ((leader, ahead), (other, behind)):
        section = s.rival_sections[satellite] + steps
        s.rival_sections = changed(s.rival_sections, satellite, section)
        lane = INNER if is_free(s, section, INNER) else OUTER
        s.rival_lanes = changed(s.rival_lanes, satellite, lane)
        log(s, "rival-satellite", which, satellite - at, section, lane)


def is_free(s: Evacuation, section: int, lane: int) -> bool:
    """Whether no satellite stands on an inner field (EV-PRG-04)."""
    for player in s.players:
        for satellite in range(2):
            if player.sections[satellite] == section and player.lanes[satellite] == lane:
                return False
    return all(
        s.rival_sections[satellite] != section or s.rival_lanes[satellite] != lane for satellite in range(4)
    )
