"""Loading a save, with every wrong thing named; and whether the components of a position add up."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from partie.euro.order import is_order
from partie.euro.sets import has, members
from partie.kernel.engine.game import Game
from partie.kernel.errors import PartieError
from partie.kernel.keeping.reader import Reader

from ..book import TABLE
from ..cards import BLUE, BROWN, BY_NUMBER, CONTRACTS, ERAS, METROPOLISES, SPECIAL_CARDS
from ..components import ACTION_LIMIT, BERTHS_A_SITE, PURPLE_SUPPLY, SITE_COUNT, TUNNEL_SUPPLY, WHITE_SUPPLY
from ..components.boards import SIDES
from ..effects.build_and_upgrade import BuildAndUpgrade, UpgradeBuilt
from ..setup import advanced
from ..state.made import Nation, Underwater, load_underwater
from ..state.player_board import TYPES, PlayerBoard
from ..trees import lay_out

OLDER: tuple[str, ...] = ("tight",)
"""What saves of rules 1.0 have besides: the agenda tells it too."""
ERA_CARDS: int = 1 + max(card.number for era in ERAS for card in era)
"""How many numbers `laps` has in saves of rules 1.0."""


def wrong(where: str, expected: str, **values: object) -> PartieError:
    """The error of an inconsistent position, to be raised."""
    return PartieError("bad-position", where=where, expected=expected, **values)


def load_state(game: Game, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> Underwater:
    """A state from its save."""
    reader = Reader({name: value for name, value in data.items() if name not in OLDER}, "state")
    s = load_underwater(reader, game, seats, int(seats > 2))
    for name, seen in (("order", s.order), ("ranking", s.ranking)):
        if not is_order(seen, seats):
            raise reader.fail(name, "every-seat-once")
    if s.board_kind != int(advanced(seats, options)):
        raise reader.fail("boards", "boards-of-option")
    if len(s.special) != len(s.special_known):
        raise reader.fail("special_known", "beside-each-special")
    if len(s.laps) == ERA_CARDS:
        s.laps += (0,) * (len(TABLE.eras) - ERA_CARDS)
    if s.laps and len(s.laps) != len(TABLE.eras):
        raise reader.fail("laps", "lap-of-each-card")
    for seat, nation in enumerate(s.nations):
        renew(nation, f"state.nations.{seat}", "bad-save")
    if "tight" in data:
        _owe_upgrades(s)
    return s


def _owe_upgrades(s: Underwater) -> None:
    """Under rules 1.0 the upgrade of what was just built was paid with the build; now it is paid when its turn comes
    (UC-TIM-03). What is paid already comes back until then."""
    for step in s.agenda:
        if isinstance(step, UpgradeBuilt) and isinstance(TABLE.nodes[step.nid], BuildAndUpgrade):
            nation = s.nations[step.seat]
            nation.goods = nation.goods + step.price_left(s)


def renew(nation: Nation, where: str, key: str) -> None:
    """Make anew what follows from the laid cards, if these can be."""
    if any(card not in BY_NUMBER for card in nation.laid):
        raise PartieError(key, where=f"{where}.laid", expected="known-cards")
    lay_out(nation, tuple(sorted(nation.laid)))
    if not set(nation.used) <= set(nation.tableau.actions):
        raise PartieError(key, where=f"{where}.used", expected="laid-action-cards")


def validate(s: Underwater) -> None:
    """Every card and tile is somewhere exactly once, supplies add up, tunnels hang together."""
    _validate_cards(s)
    tiles = [tile for nation in s.nations for tile in (*nation.tiles, *nation.extra)] + list(s.blue)
    known = {tile.number for tile in METROPOLISES}
    if len(set(tiles)) != len(tiles) or not set(tiles) <= known:
        raise wrong("tiles", "each-tile-once")
    contracts = [*s.contracts, *[number for nation in s.nations for number in nation.contracts]]
    if len(set(contracts)) != len(contracts) or not set(contracts) <= {item.number for item in CONTRACTS}:
        raise wrong("contracts", "each-once")
    numbers = [nation.player_board.board.number for nation in s.nations]
    if len(set(numbers)) != len(numbers) or not set(numbers) <= set(SIDES[s.board_kind]):
        raise wrong("nations", "different-boards")
    if s.tunnels + sum(nation.player_board.counts().tunnels for nation in s.nations) > TUNNEL_SUPPLY:
        raise wrong("supply.tunnels", "tunnels-in-all", most=TUNNEL_SUPPLY)
    cities = sum(nation.player_board.cities.bit_count() for nation in s.nations)
    purple = sum(nation.player_board.purple.bit_count() for nation in s.nations)
    if s.white + cities - purple > WHITE_SUPPLY or s.purple + purple > PURPLE_SUPPLY[s.seats]:
        raise wrong("supply", "pieces-there-are")
    for seat, nation in enumerate(s.nations):
        _validate_nation(f"nations.{seat}", nation)


def _validate_cards(s: Underwater) -> None:
    cards: Counter[int] = Counter()
    for place in (s.deck, s.discard, s.special, s.row, s.gone, s.buried, (s.card,) if s.card else ()):
        cards.update(place)
    for nation in s.nations:
        cards.update((*nation.hand, *nation.put, *nation.drawn, *nation.laid, *nation.under))
    wanted = {card.number for deck in (*ERAS[: s.era], SPECIAL_CARDS) for card in deck}
    found = {card for card in cards if card not in BY_NUMBER or BY_NUMBER[card].playable}
    if found != wanted or max(cards.values()) > 1:
        odd = sorted((found ^ wanted) | {card for card, number in cards.items() if number > 1})
        raise wrong("cards", "each-card-once", unlike=", ".join(str(card) for card in odd[:10]))


def _validate_nation(where: str, nation: Nation) -> None:
    player_board = nation.player_board
    if nation.tiles[0] not in {tile.number for tile in BROWN}:
        raise wrong(f"{where}.tiles", "brown-tile-first")
    if not set(nation.tiles[1:]) <= {tile.number for tile in BLUE}:
        raise wrong(f"{where}.tiles", "blue-tiles-after")
    for tunnel in members(player_board.tunnels):
        if not any(has(player_board.net, end) for end in player_board.board.ends[tunnel] if end < SITE_COUNT):
            raise wrong(f"{where}.tunnels", "tunnels-hang-together")
    if any(upgraded > built for upgraded, built in zip(player_board.upgraded, player_board.built)):
        raise wrong(f"{where}.buildings", "upgraded-at-most-built")
    if not all(_adds_up(player_board, site) for site in range(SITE_COUNT)) or not _stands_there(player_board):
        raise wrong(f"{where}.buildings", "buildings-that-fit")
    if len(nation.tableau.actions) > ACTION_LIMIT:
        raise wrong(f"{where}.laid", "action-cards-at-most", most=ACTION_LIMIT)


def _adds_up(player_board: PlayerBoard, site: int) -> bool:
    """Whether as many buildings stand at a city site as there are on its plain sites and its full berths."""
    board, first = player_board.board, site * BERTHS_A_SITE
    plain, most = player_board.plain[site], board.plain_sites[site]
    others = {berth for berth in range(first + 1, first + BERTHS_A_SITE) if has(player_board.filled, berth)}
    return (
        plain <= most
        and has(player_board.filled, first) == (0 < plain == most)
        and others <= {*members(board.berths_at[site] | board.expansions_at[site])}
        and sum(player_board.built[3 * site : 3 * site + 3]) == plain + len(others)
    )


def _stands_there(player_board: PlayerBoard) -> bool:
    """Whether what stands on multiplying berths is among the buildings of their sites, and nothing on empty ones."""
    upgraded = player_board.upgraded.copy()
    others = [built - up for built, up in zip(player_board.built, upgraded)]
    for berth, stands in zip(player_board.board.multiplied, player_board.stands):
        if has(player_board.filled, berth) != (stands > 0):
            return False
        if stands:
            alike = upgraded if stands > len(TYPES) else others
            alike[3 * (berth // BERTHS_A_SITE) + (stands - 1) % len(TYPES)] -= 1
    return min(*others, *upgraded) >= 0
