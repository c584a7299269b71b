"""Effects as small trees of nodes: what a card, a slot, a tile or a contract does.

A node is data that knows what it can do (`can`), which moves do it (`moves`), why a move does not (`why`), how it is
done (`do`), under which key its words stand (`key`) with which numbers (`tells`), and its icons (`signs`): all of it in
one class, so a new kind of node is one class in its game and its words in the locale. `Table` is what nodes ask of a
game; `carrying` runs trees on the agenda.

    table.number(source, AllOf(Gain(Gift(kelp)), Pay((credit,), Build(FARM))))
    table.push(s, seat, tree, flags)          # then the player is asked part by part

General law: the parts of `AllOf` go in any order; what only gives happens by itself, everything else is asked for.
"""

from .carrying import CHOSEN, MUST, Ask, Bag, Parts, flush, open_bag
from .counting import AtLeast, Condition, Counting, Smallest
from .doing import AllOf, Choose, Exchange, ForEach, Gain, GainDifferent, If, Pay
from .lasting import Discount, HandLimit, OncePerTurn, Steps, When, fire
from .node import NODES_A_SOURCE, Answers, Node, Sign, Table, walk

__all__ = [
    "CHOSEN", "MUST", "NODES_A_SOURCE", "AllOf", "Answers", "Ask", "AtLeast", "Bag", "Choose", "Condition",
    "Counting", "Discount", "Exchange", "ForEach", "Gain", "GainDifferent", "HandLimit", "If", "Node", "OncePerTurn",
    "Parts", "Pay", "Sign", "Smallest", "Steps", "Table", "When", "fire", "flush", "open_bag", "walk",
]  # fmt: skip
