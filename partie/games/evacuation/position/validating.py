"""Whether a position is possible: each card and token is somewhere exactly once, nobody has what the rules forbid."""

from partie.euro.order import is_order
from partie.euro.sets import has, members
from partie.kernel.errors import PartieError

from ..cards.actions import ACTION_DECKS
from ..cards.bonuses import FLAGGED, PLAIN
from ..cards.fields import MIDDLE, OUTER
from ..cards.goals import GOALS
from ..cards.technologies import TILES
from ..components import FACTORY_LIMIT, OFFER, STARTING_STADIUM, TASKS_DRAWN
from ..components.new_world import AREA_IDS, AREAS, MAPS, ON_MAP
from ..knowledge import deck_of, owned
from ..rules.actions.infrastructure import has_twin
from ..rules.actions.markets import STADIUM_OFFER
from ..rules.course import CLEANUP
from ..rules.flight import building_room, resource_room
from ..rules.progress import CONTACT, OtherSatellite, milestones_between
from ..rules.rival import back_of_top, cards_of_year
from ..state import Evacuation, Player, in_play


def wrong(where: str, expected: str, **values: object) -> PartieError:
    """The error of an impossible position, to be raised."""
    return PartieError("bad-position", where=where, expected=expected, **values)


def validate(s: Evacuation) -> None:
    """Raise `bad-position` where a position cannot be."""
    _validate_cards(s)
    _validate_areas(s)
    for seat, player in enumerate(s.players):
        _validate_player(player, f"players.{seat}")
    _validate_technologies(s)
    validate_order(s)
    _validate_tasks(s)
    _validate_bonuses(s)
    _validate_satellites(s)
    _validate_solo_deck(s)


def validate_order(s: Evacuation) -> None:
    """Every civilisation acts in its turn, each once."""
    if not is_order(s.order, len(s.order)) or len(s.order) < s.seats:
        raise wrong("order", "each-once")


def _validate_tasks(s: Evacuation) -> None:
    """The tasks laid out differ, and those played were taken."""
    if len(set(s.tasks)) != len(s.tasks) or len(s.tasks) != (TASKS_DRAWN if s.with_tasks else 0):
        raise wrong("tasks", "each-once")
    if any(has(s.tasks_played, place) and owner < 0 for place, owner in enumerate(s.owners)):
        raise wrong("tasks_played", "one-owner")


def _validate_cards(s: Evacuation) -> None:
    for offer in range(OFFER):
        cards = owned(s, offer) + s.offers[offer] + s.decks[offer]
        everything = list(deck_of(s, offer))
        if offer == STADIUM_OFFER:
            everything += [STARTING_STADIUM + seat for seat in range(s.seats)]
        _once(("shuttles", "stadiums", "infrastructure")[offer], cards, everything)
    actions = list(s.deck)
    goals = [*s.goal_box, *s.rival_pile]
    for player in s.players:
        actions += (*player.hand, *player.down, *player.up, *player.dropped)
        goals += (*player.goals, *player.pile, *player.forgone)
    _once("cards", actions, ACTION_DECKS[s.edition])
    _once("goals", goals, list(range(len(GOALS))))


def _validate_technologies(s: Evacuation) -> None:
    """Everybody has a whole set, each another one (EV-SET-09)."""
    sets: list[int] = []
    for seat, player in enumerate(s.players):
        numbers = {TILES[tile].set for tile in player.tiles}
        if len(numbers) != 1 or len(set(player.tiles)) != len(player.tiles):
            raise wrong(f"players.{seat}.tiles", "each-once")
        sets += numbers
    if len(set(sets)) != len(sets):
        raise wrong("tiles", "each-once")


def _once(where: str, cards: list[int], everything: list[int]) -> None:
    if sorted(cards) != sorted(everything):
        odd = sorted({card for card in cards if cards.count(card) > 1} | (set(cards) ^ set(everything)))
        raise wrong(where, "each-once", odd=" ".join(str(card) for card in odd))


