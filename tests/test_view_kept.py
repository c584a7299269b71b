"""What is kept of a view is what would be drawn anew: for every seat, at every moment of a game."""

import random
from collections.abc import MutableMapping
from typing import Any

import pytest

import partie
from partie.games.evacuation import view as evacuation
from partie.games.powergrid import view as powergrid
from partie.games.shipyard import view as shipyard
from partie.games.underwater import view as underwater

KEPT: dict[str, tuple[MutableMapping[Any, Any], ...]] = {
    "powergrid": (powergrid._PLAYERS.pieces, powergrid._FUELS, powergrid._CARDS),
    "underwater": (
        underwater._NATIONS.pieces,
        underwater._WORKS.pieces,
        underwater._SLOTS,
        underwater._CARDS,
        underwater._BOARDS,
    ),
    "shipyard": (shipyard._PLAYERS.pieces, shipyard._PARTS, shipyard._CANALS),
    "evacuation": (evacuation._PLAYERS.pieces,),
}
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("powergrid", 2, {"map": "germany"}),
    ("powergrid", 4, {"map": "usa"}),
    ("powergrid", 6, {"map": "germany"}),
    *[("underwater", seats, {}) for seats in (1, 2, 3, 4)],
    *[("shipyard", seats, {}) for seats in (1, 2, 4)],
    ("evacuation", 1, {"mode": "points"}),
    ("evacuation", 2, {"mode": "race", "rival": "on"}),
    ("evacuation", 4, {"mode": "points", "actions": "advanced"}),
]


def test_every_game_is_looked_at() -> None:
    assert set(KEPT) == {game for game, _, _ in GAMES} == set(partie.GAMES)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_view_from_what_was_kept_is_the_view_drawn_anew(
    game: str, seats: int, options: dict[str, str]
) -> None:
    dice = random.Random(seats)
    played = partie.new(game, seats=seats, seed=seats, **options)
    number = 0
    while not played.over:
        decision = played.decisions[0]
        played.play(decision.seat, dice.choice(decision.moves))
        views = [played.view(seat) for seat in range(-1, seats)]
        number += 1
        if number % 5 == 0 or played.over:
            before = [dict(part) for part in KEPT[game]]
            for part in KEPT[game]:
                part.clear()
            assert [played.view(seat) for seat in range(-1, seats)] == views
            for part, kept in zip(KEPT[game], before, strict=True):
                part.update(kept)
