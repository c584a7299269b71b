# Shipyard українською.

game-name = Shipyard
game-about = Будуйте дивні кораблі з того, що пропонує ринок, і вирушайте на них у плавання.

## Речі

action-build_ships = Будівництво кораблів
action-rent_canal = Оренда каналу
action-buy_goods = Купівля товарів
action-make_equipment = Виготовлення спорядження
action-recruit_crew = Набір екіпажу
action-hire_employees = Наймання працівників
action-exchange = Біржа
action-subsidy = Дотація

item-captain = капітан
item-businessman = комерсант
item-soldier = солдат
item-stoker = кочегар
item-chimney = труба
item-sail = вітрило
item-cannon = гармата
item-crane = кран
items-none = нічого

good-coal = вугілля
good-cloth = тканина
good-grain = зерно

part-bow = ніс
part-middle = середня частина
part-stern = корма
part-with = { $kind } ({ $features })
column-0 = носи
column-1 = середні частини
column-2 = середні частини
column-3 = корми

feature-cabin = каюта
feature-stoker_cabin = каюта кочегара
feature-mast = щогла
feature-cannon = кріплення гармати
feature-crane = кріплення крана
feature-lifebuoy = рятувальний круг
feature-lifeboat = рятувальна шлюпка
feature-lantern = ліхтар

symbol-military = військовий урядовець
symbol-trade = торговельний урядовець
symbol-lifebuoy = урядовець рятувальних кругів
symbol-lifeboat = урядовець рятувальних шлюпок
symbol-lantern = урядовець ліхтарів
symbol-blue_ribbon = Блакитна стрічка
canal-with = канал ({ $symbols })
canal-about = Його символи за годинниковою стрілкою згори: { $symbols }.

side-north = північ
    .from = з півночі
side-east = схід
    .from = зі сходу
side-south = південь
    .from = з півдня
side-west = захід
    .from = із заходу
cell-first = місце першого каналу
cell-away = { $way } від місця першого каналу
cell-north = { $number } на північ
cell-east = { $number } на схід
cell-south = { $number } на південь
cell-west = { $number } на захід
turn-0 = без повороту
turn-90 = повернуто на чверть праворуч
turn-180 = повернуто на пів оберту
turn-270 = повернуто на чверть ліворуч

colour-red = червоний
colour-blue = синій
rival-0 = перший суперник
rival-1 = другий суперник
solo-last_tile = остання плитка ряду
prices-shown = вугілля { $coal }, тканина { $cloth }, зерно { $grain }

employee-trader_coal_1 = торговець: вугілля I
    .about = Кожне вугілля, продане на біржі, дає на 1 гульден більше. Наприкінці гри 1 очко.
employee-trader_coal_2 = торговець: вугілля II
    .about = Кожне продане вугілля дає ще на 1 гульден більше; потрібен торговець: вугілля I. Наприкінці гри 3 очки.
employee-trader_cloth_1 = торговець: тканина I
    .about = Кожна тканина, продана на біржі, дає на 1 гульден більше. Наприкінці гри 1 очко.
employee-trader_cloth_2 = торговець: тканина II
    .about = Кожна продана тканина дає ще на 1 гульден більше; потрібен торговець: тканина I. Наприкінці гри 3 очки.
employee-trader_grain_1 = торговець: зерно I
    .about = Кожне зерно, продане на біржі, дає на 1 гульден більше. Наприкінці гри 1 очко.
employee-trader_grain_2 = торговець: зерно II
    .about = Кожне продане зерно дає ще на 1 гульден більше; потрібен торговець: зерно I. Наприкінці гри 3 очки.
employee-constructor_crane = конструктор: крани
    .about = Кожен корабель може нести два крани без кріплення.
employee-constructor_cannon = конструктор: гармати
    .about = Кожен корабель може нести дві гармати без кріплення.
employee-constructor_sail = конструктор: вітрила
    .about = Кожен корабель може нести два вітрила без щогли.
employee-constructor_chimney = конструктор: труби
    .about = Кожен корабель може нести дві труби без щогли.
employee-constructor_crew = конструктор: екіпаж
    .about = Кожен корабель може нести двох членів екіпажу без каюти, але не кочегара.
