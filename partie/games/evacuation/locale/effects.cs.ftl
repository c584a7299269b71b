# Evakuace česky.

## Účinky, věty skládané z jejich stromů

effect-gain-any = získejte { $n }× libovolný zdroj, na kterémkoli světě
effect-gain = získejte { $gains }, každý zdroj na kterémkoli světě
effect-swap = vyměňte až { $n }× zdroj za jiný na témž světě
effect-move-goods = přesuňte až { $n }× zdroj ze Starého světa na Nový
effect-develop = proveďte až { $n }× rozvoj infrastruktury
effect-research = proveďte { $n }× zkoumání technologie
effect-settle = osídlete oblast
effect-settle-biome = biom smí být o úroveň vyšší
effect-settle-symbols = promíjí se { $n } chybějící symbol
effect-settle-steel = o { $n } ocel méně
effect-build-shuttle = postavte raketoplán{ $n ->
    [0] {""}
   *[other] {""} o { $n }× zdroj levněji
}
effect-build-stadium = postavte stadion{ $n ->
    [0] {""}
   *[other] {""} o { $n }× zdroj levněji
}
effect-gain-shuttle = získejte zdarma raketoplán z nabídky
effect-prepare-factory = připravte až { $n }× továrnu, každou za zdroj jejího druhu
effect-gain-factory = získejte { $n }× { $factory } na kterémkoli světě
effect-clone = klonujte { $n }× populaci na Novém světě{ $food ->
    [0] {""}
   *[other] {""} za { $food } jídlo
}
effect-raise = zvyšte produkci Nového světa: { $gains }
effect-raise-any = zvyšte { $n }× produkci libovolného zdroje na Novém světě
effect-draw-cards = doberte si { $n }× akční kartu
effect-more-steps = vaše satelity se letos posunou o { $n } úseků navíc
effect-flight-help = letos: { $help }
aid-launch = každý start stojí o { $n } energii méně
aid-resources = každý raketoplán uveze o { $n } zdroj více
aid-buildings = každý raketoplán uveze o { $n } budovu více
aid-stripes = { $n } evakuační zóna pojme oblast libovolné barvy
effect-then = { $first }, poté { $second }
effect-split = { $first } / { $second }
lasting-bio = máte trvale symbol bio
lasting-geo = máte trvale symbol geo
lasting-hydro = máte trvale symbol hydro
lasting-smileys = smajlíci: { $n }
lasting-shuttle = raketoplány stojí o { $n } zdroj méně
lasting-stadium = stadiony stojí o { $n } zdroj méně
lasting-settle = osídlení stojí o { $n } ocel méně
lasting-infrastructure = zahrání infrastruktury stojí o { $n } zdroj méně
lasting-launch = každý start stojí o { $n } energii méně
lasting-returns = každý zpáteční let stojí o { $n } energii méně
lasting-resources = každý raketoplán uveze o { $n } zdroj více
lasting-buildings = každý raketoplán uveze o { $n } budovu více
lasting-stripes = každý rok { $n } evakuační zóna pojme oblast libovolné barvy
lasting-food-old = Starý svět spotřebuje o { $n } jídlo méně
lasting-food-new = Nový svět spotřebuje o { $n } jídlo méně
lasting-steps = vaše satelity se každý rok posunou o { $n } úsek navíc
lasting-clones = placené klonování přinese o { $n } populaci více
lasting-third = vaše třetí akce v roce stojí o { $n } energii méně
lasting-fourth = vaše čtvrtá akce v roce stojí o { $n } energii méně
lasting-surcharge = neplatíte příplatek za více akcí jedné skupiny ({ $n })
lasting-income-food-old = příjem: { $n } jídlo na Starém světě
lasting-income-steel-old = příjem: { $n } ocel na Starém světě
lasting-income-energy-old = příjem: { $n } energie na Starém světě
lasting-income-food-new = příjem: { $n } jídlo na Novém světě
lasting-income-steel-new = příjem: { $n } ocel na Novém světě
lasting-income-energy-new = příjem: { $n } energie na Novém světě
requirement-areas = osídleno { $n }×: { $biome }
requirement-population = osídleno populací { $n }×: { $biome }
requirement-factory = osídleno továrnou { $n }×: { $biome }
requirement-line = na jedné přímce { $axis }: { $parts }
requirement-part = { $n }× { $biome }
axis-e-w = východ–západ
axis-nw-se = severozápad–jihovýchod
axis-ne-sw = severovýchod–jihozápad
plan-about = Požaduje: { $needs }. Produkce: { $gives }.
shuttle-about = Zóny: { $zones }; budovy { $buildings }, zdroje { $resources }; start { $launch } energie.
stadium-about = Smajlíci: { $n }.
goal-about = Počítá: { $what }. Body podle počtu: { $points }.
task-about = Potřebuje { $n }: { $what }. Zahrání za { $cost } přinese produkci { $gives } a { $points } bodů.
bonus-about = { $low }: { $first }. { $high }: { $second }.
area-about = Továrny { $factories }; populace: { $slots }; symboly: { $symbols }.
land-about = { $zone }; produkuje { $makes }.
field-about = Po skončení pohybu: { $effect }.
field-symbols = Symboly, dokud tu satelit stojí: { $symbols }.
field-empty = Bez účinku.
fact-cost = cena { $price }
fact-strength = síla { $strength }
fact-level = úroveň { $n }
fact-lightning = jednorázově ihned
fact-twin = ! jiná karta má stejnou ilustraci
nothing = nic
any-resource = libovolný zdroj
