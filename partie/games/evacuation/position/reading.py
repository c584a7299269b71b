"""Positions written by hand, and saved states.

A partial position gives any field of the state or of its players by the name it has in a save. Cards, tiles, areas and
goals are written by their names, sets of areas as lists; `phase` by its name, `acting` is the seat whose turn it is.
What is not given comes from the setup; what a given part uses leaves the parts that are not given.
"""

from collections.abc import Mapping
from typing import Any

from partie.euro.sets import set_of
from partie.kernel.engine.game import Game
from partie.kernel.engine.state import settle
from partie.kernel.keeping.reader import Reader

from ..cards.actions import ACTION_DECKS
from ..cards.fields import PASSED
from ..cards.goals import GOALS
from ..cards.technologies import SETS as TECHNOLOGY_SETS
from ..cards.technologies import TILES_OF_A_SET
from ..components import EDITION, KEPT, OFFER
from ..knowledge import deck_of, owned
from ..rules import course
from ..rules.actions import turns
from ..rules.actions.markets import fill
from ..rules.actions.technology import renew_perks
from ..rules.course import COURSE, PHASES
from ..rules.goals import KEPT as GOALS_KEPT
from ..rules.rival import cards_of_year, prepare_year, show_back
from ..setup import Variant, prepare
from ..state import Evacuation, Player
from ..state.made import EVACUATION_GIVEN, load_evacuation, read_evacuation
from .names import LISTS, ROWS, SETS
from .validating import factory_slots, validate, validate_order, wrong


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
    return set_of([names.index(name) for name in value])


def from_partial(given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Evacuation:
    """The state of a partial position."""
    reader = Reader(_translated(given), "position", "bad-position")
    edition = reader.number("edition", 1, EDITION) if reader.has("edition") else EDITION
    s = prepare(seats, seed, options, edition)
    if not given:
        settle(s)
        return s
    reader.only(*EVACUATION_GIVEN, "acting")
    _skip_preparation(s, reader)
    read_evacuation(reader, s)
    rows = reader.data.get("players", [{}] * seats)
    for player, row in zip(s.players, rows, strict=True):
        _complete(player, row)
    _clear_tiles(s, rows)
    renew(s)
    _clear_decks(s, reader)
    _clear_hands(s, rows)
    _clear_goals(s, rows)
    validate_order(s)
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
        slots = factory_slots(player)
        player.producing = [(slots + 2 - kind) // 3 for kind in range(3)]


def renew(s: Evacuation) -> None:
    """What follows from the rest of the state."""
    s.taken = s.rival_settled
    for player in s.players:
        s.taken |= player.settled
        renew_perks(player)


def _clear_tiles(s: Evacuation, rows: list[Mapping[str, Any]]) -> None:
    """A set of technologies that somebody is given leaves whoever would have it, for a free one in the same order."""
    pairs = list(zip(s.players, rows, strict=True))
    given = {tile // TILES_OF_A_SET for player, row in pairs if "tiles" in row for tile in player.tiles}
    others = [player for player, row in pairs if "tiles" not in row]
    taken = given | {player.tiles[0] // TILES_OF_A_SET for player in others}
    free = [number for number in range(TECHNOLOGY_SETS) if number not in taken]
    for player in others:
        mine = player.tiles[0] // TILES_OF_A_SET
        if mine in given and free:
            moved = TILES_OF_A_SET * (free.pop(0) - mine)
            player.tiles = tuple([tile + moved for tile in player.tiles])


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
            s.decks[offer][:0] = [card for card in deck_of(s, offer) if card not in there]
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
    s.deck[:0] = [card for card in ACTION_DECKS[s.edition] if card not in held and card not in s.deck]


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
        prepare_year(s)
    elif s.with_rival:
        if not reader.has("solo_played"):
            s.solo_played = tuple([card for card in cards_of_year(s.year) if card not in s.solo_deck])
        if not reader.has("back"):
            show_back(s)
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
