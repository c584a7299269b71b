# Evakuace česky.

## Terminál: deska a co potřebuje vědět nováček

board-year = { $year }. rok ze 4
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
board-tokens = populace, továrny tam
board-satellites = satelity (+ prostřední, * vnitřní)
board-smileys = smajlíky
board-penalties = postihy
board-rival = Soupeř: smajlíky { $smileys }, oblasti { $areas }, další rub { $back }
board-technologies = Vaše technologie: co přinese zkoumání, v každém sloupci odspodu
board-hand = Vaše akční karty
board-plans = Vaše karty infrastruktury
board-goals = Vaše cíle
board-tasks = Veřejné úkoly
board-state-done = hotovo
board-state-half = půl
board-state-open = později
board-brief = Starý svět: { $old }; Nový svět: { $new }; produkce { $production }; { $action }. akce { $price ->
    [0] je zdarma
    [one] stojí { $price } energii
    [few] stojí { $price } energie
   *[other] stojí { $price } energií
}.
board-now = { $year }. rok
board-bonus-strict = síla přesně { $n }
board-bonus-lenient = síla nejvýše { $n }
board-strength-own = vaše síla
board-strength-sum = { $total } ({ $parts }); posune i satelity
board-strength = síla
board-strength-with = síla { $strength }, součet { $total }
board-strength-bonus = síla { $strength }, součet { $total }: bonus!
board-strength-stays = součet zůstane { $total }
board-strength-stays-bonus = součet zůstane { $total }: bonus!
board-due-year = ve { $year }. roce
board-due = jídlo: Starý svět { $old }, Nový svět { $new }; stadiony na Novém světě: { $stadiums }
board-due-last = na konci
board-due-end = stadiony na Novém světě: { $stadiums }; za vše, co chybí, je postih
board-due-own = budete mít
board-due-have = jídlo s příští produkcí: Starý svět { $old }, Nový svět { $new }; stadiony na Novém světě: { $stadiums }
board-gate = úsek { $section }; milník { $gate } za { $steps ->
    [one] { $steps } úsek
    [few] { $steps } úseky
   *[other] { $steps } úseků
}: { $brings }
board-gate-none = úsek { $section } z { $end }; všechny milníky jsou za ním
board-gate-1 = žeton oceánu se otočí lícem dolů
board-gate-2-first = otevřou se pouště; akce platíte z kteréhokoli světa
board-gate-2-second = žeton oceánu se přesune na Nový svět, všechny produkce +1; akce platíte jen z Nového světa
board-gate-3-first = otevřou se lesy
board-gate-3-second = žeton oceánu se přesune na Nový svět, všechny produkce +1
board-gate-4 = otevřou se oceány
board-gate-4-second = už nic dalšího
board-shut = (milník { $gate })
board-map-legend = [{ $factory }] pozice pro továrnu; [J], [O], [E] pozice pro žeton populace, který produkuje jídlo, ocel, energii a stojí 1 ocel; potom symboly, které oblast vyžaduje. =A: osídlil hráč A. Produkce se uvádí v pořadí jídlo/ocel/energie.
board-letter-food = J
board-letter-steel = O
board-letter-energy = E
board-land = Váš Starý svět: co zbývá, podle pruhu zóny, která oblast evakuuje
board-stripe = { $zone }
board-people = { $n ->
    [one] { $n } žeton populace
    [few] { $n } žetony populace
   *[other] { $n } žetonů populace
}
board-makes = (produkce: { $goods })
board-ocean-tokens = žetony oceánu
board-oceans = { $left } z { $all } ještě produkují od všeho 1; raketoplán je nevezme; přesunuto: { $over }
board-own-shuttles = Vaše raketoplány
board-flying-back = letí zpět
board-hold = naloženo: { $cargo }; zóny: { $zones } (× použitá); budovy { $buildings }, zdroje { $resources }; start { $launch ->
    [0] zdarma
    [one] { $launch } energie
    [few] { $launch } energie
   *[other] { $launch } energií
}
board-buildings = Vaše stadiony, populace, připravené továrny a symboly
board-stadium = stadion { $name } (smajlíky { $smileys })
board-prepared = { $factory } { $n }
board-stadiums-of = stadiony Starý→Nový
board-shuttles-of = raketoplány Starý→Nový
board-symbols = symboly
board-works = Vaše vybudovaná infrastruktura
board-researched = technologie
board-state-next = další
board-refresh = Nejdřív zaplatit 1 zdroj za novou nabídku ({ $count ->
    [one] { $count } způsob
    [few] { $count } způsoby
   *[other] { $count } způsobů
})
board-settle = Osídlit: { $area } ({ $count ->
    [one] { $count } výběr továren
    [few] { $count } výběry továren
   *[other] { $count } výběrů továren
})
board-then-makes = pak produkce { $production }
board-lands = A na { $a }, B na { $b }
board-passes = { $satellite } mine milník { $gate }
board-lacks = { $area } – chybí: { $parts }.
board-lack-biome = { $biome } se otevře, až satelit mine milník { $gate }
board-lack-symbols = symboly { $symbols }
board-lack-factories = { $n ->
    [one] { $n } připravená továrna
    [few] { $n } připravené továrny
   *[other] { $n } připravených továren
} na Novém světě
board-lack-people = { $n ->
    [one] { $n } žeton populace
    [few] { $n } žetony populace
   *[other] { $n } žetonů populace
} na Novém světě
board-lack-steel = { $n ->
    [one] { $n } ocel
    [few] { $n } oceli
   *[other] { $n } ocelí
} na Novém světě
board-lack-taken = oblast už je osídlená
board-lack-action = jen samotná akce: nejdřív zvolte „settle“
help-goal = Vaše slunce umírá: do čtyř let přesuňte svůj lid ze Starého světa na Nový. Tam potřebujete produkci 8 jídel, 8 ocelí a 8 energií a tři stadiony. V Závodu končí hru ten, kdo je má první; ve Hře na body se počítají cíle, produkce a smajlíky a vše, co necháte na Starém světě, vás stojí body.
help-turn = Akce: v tahu provedete jednu. První dvě v roce jsou zdarma, třetí stojí 1 energii, čtvrtá 2, další 3. Číslo skupiny je síla akce: součet posune vaše satelity a rozhodne o ročním bonusu. Když už nechcete, pasujte.
help-develop = Infrastruktura: doberte si kartu z nabídky, nebo zahrajte svou za zdroje Nového světa. Produkci zvýší, jakmile splníte její požadavek.
help-research = Technologie: sloupce se zkoumají odspodu; úroveň 1 stojí jedno zkoumání, úrovně 2 a 3 dvě.
help-settle = Osídlení: obsaďte všechny pozice oblasti žetony populace a továrnami ze strany Nového světa; každý žeton populace stojí 1 ocel. Potřebujete otevřený biom a symboly oblasti.
help-build = Stavba: celou cenu zaplatíte ze zdrojů jednoho světa a tam raketoplán či stadion stojí. Za jeden zdroj můžete předem obnovit nabídku.
help-fly = Let: na Starém světě nakládejte raketoplány a startujte za energii, nebo pošlete prázdné zpět za 1 energii Nového světa. Všechny dorazí najednou na konci.
help-load = Nakládání: evakuační zóna vyprázdní jednu oblast své barvy; budovy a zdroje mají vlastní místo. Nechte si energii na start.
help-satellites = Pokrok: sílu akcí rozdělte mezi oba satelity. Milníky otevírají pouště, lesy a oceány; mezi vašimi satelity smí ležet nejvýše jeden.
help-lane = Pole, na kterém satelit skončí, dá hned svůj účinek, nebo symboly, dokud na něm satelit stojí. Vnější pruh je vždy volný.
help-forgo = Cíle: jednu kartu si nechte a ostatní předejte; nakonec hrajete se třemi.
