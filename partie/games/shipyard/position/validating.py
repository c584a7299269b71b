"""Whether the components of a position add up, and what lies on its agenda fits to it."""

from partie.euro import sets
from partie.kernel.engine.step import AnyStep, Lanes
from partie.kernel.errors import PartieError

from ..components import (
    ACTIONS,
    BLUE,
    CANALS,
    CAPTAIN,
    COLUMNS,
    CONTRACTS,
    COUNTS,
    EMPLOYEES,
    GOODS_COPIES,
    ITEMS,
    KIND_OF,
    OFFER,
    PARTS,
    RED,
    ROWS,
    SOLO_FACES,
    SUBSIDY,
    YARD_SPACES,
)
from ..components.canals import JOINS, OUTSIDE, SPACES, connected
from ..components.ships import MOST, is_ship
from ..components.yard import LEGAL, filling_with, ship_at
from ..rules.actions import cannot
from ..rules.course import TURN
from ..state import Harbour, Player, cycle, first_turns, seat_of

AFLOAT = ("fit-out", "choose-speed", "choose-start", "sailing", "steer")
"""Steps in which a ship lies at its berth with a load."""


def wrong(where: str, expected: str, **values: object) -> PartieError:
    """The error of an inconsistent position, to be raised."""
    return PartieError("bad-position", where=where, expected=expected, **values)


def validate(s: Harbour) -> None:
    """Every component is somewhere exactly once, and nobody has what the rules forbid."""
    check_parts(s)
    check_tiles(s)
    check_contracts(s)
    check_row(s)
    for seat, player in enumerate(s.players):
        check_player(s, player, f"players.{seat}")
    check_agenda(s)


def check_parts(s: Harbour) -> None:
    """Each of the 104 parts is in one place, in a stack or column of its kind."""
    parts = [*s.bows, *s.middles, *s.sterns, *s.scrapped, *[part for part in s.offer if part >= 0]]
    for player in s.players:
        parts += [part for part in player.yard if part >= 0]
        for ship in player.fleet:
            parts += ship.parts
    parts += [step.args()[1] for step in s.agenda if step.name == "place-part"]
    if sorted(parts) != list(range(len(PARTS))):
        raise wrong("parts", "each-part-once")
    for column, kind in enumerate(COLUMNS):
        lying = s.offer[ROWS * column : ROWS * (column + 1)]
        if any(part >= 0 and KIND_OF[part] != kind for part in lying):
            raise wrong("offer", "parts-by-kind")
    stacks = ((s.bows, "bow"), (s.sterns, "stern"))
    if any(PARTS[part].stack != name for stack, name in stacks for part in stack):
        raise wrong("stacks", "parts-by-kind")
    backs = [PARTS[part].stack for part in s.middles]
    if backs != sorted(backs, reverse=True) or not {*backs} <= {"middle_1", "middle_2"}:
        raise wrong("middles", "parts-by-kind")


def check_tiles(s: Harbour) -> None:
    """Canals, goods, employees and solo tiles are complete."""
    canals = [*s.canal_stack, *s.canal_offer, *s.canal_discard]
    goods = [
        s.goods_used[kind] + (s.goods_stack + s.goods_offer).count(kind) for kind in range(len(GOODS_COPIES))
    ]
    hired = [0] * len(EMPLOYEES)
    for player in s.players:
        canals += [*player.canals.tiles, *player.used]
        for kind, number in enumerate(player.goods):
            goods[kind] += number
        for i in range(len(EMPLOYEES)):
            hired[i] += sets.has(player.employees, i)
    # A tile that is handed in counts as used at once.
    if sorted(canals) != list(range(len(CANALS))) or len(s.canal_offer) > OFFER:
        raise wrong("canals", "each-canal-once")
    if goods != GOODS_COPIES or len(s.goods_offer) > OFFER:
        raise wrong("goods", "each-goods-tile-once")
    copies = 1 if s.seats < 3 else 2
    if sorted(s.ring) != list(range(len(EMPLOYEES))):
        raise wrong("ring", "each-employee-once")
    if any(s.left[i] < 0 or s.left[i] + hired[i] != copies for i in range(len(EMPLOYEES))):
        raise wrong("employees", "each-employee-once")
    solo = [*s.solo_stack, *s.solo_pile]
    if sorted(solo) != (list(range(len(SOLO_FACES))) if s.seats == 1 else []):
        raise wrong("solo", "each-solo-tile-once")


def check_contracts(s: Harbour) -> None:
    """Nobody has a contract of another, and everybody as many red as blue ones as were dealt."""
    seen: list[int] = []
    for seat, player in enumerate(s.players):
        cards = [*player.contracts, *player.discarded]
        seen += cards
        for colour in (RED, BLUE):
            if len([i for i in cards if i in colour]) != s.dealt:
                raise wrong(f"players.{seat}.contracts", "contracts-dealt", number=s.dealt)
            if not [i for i in player.contracts if i in colour]:
                raise wrong(f"players.{seat}.contracts", "contracts-dealt", number=s.dealt)
    if len(seen) != len(set(seen)) or any(not 0 <= i < len(CONTRACTS) for i in seen):
        raise wrong("contracts", "each-contract-once")


