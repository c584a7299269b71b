"""Effects on a small market: what is given, asked, refused and triggered."""

from toy_market import (
    BREW,
    COIN,
    GRAIN,
    SALT,
    TABLE,
    WHISTLE,
    Brew,
    Market,
    MarketTable,
    Waiting,
    do,
    of,
    offered,
)

from partie.euro.amounts import NOTHING, ONE, Gift
from partie.euro.effects import (
    MUST,
    AllOf,
    AtLeast,
    Choose,
    Counting,
    Exchange,
    ForEach,
    Gain,
    GainDifferent,
    If,
    Part,
    Pay,
    Smallest,
    Steps,
    When,
    walk,
)
from partie.euro.effects.words import Line, Say
from partie.kernel.engine.state import refusal

DONE, FIRST, SECOND = (0,), (1, 0), (1, 1)
COINS = [ONE[COIN] * number for number in range(5)]
A_GRAIN: Part[Market] = Gain(Gift(ONE[GRAIN]))


class Counted(Counting[Market]):
    """Counts have words and icons too."""

    def things(self, number: int) -> Say:
        return Say("things", count=number)

    def each(self, per: int) -> Say:
        return Say("each", count=per)

    def line_of(self, number: int | None) -> Line:
        return [("thing", number)]


class Beers(Counted):
    def count(self, s: Market, seat: int) -> int:
        return s.brewed[seat]


class Coins(Counted):
    def count(self, s: Market, seat: int) -> int:
        return s.goods[seat][COIN]


def test_what_only_gives_happens_by_itself() -> None:
    s = of(AllOf(Gain(Gift(ONE[COIN], 2)), Gain(Gift(NOTHING, 0, 1))))
    assert not s.agenda
    assert (s.goods[0], s.points, s.drawn) == (ONE[COIN], [2], [1])


def test_cards_are_drawn_when_the_player_likes_at_the_latest_at_the_end() -> None:
    s = of(AllOf(Gain(Gift(ONE[COIN], 0, 2)), Exchange(COIN, GRAIN)))
    assert s.goods[0] == ONE[COIN] and s.drawn == [0]
    assert offered(s) == [DONE, FIRST, SECOND]
    do(s, DONE)
    assert s.drawn == [2] and not s.agenda


def test_parts_go_in_any_order_and_each_as_often_as_it_says() -> None:
    s = of(AllOf(Brew(), Exchange(COIN, GRAIN, 2)), COINS[2])
    assert offered(s) == [DONE, (5, COIN)]
    assert refusal(s, 0, (BREW,)) == "T-BREW"
    do(s, (5, COIN), (5, COIN), (BREW,))
    assert s.brewed == [1] and s.goods[0] == NOTHING and not s.agenda


def test_a_part_that_was_chosen_is_done() -> None:
    s = of(AllOf(Brew(), Exchange(COIN, GRAIN)), COINS[1] + ONE[GRAIN] * 2)
    assert offered(s) == [DONE, FIRST, SECOND]
    assert refusal(s, 0, (BREW,)) == "T-PART"
    do(s, FIRST)
    assert offered(s) == [(BREW,)]
    assert refusal(s, 0, DONE) == "T-PART"


def test_must_means_at_least_a_part() -> None:
    s = of(AllOf(Brew(), Exchange(COIN, GRAIN)), COINS[1] + ONE[GRAIN] * 2, MUST)
    assert offered(s) == [FIRST, SECOND] and refusal(s, 0, DONE) == "T-MUST"
    do(s, FIRST, (BREW,))
    assert DONE in offered(s)


def test_a_price_is_paid_only_for_something_that_can_be_had() -> None:
    s = of(Pay(COINS[1], Brew(), 2, or_price=ONE[SALT]), COINS[1] + ONE[SALT] + ONE[GRAIN] * 3)
    assert offered(s) == [DONE, (3, 0), (3, 1)]
    before = s.goods[0]
    assert refusal(s, 0, (3, 1)) is None and s.goods[0] == before
    do(s, (3, 1), (BREW,))
    # One grain is left: nothing to brew, so nothing to pay for.
    assert not s.agenda and s.goods[0] == COINS[1] + ONE[GRAIN]


