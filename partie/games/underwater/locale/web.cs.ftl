## Podmořská města v prohlížeči, na prostém plánu.


## První hra, rozhodnutí po rozhodnutí

guide-game = Osídlujete mořské dno. V každém z deseti kol máte tři tahy: vyberete akční pole a zahrajete kartu. Stavte města, připojujte je tunely ke startovnímu městu S a stavte k nim farmy, odsolovací zařízení a laboratoře. Produkují po 4., 7. a 10. kole; na konci přinesou města body.
guide-choose-slot = Vyberte volné akční pole a pak kartu. Pole využijete vždy; kartu jen tehdy, má-li barvu pole. Při shodě barev tedy využijete pole i kartu.
guide-order = Karta a akční pole mají stejnou barvu, využijete obojí: zvolte, co bude první.
guide-effect = Efekt se provádí po částech, v pořadí podle vás. Budovy stojí u vašich měst nebo o krok dál; bez připojeného města ale nic neprodukují. Tunely navazují na síť od S. Hotovo vynechá zbytek.
guide-pay = Při stavbě může organická hmota zastoupit řasu a oceloplast.
guide-price = Zaplaťte jednu z cen, které efekt uvádí.
guide-trim-hand = Nechat si smíte jen omezený počet karet. Nechte si barvy, které chcete hrát: potřebujete žlutou, červenou i zelenou.
guide-lay-over = Vyložené můžete mít čtyři akční karty; pátá zabere místo jiné.
guide-use-old = Akční kartu, která odchází, smíte použít naposledy.
guide-once = Některé karty lze použít jednou v každém vašem tahu, i na jeho konci.
guide-pick-special = Jedna z těchto speciálních karet je vaše; ostatní jdou pod balíček.
guide-pick-drawn = Nechte si jednu z dobraných karet; ostatní se odhodí.

## Údaje na plánu

field-resources = zdroje
field-points = body
field-hand = karty v ruce
field-drawn = dobrané
field-limit = limit karet v ruce
field-laid = vyložené karty
field-under = pod balíčkem
field-federation = políčko na stupnici Federace
field-cities = města
field-connected = připojeno
field-tunnels = tunely (✓ vylepšené)
field-buildings = budovy
field-tiles = metropole
field-contracts = vládní kontrakty
field-costs = ceny staveb
field-hungry = řasy k uživení měst
field-yield = produkce by dala
field-final = závěrečné bodování by dalo
field-board = hráčská deska
field-board-tunnels = místa pro tunely
field-sites = místa pro budovy
field-icons = ikony
field-gives = dává
field-icons-costs = stojí navíc
field-times = produkuje vícekrát
field-with = společně s
field-shared = kredity při produkci
field-metropolis = body při produkci s metropolí
field-farm = farma
field-plant = odsolovací zařízení
field-laboratory = laboratoř
field-tunnel = tunel
field-white = nesymbiotické město
field-purple = symbiotické město
field-supply-tunnels = tunely
field-kelp = { resource-kelp }
field-steelplast = { resource-steelplast }
field-science = { resource-science }
field-credit = { resource-credit }
field-biomatter = { resource-biomatter }
field-card = karta
field-advance = kroky na stupnici Federace
field-slot = akční pole
field-slots = akční pole
field-neutral = neutrální dílek
field-clone = dílek kopírování akce
field-played = právě se hraje
field-deck = karet v balíčku
field-discard = odhazovací balíček
field-row = speciální karty v nabídce
field-special = balíček speciálních karet
field-blue = zbývá modrých metropolí
field-supply = zbývá v zásobě
field-ranking = Federace, odshora
field-used = použitá
clone-board = volný
clone-taken = pryč
value-white = nesymbiotické
value-purple = symbiotické
value-farm = farma
value-farm-more = farma (vylepšená)
value-plant = odsolovací zařízení
value-plant-more = odsolovací zařízení (vylepšené)
value-laboratory = laboratoř
value-laboratory-more = laboratoř (vylepšená)
back-special = speciální karta

## Obrazovka

