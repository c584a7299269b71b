"""The counts of the decks (UC-COM-05 to 08 and the brief's skeleton), and what an entry may not be."""

from collections import Counter
from importlib.resources import files
from typing import Final

from ..components.terms import ACTION, COLOURS, END, GREEN, INSTANT, PERMANENT, PRODUCTION, RED, TYPES, YELLOW
from ..effects import AT_END, IN_PRODUCTION, LASTING, SUBJECTS, Tree, walk
from . import ALL_CARDS, BLUE, BROWN, CONTRACTS, ERAS, METROPOLISES, SPECIAL_CARDS, Card

SKELETON: Final[tuple[dict[int, tuple[int, ...]], ...]] = (
    {GREEN: (8, 5, 5, 3, 1), RED: (8, 5, 5, 3, 1), YELLOW: (8, 6, 4, 4, 0)},
    {GREEN: (7, 3, 4, 3, 2), RED: (7, 4, 4, 2, 2), YELLOW: (8, 4, 3, 3, 1)},
    {GREEN: (10, 1, 2, 1, 5), RED: (10, 1, 2, 1, 5), YELLOW: (10, 1, 2, 2, 4)},
)
"""For each era and colour: instant, permanent, action, production and end cards."""
CHEAP_TYPES: Final = {INSTANT: 6, PERMANENT: 4, ACTION: 3, PRODUCTION: 2}
"""The 15 special cards of cost 1 and 2; 5 of each colour, 8 of cost 1 and 7 of cost 2."""
DEAR_TYPES: Final = {END: 8, PRODUCTION: 1, PERMANENT: 1}
"""The 10 special cards of cost 3: green 4, red 3, yellow 3."""
MOST_KINDS: Final = 45
FOR_ONE_CARD: Final = {
    "convert": "the rules know exactly one card that turns a city symbiotic (UC-UPG-02)",
    "gain-different": "the slot Y3 of one side does the same, so the node is there anyway",
    "hand-limit": "card 98 is known, and one card of this kind is enough",
    "once-per-turn": "the rules explain it (UC-GLO-19), so one card has it; more would slow every turn down",
    "smallest": "sets of different things cannot be said by one count",
    "take-metropolis": "tiles gained during play are rare: the rules speak of them once (UC-MTO-01)",
}
"""Kinds of node that one card only uses, and why they are there all the same."""
MOST_NODES: Final = 32
NO_CARDS: Final = range(210, 341)
"""Numbers of other sources of effects (trees.py)."""


def missing() -> list[str]:
    """What the decks still lack (or have too much of), one line each."""
    lines: list[str] = []

    def compare(what: str, has: int, wants: int) -> None:
        if has != wants:
            lines.append(f"{what}: {has} of {wants}")

    for era, skeleton in enumerate(SKELETON):
        deck = ERAS[era]
        compare(f"era {era + 1}", len(deck), sum(sum(wanted) for wanted in skeleton.values()))
        have = Counter((card.colour, card.type) for card in deck)
        for colour, wanted in skeleton.items():
            for kind, number in enumerate(wanted):
                compare(f"era {era + 1} {COLOURS[colour]} {TYPES[kind]}", have[colour, kind], number)
    cheap = [card for card in SPECIAL_CARDS if card.cost < 3]
    dear = [card for card in SPECIAL_CARDS if card.cost == 3]
    for kind, number in CHEAP_TYPES.items():
        compare(f"special 1-2 {TYPES[kind]}", sum(card.type == kind for card in cheap), number)
    for kind, number in DEAR_TYPES.items():
        compare(f"special 3 {TYPES[kind]}", sum(card.type == kind for card in dear), number)
    for colour, low, high in ((YELLOW, 5, 3), (RED, 5, 3), (GREEN, 5, 4)):
        compare(f"special 1-2 {COLOURS[colour]}", sum(card.colour == colour for card in cheap), low)
        compare(f"special 3 {COLOURS[colour]}", sum(card.colour == colour for card in dear), high)
    compare("special cost 1", sum(card.cost == 1 for card in cheap), 8)
    compare("special cost 2", sum(card.cost == 2 for card in cheap), 7)
    compare("special cost 3", sum(card.cost == 3 for card in dear), 10)
    compare("brown metropolises", len(BROWN), 5)
    compare("blue metropolises", len(BLUE), 11)
    compare("contracts", len(CONTRACTS), 8)
    return lines


