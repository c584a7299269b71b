## Поради

hint-action = { $action }: зараз це дає вам приблизно { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
hint-captain = Кожному кораблю потрібен капітан, а у вас жодного.
hint-steam = З трубою та кочегаром корабель іде на парі, на 3 клітинки швидше. Бракує: { $item }.
hint-place = Корабель на вашій верфі має для цього місце: { $item }.
hint-contract = Це служить вашому контракту «{ $contract }»: { $item }.
hint-item = Це знадобиться наступному кораблю: { $item }.
hint-part = Дає те, що ваш корабель використає: { $part }.
hint-stern = Корма завершить корабель, а капітан уже чекає.
hint-completes = Завершує корабель, який дасть приблизно { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
hint-tidy = Там корабель росте без проміжків.
hint-reach = Ваші канали тепер дозволяють пливти { $reach ->
    [one] { $reach } клітинку
    [few] { $reach } клітинки
   *[other] { $reach } клітинок
}; швидший корабель зазнав би невдачі.
hint-longer = Тоді корабель зможе пропливти { $reach ->
    [one] { $reach } клітинку
    [few] { $reach } клітинки
   *[other] { $reach } клітинок
}.
hint-employee = { $employee } дасть за решту ходів ({ $turns }) приблизно { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
hint-trade = Це вам потрібніше за гульдени: { $items }.
hint-sell = Гульдени для вас цінніші за те, на що це можна обміняти.
hint-goods-buy = Товари на біржі стають екіпажем, спорядженням або гульденами.
hint-goods-sell = Ці товари дають найбільше за нинішніми цінами.
hint-discard = { $contract }: імовірно, дасть найменше, приблизно { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
hint-sail = Корабель дасть приблизно { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
hint-risk = Корабель мусить зазнати невдачі: немає капітана або каналу.
hint-fit = { $item }: тоді корабель пливе { $speed } клітинок із щонайбільше { $reach }, і вантаж дає найбільше.
hint-way = Цей шлях дає приблизно { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
hint-main = Бонусна дія зачекає, доки буде виконано головну.
hint-done = Більше ніщо зараз не варте своєї ціни.
hint-less = { $less ->
    [0] Це ледь гірше.
    [one] Це варте приблизно на { $less } очко менше.
    [few] Це варте приблизно на { $less } очки менше.
   *[other] Це варте приблизно на { $less } очок менше.
}
