# «Евакуація» українською.

## Речі

game-name = Евакуація
game-about = Одна планета гине. За чотири роки перевезіть її людей на іншу.
resource-food = їжа
    .counted = { $n ->
        [one] їжу
       *[other] їжі
    }
    .held = { $n ->
        [one] їжа
       *[other] їжі
    }
resource-steel = сталь
    .counted = { $n ->
        [one] сталь
       *[other] сталі
    }
    .held = { $n ->
        [one] сталь
       *[other] сталі
    }
resource-energy = енергія
    .counted = { $n ->
        [one] енергію
       *[other] енергії
    }
    .held = { $n ->
        [one] енергія
       *[other] енергії
    }
resource-amount = { $amount } { $counted }
factory-farm = ферма
factory-steelworks = сталеварня
factory-power-plant = електростанція
factory-any = будь-яка фабрика
world-old = Старий світ
world-new = Новий світ
biome-tundra = тундра
biome-desert = пустеля
biome-forest = ліс
biome-ocean = океан
symbol-bio = біо
symbol-geo = гео
symbol-hydro = гідро
zone-desert = пустеля
zone-mountain = гори
zone-ocean = океан
lane-outer = зовнішня смуга
lane-middle = середня смуга
lane-inner = внутрішня смуга
satellite-a = супутник A
satellite-b = супутник B
column-left = лівий стовпець
column-middle = середній стовпець
column-right = правий стовпець
half-first = перша частина
half-second = друга частина
how-by-zone = у зону евакуації
how-as-building = як будівлю
how-by-first-zone = у першу зону незалежно від кольору
how-by-second-zone = у другу зону незалежно від кольору
offer-shuttle = шатл
offer-stadium = стадіон
offer-infrastructure = картка інфраструктури
card-unknown = невідома картка
goal-unknown = невідома картка цілі
cards-unknown = { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
}
goals-unknown = { $count }
civilisation-rival = суперник
civilisation-neutral = нейтральна цивілізація
phase-0 = Приготування
phase-1 = Дохід
phase-2 = Дії
phase-3 = Політ
phase-4 = Зміна порядку ходів
phase-5 = Прогрес
phase-6 = Бонуси
phase-7 = Прибирання
phase-preparation = { phase-0 }
phase-income = { phase-1 }
phase-actions = { phase-2 }
phase-flight = { phase-3 }
phase-order = { phase-4 }
phase-progress = { phase-5 }
phase-bonuses = { phase-6 }
phase-cleanup = { phase-7 }
colour-purple = фіолетовий
colour-blue = синій
colour-pink = рожевий
colour-orange = помаранчевий
action-gain-and-develop = Отримати 1 ресурс і двічі розвинути інфраструктуру
action-gain-and-research = Отримати 1 ресурс і 1 дослідження
action-settle = Заселити область
action-build-shuttle = Побудувати шатл
action-build-stadium = Побудувати стадіон
action-prepare-factory = Підготувати фабрику
action-clone = Клонувати 2 жетони населення
action-develop = Двічі розвинути інфраструктуру
action-gain-and-exchange = Отримати 1 ресурс і зробити до 3 обмінів
action-research = 1 дослідження

## Варіанти

option-mode = Гра
    .about = Що вирішує гру.
option-mode-usual = Звичайна
    .about = Удвох–учотирьох Перегони, у соло-грі Гра на очки.
option-mode-race = Перегони
    .about = Хто першим матиме у Новому світі виробництво 8 кожного ресурсу і три стадіони.
option-mode-points = Гра на очки
    .about = Усі чотири роки, картки цілей і переможні очки наприкінці.
option-actions = Дії
    .about = Для чого картки дій.
option-actions-basic = Базові
    .about = Лише дії планшета гравця.
option-actions-advanced = Розширені
    .about = Картки дій мають власні ефекти.
option-bonuses = Річний бонус
    .about = Наскільки точно треба влучити силою дій.
option-bonuses-usual = Звичайний
    .about = З базовими діями суворий, з розширеними поблажливий.
option-bonuses-strict = Суворий
    .about = Сила дій має дорівнювати числу на картці.
option-bonuses-lenient = Поблажливий
    .about = До меншого числа один бонус, до більшого другий.
option-tasks = Публічні завдання
    .about = Три завдання; перший, хто виконає, забирає картку (Гра на очки).
