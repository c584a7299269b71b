"""Feeding a game recorded elsewhere: deck and regions given, then moves, the position compared after each phase."""

import pytest

import partie

GAME = """\
partie record 1
game powergrid
rules 1.0
seats 2
option map germany
seed 0
start {"regions":["north","northeast","east"],"deck":[13,25,36,11,"step3"],"order":[1,0]}

1 1 open 4
2 1 bid 4
# Seat 0 lets it go.
3 0 pass
expect {"market":[3,5,6,7,8,9,10,13],"players":[{"money":50},{"money":46,"plants":[4]}]}
4 0 open 5
# The last buyer pays the number of the plant, and the order is set anew by the plants.
expect {"phase":"resources","order":[0,1],"players":[{"plants":[5],"money":45},{"plants":[4]}]}
5 1 buy coal 2
6 1 done
7 0 buy coal 2
8 0 done
expect {"phase":"connect","fuel":{"coal":20,"oil":18},"players":[{"money":42},{"money":44}]}
9 1 build hamburg
10 1 done
11 0 build berlin
12 0 done
expect {"phase":"bureaucracy","players":[{"cities":["berlin"],"money":32},{"cities":["hamburg"],"money":34}]}
13 0 run 5 coal=2
14 1 run 4
expect {"round":2,"phase":"auction","fuel":{"coal":23,"oil":20,"garbage":7,"uranium":3},"buried":[25]}
expect {"players":[{"money":54,"fuel":{"coal":0}},{"money":56,"fuel":{"coal":0}}],"order":[0,1]}
"""


def test_a_game_recorded_elsewhere_is_followed_move_by_move():
    game = partie.replay(GAME)
    assert len(game.moves) == 14
    # Written again, the record has what chance brought.
    lines = game.record().splitlines()
    assert "3 0 pass = 13" in lines and "4 0 open 5 = 25" in lines and "14 1 run 4 = 36" in lines
    assert partie.replay(game.record()).save() == game.save()


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('"fuel":{"coal":20', '"fuel":{"coal":21', "fuel.coal"),
        ('{"cities":["berlin"],"money":32}', '{"cities":["berlin"],"money":33}', "players.0.money"),
        ('"order":[0,1],"players":[{"plants":[5]', '"order":[1,0],"players":[{"plants":[5]', "order.0"),
    ],
)
def test_the_first_difference_is_named(old, new, where):
    assert old in GAME
    with pytest.raises(partie.PartieError) as caught:
        partie.replay(GAME.replace(old, new))
    error = caught.value
    assert (error.key, error.detail["where"]) == ("record-expect", where)
    line = next(n for n, text in enumerate(GAME.replace(old, new).splitlines(), 1) if new in text)
    assert error.detail["line"] == line


def test_another_deck_is_noticed_at_the_next_comparison():
    with pytest.raises(partie.PartieError) as caught:
        partie.replay(GAME.replace("[13,25,36,11", "[25,13,36,11"))
    assert caught.value.detail["where"].startswith("market")