def check_row(s: Harbour) -> None:
    """The tiles in play lie in the row, each cube on a tile of its own."""
    tiles = [tile for tile in range(len(ACTIONS)) if tile != SUBSIDY or s.seats == 4]
    if sorted(s.row) != tiles:
        raise wrong("row", "each-action-once")
    cubes = [tile for player in s.players for tile in (player.current, player.previous) if tile >= 0]
    cubes += [tile for tile in s.rivals if tile >= 0]
    if len(set(cubes)) != len(cubes) or any(tile not in s.row for tile in cubes):
        raise wrong("cubes", "each-action-once")
    if any(s.coins[tile] and tile not in s.row for tile in range(len(ACTIONS))):
        raise wrong("coins", "each-action-once")
    if len(s.rivals) != cycle(s) - s.seats or s.cubes > COUNTS[s.seats].cubes:
        raise wrong("cubes", "cubes-of-the-count")
    if s.stage < 2 and s.turn >= first_turns(s):
        two = COUNTS[s.seats].own_cubes > 1
        for seat, player in enumerate(s.players):
            # Whose turn it is has a cube in hand until a tile is chosen.
            placed = (player.previous >= 0) + (player.current >= 0)
            if placed < (2 if two else 1) and s.agenda and not _choosing(s, seat):
                raise wrong(f"players.{seat}.current", "cubes-of-the-count")
        if any(tile < 0 for tile in s.rivals):
            raise wrong("rivals", "cubes-of-the-count")


def _choosing(s: Harbour, seat: int) -> bool:
    return any(step.name == "choose-action" and step.seat == seat for step in s.agenda)


def check_player(s: Harbour, player: Player, where: str) -> None:
    """The yard is legal, the canals hang together, the figure stands on them."""
    kinds = [KIND_OF[part] if part >= 0 else 0 for part in player.yard]
    if player.filling != filling_with(kinds):
        raise wrong(f"{where}.yard", "legal-yard")
    if len(kinds) != YARD_SPACES or not LEGAL[player.filling]:
        raise wrong(f"{where}.yard", "legal-yard")
    if not all(is_ship(ship.parts) and ship.load[CAPTAIN] for ship in player.fleet):
        raise wrong(f"{where}.fleet", "parts-of-a-ship")
    canals = player.canals
    if canals.cells and len(connected(canals.cells, canals.cells[0])) != len(canals.cells):
        raise wrong(f"{where}.canals", "joined-canals")
    if player.figure and not _stands(player):
        raise wrong(f"{where}.figure", "figure-on-canals")
    if player.used_canals < len(player.used):
        raise wrong(f"{where}.used_canals", "used-canals")
    for i, employee in enumerate(EMPLOYEES):
        if employee.level == 2 and sets.has(player.employees, i) and not sets.has(player.employees, i - 1):
            raise wrong(f"{where}.employees", "trader-levels")


def _stands(player: Player) -> bool:
    if len(player.figure) != 3:
        return False
    cell, space, stern = player.figure
    place = player.canals.place.get(cell, -1)
    if place < 0 or space >= SPACES:
        return False
    if stern < SPACES:
        return stern in JOINS[CANALS[player.canals.tiles[place]].family][space]
    return space < 4 and stern == OUTSIDE + (space + player.canals.turns[place]) % 4


def check_agenda(s: Harbour) -> None:
    """What a step needs is there, and a turn is that of whose turn it is."""
    for step in s.agenda:
        if s.stage == TURN and step.seat >= 0 and step.seat != seat_of(s, s.turn):
            raise wrong("agenda", "step-seat", step=step.name)
        for inner in [part for stack in step.stacks for part in stack] if isinstance(step, Lanes) else [step]:
            check_step(s, inner)
    afloat = [step for step in s.agenda if step.name in AFLOAT]
    if not afloat:
        if s.berth >= 0 or s.load or s.speed or s.moved:
            raise wrong("berth", "ship-at-berth")
        return
    player = s.players[afloat[0].seat]
    if s.berth < 0 or len(s.load) != len(ITEMS) or not ship_at(player.filling, s.berth):
        raise wrong("berth", "ship-at-berth")


def check_step(s: Harbour, step: AnyStep) -> None:
    """A step of a loaded agenda can go on."""
    args = step.args()
    player = s.players[step.seat] if step.seat >= 0 else s.players[0]
    name = step.name
    if name == "lay-canal" and (args[1] >= len(s.canal_offer) or not player.canals.cells):
        raise wrong("agenda", "ship-at-berth")
    if name in ("main-action", "before-main") and cannot(s, step.seat, s.main, MOST) is not None:
        raise wrong("agenda", "chosen-action")
    if name in ("steer", "sailing") and not player.figure and s.agenda[-1].name != "choose-start":
        raise wrong("agenda", "figure-on-canals")
    if name in ("choose-ship",) and not any(ship_at(player.filling, i) for i in range(YARD_SPACES)):
        raise wrong("agenda", "ship-at-berth")
    if name == "choose-goods" and not any(player.goods):
        raise wrong("agenda", "goods-held")
