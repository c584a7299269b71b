# Co se čekalo v zapsaném postavení nebo v uložené hře.

expected-plants = čísla elektráren
expected-plants-or-step3 = čísla elektráren nebo step3
expected-each-plant-once = každá elektrárna jednou
expected-each-plant-once-unlike = každá elektrárna jednou, na rozdíl od { $odd }
expected-step3-until-epoch3 = karta „3. epocha“ v balíčku nebo v obchodu, dokud nezačne 3. epocha
expected-rising-plants = elektrárny ve vzestupném pořadí
expected-plants-above = elektrárny s číslem nad { $most }, což je nejvíc měst jednoho hráče
expected-fitting-fuel = palivo, které se vejde na elektrárny
expected-tokens-there-are = ne víc žetonů, než kolik jich je (24, 24, 24, 12)
expected-regions-of-map = některé z oblastí { $choices }
expected-regions-named = oblasti podle jména, nebo vybírané jen od začátku
expected-adjoining-regions = oblasti, které spolu sousedí
expected-cities-in-play = města oblastí, ve kterých se hraje
expected-each-city-once = každé město jednou
expected-seats-of-city = místa, která město připojila, každé jednou
expected-matching-houses = domečky, které odpovídají sítím
expected-no-shuffle-left = nic, jakmile přišla karta „3. epocha“: říká to balíček
expected-paying-seat = místo, které zaplatí některou nabízenou elektrárnu
expected-plant-on-offer = nabízená elektrárna
expected-opening-bidder = ten, kdo dražbu otevírá a elektrárnu zaplatí
expected-acting-first = { $seat }, první v pořadí; kdo už nekupuje, stojí v buyers a bought
expected-step-of-phase = úkon této fáze
expected-drafting-seat = místo, které vybírá oblast
expected-place-in-order = pořadí místa, které je na tahu
expected-seats-to-buy = místa, která ještě nekoupila
expected-choosing-seat = místo, které vybírá, a žádná elektrárna v dražbě
expected-bidders-among = dražitel a místo na tahu mezi dražiteli, a dražitelé, kteří smějí kupovat
expected-payable-bid = nabídka jiného místa, kterou zaplatí, alespoň ve výši čísla elektrárny
expected-bought-plant = elektrárna, kterou místo na tahu koupilo
expected-plant-or-fuel-too-many = elektrárna navíc, nebo palivo navíc
expected-players = { $count } { $count ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
expected-plants-up-to = nejvýše { $most } { $most ->
    [one] elektrárna
    [few] elektrárny
   *[other] elektráren
}
expected-plants-in-epoch = nejvýše { $most } { $most ->
    [one] elektrárna
    [few] elektrárny
   *[other] elektráren
} v { $epoch }. epoše
expected-networks-in-city = nejvýše { $most } { $most ->
    [one] síť
    [few] sítě
   *[other] sítí
} v jednom městě
expected-tokens-left = { $count }, tedy žetony, které nejsou na trhu ani na elektrárnách
expected-fewer-regions = méně než { $count } { $count ->
    [one] oblast
    [few] oblasti
   *[other] oblastí
}, dokud se vybírají
expected-its-cities = města, která tuto oblast uvádějí ({ $cities })
expected-its-neighbours = oblasti, do nichž vedou propojky ({ $regions })
expected-plants-of-the-deck = elektrárny z balíčku, každá jednou; { $number } nevyhovuje
