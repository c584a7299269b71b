# Underwater Cities in English. Rules are told to a newcomer, in our own words.

game-name = Underwater Cities
game-about = Settle the sea floor: domes, tunnels, and a card for every slot.

## Things

building-farm = { thing-farm }
    .acc = { thing-farm.counted }
building-plant = { thing-plant }
    .acc = { thing-plant.counted }
building-laboratory = { thing-laboratory }
    .acc = { thing-laboratory.counted }
structure-farm = { thing-farm }
    .acc = { thing-farm.counted }
structure-plant = { thing-plant }
    .acc = { thing-plant.counted }
structure-laboratory = { thing-laboratory }
    .acc = { thing-laboratory.counted }
structure-tunnel = { thing-tunnel }
    .acc = { thing-tunnel.counted }

resource-amount = { $amount } { $counted }
card-numbered = “{ $name }” ({ $number })
bonus = {" "}(gives { $parts })
bonus-advance = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} on the Federation track
bonus-times = production ×{ $count }
tunnel-ends = { $tunnel } ({ $one }–{ $other })
piece-at = { $thing } at { $place }
piece-tunnel = tunnel { $tunnel }
piece-unknown = something
part-number = part { $number }
part-of = { $source }: { $part }
part-network = your network produces
source-production = Production
source-site = Bonus of the site
source-several = Several effects at once

phase-hand = first hand
phase-turn = turns
phase-production = production
phase-new-era = new hand
phase-over = the end

## Options

option-boards = Player boards
    .about = Which side of the player boards is used.
option-boards-auto = As usual
    .about = The basic side; in the solo game the advanced one.
option-boards-basic = Basic
    .about = No extra costs; every site gives something or nothing. Not in the solo game.
option-boards-advanced = Advanced
    .about = Some sites cost more, others multiply what is produced there.
option-contracts = Government contracts
    .about = Tasks that reward whoever fulfils them first.
option-contracts-off = Without
    .about = No contracts.
option-contracts-on = With contracts
    .about = Three contracts lie beside the board. Not in the solo game.
option-blocked = First blocked slot (solo)
    .about = Where the neutral tiles of the solo game begin: on this slot of each colour.
option-blocked-1 = 1
    .about = Neutral tiles begin on Y1, R1 and G1.
option-blocked-2 = 2
    .about = Neutral tiles begin on Y2, R2 and G2.
option-blocked-3 = 3
    .about = Neutral tiles begin on Y3, R3 and G3.
option-blocked-4 = 4
    .about = Neutral tiles begin on Y4, R4 and G4.
option-blocked-5 = 5
    .about = Neutral tiles begin on Y5, R5 and G5.

## What is asked

prompt-choose-slot = Choose a slot and play a card with it. When their colours match, you use both.
prompt-order = “{ $card }” and slot { $slot } match in colour: which do you use first?
prompt-effect = { $focus-number ->
    [-1] { $source }, which part next? { $what }
   *[other] { $source }: { $what }
}
prompt-pay = You build { $piece } and have biomatter: how do you pay?
prompt-price = You upgrade { $piece }: which price do you pay?
prompt-trim-hand = You hold { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} and may keep { $limit }: choose what to discard.
prompt-lay-over = You have four action cards: which of them makes room for “{ $card }”?
prompt-use-old = “{ $card }” goes, but has not been used in this era: use it before it is discarded?
prompt-once = Before your turn ends: will you use a once-per-turn ability?
prompt-pick-special = Keep one of these special cards; the others go under the deck.
prompt-pick-drawn = Keep one of the cards you drew.

## Moves

move-done = Done
move-slot = { $matches ->
    [yes] Slot { $slot } with “{ $card }”
   *[no] Slot { $slot }, discarding “{ $card }”
}
move-clone = { $matches ->
    [yes] Clone slot { $slot } for 1 credit, with “{ $card }”
   *[no] Clone slot { $slot } for 1 credit, discarding “{ $card }”
}
move-card-first = First the card, then the slot
move-slot-first = First the slot, then the card
move-card-unused = Only the slot; the card is discarded
move-part = { $what }
move-option = { $what }
move-build = Build a { $building } at { $berth }{ $bonus }
    .priced = Build a { $building } at { $berth } for { $price }{ $bonus }
move-build-tunnel = Build tunnel { $tunnel }{ $bonus }
    .priced = Build tunnel { $tunnel } for { $price }{ $bonus }
move-build-white = Build a nonsymbiotic city at { $site }{ $bonus }
    .priced = Build a nonsymbiotic city at { $site } for { $price }{ $bonus }
move-build-purple = Build a symbiotic city at { $site }{ $bonus }
    .priced = Build a symbiotic city at { $site } for { $price }{ $bonus }
move-upgrade = Upgrade a { $building } at { $berth }
move-upgrade-tunnel = Upgrade tunnel { $tunnel }
move-pay-biomatter = { $kelp ->
    [0] { $steelplast ->
        [0] Pay without substitutes
       *[other] Pay { $steelplast } biomatter instead of steelplast
    }
   *[other] { $steelplast ->
        [0] Pay { $kelp } biomatter instead of kelp
       *[other] Pay { $kelp } biomatter instead of kelp and { $steelplast } instead of steelplast
    }
}
    .priced = Pay { $price }
