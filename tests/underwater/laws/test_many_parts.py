"""More production cards than anybody plans for: all that can be done is offered as parts."""

import partie
from partie.euro.amounts import amount_of
from partie.games.underwater.book import CitiesOpening
from partie.games.underwater.cards import ALL_CARDS
from partie.games.underwater.components.terms import PRODUCTION
from partie.games.underwater.moves import ANSWERS
from partie.games.underwater.trees import EFFECTS
from partie.kernel.engine.state import legal, settle


def test_a_production_with_many_cards_offers_each_as_a_part():
    game = partie.new("underwater", 2, 1)
    s = game.state
    s.nations[0].goods = amount_of([20, 20, 20, 20, 20])
    cards = [card.number for card in ALL_CARDS if card.type == PRODUCTION]
    s.agenda = [CitiesOpening(0, 0, tuple(number for card in cards for number in EFFECTS[card].entry()))]
    settle(s)
    offered = [move for move in legal(s, 0) if move in ANSWERS.parts]
    assert len(offered) > 1 and max(offered) > ANSWERS.parts[8]
    vocabulary = game.game.vocabulary
    assert [vocabulary.moves[number] for number in vocabulary.numbers(offered)] == offered
