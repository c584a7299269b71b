# K čemu je tah dobrý: důvody rádce.

plan-both = Akční pole { $slot } a karta „{ $card }“ mají stejnou barvu: platí obojí. Akční pole: { $part }.
plan-slot-only = Platí jen akční pole { $slot } ({ $part }); karta „{ $card }“ má jinou barvu a odhodí se.
plan-too-dear = Platí jen akční pole { $slot } ({ $part }): karta „{ $card }“ stojí { $cost ->
    [one] { $cost } kredit
    [few] { $cost } kredity
   *[other] { $cost } kreditů
} a vy máte { $have }.
plan-slot-pays = Nejdřív akční pole { $slot } ({ $part }): přinese, co chybí na kartu „{ $card }“, která stojí { $cost ->
    [one] { $cost } kredit
    [few] { $cost } kredity
   *[other] { $cost } kreditů
}; vy máte { $have }. Platí obojí.
plan-slot = Akční pole { $slot }: { $part }.
plan-use = Karta „{ $card }“, jednou v této éře: { $part }.
plan-ready = Kartu „{ $card }“ lze v této éře použít ještě jednou.
plan-card-instant = Karta „{ $card }“, jednou a hned: { $part }.
plan-card-action = Karta „{ $card }“ se vyloží a lze ji použít { $eras ->
    [one] jednou, v této éře
   *[other] jednou v každé éře (zbývají { $eras })
}: { $part }.
plan-card-production = Karta „{ $card }“ se vyloží a dá { $brings } { $productions ->
    [one] při poslední produkci
   *[other] při každé produkci (zbývají { $productions })
}.
plan-card-permanent = Karta „{ $card }“ se vyloží a působí do konce hry, { $rounds ->
    [one] v posledním kole
    [few] { $rounds } kola včetně tohoto
   *[other] { $rounds } kol včetně tohoto
}: { $part }.
plan-card-end = Karta „{ $card }“ se počítá v závěrečném bodování: teď { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
plan-card-cost = Zahrát kartu „{ $card }“ stojí { $cost ->
    [one] { $cost } kredit
    [few] { $cost } kredity
   *[other] { $cost } kreditů
}; máte { $have }.
plan-keeps-cards = Necháte si tyto karty: { $kept }. Hodí se na akční pole těchto barev: { $colours }.
plan-later = Rozhodnete se na začátku příštího tahu, až bude vidět, která akční pole jsou obsazená.
plan-search = Uvidíte tři karty a jednu z nich si necháte.
plan-keeps-goods = Nic dalšího se tu neplatí: necháte si { $brings }.
plan-metropolis = Metropole „{ $metropolis }“ bude připojená.
plan-pair = Druhá vylepšená budova stejného druhu na místě { $site } tvoří dvojici ({ $building }): získáte navíc { $brings } { $productions ->
    [one] při poslední produkci
   *[other] při každé produkci (zbývají { $productions })
}.
plan-production = { $whole ->
    [1] Celým tahem získáte
   *[other] Získáte
} navíc { $brings } { $productions ->
    [one] při poslední produkci
   *[other] při každé produkci (zbývají { $productions })
}.
plan-end-cities = Body za připojená města v závěrečném bodování: { $then } místo { $now }.
plan-end-brown-metropolis = Body za hnědou metropoli v závěrečném bodování: { $then } místo { $now }.
plan-end-end-cards = Body za karty závěrečného bodování: { $then } místo { $now }.
plan-cities = { $then ->
    [one] { $then } připojené město
    [few] { $then } připojená města
   *[other] { $then } připojených měst
} místo { $now }: při příští produkci spotřeba řas { $need }, produkce řas { $made }.
plan-hungry = Při příští produkci by teď { $unfed ->
    [one] zůstalo { $unfed } město
    [few] zůstala { $unfed } města
   *[other] zůstalo { $unfed } měst
} bez jídla: ztráta { $points ->
    [one] { $points } bodu
   *[other] { $points } bodů
}.
plan-federation = Postup na stupnici Federace o { $spaces ->
    [one] { $spaces } políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políček
}, na políčko { $space }.
plan-apart = { $city ->
    [0] Na místě { $site } ještě město není: co tam stojí, nic neprodukuje, dokud tam nebude město připojené tunely.
   *[other] K městu na místě { $site } ještě nevedou tunely: do té doby nic neprodukuje a nepřinese body.
}
plan-now = { $whole ->
    [1] Celým tahem
   *[other] Hned
} { $brings-number ->
    [0] zaplatíte { $paid }
   *[other] { $paid-number ->
        [0] získáte { $brings }
       *[other] získáte { $brings } a zaplatíte { $paid }
    }
}.
plan-unspent = Budete mít { $brings } a { $turns ->
    [0] už žádný další tah
    [one] ještě { $turns } tah
    [few] ještě { $turns } tahy
   *[other] ještě { $turns } tahů
}; { $units } zbylé zdroje jsou 1 bod.
