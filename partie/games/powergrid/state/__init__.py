"""The state of a game of Power Grid: what it consists of is declared in `declared.py`."""

from ..components import STEP3
from ..rules.plants import kit_of
from .made import Grid, Player, load_grid, read_grid, read_player

__all__ = [
    "Grid", "Player", "load_grid", "new_player", "read_grid", "read_player", "rows",
]  # fmt: skip


def new_player(money: int, plants: tuple[int, ...], fuel: list[int], network: tuple[int, ...]) -> Player:
    """A player; distances are filled in by the network chapter."""
    return Player(money, kit_of(plants), fuel, network, len(network), [])


def rows(market: list[int], epoch: int) -> tuple[list[int], list[int]]:
    """The upper and the lower row of the plant market (PG-MKT-12, PG-AUC-12)."""
    if epoch == 3:
        return [card for card in market if card != STEP3], []
    return market[:4], market[4:]
