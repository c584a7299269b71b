"""What an offered move would do now, told before it is made.

Read from the effect trees and tried out on copies on which nothing is drawn (`State.trial`): so it tells nothing that
the seat cannot know.
"""

from typing import Any, Final

from partie.euro.effects import Choose, Part
from partie.kernel.engine.state import play, step_of
from partie.kernel.engine.step import Move

from .. import moves as m
from ..book import TABLE, CitiesAsk
from ..components import ACTION_LIMIT
from ..components.terms import ACTION, BIOMATTER, CREDIT, INSTANT, KELP, TYPES, amount
from ..effects.building import Payment
from ..rules.choosing import matches
from ..rules.clone import take_tile
from ..rules.course import Meal
from ..rules.production import expected
from ..scoring import final_lines
from ..state.made import Underwater
from ..trees import CARD_COST, CARD_TYPE, EFFECTS, SLOT_EFFECTS

Line = tuple[Any, ...]
"""A key and arguments, as events have them (`events.OUTLOOKS`)."""
SLOT: Final = 0
CARD: Final = 1
"""The subjects of the lines of a turn; other moves have a single subject."""
LOOKED_AT: Final = 200
"""Search limit when counting how often a part can be repeated; beyond it, the count so far is reported."""
BUILDS: Final = (
    m.BUILD, m.BUILD_TUNNEL, m.BUILD_WHITE, m.BUILD_PURPLE, m.UPGRADE, m.UPGRADE_TUNNEL, m.CONVERT,
)  # fmt: skip


def outlook(s: Underwater, seat: int, move: Move) -> list[Line]:
    """What a legal move would do, line by line."""
    if move[0] == m.SLOT or move[0] == m.CLONE:
        return _turn(s, seat, move)
    if move == m.NOW_CARD or move == m.NOW_SLOT:
        return _both(s, seat, (CARD, SLOT) if move == m.NOW_CARD else (SLOT, CARD))
    if move[0] == m.PERFORM:
        return _lines(s, seat, SLOT, SLOT_EFFECTS[s.side][move[1]])
    if move[0] == m.USE:
        return _lines(s, seat, CARD, EFFECTS[move[1]])
    return _changes(s, seat, move) if move[0] in BUILDS else []


# A slot and a card


def _turn(s: Underwater, seat: int, move: Move) -> list[Line]:
    verb, slot, card = move
    after = s.trial(seat)
    nation = after.nations[seat]
    nation.hand = [held for held in nation.hand if held != card]
    if verb == m.CLONE:
        take_tile(after, seat)
    return [
        *_lines(after, seat, SLOT, SLOT_EFFECTS[s.side][slot]),
        *(_card(after, seat, card) if matches(card, slot) else [("discards", CARD)]),
    ]


def _both(s: Underwater, seat: int, order: tuple[int, int]) -> list[Line]:
    """Slot and card one after the other: what the first gives for certain, the second may use."""
    after = s.trial(seat)
    found: list[Line] = []
    for source in order:
        if source == CARD:
            found += _card(after, seat, s.card)
            gives = EFFECTS[s.card] if CARD_TYPE[s.card] == INSTANT else None
        else:
            gives = SLOT_EFFECTS[s.side][s.slot]
            found += _lines(after, seat, SLOT, gives)
        for part in _parts(gives) if gives is not None else []:
            if part.sure:
                part.give(after, seat)
    return found


def _card(s: Underwater, seat: int, card: int) -> list[Line]:
    """What a card that matches would do: used, or laid."""
    nation, cost = s.nations[seat], CARD_COST[card]
    if cost > nation.goods[CREDIT]:
        return [("too-dear", CARD, cost)]
    if CARD_TYPE[card] == INSTANT:
        TABLE.pay(s, seat, amount(credit=cost))
        return _lines(s, seat, CARD, EFFECTS[card])
    if CARD_TYPE[card] == ACTION and len(nation.tableau.actions) >= ACTION_LIMIT:
        return [("lays-over", CARD)]
    return [(f"lays-{TYPES[CARD_TYPE[card]]}", CARD)]


