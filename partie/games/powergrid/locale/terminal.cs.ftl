## Terminál: plán Vysokého napětí a co potřebuje vědět nováček.

board-map = mapa { $map }
board-round = { $round }. kolo
board-epoch2 = 2. epocha začne, až bude mít někdo { $cities } měst.
board-goal = Hra skončí, až jich bude mít někdo { $end }; teď nejvíc: { $most }.
board-plants = Elektrárny (číslo je i nejnižší nabídka: palivo → kolik měst zásobí)
board-plants-current = lze dražit
board-plants-future = později
board-deck = balíček
board-deck-left = { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
board-plant = { $number }: { $amount } { $fuel } → { $powers }
board-plant-free = { $number }: bez paliva → { $powers }
board-fuel = Trh se surovinami (kolik žetonů leží na které ceně, nejlevnější se berou první)
board-price = cena
board-in-market = zbývá
board-refill = přibude
board-players = Hráči, vedoucí první
board-name = jméno
board-money = Elektro
board-own-plants = elektrárny
board-own-fuel = palivo
board-own-cities = města
board-supplies = zásobí
board-income = příjem
board-cities = Města [kdo v nich je] a kolik vás stojí připojení
board-cities-first = Města [kdo v nich je]
board-no-fuel = žádné palivo
board-lot = V dražbě: { $plant }.
board-brief = Máte { $money } Elektro; { $plants }; { $fuel }; města: { $cities }.
board-bids = Nabídky za elektrárnu { $plant }: { $bids }.
board-near = blízko: { $cities }
board-run = zásobí { $supplied }, vydělá { $income }, spálí { $fuel }

command-limit = v dražbě přihazovat za mě až do této částky, pak pasovat
    .usage = limit 24

help-goal = Vedete energetickou společnost. V dražbě kupujete elektrárny, k nim suroviny, připojujete města do své sítě a za každé zásobené město dostáváte peníze. Hra skončí, až někdo připojí dost měst (kolik, stojí na plánu); vyhrává, kdo dokáže zásobit nejvíc měst, při shodě rozhodují peníze.
help-draft-region = Před hrou společně vybíráte, na kterých částech mapy se hraje. Každá oblast musí sousedit s některou už vybranou.
help-choose-plant = Dražba: dejte do dražby jednu elektrárnu z horní řady, nebo pasujte. Její číslo je nejnižší nabídka. „20: 3 uhlí → 5“ spálí za kolo tři uhlí a zásobí pět měst. Každý smí koupit jednu elektrárnu za kolo; vlastnit smíte tři (ve dvou hráčích čtyři).
help-bid = Dražba: přihoďte, nebo odstupte. Kdo dá nejvíc, zaplatí a elektrárnu dostane. Nechte si peníze na suroviny a na připojování měst. „limit 24“ přihazuje za vás až do 24.
help-scrap-plant = Máte o jednu elektrárnu víc, než smíte, proto jedna ze starších musí pryč i s palivem, které se už nevejde.
help-keep-fuel = Část uhlí nebo ropy se už na vaše elektrárny nevejde. Zvolte, kolik uhlí zůstane; ropa zaplní zbytek.
help-buy-fuel = Suroviny: kupte, co vaše elektrárny spalují, po libovolných částech, a pak řekněte done. Elektrárna uskladní dvakrát tolik, kolik za kolo spálí. Nejlevnější žetony se berou první, takže ceny nákupem rostou; každé kolo se trh doplní. První kupuje poslední hráč v pořadí.
help-connect-cities = Připojování: místo ve městě stojí 10, 15 nebo 20 a k tomu propojky na cestě od vaší sítě. Připojte, kolik zaplatíte, a pak řekněte done. V 1. epoše je ve městě místo pro jednoho hráče, ve 2. pro dva, ve 3. pro tři. První připojuje poslední hráč v pořadí.
help-produce = Byrokracie: zvolte, které elektrárny spálí palivo. Za každé zásobené město dostanete peníze, něco i za žádné. Tah 1 vydělá nejvíc s nejlevnějším palivem.