employee-constructor_stoker = конструктор: кочегар
    .about = Кожен корабель може нести одного кочегара без каюти.
employee-engineer_crane = інженер: кран
    .about = Щоразу, виготовляючи спорядження, ви отримуєте ще й кран.
employee-engineer_sail = інженер: вітрило
    .about = Щоразу, виготовляючи спорядження, ви отримуєте ще й вітрило.
employee-engineer_cannon = інженер: гармата
    .about = Щоразу, виготовляючи спорядження, ви отримуєте ще й гармату.
employee-engineer_chimney = інженер: труба
    .about = Щоразу, виготовляючи спорядження, ви отримуєте ще й трубу.
employee-recruiter_captain = вербувальник: капітан
    .about = Щоразу, набираючи екіпаж, ви отримуєте ще й капітана.
employee-recruiter_businessman = вербувальник: комерсант
    .about = Щоразу, набираючи екіпаж, ви отримуєте ще й комерсанта.
employee-recruiter_soldier = вербувальник: солдат
    .about = Щоразу, набираючи екіпаж, ви отримуєте ще й солдата.
employee-recruiter_stoker = вербувальник: кочегар
    .about = Щоразу, набираючи екіпаж, ви отримуєте ще й кочегара.
employee-accountant = бухгалтер
    .about = Покажчики екіпажу та спорядження просувають ще на дві поділки безплатно.
employee-foreman = бригадир
    .about = Покажчик працівників просувають ще на три поділки безплатно.
employee-helmsman = стерновий
    .about = Ваші кораблі можуть пливти на одну клітинку швидше.
employee-rigger = такелажник
    .about = Ваші кораблі можуть пливти на одну клітинку швидше за кожну пару вітрил.

contract-unknown = невідомий контракт
contract-table = Очки за { $from } і більше: { $table }.
contract-each = За кожне наступне зарахування { $beyond ->
    [one] { $beyond } очко
    [few] { $beyond } очки
   *[other] { $beyond } очок
}.
contract-every = За кожне зарахування { $beyond ->
    [one] { $beyond } очко
    [few] { $beyond } очки
   *[other] { $beyond } очок
}.
contract-lifebuoys = Рятувальні круги
    .about = Рахує рятувальні круги вашого флоту.
contract-safety_sets = Безпека понад усе
    .about = Рахує ваші кораблі, де є хоч один рятувальний круг, шлюпка і ліхтар.
contract-skilled_staff = Фахівці
    .about = Рахує ваших синіх, жовтих і червоних працівників.
contract-staff_types = Різні працівники
    .about = Рахує типи ваших працівників: сірі, зелені, сині, жовті, червоні та червоні рівня II.
contract-lanterns = Ліхтарі
    .about = Рахує ліхтарі вашого флоту.
contract-staff_pairs = Пари працівників
    .about = Кожна пара сірих чи зелених працівників дає 3 очки, синіх, червоних чи жовтих 4.
contract-lifeboats = Рятувальні шлюпки
    .about = Рахує рятувальні шлюпки вашого флоту.
contract-staff_count = Багато рук
    .about = Рахує ваших працівників.
contract-sizes = Усі розміри
    .about = Рахує різні розміри серед ваших кораблів із 3, 4, 5 і 6 частин.
contract-size_5 = Кораблі з п’яти частин
    .about = Рахує ваші кораблі рівно з 5 частин.
contract-size_6 = Кораблі з шести частин
    .about = Рахує ваші кораблі рівно з 6 частин.
contract-size_7 = Велетні
    .about = Рахує ваші кораблі із 7 і більше частин.
contract-total_parts = Великий тоннаж
    .about = Рахує частини всіх ваших кораблів.
contract-ship_count = Великий флот
    .about = Рахує ваші кораблі.
contract-soldiers = Солдати
    .about = Рахує солдатів вашого флоту; перший не дає нічого.
contract-stokers = Кочегари
    .about = Рахує кочегарів вашого флоту.
contract-cannon_soldier = Гармаші
    .about = Рахує пари з гармати й солдата на одному кораблі.