move-price = { $what }
    .priced = Pay { $price }
move-take = Take { $resources }
move-give = Give 1 { $resource-counted }
move-advance = Advance { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} on the Federation track
move-use = Use “{ $card }”
move-ready = Make “{ $card }” ready again
move-perform = Slot { $slot }: { $effect }
move-copy = What an upgraded { $structure } produces
move-convert = Turn the city at { $site } into a symbiotic one
move-draw = Draw
move-special = Take “{ $card }” from the row
move-special-top = Take the face-up card of the special deck
move-special-search = Look at the next three of the special deck and keep one
move-keep = { $first-number ->
    [0] Keep “{ $card }”
   *[other] Keep “{ $card }”; “{ $first }” goes under the deck first
}
move-lay-over = Lay it over “{ $card }”
move-not = { $asked ->
    [lay-over] Discard the new card
    [use-old] Discard it unused
   *[other] No
}
move-discard = Discard { $cards }
move-drop = Discard “{ $card }”
move-later = Later
move-once = Use “{ $card }” (once per turn)

price-kelp = { $amount } kelp
price-steelplast = { $amount } steelplast
price-science = { $amount } science
price-credit = { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
}
price-biomatter = { $amount } biomatter

## What happened

event-round = Round { $round } begins (era { $era-number }).
event-order = Order of play: { $seats }.
event-played = { $clone ->
    [1] { $seat } clones slot { $slot } for 1 credit with “{ $card }”.
   *[other] { $seat } chooses slot { $slot } with “{ $card }”.
}
event-slot = { $seat } performs slot { $slot }.
event-laid = { $seat } lays “{ $card }”.
event-used = { $seat } uses “{ $card }”.
event-triggered = “{ $source }” takes effect for { $seat }.
event-gained = { $gains-number ->
    [0] { $seat } gains nothing.
   *[other] { $seat } gains { $gains }.
}
event-drew = { $card-number ->
    [-1] { $seat } draws a card.
   *[other] { $seat } draws “{ $card }”.
}
event-took = { $seat } takes the special card “{ $card }”.
event-took-unseen = { $card-number ->
    [-1] { $seat } takes a special card from the deck.
   *[other] { $seat } takes the special card “{ $card }” from the deck.
}
event-discarded = “{ $card }” is discarded.
event-reshuffled = The deck is empty: { $count ->
    [one] { $count } discarded card is
   *[other] { $count } discarded cards are
} shuffled into a new one.
event-built = { $seat } builds { $piece }.
event-upgraded = { $seat } upgrades { $piece }.
event-converted = The city of { $seat } at { $site } becomes symbiotic.
event-advanced = { $seat } advances to space { $space } of the Federation track.
event-metropolis = { $seat } connects the metropolis “{ $metropolis }”.
event-contract = { $seat } fulfils the contract “{ $contract }”.
event-production = Era { $era-number } ends: production.
event-fed = { $unfed ->
    [0] { $seat } feeds the cities with { $kelp } kelp and { $biomatter } biomatter.
   *[other] { $seat } feeds the cities with { $kelp } kelp and { $biomatter } biomatter; { $unfed ->
        [one] one goes hungry and costs 3 points
       *[other] { $unfed } go hungry and cost 3 points each
    }.
}
event-era = Era { $era-number } begins: everybody draws three cards of the new deck.
event-fourth-tile = No step on the Federation track: “{ $card }” puts a fourth neutral tile on slot { $slot }.
event-game-over = The game is over.

## The result

