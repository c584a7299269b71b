## Plán Vysokého napětí v prohlížeči.

web-round = { $round }. kolo
web-phases = Fáze kola
web-order = Pořadí hráčů
web-pane-map = Mapa
web-pane-market = Trh
web-pane-players = Hráči
web-map = Mapa: { $map }
web-zoom-in = Blíž
web-zoom-out = Dál
web-houses-of = V síti: { $names }
web-no-houses = zatím v žádné síti
web-city-price = stojí { $sum }: { $place } za místo a { $links } za spojení
web-plant-market = Elektrárny
web-plants-current = Elektrárny, které lze dražit
web-plants-future = Později
web-deck = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
web-step3 = 3. epocha
web-plant-about = Elektrárna { $number }, { $type }.
web-plant-burns = Spálí { $amount }× { $fuel }.
web-plant-free = Nepotřebuje palivo.
web-plant-powers = { $cities ->
    [one] Zásobí { $cities } město.
    [few] Zásobí { $cities } města.
   *[other] Zásobí { $cities } měst.
}
web-auction = Dražba
web-auction-of = Elektrárna { $plant }
web-still-in = Dál přihazují:
web-limit = Přihazovat za mě do
web-limit-set = Zadat
web-limit-kept = Přihazuje se za vás až do { $limit }.
web-withdraw = Odvolat
web-fuel-market = Palivo
web-refill-next = příští doplnění
web-fuel-row = { $fuel }: na trhu { $count }, od { $price }; příště přibude { $refill }
web-fuel-there = Na trhu { $market }, v zásobě { $supply }; příště přibude { $refill }.
web-money = Elektro
web-cities = Města
web-income = Kolik by teď vynesla výroba
web-supplies-about = Teď by bylo zásobeno: { $supplies }; elektrárny zvládnou nejvýš { $capacity }
web-stored = { $fuel }: uloženo { $count }, vejde se ještě { $room }
web-player-about = { $name }, { $colour }: { $money } Elektro, měst { $cities }, zásobí { $supplies }, vydělá { $income }
web-track = Připojená města
web-track-epoch2 = 2. epocha začíná při { $cities } městech
web-track-end = hra končí při { $cities } městech
web-epoch-two = 2. epocha
web-the-end = konec
web-plants-to-run = Které elektrárny poběží
web-coal-in-hybrids = uhlí v hybridech
web-brings = zásobí { $supplied } z { $cities }:
web-proposal = Zpět k návrhu
