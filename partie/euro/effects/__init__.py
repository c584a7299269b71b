"""Effects of cards, slots, tiles and contracts, as small trees of nodes.

`node` is the base of all effects of all games: a kind of node is one class, and a class that lacks a method cannot be
instantiated. `words` has the types for the texts and icons of nodes.

On it stand effects whose parts a player does in any order, up to so many times each (`Part`): which moves do one
(`moves`), why a move does not (`why`), how it is done (`do`), what it may bring (`brings`, `yields`). `Table` is what
they ask of a game; `carrying` runs trees on the agenda.

    table.number(source, AllOf(Gain(Gift(grain)), Pay(coin, Brew())))
    tree.begin(s, seat, flags)          # then the player is asked part by part

General law: the parts of `AllOf` are done in any order; pure gains happen automatically, everything else is asked for.
"""

from .bag import Bag, Entries, OpenParts
from .carrying import CHOSEN, MUST, PASSING, Ask, Opening, carry_out, flush, open_bag
from .composing import AllOf, Choose, If
from .counting import MANY, AtLeast, Condition, Counting, Smallest
from .gaining import UNTOUCHED, ForEach, Gain, GainDifferent
from .lasting import Discount, HandLimit, Lasting, OncePerTurn, Steps, When, fire
from .node import Book, Node, walk
from .part import Asking, Giving, Part, Still
from .table import NODES_A_SOURCE, Answers, Table
from .trading import Exchange, Pay
from .words import (
    Clause,
    Either,
    Goods,
    Line,
    Listed,
    Name,
    Rows,
    Say,
    Several,
    Words,
    bracketed,
    counted,
    joined,
    repeated,
)
from .worth import Prices

__all__ = [
    "CHOSEN", "MANY", "MUST", "NODES_A_SOURCE", "PASSING", "UNTOUCHED", "AllOf", "Answers", "Ask", "Asking",
    "AtLeast", "Bag", "Book", "Choose", "Clause", "Condition", "Counting", "Discount", "Either", "Entries",
    "Exchange", "ForEach", "Gain", "GainDifferent", "Giving", "Goods", "HandLimit", "If", "Lasting", "Line",
    "Listed", "Name", "Node", "OncePerTurn", "OpenParts", "Opening", "Part", "Pay", "Prices", "Rows", "Say",
    "Several", "Smallest", "Steps", "Still", "Table", "When", "Words", "bracketed", "carry_out", "counted", "fire",
    "flush", "joined", "open_bag", "repeated", "walk",
]  # fmt: skip
