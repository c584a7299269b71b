"""The language of effects: every card, slot, tile, contract and site bonus is a small tree of these nodes.

For authors of cards
--------------------
A card is one `Card(...)` entry in `cards/era1.py`, `era2.py`, `era3.py` or `special.py`; its words are made from the
tree, so text and rule cannot differ. An entry gives number, name key, colour, type and tree; `designed=True` if it
is ours, else `source="..."`. Only what stands here can be said; an idea that does not fit is left out or brought up,
never approximated. What games share (Gain, Pay, Choose ...) is in partie/euro/effects; the nodes of this game are
here, one class each with all that it can, does and refuses, its words and its icons. A new kind is a class here, its
price in every list (`worth.py`) and its words (`effect-<key>`) in the locale. Names stand in
`locale/<deck>.<language>.ftl` as `card-<name>` (`metropolis-<name>`, `contract-<name>` in `tiles`); each card has a
name of its own. `python -m partie.games.underwater.cards` prints what is missing or wrong, names included.

What a tree may be, by type of card:
  instant     any *doing* node
  action      any *doing* node (it is what one use of the card does)
  permanent   `When`, `Discount`, `OncePerTurn`, `HandLimit`, or `AllOf` of these
  production  Gain Pay Exchange GainDifferent Upgrade If ForEach Choose AllOf Instead FeedFree, nothing that builds,
              takes special cards, uses slots or action cards (production is simultaneous; drawn cards come at its end)
  end         ForEach (points), Steps, Pay (points), or AllOf of these

General law: every part is optional for a card (UC-GLO-01) and a slot needs at least one part done (UC-SLT-05); the
parts of `AllOf` go in any order (UC-TIM-01). A part that only gives resources or points happens by itself, everything
else is asked for. Counts mean *connected* things; upgraded ones count as what they are (UC-GLO-05).

Doing:
  Gain(kelp=1, credit=2, point=1, card=1)      take these; cards come from the deck of the era
  GainDifferent(2)                             that many different resources of choice
  Pay(amount(credit=1), then)                  pay, then do; `times=3`: up to three times (marked, UC-GLO-08);
                                               `or_price=amount(science=1)`: an alternative, chosen each time
  Exchange(KELP, CREDIT, times=1)              one for one in either direction, each time anew
  Build(what, count=1, price=USUAL)            up to `count`, each of a kind in the mask `what`; price USUAL, FREE,
                                               stated(steelplast=1) or less(credit=1); `expansion=True`: on expansion
                                               sites only (buildings)
  Upgrade(what, count=1, prices=SCIENCE_1)     up to `count` structures, each for one of the prices; FREE_UPGRADE
  BuildAndUpgrade(what, price, upgrade)        one structure, built and upgraded, both or nothing (UC-TIM-03)
  Advance(2)                                   up to that many Federation spaces, their bonuses at once
  UseAction(1)                                 use up to that many ready action cards
  Ready(1)                                     make up to that many used action cards ready
  TakeSpecial(1)                               take a special card, by one of the three ways
  UseSlot(FREE_SLOT)                           perform a further coloured slot: FREE_SLOT, OTHERS_SLOT, FREE_OR_OTHERS,
                                               USED_SLOT (own ones too, UC-ICO-02)
  CopyYield(STRUCTURE)                         what one upgraded structure at a connected city makes by itself
  Convert()                                    turn one nonsymbiotic city symbiotic (exactly one card, UC-UPG-02)
  DrawChoose(3, 1)                             draw three era cards, keep one, discard the others
  TakeMetropolis()                             gain a further blue tile, connected at once (R: UC-MTO-01)
  AllOf(a, b, ...)                             all of these, in any order, each optional
  Choose(a, b, ...)                            exactly one of these ("or")
  If(condition, then)                          only if the condition holds when its turn comes
  ForEach(count, per, gain, most=0)            the gain for every full `per` counted; at most `most` times (0: no cap)

Conditions: AtLeast(count, n), OnSpace(3) (exactly that Federation space).
Counting: Count(what, upgraded=False, at_city=False): things of the mask or one of METROPOLIS SPECIAL ACTION_CARD
READY_CARD LAID_CARD SLOT_COLOUR FULL_CITY PAIR FEDERATION; `at_city` only matters for tunnels. Smallest(c1, c2, ...):
the smallest of several counts (sets).

Lasting (permanent cards):
  When(event, of, then)                        `then` each time the event happens to you (events: terms.py)
  Discount(what, amount(credit=1))             building costs less; with `upgrading=True` upgrading does
  OncePerTurn(then)                            once in each own turn, whenever the player is asked
  HandLimit(1)                                 so many more cards may be kept

Production only:
  Instead(LABORATORY, SCIENCE, gain)           one connected one may make the gain instead of one of that resource
  FeedFree(1)                                  so many connected cities need no food

End only:
  Steps(count, ((8, 5), (9, 7), (10, 9)))      points by table: the last row whose number is reached
"""

from typing import Final, TypeAlias

from partie.euro.effects import (
    AllOf,
    AtLeast,
    Choose,
    Exchange,
    ForEach,
    GainDifferent,
    If,
    Part,
    Pay,
    Smallest,
    Steps,
    walk,
)

from ..rules.paying import (
    FREE,
    FREE_UPGRADE,
    PRICE_FREE,
    PRICE_LESS,
    PRICE_STATED,
    PRICE_USUAL,
    SCIENCE_1,
    USUAL,
    Price,
    less,
    stated,
)
from ..state.made import Underwater
from .build_and_upgrade import BuildAndUpgrade
from .building import Build
from .gaining import Count, Gain, OnSpace
from .lasting import Discount, HandLimit, OncePerTurn, When
from .producing import FeedFree, Instead
from .taking import Advance, CopyYield, DrawChoose, TakeMetropolis, TakeSpecial
from .upgrading import Convert, Upgrade
from .using import Ready, UseAction, UseSlot

Tree: TypeAlias = Part[Underwater]
"""What a card, a slot, a tile or a contract does."""
LASTING: Final = ("when", "discount", "once-per-turn", "hand-limit")
IN_PRODUCTION: Final = (
    "gain", "gain-different", "pay", "exchange", "upgrade", "if", "for-each", "choose", "all-of",
    "instead", "feed-free",
)  # fmt: skip
AT_END: Final = ("for-each", "steps", "pay", "all-of", "gain")
SUBJECTS: Final = ("count", "smallest", "at-least", "on-space")
"""Keys of nodes that stand inside others and do nothing by themselves."""

__all__ = [
    "AT_END", "FREE", "FREE_UPGRADE", "IN_PRODUCTION", "LASTING", "PRICE_FREE", "PRICE_LESS", "PRICE_STATED",
    "PRICE_USUAL", "SCIENCE_1", "SUBJECTS", "USUAL", "Advance", "AllOf", "AtLeast", "Build", "BuildAndUpgrade",
    "Choose", "Convert", "CopyYield", "Count", "Discount", "DrawChoose", "Exchange", "FeedFree", "ForEach", "Gain",
    "GainDifferent", "HandLimit", "If", "Instead", "OnSpace", "OncePerTurn", "Part", "Pay", "Price", "Ready",
    "Smallest", "Steps", "TakeMetropolis", "TakeSpecial", "Tree", "Upgrade", "UseAction", "UseSlot", "When", "less",
    "stated", "walk",
]  # fmt: skip
