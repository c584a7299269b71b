"""The games, by name."""

from partie.games.evacuation import EVACUATION
from partie.games.powergrid import POWERGRID
from partie.games.shipyard import SHIPYARD
from partie.games.underwater import UNDERWATER
from partie.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (POWERGRID, UNDERWATER, SHIPYARD, EVACUATION)}