def test_options_that_cannot_be_done_are_not_offered() -> None:
    s = of(Choose(Brew(), A_GRAIN, Pay(COINS[1], A_GRAIN)), NOTHING)
    assert offered(s) == [DONE, (2, 1)]
    assert refusal(s, 0, (2, 0)) == "T-OR" and refusal(s, 0, (2, 3)) == "T-OR"
    do(s, (2, 1))
    assert s.goods[0] == ONE[GRAIN]


def test_different_resources_are_a_set() -> None:
    s = of(GainDifferent(2))
    assert offered(s) == [DONE, (4, 0b011), (4, 0b101), (4, 0b110)]
    assert refusal(s, 0, (4, 0b111)) == "T-TAKE"
    do(s, (4, 0b101))
    assert s.goods[0] == ONE[COIN] + ONE[SALT]


def test_a_condition_is_looked_at_when_its_turn_comes() -> None:
    tree = AllOf(Brew(), If(AtLeast(Beers(), 1), Exchange(COIN, SALT)))
    s = of(tree, COINS[1] + ONE[GRAIN] * 2)
    assert offered(s) == [DONE, (BREW,)]
    do(s, (BREW,))
    assert offered(s) == [DONE, (5, COIN)]
    assert not of(tree, COINS[1]).agenda


def test_for_each_counts_full_sets_up_to_a_cap() -> None:
    each = ForEach(Coins(), 2, Gain(Gift(ONE[SALT], 1)), 2)
    for coins, times in ((1, 0), (2, 1), (3, 1), (4, 2), (9, 2)):
        s = of(each, ONE[COIN] * coins)
        assert (s.goods[0][SALT], s.points[0]) == (times, times)
    sets = ForEach(Smallest(Coins(), Beers()), 1, Gain(Gift(NOTHING, 3)))
    assert of(sets, COINS[4]).points == [0]


def test_what_is_earned_may_pay_for_a_part_that_asks() -> None:
    tree = AllOf(ForEach(Coins(), 1, Gain(Gift(ONE[GRAIN]))), Brew())
    assert offered(of(tree, COINS[2])) == [DONE, (BREW,)]


def test_triggers_give_at_once_or_ask_next() -> None:
    tree = AllOf(Pay(COINS[1], Brew()), Exchange(SALT, GRAIN))
    s = of(tree, COINS[3] + ONE[GRAIN] * 2 + ONE[SALT])
    sells: When[Market] = Waiting(0, 0, Pay(COINS[1], A_GRAIN))
    pays: When[Market] = Waiting(0, -1, Gain(Gift(NOTHING, 2)))
    other: When[Market] = Waiting(0, 7, Gain(Gift(NOTHING, 9)))
    for number, each in enumerate((sells, pays, other)):
        TABLE.number(2 + number, each)
    MarketTable.triggers = [sells, pays, other]
    do(s, FIRST, (3, 0), (BREW,))
    assert s.points == [2] and offered(s) == [DONE, (3, 0)]
    do(s, DONE)
    assert offered(s) == [DONE, (5, SALT)]


def test_what_may_be_done_at_any_time_is_offered_beside_the_parts() -> None:
    s = of(AllOf(Brew(), Pay(COINS[1], A_GRAIN)), ONE[GRAIN])
    assert not s.agenda
    s = Market()
    s.whistles, s.goods[0] = 1, ONE[GRAIN]
    TABLE.nodes[32].begin(s, 0, 0)
    from partie.kernel.engine.state import settle

    settle(s)
    assert offered(s) == [DONE, (WHISTLE,)]
    do(s, (WHISTLE,))
    assert offered(s) == [DONE, (3, 0)] and refusal(s, 0, (WHISTLE,)) == "T-BREATH"


def test_points_by_table() -> None:
    steps = Steps(Coins(), ((2, 3), (4, 7)))
    s = Market()
    assert [steps.points(s, 0)] == [0]
    s.goods[0] = COINS[3]
    assert steps.points(s, 0) == 3
    s.goods[0] = COINS[4]
    assert steps.points(s, 0) == 7


def test_every_node_has_its_number() -> None:
    tree = AllOf(Pay(COINS[1], Brew()), A_GRAIN)
    of(tree)
    assert [node.nid for node in walk(tree)] == [32, 33, 34, 35]
    assert all(TABLE.nodes[node.nid] is node and node.table is TABLE for node in walk(tree))
    assert (tree.always, tree.sure, tree.parts[0].always) == (True, False, False)