contract-businessmen = Комерсанти
    .about = Рахує комерсантів вашого флоту; перший не дає нічого.
contract-chimney_pairs = Пари труб
    .about = Рахує пари труб на одному кораблі.
contract-used_canals = Використані канали
    .about = Рахує ваші використані канали.
contract-businessman_crane = Торгові кораблі
    .about = Рахує пари з комерсанта й крана на одному кораблі.
contract-sail_pairs = Пари вітрил
    .about = Рахує пари вітрил на одному кораблі.
contract-officers = Офіцери
    .about = Рахує капітанів вашого флоту понад першого на кожному кораблі.
contract-escorts = Озброєні торговці
    .about = Рахує ваші кораблі, де є хоч один комерсант, солдат, кран і гармата.
contract-full_drives = Повний хід
    .about = Рахує ваші кораблі, де є хоч одне вітрило, труба і кочегар.
contract-kinds_on_board = Усього потроху
    .about = Рахує види екіпажу та спорядження на ваших кораблях; офіцери так, капітани ні.

## Налаштування

option-contracts = Контракти
    .about = Які державні контракти отримують гравці.
option-contracts-sets = Початкові набори
    .about = Кожен гравець отримує один із чотирьох наборів: два червоні й два сині контракти, для перших партій.
option-contracts-random = Випадково
    .about = Кожному три червоні й три сині контракти.
option-employees = Працівники
    .about = Як лежать працівники довкола колеса.
option-employees-recommended = Рекомендовано
    .about = Інженери й вербувальники лежать, як на малюнку в правилах, інші випадково.
option-employees-groups = По одному
    .about = На кожній поділці один інженер чи вербувальник, випадково який.
option-employees-random = Випадково
    .about = Кожен працівник будь-де.
option-row = Ряд дій
    .about = У якому порядку лежать плитки дій на початку.
option-row-printed = Сталий порядок
    .about = Завжди той самий порядок.
option-row-shuffled = Перетасований
    .about = У будь-якому порядку; дотація лежить останньою.

## Запитання

prompt-choose-action = Виберіть плитку дії; за кожну зайняту плитку перед нею ви отримаєте 1 гульден.
prompt-before-main = Виконайте дію «{ $action }» або спершу купіть бонусну дію.
prompt-offer-bonus = Купіть бонусну дію або завершіть свої дії.
prompt-take-part = Візьміть частину для верфі ({ $left ->
    [one] можна ще одну
   *[other] можна ще { $left }
}{ $taken ->
    [0] {""}
   *[other] ; узято { $taken }
}).
prompt-take-last-part = Остання нагода: купіть одну частину, яка завершить корабель, або облиште.
prompt-place-part = Куди покласти: { $part }?
prompt-rent-canal = Який канал ви орендуєте?
prompt-lay-canal = Куди покласти канал і як його повернути?
prompt-buy-goods = Яку плитку товарів ви купуєте?
prompt-choose-goods = Яку плитку товарів ви віддаєте?
prompt-trade-good = { $amount ->
    [one] Ваш товар «{ $good }»: продайте за { $price ->
        [one] { $price } гульден
        [few] { $price } гульдени
       *[other] { $price } гульденів
    } або обміняйте на щось одне.
   *[other] Ваш товар «{ $good }», штук { $amount }: продайте кожну за { $price ->
        [one] { $price } гульден
        [few] { $price } гульдени
       *[other] { $price } гульденів
    } або обміняйте на різні речі.
}
prompt-make-equipment = Яке спорядження ви виготовляєте?
prompt-recruit-crew = Кого ви набираєте?
prompt-hire-employee = Кого ви наймаєте?
prompt-choose-ship = Завершений корабель мусить вирушити зараз.
prompt-fit-out = Скільки взяти на борт: { $item }? Швидкість поки що { $speed }, канали дозволяють { $reach }.
prompt-fit-out-freely = Скільки взяти на борт: { $item }? Швидкість поки що { $speed }, канали дозволяють { $reach }; без капітана корабель зазнає невдачі.
prompt-choose-speed = З якою швидкістю пливе корабель, від { $speed } до { $most }? Пар вітрил: { $pairs }.
prompt-choose-start = Звідки прибуває корабель? Він пропливе { $speed ->
    [one] { $speed } клітинку
    [few] { $speed } клітинки
   *[other] { $speed } клітинок
}.
prompt-steer = Куди далі? Лишається { $left ->
    [one] { $left } клітинка
    [few] { $left } клітинки
   *[other] { $left } клітинок
}.
prompt-discard-contract = Скиньте контракт долілиць ({ $colour }, ще { $number }).
prompt-final-action = Завершальна дія: виберіть будь-яку, яку можете виконати.

