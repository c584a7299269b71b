## Plán Vysokého napětí v prohlížeči.

web-round = { $round }. kolo
web-phases = Fáze kola
web-pane-map = Mapa
web-pane-market = Trh
web-pane-players = Hráči
web-map = Mapa: { $map }
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
web-limit-set = Nastavit limit
web-limit-kept = Přihazuje se za vás až do { $limit }.
web-pass-all = Vzdát se všech dražeb tohoto kola
web-passing-all = Vzdáváte se všech dražeb tohoto kola.
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
web-legend-plug = města, která by teď šlo zásobovat, a na kolik stačí elektrárny
web-track = Připojená města
web-track-epoch2 = 2. epocha začíná při { $cities } městech
web-track-end = hra končí při { $cities } městech
web-epoch-two = 2. epocha
web-the-end = konec
web-plants-to-run = Které elektrárny poběží
web-coal-in-hybrids = uhlí v hybridech
web-brings = zásobí { $supplied } z { $cities }:
web-proposal = Zpět k návrhu

## První hra, rozhodnutí po rozhodnutí

guide-game = Řídíte energetickou společnost. Vyhrává, kdo nakonec zásobuje nejvíc měst; při shodě rozhodují peníze. Každé kolo: vydražit elektrárnu, koupit palivo, připojit města a dostat zaplaceno za ta zásobovaná.
guide-draft-region = Společně vybíráte, které oblasti budou ve hře. Každá musí sousedit s některou už vybranou.
guide-choose-plant = Kliknutím na modře orámovanou elektrárnu ji dáte do dražby; její číslo je nejnižší nabídka. Karta se 3 kusy uhlí a → 5 spálí za kolo tři uhlí a zásobuje pět měst.
guide-bid = Přihoďte, nebo se vzdejte. Kdo nabídne nejvíc, platí a elektrárnu dostane. Nechte si peníze na palivo a města, nebo zadejte limit a nechte stůl přihazovat za vás.
guide-scrap-plant = Máte o jednu elektrárnu víc: klikněte na tu, kterou vyřadíte. Palivo, které se jinam nevejde, zmizí s ní.
guide-keep-fuel = Všechno uhlí a ropa se už nevejdou. Řekněte, kolik uhlí zůstane; ropa vyplní zbytek.
guide-buy-fuel = Čísla jsou nastavená na jedno spálení. Nejlevnější kusy jdou první, ceny proto rostou; elektrárna uskladní dvojnásobek toho, co spálí. Pak ukončete tah.
guide-connect = Najeďte na město a uvidíte celou cenu i cestu k němu, kliknutím ho připojíte. Platí se místo ve městě a spoje od vaší sítě. Stavte tam, odkud se jde levně dál, pak zvolte Hotovo.
guide-produce = Návrh vydělá nejvíc s nejlevnějším palivem. Zaplaceno dostanete za každé zásobované město, a trochu i za žádné.
web-city-places = Místo stojí { $prices }.
web-buy-all = Palivo pro všechny elektrárny: { $sum }
web-buy-all-about = Co všem tvým elektrárnám chybí na jednu výrobu
web-next-city = Další město stojí { $price }.
