## Terminal: the board of Underwater Cities, and what a newcomer needs to know.

board-time = era { $era }, round { $round } of { $rounds }
board-turn = turn { $turn } of 3
board-supply = Production after round { $production }. Left: tunnels { $tunnels }, nonsymbiotic cities { $white }, symbiotic cities { $purple }, cards in the deck { $deck }.
board-slots = Slots and who is there (A0 is always free)
board-slot-matching = { $slot }: { $effect } Matching: { $cards }
board-slot-alone = { $slot }: { $effect } No card matches
board-clone-free = – the cloning tile is free: an occupied slot again, for 1 credit
board-clone-taken = – the cloning tile is taken
board-federation = Federation track
board-below = below:
board-order = Order of play: { $order }
board-hand = Your hand (you may keep { $limit })
board-laid = Your laid cards
board-used = used: { $text }
board-special = Special cards: the row, and the face-up card of the deck ({ $deck } left)
board-contracts = Government contracts
board-stock = What you have
board-yield = Production would give { $made }; feeding takes { $hungry } kelp. With final scoring now: { $final ->
    [one] { $final } point
   *[other] { $final } points
}.
board-costs = Building costs:
board-cities-own = Your cities (■ built, ▲ upgraded)
board-connected = connected
board-apart = not connected
board-no-city = no city
board-city-possible = a city may be built
board-city-icon = city: { $icon }
board-free = free: { $sites }
board-tunnels = Tunnels:
board-nation = cities { $cities } ({ $connected } connected), tunnels { $tunnels }, hand { $hand }
board-nations = Other nations
board-discarded = Discarded: { $cards }.
board-drew = { $name } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
board-icon-costs = costs { $amount } more
board-icon-gives = gives { $amount }
board-icon-advance = a Federation step
board-icon-times = produces ×{ $times }
board-icon-shared = with { $tunnel }: { $amount } credits in production
board-icon-metropolis = { $amount } points in production with its metropolis

help-goal = You settle the sea floor. In each of ten rounds you take three turns: choose a slot and play a card. The slot you always use; the card only if its colour matches the slot’s. Build cities, connect them by tunnels with your starting city S, and put farms, desalination plants and laboratories beside them. After rounds 4, 7 and 10 everything connected produces, and every connected city eats a kelp. Cities score at the end, the more for different buildings beside them; the most points win.
help-choose-slot = Your turn: “slot Y2 card 37” puts your tile on slot Y2 and plays card 37. An occupied slot is closed for the round; A0 is always there. A matching card (a yellow card on a yellow slot) is used too: at once, or laid out for later. Otherwise it is discarded. At least a part of the slot’s effect must be done.
help-order = Card and slot match, so you use both, one after the other, or the slot alone. Special cards cost credits when they are used.
help-effect = An effect is carried out part by part, in the order you like. “build farm B” puts a farm at city site B; names with a digit (B1) are sites with a bonus, those with x are expansion sites. Buildings stand at your cities or one step away; tunnels continue your network from S. “done” leaves out the rest.
help-pay = Biomatter may be paid instead of kelp and steelplast when you build. Every line shows the whole price.
help-price = The effect names more than one price; pay one of them.
help-trim-hand = Your hand has a limit of three cards at the start of your turn. “discard 4 17” gives up these cards; “later” keeps you free to choose until your next turn. Keep cards whose colours you want to play, in yellow, red and green.
help-lay-over = You may have four laid action cards. A fifth one takes the place of another, or is given up with “not”.
help-use-old = The action card that goes may be used a last time, if it is still ready.
help-once = Cards with “once per turn” can be used once in each of your turns, even at its end.
help-pick-special = One of the three special cards is yours; the others go under the deck in the order you say.
help-pick-drawn = Keep one of the drawn cards; the others are discarded.
