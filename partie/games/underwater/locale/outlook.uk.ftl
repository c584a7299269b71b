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
outlook-discards = картку лише скидають
outlook-too-dear = картка коштує { $cost } { $cost ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}: вам бракує, тож вона не зробить нічого
outlook-lays-over = п’ята картка активації: одна з ваших чотирьох звільнить їй місце
outlook-lays-action = викладають, щоб використати згодом
outlook-lays-permanent = викладають, і вона діє відтепер
outlook-lays-production = викладають, і вона діє під час кожного виробництва
outlook-lays-end = викладають, і вона дає очки наприкінці гри
outlook-produces = виробництво змінюється на { $brings }
outlook-produces-alike = виробництво не змінюється
outlook-scores = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} наприкінці
