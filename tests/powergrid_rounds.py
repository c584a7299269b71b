"""Going through the phases of Power Grid in tests."""

from typing import Any

from powergrid_positions import grid

from partie.games.powergrid.components import MAPS
from partie.kernel.engine.partie import Partie

SOUTHERN_USA = "north,south,southeast"
"""Three adjoining regions, 21 cities."""


def towns(count: int, regions: str = SOUTHERN_USA, area: str = "usa") -> list[str]:
    """So many cities of these regions, in the order of the map."""
    found = [city.id for city in MAPS[area].cities if MAPS[area].regions[city.region] in regions.split(",")]
    assert count <= len(found)
    return found[:count]


def wait(game: Partie, phase: int) -> Partie:
    """Nobody does more than the default until the phase begins, or the game ends."""
    while not game.over and grid(game).phase != phase:
        decision = game.decisions[0]
        game.push(decision.seat, decision.default)
    return game


def auctioned(game: Partie, seat: int, plant: int) -> None:
    """The seat chooses a plant and gets it for its number; the others pass."""
    game.play(seat, f"open {plant}")
    if game.decisions[0].step.name == "bid":
        game.play(seat, f"bid {plant}")
    while game.decisions[0].step.name == "bid":
        game.play(game.decisions[0].seat, "pass")


def happened(game: Partie, *keys: str) -> list[tuple[Any, ...]]:
    """The events of these kinds, in their order."""
    return [event for event in game.state.events or [] if event[0] in keys]


def upper(game: Partie) -> list[int | str]:
    """The upper row of the plant market as everybody sees it."""
    return [card["number"] for card in game.view(None)["plants"]["current"]]


def lower(game: Partie) -> list[int | str]:
    """The lower row of the plant market as everybody sees it."""
    return [card["number"] for card in game.view(None)["plants"]["future"]]


def lying(game: Partie, fuel: str) -> dict[int, int]:
    """The tokens of a fuel by the price of their space, empty spaces left out."""
    row = game.view(None)["fuel"][fuel]
    return {price: tokens for price, tokens in zip(row["spaces"], row["lying"], strict=True) if tokens}