outcome = { $seats ->
    [1] { $best ->
        [0] { $names } misses the goal of 7 connected cities and 100 points.
       *[other] { $names } reaches the goal.
    }
   *[other] { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
}
result-points = points
result-played = points of the game
result-brown-metropolis = brown metropolis
result-end-cards = final scoring cards
result-cities = cities
result-resources = resources left over
result-order = order of play (more is earlier)
result-solo-goal = goal reached (1: yes)

## Errors

error-not-in-hand = Card { $card } is not in your hand; you hold { $hand }.
error-bad-combination = The option { $option } cannot be “{ $value }” in a game with “{ $seats }” players: { $why }

## Why not?

rule-UC-ACT-01 = Action cards are used only through a slot or a card that allows it, and only your own laid ones.
rule-UC-ACT-05 = This action card has been used in this era already.
rule-UC-ACT-07 = Only used action cards can be made ready again, and only by an effect that says so.
rule-UC-ACT-10 = No part of this action card can be carried out now.
rule-UC-AVS-04 = Cards never perform the always-available slot, only coloured ones.
rule-UC-BIO-01 = Each kelp or steelplast of the cost can be replaced by one biomatter you have, no more than that.
rule-UC-BIO-02 = Biomatter replaces kelp and steelplast only when you build.
rule-UC-BIO-03 = The cost includes biomatter, and nothing can replace it.
rule-UC-BIO-04 = You lack credits or science, and biomatter cannot replace those.
rule-UC-BLD-05 = There is no empty building site of this name on your board.
rule-UC-BLD-06 = This building site lies neither at a city of yours nor at a site next to one.
rule-UC-CIT-04 = There is no empty city site of this name on your board.
rule-UC-CIT-05 = A new city must be one tunnel site away from a city of yours.
rule-UC-CLN-01 = The cloning tile is part of the game with four players only.
rule-UC-CLN-02 = Only a slot occupied by another player can be cloned.
rule-UC-CLN-03 = Cloning costs 1 credit, which you do not have.
rule-UC-CLN-06 = You have a tile on this slot already, so you cannot clone it.
rule-UC-CLN-08 = The cloning tile has been used in this round.
rule-UC-CLN-09 = The always-available slot cannot be cloned; just use it.
rule-UC-COS-04 = You cannot pay the full cost.
rule-UC-EOE-06 = At the start of an era you keep exactly as many cards as your hand limit.
rule-UC-EOT-03 = The excess cards must go now: you may put it off only until your next turn.
rule-UC-EXT-01 = An expansion site is used only by effects that say so.
rule-UC-EXT-02 = This effect builds on expansion sites only.
rule-UC-EXT-03 = The expansion site must belong to a city of yours or to a site next to one.
rule-UC-FED-01 = You advance only by as many spaces as the effect has Federation symbols.
rule-UC-FLO-04 = In a turn you choose one slot and play one card of your hand, and that is not what is asked now.
rule-UC-FLO-05 = There is no such slot.
rule-UC-GLO-01 = Nothing is offered now that could be declined.
rule-UC-GLO-07 = You cannot pay this price, or it would buy you nothing.
rule-UC-GLO-08 = There is nothing to pay for now: each payment of an effect is made once, unless it says otherwise.
rule-UC-GLO-09 = You have nothing to give in this exchange.
rule-UC-GLO-10 = There is nothing to exchange now: an exchange is limited to what the effect names.
rule-UC-GLO-17 = The effect does not build this now.
rule-UC-GLO-19 = This ability is used once in your own turn, and not now.
rule-UC-GLO-20 = No effect lets you perform a further slot now.
rule-UC-GLO-21 = This effect needs a slot occupied by others, without a tile of yours.
rule-UC-GLO-22 = You have a tile on this slot yourself, so it is not occupied by another player alone.
rule-UC-GLO-24 = You have no upgraded structure of this kind at a connected city whose production you could take now.
rule-UC-GSP-02 = This card does not lie in the row of special cards.
rule-UC-GSP-04 = Keep one of the cards that were drawn for you to choose from.
rule-UC-GSP-05 = Say also which of the other two cards goes under the deck first.
rule-UC-GSP-06 = The deck of special cards is empty.
rule-UC-HAN-02 = You keep exactly three of the six cards.
rule-UC-HND-01 = You discard just as many cards as you hold above your hand limit.
rule-UC-ICO-01 = There is no such choice in the effect.
rule-UC-ICO-02 = This effect needs a used coloured slot.
rule-UC-ICO-03 = This effect needs a free coloured slot.
rule-UC-LIM-02 = With four action cards a new one needs the place of an old one, or is not laid.
rule-UC-LIM-04 = Only the action card that goes may be used now.
rule-UC-LIM-06 = An action card makes room only for a fifth one.
rule-UC-PRO-13 = Only what a connected structure makes can be replaced by something else.
rule-UC-RES-01 = There are no resources to choose now.
rule-UC-RES-03 = There is nothing to draw now.
rule-UC-S12-01 = Take as many different resources as the slot says, no kind twice.
rule-UC-SLT-01 = This slot is occupied in this round.
rule-UC-SLT-05 = A slot is chosen only if at least a part of its effect is carried out.
rule-UC-SLT-08 = No card of yours waits to be used now.
rule-UC-SOL-01 = The solo game uses the advanced side of the player boards.
rule-UC-SOL-13 = The solo game is played without contracts.
rule-UC-SPE-02 = Special cards are taken only by a slot or an effect that says so.
rule-UC-SPE-05 = You cannot pay the credits that this special card costs.
rule-UC-SUP-05 = All tunnels have been built.
rule-UC-SUP-06 = All nonsymbiotic cities have been built.
rule-UC-SUP-08 = All symbiotic cities have been built.
rule-UC-TIM-01 = Finish the part you have chosen; then choose another one of this effect.
rule-UC-TIM-02 = Only what was just built is upgraded by this effect.
rule-UC-TIM-03 = You must build and upgrade at once, and for both you cannot pay.
rule-UC-TIM-05 = Card and slot are carried out one after the other, in the order chosen at the start.
rule-UC-TUN-02 = There is no empty tunnel site of this name on your board.
rule-UC-TUN-03 = A new tunnel must continue the tunnels from your starting city.
rule-UC-UPG-02 = No effect turns a city into a symbiotic one now.
rule-UC-UPG-03 = No effect lets you upgrade anything now.
rule-UC-UPG-04 = You cannot pay for this upgrade.
rule-UC-UPG-05 = Pay one of the prices that the effect names.
rule-UC-UPG-06 = This effect does not upgrade such a structure.
rule-UC-UPG-09 = There is none of this kind to be upgraded there.
