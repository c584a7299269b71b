## «Підводні міста» у браузері, на простому полі.

web-time = Епоха { $era } · раунд { $round } із 10 · { $phase }

## Перша гра, рішення за рішенням

guide-goal = Ви заселяєте морське дно. У кожному з десяти раундів маєте три ходи: оберіть слот і зіграйте картку. Будуйте міста, з’єднуйте їх тунелями зі стартовим містом S, ставте поруч ферми, опріснювачі й лабораторії. Вони виробляють після раундів 4, 7 і 10; наприкінці міста дають очки.
guide-choose-slot = Оберіть вільний слот, а тоді картку. Слот ви використовуєте завжди; картку — лише коли її колір той самий. Тож однакові кольори роблять удвічі більше.
guide-order = Картка й слот одного кольору, тож ви використовуєте обоє: оберіть, що спершу.
guide-effect = Ефект виконують частинами, у довільному порядку. Будівлі стоять біля ваших міст або за крок від них, тунелі продовжують мережу від S. «Готово» пропускає решту.
guide-pay = Під час будівництва біоматерія може замінити ламінарію та сталепласт.
guide-price = Заплатіть одну з цін, які називає ефект.
guide-trim-hand = Лишити можна тільки обмежену кількість карток. Лишайте кольори, які хочете грати: потрібні жовтий, червоний і зелений.
guide-lay-over = Викладених карток активації може бути чотири; п’ята займає місце іншої.
guide-use-old = Картку активації, яка йде, можна використати востаннє.
guide-once = Деякі картки можна використати раз у кожному вашому ході, навіть наприкінці.
guide-pick-special = Одна з цих спеціальних карток ваша; решта йде під колоду.
guide-pick-drawn = Лишіть одну з узятих карток; решту скидають.

## Дані на полі

field-resources = ресурси
field-points = очки
field-hand = картки на руці
field-drawn = взято
field-limit = межа карток на руці
field-laid = викладені картки
field-under = під колодою
field-federation = місце на треку Федерації
field-cities = міста
field-connected = з’єднано
field-tunnels = тунелі (✓ покращені)
field-buildings = будівлі
field-tiles = метрополії
field-contracts = держзамовлення
field-costs = вартість будівництва
field-hungry = ламінарій, щоб нагодувати міста
field-yield = виробництво дало б
field-final = фінальний підрахунок дав би
field-board = планшет гравця
field-board-tunnels = ділянки для тунелів
field-sites = ділянки для будівель
field-icons = значки
field-gives = дає
field-icons-costs = коштує більше на
field-times = виробляє разів
field-with = разом із
field-shared = кредити під час виробництва
field-metropolis = очки під час виробництва з метрополією
field-farm = ферма
field-plant = опріснювач
field-laboratory = лабораторія
field-tunnel = тунель
field-white = несимбіомісто
field-purple = симбіомісто
field-supply-tunnels = тунелі
field-kelp = { resource-kelp }
field-steelplast = { resource-steelplast }
field-science = { resource-science }
field-credit = { resource-credit }
field-biomatter = { resource-biomatter }
field-card = картка
field-advance = кроки треком Федерації
field-slot = слот
field-slots = слоти
field-neutral = нейтральна плитка
field-clone = плитка клонування
field-played = зараз грають
field-deck = карток у колоді
field-discard = скид
field-row = спеціальні картки в ряду
field-special = спеціальна колода
field-blue = лишилося синіх метрополій
field-supply = лишилося в запасі
field-ranking = Федерація, згори
field-used = використано
clone-board = вільна
clone-taken = взято
value-white = несимбіотичне
value-purple = симбіотичне
value-farm = ферма
value-farm-more = ферма (покращена)
value-plant = опріснювач
value-plant-more = опріснювач (покращений)
value-laboratory = лабораторія
value-laboratory-more = лабораторія (покращена)
back-special = спеціальна картка