## Ходи

move-action = { $action }
move-main = Спершу вибрана дія
move-bonus = Бонусна дія: { $action }
    .priced = Бонусна дія: { $action } за { $price }
move-done = Готово
move-take = Узяти: { $part }
    .priced = Узяти: { $part } за { $price }
move-at = На місце { $space }
move-rent = Орендувати { $canal }
    .priced = Орендувати { $canal } за { $price }
move-lay = Покласти: { $beside }, { $turn }
move-buy = Купити: { $goods }
    .priced = Купити: { $goods } за { $price }
move-make = Виготовити: { $item }
    .priced = Виготовити: { $item } за { $price }
move-recruit = Набрати: { $item }
    .priced = Набрати: { $item } за { $price }
move-hire = Найняти: { $employee }
    .priced = Найняти: { $employee } за { $price }
move-sell = Віддати: { $goods }
move-trade = { $items-number ->
    [0] Продати: { $good }
   *[other] Обміняти «{ $good }» на: { $items }
}
move-sail = Відплисти кораблем на місці { $space }
move-risk = Дати кораблю на місці { $space } пропасти
move-fit = { $item }: { $amount }
move-speed = Пливти зі швидкістю { $speed }
move-start = Прибути { $side-from } ({ $tile })
move-steer = Напрям { $side }
move-discard = Скинути: { $contract }
move-final = Завершальна дія: { $action }

price-total = { $amount ->
    [one] { $amount } гульден
    [few] { $amount } гульдени
   *[other] { $amount } гульденів
}
price-guilders = { $amount ->
    [one] { $amount } гульден
    [few] { $amount } гульдени
   *[other] { $amount } гульденів
}
price-way = { $amount } за рух по кільцю
price-fee = { $amount } доплати за працівника

## Що сталося

