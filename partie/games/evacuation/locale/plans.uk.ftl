# Плани: навіщо хід, із числами, які можна перевірити.

plan-strength = Сила року тоді { $strength }: { $which ->
    [0] бонус меншого числа
    [1] бонус більшого числа
   *[other] без бонусу
}.
plan-strength-below = Сила року тоді { $strength }; бонус дає { $next }.
plan-strength-beyond = Сила року тоді { $strength }: понад { $last } бонусу вже немає.
plan-strength-lost = Сила року тоді { $strength }: бонус, який дає { $was }, втрачено.
plan-stadiums-due = Рік { $year } вимагає в Новому світі { $asked ->
    [one] { $asked } стадіон
    [few] { $asked } стадіони
   *[other] { $asked } стадіонів
}: там { $there }, у Старому світі ще { $waiting }.
plan-stadiums-end = Кінець гри вимагає в Новому світі { $asked ->
    [one] { $asked } стадіон
    [few] { $asked } стадіони
   *[other] { $asked } стадіонів
}: там { $there }, у Старому світі ще { $waiting }.
plan-food = Рік { $year }, { $world }: потреба в їжі { $needed }, буде { $there }; за кожну, якої бракує, дають жетон штрафу.
plan-energy = Дія { $number } цього року { $price ->
    [0] безплатна
    [one] коштує { $price } енергію
   *[other] коштує { $price } енергії
}, і залишиться { $left }; запуск усіх ваших шатлів у Старому світі коштує { $launches }.
plan-pass = Ще одна дія коштує { $price ->
    [one] { $price } енергію
    [few] { $price } енергії
   *[other] { $price } енергії
}, у вас { $left }; запуск усіх ваших шатлів у Старому світі коштує { $launches }.
plan-stay = Шатли, що залишаться у Старому світі: { $shuttles }; енергія там: { $energy }; неевакуйовані області: { $areas }.
plan-passes-both = Віха 1, обидва супутники: обидва ваші жетони океану перегортають долілиць; вони вважаються евакуйованими, а їхні їжа, сталь і енергія зникають.
plan-satellites = Ваші супутники долетять до відрізків { $one } і { $two }.
plan-lane = Вільні області, відкриті вам за біомами й символами з цього поля: { $areas }; на зовнішній смузі { $was }.
plan-goal = { $goal }: зараз вам зараховано { $count }, це { $now } з найбільше { $most ->
    [one] { $most } очка
    [few] { $most } очок
   *[other] { $most } очок
}; для них треба { $last }.
plan-forgo = Ви скинете «{ $goal }»: зараз зараховано { $count }, це { $now } з найбільше { $most ->
    [one] { $most } очка
    [few] { $most } очок
   *[other] { $most } очок
}; для них треба { $last }.
plan-settle = Заселяється { $area }: { $people ->
    [0] без населення
    [one] { $people } жетон населення
    [few] { $people } жетони населення
   *[other] { $people } жетонів населення
}, { $buildings ->
    [0] без фабрик
    [one] { $buildings } фабрика
    [few] { $buildings } фабрики
   *[other] { $buildings } фабрик
}; у Новому світі залишиться { $steel ->
    [0] 0 сталі
    [one] { $steel } сталь
    [few] { $steel } сталі
   *[other] { $steel } сталі
}.
plan-production = Виробництво Нового світу зросте на { $goods }; найнижче тоді { $now }, зараз { $was }.
plan-stadium-new = Стадіон «{ $stadium }», { $smileys ->
    [0] без смайликів
    [one] { $smileys } смайлик
    [few] { $smileys } смайлики
   *[other] { $smileys } смайликів
}, відразу стоїть у Новому світі: { $there } з { $asked }.
plan-stadium-old = Стадіон «{ $stadium }», { $smileys ->
    [0] без смайликів
    [one] { $smileys } смайлик
    [few] { $smileys } смайлики
   *[other] { $smileys } смайликів
}, ще має полетіти як будівля: у Новому світі зараз { $there } з { $asked }.
plan-shuttle = { $shuttle } везе { $zones ->
    [one] { $zones } область
    [few] { $zones } області
   *[other] { $zones } областей
}, { $buildings ->
    [one] { $buildings } будівлю
    [few] { $buildings } будівлі
   *[other] { $buildings } будівель
} і { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурси
   *[other] { $resources } ресурсів
} за { $energy ->
    [one] { $energy } енергію
    [few] { $energy } енергії
   *[other] { $energy } енергії
}; суходільні області у Старому світі: { $areas }.
plan-researched = Технологію «{ $technology }» досліджено, вона діє відтепер.
plan-half = Технологія «{ $technology }» після цього дослідження потребує ще одного.
plan-works = Вимогу картки «{ $infrastructure }» виконано: виробництво зросте на { $goods }.
plan-works-waits = Картка «{ $infrastructure }»: виробництво зросте на { $goods }, щойно буде виконано її вимогу — { $needs }.
plan-takes = Ви берете картку «{ $infrastructure }»: її вимогу виконано, і коли її розіграно, виробництво зросте на { $goods }.
plan-takes-waits = Ви берете картку «{ $infrastructure }»: коли її розіграно, виробництво зросте на { $goods }, щойно буде виконано її вимогу — { $needs }.
plan-people = Ще { $amount ->
    [one] { $amount } жетон населення
    [few] { $amount } жетони населення
   *[other] { $amount } жетонів населення
}: у Новому світі чекатимуть { $people }; там { $steel ->
    [0] немає сталі
    [one] { $steel } сталь
    [few] { $steel } сталі
   *[other] { $steel } сталі
}.
plan-factory = Ще одна підготовлена фабрика ({ $world }): { $factory }.
plan-goods = { $whole ->
    [1] Уся дія дає { $goods }
   *[other] Це дає { $goods }
}{ $paid-number ->
    [0] {""}
   *[other] {" "}за { $paid }
} ({ $world }).
plan-steps = Ваші супутники цього року пройдуть на { $amount ->
    [one] { $amount } відрізок
    [few] { $amount } відрізки
   *[other] { $amount } відрізків
} далі.
plan-left = Ви залишаєте { $goods } ({ $world }).
plan-left-none = Нічого не залишиться: { $world }.
plan-load = { $shuttle } везе { $zones ->
    [one] { $zones } область
    [few] { $zones } області
   *[other] { $zones } областей
}, { $buildings ->
    [one] { $buildings } будівлю
    [few] { $buildings } будівлі
   *[other] { $buildings } будівель
} і { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурси
   *[other] { $resources } ресурсів
}; запуск коштує { $energy ->
    [one] { $energy } енергію
    [few] { $energy } енергії
   *[other] { $energy } енергії
}, і залишиться { $left }. Суходільні області у Старому світі: { $areas }.
plan-evacuate = На борт: { $land }, { $people ->
    [one] { $people } жетон населення
    [few] { $people } жетони населення
   *[other] { $people } жетонів населення
}; у Новому світі чекатимуть { $there }. Суходільні області, що залишаться у Старому світі: { $left }.
plan-evacuate-factory = На борт: { $land }; для заселення додасться { $factory }. Суходільні області, що залишаться у Старому світі: { $left }.
plan-stow = Стадіон «{ $stadium }» летить: з ним у Новому світі їх { $there }; рік { $year } вимагає { $asked }.
plan-stow-end = Стадіон «{ $stadium }» летить: з ним у Новому світі їх { $there }; кінець гри вимагає { $asked }.
plan-crate = Летить фабрика ({ $factory }): підготовлених цього виду в Новому світі буде { $there }.
plan-freight = Ви вантажите { $goods }; у Новому світі { $people ->
    [0] не чекатиме жодного жетона населення
    [one] чекатиме { $people } жетон населення
    [few] чекатимуть { $people } жетони населення
   *[other] чекатиме { $people } жетонів населення
}; сталі там буде { $steel }.
plan-launch = Запуск шатла «{ $shuttle }» { $energy ->
    [0] безплатний
    [one] коштує { $energy } енергію
   *[other] коштує { $energy } енергії
}; на борту { $people ->
    [one] { $people } жетон населення
    [few] { $people } жетони населення
   *[other] { $people } жетонів населення
}, { $buildings ->
    [one] { $buildings } будівля
    [few] { $buildings } будівлі
   *[other] { $buildings } будівель
} і { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурси
   *[other] { $resources } ресурсів
}; суходільні області, що залишаться у Старому світі: { $areas }.
plan-return = { $shuttle } летить назад за { $energy ->
    [one] { $energy } енергію
    [few] { $energy } енергії
   *[other] { $energy } енергії
}: наступного року може забрати { $zones ->
    [0] жодної області
    [one] { $zones } область
    [few] { $zones } області
   *[other] { $zones } областей
} з { $areas } у Старому світі.