option-tasks-off = Без завдань
    .about = Без публічних завдань.
option-tasks-on = Із завданнями
    .about = Викладають три публічні завдання.
option-dominance = Перевага на прямій
    .about = Три прямі областей дають очки тому, хто має найбільше (Гра на очки).
option-dominance-off = Без прямих
    .about = Прямі нічого не дають.
option-dominance-on = З прямими
    .about = Наприкінці рахують очки за три прямі.
option-rival = Третя цивілізація
    .about = Соло-картки блокують області й викладки у грі вдвох.
option-rival-off = Без неї
    .about = Лише гравці (у соло-грі суперник є завжди).
option-rival-on = З нею
    .about = До двох гравців додається цивілізація соло-карток.

## Про що питає гра

prompt-goal = { $players ->
    [1] Залиште одну картку цілі; рештою обміняєтеся із суперником.
   *[other] Залиште одну картку цілі; решту передасте сусідові ліворуч.
}
prompt-forgo = Скиньте одну зі своїх чотирьох карток цілей.
prompt-keep = Залиште собі чотири картки дій; решту скинете.
prompt-drop = У вас більше ніж чотири картки дій; скиньте ще { $left }.
prompt-turn = Ваша дія № { $number } цього року { $price ->
    [0] безплатна
    [one] коштує { $price } енергію
   *[other] коштує { $price } енергії
}. Виберіть дію або спасуйте.
prompt-pay-energy = Дія коштує { $price ->
    [one] { $price } енергію
   *[other] { $price } енергії
}: скільки з цього сплатити зі Старого світу?
prompt-tasks = До своєї дії можете розіграти публічне завдання.
prompt-halves = Яка частина картки наступна? { $effect }.
prompt-gain = Отримайте: { $what }. У якому світі (лишилося { $left })?
prompt-swap = Обміняйте ресурс на інший того самого світу (лишилося { $left }) або закінчіть.
prompt-ferry = Перемістіть до { $most ->
    [one] { $most } ресурсу
   *[other] { $most } ресурсів
} зі Старого світу до Нового.
prompt-raise = Підвищте виробництво ресурсу у Новому світі на 1 (лишилося { $left }).
prompt-develop = Розвиток інфраструктури: візьміть картку з викладки або розіграйте свою (лишилося { $left }).
prompt-research = Виберіть стовпець; досліджують його найнижчу технологію (лишилося { $left }).
prompt-settle = Виберіть область для заселення і фабрики до неї{ $biome ->
    [0] {""}
   *[other] {""}; біом може бути на рівень далі
}{ $symbols ->
    [0] {""}
    [1] {""}; одного символу може бракувати
   *[other] {""}; { $symbols } символів може бракувати
}{ $saved ->
    [0] {""}
    [one] {""}; на { $saved } сталь менше
   *[other] {""}; на { $saved } сталі менше
}.
prompt-build-shuttle = Виберіть шатл із викладки і світ, з якого платите{ $less ->
    [0] {""}
    [99] {""} (він безплатний)
    [one] {""} (на { $less } ресурс дешевше)
    [few] {""} (на { $less } ресурси дешевше)
   *[other] {""} (на { $less } ресурсів дешевше)
}.
prompt-build-stadium = Виберіть стадіон із викладки і світ, з якого платите{ $less ->
    [0] {""}
    [99] {""} (він безплатний)
    [one] {""} (на { $less } ресурс дешевше)
    [few] {""} (на { $less } ресурси дешевше)
   *[other] {""} (на { $less } ресурсів дешевше)
}.
prompt-pay = Ціна на { $less } нижча: чим заплатите ({ $world })?
prompt-prepare-factory = Підготуйте фабрику: вона коштує один ресурс свого виду (лишилося { $left }).
prompt-gain-factory = Отримайте фабрику у будь-якому світі (лишилося { $left }).
prompt-fly = Завантажте шатл, відправте порожній назад або завершіть польоти.
prompt-load = Завантажуйте шатл «{ $shuttle }» (вільно: зони { $zones }, будівлі { $buildings }, ресурси { $resources }), тоді запустіть.
prompt-satellites = Ваші супутники разом просуваються на { $steps ->
    [one] { $steps } відрізок
    [few] { $steps } відрізки
   *[other] { $steps } відрізків
}: де зупиниться один із них? Другому лишається решта.
prompt-lane = Відрізок { $section }: виберіть поле, де зупиняється { $satellite }.
prompt-strength-progress = Яку загальну силу мають ваші дії для супутників?
prompt-strength-bonus = Яку загальну силу мають ваші дії для річного бонусу?

