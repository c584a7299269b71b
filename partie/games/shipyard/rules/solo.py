"""The solo game: the player first, then two opponents whose cubes follow the solo tiles (SY-SOL-03 to SY-SOL-26)."""

from typing import Final

from partie.euro.decks import EVERYBODY, draw, shuffle
from partie.kernel.engine.state import log

from ..components import (
    BUILD_SHIPS,
    BUY_GOODS,
    CREW_RING,
    EDITION,
    EMPLOYEE_RING,
    EQUIPMENT_RING,
    EXCHANGE,
    HIRE_EMPLOYEES,
    LAST_TILE,
    MAKE_EQUIPMENT,
    RECRUIT_CREW,
    RENT_CANAL,
    ROWS,
    SOLO_BACKS,
    SOLO_FACES,
    SOLO_MARKS,
    SOLO_PLACES,
    SOLO_PRINTED,
)
from ..state import Harbour, first_turns, occupied
from . import trading
from .offers import refill_canals, refill_goods, slide_parts
from .turn import move_to_front

BACK: Final = len(SOLO_FACES)
"""In a mask, `BACK` + a kind of back stands for the top tile: its number is seen, its face is not (SY-SOL-03)."""
KINDS: Final = [sorted(set(backs)) for backs in SOLO_BACKS]
"""By edition, the kinds of backs; all editions have equally many, on the same tiles."""


def back_of(tile: int) -> int:
    """How the back of a tile is told in masks and records."""
    return tile if tile >= BACK else BACK + KINDS[EDITION].index(SOLO_BACKS[EDITION][tile])


def seen_back(s: Harbour, tile: int) -> tuple[int, ...]:
    """What stands on the back of a tile, whether its face is known or not."""
    return KINDS[s.edition][tile - BACK] if tile >= BACK else SOLO_BACKS[s.edition][tile]


def uncover_back(s: Harbour) -> None:
    """The back of the new top tile is seen by all."""
    if s.solo_stack:
        s.revealed += 1
        if s.chance is not None:
            s.chance.append((back_of(s.solo_stack[-1]), EVERYBODY))


def take_turn(s: Harbour, rival: int) -> None:
    """An opponent's turn: its old tile to the front, a solo tile turned up, the action performed (SY-SOL-10)."""
    log(s, "rival-turn", rival)
    first = s.turn < first_turns(s)
    if not first:
        tile = s.rivals[rival]
        s.rivals = with_cube(s.rivals, rival, -1)
        log(s, "rival-moved", rival, tile)
        move_to_front(s, tile)
    tile = turn_up(s)
    s.rivals = with_cube(s.rivals, rival, tile)
    log(s, "rival-chose", rival, tile)
    # Coins on the tile go back to the supply: opponents have no money (SY-SOL-26).
    s.coins[tile] = 0
    if not first:
        perform(s, tile)
    if not s.solo_stack:
        # When the last tile was turned up, all are shuffled again (SY-SOL-20).
        shuffle_tiles(s)


def with_cube(rivals: tuple[int, ...], rival: int, tile: int) -> tuple[int, ...]:
    """The cubes of both opponents with one of them elsewhere."""
    return (*rivals[:rival], tile, *rivals[rival + 1 :])


def turn_up(s: Harbour) -> int:
    """Turn solo tiles up until one names a free action tile (SY-SOL-07 to SY-SOL-09, SY-SOL-17, SY-SOL-18)."""
    while True:
        if not s.solo_stack:
            shuffle_tiles(s)
        solo = draw(s, s.solo_stack, EVERYBODY)
        s.solo_pile = tuple(sorted((*s.solo_pile, solo)))
        uncover_back(s)
        log(s, "solo-tile", solo)
        face = SOLO_FACES[solo]
        tile = s.row[-1] if face == LAST_TILE else face
        if not occupied(s, tile):
            return tile


def shuffle_tiles(s: Harbour) -> None:
    """All solo tiles face down again."""
    s.solo_stack = list(range(len(SOLO_FACES)))
    s.solo_pile = ()
    shuffle(s, s.solo_stack)
    uncover_back(s)
    log(s, "solo-shuffled")


def numbers(s: Harbour) -> tuple[int, ...]:
    """The number on the top back and the one for moving; the printed one when no tile is left (SY-SOL-19)."""
    return seen_back(s, s.solo_stack[-1]) if s.solo_stack else (SOLO_PRINTED, SOLO_PRINTED)


def perform(s: Harbour, tile: int) -> None:
    """What an opponent's action does: an indicator moves, or something leaves an offer (SY-SOL-11 to SY-SOL-14)."""
    number, spaces = numbers(s)
    if tile == MAKE_EQUIPMENT:
        s.making = (s.making + spaces) % len(EQUIPMENT_RING)
        log(s, "rival-made", EQUIPMENT_RING[s.making])
    elif tile == RECRUIT_CREW:
        s.recruiting = (s.recruiting + spaces) % len(CREW_RING)
        log(s, "rival-recruited", CREW_RING[s.recruiting])
    elif tile == HIRE_EMPLOYEES:
        s.hiring = (s.hiring + spaces) % EMPLOYEE_RING
        log(s, "rival-hired", s.hiring)
    elif tile == EXCHANGE:
        trading.move_exchange(s)
    else:
        remove(s, tile, SOLO_PLACES[number])


def remove(s: Harbour, tile: int, place: int) -> None:
    """One goods tile or canal, or a whole row of parts, leaves the offer, which slides and is refilled (SY-SOL-25)."""
    if tile == BUY_GOODS and place < len(s.goods_offer):
        kind = s.goods_offer.pop(place)
        s.goods_used[kind] += 1
        log(s, "rival-bought", kind)
        refill_goods(s)
    elif tile == RENT_CANAL and place < len(s.canal_offer):
        canal = s.canal_offer.pop(place)
        s.canal_discard = tuple(sorted((*s.canal_discard, canal)))
        log(s, "rival-rented", canal)
        refill_canals(s)
    elif tile == BUILD_SHIPS:
        for column in range(4):
            part = s.offer[ROWS * column + place]
            if part >= 0:
                s.offer[ROWS * column + place] = -1
                s.scrapped = tuple(sorted((*s.scrapped, part)))
        log(s, "rival-built", place)
        slide_parts(s)


def mark(points: int) -> int:
    """The rank of a solo result: how many of the marks it reaches (SY-SOL-23)."""
    return sum([1 for least in SOLO_MARKS if points >= least])
