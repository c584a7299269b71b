## Plán Vysokého napětí v prohlížeči.

web-round = { $round }. kolo
web-phases = Fáze kola
web-pane-map = Mapa
web-pane-market = Trh
web-pane-players = Hráči
web-map = Mapa: { $map }
web-houses-of = Připojili: { $names }
web-no-houses = zatím nepřipojeno
web-city-price = stojí { $sum }: { $place } za místo a { $links } za propojky
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
plant-burns = Spálí { $amount } { $fuel }.
web-plant-free = Nepotřebuje palivo.
plant-powers = { $cities ->
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
web-pass-all = Pasovat ve všech dražbách tohoto kola
web-passing-all = Pasujete ve všech dražbách tohoto kola.
web-withdraw = Odvolat
web-fuel-market = Suroviny
web-refill-next = příští doplnění
web-fuel-row = { $fuel }: na trhu { $count }, od { $price }; příště přibude { $refill }
web-fuel-there = Na trhu { $market }, v zásobě { $supply }; příště přibude { $refill }.
web-money = Elektro
web-cities = Města
web-income = Kolik by teď vynesla výroba
web-supplies-about = Teď by bylo zásobeno: { $supplies }; elektrárny zvládnou nejvýše { $capacity }
web-stored = { $fuel }: uloženo { $count }, vejde se ještě { $room }
web-player-about = { $name }, { $colour }: { $money } Elektro, měst { $cities }, zásobí { $supplies }, vydělá { $income }
web-legend-plug = města, která by teď šlo zásobovat, a na kolik stačí elektrárny
web-track = Připojená města
web-track-epoch2 = 2. epocha začíná při { $cities } městech
web-track-end = hra končí při { $cities } městech
web-epoch-two = 2. epocha
web-the-end = konec
web-plants-to-run = Které elektrárny spustit
web-coal-in-hybrids = uhlí v hybridních elektrárnách
web-proposal = Zpět k návrhu

## Co jsou věci na plánu, pro ty, kdo na ně ukážou

web-no-fuel = 0 paliva
web-plant-bid = Nejnižší nabídka: { $bid }.
web-plant-does = { $amount ->
    [0] { $cities ->
        [one] Za kolo zásobí { $cities } město.
        [few] Za kolo zásobí až { $cities } města.
       *[other] Za kolo zásobí až { $cities } měst.
    }
   *[other] { $cities ->
        [one] Za kolo: { $amount } × { $fuel } pro { $cities } město. Uloží { $stores }.
        [few] Za kolo: { $amount } × { $fuel } až pro { $cities } města. Uloží { $stores }.
       *[other] Za kolo: { $amount } × { $fuel } až pro { $cities } měst. Uloží { $stores }.
    }
}
web-plant-later = { $count ->
    [one] Zatím není na prodej: posune se, až zmizí { $count } elektrárna s nižším číslem.
    [few] Zatím není na prodej: posune se, až zmizí { $count } elektrárny s nižším číslem.
   *[other] Zatím není na prodej: posune se, až zmizí { $count } elektráren s nižším číslem.
}
web-plant-runs = { $cities ->
    [one] Spustí se jednou za kolo, celá, nebo vůbec: { $amount } × { $fuel } pro { $cities } město.
    [few] Spustí se jednou za kolo, celá, nebo vůbec: { $amount } × { $fuel } až pro { $cities } města.
   *[other] Spustí se jednou za kolo, celá, nebo vůbec: { $amount } × { $fuel } až pro { $cities } měst.
}
web-plant-runs-free = { $cities ->
    [one] Spustí se jednou za kolo pro { $cities } město; palivo neukládá.
    [few] Spustí se jednou za kolo až pro { $cities } města; palivo neukládá.
   *[other] Spustí se jednou za kolo až pro { $cities } měst; palivo neukládá.
}
web-plant-hybrid = Uhlí nebo ropa v libovolném poměru.
web-plant-step3 = Počítá se jako nejvyšší elektrárna. 3. epocha začne po této fázi.
web-fuel-cheapest = Tady za { $price } Elektro; nejlevnější žetony jdou první.
web-fuel-stores = { $room ->
    [0] Vaše elektrárny pro ni nemají místo.
   *[other] Do vašich elektráren se vejde ještě { $room }.
}
web-fuel-refill = { $refill ->
    [0] Po výplatě nic nepřibude: zásoba je prázdná, nebo tato epocha nic nepřidává.
   *[other] Doplní se po výplatě od nejdražšího volného místa; teď za kolo { $refill }.
}
web-city-house = Místo { $nth }; v této epoše je jich otevřeno { $most }.
web-city-pass = Projít jím smíte; volné místo tu v této epoše není.
web-track-of = { $name }: { $cities ->
    [one] { $cities } město
    [few] { $cities } města
   *[other] { $cities } měst
}
web-track-tells = 2. epocha začíná při { $step } městech, hra končí při { $end }.
web-panel-tells = Připojená města; kolik jich lze teď zásobit a na kolik stačí elektrárny; příjem, který by to přineslo.
web-order-tells = Při výběru elektráren { $first }. v pořadí; při nákupu surovin a měst { $last }.
web-limit-about = Stůl za vás přihodí o jedna víc až do této částky, pak pasuje. Platí jen pro tuto dražbu.
web-done-about = Ukončí vaši část fáze; v tomto kole se k ní nelze vrátit.
web-run-these = { $supplied ->
    [0] Nic nespustit: +{ $income }
    [one] Zásobit { $supplied } město: +{ $income }
    [few] Zásobit { $supplied } města: +{ $income }
   *[other] Zásobit { $supplied } měst: +{ $income }
}

## První hra, rozhodnutí po rozhodnutí

guide-game = Řídíte energetickou společnost. Vyhrává, kdo nakonec zásobí nejvíc měst; při shodě rozhodují peníze. Každé kolo: vydražit elektrárnu, koupit suroviny, připojit města a dostat zaplaceno za ta zásobená.
guide-draft-region = Společně vybíráte, které oblasti budou ve hře. Každá musí sousedit s některou už vybranou.
guide-choose-plant = Kliknutím na modře orámovanou elektrárnu ji dáte do dražby; její číslo je nejnižší nabídka. Karta se 3 symboly uhlí a → 5 spálí za kolo tři uhlí a zásobí pět měst.
guide-bid = Přihoďte, nebo pasujte. Kdo nabídne nejvíc, platí a elektrárnu dostane. Nechte si peníze na suroviny a města, nebo zadejte limit a nechte stůl přihazovat za vás.
guide-scrap-plant = Máte o jednu elektrárnu víc: klikněte na tu, kterou vyřadíte. Palivo, které se jinam nevejde, zmizí s ní.
guide-keep-fuel = Všechno uhlí a ropa se už nevejdou. Řekněte, kolik uhlí zůstane; ropa vyplní zbytek.
guide-buy-fuel = Čísla jsou nastavená na jedno spuštění. Nejlevnější žetony jdou první, ceny proto rostou; elektrárna uskladní dvojnásobek toho, co spálí. Pak ukončete tah.
guide-connect = Najeďte na město a uvidíte celou cenu i cestu k němu, kliknutím ho připojíte. Platí se místo ve městě a propojky od vaší sítě. Připojujte tam, odkud se jde levně dál, pak zvolte Hotovo.
guide-produce = Návrh vydělá nejvíc s nejlevnějším palivem. Zaplaceno dostanete za každé zásobené město, a trochu i za žádné.
web-city-places = Místo stojí { $prices }.
web-buy-all = Suroviny pro všechny elektrárny: { $sum }
web-buy-all-about = Co všem vašim elektrárnám chybí na jednu výrobu
web-reason-supplied = { $best ->
    [one] Jedno zásobené město
    [few] { $best } zásobená města
   *[other] { $best } zásobených měst
}, další v pořadí { $next }.
web-within = { $count ->
    [one] Za vašich { $money } Elektro je na dosah jedno město, stojí { $least }.
    [few] Za vašich { $money } Elektro jsou na dosah { $count } města, stojí { $least } až { $most }.
   *[other] Za vašich { $money } Elektro je na dosah { $count } měst, stojí { $least } až { $most }.
}
web-next-city = Další město stojí { $price }.
