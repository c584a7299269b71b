"""Preparation (EV-SET-01 to EV-SET-21), the options and what may not be combined.

The race is the usual game (EV-GOA-03, EV-END-07), strict bonuses the usual method (EV-BON-06). Advanced actions go with
both games (EV-ADV-01), modules with basic and advanced actions (EV-MOD-02, EV-MOD-03).
"""

from collections.abc import Iterable

from partie.euro.decks import draw
from partie.euro.sets import set_of
from partie.kernel.engine.chance import Dice, resume, seeded
from partie.kernel.engine.state import settle
from partie.kernel.errors import PartieError

from .cards.actions import ACTION_DECKS
from .cards.bonuses import FLAGGED, PLAIN
from .cards.goals import GOALS
from .cards.technologies import SETS, TILES_OF_A_SET
from .components import (
    ALL_LAND,
    DEALT,
    EDITION,
    OFFER,
    SHUTTLES,
    STADIUM_DECKS,
    STARTING_STADIUM,
    TASK_CARDS,
    TASKS,
    TASKS_DRAWN,
)
from .components.new_world import MARKS, SOLO_START
from .components.perks import NOTHING
from .components.requirements import INFRASTRUCTURE
from .rules.actions.markets import fill
from .rules.course import COURSE
from .rules.goals import DEALT as GOALS_DEALT
from .rules.goals import Drafting
from .state import Evacuation, Player


class Variant:
    """What the options mean for a number of players; combinations that the rulebook forbids are refused."""

    __slots__ = ("advanced", "lenient", "lines", "points", "rival", "tasks")

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.points = options["mode"] == "points" or (options["mode"] == "usual" and seats == 1)
        self.advanced = options["actions"] == "advanced"
        self.lenient = options["bonuses"] == "lenient" or (options["bonuses"] == "usual" and self.advanced)
        self.tasks = options["tasks"] == "on"
        self.lines = options["dominance"] == "on"
        self.rival = seats == 1 or options["rival"] == "on"
        if seats == 1 and not self.points:
            raise forbidden("EV-SOL-01", "mode", options, seats)
        if self.advanced and not self.lenient:
            raise forbidden("EV-ADV-16", "bonuses", options, seats)
        if self.tasks and not self.points:
            raise forbidden("EV-MOD-01", "tasks", options, seats)
        if self.lines and not self.points:
            raise forbidden("EV-MOD-01", "dominance", options, seats)
        if self.rival and seats > 2:
            raise forbidden("EV-SOL-41", "rival", options, seats)


def forbidden(rule: str, option: str, options: dict[str, str], seats: int) -> PartieError:
    """The refusal of an option that does not go with the others or with so many players, by its rule."""
    return PartieError("bad-combination", rule=rule, option=option, value=options[option], seats=seats)


def new_game(seats: int, seed: int, options: dict[str, str]) -> Evacuation:
    """The position before the first decision."""
    s = prepare(seats, seed, options)
    settle(s)
    return s


def prepare(seats: int, seed: int, options: dict[str, str], edition: int = EDITION) -> Evacuation:
    """The prepared table with the first steps on the agenda."""
    variant = Variant(seats, options)
    dice = Dice(0)
    dice.rng = seeded(seed)
    s = Evacuation(
        seats,
        0,
        variant.points,
        variant.advanced,
        variant.lenient,
        variant.tasks,
        variant.lines,
        variant.rival,
        edition,
        new_players(seats, dice),
        1,
        0,
        order_of_play(seats, variant, dice),
        -1,
        0,
        [[], [], []],
        [
            shuffled(range(len(SHUTTLES)), dice),
            shuffled(STADIUM_DECKS[edition], dice),
            infrastructure_deck(dice),
        ],
        [0, 0, 0],
        bonus_cards(dice),
        shuffled(ACTION_DECKS[edition], dice),
        task_cards(dice) if variant.tasks else (),
        [-1] * TASKS_DRAWN if variant.tasks else [],
        0,
        dominance_lines(edition, dice) if variant.lines else (),
        tuple(range(len(GOALS))),
        (),
        0,
        (),
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        not variant.rival,
        [],
        (),
        0,
        SOLO_START,
        0,
    )
    s.rng = dice.rng
    s.agenda.append(COURSE)
    for offer in range(OFFER):
        fill(s, offer)
    deal_hands(s)
    if variant.points:
        deal_goals(s)
        s.agenda.append(Drafting())
    s.revealed = 0
    return s


