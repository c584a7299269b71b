"""The content is complete: counts, the effects the rules explain, every card usable, nothing touches other players."""

import re
from collections import Counter
from functools import cache
from statistics import median

import pytest
from card_values import Value, band, value
from underwater_positions import play, table, turn

from partie.games.underwater.cards import ALL_CARDS, BY_NUMBER, CONTRACTS, ERAS, METROPOLISES, SPECIAL_CARDS
from partie.games.underwater.cards.counts import FOR_ONE_CARD, MOST_KINDS, faults, missing, used_once
from partie.games.underwater.cards.slots import SIDE_12, SIDE_34
from partie.games.underwater.components.terms import (
    ACTION,
    ADVANCES_TO,
    ALL_COLOURS,
    BIOMATTER,
    CONNECTS_METROPOLIS,
    CREDIT,
    END,
    FARM,
    FREE_OR_OTHERS,
    FREE_SLOT,
    GREEN,
    INSTANT,
    KELP,
    LABORATORY,
    MISMATCHES,
    OTHERS_SLOT,
    PERMANENT,
    PLANT,
    POINT,
    PRODUCTION,
    RED,
    SCIENCE,
    SECOND_BUILT,
    SECOND_TUNNEL,
    SECOND_UPGRADED,
    SLOT_COLOUR,
    SLOT_GIVES,
    SLOTS,
    STEELPLAST,
    STRUCTURE,
    TUNNEL,
    USES_SLOT,
    YELLOW,
    amount,
)
from partie.games.underwater.effects import (
    PRICE_FREE,
    PRICE_LESS,
    PRICE_STATED,
    PRICE_USUAL,
    Advance,
    AllOf,
    AtLeast,
    Build,
    Convert,
    CopyYield,
    Count,
    Discount,
    Exchange,
    ForEach,
    Gain,
    HandLimit,
    If,
    Instead,
    OncePerTurn,
    OnSpace,
    Part,
    Pay,
    Ready,
    TakeMetropolis,
    Upgrade,
    UseAction,
    UseSlot,
    When,
    walk,
)
from partie.games.underwater.scoring import final_lines
from partie.games.underwater.text.effects import EffectWords
from partie.games.underwater.trees import EFFECTS, lay_out

priced = pytest.mark.plain
"""Values of cards: their price list is a plain class."""

# Counts

SKELETON = """
I   green  8 5 5 3 1
I   red    8 5 5 3 1
I   yellow 8 6 4 4 0
II  green  7 3 4 3 2
II  red    7 4 4 2 2
II  yellow 8 4 3 3 1
III green  10 1 2 1 5
III red    10 1 2 1 5
III yellow 10 1 2 2 4
"""
COLOUR = {"green": GREEN, "red": RED, "yellow": YELLOW}


@pytest.mark.parametrize("row", SKELETON.split("\n")[1:-1])
def test_decks_have_their_cards_by_colour_and_type(row):
    era, colour, *counts = row.split()
    deck = Counter(card.type for card in ERAS[len(era) - 1] if card.colour == COLOUR[colour])
    assert [deck[kind] for kind in (INSTANT, PERMANENT, ACTION, PRODUCTION, END)] == [int(n) for n in counts]


def test_cards_have_the_numbers_1_to_205_each_once_and_nothing_is_missing():
    assert sorted(card.number for card in ALL_CARDS if card.number <= 205) == list(range(1, 206))
    assert [len(deck) for deck in ERAS] == [66, 57, 57] and len(SPECIAL_CARDS) == 25
    assert missing() == [] and faults() == []


def test_special_cards_by_cost():
    assert Counter(card.cost for card in SPECIAL_CARDS) == {1: 8, 2: 7, 3: 10}
    assert all(not card.cost for deck in ERAS for card in deck)


# The language of effects


def below(cls):
    """All classes below one."""
    found = {each for sub in cls.__subclasses__() for each in (sub, *below(sub))}
    return {each for each in found if each.__module__.startswith(("partie.euro", "partie.games.underwater"))}


