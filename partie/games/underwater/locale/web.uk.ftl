## «Підводні міста» у браузері, на простому полі.


## Перша гра, рішення за рішенням

guide-game = Ви заселяєте морське дно. У кожному з десяти раундів маєте три ходи: оберіть слот і зіграйте картку. Будуйте міста, з’єднуйте їх тунелями зі стартовим містом S, ставте поруч ферми, опріснювачі й лабораторії. Вони виробляють після раундів 4, 7 і 10; наприкінці міста дають очки.
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

## Екран

web-pane-board = Поле
web-round = Раунд { $round }
web-round-produces = Раунд { $round }: потім виробництво
web-rounds-of = Раунди; зараз ера { $era }
web-round-of = Раунд { $round } з { $rounds }
web-turn-of = хід { $turn } з { $turns }
web-era = Ера { $era }
web-then-production = Потім виробництво
web-federation-below = Нижче шкали Федерації
web-federation-space = Шкала Федерації, поле { $space }: що дає при вступі.
web-federation-beyond = Кожен наступний крок дає те саме.
web-federation-order = Шкала Федерації: згори порядок наступного раунду
web-slot-taken = Зайнято: { $names }.
web-slot-clone = Його можна клонувати за { $price ->
    [one] { $price } кредит
    [few] { $price } кредити
   *[many] { $price } кредитів
}.
web-slot-neutral = Закрито нейтральним жетоном
web-card-used = Використана; знову готова після виробництва.
web-card-matches = збігається
web-card-discards = лише скинути
web-card-kept = залишиться
web-hand = Рука
web-hand-empty = Немає карт
web-laid = Викладені карти
web-action-place = Вільне місце для карти дії
web-specials = Спеціальні карти
web-special-deck = { $count } у колоді
web-contracts = Державні контракти
web-network = Планшет гравця { $number }
web-berth = Місця для будівель біля { $site }
web-site-free = вільне
web-built = збудовано
web-built-upgraded = збудовано й покращено
web-to-my-board = До мого планшета
web-production-preview = Попередній підрахунок виробництва
web-production-of = Виробництво: { $name }
web-final-now = Підсумкове оцінювання дало б зараз { $points }.
web-solo-goal = Ціль: { $cities } міст ({ $have }) і { $points } очок ({ $now })
web-tick-to-keep = Позначте карти, які лишаєте: { $kept } з { $count }
web-keep-these = Залишити ці { $count }
web-take-different = Взяти { $count } різні
web-pick-slot-and-card = Виберіть комірку й карту; перш ніж обрати, тут видно обидві.
web-outlook-now = Зараз: { $outlook }
web-pick-place = Виберіть підсвічене місце на своєму планшеті.
web-reveals = Відкриється щось нове: після цього немає вороття.
web-balance-farm = ферми
web-balance-plant = опріснювачі
web-balance-laboratory = лабораторії
web-balance-tunnel = тунелі
web-balance-pair = пари покращених будівель
web-balance-city = симбіотичні міста
web-balance-network = мережа
web-balance-card = карта
web-balance-metropolis = метрополія
web-balance-food = їжа для міст
web-balance-hunger = голодні міста
web-card-under = під колоду першою
