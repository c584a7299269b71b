"""The content that games of Evacuation are played with now; what it replaced is kept for games begun before."""

from partie.games.evacuation.cards.actions import ACTION_CARDS, ACTION_DECKS
from partie.games.evacuation.components import EDITION, STADIUM_DECKS, STADIUMS
from partie.games.evacuation.components.new_world import AREAS, MAPS, RIMS

CARDS = [ACTION_CARDS[card] for card in ACTION_DECKS[EDITION]]
STADIUM_DECK = [STADIUMS[card] for card in STADIUM_DECKS[EDITION]]
MAP = [AREAS[area] for area in MAPS[EDITION]]
RIM = RIMS[EDITION]
