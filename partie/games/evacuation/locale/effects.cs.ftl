# Evakuace česky.

## Účinky, věty skládané z jejich stromů

effect-gain-any = získejte { $n ->
    [one] { $n } libovolný zdroj
    [few] { $n } libovolné zdroje
   *[other] { $n } libovolných zdrojů
} na kterémkoli světě
effect-gain = získejte { $gains }, každý zdroj na kterémkoli světě
effect-swap = proveďte až { $n ->
    [one] { $n } výměnu
    [few] { $n } výměny
   *[other] { $n } výměn
} zdroje za jiný na témž světě
effect-move-goods = přesuňte až { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
   *[other] { $n } zdrojů
} ze Starého světa na Nový
effect-develop = proveďte až { $n ->
    [one] { $n } rozvoj
    [few] { $n } rozvoje
   *[other] { $n } rozvojů
} infrastruktury
effect-research = proveďte { $n } zkoumání technologie
effect-settle = osídlete oblast
effect-settle-biome = biom smí být o úroveň vyšší
effect-settle-symbols = { $n ->
    [one] { $n } symbol smí chybět
    [few] { $n } symboly smějí chybět
   *[other] { $n } symbolů smí chybět
}
effect-settle-steel = o { $n ->
    [one] { $n } ocel
    [few] { $n } oceli
   *[other] { $n } ocelí
} méně
effect-build-shuttle = postavte raketoplán{ $n ->
    [0] {""}
    [one] {""} o { $n } zdroj levněji
    [few] {""} o { $n } zdroje levněji
   *[other] {""} o { $n } zdrojů levněji
}
effect-build-stadium = postavte stadion{ $n ->
    [0] {""}
    [one] {""} o { $n } zdroj levněji
    [few] {""} o { $n } zdroje levněji
   *[other] {""} o { $n } zdrojů levněji
}
effect-gain-shuttle = získejte zdarma raketoplán z nabídky
effect-prepare-factory = připravte až { $n ->
    [one] { $n } továrnu
    [few] { $n } továrny
   *[other] { $n } továren
}, každou za zdroj jejího druhu
effect-gain-factory = získejte na kterémkoli světě { $n ->
    [one] { $n } továrnu
    [few] { $n } továrny
   *[other] { $n } továren
}: { $factory }
effect-clone = naklonujte na Novém světě { $n ->
    [one] { $n } žeton populace
    [few] { $n } žetony populace
   *[other] { $n } žetonů populace
}{ $food ->
    [0] {""}
    [one] {""} za { $food } jídlo
    [few] {""} za { $food } jídla
   *[other] {""} za { $food } jídel
}
effect-raise = zvyšte produkci na Novém světě o { $gains }
effect-raise-any = zvyšte { $n ->
    [one] jednou
   *[other] { $n }krát
} produkci libovolného zdroje na Novém světě
effect-draw-cards = doberte si { $n ->
    [one] { $n } akční kartu
    [few] { $n } akční karty
   *[other] { $n } akčních karet
}
effect-more-steps = vaše satelity se letos posunou o { $n ->
    [one] { $n } úsek
    [few] { $n } úseky
   *[other] { $n } úseků
} navíc
effect-flight-help = letos: { $help }
aid-launch = každý start stojí o { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
} méně
aid-resources = každý raketoplán uveze o { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
   *[other] { $n } zdrojů
} více
aid-buildings = každý raketoplán uveze o { $n ->
    [one] { $n } budovu
    [few] { $n } budovy
   *[other] { $n } budov
} více
aid-stripes = { $n ->
    [one] { $n } evakuační zóna pojme
    [few] { $n } evakuační zóny pojmou
   *[other] { $n } evakuačních zón pojme
} oblast libovolné barvy
effect-then = { $first }, poté { $second }
effect-all-of = { $first } / { $second }
lasting-bio = máte trvale symbol bio
lasting-geo = máte trvale symbol geo
lasting-hydro = máte trvale symbol hydro
lasting-smileys = smajlíky: { $n }
lasting-shuttle = raketoplány stojí o { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
   *[other] { $n } zdrojů
} méně
lasting-stadium = stadiony stojí o { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
   *[other] { $n } zdrojů
} méně
lasting-settle = osídlení stojí o { $n ->
    [one] { $n } ocel
    [few] { $n } oceli
   *[other] { $n } ocelí
} méně
lasting-infrastructure = zahrání karty infrastruktury stojí o { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
   *[other] { $n } zdrojů
} méně
lasting-launch = každý start stojí o { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
} méně
lasting-returns = každý zpáteční let stojí o { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
} méně
lasting-resources = každý raketoplán uveze o { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
   *[other] { $n } zdrojů
} více
lasting-buildings = každý raketoplán uveze o { $n ->
    [one] { $n } budovu
    [few] { $n } budovy
   *[other] { $n } budov
} více
lasting-stripes = každý rok { $n ->
    [one] { $n } evakuační zóna pojme
    [few] { $n } evakuační zóny pojmou
   *[other] { $n } evakuačních zón pojme
} oblast libovolné barvy
lasting-food-old = Starý svět spotřebuje o { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
} méně
lasting-food-new = Nový svět spotřebuje o { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
} méně
lasting-steps = vaše satelity se každý rok posunou o { $n ->
    [one] { $n } úsek
    [few] { $n } úseky
   *[other] { $n } úseků
} navíc
lasting-clones = placené klonování přinese navíc { $n ->
    [one] { $n } žeton populace
    [few] { $n } žetony populace
   *[other] { $n } žetonů populace
}
lasting-third = vaše třetí akce v roce stojí o { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
} méně
lasting-fourth = vaše čtvrtá akce v roce stojí o { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
} méně
lasting-surcharge = neplatíte příplatek za více akcí jedné skupiny ({ $n })
lasting-income-food-old = příjem: { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
} na Starém světě
lasting-income-steel-old = příjem: { $n ->
    [one] { $n } ocel
    [few] { $n } oceli
   *[other] { $n } ocelí
} na Starém světě
lasting-income-energy-old = příjem: { $n ->
    [one] { $n } energie
    [few] { $n } energie
   *[other] { $n } energií
} na Starém světě
lasting-income-food-new = příjem: { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
} na Novém světě
lasting-income-steel-new = příjem: { $n ->
    [one] { $n } ocel
    [few] { $n } oceli
   *[other] { $n } ocelí
} na Novém světě
lasting-income-energy-new = příjem: { $n ->
    [one] { $n } energie
    [few] { $n } energie
   *[other] { $n } energií
} na Novém světě
requirement-areas = osídlené oblasti ({ $biome }): { $n }
requirement-population = oblasti osídlené populací ({ $biome }): { $n }
requirement-factory = oblasti osídlené továrnou ({ $biome }): { $n }
requirement-line = na jedné přímce { $axis }: { $parts }
requirement-part = { $n }× { $biome }
axis-e-w = východ–západ
axis-nw-se = severozápad–jihovýchod
axis-ne-sw = severovýchod–jihozápad
plan-about = Požaduje: { $needs }. Zvýší produkci o { $gives }.
shuttle-about = Zóny: { $zones }; budovy { $buildings }, zdroje { $resources }; start { $launch ->
    [0] zdarma
    [one] za { $launch } energii
    [few] za { $launch } energie
   *[other] za { $launch } energií
}.
stadium-about = Smajlíky: { $n }.
goal-about = Počítá: { $what }. Body podle počtu: { $points }.
task-about = Potřebuje { $n }: { $what }. Zahrání za { $cost } zvýší produkci o { $gives } a přinese { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
bonus-about = { $low }: { $first }. { $high }: { $second }.
area-about = Továrny { $factories }; populace zvýší produkci o: { $slots }; symboly: { $symbols }.
land-about = { $zone }; produkuje { $makes }.
field-about = Po skončení pohybu: { $effect }.
field-symbols = Symboly, dokud tu satelit stojí: { $symbols }.
field-empty = Bez účinku.
fact-cost = za { $price }
fact-strength = síla { $strength }
fact-level = úroveň { $n }
fact-lightning = jednorázově ihned
fact-twin = ! jiná karta má stejnou ilustraci
nothing = nic
any-resource = libovolný zdroj