def _lines(s: Underwater, seat: int, source: int, effect: Part[Underwater]) -> list[Line]:
    """What an effect gives by itself, and how often each part that asks can be done then."""
    after = s.trial(seat)
    nation, parts = after.nations[seat], _parts(effect)
    had = (*nation.goods, nation.points, nation.owed)
    for part in parts:
        if part.sure:
            part.give(after, seat)
    gains = [now - before for now, before in zip((*nation.goods, nation.points, nation.owed), had)]
    found: list[Line] = [("gives", source, *gains)] if any(gains) else []
    asked: list[Line] = []
    for part in parts:
        if not part.sure and not part.inert:
            options = part.children() if part.key == Choose.key else (part,)
            for number, option in enumerate(options):
                key = "option" if number else "part"
                asked.append((key, source, option.nid, _times(after, seat, option), option.units()))
    if not found and not any(line[3] for line in asked):
        return [("nothing", source)]
    return found + asked


def _parts(effect: Part[Underwater]) -> list[Part[Underwater]]:
    parts = effect.apart()
    return [effect] if parts == (effect,) else [part for child in parts for part in _parts(child)]


def _times(s: Underwater, seat: int, part: Part[Underwater]) -> int:
    """How often a part can be done now, paid with what there is and what doing it brings."""
    most, best, looked = part.units(), 1, 0
    if not part.can(s, seat, s.nations[seat].goods):
        return 0
    if most == 1 or part.sure:
        return 1
    start = s.trial(seat)
    start.agenda = [TABLE.asking(seat, 0, 0, part.entry())]
    open_ways = [(start, 0)]
    while open_ways and best < most and looked < LOOKED_AT:
        position, done = open_ways.pop()
        looked += 1
        step = step_of(position, seat)
        if step is None:
            continue
        own = isinstance(step, CitiesAsk) and step.node() is part
        for move in step.moves(position):
            if own and (move == TABLE.answers.done or TABLE.is_aside(move)):
                continue
            trial = position.trial(seat)
            play(trial, seat, move)
            if not trial.broken:
                best = max(best, done + own)
                open_ways.append((trial, done + own))
    return best


# Building


def _changes(s: Underwater, seat: int, move: Move) -> list[Line]:
    """What building, upgrading or converting brings at once, and how it changes production and the final score."""
    step = step_of(s, seat)
    if step is None or s.agenda[-1] is not step:
        return []  # in production, where nothing is built
    after = s.trial(seat)
    after.agenda = [step]
    after.events = []
    play(after, seat, move)
    while isinstance(paying := step_of(after, seat), Payment):
        play(after, seat, paying.moves(after)[0])
    gains = [0] * 7
    for event in after.events:
        if event[0] == "gained":
            gains = [sum(pair) for pair in zip(gains, (*event[2:], 0))]
    gains[-1] = after.nations[seat].owed - s.nations[seat].owed
    made = [now - before for now, before in zip(_production(after, seat), _production(s, seat))]
    points = _score(after, seat) - _score(s, seat)
    found: list[Line] = [("gives", 0, *gains)] if any(gains) else []
    found += [("produces", 0, *made)] if any(made) else [("produces-alike", 0)]
    return found + ([("scores", 0, points)] if points else [])


def _production(s: Underwater, seat: int) -> list[int]:
    """What the next production changes altogether: resources, points and cards, food included."""
    nation = s.nations[seat]
    total = [0] * 7
    for line in expected(s, seat):
        total = [sum(pair) for pair in zip(total, (*line.gift.told, line.gift.cards))]
    meal = Meal(nation, nation.goods[KELP] + total[KELP], nation.goods[BIOMATTER] + total[BIOMATTER])
    total[KELP] -= meal.kelp
    total[BIOMATTER] -= meal.biomatter
    total[5] -= meal.points
    return total


def _score(s: Underwater, seat: int) -> int:
    """Points if the game ended now, without what is left of resources."""
    return sum([points for line, points in final_lines(s, seat) if line != "resources"])