## Ходи

move-pass = Спасувати
move-done = Готово
move-act = { $action }{ $covers ->
    [nothing] {""}
   *[other] {""} (долілиць: { $under })
}
    .priced = { $action }{ $covers ->
    [nothing] {""}
   *[other] {""} (долілиць: { $under })
} за { $price }
move-play = Розіграти картку «{ $card }»
    .priced = Розіграти картку «{ $card }» за { $price }
move-half = { $half }: { $effect }
move-energy-old = { $amount ->
    [one] { $amount } енергія
   *[other] { $amount } енергії
} Старого світу
move-gain = Отримати { $resource-counted } ({ $world })
move-swap = Обміняти { $resource-counted } на { $other-counted } ({ $world })
move-ferry = Перемістити { $goods }
move-take = Узяти картку «{ $infrastructure }»
move-develop = Розіграти картку «{ $infrastructure }»
    .priced = Розіграти картку «{ $infrastructure }» за { $price }
move-refresh = Сплатити { $good } і скинути з викладки (місця: { $places })
move-research = Досліджувати: { $column }
move-settle = Заселити область { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} ({ $factories })
}
    .priced = Заселити область { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} ({ $factories })
} за { $price }
move-shuttle = Шатл «{ $shuttle }» ({ $world })
    .priced = Шатл «{ $shuttle }» ({ $world }) за { $price }
move-stadium = Стадіон «{ $stadium }» ({ $world })
    .priced = Стадіон «{ $stadium }» ({ $world }) за { $price }
move-factory = { $factory } ({ $world })
    .priced = { $factory } ({ $world }) за { $price }
move-pay = Сплатити { $goods }
move-raise = Підвищити виробництво: { $resource }
move-load = Завантажувати шатл «{ $shuttle }»
move-evacuate = Евакуювати { $land } { $how }
move-stow = Завантажити стадіон «{ $stadium }»
move-crate = Завантажити фабрику: { $factory }
move-freight = Завантажити { $goods }
move-launch = Запустити шатл «{ $loaded }»
    .priced = Запустити шатл «{ $loaded }» за { $price }
move-return = Відправити назад шатл «{ $shuttle }»
    .priced = Відправити назад шатл «{ $shuttle }» за { $price }
move-satellite = Спершу { $satellite } на { $steps }
move-lane = { $lane }
move-strength = Сила { $strength }
move-keep = Залишити картки: { $cards }
move-drop = Скинути картку «{ $card }»
move-goal = Залишити ціль «{ $goal }»
move-forgo = Скинути ціль «{ $goal }»
move-task = Розіграти завдання «{ $task }»
price-food = { $amount ->
    [one] { $amount } їжу
   *[other] { $amount } їжі
}
price-steel = { $amount ->
    [one] { $amount } сталь
   *[other] { $amount } сталі
}
price-energy = { $amount ->
    [one] { $amount } енергію
   *[other] { $amount } енергії
}
price-any = { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурси
   *[other] { $amount } ресурсів
}
goods-none = нічого

## Що сталося

