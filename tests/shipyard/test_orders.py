"""Standing orders: contracts are put away when their time comes, without waiting for whoever left the order."""

import random

import pytest
from shipyard_positions import harbour, player, start

from partie.games.shipyard.components import CONTRACT_IDS, CONTRACTS, COUNTS
from partie.games.shipyard.rules.course import DiscardContract
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import PartieError


def names(game: Partie, seat: int, colour: str = "") -> list[str]:
    """The contracts of a seat."""
    held = [CONTRACTS[one] for one in player(game, seat).contracts]
    return [one.id for one in held if colour in ("", one.colour)]


def play_on(game: Partie, seed: int = 3) -> list[tuple[int, str]]:
    """Play at random, orders first, until the contracts of a round are put away; gives the discards as they came."""
    dice = random.Random(seed)
    found: list[tuple[int, str]] = []
    while game.decisions:
        ordered = game.ordered()
        if ordered is not None:
            seat, move = ordered
            found.append((seat, game.notation(seat, move)))
            game.play(seat, move)
            continue
        asked = game.decisions[0]
        if isinstance(asked.step, DiscardContract):
            seat = asked.seat
            move = game.legal(seat)[0]
            found.append((seat, f"by hand {game.notation(seat, move)}"))
            game.play(seat, move)
        elif found:
            return found
        else:
            game.play(asked.seat, dice.choice(game.legal(asked.seat)))
    return found


@pytest.mark.rule("SY-CTR-08")
def test_an_order_waits_through_own_turns_and_puts_away_what_it_names() -> None:
    game = start(3, 5)
    wanted = [names(game, 1, "red")[1], names(game, 1, "blue")[0]]
    game.set_order(1, "discard " + " ".join(wanted))
    assert game.game.order_arguments(game.orders[1]) == {"contracts": wanted}
    done = play_on(game)
    mine = [said for seat, said in done if seat == 1]
    assert {said for said in mine if said.startswith("discard")} == {f"discard {one}" for one in wanted}
    assert all(said.startswith("by hand") for seat, said in done if seat != 1)
    assert not set(wanted) & set(names(game, 1)) and game.ordered() is None
    assert sorted(CONTRACT_IDS[one] for one in player(game, 1).discarded)[:2]


def test_what_it_does_not_name_the_player_decides_and_the_rest_of_the_order_stays() -> None:
    game = start(3, 5)
    reds = names(game, 0, "red")
    game.set_order(0, f"discard {reds[1]} {reds[0]}")
    mine = [said for seat, said in play_on(game) if seat == 0]
    number = sum(said == f"discard {reds[1]}" for said in mine)
    assert number == 1 and any(said.startswith("by hand") for said in mine)
    left = [one for one in (reds[1], reds[0]) if one in names(game, 0)]
    assert (0 in game.orders) == bool(left)


@pytest.mark.parametrize(
    "words", ["discard", "discard nobody", "keep {0}", "discard {0} {0}", "discard {1}", "", "limit 24"]
)
def test_an_order_that_names_nothing_one_has_is_refused(words: str) -> None:
    game = start(3, 5)
    words = words.format(names(game, 0)[0], names(game, 1)[0])
    with pytest.raises(PartieError) as caught:
        game.set_order(0, words)
    assert caught.value.key == "bad-discard-order" and not game.orders


def test_there_is_no_order_when_nothing_more_is_put_away() -> None:
    game = start(3, 5)
    dice = random.Random(4)
    last = max(COUNTS[3].discards[harbour(game).dealt])
    while COUNTS[3].cubes - harbour(game).cubes < last or isinstance(game.decisions[0].step, DiscardContract):
        asked = game.decisions[0]
        game.play(asked.seat, dice.choice(game.legal(asked.seat)))
    with pytest.raises(PartieError) as caught:
        game.set_order(0, f"discard {names(game, 0)[0]}")
    assert caught.value.key == "no-discards-left"
