# «Евакуація» українською.

## Речі

game-name = Евакуація
resource-food = їжа
    .counted = їжа
resource-steel = сталь
    .counted = сталь
resource-energy = енергія
    .counted = енергія
resource-amount = { $amount }× { $counted }
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
half-first = перша половина
half-second = друга половина
how-by-zone = в евакуаційну зону
how-as-building = у місце для будівель
how-by-first-zone = у першу зону попри колір
how-by-second-zone = у другу зону попри колір
offer-shuttle = шатл
offer-stadium = стадіон
offer-infrastructure = карта інфраструктури
card-unknown = карту
goal-unknown = карту цілі
civilisation-rival = суперник
civilisation-neutral = нейтральна цивілізація
phase-0 = Підготовка
phase-1 = Дохід
phase-2 = Дії
phase-3 = Політ
phase-4 = Черговість
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
action-build-shuttle = Збудувати шатл
action-build-stadium = Збудувати стадіон
action-prepare-factory = Підготувати фабрику
action-clone = Клонувати 2 населення
action-develop = Двічі розвинути інфраструктуру
action-gain-and-exchange = Отримати 1 ресурс і обміняти до 3
action-research = 1 дослідження

## Варіанти

option-mode = Гра
    .about = Що вирішує гру.
option-mode-usual = Звичайна
    .about = Удвох–учотирьох перегони, наодинці на очки.
option-mode-race = Перегони
    .about = Хто першим має на Новому світі виробництво 8 кожного ресурсу і три стадіони.
option-mode-points = Гра на очки
    .about = Усі чотири роки, карти цілей і переможні очки наприкінці.
option-actions = Дії
    .about = Для чого карти дій.
option-actions-basic = Базові
    .about = Лише дії планшета гравця.
option-actions-advanced = Розширені
    .about = Карти дій мають власні ефекти.
option-bonuses = Річний бонус
    .about = Наскільки точно треба влучити силою дій.
option-bonuses-usual = Звичайний
    .about = З базовими діями суворий, з розширеними поблажливий.
option-bonuses-strict = Суворий
    .about = Сила дій має дорівнювати числу на карті.
option-bonuses-lenient = Поблажливий
    .about = До меншого числа один бонус, до більшого другий.
option-tasks = Публічні завдання
    .about = Три завдання; перший, хто виконає, забирає карту (гра на очки).
option-tasks-off = Без завдань
    .about = Без публічних завдань.
option-tasks-on = Із завданнями
    .about = Викладають три публічні завдання.
option-dominance = Перевага на лінії
    .about = Три лінії областей дають очки тому, хто має найбільше (гра на очки).
option-dominance-off = Без ліній
    .about = Лінії нічого не дають.
option-dominance-on = З лініями
    .about = Наприкінці оцінюють три лінії.
option-rival = Третя цивілізація
    .about = Сольні карти блокують області й пропозиції у грі вдвох.
option-rival-off = Без неї
    .about = Лише гравці (наодинці суперник є завжди).
option-rival-on = З нею
    .about = До двох гравців додається цивілізація сольних карт.

## Про що питає гра

prompt-goal = Залиште одну карту цілі; решту передасте сусідові ліворуч.
prompt-forgo = Скиньте одну зі своїх чотирьох карт цілей.
prompt-keep = Залиште чотири карти дій; решту скинете.
prompt-drop = У вас більше ніж чотири карти дій; скиньте ще { $left }.
prompt-turn = Ваша { $number }-а дія коштує { $price } енергії. Виберіть дію або пасуйте.
prompt-pay-energy = Дія коштує { $price } енергії: скільки з неї сплатить Старий світ?
prompt-tasks = До своєї дії можете зіграти публічне завдання.
prompt-halves = Яка половина карти наступна? { $effect }.
prompt-gain = Отримайте { $what } і скажіть, на якому світі (лишилося { $left }).
prompt-swap = Обміняйте ресурс на інший того самого світу (лишилося { $left }) або закінчіть.
prompt-ferry = Перемістіть до { $most } ресурсів зі Старого світу на Новий.
prompt-raise = Підвищте виробництво ресурсу на Новому світі на 1 (лишилося { $left }).
prompt-develop = Розвиток інфраструктури: візьміть карту з пропозиції або зіграйте свою (лишилося { $left }).
prompt-research = Виберіть стовпець; досліджується його найнижча технологія (лишилося { $left }).
prompt-settle = Виберіть область для заселення і фабрики до неї{ $biome ->
    [0] {""}
   *[other] {""}; біом може бути на рівень далі
}{ $symbols ->
    [0] {""}
   *[other] {""}; пробачається { $symbols } бракуючий символ
}{ $saved ->
    [0] {""}
   *[other] {""}; на { $saved } сталь менше
}.
prompt-build-shuttle = Виберіть шатл із пропозиції і світ, який платить{ $less ->
    [0] {""}
    [99] {""} (він безкоштовний)
   *[other] {""} (на { $less } ресурси дешевше)
}.
prompt-build-stadium = Виберіть стадіон із пропозиції і світ, який платить{ $less ->
    [0] {""}
    [99] {""} (він безкоштовний)
   *[other] {""} (на { $less } ресурси дешевше)
}.
prompt-pay = Ціна на { $less } нижча: чим заплатите ({ $world })?
prompt-prepare-factory = Підготуйте фабрику: вона коштує один ресурс свого виду (лишилося { $left }).
prompt-gain-factory = Отримайте фабрику на будь-якому світі (лишилося { $left }).
prompt-fly = Завантажте шатл, відправте порожній назад або завершіть польоти.
prompt-load = Завантажуйте шатл { $shuttle } (вільно: зони { $zones }, будівлі { $buildings }, ресурси { $resources }), тоді стартуйте.
prompt-satellites = Ваші супутники рухаються разом на { $steps } ділянок: який перший і як далеко?
prompt-lane = Ділянка { $section }: виберіть поле, де зупиняється { $satellite }.
prompt-strength-progress = Яку загальну силу мають ваші дії для супутників?
prompt-strength-bonus = Яку загальну силу мають ваші дії для річного бонусу?

