"""Positions written by hand, saved states, and whether the components add up.

A partial position gives any field of the state or of its players by the name it has in a save. Cards, tiles, areas and
goals are written by their names, sets of areas as lists; `phase` by its name, `acting` is the seat whose turn it is.
What is not given comes from the setup; what a given part uses leaves the parts that are not given.
"""

from collections.abc import Mapping
from typing import Any, Final

from partie.kernel.errors import PartieError
from partie.kernel.game import Game
from partie.kernel.reader import Reader
from partie.kernel.state import settle

from . import course
from .actions import turns
from .actions.markets import STADIUM_OFFER, fill
from .actions.technology import renew_perks
from .cards.actions import ACTION_CARDS
from .cards.fields import PASSED
from .cards.goals import GOALS
from .cards.technologies import TILES
from .components import FACTORY_LIMIT, KEPT, LAND, OFFER, SHUTTLES, STADIUM_DECK, STADIUMS, TASKS
from .course import COURSE, PHASES
from .ending.goals import KEPT as GOALS_KEPT
from .masking import ALL_OF, owned
from .new_world import AREA_IDS, AREAS
from .requirements import INFRASTRUCTURE
from .setup import Variant, prepare
from .state import Evacuation, Player, in_play
from .state.made import EVACUATION_GIVEN, PLAYER_GIVEN, load_evacuation, read_evacuation

STADIUM_IDS: Final = [card.id for card in STADIUMS]
SHUTTLE_IDS: Final = [tile.id for tile in SHUTTLES]
PLAN_IDS: Final = [card.id for card in INFRASTRUCTURE]
GOAL_IDS: Final = [goal.id for goal in GOALS]
CARD_IDS: Final = [card.id for card in ACTION_CARDS]
LAND_IDS: Final = [land.id for land in LAND]
LISTS: Final[dict[str, list[str]]] = {
    "stadiums": STADIUM_IDS, "old_stadiums": STADIUM_IDS, "rival_stadiums": STADIUM_IDS,
    "shuttles": SHUTTLE_IDS, "old_shuttles": SHUTTLE_IDS, "back": SHUTTLE_IDS,
    "plans": PLAN_IDS, "works": PLAN_IDS, "met": PLAN_IDS,
    "hand": CARD_IDS, "down": CARD_IDS, "up": CARD_IDS, "dropped": CARD_IDS, "deck": CARD_IDS,
    "goals": GOAL_IDS, "pile": GOAL_IDS, "forgone": GOAL_IDS, "goal_box": GOAL_IDS, "rival_pile": GOAL_IDS,
    "tiles": [tile.id for tile in TILES],
    "tasks": [task.id for task in TASKS],
}  # fmt: skip
"""Fields that are lists of things, by the names of those."""
SETS: Final[dict[str, list[str]]] = {"settled": AREA_IDS, "rival_settled": AREA_IDS, "land": LAND_IDS}
"""Fields that are sets as bits."""
ROWS: Final = (SHUTTLE_IDS, STADIUM_IDS, PLAN_IDS)
"""`offers` and `decks`."""


def wrong(where: str, expected: str, **values: object) -> PartieError:
    """The error of an inconsistent position, to be raised."""
    return PartieError("bad-position", where=where, expected=expected, **values)


def _numbers(value: object, names: list[str]) -> object:
    """Names as numbers; whatever else stays and is refused by the reader."""
    if not isinstance(value, list):
        return value
    return [names.index(name) if isinstance(name, str) and name in names else name for name in value]


def _translated(row: Mapping[str, Any]) -> dict[str, Any]:
    """A given row with numbers for names."""
    found: dict[str, Any] = {}
    for name, value in row.items():
        if name == "back" and isinstance(value, int):
            found[name] = value
        elif name in LISTS:
            found[name] = _numbers(value, LISTS[name])
        elif name in SETS:
            found[name] = _bits(value, SETS[name], name)
        elif name in ("offers", "decks") and isinstance(value, list) and len(value) == OFFER:
            found[name] = [_numbers(part, ROWS[i]) for i, part in enumerate(value)]
        elif name == "players" and isinstance(value, list):
            found[name] = [_translated(part) if isinstance(part, dict) else part for part in value]
        elif name == "phase":
            found[name] = PHASES.index(value) if value in PHASES else value
        else:
            found[name] = value
    return found


