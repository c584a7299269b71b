# Для чого хід: пояснення порадника.

plan-income = { $action } дає дохід { $amount ->
    [one] { $amount } гульден
    [few] { $amount } гульдени
   *[other] { $amount } гульденів
}{ $coins ->
    [0] {""}
   *[other] {" "}і гульдени на плитці ({ $coins })
}; тоді у вас { $have ->
    [one] { $have } гульден
    [few] { $have } гульдени
   *[other] { $have } гульденів
}.
plan-bonus = { $action } як бонусна дія коштує { $price ->
    [one] { $price } гульден
    [few] { $price } гульдени
   *[other] { $price } гульденів
}; залишиться { $left }.
plan-subsidy = Дотація дає { $amount ->
    [one] { $amount } гульден
    [few] { $amount } гульдени
   *[other] { $amount } гульденів
}.
plan-main = Спершу { $action }. Бонусна дія (ціна: { $price }) можлива й потім, якщо на неї вистачить; зараз у вас { $have ->
    [one] { $have } гульден
    [few] { $have } гульдени
   *[other] { $have } гульденів
}.
plan-keeps = Ви зберігаєте { $have ->
    [one] { $have } гульден
    [few] { $have } гульдени
   *[other] { $have } гульденів
} на наступні ходи.
plan-captain = { $item }, { $price ->
    [-1] обміном
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}: без нього жоден корабель не відпливе, а у вас жодного.
plan-drive = { $item }, { $price ->
    [-1] обміном
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}: з усім, що маєте, на борту швидкість { $then } замість { $now }; канали дозволяють { $reach }.
plan-drive-same = { $item }, { $price ->
    [-1] обміном
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}: з усім, що маєте, на борту швидкість лишається { $now }; канали дозволяють { $reach }.
plan-aboard = { $item }, { $price ->
    [-1] обміном
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} на борту{ $officials ->
    [0] {""}
   *[other] {" "}і 1 в кожного урядовця на шляху, якому це потрібно (на ваших каналах: { $officials })
}.
plan-places = Корабель на вашій верфі має для цього місця: { $places }. У вас { $owned } ({ $item }).
plan-added = Ваші працівники додають: { $items }.
plan-contract-item = Ваш контракт «{ $contract }» рахує це на борту; поки що { $count }.
plan-contract-part = Ваш контракт «{ $contract }» рахує на цій частині { $number }; поки що { $count }.
plan-contract = Ваш контракт «{ $contract }» тоді рахує { $then } замість { $now }: ще { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
plan-hire = { $employee }, { $price ->
    [-1] обміном
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}. { $employee-about } Ваших ходів залишилося: приблизно { $turns }.
plan-part = { $part }, { $price ->
    [-1] обміном
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}.
plan-room = Ваш корабель тоді візьме те, що чекає на березі: { $items }.
plan-at = { $part }: корабля ще не завершено; на верфі тоді { $number ->
    [one] { $number } частина
    [few] { $number } частини
   *[other] { $number } частин
}.
plan-completes = На місці { $yard } було б завершено корабель (частин: { $length }). Зараз: екіпаж { $crew }, гармати й крани { $equipment }, швидкість { $pace }, урядовці { $officials }, Блакитна стрічка { $ribbon }: разом { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
plan-lost-captain = Завершений корабель (частин: { $length }) зараз зазнав би невдачі: немає капітана.
plan-lost-canal = Завершений корабель зараз зазнав би невдачі: його швидкість щонайменше { $speed }, канали дозволяють { $reach }.
plan-risk = Так можна вантажити що завгодно, але корабель, швидший, ніж дозволяють канали ({ $reach }), зазнає невдачі; зараз плавання дало б { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
plan-canal = { $canal }, { $price ->
    [-1] обміном
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}. Ваші канали тепер дозволяють пливти { $reach ->
    [one] { $reach } клітинку
    [few] { $reach } клітинки
   *[other] { $reach } клітинок
}.
plan-lay = Корабель тоді зможе пропливти { $then ->
    [one] { $then } клітинку
    [few] { $then } клітинки
   *[other] { $then } клітинок
} замість { $now }; з усім, що маєте, на борту його швидкість { $speed }.
plan-lay-same = Кораблі й далі пропливають щонайбільше { $now ->
    [one] { $now } клітинку
    [few] { $now } клітинки
   *[other] { $now } клітинок
}; з усім, що маєте, на борту швидкість { $speed }.
plan-goods = { $goods }, { $price ->
    [-1] обміном
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}: за наступними цінами біржі продаж дає { $paid ->
    [one] { $paid } гульден
    [few] { $paid } гульдени
   *[other] { $paid } гульденів
}.
plan-sell = { $goods }: продаж усього дає { $paid ->
    [one] { $paid } гульден
    [few] { $paid } гульдени
   *[other] { $paid } гульденів
}; кожен товар можна натомість обміняти.
plan-sold = Продаж ({ $good }, { $sold }): { $paid ->
    [one] { $paid } гульден
    [few] { $paid } гульдени
   *[other] { $paid } гульденів
}.
plan-trade = Обмін ({ $good }): { $items }{ $sold ->
    [0] {""}
   *[other] ; решту ({ $sold }) продано за { $paid }
}.
plan-discard = Контракт «{ $contract }» рахує поки що { $count }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
plan-voyage = Найкраще плавання, що залишилося: екіпаж { $crew }, гармати й крани { $equipment }, швидкість { $pace }, урядовці { $officials }, Блакитна стрічка { $ribbon }: разом { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
plan-ashore = На березі залишиться: { $number } ({ $item }).
plan-arrives = Плавання на цьому закінчується: екіпаж { $crew }, гармати й крани { $equipment }, швидкість { $pace }, урядовці { $officials }, Блакитна стрічка { $ribbon }: разом { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
