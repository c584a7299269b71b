# Для чого хід: пояснення порадника.

plan-both = Слот { $slot } і картка «{ $card }» одного кольору: діють обидва. Слот: { $part }.
plan-slot-only = Діє лише слот { $slot } ({ $part }); картка «{ $card }» іншого кольору, її скидають.
plan-too-dear = Діє лише слот { $slot } ({ $part }): картка «{ $card }» коштує { $cost ->
    [one] { $cost } кредит
    [few] { $cost } кредити
   *[other] { $cost } кредитів
}, а у вас { $have }.
plan-slot-pays = Спершу слот { $slot } ({ $part }): він дає те, чого бракує на картку «{ $card }», яка коштує { $cost ->
    [one] { $cost } кредит
    [few] { $cost } кредити
   *[other] { $cost } кредитів
}; у вас { $have }. Діють обидва.
plan-slot = Слот { $slot }: { $part }.
plan-use = Картка «{ $card }», один раз за цю епоху: { $part }.
plan-ready = Картку «{ $card }» можна використати в цій епосі ще раз.
plan-card-instant = Картка «{ $card }», один раз і одразу: { $part }.
plan-card-action = Картку «{ $card }» викладають і використовують { $eras ->
    [one] один раз, у цій епосі
   *[other] один раз за кожну епоху (залишилося { $eras })
}: { $part }.
plan-card-production = Картку «{ $card }» викладають, і вона дає { $brings } { $productions ->
    [one] під час останнього виробництва
   *[other] під час кожного виробництва (залишилося { $productions })
}.
plan-card-permanent = Картку «{ $card }» викладають, і вона діє до кінця гри, { $rounds ->
    [one] { $rounds } раунд разом із цим
    [few] { $rounds } раунди разом із цим
   *[other] { $rounds } раундів разом із цим
}: { $part }.
plan-card-end = Картка «{ $card }» дає очки у фінальному підрахунку: зараз { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
plan-card-cost = Розіграти картку «{ $card }» коштує { $cost ->
    [one] { $cost } кредит
    [few] { $cost } кредити
   *[other] { $cost } кредитів
}; у вас { $have }.
plan-keeps-cards = Ви залишаєте такі картки: { $kept }. Вони для слотів таких кольорів: { $colours }.
plan-later = Ви вирішите на початку наступного ходу, коли буде видно, які слоти зайнято.
plan-search = Ви побачите три картки й залишите одну з них.
plan-keeps-goods = Тут більше нічого не платять: ви зберігаєте { $brings }.
plan-metropolis = Метрополію «{ $metropolis }» буде з’єднано з мережею.
plan-pair = Друга покращена будівля того самого типу на ділянці { $site } утворює пару ({ $building }): ви отримуєте ще { $brings } { $productions ->
    [one] під час останнього виробництва
   *[other] під час кожного виробництва (залишилося { $productions })
}.
plan-production = { $whole ->
    [1] За весь хід ви отримуєте ще
   *[other] Ви отримуєте ще
} { $brings } { $productions ->
    [one] під час останнього виробництва
   *[other] під час кожного виробництва (залишилося { $productions })
}.
plan-end-cities = Очки за з’єднані міста у фінальному підрахунку: { $then } замість { $now }.
plan-end-brown-metropolis = Очки за коричневу метрополію у фінальному підрахунку: { $then } замість { $now }.
plan-end-end-cards = Очки за картки фінального підрахунку: { $then } замість { $now }.
plan-cities = З’єднаних міст { $then } замість { $now }: під час наступного виробництва треба ламінарій { $need }, буде вироблено { $made }.
plan-hungry = Під час наступного виробництва нині { $unfed ->
    [one] залишилося б без їжі { $unfed } місто
    [few] залишилися б без їжі { $unfed } міста
   *[other] залишилося б без їжі { $unfed } міст
}: мінус { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
plan-federation = Просування на треку Федерації на { $spaces ->
    [one] { $spaces } поділку
    [few] { $spaces } поділки
   *[other] { $spaces } поділок
}, до поділки { $space }.
plan-apart = { $city ->
    [0] Міста на ділянці { $site } ще немає: те, що там стоїть, нічого не виробляє, доки там не буде міста, з’єднаного тунелями.
   *[other] Тунелі ще не ведуть до міста на ділянці { $site }: доти воно нічого не виробляє й не дає очок.
}
plan-now = { $whole ->
    [1] За весь хід:
   *[other] Одразу:
} { $brings-number ->
    [0] ви платите { $paid }
   *[other] { $paid-number ->
        [0] ви отримуєте { $brings }
       *[other] ви отримуєте { $brings } і платите { $paid }
    }
}.
plan-unspent = Ви матимете { $brings } і { $turns ->
    [0] жодного ходу
    [one] ще { $turns } хід
    [few] ще { $turns } ходи
   *[other] ще { $turns } ходів
}; { $units } зайві ресурси дають 1 очко.
