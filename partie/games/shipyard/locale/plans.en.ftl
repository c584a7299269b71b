# What a move is good for: the coach’s reasons.

plan-income = { $action } brings { $amount ->
    [one] 1 guilder
   *[other] { $amount } guilders
} of income{ $coins ->
    [0] {""}
   *[other] {" "}and the guilders on it ({ $coins })
}; you then have { $have ->
    [one] 1 guilder
   *[other] { $have } guilders
}.
plan-bonus = { $action } as the bonus action costs { $price ->
    [one] 1 guilder
   *[other] { $price } guilders
}; { $left } left.
plan-subsidy = The subsidy brings { $amount ->
    [one] 1 guilder
   *[other] { $amount } guilders
}.
plan-main = { $action } first. A bonus action (price: { $price }) can still follow, if enough is left for it; you have { $have ->
    [one] 1 guilder
   *[other] { $have } guilders
} now.
plan-keeps = You keep { $have ->
    [one] 1 guilder
   *[other] { $have } guilders
} for the coming turns.
plan-captain = { $item }, { $price ->
    [-1] by trade
    [0] free of charge
    [one] for 1 guilder
   *[other] for { $price } guilders
}: no ship sails without one, and you have none.
plan-drive = { $item }, { $price ->
    [-1] by trade
    [0] free of charge
    [one] for 1 guilder
   *[other] for { $price } guilders
}: with all you own aboard, the speed is { $then } instead of { $now }; your canals allow { $reach }.
plan-drive-same = { $item }, { $price ->
    [-1] by trade
    [0] free of charge
    [one] for 1 guilder
   *[other] for { $price } guilders
}: with all you own aboard, the speed stays { $now }; your canals allow { $reach }.
plan-aboard = { $item }, { $price ->
    [-1] by trade
    [0] free of charge
    [one] for 1 guilder
   *[other] for { $price } guilders
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} aboard a ship{ $officials ->
    [0] {""}
   *[other] , and 1 at each official passed who asks for it (on your canals: { $officials })
}.
plan-places = The ship in your yard has places for it: { $places }. You own { $owned } ({ $item }).
plan-added = Your employees add: { $items }.
plan-contract-item = Your contract “{ $contract }” counts it aboard; so far it counts { $count }.
plan-contract-part = Your contract “{ $contract }” counts { $number } on this part; so far it counts { $count }.
plan-contract = Your contract “{ $contract }” then counts { $then } instead of { $now }: { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
plan-hire = { $employee }, { $price ->
    [-1] by trade
    [0] free of charge
    [one] for 1 guilder
   *[other] for { $price } guilders
}. { $employee-about } Turns left to you: about { $turns }.
plan-part = { $part }, { $price ->
    [-1] by trade
    [0] free of charge
    [one] for 1 guilder
   *[other] for { $price } guilders
}.
plan-room = Your ship can then carry what waits ashore: { $items }.
plan-at = { $part }: no ship is complete yet; { $number ->
    [one] 1 part
   *[other] { $number } parts
} in your yard then.
plan-completes = On space { $yard } it would complete a ship of { $length } parts. As things stand: crew { $crew }, cannons and cranes { $equipment }, speed { $pace }, officials { $officials }, Blue Ribbon { $ribbon }: together { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plan-lost-captain = A complete ship of { $length } parts would be lost now: there is no captain.
plan-lost-canal = A complete ship would be lost now: its speed is at least { $speed }, the canals allow { $reach }.
plan-risk = So anything may be loaded, and a ship faster than the canals allow ({ $reach }) is lost; as things stand it can sail for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plan-canal = { $canal }, { $price ->
    [-1] by trade
    [0] free of charge
    [one] for 1 guilder
   *[other] for { $price } guilders
}. Your canals now let a ship sail { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
}.
plan-lay = A ship can then sail { $then ->
    [one] 1 space
   *[other] { $then } spaces
} instead of { $now }; with all you own aboard its speed is { $speed }.
plan-lay-same = Ships still sail { $now ->
    [one] 1 space
   *[other] { $now } spaces
} at most; with all you own aboard the speed is { $speed }.
plan-goods = { $goods }, { $price ->
    [-1] by trade
    [0] free of charge
    [one] for 1 guilder
   *[other] for { $price } guilders
}: at the next prices of the exchange they sell for { $paid ->
    [one] 1 guilder
   *[other] { $paid } guilders
}.
plan-sell = { $goods }: all sold, they bring { $paid ->
    [one] 1 guilder
   *[other] { $paid } guilders
}; each good may be traded for an item instead.
plan-sold = All { $good } sold ({ $sold }): { $paid ->
    [one] 1 guilder
   *[other] { $paid } guilders
}.
plan-trade = { $good } traded for: { $items }{ $sold ->
    [0] {""}
   *[other] ; the rest ({ $sold }) sells for { $paid }
}.
plan-discard = “{ $contract }” counts { $count } so far: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plan-voyage = The best voyage left: crew { $crew }, cannons and cranes { $equipment }, speed { $pace }, officials { $officials }, Blue Ribbon { $ribbon }: together { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plan-ashore = { $number } left ashore ({ $item }).
plan-arrives = The voyage then ends: crew { $crew }, cannons and cranes { $equipment }, speed { $pace }, officials { $officials }, Blue Ribbon { $ribbon }: together { $points ->
    [one] 1 point
   *[other] { $points } points
}.