web-pane-board = Plán
web-round = { $round }. kolo
web-round-produces = { $round }. kolo: následuje produkce
web-rounds-of = Kola; nyní éra { $era }
web-round-of = Kolo { $round } z { $rounds }
web-turn-of = tah { $turn } ze { $turns }
web-era = Éra { $era }
web-then-production = Potom produkce
web-federation-below = Pod stupnicí Federace
web-federation-space = Stupnice Federace, políčko { $space }
web-federation-beyond = Každý další krok dává 1 bod.
web-federation-order = Stupnice Federace: odshora pořadí příštího kola
web-slot-taken = Obsazeno do konce kola: { $names }.
web-slot-clone = Lze ho kopírovat za { $price ->
    [one] { $price } kredit
    [few] { $price } kredity
   *[other] { $price } kreditů
}.
web-slot-neutral = Zakryto neutrálním dílkem
web-card-used = Použitá; znovu připravená po produkci.
web-card-matches = stejná barva
web-card-discards = jen odhodit
web-card-kept = zůstane
web-hand = Ruka
web-hand-empty = Žádné karty
web-laid = Vyložené karty
web-action-place = Volné místo pro akční kartu
web-specials = Speciální karty
web-special-deck = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
} v balíčku
web-contracts = Vládní kontrakty
web-network = Hráčská deska { $number }
web-berth = Místa pro budovy u místa { $site }
web-site-free = volné
web-built = postaveno
web-built-upgraded = postaveno a vylepšeno
web-to-my-board = Zpět na mou desku
web-production-preview = Náhled produkce
web-production-of = Produkce: { $name }
web-final-now = Závěrečné bodování by teď přineslo { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
web-solo-goal = Cíl: { $cities } měst ({ $have }) a { $points } bodů ({ $now })
web-tick-to-keep = Označte karty, které si necháte: { $kept } z { $count }
web-keep-these = { $count ->
    [one] Nechat si tuto kartu
    [few] Nechat si tyto { $count } karty
   *[other] Nechat si těchto { $count } karet
}
web-take-different = { $count ->
    [one] Vzít si 1 zdroj
    [few] Vzít si { $count } různé zdroje
   *[other] Vzít si { $count } různých zdrojů
}
web-pick-slot-and-card = Vyberte akční pole a kartu; než volbu potvrdíte, uvidíte tu, co obojí udělá.
web-outlook-now = Teď: { $outlook }
web-pick-place = Vyberte zvýrazněné místo na své desce.
web-reveals = Odkryje se něco nového; tento krok už nepůjde vrátit.
web-balance-farm = farmy
web-balance-plant = odsolovací zařízení
web-balance-laboratory = laboratoře
web-balance-tunnel = tunely
web-balance-pair = dvojice vylepšených budov
web-balance-city = symbiotická města
web-balance-network = síť
web-balance-card = karta
web-balance-metropolis = metropole
web-balance-food = živení měst
web-balance-hunger = neuživená města
web-card-under = pod balíček první
web-card-waits = vybráno
web-rounds-word = Kolo
web-rounds-produce = Produkce přichází po 4., 7. a 10. kole.
web-turns-to-production = Do příští produkce máte ještě { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}.
web-federation-word = Federace
web-federation-gives = Vstup na něj dává { $gift }.
web-federation-starts = Kdo stojí nejvýše, začíná příští kolo; pak se všichni vracejí dolů.
web-slot-always = Stále dostupné, i dvakrát; karta, kterou tu zahrajete, nepůsobí.
web-slot-takes-yellow = Žlutá karta tu působí také.
web-slot-takes-red = Červená karta tu působí také.
web-slot-takes-green = Zelená karta tu působí také.
web-clone-about = Za 1 kredit využijete akční pole, které obsadil někdo jiný.
web-card-works-yellow = Působí jen na žlutém akčním poli; jinde se odhodí.
web-card-works-red = Působí jen na červeném akčním poli; jinde se odhodí.
web-card-works-green = Působí jen na zeleném akčním poli; jinde se odhodí.
web-type-instant = Jednou, hned.
web-type-permanent = Od této chvíle pokaždé.
web-type-action = Vyloží se; použijete ji jednou za éru tam, kde je znak akční karty.
web-type-production = { $left ->
    [one] Při poslední produkci.
    [few] Při každé ze { $left } zbývajících produkcí.
   *[other] Při každé z { $left } zbývajících produkcí.
}
web-type-end = Počítá se na konci hry.
web-when-joined = po připojení
web-at-the-end = na konci
web-tile-blue = Připojte ji jejím jediným tunelem. Není to město: nepotřebuje jídlo.
web-tile-brown = Připojte ji oběma jejími tunely. Není to město: nepotřebuje jídlo.
web-tile-joined = Připojena.
web-action-places = Akce: { $used } ze { $places } míst
web-place-free = volné
web-laid-permanent = Trvalé
web-laid-production = Při produkci
web-laid-end = Na konci
web-in-the-deck = v balíčku
web-special-deck-about = Když si smíte vzít speciální kartu: jednu z nabídky, odkrytou na balíčku, nebo nejlepší ze tří dalších.
web-special-open = Odkrytá navrchu: { $card }
web-production-about = Co byste teď dostali, řádek po řádku; každé připojené město spotřebuje 1 řasu, celkem { $cities }.
web-resource-kelp = Staví se z ní farmy a města; při produkci živí každé připojené město.
web-resource-steelplast = Staví se z něj laboratoře, tunely a města.
web-resource-science = Vylepšuje budovy a tunely.
web-resource-credit = Platí se jím odsolovací zařízení, tunely, města a speciální karty.
web-resource-biomatter = Při stavbě zastoupí řasu nebo oceloplast; uživí město bez řas; na konci platí za 2 kredity.
web-site-city = Město na tomto místě: { $white }, symbiotické { $purple }. Od některého vašeho města musí být jedno místo pro tunel; tunel stát nemusí.
web-city-white = Samo neprodukuje; nese budovy a boduje podle jejich druhů: 2, 3, 4 nebo 6 bodů.
web-city-purple = Při produkci dává 2 body; nese budovy a boduje podle jejich druhů: 2, 3, 4 nebo 6 bodů.
web-city-alone = Žádné tunely ho nespojují se startovním městem: neprodukuje, neboduje a nepotřebuje jídlo.
web-site-expansion = Jen pro kartu, která to dovoluje.
web-makes-farm = Farma dává při produkci 1 řasu; vylepšená navíc 1 bod; dvě vylepšené u tohoto města navíc 1 řasu a 1 bod.
web-makes-plant = Odsolovací zařízení dává při produkci 1 kredit; vylepšené navíc 1 organickou hmotu; dvě vylepšená u tohoto města navíc 1 kredit.
web-makes-laboratory = Laboratoř dává při produkci 1 vědu; vylepšená navíc 1 oceloplast; dvě vylepšené u tohoto města navíc 1 oceloplast.
web-tunnel-touches = Dotýká se připojeného města: 1 kredit při produkci; vylepšený navíc 1 bod.
web-tunnel-joins = Nedotýká se žádného připojeného města: neprodukuje, ale spojuje.
web-site-gift = Stavba na tomto místě dává { $gift }, ihned a jednou.
web-site-surcharge = Stojí navíc { $surcharge }, i když je stavba zdarma.
web-order-differs = Co je první, může zaplatit to, co je druhé:
web-stock-left = Zbude: { $left }.
