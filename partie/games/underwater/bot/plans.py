"""What any move is good for, in the game's terms: the move is tried on a copy, and what differs then is told.

Of a move that only sets something up (a slot and a card, a part of an effect) the rest of the turn is played as the
player itself would play it, and the notes say so (`whole`).
"""

from typing import Final

from partie.kernel.engine.state import legal, play, step_of
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Note, int_sum

from .. import moves as m
from ..book import PRODUCTION_PHASE
from ..components import LAST_OF_ERA, SITE_COUNT, TURNS, UNITS_A_POINT
from ..components.terms import ACTION, BIOMATTER, COLOURS, CREDIT, END, INSTANT, KELP, PERMANENT, PRODUCTION
from ..effects.building import Payment
from ..rules.choosing import matches
from ..rules.course import Meal
from ..rules.federation import space
from ..rules.production import connected_tiles, expected
from ..rules.turn import Order
from ..scoring import final_lines
from ..state.made import Underwater
from ..state.player_board import TYPES, PlayerBoard
from ..trees import CARD_COLOUR, CARD_COST, CARD_TYPE, EFFECTS, SLOT_EFFECTS
from .turns import DEEPEST, FURTHER, IMPOSSIBLE, SETTING_UP, asks, bare, best_next, follow
from .worth import Judge

CARDS: Final = 6
"""Their place among what is brought: resources, points, cards."""
LATE: Final = 3
"""With so few turns left after this one, what stays unspent is told."""
FINALS: Final = ("brown-metropolis", "end-cards", "cities")


class Facts:
    """What a nation has, as far as a note may compare it."""

    __slots__ = ("apart", "cities", "climbed", "finals", "hungry", "laid", "made", "owns", "pairs", "tiles")

    def __init__(self, s: Underwater, seat: int) -> None:
        nation = s.nations[seat]
        board = nation.player_board
        self.owns = [*nation.goods.parts(), nation.points, nation.owed]
        """Resources, points, cards to be drawn."""
        self.made = [0] * len(self.owns)
        """The same of the next production, food not counted."""
        for line in expected(s, seat):
            for place, number in enumerate((*line.gift.told, line.gift.cards)):
                self.made[place] += number
        self.cities = board.counts().cities
        self.hungry = Meal(nation, 0, 0).hungry
        self.finals = {line: points for line, points in final_lines(s, seat) if line in FINALS}
        self.tiles = connected_tiles(nation)
        self.laid = nation.laid
        self.climbed = nation.climbed
        self.apart = _apart(board)
        self.pairs = [
            (kind, site) for kind in TYPES for site in board.connected() if board.upgraded_at(site, kind) > 1
        ]


def _apart(board: PlayerBoard) -> list[int]:
    """By city site: what stands there without a connection (UC-NET-05, UC-NET-06)."""
    return [
        0
        if board.is_connected(site)
        else int(board.city_at(site) > 0) + int_sum(board.count_at(site, kind) for kind in TYPES)
        for site in range(SITE_COUNT)
    ]


def plans(judge: Judge, mask: Underwater, seat: int, move: Move) -> list[Note]:
    """What a legal move is good for, the plan first; nothing where nothing can be said."""
    verb = move[0]
    if verb == m.SLOT or verb == m.CLONE:
        return _turn(judge, mask, seat, move)
    if verb in (m.DISCARD, m.DROP):
        return _kept(mask, seat, m.HAND_SETS.chosen(mask.nations[seat].hand, move))
    if verb == m.LATER:
        return [("plan-later", {})]
    if verb in (m.SPECIAL, m.KEEP):
        return card_notes(mask, seat, move[1])
    if verb == m.SPECIAL_TOP:
        return card_notes(mask, seat, mask.special[-1]) if mask.special else []
    if verb == m.SPECIAL_SEARCH:
        return [("plan-search", {})]
    if verb in (m.DONE, m.NOT, m.CARD_UNUSED):
        held = [*mask.nations[seat].goods.parts(), 0, 0]
        return [("plan-keeps-goods", {"brings": held})] if any(held) else []
    before = Facts(mask, seat)
    whole = verb in SETTING_UP or verb in (m.CARD_FIRST, m.SLOT_FIRST)
    after = _finished(judge, mask, seat, move) if whole else _alone(mask, seat, move)
    if after is None or after.era != mask.era:
        return []
    found: list[Note] = []
    if verb == m.READY:
        found.append(("plan-ready", {"card": move[1]}))
    elif verb == m.USE:
        found.append(("plan-use", {"card": move[1], "part": EFFECTS[move[1]].nid}))
    elif verb == m.PERFORM:
        found.append(("plan-slot", {"slot": move[1], "part": SLOT_EFFECTS[mask.side][move[1]].nid}))
    found += differences(mask, seat, before, after, whole)
    if verb == m.PAY:  # the site was chosen before: what is left is what to pay with
        found.sort(key=lambda note: note[0] != "plan-now")
    return found


