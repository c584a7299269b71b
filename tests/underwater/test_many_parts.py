"""More production cards than anybody plans for: all that can be done is offered as parts."""

import partie
from partie.games.underwater.cards import ALL_CARDS
from partie.games.underwater.goods import pack
from partie.games.underwater.moves import PARTS
from partie.games.underwater.parts import Parts
from partie.games.underwater.terms import PRODUCTION
from partie.games.underwater.tree import EFFECTS
from partie.kernel.state import legal, settle


def test_a_production_with_many_cards_offers_each_as_a_part():
    game = partie.new("underwater", 2, 1)
    s = game.state
    s.nations[0].goods = pack([20, 20, 20, 20, 20])
    cards = [card.number for card in ALL_CARDS if card.type == PRODUCTION]
    s.agenda = [Parts(0, 0, tuple(number for card in cards for number in EFFECTS[card].entry))]
    settle(s)
    offered = [move for move in legal(s, 0) if move in PARTS]
    assert len(offered) > 1 and max(offered) > PARTS[8]
    vocabulary = game.game.vocabulary
    assert [vocabulary.moves[number] for number in vocabulary.numbers(offered)] == offered
