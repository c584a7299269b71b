## Поле гри Shipyard у браузері.

web-pane-harbour = Гавань
web-pane-markets = Ринки
web-pane-players = Гравці
web-round = Раунд { $round }
web-order = Порядок гравців
web-cubes-left = { $cubes ->
    [one] лишився { $cubes } кубик
    [few] лишилося { $cubes } кубики
   *[other] лишилося { $cubes } кубиків
}
web-turns-left = { $turns ->
    [0] останній хід
    [one] лишився { $turns } хід
    [few] лишилося { $turns } ходи
   *[other] лишилося { $turns } ходів
}
web-action-row = Ряд плиток дій, перша веде
web-short-build_ships = Кораблі
web-short-rent_canal = Канал
web-short-buy_goods = Товари
web-short-make_equipment = Споря­дження
web-short-recruit_crew = Екіпаж
web-short-hire_employees = Праців­ники
web-short-exchange = Біржа
web-short-subsidy = Дотація
web-gear = Зубчасте колесо
web-gear-about = Колесо стоїть на зубці { $at } з { $teeth }; повний оберт скидає кубик.
web-cubes-of = { $cubes ->
    [one] Кубик: { $name }
   *[other] Кубики ({ $cubes }): { $name }
}
web-coins-here = { $coins ->
    [one] Тут лежить { $coins } гульден.
    [few] Тут лежать { $coins } гульдени.
   *[other] Тут лежить { $coins } гульденів.
}
web-income-here = Зайняті плитки попереду дають { $income }.
web-round-track = Лічильник раундів: лишилося кубиків { $cubes } з { $of }
web-discard-at = Коли лишиться кубиків { $cube }, відкладають контрактів кожного кольору: { $number }.
web-yard = Верф
web-yard-space = Місце { $space } верфі
web-empty-space = порожньо
web-markets = Ринки
web-market-parts = Частини кораблів
web-market-canals = Канали
web-market-goods = Товари
web-market-wheels = Спорядження й екіпаж
web-market-employees = Працівники
web-market-exchange = Біржа
web-stacks = У стосах лишилося: носи { $bow }, середини { $middle }, корми { $stern }.
web-stack = У стосі лишилося плиток: { $count }.
web-canal-tile = Канал { $number }
web-wheel-equipment = Спорядження
web-wheel-crew = Екіпаж
web-steps-away = { $steps ->
    [one] на { $steps } поділку далі
    [few] на { $steps } поділки далі
   *[other] на { $steps } поділок далі
}
web-employees-left = { $count ->
    [0] Нікого не лишилося.
   *[other] Лишилося: { $count }.
}
web-prices = Ціни
web-traded-for = Обмін на
web-my-goods = Мої товари
web-canals = Канали
web-lay-here = Покласти канал на { $place }
web-turn-tile = Як повернути канал
web-no-canals = Каналів ще немає
web-fleet = Флот
web-no-fleet = Жоден корабель ще не відплив.
web-ship-about = частин: { $parts }, швидкість { $speed }
web-sailing = Швидкість { $speed }; канали дозволяють { $reach }{ $moved ->
    [0] {""}
   *[other] , пройдено { $moved }
}
web-officials = урядовці: { $count }
web-contracts = Контракти
web-hidden-contract = Прихований контракт ({ $colour })
web-guilders = Гульдени
web-points = Очки
web-solo-rivals = Суперники
web-solo-stack = У стосі лишилося плиток: { $count }.
web-solo-top = Зверху: { $number }, поділок { $spaces }.
stage-final-actions = Завершальні дії
stage-last-ships = Останні кораблі
stage-contracts = Контракти
stage-over = Кінець

## Перша гра, рішення за рішенням

guide-goal = Ви керуєте верф'ю. З носів, середин і корм будуєте кораблі, споряджаєте їх і ведете своїми каналами: кожне випробувальне плавання дає очки за екіпаж, спорядження, швидкість і те, що показують канали. Державні контракти наприкінці оцінюють увесь флот.
guide-choose-action = Частини, канали, екіпаж і спорядження потрібні вчасно для того самого корабля. Що далі лежить плитка, то більше зайнятих перед нею, і кожна дає вам гульден.
guide-before-main = За шість гульденів у тому самому ході можна виконати ще одну дію, до першої або після неї.
guide-offer-bonus = За шість гульденів у тому самому ході можна виконати ще одну дію; бережіть гроші, якщо вони потрібні на частини.
guide-take-part = Корабель — це ніс, одна або кілька середин і корма поруч. Каюти вміщують екіпаж, щогли — вітрила й димарі; чого частини не мають, того потім не завантажити.
guide-place-part = Лишайте місце: верф має дев'ять місць, і її має бути можливо знову спорожнити.
guide-rent-canal = Корабель мусить пройти вашими каналами рівно свою швидкість. Символи на шляху дають очки, якщо корабель має те, що хоче бачити урядовець.
guide-lay-canal = Довгі шляхи дозволяють швидкі кораблі. Пройдений канал вичерпано.
guide-make-equipment = Наступна поділка кола безплатна, за кожну дальшу платять.
guide-recruit-crew = Наступна поділка кола безплатна, за кожну дальшу платять. Без капітана жоден корабель не пройде випробування.
guide-hire-employee = Працівники допомагають усю гру: що раніше, то краще.
guide-choose-ship = Завершений корабель може відпливти зараз. Пропозиція завантажує те, що дасть найбільше очок.
guide-fit-out = Швидкість дають вітрила й пара; димарю потрібен кочегар. Солдати, гармати, комерсанти й крани дають очки в урядовців, яких вони цікавлять.
guide-discard-contract = Відкладіть те, чого не виконаєте. Ніхто цього не побачить.