# A slot and a card


def _turn(judge: Judge, mask: Underwater, seat: int, move: Move) -> list[Note]:
    _, slot, card = move
    have = mask.nations[seat].goods[CREDIT]
    part = SLOT_EFFECTS[mask.side][slot].nid
    found: list[Note] = []
    turn: dict[str, object] = {"slot": slot, "part": part, "card": card}
    after = _finished(judge, mask, seat, move)
    if not matches(card, slot):
        found.append(("plan-slot-only", turn))
    elif CARD_COST[card] > have:
        dear: dict[str, object] = {**turn, "cost": CARD_COST[card], "have": have}
        paid = after is not None and _was_paid(after, seat, card)
        found.append(("plan-slot-pays" if paid else "plan-too-dear", dear))
    else:
        found.append(("plan-both", turn))
        found += card_notes(mask, seat, card)
    return found if after is None else found + differences(mask, seat, Facts(mask, seat), after, True)


def _was_paid(s: Underwater, seat: int, card: int) -> bool:
    """Whether a special card has been played for its price."""
    nation = s.nations[seat]
    return card in nation.laid or card in nation.under


def card_notes(s: Underwater, seat: int, card: int) -> list[Note]:
    """What a card does, how often, and what it costs."""
    if card <= 0 or CARD_TYPE[card] < 0:
        return []
    kind, effect, eras = CARD_TYPE[card], EFFECTS[card], len(LAST_OF_ERA) + 1 - s.era
    found: list[Note] = []
    if kind == INSTANT:
        found.append(("plan-card-instant", {"card": card, "part": effect.nid}))
    elif kind == ACTION:
        found.append(("plan-card-action", {"card": card, "part": effect.nid, "eras": eras}))
    elif kind == PRODUCTION:
        gift = effect.yields(s, seat)
        brings = [*gift.told, gift.cards]
        if any(brings):
            found.append(("plan-card-production", {"card": card, "brings": brings, "productions": eras}))
    elif kind == PERMANENT:
        rounds = LAST_OF_ERA[-1] + 1 - s.round
        found.append(("plan-card-permanent", {"card": card, "part": effect.nid, "rounds": rounds}))
    elif kind == END:
        found.append(("plan-card-end", {"card": card, "points": effect.points(s, seat)}))
    if CARD_COST[card]:
        have = s.nations[seat].goods[CREDIT]
        found.append(("plan-card-cost", {"card": card, "cost": CARD_COST[card], "have": have}))
    return found


def _kept(s: Underwater, seat: int, put: list[int]) -> list[Note]:
    """Which cards stay, and for slots of which colours."""
    kept = [card for card in s.nations[seat].hand if card not in put and card > 0]
    if not kept:
        return []
    colours = [
        name for number, name in enumerate(COLOURS) if any(CARD_COLOUR[card] == number for card in kept)
    ]
    return [("plan-keeps-cards", {"kept": kept, "colours": colours})]


# Trying


def _alone(mask: Underwater, seat: int, move: Move) -> Underwater | None:
    """The position after a move and its payment."""
    step = step_of(mask, seat)
    if step is None or mask.agenda[-1] is not step:
        return None  # in production, where others act at the same time
    after = mask.trial(seat)
    after.agenda = [step]
    play(after, seat, move)
    while not after.broken and isinstance(paying := step_of(after, seat), Payment):
        play(after, seat, paying.moves(after)[0])
    return None if after.broken else after


