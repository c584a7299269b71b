# What offered moves would do.

outlook-gives = gives { $brings }
outlook-part = { $possible ->
    [0] { $part }: not possible now
   *[other] { $units ->
        [1] { $part }
       *[other] { $part }: { $possible } of { $units } possible now
    }
}
outlook-option = { $possible ->
    [0] or { $part }: not possible now
   *[other] { $units ->
        [1] or { $part }
       *[other] or { $part }: { $possible } of { $units } possible now
    }
}
outlook-nothing = would do nothing now
outlook-discards = the card is only discarded
outlook-too-dear = the card costs { $cost } { $cost ->
    [one] credit
   *[other] credits
}: you cannot pay, so it would do nothing
outlook-lays-over = a fifth action card: one of your four makes room for it
outlook-lays-action = laid out, to be used later
outlook-lays-permanent = laid out, works from now on
outlook-lays-production = laid out, works at every production
outlook-lays-end = laid out, counts at the end of the game
outlook-produces = production changes by { $brings }
outlook-produces-alike = production stays as it is
outlook-scores = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
