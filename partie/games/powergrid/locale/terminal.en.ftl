## Terminal: the board of Power Grid, and what a newcomer needs to know.

board-map = map of { $map }
board-round = round { $round }
board-epoch2 = Step 2 begins when somebody has { $cities } cities.
board-goal = The game ends when somebody has { $end }; the most now: { $most }.
board-plants = Plants (number and lowest bid: fuel → cities supplied)
board-plants-current = on offer
board-plants-future = later
board-deck = deck
board-deck-left = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
board-plant = { $number }: { $amount } { $fuel } → { $powers }
board-plant-free = { $number }: no fuel → { $powers }
board-fuel = Fuel market (pieces at each price, the cheapest go first)
board-price = price
board-in-market = left
board-refill = refill
board-players = Players, the leader first
board-name = name
board-money = Elektro
board-own-plants = plants
board-own-fuel = fuel
board-own-cities = cities
board-supplies = supplies
board-income = income
board-cities = Cities [who is there] and what connecting costs you
board-cities-first = Cities [who is there]
board-no-fuel = no fuel
board-lot = Up for auction: { $plant }.
board-brief = You have { $money } Elektro; { $plants }; { $fuel }; cities: { $cities }.
board-bids = Bids for plant { $plant }: { $bids }.
board-near = near: { $cities }
board-run = supplies { $supplied }, earns { $income }, burns { $fuel }

command-limit = in an auction: bid for me up to this amount, then pass
    .usage = limit 24

help-goal = You run a power company. Buy power plants at auction, buy fuel for them, connect cities to your network, and earn money for every city you supply. The game ends when somebody has connected enough cities (the board says how many); then whoever can supply the most cities wins, and money breaks ties.
help-draft-region = Before the game you choose together which parts of the map are in play. Every region must adjoin one already chosen.
help-choose-plant = Auction: put one plant of the upper row up for auction, or pass. Its number is the lowest bid. “20: 3 coal → 5” burns three coal a round and supplies five cities. Everybody may buy one plant a round; you may own three (with two players four).
help-bid = Auction: raise the bid or drop out. The highest bidder pays and gets the plant. Keep money for fuel and for connecting cities. “limit 24” bids for you up to 24.
help-scrap-plant = You own one plant too many, so an older one has to go, with the fuel that no longer fits.
help-keep-fuel = Some coal or oil no longer fits on your plants. Choose how much coal stays; oil fills the rest of the room.
help-buy-fuel = Fuel: buy what your plants burn, in any number of steps, then say done. A plant stores twice what it burns in a round. The cheapest pieces go first, so prices rise as people buy; every round the market is refilled. The last player in order buys first.
help-connect-cities = Connecting: a city costs 10, 15 or 20 for a place in it, plus the links on the way from your network. Build as many as you can pay, then say done. In Step 1 each city has room for one player, in Step 2 for two, in Step 3 for three. The last player in order builds first.
help-produce = Bureaucracy: choose which plants burn fuel. You are paid for every city you supply, and something even for none. Move 1 earns the most with the cheapest fuel.