## Ходи

move-pass = Пасувати
move-done = Готово
move-act = { $action }{ $under-number ->
    [80] {""}
   *[other] {""} (сорочкою догори: { $under })
}
    .priced = { $action }{ $under-number ->
    [80] {""}
   *[other] {""} (сорочкою догори: { $under })
} за { $price }
move-play = Зіграти карту { $card }
    .priced = Зіграти карту { $card } за { $price }
move-half = { $half }: { $effect }
move-energy-old = { $amount } енергії Старого світу
move-gain = { $resource } ({ $world })
move-swap = { $world }: { $resource } на { $other }
move-ferry = Перемістити { $goods }
move-take = Взяти карту { $infrastructure }
move-develop = Зіграти карту { $infrastructure }
    .priced = Зіграти карту { $infrastructure } за { $price }
move-refresh = Сплатити { $good } і скинути з пропозиції місце { $places }
move-research = Досліджувати: { $column }
move-settle = Заселити область { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} ({ $factories })
}
    .priced = Заселити область { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} ({ $factories })
} за { $price }
move-shuttle = Шатл { $shuttle } ({ $world })
    .priced = Шатл { $shuttle } ({ $world }) за { $price }
move-stadium = Стадіон { $stadium } ({ $world })
    .priced = Стадіон { $stadium } ({ $world }) за { $price }
move-factory = { $factory } ({ $world })
    .priced = { $factory } ({ $world }) за { $price }
move-pay = Сплатити { $goods }
move-raise = Підвищити виробництво: { $resource }
move-load = Завантажувати шатл { $shuttle }
move-evacuate = Евакуювати { $land } { $how }
move-stow = Завантажити стадіон { $stadium }
move-crate = Завантажити фабрику: { $factory }
move-freight = Завантажити { $goods }
move-launch = Стартувати
move-return = Відправити назад шатл { $shuttle }
    .priced = Відправити назад шатл { $shuttle } за { $price }
move-satellite = Спершу { $satellite } на { $steps }
move-lane = { $lane }
move-strength = Сила { $strength }
move-keep = Залишити { $cards }
move-drop = Скинути { $card }
move-goal = Залишити ціль { $goal }
move-forgo = Скинути ціль { $goal }
move-task = Зіграти завдання { $task }
price-food = { $amount } їжі
price-steel = { $amount } сталі
price-energy = { $amount } енергії
price-any = { $amount } ресурс
goods-none = нічого

## Що сталося

