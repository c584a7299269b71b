"""What a move is good for, in words: most advice has a reason, and its numbers are those of the engine."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from complete_languages import LANGUAGES
from shipyard_positions import acting, hull, player, position, sailing, turn

import partie
from partie.bots import make
from partie.games.shipyard import moves as m
from partie.games.shipyard.components import ITEMS
from partie.games.shipyard.rules.contracts import count
from partie.games.shipyard.rules.voyage import reach_of
from partie.games.shipyard.scoring import fleet_of
from partie.games.shipyard.state import Harbour
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.text import Words
from partie.text.arguments import Arguments

GAME = partie.GAMES["shipyard"]
CANAL = [{"tile": 15, "at": "0:0"}]
FORBIDDEN = re.compile(
    r"worth (?:about|as much|more|less)|is worth|promis|points less|hodnot|slibuj|\bварт\w{1,2}\b|обіця"
    r"|[{}$]|  |\.\.| -\d"
)


def choices(seats: int, seed: int, every: int) -> Iterator[tuple[Partie, int, Move]]:
    """Every so many real choices of a game between bots: (game, seat, move)."""
    game = partie.new("shipyard", seats=seats, seed=seed)
    bot = make("greedy", GAME, seed)
    number = 0
    while not game.over:
        seat = game.decisions[0].seat
        move = bot.choose(game, seat)
        if len(game.legal(seat)) > 1:
            number += 1
            if number % every == 0:
                yield game, seat, move
        game.push(seat, move)


def plans(game: Partie, seat: int, move: Move) -> dict[str, dict[str, Any]]:
    heuristic = GAME.heuristic()
    assert heuristic is not None
    return dict(heuristic.plans(game.mask(seat), seat, move))


@pytest.mark.parametrize(("seats", "every"), [(2, 9), (4, 24)])
def test_nearly_every_advice_has_a_reason_in_every_language(seats: int, every: int) -> None:
    """At least four choices in five (measured: 98 in 100), and nobody is told a bare total."""
    languages = [Words(language, "shipyard", strict=True) for language in LANGUAGES]
    asked = told = 0
    for game, seat, _ in choices(seats, 3, every):
        hint = make("coach@60", GAME, 3).hint(game, seat)
        asked += 1
        told += bool(hint.reasons)
        for words in languages:
            arguments = Arguments(words, game, seat, [])
            for key, given in (*hint.reasons, *(note for _, note in hint.alternatives)):
                text = words.say(key, **arguments.named(given))
                assert key.startswith("plan-") and text.endswith(".") and not FORBIDDEN.search(text), text
    assert asked >= 15 and told >= 0.8 * asked


def test_numbers_are_those_of_the_engine() -> None:
    """Prices, income, reach and voyages are what is seen once the move has been made."""
    checked: dict[str, int] = {}
    for game, seat, move in choices(2, 5, 1):
        notes = plans(game, seat, move)
        after = game.copy()
        since = len(after.events_for(seat))
        after.push(seat, move)
        events = after.events_for(seat)[since:]
        mine, then = player(game, seat), player(after, seat)
        for key, given in notes.items():
            checked[key] = checked.get(key, 0) + 1
            if key == "plan-income":
                assert ("income", seat, given["amount"]) in events
                earned = given["amount"] + given["coins"]
                assert given["have"] == mine.guilders + earned
            elif move[0] in (m.MAKE, m.RECRUIT) and "price" in given:
                assert ("item-gained", seat, move[1], given["price"]) in events
            elif key == "plan-hire" and move[0] == m.HIRE:
                assert ("hired", seat, move[1], given["price"]) in events
            elif key == "plan-part" and move[0] == m.TAKE:
                assert ("part-bought", seat, given["part"], given["price"]) in events
            elif key == "plan-lay":
                assert (given["now"], given["then"]) == (reach_of(mine), reach_of(then))
            elif key == "plan-arrives":
                parts = [given[name] for name in ("crew", "equipment", "pace", "officials", "ribbon")]
                assert ("ship-scored", seat, *parts) in events and sum(parts) == given["points"]
            elif key in ("plan-sold", "plan-trade") and given["sold"]:
                assert ("goods-sold", seat, given["good"], given["sold"], given["paid"]) in events
            elif key == "plan-discard":
                assert isinstance(game.state, Harbour)
                assert given["count"] == count(move[1], fleet_of(game.state, mine))
    assert {"plan-income", "plan-part", "plan-lay", "plan-arrives", "plan-discard"} <= set(checked)


def test_a_captain_comes_first() -> None:
    game = position(
        3,
        {
            "start": 0,
            "acting": 0,
            "recruiting": "businessman",
            "players": [{"yard": "BMM......", "items": {"sail": 2}, "guilders": 3, "goods": []}, {}, {}],
        },
    )
    assert "plan-captain" in plans(game, 0, game.read(0, "action recruit_crew"))


def test_a_ship_that_would_be_lost_is_told() -> None:
    """Without a captain the stern completes nothing but a loss; with one, too, as long as there is no canal."""
    without: dict[str, int] = {}
    for items, key in ((without, "plan-lost-captain"), ({"captain": 1}, "plan-lost-canal")):
        game = acting("build_ships", {"yard": "BM.......", "guilders": 3, "items": items})
        assert key in plans(game, 0, game.read(0, "take d1"))


def test_an_action_before_the_bonus_action_is_told_by_what_it_is_for() -> None:
    """Most main actions cost guilders themselves, so nothing is said of earning: first the use, then the money."""
    game = turn({"guilders": 8, "current": "exchange"})
    game.push(0, game.read(0, "action recruit_crew"))
    notes = plans(game, 0, game.read(0, "main"))
    assert next(iter(notes)) == "plan-captain"
    assert notes["plan-main"]["have"] == player(game).guilders


def test_a_ship_that_can_sail_is_not_called_lost() -> None:
    parts = hull("mast", ("mast", "crane"), stern=("cabin", "mast"))
    game = sailing(parts, items={"captain": 1}, canals=CANAL)
    told = plans(game, 0, game.read(0, "risk 1"))
    assert set(told) == {"plan-risk"} and told["plan-risk"]["reach"] == reach_of(player(game))
    lost = sailing(parts, canals=CANAL)
    assert set(plans(lost, 0, lost.read(0, "risk 1"))) == {"plan-lost-captain"}


def test_what_stays_ashore_is_told() -> None:
    """Each ship needs a captain: the hint says how many are left for others."""
    parts = hull("mast", ("mast", "cabin"), stern=("cabin", "mast"))
    game = sailing(parts, items={"captain": 3}, canals=CANAL)
    game.push(0, game.read(0, "sail 1"))
    told = plans(game, 0, game.read(0, "fit captain 1"))
    assert told["plan-ashore"] == {"item": ITEMS.index("captain"), "number": 2}


def test_a_canal_that_lengthens_no_way_says_so() -> None:
    """The numbers before and after are compared only where they differ."""
    found = {
        key: given
        for game, seat, _ in choices(2, 5, 1)
        for move in game.legal(seat)
        if move[0] == m.LAY
        for key, given in plans(game, seat, move).items()
    }
    assert found["plan-lay"]["then"] > found["plan-lay"]["now"]
    assert found["plan-lay-same"]["then"] == found["plan-lay-same"]["now"]
