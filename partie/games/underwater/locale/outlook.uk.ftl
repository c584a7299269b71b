# Що зробили б запропоновані ходи.

outlook-gives = дає { $brings }
outlook-part = { $possible ->
    [0] { $part }: зараз неможливо
   *[other] { $units ->
        [1] { $part }
       *[other] { $part }: зараз можливо { $possible } з { $units }
    }
}
outlook-option = { $possible ->
    [0] або { $part }: зараз неможливо
   *[other] { $units ->
        [1] або { $part }
       *[other] або { $part }: зараз можливо { $possible } з { $units }
    }
}
outlook-nothing = зараз не зробить нічого
outlook-discards = картка лише скидається
outlook-too-dear = картка коштує { $cost } { $cost ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}: вам бракує, тож вона не зробить нічого
outlook-lays-over = п’ята картка активації: одна з ваших чотирьох звільнить їй місце
outlook-lays-action = викладається, щоб використати згодом
outlook-lays-permanent = викладається й діє відтепер
outlook-lays-production = викладається й діє під час кожного виробництва
outlook-lays-end = викладається й рахується наприкінці гри
outlook-produces = виробництво змінюється на { $brings }
outlook-produces-alike = виробництво не змінюється
outlook-scores = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} наприкінці