event-phase = Рік { $year }: { $phase }.
event-produced = { $seat } отримує { $made }.
event-fed = { $seat } годує світ ({ $world }), їжа: { $eaten }{ $missing ->
    [0] {""}
   *[other] {""}, жетони штрафу за нестачу: { $missing }
}.
event-stadiums-missing = { $seat } бракує стадіонів на Новому світі ({ $missing }) і бере стільки жетонів штрафу.
event-acted = { $seat }: { $action }{ $price ->
    [0] {""}
   *[other] {""} (енергія { $price })
}.
event-played = { $seat } грає карту { $card }{ $price ->
    [0] {""}
   *[other] {""} (енергія { $price })
}.
event-passed = { $seat } пасує.
event-nothing = { $seat } не може цим скористатися.
event-gained = { $seat } отримує { $amount }× { $resource } ({ $world }).
event-swapped = { $seat } обмінює { $resource } на { $other } ({ $world }).
event-ferried = { $seat } переміщує на Новий світ { $goods }.
event-production = Виробництво на Новому світі зростає ({ $seat }): { $goods }.
event-plan-taken = { $seat } бере карту { $infrastructure }.
event-plan-played = { $seat } грає карту { $infrastructure }.
event-requirement-met = { $seat } виконує вимогу карти { $infrastructure }.
event-half-researched = { $seat } починає досліджувати технологію { $technology }.
event-researched = { $seat } завершує технологію { $technology }.
event-settled = { $seat } заселяє область { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} ({ $factories })
}.
event-built-shuttle = { $seat } будує шатл { $shuttle } ({ $world }){ $goods-number ->
    [0] {""}
   *[other] {""} за { $goods }
}.
event-built-stadium = { $seat } будує стадіон { $stadium } ({ $world }){ $goods-number ->
    [0] {""}
   *[other] {""} за { $goods }
}.
event-offered = Нове в пропозиції, { $offer }: { $item }.
event-refreshed = { $seat } платить { $good } і скидає з пропозиції ({ $offer }): { $items }.
event-aged = Найстаріше з пропозиції йде під колоду, { $offer }: { $item }.
event-prepared = { $seat } готує фабрику: { $factory } ({ $world }).
event-factory-gained = { $seat } отримує фабрику: { $factory } ({ $world }).
event-cloned = { $seat } клонує населення: { $amount }{ $food ->
    [0] {""}
   *[other] {""} за { $food } їжі
}.
event-more-steps = { $seat } цього року рухатиметься на { $amount } ділянок більше.
event-flight-help = { $seat } цього року літатиме краще: { $help }.
event-evacuated = { $seat } евакуює { $land } на шатл { $shuttle } { $how }.
event-stowed = { $seat } завантажує стадіон { $stadium } на шатл { $shuttle }.
event-crated = { $seat } завантажує на шатл { $shuttle } фабрику: { $factory }.
event-freighted = { $seat } завантажує { $goods } на шатл { $shuttle }.
event-launched = { $seat } запускає шатл { $shuttle } за { $energy } енергії.
event-returned = { $seat } відправляє шатл { $shuttle } назад на Старий світ.
event-unloaded = Шатл { $shuttle } ({ $seat }) прибуває і розвантажується.
event-order = Нова черговість гравців: { $seats }.
event-solo-place = Ви на { $place }-му місці з трьох.
event-strength = { $seat } рахує силу { $strength }.
event-satellite = { $seat }: { $satellite } рухається на { $steps } до ділянки { $section }.
event-milestone = { $seat } долає віху { $milestone }.
event-ocean-flipped = Жетон виробництва в океані ({ $seat }) перевертається.
event-resettled = Жетон виробництва ({ $seat }) переселяється на Новий світ.
event-placed = { $satellite } ({ $seat }) стоїть на ділянці { $section }, { $lane }.
event-bonus = { $seat } має силу { $strength }: { $which ->
    [0] бонус меншого числа
    [1] бонус більшого числа
   *[other] без бонусу
}.
event-card-drawn = { $seat } бере: { $card }.
event-kept = { $seat } залишає: { $cards }.
event-dropped = { $seat } скидає: { $card }.
event-task-taken = { $seat } бере завдання { $task }.
event-task-played = { $seat } грає завдання { $task }.
event-goals-received = { $seat } отримує { $goals-number ->
    [0] більше нічого
   *[other] карти цілей: { $goals }
}.
event-goal-picked = { $seat } залишає: { $goal }.
event-goal-forgone = { $seat } скидає: { $goal }.
event-goals-shown = { $seat } показує цілі: { $goals }.
event-rival-passed = Суперник пасує.
event-rival-idle = Суперник нічого не робить.
event-rival-stadium = Суперник бере стадіон { $stadium }.
event-rival-removed = Суперник прибирає з пропозиції ({ $offer }): { $item }.
event-rival-blocked = Суперник бачить, що область { $area } уже заселена.
event-rival-settled = Суперник заселяє область { $area }.
event-rival-satellite = { $satellite } ({ $civilisation }) іде до ділянки { $section }, { $lane }.
event-race-decided = { $seat } виконує умови перегонів.
event-game-over = Гру закінчено.

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
result-lines = перевага на лініях
result-points = переможні очки

## Чому ні?

