# Чого бракує в записаній позиції чи збереженій грі.

expected-plants = номери електростанцій
expected-plants-or-step3 = номери електростанцій або step3
expected-each-plant-once = кожна електростанція один раз
expected-each-plant-once-unlike = кожна електростанція один раз, на відміну від { $odd }
expected-step3-until-epoch3 = картка «3-тя епоха» в колоді або на ринку, доки не почнеться 3-тя епоха
expected-rising-plants = електростанції за зростанням
expected-plants-above = електростанції з номером понад { $most }, найбільшу кількість міст одного гравця
expected-fitting-fuel = паливо, що вміщається на електростанціях
expected-tokens-there-are = не більше жетонів, ніж їх є (24, 24, 24, 12)
expected-regions-of-map = деякі з регіонів { $choices }
expected-regions-named = регіони за назвою або вибирані лише від початку
expected-adjoining-regions = регіони, що межують між собою
expected-cities-in-play = міста регіонів, у яких грають
expected-each-city-once = кожне місто один раз
expected-seats-of-city = місця, які під’єднали місто, кожне один раз
expected-matching-houses = будиночки, що відповідають мережам
expected-no-shuffle-left = нічого, щойно з’явилася картка «3-тя епоха»: це каже колода
expected-paying-seat = місце, яке може оплатити виставлену електростанцію
expected-plant-on-offer = виставлена електростанція
expected-opening-bidder = той, хто відкриває торги й може оплатити електростанцію
expected-acting-first = { $seat }, перше за порядком; хто вже не купує, сказано в buyers і bought
expected-step-of-phase = крок цієї фази
expected-drafting-seat = місце, яке вибирає регіон
expected-place-in-order = порядок місця, яке ходить
expected-seats-to-buy = місця, які ще не купили
expected-choosing-seat = місце, яке вибирає, і жодної електростанції на торгах
expected-bidders-among = той, хто дав ставку, і місце, яке ходить, серед учасників торгів, і учасники, які можуть купувати
expected-payable-bid = ставка іншого місця, яку воно може оплатити, не менша за номер електростанції
expected-bought-plant = електростанція, яку купило місце, що ходить
expected-plant-or-fuel-too-many = зайва електростанція або зайве паливо
expected-players = { $count } { $count ->
    [one] гравець
    [few] гравці
   *[other] гравців
}
expected-plants-up-to = щонайбільше { $most } { $most ->
    [one] електростанція
    [few] електростанції
   *[other] електростанцій
}
expected-plants-in-epoch = щонайбільше { $most } { $most ->
    [one] електростанція
    [few] електростанції
   *[other] електростанцій
} в епосі { $epoch }
expected-networks-in-city = щонайбільше { $most } { $most ->
    [one] мережа
    [few] мережі
   *[other] мереж
} в одному місті
expected-tokens-left = { $count }, жетони, яких немає ні на ринку, ні на електростанціях
expected-fewer-regions = менше ніж { $count } { $count ->
    [one] регіон
    [few] регіони
   *[other] регіонів
}, доки їх вибирають
expected-its-cities = міста, що називають цей регіон ({ $cities })
expected-its-neighbours = регіони, до яких ведуть з’єднання ({ $regions })
expected-plants-of-the-deck = електростанції з колоди, кожна один раз; { $number } не підходить