event-phase = Рік { $year }: { $phase }.
event-produced = { $seat } отримує { $made }.
event-fed = { $seat } годує населення ({ $world }), їжа: { $eaten }{ $missing ->
    [0] {""}
   *[other] {""}, жетони штрафу за нестачу: { $missing }
}.
event-stadiums-missing = { $seat }: у Новому світі бракує стадіонів ({ $missing }); стільки ж жетонів штрафу.
event-acted = { $seat }: { $action }{ $price ->
    [0] {""}
    [one] {""} ({ $price } енергія)
   *[other] {""} ({ $price } енергії)
}.
event-played = { $seat } розігрує картку «{ $card }»{ $price ->
    [0] {""}
    [one] {""} ({ $price } енергія)
   *[other] {""} ({ $price } енергії)
}.
event-passed = { $seat } пасує.
event-nothing = { $seat } не може цим скористатися.
event-gained = { $seat } отримує { $resource-id ->
    [food] { $amount ->
        [one] { $amount } їжу
       *[other] { $amount } їжі
    }
    [steel] { $amount ->
        [one] { $amount } сталь
       *[other] { $amount } сталі
    }
   *[energy] { $amount ->
        [one] { $amount } енергію
       *[other] { $amount } енергії
    }
} ({ $world }).
event-swapped = { $seat } обмінює { $resource-counted } на { $other-counted } ({ $world }).
event-ferried = { $seat } переміщує до Нового світу { $goods }.
event-production = { $seat }: виробництво в Новому світі зростає на { $goods }.
event-plan-taken = { $seat } бере картку «{ $infrastructure }».
event-plan-played = { $seat } розігрує картку «{ $infrastructure }».
event-requirement-met = { $seat } виконує вимогу картки «{ $infrastructure }».
event-half-researched = { $seat } починає досліджувати технологію «{ $technology }».
event-researched = { $seat } завершує дослідження технології «{ $technology }».
event-settled = { $seat } заселяє область { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} ({ $factories })
}.
event-built-shuttle = { $seat } будує шатл «{ $shuttle }» ({ $world }){ $goods-number ->
    [0] {""}
   *[other] {""} за { $goods }
}.
event-built-stadium = { $seat } будує стадіон «{ $stadium }» ({ $world }){ $goods-number ->
    [0] {""}
   *[other] {""} за { $goods }
}.
event-offered = У викладці нове ({ $offer }): { $item }.
event-refreshed = { $seat } платить { $good } і скидає з викладки ({ $offer }): { $items }.
event-aged = Найстаріше з викладки йде під низ колоди ({ $offer }): { $item }.
event-prepared = { $seat } готує фабрику: { $factory } ({ $world }).
event-factory-gained = { $seat } отримує фабрику: { $factory } ({ $world }).
event-cloned = { $seat } клонує { $amount ->
    [one] { $amount } жетон населення
    [few] { $amount } жетони населення
   *[other] { $amount } жетонів населення
}{ $food ->
    [0] {""}
    [one] {""} за { $food } їжу
   *[other] {""} за { $food } їжі
}.
event-more-steps = { $seat } цього року просунеться ще на { $amount ->
    [one] { $amount } відрізок
    [few] { $amount } відрізки
   *[other] { $amount } відрізків
}.
event-flight-help = { $seat } цього року літатиме краще: { $help }.
event-evacuated = { $seat } евакуює { $land } на шатл «{ $shuttle }» { $how }.
event-stowed = { $seat } завантажує стадіон «{ $stadium }» на шатл «{ $shuttle }».
event-crated = { $seat } завантажує на шатл «{ $shuttle }» фабрику: { $factory }.
event-freighted = { $seat } завантажує { $goods } на шатл «{ $shuttle }».
event-launched = { $seat } запускає шатл «{ $shuttle }» { $energy ->
    [0] безплатно
    [one] за { $energy } енергію
   *[other] за { $energy } енергії
}.
event-returned = { $seat } відправляє шатл «{ $shuttle }» назад до Старого світу.
event-unloaded = { $seat }: шатл «{ $shuttle }» прибуває й розвантажується.
event-order = Новий порядок ходів: { $seats }.
event-solo-place = Ви на { $place }-му місці з трьох.
event-strength = { $seat } рахує силу { $strength }.
event-satellite = { $seat }: { $satellite } просувається на { $steps } до відрізка { $section }.
event-milestone = { $seat } долає віху { $milestone }.
event-ocean-flipped = { $seat }: жетон виробництва в океані перегортають долілиць.
event-resettled = { $seat }: жетон виробництва переселяють до Нового світу.
event-placed = { $seat }: { $satellite } стоїть на відрізку { $section }, { $lane }.
event-bonus = { $seat } має силу { $strength }: { $which ->
    [0] бонус меншого числа
    [1] бонус більшого числа
   *[other] без бонусу
}.
event-card-drawn = { $seat } бере: { $card }.
event-kept = { $seat } залишає: { $cards }.
event-dropped = { $seat } скидає: { $card }.
event-task-taken = { $seat } бере завдання «{ $task }».
event-task-played = { $seat } розігрує завдання «{ $task }».
event-goals-received = { $goals-number ->
    [0] { $seat } більше не отримує карток цілей.
   *[other] { $seat } отримує картки цілей: { $goals }.
}
event-goal-picked = { $seat } залишає: { $goal }.
event-goal-forgone = { $seat } скидає: { $goal }.
event-goals-shown = { $seat } показує цілі: { $goals }.
event-rival-passed = Суперник пасує.
event-rival-idle = Суперник нічого не робить.
event-rival-stadium = Суперник бере стадіон «{ $stadium }».
event-rival-removed = Суперник прибирає з викладки ({ $offer }): { $item }.
event-rival-blocked = Суперник бачить, що область { $area } уже заселена.
event-rival-settled = Суперник заселяє область { $area }.
event-rival-satellite = { $satellite } ({ $civilisation }) просувається до відрізка { $section }, { $lane }.
event-race-decided = { $seat } виконує умови Перегонів.
event-game-over = Партію закінчено.

