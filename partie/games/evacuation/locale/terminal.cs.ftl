# Evakuace česky.

## Terminál: deska a co potřebuje vědět nováček

board-year = { $year }. rok ze 4
board-bonus = Roční bonus: { $low } nebo { $high }
board-offers = V nabídce (nejstarší první)
board-shuttles = raketoplány
board-stadiums = stadiony
board-infrastructure = infrastruktura
board-map = Nový svět: volné oblasti podle biomů, osídlené s majitelem
board-players = Hráči v pořadí
board-name = jméno
board-old = Starý svět
board-new = Nový svět
board-production = produkce
board-areas = zbývá oblastí
board-tokens = populace, továrny
board-satellites = satelity
board-smileys = smajlíci
board-penalties = postihy
board-rival = Soupeř: smajlíci { $smileys }, oblasti { $areas }, další rub { $back }
board-technologies = Vaše technologie (po řadách; hotovo, půl, nic)
board-hand = Vaše akční karty
board-plans = Vaše karty infrastruktury
board-goals = Vaše cíle
board-tasks = Veřejné úkoly
board-state-done = hotovo
board-state-half = půl
board-state-open = nic
board-brief = Starý svět: { $old }; Nový svět: { $new }; produkce { $production }; { $action }. akce stojí { $price } energie.
help-goal = Vaše slunce umírá: do čtyř let přesuňte svůj lid ze Starého světa na Nový. Tam potřebujete produkci 8 jídel, 8 ocelí a 8 energií a tři stadiony. V závodu končí hru ten, kdo je má první; ve hře na body se počítají cíle, produkce a smajlíci a vše, co necháte na Starém světě, vás stojí body.
help-turn = Akce: v tahu provedete jednu. První dvě v roce jsou zdarma, třetí stojí 1 energii, čtvrtá 2, další 3. Číslo skupiny je síla akce: součet posune vaše satelity a rozhodne o ročním bonusu. Když už nechcete, pasujte.
help-develop = Infrastruktura: doberte si kartu z nabídky, nebo zahrajte svou za zdroje Nového světa. Produkci zvýší, jakmile splníte její požadavek.
help-research = Technologie: sloupce se zkoumají odspodu; úroveň 1 stojí jedno zkoumání, úrovně 2 a 3 dvě.
help-settle = Osídlení: obsaďte všechny pozice oblasti populací a továrnami ze strany Nového světa; každá populace stojí 1 ocel. Potřebujete její biom a symboly.
help-build = Stavba: celou cenu platí jeden svět a tam raketoplán či stadion stojí. Za jeden zdroj můžete předem obnovit nabídku.
help-fly = Let: na Starém světě nakládejte raketoplány a startujte za energii, nebo pošlete prázdné zpět za 1 energii Nového světa. Všechny dorazí najednou na konci.
help-load = Nakládání: evakuační zóna vyprázdní jednu oblast své barvy; budovy a zdroje mají vlastní místo. Nechte si energii na start.
help-satellites = Pokrok: sílu akcí rozdělte mezi oba satelity. Milníky otevírají pouště, lesy a oceány; mezi vašimi satelity smí ležet nejvýš jeden.
help-lane = Pole, kde satelit skončí, dá hned svůj účinek, nebo symboly, dokud tam stojí. Vnější pruh je vždy volný.
help-forgo = Cíle: jednu kartu si nechte a ostatní předejte; nakonec hrajete se třemi.