def _bits(value: object, names: list[str], where: str) -> int:
    if not isinstance(value, list) or not all(isinstance(name, str) and name in names for name in value):
        raise wrong(where, "names", choices=" ".join(names))
    return sum(1 << names.index(name) for name in set(value))


def from_partial(given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Evacuation:
    """The state of a partial position."""
    s = prepare(seats, seed, options)
    if not given:
        settle(s)
        return s
    reader = Reader(_translated(given), "position", "bad-position")
    reader.only(*EVACUATION_GIVEN, "acting")
    _skip_preparation(s, reader)
    read_evacuation(reader, s)
    rows = reader.data.get("players", [{}] * seats)
    for player, row in zip(s.players, rows, strict=True):
        _complete(player, row)
    renew(s)
    _clear_decks(s, reader)
    _clear_hands(s, rows)
    _clear_goals(s, rows)
    _begin(s, reader)
    validate(s)
    return s


def _skip_preparation(s: Evacuation, reader: Reader) -> None:
    """Without draft and choice of cards: the first goals and action cards of each player."""
    s.phase = course.ACTIONS
    for player in s.players:
        player.goals, player.forgone = player.pile[:GOALS_KEPT], player.pile[GOALS_KEPT:]
        player.pile = ()
        if s.advanced:
            player.hand, player.dropped = player.hand[:KEPT], player.hand[KEPT:]
    if s.seats == 1:
        s.goal_box, s.rival_pile = tuple(sorted((*s.goal_box, *s.rival_pile))), ()


def _complete(player: Player, row: Mapping[str, Any]) -> None:
    """What follows from given fields: tokens of milestones passed, factories of settled areas."""
    if "sections" in row:
        behind = sorted(PASSED[section] for section in player.sections)
        if "flipped" not in row:
            player.flipped = sum(1 for count in behind if count)
        if "resettled" not in row:
            player.resettled = min(max(0, behind[0] - 1), 2)
    if "settled" in row and "producing" not in row:
        slots = _factory_slots(player)
        player.producing = [(slots + 2 - kind) // 3 for kind in range(3)]


def _factory_slots(player: Player) -> int:
    return sum(area.factories for i, area in enumerate(AREAS) if player.settled >> i & 1)


def renew(s: Evacuation) -> None:
    """What follows from the rest of the state."""
    s.taken = s.rival_settled
    for player in s.players:
        s.taken |= player.settled
        renew_perks(player)


def _clear_decks(s: Evacuation, reader: Reader) -> None:
    """Cards that somebody has or that are on offer leave the rest; those that are nowhere go under the decks."""
    for offer in range(OFFER):
        used = owned(s, offer)
        if not reader.has("offers"):
            s.offers[offer] = [card for card in s.offers[offer] if card not in used]
        used = used + s.offers[offer]
        if not reader.has("decks"):
            s.decks[offer] = [card for card in s.decks[offer] if card not in used]
            there = {*used, *s.decks[offer]}
            s.decks[offer][:0] = [card for card in range(ALL_OF[offer]) if card not in there]
        if not reader.has("offers"):
            fill(s, offer)


def _clear_hands(s: Evacuation, rows: list[Mapping[str, Any]]) -> None:
    names = ("hand", "down", "up", "dropped")
    used = [
        card
        for p, row in zip(s.players, rows, strict=True)
        for n in names
        if n in row
        for card in getattr(p, n)
    ]
    for player, row in zip(s.players, rows, strict=True):
        if "hand" not in row:
            player.hand = tuple([card for card in player.hand if card not in used])
        if "dropped" not in row:
            player.dropped = tuple([card for card in player.dropped if card not in used])
    held = [card for p in s.players for n in names for card in getattr(p, n)]
    s.deck = [card for card in s.deck if card not in held]
    s.deck[:0] = [card for card in range(len(ACTION_CARDS)) if card not in held and card not in s.deck]


def _clear_goals(s: Evacuation, rows: list[Mapping[str, Any]]) -> None:
    used = [goal for p, row in zip(s.players, rows, strict=True) if "goals" in row for goal in p.goals]
    for player, row in zip(s.players, rows, strict=True):
        if "goals" not in row:
            player.goals = tuple([goal for goal in player.goals if goal not in used])
        if "forgone" not in row:
            player.forgone = ()
    held = [goal for p in s.players for goal in (*p.goals, *p.pile, *p.forgone)] + list(s.rival_pile)
    s.goal_box = tuple([goal for goal in range(len(GOALS)) if goal not in held])


def _begin(s: Evacuation, reader: Reader) -> None:
    """Put the step of the given phase and acting seat on the agenda."""
    phase = s.phase
    s.agenda = [COURSE]
    if s.with_rival and not s.solo_deck:
        from .phases.rival import prepare_year

        prepare_year(s)
    if phase == course.ACTIONS:
        acting = reader.number("acting", 0, s.seats - 1) if reader.has("acting") else s.order[0]
        s.rival_passed = s.rival_passed or not s.with_rival
        s.turn = s.order.index(acting) - 1
        turns.next_turn(s)
    elif phase == course.PREPARATION:
        raise wrong("phase", "names", choices=" ".join(PHASES[1:]))
    else:
        course.enter(s, phase)
    settle(s)


def load_state(game: Game, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> Evacuation:
    """A state from what `save` gave."""
    variant = Variant(seats, options)
    s = load_evacuation(
        Reader(data, "state"),
        game,
        seats,
        variant.points,
        variant.advanced,
        variant.lenient,
        variant.tasks,
        variant.lines,
        variant.rival,
    )
    renew(s)
    return s


def describe(s: Evacuation) -> dict[str, Any]:
    """The state in the words of a partial position; what is unknown is left out."""
    return _named({name: value for name, value in s.save().items() if name in EVACUATION_GIVEN})


def _named(row: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in row.items():
        if name == "players":
            found[name] = [
                _named({key: part for key, part in each.items() if key in PLAYER_GIVEN}) for each in value
            ]
        elif name in LISTS and isinstance(value, list):
            if -1 not in value:
                found[name] = [LISTS[name][number] for number in value]
        elif name in SETS:
            found[name] = [each for i, each in enumerate(SETS[name]) if value >> i & 1]
        elif name in ("offers", "decks"):
            if not any(-1 in part for part in value):
                found[name] = [[ROWS[i][number] for number in part] for i, part in enumerate(value)]
        elif name == "solo_deck" and -1 in value:
            continue
        else:
            found[name] = PHASES[value] if name == "phase" else value
    return found


def validate(s: Evacuation) -> None:
    """Every card and token is somewhere exactly once, and nobody has what the rules forbid."""
    for offer in range(OFFER):
        cards = owned(s, offer) + s.offers[offer] + s.decks[offer]
        everything = list(range(ALL_OF[offer]))
        if offer == STADIUM_OFFER:
            everything += [STADIUM_DECK + seat for seat in range(s.seats)]
        _once(("shuttles", "stadiums", "infrastructure")[offer], cards, everything)
    actions = list(s.deck)
    goals = [*s.goal_box, *s.rival_pile]
    areas = s.rival_settled
    for player in s.players:
        actions += (*player.hand, *player.down, *player.up, *player.dropped)
        goals += (*player.goals, *player.pile, *player.forgone)
        if areas & player.settled:
            raise wrong("settled", "one-owner")
        areas |= player.settled
    _once("cards", actions, list(range(len(ACTION_CARDS))))
    _once("goals", goals, list(range(len(GOALS))))
    if areas != s.taken:
        raise wrong("settled", "one-owner")
    for seat, player in enumerate(s.players):
        _validate_player(player, f"players.{seat}")
    if sorted(s.order) != list(range(len(s.order))) or len(s.order) < s.seats:
        raise wrong("order", "each-once")


def _once(where: str, cards: list[int], everything: list[int]) -> None:
    if sorted(cards) != everything:
        odd = sorted({card for card in cards if cards.count(card) > 1} | (set(cards) ^ set(everything)))
        raise wrong(where, "each-once", odd=" ".join(str(card) for card in odd))


def _validate_player(player: Player, where: str) -> None:
    for kind in range(3):
        if in_play(player, kind) > FACTORY_LIMIT:
            raise wrong(f"{where}.prepared", "range", low=0, high=FACTORY_LIMIT)
    if sum(player.producing) != _factory_slots(player):
        raise wrong(f"{where}.producing", "range", low=_factory_slots(player), high=_factory_slots(player))
    if player.resettled > player.flipped:
        raise wrong(f"{where}.resettled", "range", low=0, high=player.flipped)
    if any(card not in player.works for card in player.met):
        raise wrong(f"{where}.met", "each-once")
    if len({tile // 9 for tile in player.tiles}) != 1 or any(
        TILES[tile].level != place // 3 + 1 for place, tile in enumerate(player.tiles)
    ):
        raise wrong(f"{where}.tiles", "each-once")
