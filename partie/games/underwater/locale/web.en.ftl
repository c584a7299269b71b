## Underwater Cities in the browser.


## The first game, decision by decision

guide-game = You settle the sea floor. In each of ten rounds you take three turns: choose a slot and play a card. Build cities, join them to your starting city S by tunnels, and put farms, plants and laboratories beside them. They produce after rounds 4, 7 and 10; at the end cities score.
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

## The screen

web-pane-board = Board
web-round = Round { $round }
web-round-produces = Round { $round }: production follows
web-rounds-of = Rounds; now era { $era }
web-round-of = Round { $round } of { $rounds }
web-turn-of = turn { $turn } of { $turns }
web-era = Era { $era }
web-then-production = Production follows
web-federation-below = Below the Federation track
web-federation-space = Federation track, space { $space }: what it gives when it is entered.
web-federation-beyond = Each step beyond gives the same.
web-federation-order = Federation track: from the top the order of the next round
web-slot-taken = Taken by { $names }.
web-slot-clone = It can be cloned for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}.
web-slot-neutral = Closed by a neutral tile
web-card-used = Used; ready again after production.
web-card-matches = matches
web-card-discards = discard only
web-card-kept = kept
web-hand = Hand
web-hand-empty = No cards
web-laid = Cards laid out
web-action-place = Free place for an action card
web-specials = Special cards
web-special-deck = { $count } in the deck
web-contracts = Government contracts
web-network = Player board { $number }
web-berth = Building sites at { $site }
web-site-free = free
web-built = built
web-built-upgraded = built and upgraded
web-to-my-board = Back to my board
web-production-preview = Production preview
web-production-of = Production of { $name }
web-final-now = Final scoring would give { $points } now.
web-solo-goal = Goal: { $cities } cities ({ $have }) and { $points } points ({ $now })
web-tick-to-keep = Tick the cards to keep: { $kept } of { $count }
web-keep-these = Keep these { $count }
web-take-different = Take { $count } different ones
web-pick-slot-and-card = Pick a slot and a card; both are told here before you choose.
web-outlook-now = Now: { $outlook }
web-pick-place = Choose a lit place on your board.
web-reveals = Something new is seen: no way back after this.
web-balance-farm = farms
web-balance-plant = desalination plants
web-balance-laboratory = laboratories
web-balance-tunnel = tunnels
web-balance-pair = pairs of upgraded buildings
web-balance-city = symbiotic cities
web-balance-network = the network
web-balance-card = card
web-balance-metropolis = metropolis
web-balance-food = food for cities
web-balance-hunger = hungry cities
web-card-under = goes under first
