## Underwater Cities in the browser, on the plain board.

web-time = Era { $era } · round { $round } of 10 · { $phase }

## The first game, decision by decision

guide-goal = You settle the sea floor. In each of ten rounds you take three turns: choose a slot and play a card. Build cities, join them to your starting city S by tunnels, and put farms, plants and laboratories beside them. They produce after rounds 4, 7 and 10; at the end cities score.
guide-choose-slot = Pick a free slot, then a card. The slot you always use; the card only if its colour is the slot’s, so matching colours do twice as much.
guide-order = Card and slot match, so you use both: choose which comes first.
guide-effect = An effect is done part by part, in the order you like. Buildings stand at your cities or one step away, tunnels continue your network from S. Done leaves out the rest.
guide-pay = Biomatter may stand in for kelp and steelplast when you build.
guide-price = Pay one of the prices that the effect names.
guide-trim-hand = You may keep only so many cards. Keep colours you want to play: you need yellow, red and green.
guide-lay-over = You may have four action cards laid out; a fifth takes the place of another.
guide-use-old = The action card that goes may be used a last time.
guide-once = Some cards can be used once in each of your turns, even at its end.
guide-pick-special = One of these special cards is yours; the others go under the deck.
guide-pick-drawn = Keep one of the drawn cards; the others are discarded.

## Fields of the board

field-resources = resources
field-points = points
field-hand = hand
field-drawn = drawn
field-limit = hand limit
field-laid = laid cards
field-under = under the deck
field-federation = space on the Federation track
field-cities = cities
field-connected = connected
field-tunnels = tunnels (✓ upgraded)
field-buildings = buildings
field-tiles = metropolises
field-contracts = government contracts
field-costs = building costs
field-hungry = kelp to feed the cities
field-yield = production would give
field-final = final scoring would give
field-board = player board
field-board-tunnels = tunnel sites
field-sites = building sites
field-icons = icons
field-gives = gives
field-icons-costs = costs more
field-times = produces times
field-with = together with
field-shared = credits in production
field-metropolis = points in production with its metropolis
field-farm = farm
field-plant = desalination plant
field-laboratory = laboratory
field-tunnel = tunnel
field-white = nonsymbiotic city
field-purple = symbiotic city
field-supply-tunnels = tunnels
field-kelp = { resource-kelp }
field-steelplast = { resource-steelplast }
field-science = { resource-science }
field-credit = { resource-credit }
field-biomatter = { resource-biomatter }
field-card = card
field-advance = Federation steps
field-slot = slot
field-slots = slots
field-neutral = neutral tile
field-clone = cloning tile
field-played = being played
field-deck = cards in the deck
field-discard = discard pile
field-row = special cards in the row
field-special = special deck
field-blue = blue metropolises left
field-supply = left in the supply
field-ranking = Federation, from the top
field-used = used
clone-board = free
clone-taken = taken
value-white = nonsymbiotic
value-purple = symbiotic
value-farm = farm
value-farm-more = farm (upgraded)
value-plant = plant
value-plant-more = plant (upgraded)
value-laboratory = laboratory
value-laboratory-more = laboratory (upgraded)
back-special = special card
