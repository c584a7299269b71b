## «Підводні міста» у браузері, на простому полі.


## Перша гра, рішення за рішенням

guide-game = Ви заселяєте морське дно. У кожному з десяти раундів маєте три ходи: виберіть слот і розіграйте картку. Будуйте міста, з’єднуйте їх тунелями з початковим містом S, ставте поруч ферми, опріснювачі й лабораторії. Вони виробляють після раундів 4, 7 і 10; наприкінці міста дають очки.
guide-choose-slot = Виберіть вільний слот, а тоді картку. Ефект слота ви застосовуєте завжди; картку — лише коли її колір той самий. Тож однакові кольори дають удвічі більше.
guide-order = Картка й слот одного кольору, тож ви застосовуєте те й інше: виберіть, що спершу.
guide-effect = Ефект застосовують частинами, у довільному порядку. Будівлі стоять біля ваших міст або за крок від них; будівля за крок ще не з’єднана й нічого не виробляє, доки біля неї немає міста, до якого веде тунель. Тунелі продовжують мережу від S. «Готово» пропускає решту.
guide-pay = Під час будівництва біоматерія може замінити ламінарію та сталепласт.
guide-price = Заплатіть одну з вартостей, які зазначає ефект.
guide-trim-hand = Залишити можна лише обмежену кількість карток. Залишайте кольори, які хочете розігрувати: потрібні жовтий, червоний і зелений.
guide-lay-over = Викладених карток активації може бути чотири; п’ята займає місце іншої.
guide-use-old = Картку активації, яку ви скидаєте, можна використати востаннє.
guide-once = Деякі картки можна використати раз у кожному вашому ході, навіть наприкінці.
guide-pick-special = Одна з цих спеціальних карток ваша; решта йде під низ колоди.
guide-pick-drawn = Залиште одну з узятих карток; решту скидають.

## Дані на полі