def kinds():
    trees = [card.effect for card in ALL_CARDS] + [*SIDE_12, *SIDE_34]
    for tile in METROPOLISES:
        trees += [tree for tree in (tile.instant, tile.production, tile.end) if tree is not None]
    trees += [contract.benefit for contract in CONTRACTS]
    return {node.key for tree in trees for node in walk(tree)}


def test_there_are_at_most_45_kinds_of_node_and_all_are_used():
    assert len(kinds()) <= MOST_KINDS == 45
    assert kinds() == {cls.key for cls in below(Part) if getattr(cls, "key", "network") != "network"}


def test_a_kind_that_one_card_only_uses_is_listed_with_a_reason():
    assert set(used_once()) == set(FOR_ONE_CARD)
    assert all(len(reason) > 20 for reason in FOR_ONE_CARD.values())


# Every effect that a rulebook explains


def find(kind, test=lambda node: True):
    """Cards with a node of a kind for which the test holds."""
    return [card for card in ALL_CARDS if any(isinstance(n, kind) and test(n) for n in walk(card.effect))]


def numbers(cards):
    return {card.number for card in cards}


def are(cards, *wanted):
    """Whether there is a card of each wanted era, colour and type."""
    have = {(card.era, card.colour, card.type) for card in cards}
    return all(want in have for want in wanted)


def waits(event, of=None):
    return find(When, lambda n: n.event == event and (of is None or n.of == of))


def gives(cards, *resources):
    """Whether for each resource there is a card that gives it."""
    given = [[n.gains for n in walk(card.effect) if isinstance(n, Gain)] for card in cards]
    return all(any(g[r] for gains in given for g in gains) for r in resources)


def expansion(price):
    return find(Build, lambda n: n.expansion and n.price.kind == price)


def per(what, number, resource):
    """Cards that give a resource for every so many connected things."""
    return find(
        ForEach,
        lambda n: (
            isinstance(n.count, Count)
            and n.count.what == what
            and n.per == number
            and n.gain.gains[resource] > 0
        ),
    )


def of_type(cards, kind):
    return [card for card in cards if card.type == kind]


def pays(price, points):
    """End cards that sell resources for points."""
    return of_type(
        find(Pay, lambda n: price in n.prices and isinstance(n.then, Gain) and n.then.gains[POINT] == points),
        END,
    )


def either_price(what, *prices):
    """Cards that upgrade a kind for one of several prices."""
    return find(Upgrade, lambda n: n.what == what and set(n.prices) == set(prices))