def _validate_areas(s: Evacuation) -> None:
    areas = s.rival_settled
    for player in s.players:
        if areas & player.settled:
            raise wrong("settled", "one-owner")
        areas |= player.settled
    if areas != s.taken:
        raise wrong("settled", "one-owner")
    if areas & ~ON_MAP[s.edition]:
        names = " ".join(AREA_IDS[area] for area in MAPS[s.edition])
        raise wrong("settled", "names", choices=names)


def factory_slots(player: Player) -> int:
    """Positions for factories in the areas of a player; all are filled (EV-STL-12)."""
    return sum([AREAS[area].factories for area in members(player.settled)])


def _validate_player(player: Player, where: str) -> None:
    for kind in range(3):
        if in_play(player, kind) > FACTORY_LIMIT:
            raise wrong(f"{where}.prepared", "range", low=0, high=FACTORY_LIMIT)
    if sum(player.producing) != factory_slots(player):
        raise wrong(f"{where}.producing", "range", low=factory_slots(player), high=factory_slots(player))
    if player.resettled > player.flipped:
        raise wrong(f"{where}.resettled", "range", low=0, high=player.flipped)
    if any(card not in player.works for card in player.met):
        raise wrong(f"{where}.met", "each-once")
    if any(has_twin(player, card) for card in (*player.plans, *player.works)):
        raise wrong(f"{where}.plans", "one-of-twins")
    if any(TILES[tile].level != place // 3 + 1 for place, tile in enumerate(player.tiles)):
        raise wrong(f"{where}.tiles", "each-once")
    _validate_holds(player, where)


def _validate_holds(player: Player, where: str) -> None:
    """A shuttle carries no more than it has room for (EV-FLY-05, EV-FLY-07)."""
    for place, hold in enumerate(player.holds):
        room = resource_room(player, hold.shuttle)
        if min(hold.goods) < 0 or sum(hold.goods) > room:
            raise wrong(f"{where}.holds.{place}.goods", "numbers-in-range", low=0, high=room)
        room = building_room(player, hold.shuttle)
        if not 0 <= hold.buildings <= room:
            raise wrong(f"{where}.holds.{place}.buildings", "range", low=0, high=room)


def _validate_bonuses(s: Evacuation) -> None:
    """Three different cards without a flag, then one with it (EV-SET-17 to EV-SET-19)."""
    if len(set(s.bonuses)) != len(s.bonuses):
        raise wrong("bonuses", "each-once")
    if s.bonuses[-1] not in FLAGGED or any(card not in PLAIN for card in s.bonuses[:-1]):
        raise wrong("bonuses", "flag-last")


def _validate_satellites(s: Evacuation) -> None:
    """Contact, one satellite on a field of the inner lanes, the middle lane for three (EV-PRG-03 to -06, EV-PRG-21)."""
    moving = [step.seat for step in s.agenda if isinstance(step, OtherSatellite)]
    places = list(zip(s.rival_sections, s.rival_lanes, strict=True))
    for seat, player in enumerate(s.players):
        one, two = player.sections
        if seat not in moving and milestones_between(one, two) > CONTACT:
            raise wrong(f"players.{seat}.sections", "contact")
        if s.seats < 3 and MIDDLE in player.lanes:
            raise wrong(f"players.{seat}.lanes", "no-middle-lane")
        places += zip(player.sections, player.lanes, strict=True)
    inner = [place for place in places if place[1] != OUTER]
    if len(set(inner)) != len(inner):
        raise wrong("lanes", "one-satellite")


def _validate_solo_deck(s: Evacuation) -> None:
    """Solo cards of the year are in the deck or turned up, each once; the top one shows its back (EV-SOL-20)."""
    cards = [*s.solo_deck, *s.solo_played]
    if cards:
        # Cleaning up begins the next year before its cards are shuffled.
        _once("solo_deck", cards, cards_of_year(s.year - 1 if s.phase == CLEANUP else s.year))
    if s.back != back_of_top(s):
        raise wrong("back", "range", low=back_of_top(s), high=back_of_top(s))
