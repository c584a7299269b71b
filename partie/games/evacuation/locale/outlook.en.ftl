## What a move would do, told before it is made

outlook-strength = Strength of the year then: { $strength }{ $which ->
    [0] {""} – the bonus of the lower number
    [1] {""} – the bonus of the higher number
   *[other] {""} – no bonus
}
outlook-surcharge = More than three actions of group { $group }: 1 energy more
outlook-leaves = Left on the { $world }: { $goods }
outlook-fits = You meet its requirement now.
outlook-waits = You do not meet its requirement yet; it works from the moment you do.
outlook-meets = Meets the requirement of “{ $infrastructure }”.
outlook-rises = New World production, { $resource }: { $was } → { $now }{ $asked ->
    [0] {""}
   *[other] {""} of { $asked }
}
outlook-falls = Old World production, { $resource }: { $was } → { $now }
outlook-lands = { $satellite } lands in section { $section }
outlook-passes = { $milestone ->
    [1] Milestone 1: one of your ocean tokens is turned down; it counts as evacuated, and its food, steel and energy stop.
    [2] { $time ->
        [1] Milestone 2, first satellite: you may settle deserts, and either world pays for actions.
       *[other] Milestone 2, second satellite: an ocean token moves to the New World, +1 of each production; only the New World pays for actions.
    }
    [3] { $time ->
        [1] Milestone 3, first satellite: you may settle forests.
       *[other] Milestone 3, second satellite: an ocean token moves to the New World, +1 of each production.
    }
   *[other] { $time ->
        [1] Milestone 4, first satellite: you may settle oceans.
       *[other] Milestone 4, second satellite: nothing more.
    }
}
outlook-contact = { $between ->
    [0] In contact: no milestone between your satellites.
    [one] In contact: { $between } milestone between your satellites.
   *[other] { $between } milestones between your satellites.
}