rule-EV-ACT-01 = Текст карт дій діє лише з розширеними діями.
rule-EV-ACT-04 = У свій хід виберіть дію свого планшета або пасуйте.
rule-EV-ACT-08 = Спершу сплатіть енергію, тоді дія виконується.
rule-EV-ACT-15 = Дія мусить щось зробити.
rule-EV-ADV-02 = Залиште рівно чотири із семи карт дій.
rule-EV-ADV-04 = Свою єдину цьогорічну дію сили 1 ви вже виконали.
rule-EV-ADV-05 = Цієї карти дій немає у вас на руці.
rule-EV-ADV-07 = Позначте дію планшета картою з руки сорочкою догори.
rule-EV-ADV-10 = Скинути можна лише карти з руки.
rule-EV-ADV-11 = Кожен хід закінчується із чотирма картами дій; спершу скиньте.
rule-EV-ADV-12 = Цю половину карти ви вже використали.
rule-EV-ADV-13 = Із цією половиною зараз нічого не зробити.
rule-EV-ADV-15 = Ваші карти не дають такої загальної сили.
rule-EV-ADV-16 = З розширеними діями грають за поблажливим методом бонусів.
rule-EV-ADV-19 = Спершу виберіть, які чотири карти дій залишите.
rule-EV-BLD-01 = Збудуйте шатл, який є в пропозиції і на який вистачає.
rule-EV-BLD-02 = Цей світ сам не може оплатити шатл.
rule-EV-BLD-05 = Збудуйте стадіон, який є в пропозиції і на який вистачає.
rule-EV-BLD-06 = Цей світ сам не може оплатити стадіон.
rule-EV-CLN-03 = Клони оплачують їжею Нового світу.
rule-EV-EXC-04 = Цей світ не має ресурсу, який ви хочете віддати.
rule-EV-EXC-06 = Дія — одне дослідження; виберіть стовпець.
rule-EV-FAC-01 = Фабрика коштує один ресурс свого виду зі світу, де стоїть.
rule-EV-FAC-07 = Ви отримуєте фабрику, яку називає ефект.
rule-EV-FAC-10 = Усі чотири ваші фабрики цього виду вже в грі.
rule-EV-FLY-03 = Завантажують лише власні шатли й вантаж Старого світу.
rule-EV-FLY-05 = Місце для будівель на цьому шатлі зайняте.
rule-EV-FLY-07 = Шатл не везе стільки ресурсів.
rule-EV-FLY-08 = Ця евакуаційна зона зайнята; вона бере одну область.
rule-EV-FLY-10 = Шатли на Новому світі не завантажують, лише відправляють назад.
rule-EV-FLY-12 = Шатл не має зони кольору цієї області.
rule-EV-FLY-16 = Цю область уже евакуйовано.
rule-EV-FLY-19 = Населення летить лише в евакуаційних зонах.
rule-EV-FLY-21 = Старому світу бракує енергії на цей старт.
rule-EV-FLY-23 = Зворотний політ оплачують енергією Нового світу.
rule-EV-FLY-26 = Вантаж везе лише шатл, який завантажують, і він мусить стартувати.
rule-EV-FLY-27 = Енергія на старт має лишитися на Старому світі.
rule-EV-FLY-29 = Цей шатл не на Новому світі або щойно прибув.
rule-EV-INF-02 = Зіграйте карту інфраструктури, яку маєте на руці.
rule-EV-INF-03 = Цієї карти інфраструктури немає в пропозиції.
rule-EV-INF-05 = Новий світ не може оплатити цю карту інфраструктури.
rule-EV-INF-10 = Ви вже маєте карту з таким самим малюнком.
rule-EV-MIL-12 = Світи, які можуть платити, не мають стільки енергії.
rule-EV-MOD-01 = Публічні завдання й лінії належать до гри на очки.
rule-EV-OFR-03 = Оновлення пропозиції коштує один наявний ресурс.
rule-EV-OFR-04 = На цьому місці пропозиції нічого скидати.
rule-EV-OFR-05 = Пропозицію можна оновити один раз перед узяттям.
rule-EV-OFR-07 = Закінчити без узяття можна лише після оновлення пропозиції.
rule-EV-PRG-04 = На цьому полі стоїть інший супутник.
rule-EV-PRG-05 = Середня смуга — для трьох і більше гравців.
rule-EV-PRG-12 = Обидва супутники разом рухаються рівно на силу дій.
rule-EV-PRG-21 = Між вашими супутниками може бути щонайбільше одна віха.
rule-EV-PRG-22 = Супутник не може вийти за кінець шкали.
rule-EV-PTS-03 = Залиште одну з карт цілей, які ви отримали.
rule-EV-PTS-05 = Скиньте одну зі своїх чотирьох карт цілей.
rule-EV-PUB-02 = Цього публічного завдання у вас немає або його вже зіграно.
rule-EV-PUB-03 = Публічне завдання грають разом із вашою дією.
rule-EV-PUB-04 = Новий світ не може оплатити це завдання.
rule-EV-RES-01 = Ресурси світів окремі, і цьому світу їх бракує.
rule-EV-RES-03 = Сплатіть точну ціну, усю з одного світу.
rule-EV-SOL-01 = Наодинці завжди грають на очки.
rule-EV-SOL-41 = Сольні карти керують третьою цивілізацією лише вдвох.
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
rule-EV-YRB-01 = Ви отримуєте вказаний ресурс на обраному світі.