def shuffled(numbers: Iterable[int], dice: Dice) -> list[int]:
    """Cards in an order by chance."""
    cards = list(numbers)
    dice.shuffle(cards)
    return cards


def new_players(seats: int, dice: Dice) -> list[Player]:
    """Each with a continent, two satellites, a set of technologies and a starting stadium (EV-SET-02 to EV-SET-11)."""
    sets = shuffled(range(SETS), dice)
    players: list[Player] = []
    for seat in range(seats):
        tiles: list[int] = []
        for level in range(3):
            row = [TILES_OF_A_SET * sets[seat] + 3 * level + column for column in range(3)]
            dice.shuffle(row)
            tiles += row
        players.append(new_player(seat, tuple(tiles)))
    return players


def new_player(seat: int, tiles: tuple[int, ...]) -> Player:
    """A player before the first income."""
    return Player(
        [0] * 6,
        [0] * 3,
        ALL_LAND,
        0,
        0,
        [0] * 6,
        [0] * 3,
        0,
        0,
        (),
        (STARTING_STADIUM + seat,),
        (),
        (),
        (),
        [],
        [0, 0],
        [0, 0],
        tiles,
        [0, 0, 0],
        (),
        (),
        (),
        0,
        0,
        [0] * 5,
        False,
        (),
        (),
        (),
        (),
        [0] * 4,
        0,
        0,
        (),
        (),
        (),
        0,
        0,
        NOTHING,
    )


def order_of_play(seats: int, variant: Variant, dice: Dice) -> list[int]:
    """By lot (EV-SET-21); alone the human first, then the rival and the neutral (EV-SOL-03, EV-SOL-04)."""
    if seats == 1:
        return [0, 1, 2]
    order = shuffled(range(seats), dice)
    return [*order, seats] if variant.rival else order


def infrastructure_deck(dice: Dice) -> list[int]:
    """Level I on top of level II, each shuffled (EV-SET-14, EV-SET-15); bottom first."""
    deck: list[int] = []
    for level in (2, 1):
        cards = [i for i, card in enumerate(INFRASTRUCTURE) if card.level == level]
        dice.shuffle(cards)
        deck += cards
    return deck


def bonus_cards(dice: Dice) -> tuple[int, ...]:
    """Three without a flag, then one with it (EV-SET-17 to EV-SET-19); by year."""
    plain = PLAIN.copy()
    dice.shuffle(plain)
    return (*plain[:3], FLAGGED[dice.below(len(FLAGGED))])


def task_cards(dice: Dice) -> tuple[int, ...]:
    """Three of the four cards of a game (EV-PUB-01); which four of the five conditions, chance says."""
    cards = shuffled(range(len(TASKS)), dice)[:TASK_CARDS]
    return tuple(sorted(cards[:TASKS_DRAWN]))


def dominance_lines(edition: int, dice: Dice) -> tuple[int, ...]:
    """A side of the card, and for each of its three areas a tile that says which way its line goes (EV-DOM-01, -02)."""
    marks = (1, 3, 5) if dice.below(2) == 0 else (2, 4, 6)
    return tuple([set_of(MARKS[edition][mark].inland[dice.below(2)]) for mark in marks])


def deal_hands(s: Evacuation) -> None:
    """Seven action cards each (EV-SET-20)."""
    for player in s.players:
        player.hand = tuple(sorted([draw(s, s.deck, 0) for _ in range(DEALT)]))


def deal_goals(s: Evacuation) -> None:
    """Four goal cards each, and to the rival of a solo game (EV-PTS-02, EV-SOL-13); the rest stays in the box."""
    dice = resume(s.rng)
    cards = shuffled(range(len(GOALS)), dice)
    s.rng = dice.rng
    for player in s.players:
        player.pile = tuple(sorted(cards[:GOALS_DEALT]))
        player.seen = set_of(list(player.pile))
        cards = cards[GOALS_DEALT:]
    if s.seats == 1:
        s.rival_pile = tuple(sorted(cards[:GOALS_DEALT]))
        cards = cards[GOALS_DEALT:]
    s.goal_box = tuple(sorted(cards))
