"""What a seat knows (masks), and possible worlds that fit it (guesses).

Hidden are the decks but for what was put under them in the open, the hands, face-down and discarded action cards of
others, and goal cards until the end.
"""

from partie.euro.sets import has
from partie.kernel.engine.chance import Dice

from .cards.actions import ACTION_DECKS
from .cards.goals import GOALS
from .components import OFFER, SHUTTLES, SOLO_CARDS, STADIUM_DECKS
from .components.requirements import INFRASTRUCTURE
from .rules.actions.markets import PLAN_OFFER, SHUTTLE_OFFER, STADIUM_OFFER
from .rules.rival import cards_of_year
from .state import Evacuation, Player


def hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    """As many unknown cards."""
    return (-1,) * len(cards)


def mask(s: Evacuation, seat: int) -> Evacuation:
    """The state as a seat knows it (-1: a spectator)."""
    known = s.copy()
    known.rng = 0
    known.deck = [-1] * len(s.deck)
    for offer in range(OFFER):
        deck = s.decks[offer]
        known.decks[offer] = [card if i < s.buried[offer] else -1 for i, card in enumerate(deck)]
    known.solo_deck = [-1] * len(s.solo_deck)
    known.goal_box = hidden(s.goal_box)
    known.rival_pile = hidden(s.rival_pile)
    over = not s.agenda
    for i, player in enumerate(known.players):
        if i != seat:
            hide(player, over)
    return known


def hide(player: Player, over: bool) -> None:
    """What others do not see of a player; at the end goals are shown."""
    player.hand = hidden(player.hand)
    player.down = hidden(player.down)
    player.dropped = hidden(player.dropped)
    player.pile = hidden(player.pile)
    player.forgone = hidden(player.forgone)
    player.seen = 0
    if not over:
        player.goals = hidden(player.goals)


def guess(known: Evacuation, dice: Dice) -> Evacuation:
    """A world that fits a mask."""
    world = known.copy()
    world.rng = dice.another()
    _guess_decks(world, dice)
    _guess_action_cards(world, dice)
    _guess_goals(world, dice)
    _guess_solo_deck(world, dice)
    return world


def owned(s: Evacuation, offer: int) -> list[int]:
    """The shuttles, stadiums or infrastructure cards that somebody has."""
    found: list[int] = []
    for player in s.players:
        if offer == SHUTTLE_OFFER:
            found += (*player.shuttles, *player.old_shuttles, *player.back)
            found += [hold.shuttle for hold in player.holds]
        elif offer == STADIUM_OFFER:
            found += (*player.stadiums, *player.old_stadiums)
            for hold in player.holds:
                found += hold.stadiums
        else:
            found += (*player.plans, *player.works)
    if offer == STADIUM_OFFER:
        found += s.rival_stadiums
    return found


def deck_of(s: Evacuation, offer: int) -> list[int]:
    """All shuttles, stadiums or infrastructure cards that a game is played with, starting stadiums left out."""
    if offer == STADIUM_OFFER:
        return STADIUM_DECKS[s.edition]
    return list(range(len(SHUTTLES if offer == SHUTTLE_OFFER else INFRASTRUCTURE)))


def _guess_decks(s: Evacuation, dice: Dice) -> None:
    for offer in range(OFFER):
        there = {*owned(s, offer), *s.offers[offer], *s.decks[offer]}
        unseen = [card for card in deck_of(s, offer) if card not in there]
        dice.shuffle(unseen)
        if offer == PLAN_OFFER:
            # Backs tell the level: all of level I lie on top of level II.
            unseen.sort(key=lambda card: -INFRASTRUCTURE[card].level)
        fill = iter(unseen)
        s.decks[offer] = [next(fill) if card < 0 else card for card in s.decks[offer]]


def _guess_action_cards(s: Evacuation, dice: Dice) -> None:
    there: set[int] = set()
    for player in s.players:
        there.update(player.hand, player.down, player.up, player.dropped)
    unseen = [card for card in ACTION_DECKS[s.edition] if card not in there]
    dice.shuffle(unseen)
    for player in s.players:
        player.hand = _filled(player.hand, unseen)
        player.down = _filled(player.down, unseen)
        player.dropped = _filled(player.dropped, unseen)
    s.deck = [unseen.pop() if card < 0 else card for card in s.deck]


def _filled(cards: tuple[int, ...], pool: list[int]) -> tuple[int, ...]:
    return tuple(sorted([pool.pop() if card < 0 else card for card in cards]))


def _guess_goals(s: Evacuation, dice: Dice) -> None:
    """Goals that the viewer passed on in the draft went to other players, not into the box (but alone)."""
    there: set[int] = set()
    seen = 0
    for player in s.players:
        there.update(player.goals, player.pile, player.forgone)
        seen |= player.seen
    pool = [goal for goal in range(len(GOALS)) if goal not in there]
    dice.shuffle(pool)
    if s.seats > 1:
        pool.sort(key=lambda goal: has(seen, goal))
        wanted = sum((*p.goals, *p.pile, *p.forgone).count(-1) for p in s.players)
        ours = pool[len(pool) - wanted :]
        dice.shuffle(ours)
        pool[len(pool) - wanted :] = ours
    for player in s.players:
        player.goals = _filled(player.goals, pool)
        player.pile = _filled(player.pile, pool)
        player.forgone = _filled(player.forgone, pool)
    s.rival_pile = _filled(s.rival_pile, pool)
    s.goal_box = _filled(s.goal_box, pool)


def _guess_solo_deck(s: Evacuation, dice: Dice) -> None:
    """The back of the top card is seen."""
    if not s.solo_deck:
        return
    left = [card for card in cards_of_year(s.year) if card not in s.solo_played]
    tops = [i for i in left if SOLO_CARDS[i].back == s.back]
    top = tops[dice.below(len(tops))]
    left.remove(top)
    dice.shuffle(left)
    s.solo_deck = [*left, top]