field-resources = ресурси
field-points = очки
field-hand = картки в руці
field-drawn = взято
field-limit = ліміт карток у руці
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
field-hungry = ламінарій, щоб забезпечити міста
field-yield = виробництво дало б
field-final = фінальний підрахунок дав би
field-board = планшет гравця
field-board-tunnels = ділянки для тунелів
field-sites = ділянки для будівель
field-icons = значки
field-gives = дає
field-icons-costs = додаткова плата
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
field-clone = плитка клонування ефекту
field-played = зараз грають
field-deck = карток у колоді
field-discard = скид
field-row = спеціальні картки в ряду
field-special = колода спеціальних карток
field-blue = лишилося синіх метрополій
field-supply = лишилося в запасі
field-ranking = Федерація, згори
field-used = використано
clone-board = вільна
clone-taken = взято
value-white = несимбіомісто
value-purple = симбіомісто
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
web-rounds-of = Раунди; зараз епоха { $era }
web-round-of = Раунд { $round } з { $rounds }
web-turn-of = хід { $turn } з { $turns }
web-era = Епоха { $era }
web-then-production = Потім виробництво
web-federation-below = Нижче від треку Федерації
web-federation-space = Трек Федерації, поділка { $space }
web-federation-beyond = Кожен наступний крок дає 1 очко.
web-federation-order = Трек Федерації: згори порядок ходів наступного раунду
web-slot-taken = Зайнято до кінця раунду: { $names }.
web-slot-clone = Його можна клонувати за { $price ->
    [one] { $price } кредит
    [few] { $price } кредити
   *[other] { $price } кредитів
}.
web-slot-neutral = Закрито нейтральною плиткою
web-card-used = Використана; знову готова після виробництва.
web-card-matches = збігається
web-card-discards = лише скинути
web-card-kept = залишиться
web-hand = Рука
web-hand-empty = Немає карток
web-laid = Викладені картки
web-action-place = Вільне місце для картки активації
web-specials = Спеціальні картки
web-special-deck = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[other] { $count } карток
} у колоді
web-contracts = Держзамовлення
web-network = Планшет гравця { $number }
web-berth = Ділянки для будівель біля { $site }
web-site-free = вільна
web-built = побудовано
web-built-upgraded = побудовано й покращено
web-to-my-board = До мого планшета
web-production-preview = Прогноз виробництва
web-production-of = Виробництво: { $name }
web-final-now = Фінальний підрахунок дав би зараз { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
web-solo-goal = Мета: { $cities } міст ({ $have }) і { $points } очок ({ $now })
web-tick-to-keep = Позначте картки, які залишаєте: { $kept } з { $count }
web-keep-these = { $count ->
    [1] Залишити цю картку
    [one] Залишити ці { $count } картку
    [few] Залишити ці { $count } картки
   *[other] Залишити ці { $count } карток
}
web-take-different = { $count ->
    [one] Узяти { $count } ресурс
    [few] Узяти { $count } різні ресурси
   *[other] Узяти { $count } різних ресурсів
}
web-pick-slot-and-card = Виберіть слот і картку; перш ніж підтвердити, тут видно, що дасть кожне.
web-outlook-now = Зараз: { $outlook }
web-pick-place = Виберіть підсвічену ділянку на своєму планшеті.
web-reveals = Відкриється щось нове; скасувати це вже не можна буде.
web-balance-farm = ферми
web-balance-plant = опріснювачі
web-balance-laboratory = лабораторії
web-balance-tunnel = тунелі
web-balance-pair = пари покращених будівель
web-balance-city = симбіоміста
web-balance-network = мережа
web-balance-card = картка
web-balance-metropolis = метрополія
web-balance-food = ламінарія для міст
web-balance-hunger = незабезпечені міста
web-card-under = під низ колоди першою
web-card-waits = вибрано
web-rounds-word = Раунд
web-rounds-produce = Виробництво настає після раундів 4, 7 і 10.
web-turns-to-production = До наступного виробництва у вас ще { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[other] { $turns } ходів
}.
web-federation-word = Федерація
web-federation-gives = Вхід на неї дає { $gift }.
web-federation-starts = Хто стоїть найвище, починає наступний раунд; потім усі повертаються вниз.
web-slot-always = Завжди вільний, навіть двічі; розіграна тут картка не діє.
web-slot-takes-yellow = Жовта картка тут теж діє.
web-slot-takes-red = Червона картка тут теж діє.
web-slot-takes-green = Зелена картка тут теж діє.
web-clone-about = За 1 кредит можна скористатися слотом, який зайняв хтось інший.
web-card-works-yellow = Діє лише на жовтому слоті; деінде її скидають.
web-card-works-red = Діє лише на червоному слоті; деінде її скидають.
web-card-works-green = Діє лише на зеленому слоті; деінде її скидають.
web-type-instant = Один раз, одразу.
web-type-permanent = Відтепер щоразу.
web-type-action = Викладається; застосовується раз на епоху там, де є знак картки активації.
web-type-production = { $left ->
    [1] Під час останнього виробництва.
    [one] Під час кожного з { $left } наступного виробництва.
   *[other] Під час кожного з { $left } наступних виробництв.
}
web-type-end = Рахується наприкінці гри.
web-when-joined = з’єднана
web-at-the-end = наприкінці
web-tile-blue = З’єднайте її з мережею її єдиним тунелем. Це не місто: ламінарія їй не потрібна.
web-tile-brown = З’єднайте її з мережею обома її тунелями. Це не місто: ламінарія їй не потрібна.
web-tile-joined = З’єднана.
web-action-places = Активації: { $used } з { $places } місць
web-place-free = вільне
web-laid-permanent = Постійні
web-laid-production = Виробництво
web-laid-end = Наприкінці
web-in-the-deck = у колоді
web-special-deck-about = Коли можна взяти спеціальну картку: одну з ряду, відкриту на колоді або найкращу з наступних трьох.
web-special-open = Відкрита зверху: { $card }
web-production-about = Що ви отримали б зараз, рядок за рядком; кожне з’єднане місто споживає 1 ламінарію, разом { $cities }.
web-resource-kelp = Для ферм і міст; під час виробництва забезпечує кожне з’єднане місто.
web-resource-steelplast = Для лабораторій, тунелів і міст.
web-resource-science = Покращує будівлі й тунелі.
web-resource-credit = Для опріснювачів, тунелів, міст і спеціальних карток.
web-resource-biomatter = Під час будівництва замінює ламінарію чи сталепласт; забезпечує місто без ламінарії; наприкінці важить 2 кредити.
web-site-city = Місто тут: { $white }, симбіомісто: { $purple }. До одного з ваших міст має бути одна ділянка тунелю; самого тунелю може не бути.
web-city-white = Саме не виробляє; має будівлі й дає очки за їхні види: 2, 3, 4 або 6.
web-city-purple = Дає 2 очки під час виробництва; має будівлі й дає очки за їхні види: 2, 3, 4 або 6.
web-city-alone = Жодні тунелі не з’єднують його з початковим містом: воно не виробляє, не дає очок і не споживає.
web-site-expansion = Лише для картки, на якій про це сказано.
web-makes-farm = Ферма дає під час виробництва 1 ламінарію; покращена ще 1 очко; дві покращені біля цього міста ще 1 ламінарію й 1 очко.
web-makes-plant = Опріснювач дає під час виробництва 1 кредит; покращений ще 1 біоматерію; два покращені біля цього міста ще 1 кредит.
web-makes-laboratory = Лабораторія дає під час виробництва 1 науку; покращена ще 1 сталепласт; дві покращені біля цього міста ще 1 сталепласт.
web-tunnel-touches = Торкається з’єднаного міста: 1 кредит під час виробництва; покращений ще 1 очко.
web-tunnel-joins = Не торкається жодного з’єднаного міста: нічого не виробляє, але з’єднує.
web-site-gift = Будівництво тут дає { $gift }, одразу й один раз.
web-site-surcharge = Коштує додатково { $surcharge }, навіть коли будівництво безплатне.
web-order-differs = Те, що перше, може оплатити те, що друге:
web-stock-left = Лишиться: { $left }.