def faults() -> list[str]:
    """Entries that break a law of the language."""
    lines: list[str] = []
    numbers = Counter(card.number for card in ALL_CARDS)
    lines += [f"card {number} stands {times} times" for number, times in numbers.items() if times > 1]
    lines += [
        f"card {number}: the number is taken by slots and tiles" for number in numbers if number in NO_CARDS
    ]
    trees: list[tuple[str, Tree]] = []
    for card in ALL_CARDS:
        trees.append((f"card {card.number}", card.effect))
        lines += [f"card {card.number}: {fault}" for fault in _faults_of(card)]
    for tile in METROPOLISES:
        for tree in (tile.instant, tile.production, tile.end):
            if tree is not None:
                trees.append((f"metropolis {tile.number}", tree))
    for contract in CONTRACTS:
        trees.append((f"contract {contract.number}", contract.benefit))
    for where, tree in trees:
        if len(walk(tree)) >= MOST_NODES:
            lines.append(f"{where}: more than {MOST_NODES} nodes")
    kinds = {node.key for _, tree in trees for node in walk(tree)}
    if len(kinds) > MOST_KINDS:
        lines.append(f"{len(kinds)} kinds of node, at most {MOST_KINDS}")
    return lines


def _faults_of(card: Card) -> list[str]:
    lines: list[str] = []
    if card.designed == bool(card.source):
        lines.append("either designed or with a source")
    nodes = walk(card.effect)
    tops = card.effect.children() if card.effect.key == "all-of" else (card.effect,)
    if card.type == PERMANENT:
        lines += [f"a permanent card is no {top.key}" for top in tops if top.key not in LASTING]
    else:
        lines += [f"only permanent cards have {node.key}" for node in nodes if node.key in LASTING]
    if card.type == PRODUCTION:
        allowed = (*IN_PRODUCTION, *SUBJECTS)
        lines += [f"no {node.key} in production" for node in nodes if node.key not in allowed]
    if card.type == END:
        lines += [f"no {node.key} at the end" for node in nodes if node.key not in (*AT_END, *SUBJECTS)]
    if card.type not in (PRODUCTION,):
        lines += [f"{node.key} is for production" for node in nodes if node.key in ("instead", "feed-free")]
    if card.type != END:
        lines += ["steps are for the end" for node in nodes if node.key == "steps"]
    return lines


def unnamed() -> list[str]:
    """Cards, tiles and contracts that have no name in a language."""
    wanted = {f"card-{card.name}": f"card {card.number}" for card in ALL_CARDS}
    wanted |= {f"metropolis-{tile.name}": f"metropolis {tile.number}" for tile in METROPOLISES}
    wanted |= {f"contract-{item.name}": f"contract {item.number}" for item in CONTRACTS}
    lines: list[str] = []
    folder = files("partie.games.underwater") / "locale"
    for language in sorted({file.name.removesuffix(".ftl").rpartition(".")[2] for file in folder.iterdir()}):
        if not folder.joinpath(f"{language}.ftl").is_file():
            continue
        texts = [
            file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(f"{language}.ftl")
        ]
        said = {line.partition(" =")[0] for text in texts for line in text.splitlines()}
        lines += [f"{where}: no {key} in {language}" for key, where in wanted.items() if key not in said]
    return lines


def used_once() -> dict[str, int]:
    """Kinds of node that one card only uses, with that card's number."""
    users: dict[str, set[int]] = {}
    for card in ALL_CARDS:
        for node in walk(card.effect):
            users.setdefault(node.key, set()).add(card.number if card.playable else 0)
    return {kind: min(cards) for kind, cards in sorted(users.items()) if len(cards) == 1}
