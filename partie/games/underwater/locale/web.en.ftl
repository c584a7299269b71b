## Underwater Cities in the browser.


## The first game, decision by decision

guide-game = You settle the sea floor. In each of ten rounds you take three turns: choose a slot and play a card. Build cities, join them to your starting city S by tunnels, and put farms, plants and laboratories beside them. They produce after rounds 4, 7 and 10; at the end cities score.
guide-choose-slot = Pick a free slot, then a card. The slot you always use; the card only if its colour is the slot’s, so matching colours do twice as much.
guide-order = Card and slot match, so you use both: choose which comes first.
guide-effect = An effect is done part by part, in the order you like. Buildings stand at your cities or one step away; one that is a step away is not connected yet and makes nothing until a city stands there and a tunnel reaches it. Tunnels continue your network from S. Done leaves out the rest.
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
web-federation-space = Federation track, space { $space }
web-federation-beyond = Each step beyond it gives 1 point.
web-federation-order = Federation track: from the top the order of the next round
web-slot-taken = Taken by { $names } until the end of the round.
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
web-card-waits = chosen
web-rounds-word = Round
web-rounds-produce = Production comes after rounds 4, 7 and 10.
web-turns-to-production = { $turns ->
    [one] { $turns } turn of yours
   *[other] { $turns } turns of yours
} until the next production.
web-federation-word = Federation
web-federation-gives = Entering it gives { $gift }.
web-federation-starts = The highest marker starts the next round; then all go back below.
web-slot-always = Always free, also twice; the card you play here does nothing.
web-slot-takes-yellow = A yellow card works here too.
web-slot-takes-red = A red card works here too.
web-slot-takes-green = A green card works here too.
web-clone-about = Pay 1 credit to use a slot that somebody else has taken.
web-card-works-yellow = Works only on a yellow slot; elsewhere it is discarded.
web-card-works-red = Works only on a red slot; elsewhere it is discarded.
web-card-works-green = Works only on a green slot; elsewhere it is discarded.
web-type-instant = Once, now.
web-type-permanent = From now on, every time.
web-type-action = Laid out; used once an era, by the sign of an action card.
web-type-production = { $left ->
    [one] At the last production.
   *[other] At each of the { $left } productions to come.
}
web-type-end = Counts at the end of the game.
web-when-joined = when joined
web-at-the-end = at the end
web-tile-blue = Join it by its one tunnel. It is no city: it needs no food.
web-tile-brown = Join it by both its tunnels. It is no city: it needs no food.
web-tile-joined = Joined.
web-action-places = Actions: { $used } of { $places } places
web-place-free = free
web-laid-permanent = Lasting
web-laid-production = At production
web-laid-end = At the end
web-in-the-deck = in the deck
web-special-deck-about = When a special card may be taken: one of the row, the open one on the deck, or the best of the next three.
web-special-open = Open on top: { $card }
web-production-about = What you would get now, line by line; each connected city eats 1 kelp, { $cities } in all.
web-resource-kelp = Builds farms and cities, and feeds each connected city at production.
web-resource-steelplast = Builds laboratories, tunnels and cities.
web-resource-science = Upgrades buildings and tunnels.
web-resource-credit = Pays for plants, tunnels, cities and special cards.
web-resource-biomatter = Replaces kelp or steelplast when building; feeds a city without kelp; counts as 2 credits at the end.
web-site-city = A city here: { $white }, or a symbiotic one for { $purple }. It must be one tunnel site from a city of yours; the tunnel need not stand.
web-city-white = Makes nothing itself; carries buildings, and scores by their kinds: 2, 3, 4 or 6 points.
web-city-purple = Makes 2 points in production; carries buildings, and scores by their kinds: 2, 3, 4 or 6 points.
web-city-alone = No chain of tunnels joins it to the first city: it makes, scores and eats nothing.
web-site-expansion = Only for a card that says so.
web-makes-farm = A farm makes 1 kelp in production; upgraded also 1 point; two upgraded at this city also 1 kelp and 1 point.
web-makes-plant = A desalination plant makes 1 credit in production; upgraded also 1 biomatter; two upgraded at this city also 1 credit.
web-makes-laboratory = A laboratory makes 1 science in production; upgraded also 1 steelplast; two upgraded at this city also 1 steelplast.
web-tunnel-touches = Touches a connected city: 1 credit in production; upgraded also 1 point.
web-tunnel-joins = Touches no connected city: makes nothing, but joins.
web-site-gift = Building here gives { $gift }, at once and once.
web-site-surcharge = Costs { $surcharge } more, also when building is free.
web-order-differs = What comes first may pay for what comes second:
web-stock-left = Left: { $left }.
