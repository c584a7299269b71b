## Podmořská města v prohlížeči, na prostém plánu.


## První hra, rozhodnutí po rozhodnutí

guide-game = Osidlujete mořské dno. V každém z deseti kol máte tři tahy: vyberete akční pole a zahrajete kartu. Stavte města, spojujte je tunely se startovním městem S a stavte k nim farmy, odsolovací zařízení a laboratoře. Vyrábějí po 4., 7. a 10. kole; nakonec města bodují.
guide-choose-slot = Vyberte volné pole a pak kartu. Pole použijete vždy; kartu jen tehdy, má-li barvu pole. Shodné barvy tedy udělají dvakrát tolik.
guide-order = Karta a pole se shodují, použijete obojí: zvolte, co bude první.
guide-effect = Efekt se provádí po částech, v pořadí podle vás. Budovy stojí u vašich měst nebo o krok dál, tunely navazují na síť od S. Hotovo vynechá zbytek.
guide-pay = Při stavbě může organická hmota zastoupit řasu a oceloplast.
guide-price = Zaplaťte jednu z cen, které efekt jmenuje.
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
field-federation = místo na stupnici Federace
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
field-times = vyrábí krát
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
field-slot = pole
field-slots = akční pole
field-neutral = neutrální dílek
field-clone = dílek kopírování
field-played = právě se hraje
field-deck = karet v balíčku
field-discard = odhazovací hromádka
field-row = speciální karty v řadě
field-special = speciální balíček
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
web-rounds-of = Kola; nyní { $era }. éra
web-round-of = Kolo { $round } z { $rounds }
web-turn-of = tah { $turn } z { $turns }
web-era = { $era }. éra
web-then-production = Potom produkce
web-federation-below = Pod stupnicí Federace
web-federation-space = Stupnice Federace, pole { $space }: co dává při vstupu.
web-federation-beyond = Každý další krok dává totéž.
web-federation-order = Stupnice Federace: odshora pořadí příštího kola
web-slot-taken = Obsadil(a) { $names }.
web-slot-clone = Lze je kopírovat za { $price ->
    [one] { $price } kredit
    [few] { $price } kredity
   *[other] { $price } kreditů
}.
web-slot-neutral = Uzavřeno neutrálním žetonem
web-card-used = Použitá; znovu připravená po produkci.
web-card-matches = ladí
web-card-discards = jen odhodit
web-card-kept = zůstane
web-hand = Ruka
web-hand-empty = Žádné karty
web-laid = Vyložené karty
web-action-place = Volné místo pro kartu akce
web-specials = Speciální karty
web-special-deck = { $count } v balíčku
web-contracts = Vládní zakázky
web-network = Deska hráče { $number }
web-berth = Stavební místa u { $site }
web-site-free = volné
web-built = postaveno
web-built-upgraded = postaveno a vylepšeno
web-to-my-board = Zpět na mou desku
web-production-preview = Náhled produkce
web-production-of = Produkce: { $name }
web-final-now = Závěrečné hodnocení by teď dalo { $points }.
web-solo-goal = Cíl: { $cities } měst ({ $have }) a { $points } bodů ({ $now })
web-tick-to-keep = Označ karty, které si necháš: { $kept } z { $count }
web-keep-these = Nechat si tyto { $count }
web-take-different = Vzít { $count } různé
web-pick-slot-and-card = Vyber políčko a kartu; než zvolíš, obojí se zde ukáže.
web-outlook-now = Teď: { $outlook }
web-pick-place = Vyber osvětlené místo na své desce.
web-reveals = Odhalí se něco nového: potom už není cesty zpět.
web-balance-farm = farmy
web-balance-plant = odsolovací zařízení
web-balance-laboratory = laboratoře
web-balance-tunnel = tunely
web-balance-pair = dvojice vylepšených budov
web-balance-city = symbiotická města
web-balance-network = síť
web-balance-card = karta
web-balance-metropolis = metropole
web-balance-food = jídlo pro města
web-balance-hunger = hladová města
web-card-under = pod balíček první