SCIENCE_1, CREDIT_1, STEELPLAST_1 = amount(science=1), amount(credit=1), amount(steelplast=1)
SLOTS_OF_BOTH_SIDES = {"Y1", "Y2", "Y4", "Y5", "R2", "R3", "G1", "G2", "G4"}
REQUIRED = {
    "1 hand limit": lambda: numbers(find(HandLimit, lambda n: n.more == 1)) == {98},
    "2 expansion sites": lambda: (
        are(expansion(PRICE_USUAL), (1, RED, INSTANT))
        and are(expansion(PRICE_LESS), (2, RED, INSTANT))
        and are(expansion(PRICE_FREE), (3, GREEN, INSTANT))
        and any(card.era == 4 for card in of_type(expansion(PRICE_USUAL), ACTION))
    ),
    "3 one card converts": lambda: (
        len(find(Convert)) == 1
        and are(find(Convert), (find(Convert)[0].era, GREEN, INSTANT))
        and find(Convert)[0].era in (2, 3)
    ),
    "4 ready again": lambda: (
        3 <= len(find(Ready)) <= 4
        and are(find(Ready), (1, RED, INSTANT), (2, GREEN, INSTANT), (3, RED, INSTANT))
    ),
    "5 use action cards": lambda: (
        any(card.colour == GREEN and card.type == INSTANT for card in find(UseAction))
        and 124
        in numbers(
            find(
                Pay,
                lambda n: n.prices == (CREDIT_1,) and isinstance(n.then, UseAction) and n.then.count == 2,
            )
        )
    ),
    "6 copy a yield": lambda: (
        any(
            card.era == 2 and card.type == INSTANT and card.colour in (RED, GREEN) for card in find(CopyYield)
        )
        and 70 in numbers(find(If))
    ),
    "7 perform slots": lambda: (
        are(
            find(
                Pay,
                lambda n: (
                    n.prices == (CREDIT_1,) and isinstance(n.then, UseSlot) and n.then.where == FREE_SLOT
                ),
            ),
            (1, GREEN, INSTANT),
        )
        and are(find(UseSlot, lambda n: n.where == OTHERS_SLOT), (2, GREEN, INSTANT))
        and any(card.era == 4 for card in find(UseSlot, lambda n: n.where == FREE_OR_OTHERS))
    ),
    "8 mismatch": lambda: (
        14 in numbers(waits(MISMATCHES)) and gives(waits(MISMATCHES), STEELPLAST, CREDIT, KELP)
    ),
    "9 advance to a space": lambda: 35 in numbers(waits(ADVANCES_TO, 3)) and bool(waits(ADVANCES_TO, 2)),
    "10 on space 3": lambda: any(
        card.era == 2 and card.type == INSTANT and card.colour in (YELLOW, RED)
        for card in find(If, lambda n: isinstance(n.condition, OnSpace) and n.condition.space == 3)
    ),
    "11 second building": lambda: (
        37 in numbers(waits(SECOND_BUILT))
        and all(waits(SECOND_BUILT, what) for what in (FARM, PLANT, LABORATORY))
        and gives(waits(SECOND_BUILT), CREDIT)
    ),
    "12 second upgraded": lambda: all(waits(SECOND_UPGRADED, what) for what in (FARM, PLANT, LABORATORY)),
    "13 second tunnel": lambda: bool(waits(SECOND_TUNNEL)),
    "14 slot gives": lambda: (
        gives(waits(SLOT_GIVES, STEELPLAST), POINT)
        and bool(waits(SLOT_GIVES, KELP))
        and bool(waits(SLOT_GIVES, SCIENCE))
    ),
    "15 shown slots": lambda: (
        4 <= len(waits(USES_SLOT)) <= 6
        and all(
            SLOTS[n.of] in SLOTS_OF_BOTH_SIDES
            for card in waits(USES_SLOT)
            for n in walk(card.effect)
            if isinstance(n, When)
        )
    ),
    "16 upgrades for other prices": lambda: (
        bool(either_price(FARM, CREDIT_1, SCIENCE_1))
        and bool(either_price(PLANT, SCIENCE_1, STEELPLAST_1))
        and len(find(Upgrade, lambda n: len(n.prices) > 1 and n.what in (TUNNEL, LABORATORY))) >= 2
    ),
    "17 kelp per laboratories": lambda: bool(of_type(per(LABORATORY, 3, KELP), PRODUCTION)),
    "18 more biomatter": lambda: gives(
        [
            card
            for card in of_type(find(If), PRODUCTION)
            if any(isinstance(n, Count) and n.what == PLANT and n.upgraded for n in walk(card.effect))
        ],
        BIOMATTER,
    ),
    "19 flat production": lambda: gives(
        [card for card in ALL_CARDS if card.type == PRODUCTION and isinstance(card.effect, Gain)],
        CREDIT,
        KELP,
    ),
    "20 laboratory makes other things": lambda: bool(
        find(
            Instead,
            lambda n: (
                n.what == LABORATORY
                and n.resource == SCIENCE
                and n.gain.gains[KELP] == n.gain.gains[STEELPLAST] == 1
            ),
        )
    ),
    "21 points per farms": lambda: bool(of_type(per(FARM, 3, POINT), END)),
    "22 resources for points": lambda: (
        bool(pays(amount(science=2), 3)) and bool(pays(amount(kelp=1, steelplast=1), 1))
    ),
    "23 exchange": lambda: (
        {
            n.one
            for card in ERAS[0]
            if card.type == INSTANT
            for n in walk(card.effect)
            if isinstance(n, Exchange)
        }
        >= {KELP, STEELPLAST, SCIENCE, CREDIT}
    ),
    "24 stated cost": lambda: bool(find(Build, lambda n: n.price.kind == PRICE_STATED)),
    "25 a discount above the cost": lambda: bool(
        find(Discount, lambda n: n.what == TUNNEL and n.amount[CREDIT] == 2)
    ),
    "26 free build": lambda: (
        146 in numbers(find(If)) and len(find(Build, lambda n: n.price.kind == PRICE_FREE)) > 1
    ),
    "27 three plants": lambda: bool(
        find(
            If,
            lambda n: (
                isinstance(n.condition, AtLeast)
                and isinstance(n.condition.count, Count)
                and n.condition.count.what == PLANT
                and not n.condition.count.upgraded
                and n.condition.least == 3
            ),
        )
    ),
    "28 once per turn": lambda: bool(find(OncePerTurn)),
    "29 colours of slots": lambda: bool(waits(ALL_COLOURS) or find(Count, lambda n: n.what == SLOT_COLOUR)),
    "30 pay more to gain more": lambda: bool(find(Pay, lambda n: n.times > 1)),
    "31 steelplast per plants": lambda: 86 in numbers(per(PLANT, 2, STEELPLAST)),
    "32 kelp for an upgraded tunnel": lambda: 28 in numbers(find(If)) and gives([BY_NUMBER[28]], KELP),
    "33 known action cards": lambda: (
        19 in numbers(find(Build, lambda n: n.what == STRUCTURE))
        and 19 in numbers(find(Advance))
        and 34 in numbers(find(Build, lambda n: n.what == FARM | PLANT))
    ),
    "34 metropolis connected": lambda: any(
        card.era == 4 and gives([card], CREDIT, POINT) for card in waits(CONNECTS_METROPOLIS)
    ),
    "35 a further metropolis": lambda: (
        all(card.era in (3, 4) for card in find(TakeMetropolis)) and bool(find(TakeMetropolis))
    ),
}


