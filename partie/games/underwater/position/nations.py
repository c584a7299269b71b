"""A nation of a written position: its goods and cards, and what stands on its board."""

from typing import Final

from partie.euro.amounts import MOST, amount_of
from partie.euro.sets import has
from partie.kernel.keeping.reader import Reader

from ..cards import BY_NUMBER
from ..components import BERTHS, BERTHS_A_SITE, SITES, TUNNELS
from ..components.boards import BOARDS, SIDES
from ..components.terms import KINDS, RESOURCES
from ..components.terms import TUNNELS as TUNNEL_KIND
from ..moves import MOST_CARDS
from ..rules.federation import TOP
from ..state.made import Underwater
from ..state.player_board import PURPLE_CITY, WHITE_CITY, PlayerBoard, empty_board
from ..trees import ASSISTANTS
from .validating import renew

NATION_FIELDS: Final = (
    "resources", "points", "hand", "shown", "laid", "assistant", "used", "under", "federation", "board", "cities",
    "tunnels", "buildings", "tiles", "extra", "contracts",
)  # fmt: skip


def read_nation(s: Underwater, seat: int, reader: Reader) -> None:
    reader.only(*NATION_FIELDS)
    nation = s.nations[seat]
    if reader.has("resources"):
        part = reader.child("resources")
        part.only(*RESOURCES)
        nation.goods = amount_of([part.number(name, 0, MOST) if part.has(name) else 0 for name in RESOURCES])
    if reader.has("points"):
        nation.points = reader.number("points", 0, 10_000)
    if reader.has("hand"):
        nation.hand = sorted(read_cards(reader, "hand"))
    nation.shown = tuple(sorted(read_cards(reader, "shown"))) if reader.has("shown") else ()
    laid = read_cards(reader, "laid") if reader.has("laid") else ()
    assistant = not reader.has("assistant") or reader.flag("assistant")
    nation.laid = (*laid, ASSISTANTS[seat]) if assistant else laid
    if reader.has("used"):
        nation.used = tuple(sorted(read_cards(reader, "used")))
    renew(nation, f"nations.{seat}", "bad-position")
    if reader.has("under"):
        nation.under = tuple(sorted(read_cards(reader, "under")))
    if reader.has("federation"):
        nation.climbed = _climbed(reader)
    if reader.has("board"):
        number = reader.number("board", 1, len(BOARDS))
        if number not in SIDES[s.board_kind]:
            raise reader.fail("board", "board-of-side")
        nation.player_board = empty_board(BOARDS[number])
    if reader.has("contracts"):
        nation.contracts = tuple(reader.numbers("contracts", 1, 100))
    nation.player_board = read_player_board(nation.player_board, reader)


def _climbed(reader: Reader) -> int:
    """How far a marker has climbed, from the name of its space."""
    given = reader.data["federation"]
    if given == "below":
        return 0
    if type(given) is not int or not 1 <= given <= TOP:
        raise reader.fail("federation", "federation-space")
    return TOP + 1 - given


def read_player_board(player_board: PlayerBoard, reader: Reader) -> PlayerBoard:
    """A board with what is given put on it."""
    cities = reader.child("cities").data if reader.has("cities") else {}
    for site, kind in cities.items():
        if site not in SITES or kind not in ("white", "purple"):
            raise reader.fail("cities", "cities-by-site")
        player_board = player_board.with_city(
            SITES.index(site), WHITE_CITY if kind == "white" else PURPLE_CITY
        )
    for name in reader.items("tunnels", 16) if reader.has("tunnels") else []:
        plain = str(name).removesuffix("+")
        if plain not in TUNNELS[: player_board.board.tunnels]:
            raise reader.fail("tunnels", "tunnels-by-name")
        player_board = player_board.with_tunnel(TUNNELS.index(plain))
        if plain != name:
            player_board = player_board.with_upgrade(TUNNEL_KIND, TUNNELS.index(plain))
    buildings = reader.child("buildings").data if reader.has("buildings") else {}
    for berth, kinds in buildings.items():
        player_board = _put_buildings(player_board, reader, str(berth), kinds)
    return player_board


def _put_buildings(player_board: PlayerBoard, reader: Reader, name: str, kinds: object) -> PlayerBoard:
    if name not in BERTHS or not isinstance(kinds, list):
        raise reader.fail("buildings", "buildings-by-berth")
    berth = BERTHS.index(name)
    site = berth // BERTHS_A_SITE
    if not has(player_board.board.berths_at[site] | player_board.board.expansions_at[site], berth):
        raise reader.fail("buildings", "berths-of-board")
    for kind in kinds:
        plain = str(kind).removesuffix("+")
        if plain not in KINDS[:3] or has(player_board.filled, berth):
            raise reader.fail("buildings", "buildings-that-fit")
        number = KINDS.index(plain)
        player_board = player_board.with_building(number, berth)
        if plain != kind:
            player_board = player_board.with_upgrade(number, player_board.upgrade_of(number, berth))
    return player_board


def read_cards(reader: Reader, name: str) -> tuple[int, ...]:
    found = tuple(reader.numbers(name, 1, MOST_CARDS))
    if len(set(found)) != len(found):
        raise reader.fail(name, "each-once")
    if any(card not in BY_NUMBER for card in found):
        raise reader.fail(name, "known-cards")
    return found
