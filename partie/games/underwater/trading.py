"""What a player may have after parts of effects that only move resources: judges most cards without a search."""

from typing import Final

from partie.kernel.step import Move

from .building import build_moves, open_kinds, sure_gains
from .components import FEDERATION_BONUS, UPGRADED_GIFTS, Icon
from .counting import holds, times
from .goods import AT, CREDIT_AT, FIELD, ONE, ONE_OF, covers
from .interpret import SETS, possible, unit_moves, where_fits
from .mattering import STANDING, founds, may_help, open_gifts, parts_of
from .moves import BUILD as BUILD_MOVE
from .moves import BUILD_TUNNEL, BUILD_WHITE
from .paying import full_cost, icon_at, kind_of, paid, ways
from .state import Nation, Underwater
from .terms import (
    ADVANCES_TO,
    BUILDS,
    CITY,
    CONNECTS_METROPOLIS,
    SECOND_BUILT,
    SECOND_TUNNEL,
    SECOND_UPGRADED,
    SLOT_GIVES,
    STRUCTURE,
    TUNNEL,
    UPGRADES,
    USES_ACTION,
    USES_SLOT,
)
from .tree import (
    ADVANCE,
    ALL_OF,
    BOTH,
    BUILD,
    CHOOSE,
    COPY_YIELD,
    DIFFERENT,
    EFFECTS,
    EXCHANGE,
    FOR_EACH,
    GAIN,
    IF,
    ONLY_BUILDS,
    PAY,
    READY,
    SLOT_BUILDS,
    SLOT_EFFECTS,
    SPECIAL,
    TILE_INSTANT,
    UPGRADE,
    USE_ACTION,
    USE_SLOT,
    Op,
)
from .upgrading import both_moves, upgrade_prices
from .works import PURPLE_CITY, WHITE_CITY, Works

Have = tuple[int, ...]
"""Goods, spaces climbed, then the used action cards."""
ALL_KINDS: Final = 63
USED: Final = 2
"""Where the used cards begin."""


def sure_goods(s: Underwater, seat: int, op: Op) -> int:
    """The resources that an effect which asks nothing gives."""
    if op.code == GAIN:
        return op.goods
    if op.code == FOR_EACH:
        return op.kids[1].goods * times(s, seat, op)
    if op.code == IF:
        return sure_goods(s, seat, op.kids[1]) if holds(s, seat, op.kids[0]) else 0
    total = 0
    for kid in op.kids:
        total += sure_goods(s, seat, kid)
    return total


