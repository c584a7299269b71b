"""Positions of Underwater Cities for tests.

`turn(...)` is a position in which seat 0 is about to choose a slot; fields of the first nation are given by name, the
table by `table=`. `production(...)` and `end_of_round(...)` begin there. Board 1 is the worked example X1 of the brief:

    F G D        S: A(t1) C(t2)          A: S(t1) B(t3) E(t5)    B: A(t3) H(t11) O(t13)   C: S(t2) D(t4) E(t6)
    H E C        D: C(t4) G(t10) N(t12)  E: A(t5) C(t6) F(t7)    F: E(t7) G(t8) H(t9)     G: F(t8) D(t10) M(t14)
    B A S        H: F(t9) B(t11) M(t15); icons: data/boards.toml (t1 t2 t6 t8 t9 t12-t15 have none, nor do S and A B C)
"""

from typing import Any

import partie
from partie.games.underwater.components.terms import RESOURCES
from partie.games.underwater.state import Nation, Underwater
from partie.kernel.engine.partie import Partie

NOTHING: dict[str, int] = {}
BROWN, KELP_HAVEN = 4, 6
"""Tiles: two points per special card; a kelp at once and two points in production."""
PLAIN_TILES = [BROWN, KELP_HAVEN, 12]


def position(seats: int, given: dict[str, Any], seed: int = 1, **options: str) -> Partie:
    """A partial position (games/underwater/position)."""
    return partie.new("underwater", seats, seed, position=given, **options)


def turn(
    seats: int = 2,
    table: dict[str, Any] | None = None,
    others: list[dict[str, Any]] | None = None,
    boards: str = "basic",
    contracts: str = "off",
    seed: int = 1,
    **mine: Any,
) -> Partie:
    """Seat 0 is about to choose a slot, in round 2 unless `table` says another; its nation is `mine`.

    What is not given: board 1 (5 on the advanced side), nothing but the start city, no resources, nobody on the
    Federation track, three cards dealt.
    """
    nation = {
        "board": 5 if boards == "advanced" or seats == 1 else 1,
        "resources": NOTHING,
        "tiles": PLAIN_TILES,
        **mine,
    }
    given = {"round": 2, "order": list(range(seats)), **(table or {}), "nations": [nation, *(others or [])]}
    options = {"boards": boards} if seats > 1 else {}
    return position(seats, given, seed, **options, contracts=contracts)


def production(seats: int = 2, **given: Any) -> Partie:
    """The production phase of era I (or of the round in `table`), done as far as nobody is asked."""
    table = {"round": 4, **given.pop("table", {}), "phase": "production"}
    return turn(seats, table, **given)


def end_of_round(seats: int = 2, **given: Any) -> Partie:
    """All have had their three turns; the end of the round runs."""
    return turn(seats, {**given.pop("table", {}), "phase": "end-of-round"}, **given)


def table(game: Partie) -> Underwater:
    """The true state."""
    assert isinstance(game.state, Underwater)
    return game.state


def nation(game: Partie, seat: int = 0) -> Nation:
    return table(game).nations[seat]


def have(game: Partie, seat: int = 0) -> dict[str, int]:
    """Resources that are not nothing, by name."""
    return {name: part for name, part in zip(RESOURCES, nation(game, seat).goods, strict=True) if part}


def described(game: Partie, seat: int = 0) -> dict[str, Any]:
    """A nation in the words of a position: cities, tunnels, buildings and so on."""
    found: dict[str, Any] = game.game.describe(game.state)["nations"][seat]
    return found


def play(game: Partie, *moves: str, seat: int = 0) -> None:
    """Play moves of one seat, in notation. Where several parts of an effect are open, the first part that allows the
    move is chosen by itself: `play(game, "slot R2 card 14", "build white A", "build tunnel t1")`. Where it makes no
    difference whether card or slot comes first, nobody is asked, and `card first` is passed over."""
    for move in moves:
        if move == "card first" and not any(decision.step.name == "order" for decision in game.decisions):
            continue
        if game.why_not(seat, move) is not None:
            choose_part(game, seat, move)
        game.play(seat, move)


def choose_part(game: Partie, seat: int, move: str) -> None:
    """Say `part n` for the first part that has the move, if there is one."""
    for part in game.legal(seat):
        if not game.notation(seat, part).startswith("part "):
            continue
        trial = game.copy()
        trial.push(seat, part)
        if any(decision.seat == seat for decision in trial.decisions) and trial.why_not(seat, move) is None:
            game.push(seat, part)
            return