@pytest.mark.parametrize("effect", REQUIRED)
def test_every_effect_that_the_rules_explain_is_on_a_card(effect):
    assert REQUIRED[effect]()


# Every card can be used on both sides of the main board

NATION = {
    "resources": {"kelp": 16, "steelplast": 16, "science": 9, "credit": 20, "biomatter": 6},
    "cities": {"A": "white", "B": "purple", "C": "white", "D": "purple", "E": "white", "H": "white"},
    "tunnels": ["t1+", "t2+", "t3+", "t4+", "t5+", "t6+", "t7", "t10", "t11", "t12", "t13", "t14", "t15"],
    "buildings": {
        "S": ["farm+", "farm+", "plant+"],
        "A": ["plant+", "laboratory+"],
        "A1": ["farm+"],
        "B": ["farm", "laboratory+"],
        "B1": ["plant"],
        "C": ["laboratory+", "plant+"],
        "C1": ["farm+"],
        "D": ["farm", "plant+"],
        "D1": ["laboratory"],
        "E": ["laboratory"],
        "H": ["plant"],
    },
    "used": [19],
    "under": [191],
}
FIRST_OF_COLOUR = {YELLOW: "Y1", RED: "R3", GREEN: "G1"}


@cache
def rich(seats, space):
    """A flourishing nation, on a space of the Federation track; what stands in `laid` are action cards."""
    laid = {"laid": [19, 34, 52], "federation": space}
    return turn(seats, {"round": 8, "slots": {"Y2": [1], "R1": [0]}}, **NATION, **laid, hand=[100, 101, 102])


