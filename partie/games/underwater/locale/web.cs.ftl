## Podmořská města v prohlížeči, na prostém plánu.

web-time = Éra { $era } · { $round }. kolo z 10 · { $phase }

## První hra, rozhodnutí po rozhodnutí

guide-goal = Osidlujete mořské dno. V každém z deseti kol máte tři tahy: vyberete akční pole a zahrajete kartu. Stavte města, spojujte je tunely se startovním městem S a stavte k nim farmy, odsolovací zařízení a laboratoře. Vyrábějí po 4., 7. a 10. kole; nakonec města bodují.
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