event-turn = Зараз хід: { $seat }.
event-tile-moved = { $seat } пересуває плитку «{ $action }» наперед; шестерня обертається.
event-cube-dropped = Кубик на шестерні падає: раунд закінчиться після цього ходу.
event-tile-chosen = { $seat } вибирає дію «{ $action }».
event-coins-taken = { $seat } бере з плитки «{ $action }» { $amount ->
    [one] { $amount } гульден
    [few] { $amount } гульдени
   *[other] { $amount } гульденів
}.
event-income = { $amount ->
    [0] { $seat } не отримує доходу.
    [one] { $seat } отримує дохід { $amount } гульден.
    [few] { $seat } отримує дохід { $amount } гульдени.
   *[other] { $seat } отримує дохід { $amount } гульденів.
}
event-bonus = { $seat } купує бонусну дію «{ $action }» { $price ->
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}.
event-action = { $seat } виконує дію «{ $action }».
event-subsidy = { $seat } бере дотацію { $amount ->
    [one] { $amount } гульден
    [few] { $amount } гульдени
   *[other] { $amount } гульденів
}.
event-part-bought = { $seat } бере частину { $price ->
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}: { $part }.
event-part-laid = { $seat } кладе на місце { $space }: { $part }.
event-part-drawn = Викладено нову частину: { $part } ({ $column }).
event-stack-empty = Викладено останню частину стосу ({ $column }): гра завершиться достроково.
event-canal-rented = { $seat } орендує { $canal } { $price ->
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}.
event-canal-laid = { $seat } кладе { $canal }: { $cell }, { $turn }.
event-canal-drawn = У викладці новий { $canal }.
event-canals-shuffled = Використані канали перетасовано.
event-goods-bought = { $seat } бере товари { $price ->
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}: { $goods }.
event-goods-drawn = У викладці нові товари: { $goods }.
event-goods-shuffled = Використані плитки товарів перетасовано.
event-exchange-moved = Біржа тепер платить: { $prices }.
event-goods-handed-in = { $seat } віддає товари: { $goods }.
event-good-traded = { $seat } обмінює товар «{ $good }» на: { $item }.
event-goods-sold = { $seat } продає товар «{ $good }» ({ $amount }) за { $paid ->
    [one] { $paid } гульден
    [few] { $paid } гульдени
   *[other] { $paid } гульденів
}.
event-item-gained = { $seat } отримує { $price ->
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}: { $item }.
event-extra-gained = { $seat } отримує ще: { $item }.
event-hired = { $seat } наймає { $price ->
    [0] безплатно
    [one] за { $price } гульден
    [few] за { $price } гульдени
   *[other] за { $price } гульденів
}: { $employee }.
event-fitting-out = { $seat } споряджає корабель на місці { $space } (частин: { $length }).
event-ship-failed = { $seat }: корабель ({ $length ->
    [one] { $length } частина
    [few] { $length } частини
   *[other] { $length } частин
}) утрачено{ $lacks ->
    [1] : на борту немає капітана
    [2] : канали коротші за його швидкість
   *[other] {""}
}.
event-figure-placed = { $seat }: корабель прибуває { $side-from } ({ $cell }).
event-official-passed = { $seat }: { $symbol } дає кораблю { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
event-ribbon-passed = { $seat }: корабель досягає Блакитної стрічки після { $points ->
    [one] { $points } клітинки
   *[other] { $points } клітинок
}.
event-canal-used = { $seat } використовує { $canal }.
event-canal-cut-off = { $seat } втрачає відтятий { $canal }.
event-ship-scored = { $seat }: корабель дає очки: екіпаж { $crew }, гармати й крани { $equipment }, швидкість { $speed }, урядовці { $officials }, Блакитна стрічка { $ribbon }.
event-round-over = З лічильника раундів знято кубик; лишилося { $cubes }.
event-coin-laid = На плитку «{ $action }» покладено 1 гульден.
event-last-turn = Кубиків не лишилося: ще один хід, а потім завершальні дії.
event-early-end = Гра завершується достроково: усі зроблять порівну ходів, потім завершальні дії.
event-discarded = { $seat } скидає: { $contract }.
event-final-actions = Починаються завершальні дії.
event-contract-scored = { $seat } показує контракт «{ $contract }»: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
event-game-over = Партію закінчено.
event-rival-turn = Грає { $rival }.
event-rival-moved = Плитка «{ $action }» іде наперед ({ $rival }); шестерня обертається.
event-rival-chose = Дію «{ $action }» займає { $rival }.
event-rival-made = Покажчик спорядження рухається на: { $item }.
event-rival-recruited = Покажчик екіпажу рухається на: { $item }.
event-rival-hired = Покажчик працівників рухається на поділку { $place }.
event-rival-bought = З викладки зникають товари: { $goods }.
event-rival-rented = З викладки зникає { $canal }.
event-rival-built = З гри вибуває ряд частин { $place }.
event-solo-tile = Відкрито соло-плитку: { $solo }.
event-solo-shuffled = Соло-плитки перетасовано.

## Підсумок

result-voyages = пробні плавання
result-red-contract = червоний контракт
result-blue-contract = синій контракт
result-traders = торговці
result-total = очки
result-points = очки

## Чому ні?

rule-SY-SET-15 = Плитка «Дотація» є лише у грі вчотирьох.
rule-SY-SEL-01 = Не можна вибрати провідну плитку, яку ви щойно пересунули наперед.
rule-SY-SEL-02 = На цій плитці вже лежить кубик.
rule-SY-ACT-01 = Вибрану дію ще треба виконати, тож на неї має вистачити.
rule-SY-ACT-02 = За хід можна купити щонайбільше одну бонусну дію.
rule-SY-ACT-03 = Бонусна дія коштує 6 гульденів, сплачених наперед.
rule-SY-ACT-04 = Бонусна дія має бути іншою, ніж вибрана.
rule-SY-ACT-08 = Бонусну дію виконують до головної або після неї, а не посередині.
rule-SY-BLD-01 = На цьому місці викладки немає частини.
rule-SY-BLD-03 = Ця частина коштує більше, ніж ви маєте.
rule-SY-BLD-06 = Спершу покладіть куплену частину на верф.
rule-SY-BLD-07 = Частини кладуть на порожні місця верфі.
rule-SY-BLD-10 = Заповнити всю верф можна, лише завершивши цим корабель.
rule-SY-BLD-11 = Там ця частина ніколи не стане частиною завершеного корабля.
rule-SY-BLD-15 = На крайнє ліве місце можна класти лише ніс.
rule-SY-BLD-16 = Між носом і кормою має лишатися місце для середньої частини.
rule-SY-BLD-17 = На крайнє праве місце можна класти лише корму.
rule-SY-BLD-25 = Треба взяти щонайменше одну частину.
rule-SY-BLD-26 = Без гульденів можна брати лише безплатні частини нижнього ряду.
rule-SY-BLD-27 = На верфі немає місця для такої частини.
rule-SY-BLD-28 = Жодної частини з викладки не можна оплатити й покласти.
rule-SY-CAN-01 = Орендують рівно один канал із викладки.
rule-SY-CAN-02 = Цей канал коштує більше, ніж ви маєте.
rule-SY-CAN-07 = Корабель прибуває на край системи, за яким немає іншого каналу.
rule-SY-CAN-08 = Канал має торкатися стороною ваших інших каналів.
rule-SY-GDS-01 = Купують рівно одну плитку товарів із викладки.
rule-SY-GDS-02 = Ця плитка товарів коштує більше, ніж ви маєте.
rule-SY-EXC-01 = У вас немає такої плитки товарів.
rule-SY-EXC-02 = Без плитки товарів нема чого міняти на біржі.
rule-SY-EXC-06 = Щодо товарів із плитки вирішують по черзі за видами.
rule-SY-EXC-07 = Цей товар не можна обміняти на таке.
rule-SY-EXC-08 = Кожен товар міняють на одну річ, і жодні два на однакову.
rule-SY-EQP-03 = Рух до цього спорядження коштує більше, ніж ви маєте.
rule-SY-EQP-04 = Такого спорядження на кільці немає.
rule-SY-CRW-01 = Рух до цього члена екіпажу коштує більше, ніж ви маєте.
rule-SY-CRW-02 = Такого екіпажу на кільці немає.
rule-SY-EMP-03 = Рух до цього працівника коштує більше, ніж ви маєте.
rule-SY-EMP-05 = Таких працівників більше не лишилося.
rule-SY-EMP-07 = На доплату за цього працівника вам уже не вистачає.
rule-SY-EMP-08 = Такий самий працівник у вас уже є.
rule-SY-EAP-06 = Торговець рівня II потребує торговця рівня I з тим самим товаром.
rule-SY-EAP-19 = Стерновий і такелажник стільки не додають.
rule-SY-STP-03 = Завершений корабель мусить залишити верф того самого ходу.
rule-SY-FIT-04 = Там немає носа завершеного корабля.
rule-SY-FIT-07 = У вашому запасі стільки немає.
rule-SY-FIT-10 = На кораблі немає кріплень для стількох.
rule-SY-FIT-11 = На кораблі немає кают для стількох.
rule-SY-FIT-14 = На кораблі немає щогл для стількох вітрил і труб.
rule-SY-FIT-15 = На кораблі немає каюти для стількох кочегарів.
rule-SY-CND-01 = Корабель без капітана зазнав би невдачі.
rule-SY-CND-02 = Корабель був би зашвидкий для ваших каналів і зазнав би невдачі.
rule-SY-SPD-01 = Корабель швидший.
rule-SY-VOY-03 = Звідти корабель не зміг би використати всю швидкість.
rule-SY-VOY-04 = Туди немає шляху, або корабель щойно прибув звідти.
rule-SY-CTR-01 = Скиньте один зі своїх контрактів потрібного кольору.
rule-SY-END-19 = Остання частина має завершити корабель.
