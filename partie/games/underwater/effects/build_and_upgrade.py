"""Building and upgrading as one: both or nothing (UC-TIM-02 to UC-TIM-04)."""

from typing import Any, ClassVar

from partie.euro.amounts import MUCH, NOTHING, Amount, together
from partie.euro.effects import CHOSEN, Prices
from partie.euro.effects.words import Clause, Line, Say
from partie.euro.sets import only
from partie.kernel.engine.obligation import OWN_LIMIT, Search, Trials
from partie.kernel.engine.step import Move, Obligation, Ranges

from .. import moves as m
from ..book import TABLE, flush, with_goods
from ..components import FEDERATION_BONUS
from ..components.boards import Icon
from ..components.terms import KIND_SETS, TUNNELS, kinds_in
from ..moves import built_kind, built_place, not_now
from ..rules.building import build_moves, can_build, why_not_build
from ..rules.contracts import BENEFITS, bring_together, nearly_met
from ..rules.paying import SCIENCE_1, USUAL, cost_of, upgrade_line, upgrade_prices, upgrade_words
from ..rules.paying import Price as BuildPrice
from ..rules.upgrading import upgrade
from ..state.made import Nation, Underwater
from ..state.tableau import BIOMATTER_INSTEAD
from .building import BUILDING_VERBS, Building, tiles_bring, upgrades
from .things import ANYTHING, BUILT, Noun, things
from .worth import of_cities


def _icon_brings(nation: Nation, icon: Icon) -> Amount:
    """What building on a site brings: its bonus, and a Federation step."""
    step = FEDERATION_BONUS[nation.climbed].goods if icon.advance else NOTHING
    return icon.gift.goods + step


class BuildAndUpgrade(Building):
    """Build one structure and upgrade it at once: both or nothing (UC-TIM-02 to UC-TIM-04; the examples
    UC-TIM-08 to UC-TIM-12)."""

    __slots__ = ("upgrade",)

    key: ClassVar[str] = "build-and-upgrade"
    opens: ClassVar[bool] = True

    def __init__(self, what: int, price: BuildPrice = USUAL, upgrade: Amount = SCIENCE_1[0]) -> None:
        super().__init__(what, price, False)
        self.upgrade = upgrade

    def wants(self) -> int:
        return ANYTHING | BUILT

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).build_and_upgrade(self)

    def words(self) -> Clause:
        return Say(
            "effect-build-and-upgrade",
            things=Noun("up-to", self.what),
            price=self.price.words(),
            it=Noun("agreeing", self.what, key="phrase-it"),
            upgrade=upgrade_words((self.upgrade,)),
        )

    def line(self) -> Line:
        build: Line = [("build",), *things(self.what, 1), *self.price.line()]
        return [*build, ("and",), ("upgrade",), *upgrade_line((self.upgrade,))]

    def upgrade_price(self, nation: Nation, kind: int) -> Amount:
        return upgrade_prices(nation, (self.upgrade,), kind)[0]

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        """With the price of the upgrade put aside; or what a build brings pays for it, of which only trying tells."""
        nation = s.nations[seat]
        for kind in kinds_in(self.what):
            price = self.upgrade_price(nation, kind)
            if goods.covers(price) and can_build(
                s, nation, goods - price, KIND_SETS[kind], self.price, False
            ):
                return True
        if goods is not nation.goods:
            after = with_goods(s, seat, goods)
            s, nation = after, after.nations[seat]
        bare = nation.player_board.board.bare
        after_tunnel, after_building = self._others_bring(s, seat, True), self._others_bring(s, seat, False)
        doubtful: list[Move] = []
        for move in self.moves(s, seat):
            more = after_tunnel if built_kind(move) == TUNNELS else after_building
            if not more and move in bare:
                continue
            pays = self._pays_upgrade(nation, move, more)
            if pays:
                return True
            if pays is None:
                doubtful.append(move)
        return bool(doubtful) and self._follows(s, seat, doubtful)

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        """What the build brings may pay for the upgrade (UC-TIM-06)."""
        nation, kinds = s.nations[seat], kinds_in(self.payable_kinds(s, seat, most, opened))
        most = together([most, self.brings() if opened else self.brings_now(s, seat)])
        return any(most.covers(self.upgrade_price(nation, kind)) for kind in kinds)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return build_moves(s, s.nations[seat], self.what, self.price, False)

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] not in BUILDING_VERBS:
            return "UC-TIM-02" if move[0] in (m.UPGRADE, m.UPGRADE_TUNNEL) else not_now(move)
        return why_not_build(s, s.nations[seat], self.what, self.price, False, move)

    def keeps(self, s: Underwater, seat: int, move: Move) -> bool | None:
        """Whether the upgrade can be paid: from what is left after the build, or with what the build brings
        (UC-TIM-06), of which only trying tells."""
        nation = s.nations[seat]
        have, price = nation.goods, self.upgrade_price(nation, built_kind(move))
        if have.covers(price) and BIOMATTER_INSTEAD.affordable(
            have - price, cost_of(nation, self.price, move)
        ):
            return True
        more = self._others_bring(s, seat, built_kind(move) == TUNNELS)
        return self._pays_upgrade(nation, move, more)

    def _pays_upgrade(self, nation: Nation, move: Move, more: Amount) -> bool | None:
        """Whether a build brings what is missing for its upgrade: by its site for certain, with all that may follow
        (`more`, and metropolises) perhaps. (Upgrades are paid with science and credits, for which nothing stands
        in.)"""
        kind, where = built_kind(move), built_place(move)
        price = self.upgrade_price(nation, kind)
        missing = nation.goods.missing(cost_of(nation, self.price, move) + price).least(price)
        brings = _icon_brings(nation, nation.player_board.icon_of(kind, where))
        if brings.covers(missing):
            return True
        if kind == TUNNELS:
            more = together([more, tiles_bring(nation, only(where))])
        return None if more and together([brings, more]).covers(missing) else False

    def _follows(self, s: Underwater, seat: int, moves: list[Move]) -> bool:
        """Whether the upgrade can be paid after one of these builds."""
        trial, step = s.trial(seat), TABLE.asking(seat, CHOSEN, 0, self.entry())
        trial.agenda = [step]
        search = Search(trial, seat, step, s.trials or Trials(OWN_LIMIT))
        return any(search.rule_after(move) is None for move in moves)

    def _others_bring(self, s: Underwater, seat: int, tunnel: bool) -> Amount:
        """The most that may follow a build wherever it stands: by laid cards, abilities or contracts; `tunnel`: what is
        built connects others."""
        tableau = s.nations[seat].tableau
        if tableau.upgrades:
            return MUCH
        laid = together([tableau.rewards, tableau.abilities])
        if not s.contracts:
            return laid
        # A building alone changes each number by one at most.
        contracts = s.contracts if tunnel or laid else nearly_met(s, seat)
        for number in contracts:
            if upgrades(BENEFITS[number]):
                return MUCH
        return together([laid, bring_together(contracts)])

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        """The upgrade waits under the build and all that it triggers."""
        s.agenda.append(UpgradeBuilt(seat, self.nid, move))
        super().do(s, seat, move, flags)


