"""What the kernel gives a game without secrets: masks, guesses and descriptions that hide nothing but chance."""

from toy import TOY
from toy_games import new_toy

from partie.kernel.engine.chance import Dice
from partie.kernel.engine.game import Game


def test_everybody_knows_everything_but_the_chance_to_come():
    s = new_toy(2).state
    known = Game.mask(TOY, s, -1)
    assert known is not s and known.rng == 0 and known.save() == {**s.save(), "rng": "0"}
    assert Game.mask(TOY, known, 1).key() == known.key()


def test_a_guess_fits_the_mask_and_differs_in_chance_alone():
    known = Game.mask(TOY, new_toy(2).state, 0)
    one, other = Game.guess(TOY, known, Dice(1)), Game.guess(TOY, known, Dice(2))
    assert one.rng and one.rng != other.rng
    assert Game.mask(TOY, one, 0).key() == Game.mask(TOY, other, 0).key() == known.key()


def test_a_description_is_what_lies_on_the_table():
    s = new_toy(2).state
    told = Game.describe(TOY, s)
    assert set(s.save()) - set(told) == {"rng", "revealed", "agenda"}
    assert all(told[name] == s.save()[name] for name in told)