def _finished(judge: Judge, mask: Underwater, seat: int, move: Move) -> Underwater | None:
    """The position after a move and what the player would do in the rest of the turn."""
    if mask.phase == PRODUCTION_PHASE:
        return None
    after = bare(mask, seat)
    nation = after.nations[seat]
    nation.owed = mask.nations[seat].owed
    if move[0] == m.SLOT or move[0] == m.CLONE:
        nation.hand = [move[2]]
    play(after, seat, move)
    for _ in range(DEEPEST):
        if after.broken or not asks(after, seat):
            break
        if isinstance(step_of(after, seat), Order):
            after = _ordered(judge, after, seat)
            continue
        best = best_next(judge, after, seat, FURTHER)
        if best is None:
            return None
        after = best[1]
    return None if after.broken else after


def _ordered(judge: Judge, s: Underwater, seat: int) -> Underwater:
    """The position after the better order of slot and card."""
    trials: list[Underwater] = []
    for move in legal(s, seat):
        trial = s.trial(seat)
        play(trial, seat, move)
        trials.append(trial)
    values = [
        IMPOSSIBLE if trial.broken else follow(judge, trial.trial(seat), seat, DEEPEST) for trial in trials
    ]
    return trials[values.index(max(values))]


# What differs


def differences(mask: Underwater, seat: int, before: Facts, s: Underwater, whole: bool) -> list[Note]:
    """What a nation has then and had not before."""
    after = Facts(s, seat)
    share = int(whole)
    found: list[Note] = [
        ("plan-metropolis", {"metropolis": tile})
        for tile in after.tiles
        if tile > 0 and tile not in before.tiles
    ]
    if mask.phase != PRODUCTION_PHASE:
        found += _production(mask, before, after, share)
        found += [
            (f"plan-end-{line}", {"now": before.finals[line], "then": after.finals[line]})
            for line in FINALS
            if after.finals[line] > before.finals[line]
        ]
        found += _food(s, seat, before, after)
        found += [
            ("plan-apart", {"site": site, "city": int(s.nations[seat].player_board.city_at(site) > 0)})
            for site, (was, now) in enumerate(zip(before.apart, after.apart))
            if now > was
        ]
    if after.climbed > before.climbed:
        found.append(
            ("plan-federation", {"spaces": after.climbed - before.climbed, "space": space(after.climbed)})
        )
    changes = [then - now for now, then in zip(before.owns, after.owns)]
    if whole and changes[CARDS] and step_of(s, seat) is None:
        changes[CARDS] -= 1  # the card that ends every turn (UC-EOT-01)
    gains = [max(0, number) for number in changes]
    paid = [max(0, -number) for number in changes]
    if any(gains) or any(paid):
        found.append(("plan-now", {"brings": gains, "paid": paid, "whole": share}))
    return found + (_unspent(mask, s, seat) if whole else [])


def _production(mask: Underwater, before: Facts, after: Facts, share: int) -> list[Note]:
    """What each production to come brings more; a pair of upgraded buildings is named."""
    brings = [then - now for now, then in zip(before.made, after.made)]
    if min(brings) < 0 or not any(brings):
        return []
    productions = len(LAST_OF_ERA) + 1 - mask.era
    told: dict[str, object] = {"brings": brings, "productions": productions}
    pairs = [pair for pair in after.pairs if pair not in before.pairs]
    if pairs and not share:
        return [("plan-pair", {**told, "building": pairs[0][0], "site": pairs[0][1]})]
    return [("plan-production", {**told, "whole": share})]


def _food(s: Underwater, seat: int, before: Facts, after: Facts) -> list[Note]:
    """A city more is a mouth more."""
    if after.cities <= before.cities:
        return []
    nation = s.nations[seat]
    kelp, biomatter = nation.goods[KELP] + after.made[KELP], nation.goods[BIOMATTER] + after.made[BIOMATTER]
    meal = Meal(nation, kelp, biomatter)
    found: list[Note] = [
        (
            "plan-cities",
            {"now": before.cities, "then": after.cities, "need": meal.hungry, "made": after.made[KELP]},
        )
    ]
    if meal.unfed:
        found.append(("plan-hungry", {"unfed": meal.unfed, "points": meal.points}))
    return found


def _unspent(mask: Underwater, s: Underwater, seat: int) -> list[Note]:
    """What is left near the end, when there is hardly a turn to spend it."""
    left = (LAST_OF_ERA[-1] - mask.round) * TURNS + TURNS - 1 - mask.turn // mask.seats
    goods = [*s.nations[seat].goods.parts(), 0, 0]
    if left > LATE or int_sum(goods) < UNITS_A_POINT:
        return []
    return [("plan-unspent", {"brings": goods, "turns": left, "units": UNITS_A_POINT})]