class UpgradeBuilt(Obligation[Underwater]):
    """The upgrade of what was just built, after all that the build triggered; it must be payable then (UC-TIM-03)."""

    __slots__ = ("move", "nid")

    name: ClassVar[str] = "improve"
    must: ClassVar[str] = "UC-TIM-03"
    ranges: ClassVar[Ranges] = (TABLE, m.UPGRADABLE)

    def __init__(self, seat: int, nid: int, move: Move) -> None:
        super().__init__(seat)
        self.nid = nid
        self.move = move

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.nid, self.move)

    def stands(self, s: Underwater) -> bool:
        return isinstance(TABLE.nodes[self.nid], BuildAndUpgrade)

    def price_left(self, s: Underwater) -> Amount:
        """What is still to be paid."""
        node = TABLE.nodes[self.nid]
        assert isinstance(node, BuildAndUpgrade)
        return node.upgrade_price(s.nations[self.seat], built_kind(self.move))

    def _still_plain(self, s: Underwater) -> bool:
        """Whether it was not upgraded by a trigger in between (UC-UPG-09)."""
        player_board, kind = s.nations[self.seat].player_board, built_kind(self.move)
        return player_board.can_upgrade(kind, player_board.upgrade_of(kind, built_place(self.move)))

    def met(self, s: Underwater) -> bool:
        return not self._still_plain(s) or s.nations[self.seat].goods.covers(self.price_left(s))

    def act(self, s: Underwater) -> None:
        if not self._still_plain(s):
            return
        player_board, kind = s.nations[self.seat].player_board, built_kind(self.move)
        TABLE.pay(s, self.seat, self.price_left(s))
        upgrade(s, self.seat, kind, player_board.upgrade_of(kind, built_place(self.move)))
        flush(s, self.seat)
