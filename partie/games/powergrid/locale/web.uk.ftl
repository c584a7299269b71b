## Поле «Енергомережі» в браузері.

web-round = Раунд { $round }
web-phases = Фази раунду
web-order = Порядок гравців
web-pane-map = Карта
web-pane-market = Ринок
web-pane-players = Гравці
web-map = Карта: { $map }
web-zoom-in = Ближче
web-zoom-out = Далі
web-houses-of = У мережі: { $names }
web-no-houses = ще в жодній мережі
web-city-price = коштує { $sum }: { $place } за місце й { $links } за сполучення
web-plant-market = Електростанції
web-plants-current = Електростанції, які можна виставити на аукціон
web-plants-future = Згодом
web-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[other] { $count } карт у колоді
}
web-step3 = 3-тя епоха
web-plant-about = Електростанція { $number }, { $type }.
web-plant-burns = Спалює { $amount } × { $fuel }.
web-plant-free = Не потребує палива.
web-plant-powers = { $cities ->
    [one] Забезпечує { $cities } місто.
    [few] Забезпечує { $cities } міста.
   *[other] Забезпечує { $cities } міст.
}
web-auction = Аукціон
web-auction-of = Електростанція { $plant }
web-still-in = Ще торгуються:
web-limit = Торгуватися за мене до
web-limit-set = Доручити
web-limit-kept = За вас торгуються до { $limit }.
web-withdraw = Скасувати
web-fuel-market = Паливо
web-refill-next = наступне поповнення
web-fuel-row = { $fuel }: на ринку { $count }, від { $price }; далі додасться { $refill }
web-fuel-there = На ринку { $market }, у запасі { $supply }; далі додасться { $refill }.
web-money = Електро
web-cities = Міста
web-income = Скільки дало б виробництво зараз
web-supplies-about = Зараз можна забезпечити: { $supplies }; електростанції здатні щонайбільше на { $capacity }
web-stored = { $fuel }: є { $count }, вміститься ще { $room }
web-player-about = { $name }, { $colour }: { $money } електро, міст { $cities }, забезпечує { $supplies }, заробить { $income }
web-track = Під’єднані міста
web-track-epoch2 = 2-га епоха починається за { $cities } міст
web-track-end = гра закінчується за { $cities } міст
web-epoch-two = 2-га епоха
web-the-end = кінець
web-plants-to-run = Які електростанції запустити
web-coal-in-hybrids = вугілля в гібридних
web-brings = забезпечено { $supplied } з { $cities }:
web-proposal = Назад до пропозиції