class Outlook:
    """All that the parts of a card may lead to before a slot is used."""

    __slots__ = (
        "city", "company", "copies", "nation", "placeless", "s", "seat", "served", "slot", "upgrades", "whole",
    )  # fmt: skip

    def __init__(self, s: Underwater, seat: int, slot: int) -> None:
        self.s = s
        self.seat = seat
        self.slot = slot
        self.nation: Nation = s.nations[seat]
        self.whole = True
        """Whether nothing else can help the slot: no building, no trigger was left out."""
        self.served = False
        """Whether a building was found that makes the slot possible."""
        self.placeless = False
        """Whether the slot lacks a place for buildings, which only a city opens."""
        self.city = False
        """Whether something beside the part looked at may build a city."""
        self.company = False
        """Whether other parts of the same effect ask too, or this one is done again."""
        self.copies = False
        """Whether a part in company could copy what an upgraded structure makes, if there was one of its kind."""
        self.upgrades = False
        """Whether a part in company upgrades something."""

    def start(self, cost: int) -> Have:
        """What the player has when the card is paid for."""
        nation = self.nation
        return (nation.goods - (cost << CREDIT_AT), nation.climbed, *nation.used)

    def doing(self, parts: tuple[Op, ...], have: Have) -> set[Have]:
        """What the parts lead to: what is given comes first, the others in any order or not at all."""
        given = 0
        asking: list[Op] = []
        for op in parts:
            if op.sure:
                given += sure_goods(self.s, self.seat, op)
            else:
                asking.append(op)
        reached = {_more(have, given)}
        if len(asking) > 2:
            self.whole = False
        second = self._beside(asking, 1, reached) if len(asking) == 2 else set()
        for i in range(len(asking)):
            reached |= self._beside(asking, i, reached)
        if second:
            reached |= self._beside(asking, 0, second)
        return reached

    def _beside(self, asking: list[Op], part: int, reached: set[Have]) -> set[Have]:
        """What one of several parts leads to."""
        outer, company = self.city, self.company
        self.company = company or len(asking) > 1
        if self.placeless and not outer:
            for i, other in enumerate(asking):
                if i != part and founds(self.s, self.seat, self.nation, other):
                    self.city = True
        came = self._each(asking[part], reached)
        self.city, self.company = outer, company
        return came

    def _each(self, op: Op, reached: set[Have]) -> set[Have]:
        came: set[Have] = set()
        for have in reached:
            came.update(self.after(op, have))
        return came

    def after(self, op: Op, have: Have) -> list[Have]:
        """What a player may have after doing a part that asks."""
        code = op.code
        found: list[Have] = []
        if code == ALL_OF:
            found += self.doing(op.kids, have)
        elif code == CHOOSE:
            for kid in op.kids:
                found += self.doing(parts_of(kid), have)
        elif code == USE_SLOT:
            self._use_slots(op, have, found)
        elif code == USE_ACTION:
            self._use_actions(op.count, have, found)
        elif code == ADVANCE:
            self._advance(op.count, have, found)
        elif code == EXCHANGE:
            for one, other in ((op.what, op.of), (op.of, op.what)):
                after = have
                for _ in range(min(op.count, have[0] >> AT[one] & FIELD)):
                    after = _more(after, ONE[other] - ONE[one])
                    found.append(after)
        elif code == PAY:
            for price in op.prices:
                self._pay(op, price, op.count, have, found)
        elif code == DIFFERENT:
            for move in SETS[op.count]:
                found.append(_more(have, ONE_OF[move[1]].goods))
        elif code == COPY_YIELD:
            copied = unit_moves(self.s, self.seat, op)
            for move in copied:
                found.append(_more(have, UPGRADED_GIFTS[move[1]].goods))
            if self.company and len(copied) < (op.what & STRUCTURE).bit_count():
                self.copies = True
        elif code == READY:
            for i in range(USED, len(have)):
                found.append(have[:i] + have[i + 1 :])
            if op.count > 1:
                self.whole = False
        elif code == IF:
            if holds(self.s, self.seat, op.kids[0]):
                found += self.doing(op.kids[1:], have)
            else:
                # Another part might still bring the condition about.
                self.whole = False
        elif code == BUILD or code == BOTH:
            self._build(op, have)
        elif STANDING >> code & 1 or code == SPECIAL:
            # What changes the board, or fires something, could help all the same.
            if may_help(self.s, self.seat, self.nation, self.slot, op, op, False):
                self.whole = False
        if self.company and (code == UPGRADE or code == BOTH):
            self.upgrades = True
        if self.copies and self.upgrades:
            self.whole = False
        return found

    def _build(self, op: Op, have: Have) -> None:
        """One building may make the slot possible; more of them, or what else follows, is left to others."""
        if self.served or (self.placeless and not self.city and not op.what & CITY):
            return
        s, nation = self.s, self.nation
        goods, climbed = nation.goods, nation.climbed
        nation.goods, nation.climbed = have[0], have[1]
        # One of several buildings may only open the site of the next.
        if self.company or may_help(s, self.seat, nation, self.slot, op, op, False):
            served = build_serves(s, self.seat, self.slot, op)
            if served:
                self.served = True
            elif served is None or op.count > 1 or self.company:
                self.whole = False
        nation.goods, nation.climbed = goods, climbed

    def _use_slots(self, op: Op, have: Have, found: list[Have]) -> None:
        s, seat = self.s, self.seat
        on = self.nation.tableau.on
        if on[USES_SLOT] or on[SLOT_GIVES]:
            self.whole = False
        for slot in range(1, 16):
            if where_fits(s, seat, op.what, slot):
                found += self.doing(parts_of(SLOT_EFFECTS[s.side][slot]), have)

    def _use_actions(self, times_left: int, have: Have, found: list[Have]) -> None:
        nation = self.nation
        company = self.company
        if nation.tableau.on[USES_ACTION]:
            self.whole = False
        if times_left > 1:
            self.company = True
        for card in nation.tableau.actions:
            if card not in have[USED:]:
                came = self.doing(parts_of(EFFECTS[card]), (*have, card))
                found += came
                if times_left > 1:
                    for each in came:
                        self._use_actions(times_left - 1, each, found)
        self.company = company

    def _advance(self, most: int, have: Have, found: list[Have]) -> None:
        if self.nation.tableau.on[ADVANCES_TO]:
            self.whole = False
        for _ in range(most):
            have = _more(have, FEDERATION_BONUS[have[1]].goods)
            if have[1] < len(FEDERATION_BONUS) - 1:
                have = (have[0], have[1] + 1, *have[USED:])
            found.append(have)

    def _pay(self, op: Op, price: int, left: int, have: Have, found: list[Have]) -> None:
        if not covers(have[0], price):
            return
        company = self.company
        if op.count > 1:
            self.company = True
        came = self.doing(parts_of(op.kids[0]), _more(have, -price))
        self.company = company
        found += came
        if left > 1:
            for each in came:
                self._pay(op, price, left - 1, each, found)