def usable(s, card):
    """Whether an effect would do something for seat 0."""
    effect = EFFECTS[card]
    tops = effect.parts if isinstance(effect, AllOf) else (effect,)
    kind = BY_NUMBER[card].type
    if kind == PERMANENT:
        return all(
            not isinstance(top, When | OncePerTurn) or top.then.can(s, 0, s.nations[0].goods) for top in tops
        )
    if kind == END:
        lay_out(s.nations[0], (7, 8, 9, 10, 11, 19, 34, card, 206))
        return dict(final_lines(s, 0))["end-cards"] > 0
    if kind == PRODUCTION and effect.sure:
        return effect.give(s, 0) or "feed-free" in {node.key for node in walk(BY_NUMBER[card].effect)}
    return effect.can(s, 0, s.nations[0].goods)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("card", range(1, 206))
def test_every_card_can_be_used_in_some_position(seats, card):
    assert any(usable(table(rich(seats, space)).copy(), card) for space in ("below", 1, 2, 3, 4))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("card", range(1, 206))
def test_every_card_can_be_played_with_a_slot_of_its_colour(seats, card):
    known = BY_NUMBER[card]
    laid = [19] if card != 19 else [34]
    mine = {**NATION, "laid": laid, "used": laid, "federation": 3, "hand": [card]}
    if card == 191:
        mine["under"] = []
    if any(isinstance(node, OnSpace) and node.space != 3 for node in walk(known.effect)):
        mine["federation"] = 2
    game = turn(seats, {"round": 8, "slots": {"Y2": [1]}}, **mine)
    before = len(game.events_for(0))
    play(game, f"slot {FIRST_OF_COLOUR[known.colour]} card {card}", "card first")
    did = [event[0] for event in game.events_for(0, before)]
    first = did[: did.index("slot")] if "slot" in did else did
    sources = [decision.prompt[1].get("source") for decision in game.decisions if decision.seat == 0]
    assert {"laid", "gained", "drew", "metropolis"} & set(first) or card in sources


# Values


@priced
@pytest.mark.parametrize("card", range(1, 206))
def test_every_designed_card_lies_in_its_band(card):
    """Known cards stay as they are, wherever they lie."""
    low, high = band(BY_NUMBER[card])
    assert 0 < low < high
    assert low <= value(BY_NUMBER[card]) <= high or not BY_NUMBER[card].designed


@priced
@pytest.mark.parametrize("colour", [YELLOW, RED, GREEN])
def test_cards_grow_from_era_to_era(colour):
    middle = [median(value(card) for card in deck if card.colour == colour) for deck in ERAS]
    assert middle == sorted(middle) and len(set(middle)) == 3


@priced
@pytest.mark.parametrize("era", [0, 1, 2])
def test_green_cards_are_worth_more_than_red_ones_and_those_more_than_yellow_ones(era):
    """Slots are the other way round (UC-CRD-05)."""
    middle = [
        median(value(card) for card in ERAS[era] if card.colour == each) for each in (YELLOW, RED, GREEN)
    ]
    assert middle == sorted(middle) and len(set(middle)) == 3


@priced
@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract.name)
def test_contracts_bring_three_to_five_credits_worth(contract):
    gains = [node.gains[POINT] for node in walk(contract.benefit) if isinstance(node, Gain)]
    assert 3.0 <= Value(1).of(contract.benefit) <= 5.0 and sum(gains) <= 4


@priced
@pytest.mark.parametrize("tile", [tile for tile in METROPOLISES if tile.designed], ids=lambda tile: tile.name)
def test_blue_metropolises_bring_much_at_once_or_a_little_in_every_production(tile):
    worth = Value(1).of(tile.instant)
    if tile.production is None:
        assert 4.0 <= worth <= 5.0
    else:
        assert 1.0 <= worth <= 1.5
        assert isinstance(tile.production, Gain) and sum(tile.production.gains) == 2


# Nothing touches the others

OTHERS = re.compile(
    r"\b(opponent|other player|another player|all players|each player|everybody|neighbour)", re.IGNORECASE
)


def test_no_text_speaks_of_another_players_board_or_turn():
    texts = EffectWords("en", strict=True)
    for card in ALL_CARDS:
        text = texts.card(card).replace("occupied by another player", "")
        assert not OTHERS.search(text), card.number
    for tile in METROPOLISES:
        assert not OTHERS.search(texts.metropolis(tile))
