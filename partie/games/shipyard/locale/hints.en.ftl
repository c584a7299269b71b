## Hints

hint-action = { $action } is worth about { $points } to you now.
hint-captain = Every ship needs a captain, and you have none.
hint-steam = With a chimney and a stoker your ship sails under steam: 3 spaces faster. You lack: { $item }.
hint-place = The ship in your yard has a place for it: { $item }.
hint-contract = It serves your contract { $contract }: { $item }.
hint-item = A later ship can use it: { $item }.
hint-part = It brings what your ship can use: { $part }.
hint-stern = A stern closes the ship, and a captain is waiting.
hint-completes = It completes a ship that will score about { $points }.
hint-tidy = There the ship grows without gaps.
hint-reach = Your canals now let a ship sail { $reach ->
    [one] one space
   *[other] { $reach } spaces
}; faster ships would fail.
hint-longer = Then a ship can sail { $reach ->
    [one] one space
   *[other] { $reach } spaces
}.
hint-employee = { $employee } will be worth about { $points } in the turns you have left ({ $turns }).
hint-trade = You need this more than the money: { $items }.
hint-sell = The money is worth more to you than what it could be traded for.
hint-goods-buy = Goods become crew, equipment or money on the exchange.
hint-goods-sell = These goods bring the most at the present prices.
hint-discard = { $contract } will probably bring the least, about { $points }.
hint-sail = The ship will score about { $points }.
hint-risk = The ship must fail: there is no captain, or no canal to sail on.
hint-fit = { $item }: the ship then sails { $speed } of at most { $reach } spaces, and the load scores most.
hint-way = This way brings about { $points }.
hint-main = The bonus action can wait until the main action is done.
hint-done = Nothing more is worth its price now.
hint-less = { $less ->
    [0] It is worth hardly less.
    [one] It is worth about one point less.
   *[other] It is worth about { $less } points less.
}