def build_serves(s: Underwater, seat: int, slot: int, op: Op) -> bool | None:
    """Whether one building makes a slot possible; None when what follows from it must be looked at."""
    nation = s.nations[seat]
    on = nation.tableau.on
    both = op.code == BOTH
    unsure = bool(s.contracts) or bool(on[SECOND_TUNNEL] and s.dug)
    if both and (on[UPGRADES] or on[SECOND_UPGRADED]):
        unsure = True
    for trigger in (*on[BUILDS], *on[SECOND_BUILT]):
        if trigger.kids[0].code != GAIN:
            unsure = True
    have, works = nation.goods, nation.works
    builds = ONLY_BUILDS[s.side][slot] and not nation.tableau.rewards(slot)
    if both and not builds:
        # What is upgraded may make an action card usable.
        unsure = True
    wanted = SLOT_BUILDS[s.side][slot]
    openers = _openers(s, nation, slot, builds) & op.what
    if not openers and not open_gifts(works, op):
        return None if unsure else False
    found = False
    for move in both_moves(s, nation, op) if both else build_moves(s, nation, op):
        icon = icon_at(works, move)
        extra = icon.goods
        if icon.advance or (move[0] == BUILD_TUNNEL and works.board.metropolis_tunnels >> move[1] & 1):
            more = _connecting(nation, icon, move)
            if more < 0:
                unsure = True
            else:
                extra += more
        if not extra and not openers >> kind_of(move) & 1:
            continue
        cost = full_cost(nation, op, move)
        extra += sure_gains(nation, move)
        upgrade = upgrade_prices(nation, op, kind_of(move))[0] if both else 0
        for way in ways(have, cost):
            after = have - paid(cost, way) + extra
            if not covers(after, upgrade):
                continue
            after -= upgrade
            if not builds or nation.tableau.wallets.kinds(after) & wanted:
                nation.goods, nation.works = after, _built(works, move, both)
                found = possible(s, seat, slot)
                nation.goods, nation.works = have, works
                if found:
                    break
        if found:
            break
    return True if found else None if unsure else False


def _openers(s: Underwater, nation: Nation, slot: int, builds: bool) -> int:
    """The kinds of which one may help a slot though its site gives nothing: they open a place, or fire something."""
    on = nation.tableau.on
    if not builds or on[BUILDS] or on[SECOND_BUILT]:
        return ALL_KINDS
    placeless = (
        SLOT_BUILDS[s.side][slot] & ~open_kinds(s, nation) & nation.tableau.wallets.kinds(nation.goods)
    )
    return (TUNNEL if placeless & TUNNEL else 0) | (CITY if placeless & ~TUNNEL else 0)


def _connecting(nation: Nation, icon: Icon, move: Move) -> int:
    """What the spaces that a site lets climb bring, and the metropolises that a tunnel connects; -1 where more than
    resources may come of it."""
    on, works = nation.tableau.on, nation.works
    total = 0
    space = nation.climbed
    if icon.advance and on[ADVANCES_TO]:
        return -1
    for _ in range(icon.advance):
        total += FEDERATION_BONUS[space].goods
        if space < len(FEDERATION_BONUS) - 1:
            space += 1
    if move[0] == BUILD_TUNNEL:
        tunnels = works.tunnel_mask | 1 << move[1]
        for corner, needs in enumerate(works.board.tunnels_of_metropolis):
            if needs >> move[1] & 1 and tunnels & needs == needs:
                instant = TILE_INSTANT[nation.tiles[corner]]
                if on[CONNECTS_METROPOLIS] or (instant is not None and instant.code != GAIN):
                    return -1
                if instant is not None:
                    total += instant.goods
    return total


def _built(works: Works, move: Move, both: bool) -> Works:
    """A copy with something built, and upgraded at once."""
    twin = works.copy()
    if move[0] == BUILD_MOVE:
        twin.add_building(move[1], move[2])
        if both:
            twin.upgrade_building(move[1], move[2])
    elif move[0] == BUILD_TUNNEL:
        twin.add_tunnel(move[1])
        if both:
            twin.upgrade_tunnel(move[1])
    else:
        twin.add_city(move[1], WHITE_CITY if move[0] == BUILD_WHITE else PURPLE_CITY)
    return twin


def _more(have: Have, goods: int) -> Have:
    return (have[0] + goods, *have[1:])