## Результат

result-reached = умову виконано
result-lowest = найнижче виробництво наприкінці
result-second = друге найнижче
result-third = третє
result-production = найнижче виробництво
result-penalties = жетони штрафу
result-areas-left = неевакуйовані області
result-population-left = неевакуйоване населення
result-stadiums-missing = бракує стадіонів
result-smiley-bonus = бонус за смайлики
result-stadiums = стадіони
result-smileys = смайлики
result-goals = цілі
result-tasks = публічні завдання
result-lines = перевага на прямих
result-points = переможні очки

## Чому ні?

rule-EV-ACT-01 = Текст карток дій діє лише з розширеними діями.
rule-EV-ACT-03 = Дії виконують у фазі дій, по одній за хід.
rule-EV-ACT-04 = У свій хід виберіть дію свого планшета або спасуйте.
rule-EV-ACT-08 = Спершу сплатіть енергію, тоді дію виконають.
rule-EV-ACT-15 = Дія має щось змінити.
rule-EV-ADV-02 = Залиште рівно чотири із семи карток дій.
rule-EV-ADV-04 = Свою єдину цьогорічну дію сили 1 ви вже виконали.
rule-EV-ADV-05 = Цієї картки дій немає у вашій руці.
rule-EV-ADV-07 = Позначте дію планшета карткою з руки, покладеною долілиць.
rule-EV-ADV-10 = Скинути можна лише картки з руки.
rule-EV-ADV-11 = Кожен хід закінчується із чотирма картками дій; спершу скиньте.
rule-EV-ADV-12 = Цю частину картки ви вже використали.
rule-EV-ADV-13 = Із цією частиною зараз нічого не зробити.
rule-EV-ADV-15 = Ваші картки не дають такої загальної сили.
rule-EV-ADV-16 = З розширеними діями грають за поблажливим методом бонусів.
rule-EV-ADV-18 = Які картки дій лишити, ви вибираєте лише на початку року.
rule-EV-ADV-19 = Спершу виберіть, які чотири картки дій залишите.
rule-EV-BLD-01 = Побудуйте шатл, який є у викладці і на який вистачає.
rule-EV-BLD-02 = Цей світ сам не може оплатити шатл.
rule-EV-BLD-05 = Побудуйте стадіон, який є у викладці і на який вистачає.
rule-EV-BLD-06 = Цей світ сам не може оплатити стадіон.
rule-EV-CLN-03 = Клони оплачують їжею Нового світу.
rule-EV-EXC-04 = Цей світ не має ресурсу, який ви хочете віддати.
rule-EV-EXC-06 = Дія — одне дослідження; виберіть стовпець.
rule-EV-FAC-01 = Фабрика коштує один ресурс свого виду зі світу, де стоїть.
rule-EV-FAC-07 = Ви отримуєте фабрику, яку зазначає ефект.
rule-EV-FAC-10 = Усі чотири ваші фабрики цього виду вже в грі.
rule-EV-FLY-01 = Шатли літають у фазі польоту.
rule-EV-FLY-03 = Завантажують лише власні шатли й вантаж Старого світу.
rule-EV-FLY-05 = Місткість для будівель на цьому шатлі вичерпано.
rule-EV-FLY-07 = Шатл не везе стільки ресурсів.
rule-EV-FLY-08 = Ця зона евакуації зайнята; вона бере одну область.
rule-EV-FLY-10 = Шатли у Новому світі не завантажують, лише відправляють назад.
rule-EV-FLY-12 = Шатл не має зони кольору цієї області.
rule-EV-FLY-16 = Цю область уже евакуйовано.
rule-EV-FLY-19 = Населення летить лише в зонах евакуації.
rule-EV-FLY-21 = Старому світу бракує енергії на цей запуск.
rule-EV-FLY-23 = Зворотний політ оплачують енергією Нового світу.
rule-EV-FLY-26 = Вантаж везе лише шатл, який завантажують, і його треба запустити.
rule-EV-FLY-27 = Енергія на запуск має лишитися у Старому світі.
rule-EV-FLY-29 = Цей шатл не у Новому світі або щойно прибув.
rule-EV-INF-01 = Інфраструктуру розвиває лише дія чи ефект, де так сказано.
rule-EV-INF-02 = Розіграйте картку інфраструктури, яку маєте в руці.
rule-EV-INF-03 = Цієї картки інфраструктури немає у викладці.
rule-EV-INF-05 = Новий світ не може оплатити цю картку інфраструктури.
rule-EV-INF-10 = Ви вже маєте картку з таким самим малюнком.
rule-EV-MIL-12 = Світи, які можуть платити, не мають стільки енергії.
rule-EV-MOD-01 = Публічні завдання й прямі належать до Гри на очки.
rule-EV-OFR-03 = Оновлення викладки коштує один наявний ресурс.
rule-EV-OFR-04 = На цьому місці викладки немає чого скидати.
rule-EV-OFR-05 = Викладку можна оновити один раз перед узяттям; після цього візьміть із неї або завершіть дію.
rule-EV-OFR-06 = Викладку оновлює лише дія, яка з неї бере.
rule-EV-OFR-07 = Закінчити без узяття можна лише після оновлення викладки.
rule-EV-PRG-01 = Супутники рухаються у фазі прогресу, за порядком ходів.
rule-EV-PRG-04 = На цьому полі стоїть інший супутник.
rule-EV-PRG-05 = Середня смуга — для трьох і більше гравців.
rule-EV-PRG-12 = Обидва супутники разом рухаються рівно на силу дій.
rule-EV-PRG-21 = Між вашими супутниками може бути щонайбільше одна віха.
rule-EV-PRG-22 = Супутник не може вийти за кінець треку.
rule-EV-PTS-02 = Картки цілей вибирають перед першим роком.
rule-EV-PTS-03 = Залиште одну з карток цілей, які ви отримали.
rule-EV-PTS-05 = Скиньте одну зі своїх чотирьох карток цілей.
rule-EV-PUB-02 = Цього публічного завдання у вас немає або його вже розіграно.
rule-EV-PUB-03 = Публічне завдання розігрують разом із вашою дією.
rule-EV-PUB-04 = Новий світ не може оплатити це завдання.
rule-EV-RES-01 = Ресурси світів окремі, і цьому світу їх бракує.
rule-EV-RES-03 = Сплатіть точну ціну, усю з одного світу.
rule-EV-RES-04 = Ресурс ви отримуєте лише тоді, коли його дає ефект.
rule-EV-SOL-01 = У соло завжди грають у Гру на очки.
rule-EV-SOL-41 = Соло-картки керують третьою цивілізацією лише у грі вдвох.
rule-EV-STL-01 = Дія заселяє одну область; виберіть її.
rule-EV-STL-02 = З тим, що є на вашому боці Нового світу, нічого не заселити.
rule-EV-STL-05 = Ваші супутники ще не відкрили цей біом.
rule-EV-STL-07 = Ці фабрики не підготовлені на боці Нового світу.
rule-EV-STL-08 = Вам бракує там населення або сталі за нього.
rule-EV-STL-09 = Вам бракує символу, якого вимагає область.
rule-EV-STL-10 = Область вимагає двох символів, і потрібні обидва.
rule-EV-STL-12 = Заповніть усі позиції області водночас, не більше й не менше.
rule-EV-STL-13 = Ця область уже заселена.
rule-EV-TEC-06 = Усі технології цього стовпця досліджено.
rule-EV-TRK-07 = Ви не можете сплатити енергію за цю дію з належного світу.
rule-EV-YRB-01 = Ви отримуєте вказаний ресурс у вибраному світі.
