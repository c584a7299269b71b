# Evakuace česky.

## Věci

game-name = Evakuace
game-about = Jedna planeta umírá. Za čtyři roky převezte její lidi na druhou.
resource-food = jídlo
    .acc = jídlo
    .counted = { $n ->
        [one] jídlo
        [few] jídla
       *[other] jídel
    }
    .held = { $n ->
        [one] jídlo
        [few] jídla
       *[other] jídel
    }
resource-steel = ocel
    .acc = ocel
    .counted = { $n ->
        [one] ocel
        [few] oceli
       *[other] ocelí
    }
    .held = { $n ->
        [one] ocel
        [few] oceli
       *[other] ocelí
    }
resource-energy = energie
    .acc = energii
    .counted = { $n ->
        [one] energii
        [few] energie
       *[other] energií
    }
    .held = { $n ->
        [one] energie
        [few] energie
       *[other] energií
    }
resource-amount = { $amount } { $counted }
factory-farm = farma
factory-steelworks = ocelárna
factory-power-plant = elektrárna
factory-any = libovolná továrna
world-old = Starý svět
world-new = Nový svět
biome-tundra = tundra
biome-desert = poušť
biome-forest = les
biome-ocean = oceán
symbol-bio = bio
symbol-geo = geo
symbol-hydro = hydro
zone-desert = poušť
zone-mountain = hory
zone-ocean = oceán
lane-outer = vnější pruh
lane-middle = prostřední pruh
lane-inner = vnitřní pruh
satellite-a = satelit A
satellite-b = satelit B
column-left = levý sloupec
column-middle = prostřední sloupec
column-right = pravý sloupec
half-first = první část
half-second = druhá část
how-by-zone = do evakuační zóny
how-as-building = jako budovu
how-by-first-zone = do první zóny bez ohledu na barvu
how-by-second-zone = do druhé zóny bez ohledu na barvu
offer-shuttle = raketoplán
offer-stadium = stadion
offer-infrastructure = karta infrastruktury
card-unknown = neznámá karta
goal-unknown = neznámá karta cíle
cards-unknown = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
goals-unknown = { $count }
civilisation-rival = Soupeř
civilisation-neutral = Neutrální civilizace
phase-0 = Příprava hry
phase-1 = Fáze příjmu
phase-2 = Fáze akcí
phase-3 = Fáze letu
phase-4 = Fáze změny pořadí
phase-5 = Fáze pokroku
phase-6 = Fáze bonusů
phase-7 = Fáze úklidu
phase-preparation = { phase-0 }
phase-income = { phase-1 }
phase-actions = { phase-2 }
phase-flight = { phase-3 }
phase-order = { phase-4 }
phase-progress = { phase-5 }
phase-bonuses = { phase-6 }
phase-cleanup = { phase-7 }
colour-purple = fialová
colour-blue = modrá
colour-pink = růžová
colour-orange = oranžová
action-gain-and-develop = Získat 1 zdroj a 2 rozvoje infrastruktury
action-gain-and-research = Získat 1 zdroj a 1 zkoumání technologie
action-settle = Osídlit oblast
action-build-shuttle = Postavit raketoplán
action-build-stadium = Postavit stadion
action-prepare-factory = Připravit továrnu
action-clone = Klonovat 2 žetony populace
action-develop = 2 rozvoje infrastruktury
action-gain-and-exchange = Získat 1 zdroj a provést až 3 výměny
action-research = 1 zkoumání technologie

## Volby

option-mode = Hra
    .about = O co se hraje.
option-mode-usual = Obvyklá
    .about = Pro 2 až 4 hráče Závod, v sólové hře Hra na body.
option-mode-race = Závod
    .about = Kdo má na Novém světě první produkci 8 od každého zdroje a tři stadiony.
option-mode-points = Hra na body
    .about = Celé čtyři roky, karty cílů a na konci vítězné body.
option-actions = Akce
    .about = K čemu jsou akční karty.
option-actions-basic = Základní
    .about = Jen akce na hráčské desce.
option-actions-advanced = Pokročilé
    .about = Akční karty mají vlastní účinky.
option-bonuses = Roční bonus
    .about = Jak přesně je třeba se trefit silou akcí.
option-bonuses-usual = Obvyklý
    .about = Se základními akcemi striktní, s pokročilými benevolentní.
option-bonuses-strict = Striktní
    .about = Síla akcí se musí rovnat číslu na kartě.
option-bonuses-lenient = Benevolentní
    .about = Do nižšího čísla jeden bonus, do vyššího druhý.
option-tasks = Veřejné úkoly
    .about = Tři úkoly; kdo některý splní první, bere si ho (Hra na body).
option-tasks-off = Bez úkolů
    .about = Hraje se bez veřejných úkolů.
option-tasks-on = S úkoly
    .about = Vyloží se tři veřejné úkoly.
option-dominance = Převaha v přímce
    .about = Tři přímky oblastí přinesou body tomu, kdo na nich má nejvíc (Hra na body).
option-dominance-off = Bez přímek
    .about = Přímky nic nepřinášejí.
option-dominance-on = S přímkami
    .about = Na konci se bodují tři přímky.
option-rival = Třetí civilizace
    .about = Sólové karty ve hře dvou hráčů blokují oblasti a nabídky.
option-rival-off = Bez ní
    .about = Jen hráči (v sólové hře je soupeř vždy).
option-rival-on = S ní
    .about = Ke dvěma hráčům se přidá civilizace řízená sólovými kartami.

## Na co se hra ptá

prompt-goal = { $players ->
    [1] Nechte si jednu kartu cíle; ostatní si vyměníte se soupeřem.
   *[other] Nechte si jednu kartu cíle; ostatní předáte sousedovi po levici.
}
prompt-forgo = Odhoďte jednu ze svých čtyř karet cílů.
prompt-keep = Nechte si čtyři akční karty; ostatní odhodíte.
prompt-drop = Máte víc než čtyři akční karty; odhoďte ještě { $left }.
prompt-turn = { $number }. akce roku { $price ->
    [0] je zdarma
    [one] stojí { $price } energii
    [few] stojí { $price } energie
   *[other] stojí { $price } energií
}. Zvolte akci, nebo pasujte.
prompt-pay-energy = Akce stojí { $price ->
    [one] { $price } energii
    [few] { $price } energie
   *[other] { $price } energií
}: kolik z toho zaplatíte na Starém světě?
prompt-tasks = Ke své akci můžete zahrát veřejný úkol.
prompt-halves = Která část karty přijde na řadu? { $effect }.
prompt-gain = Získejte { $what } a řekněte, na kterém světě (zbývá: { $left }).
prompt-swap = Vyměňte zdroj za jiný na témž světě (zbývá: { $left }), nebo skončete.
prompt-ferry = Přesuňte ze Starého světa na Nový až { $most ->
    [one] { $most } zdroj
    [few] { $most } zdroje
   *[other] { $most } zdrojů
}.
prompt-raise = Zvyšte produkci jednoho zdroje na Novém světě o 1 (zbývá: { $left }).
prompt-develop = Rozvoj infrastruktury: doberte si kartu z nabídky, nebo zahrajte svou (zbývá: { $left }).
prompt-research = Zvolte sloupec; zkoumá se jeho nejnižší technologie (zbývá: { $left }).
prompt-settle = Vyberte oblast k osídlení a továrny do ní{ $biome ->
    [0] {""}
   *[other] {""}; biom smí být o úroveň vyšší
}{ $symbols ->
    [0] {""}
    [one] {""}; { $symbols } symbol smí chybět
    [few] {""}; { $symbols } symboly smějí chybět
   *[other] {""}; { $symbols } symbolů smí chybět
}{ $saved ->
    [0] {""}
    [one] {""}; o { $saved } ocel méně
    [few] {""}; o { $saved } oceli méně
   *[other] {""}; o { $saved } ocelí méně
}.
prompt-build-shuttle = Vyberte raketoplán z nabídky a svět, ze kterého zaplatíte{ $less ->
    [0] {""}
    [99] {""} (je zdarma)
    [one] {""} (o { $less } zdroj levněji)
    [few] {""} (o { $less } zdroje levněji)
   *[other] {""} (o { $less } zdrojů levněji)
}.
prompt-build-stadium = Vyberte stadion z nabídky a svět, ze kterého zaplatíte{ $less ->
    [0] {""}
    [99] {""} (je zdarma)
    [one] {""} (o { $less } zdroj levněji)
    [few] {""} (o { $less } zdroje levněji)
   *[other] {""} (o { $less } zdrojů levněji)
}.
prompt-pay = Cena je o { $less } nižší: čím zaplatíte ({ $world })?
prompt-prepare-factory = Připravte továrnu: stojí jeden zdroj svého druhu (zbývá: { $left }).
prompt-gain-factory = Získejte továrnu na kterémkoli světě (zbývá: { $left }).
prompt-fly = Naložte raketoplán, pošlete některý prázdný zpět, nebo lety ukončete.
prompt-load = Nakládejte raketoplán { $shuttle } (volné: zóny { $zones }, budovy { $buildings }, zdroje { $resources }), pak odstartujte.
prompt-satellites = Posuňte satelity celkem o { $steps ->
    [one] { $steps } úsek
    [few] { $steps } úseky
   *[other] { $steps } úseků
}: kam má doletět jeden z nich? Druhému zbude zbytek.
prompt-lane = Úsek { $section }: vyberte pole, kde končí { $satellite }.
prompt-strength-progress = Jaký součet síly mají vaše akce pro pohyb satelitů?
prompt-strength-bonus = Jaký součet síly mají vaše akce pro roční bonus?

## Tahy

move-pass = Pasovat
move-done = Hotovo
move-act = { $action }{ $covers ->
    [nothing] {""}
   *[other] {""} (lícem dolů: { $under })
}
    .priced = { $action }{ $covers ->
    [nothing] {""}
   *[other] {""} (lícem dolů: { $under })
} za { $price }
move-play = Zahrát kartu „{ $card }“
    .priced = Zahrát kartu „{ $card }“ za { $price }
move-half = { $half }: { $effect }
move-energy-old = { $amount ->
    [one] { $amount } energii
    [few] { $amount } energie
   *[other] { $amount } energií
} ze Starého světa
move-gain = { $resource } ({ $world })
move-swap = { $world }: { $resource-acc } za { $other-acc }
move-ferry = Přesunout { $goods }
move-take = Dobrat kartu „{ $infrastructure }“
move-develop = Zahrát kartu „{ $infrastructure }“
    .priced = Zahrát kartu „{ $infrastructure }“ za { $price }
move-refresh = Zaplatit { $good } a odhodit z nabídky pozici { $places }
move-research = Zkoumat: { $column }
move-settle = Osídlit oblast { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} ({ $factories })
}
    .priced = Osídlit oblast { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} ({ $factories })
} za { $price }
move-shuttle = Raketoplán { $shuttle } ({ $world })
    .priced = Raketoplán { $shuttle } ({ $world }) za { $price }
move-stadium = Stadion { $stadium } ({ $world })
    .priced = Stadion { $stadium } ({ $world }) za { $price }
move-factory = { $factory } ({ $world })
    .priced = { $factory } ({ $world }) za { $price }
move-pay = Zaplatit { $goods }
move-raise = Zvýšit produkci: { $resource }
move-load = Nakládat raketoplán { $shuttle }
move-evacuate = Evakuovat { $land } { $how }
move-stow = Naložit stadion { $stadium }
move-crate = Naložit továrnu: { $factory }
move-freight = Naložit { $goods }
move-launch = Odstartovat: { $loaded }
    .priced = Odstartovat: { $loaded }, za { $price }
move-return = Poslat zpět raketoplán { $shuttle }
    .priced = Poslat zpět raketoplán { $shuttle } za { $price }
move-satellite = Nejprve { $satellite } o { $steps }
move-lane = { $lane }
move-strength = Síla { $strength }
move-keep = Nechat si karty: { $cards }
move-drop = Odhodit kartu „{ $card }“
move-goal = Nechat si cíl { $goal }
move-forgo = Odhodit cíl { $goal }
move-task = Zahrát úkol „{ $task }“
price-food = { $amount ->
    [one] { $amount } jídlo
    [few] { $amount } jídla
   *[other] { $amount } jídel
}
price-steel = { $amount ->
    [one] { $amount } ocel
    [few] { $amount } oceli
   *[other] { $amount } ocelí
}
price-energy = { $amount ->
    [one] { $amount } energii
    [few] { $amount } energie
   *[other] { $amount } energií
}
price-any = { $amount ->
    [one] { $amount } zdroj
    [few] { $amount } zdroje
   *[other] { $amount } zdrojů
}
goods-none = nic

## Co se stalo

event-phase = { $year }. rok: { $phase }.
event-produced = { $seat } získává { $made }.
event-fed = { $seat }: nasycení populace ({ $world }), jídlo { $eaten }{ $missing ->
    [0] {""}
   *[other] {""}, žetony postihu za chybějící: { $missing }
}.
event-stadiums-missing = { $seat }: na Novém světě { $missing ->
    [one] chybí { $missing } stadion
    [few] chybějí { $missing } stadiony
   *[other] chybí { $missing } stadionů
}; stejný počet žetonů postihu.
event-acted = { $seat }: { $action }{ $price ->
    [0] {""}
    [one] {""} ({ $price } energie)
    [few] {""} ({ $price } energie)
   *[other] {""} ({ $price } energií)
}.
event-played = { $seat } hraje kartu „{ $card }“{ $price ->
    [0] {""}
    [one] {""} ({ $price } energie)
    [few] {""} ({ $price } energie)
   *[other] {""} ({ $price } energií)
}.
event-passed = { $seat } pasuje.
event-nothing = { $seat } s tím nemůže nic podniknout.
event-gained = { $seat } získává { $amount } { $resource-counted } ({ $world }).
event-swapped = { $seat } vyměňuje { $resource-acc } za { $other-acc } ({ $world }).
event-ferried = { $seat } přesouvá na Nový svět { $goods }.
event-production = { $seat } zvyšuje produkci na Novém světě o { $goods }.
event-plan-taken = { $seat } si bere kartu „{ $infrastructure }“.
event-plan-played = { $seat } hraje kartu „{ $infrastructure }“.
event-requirement-met = { $seat } splňuje požadavek karty „{ $infrastructure }“.
event-half-researched = { $seat } začíná zkoumat technologii „{ $technology }“.
event-researched = { $seat } dokončuje technologii „{ $technology }“.
event-settled = { $seat } osídluje oblast { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} ({ $factories })
}.
event-built-shuttle = { $seat } staví raketoplán { $shuttle } ({ $world }){ $goods-number ->
    [0] {""}
   *[other] {""} za { $goods }
}.
event-built-stadium = { $seat } staví stadion { $stadium } ({ $world }){ $goods-number ->
    [0] {""}
   *[other] {""} za { $goods }
}.
event-offered = Nově v nabídce, { $offer }: { $item }.
event-refreshed = { $seat } platí { $good } a z nabídky ({ $offer }) odhazuje: { $items }.
event-aged = Nejstarší z nabídky jde dospod balíčku, { $offer }: { $item }.
event-prepared = { $seat } připravuje továrnu: { $factory } ({ $world }).
event-factory-gained = { $seat } získává továrnu: { $factory } ({ $world }).
event-cloned = { $seat } klonuje { $amount ->
    [one] { $amount } žeton populace
    [few] { $amount } žetony populace
   *[other] { $amount } žetonů populace
}{ $food ->
    [0] {""}
    [one] {""} za { $food } jídlo
    [few] {""} za { $food } jídla
   *[other] {""} za { $food } jídel
}.
event-more-steps = { $seat } se letos posune o { $amount ->
    [one] { $amount } úsek
    [few] { $amount } úseky
   *[other] { $amount } úseků
} navíc.
event-flight-help = { $seat } bude letos létat lépe: { $help }.
event-evacuated = { $seat } evakuuje { $land } na raketoplán { $shuttle } { $how }.
event-stowed = { $seat } nakládá stadion { $stadium } na raketoplán { $shuttle }.
event-crated = { $seat } nakládá na raketoplán { $shuttle } továrnu: { $factory }.
event-freighted = { $seat } nakládá { $goods } na raketoplán { $shuttle }.
event-launched = { $seat } startuje s raketoplánem { $shuttle } { $energy ->
    [0] zdarma
    [one] za { $energy } energii
    [few] za { $energy } energie
   *[other] za { $energy } energií
}.
event-returned = { $seat } posílá raketoplán { $shuttle } zpět na Starý svět.
event-unloaded = Raketoplán { $shuttle } ({ $seat }) přilétá a vykládá se.
event-order = Nové pořadí hráčů: { $seats }.
event-solo-place = Jste na { $place }. místě ze tří.
event-strength = { $seat } počítá sílu { $strength }.
event-satellite = { $seat }: { $satellite } se posouvá o { $steps } do úseku { $section }.
event-milestone = { $seat } překonává { $milestone }. milník.
event-ocean-flipped = Žeton produkce v oceánu ({ $seat }) se otáčí lícem dolů.
event-resettled = Žeton produkce ({ $seat }) se přesídluje na Nový svět.
event-placed = { $seat }: { $satellite } stojí v úseku { $section }, { $lane }.
event-bonus = { $seat } má sílu { $strength }: { $which ->
    [0] bonus nižšího čísla
    [1] bonus vyššího čísla
   *[other] bez bonusu
}.
event-card-drawn = { $seat } si dobírá: { $card }.
event-kept = { $seat } si nechává: { $cards }.
event-dropped = { $seat } odhazuje: { $card }.
event-task-taken = { $seat } si bere úkol „{ $task }“.
event-task-played = { $seat } hraje úkol „{ $task }“.
event-goals-received = { $goals-number ->
    [0] { $seat } už žádné karty cílů nedostává.
   *[other] { $seat } dostává karty cílů: { $goals }.
}
event-goal-picked = { $seat } si nechává: { $goal }.
event-goal-forgone = { $seat } odhazuje: { $goal }.
event-goals-shown = { $seat } ukazuje cíle: { $goals }.
event-rival-passed = Soupeř pasuje.
event-rival-idle = Soupeř nedělá nic.
event-rival-stadium = Soupeř si bere stadion { $stadium }.
event-rival-removed = Soupeř odstraňuje z nabídky ({ $offer }): { $item }.
event-rival-blocked = Soupeř nachází oblast { $area } už osídlenou.
event-rival-settled = Soupeř osídluje oblast { $area }.
event-rival-satellite = { $civilisation }: { $satellite } míří do úseku { $section }, { $lane }.
event-race-decided = { $seat } splňuje podmínky Závodu.
event-game-over = Partie skončila.

## Výsledek

result-reached = podmínka splněna
result-lowest = nejnižší produkce nakonec
result-second = druhá nejnižší
result-third = třetí
result-production = nejnižší produkce
result-penalties = žetony postihu
result-areas-left = neevakuované oblasti
result-population-left = neevakuované žetony populace
result-stadiums-missing = chybějící stadiony
result-smiley-bonus = bonus za smajlíky
result-stadiums = stadiony
result-smileys = smajlíky
result-goals = cíle
result-tasks = veřejné úkoly
result-lines = převaha v přímkách
result-points = vítězné body

## Proč ne?

rule-EV-ACT-01 = Text akčních karet platí jen s pokročilými akcemi.
rule-EV-ACT-03 = Akce se provádějí ve fázi akcí, v každém tahu jedna.
rule-EV-ACT-04 = Ve svém tahu vyberte akci ze své desky, nebo pasujte.
rule-EV-ACT-08 = Nejprve zaplaťte energii, pak se akce provede.
rule-EV-ACT-15 = Akce musí mít nějaký účinek.
rule-EV-ADV-02 = Ponechte si přesně čtyři ze sedmi akčních karet.
rule-EV-ADV-04 = Svou jedinou letošní akci se silou 1 jste už provedli.
rule-EV-ADV-05 = Tuto akční kartu nemáte v ruce.
rule-EV-ADV-07 = Akci z desky označte kartou z ruky lícem dolů.
rule-EV-ADV-10 = Odhodit můžete jen karty z ruky.
rule-EV-ADV-11 = Každý tah končí se čtyřmi akčními kartami; nejprve odhoďte.
rule-EV-ADV-12 = Tuto část karty už jste využili.
rule-EV-ADV-13 = S touto částí teď nemůžete nic podniknout.
rule-EV-ADV-15 = Vaše karty takový součet síly nedovolují.
rule-EV-ADV-16 = S pokročilými akcemi se hraje benevolentní metoda bonusů.
rule-EV-ADV-18 = Které akční karty si necháte, volíte jen na začátku roku.
rule-EV-ADV-19 = Nejprve zvolte, které čtyři akční karty si necháte.
rule-EV-BLD-01 = Postavte raketoplán, který je v nabídce a na který máte.
rule-EV-BLD-02 = Zdroje jediného světa na raketoplán nestačí.
rule-EV-BLD-05 = Postavte stadion, který je v nabídce a na který máte.
rule-EV-BLD-06 = Zdroje jediného světa na stadion nestačí.
rule-EV-CLN-03 = Klony se platí jídlem z Nového světa.
rule-EV-EXC-04 = Na tomto světě nemáte zdroj, který chcete vyměnit.
rule-EV-EXC-06 = Akce je jedno zkoumání; zvolte sloupec.
rule-EV-FAC-01 = Továrna stojí jeden zdroj svého druhu ze světa, na kterém ji připravíte.
rule-EV-FAC-07 = Získáte továrnu, kterou účinek uvádí.
rule-EV-FAC-10 = Všechny čtyři vaše továrny tohoto druhu jsou už ve hře.
rule-EV-FLY-01 = Raketoplány létají ve fázi letu.
rule-EV-FLY-03 = Nakládat lze jen vlastní raketoplány a náklad ze Starého světa.
rule-EV-FLY-05 = Kapacita budov tohoto raketoplánu je plná.
rule-EV-FLY-07 = Tolik zdrojů raketoplán neuveze.
rule-EV-FLY-08 = Tato evakuační zóna je obsazená; pojme jednu oblast.
rule-EV-FLY-10 = Raketoplány na Novém světě nelze naložit, jen poslat zpět.
rule-EV-FLY-12 = Raketoplán nemá zónu barvy této oblasti.
rule-EV-FLY-16 = Tato oblast už je evakuovaná.
rule-EV-FLY-19 = Žetony populace létají jen v evakuačních zónách.
rule-EV-FLY-21 = Na Starém světě nemáte na tento start dost energie.
rule-EV-FLY-23 = Zpáteční let se platí energií Nového světa.
rule-EV-FLY-26 = Náklad veze jen právě nakládaný raketoplán a ten musí odstartovat.
rule-EV-FLY-27 = Energie na start musí zůstat na Starém světě.
rule-EV-FLY-29 = Tento raketoplán na Novém světě není, nebo právě přiletěl.
rule-EV-INF-01 = Infrastrukturu rozvíjí jen akce nebo účinek, který to uvádí.
rule-EV-INF-02 = Zahrajte kartu infrastruktury, kterou máte v ruce.
rule-EV-INF-03 = Tato karta infrastruktury není v nabídce.
rule-EV-INF-05 = Zdroje Nového světa na tuto kartu infrastruktury nestačí.
rule-EV-INF-10 = Kartu se stejnou ilustrací už máte.
rule-EV-MIL-12 = Na světech, ze kterých smíte platit, tolik energie nemáte.
rule-EV-MOD-01 = Veřejné úkoly a přímky patří ke Hře na body.
rule-EV-OFR-03 = Obnovení nabídky stojí jeden zdroj, který máte.
rule-EV-OFR-04 = Na této pozici nabídky není co odhodit.
rule-EV-OFR-05 = Nabídku lze před dobráním obnovit jednou; potom z ní dobíráte, nebo akci končíte.
rule-EV-OFR-06 = Nabídku obnoví jen akce, která si z ní dobírá.
rule-EV-OFR-07 = Skončit naprázdno můžete až po obnovení nabídky.
rule-EV-PRG-01 = Satelity se pohybují ve fázi pokroku, v pořadí hráčů.
rule-EV-PRG-04 = Na tomto poli stojí jiný satelit.
rule-EV-PRG-05 = Prostřední pruh je pro tři a více hráčů.
rule-EV-PRG-12 = Oba satelity se dohromady posunou přesně o sílu akcí.
rule-EV-PRG-21 = Vaše satelity smí oddělovat nejvýše jeden milník.
rule-EV-PRG-22 = Satelit nemůže za konec stupnice.
rule-EV-PTS-02 = Karty cílů se vybírají před prvním rokem.
rule-EV-PTS-03 = Nechte si jednu z karet cílů, které jste dostali.
rule-EV-PTS-05 = Odhoďte jednu ze svých čtyř karet cílů.
rule-EV-PUB-02 = Tento veřejný úkol nemáte, nebo už jste ho zahráli.
rule-EV-PUB-03 = Veřejný úkol se hraje společně s vaší akcí.
rule-EV-PUB-04 = Zdroje Nového světa na tento úkol nestačí.
rule-EV-RES-01 = Zdroje světů jsou oddělené a na tomto světě je nemáte.
rule-EV-RES-03 = Zaplaťte přesně danou cenu, a to z jednoho světa.
rule-EV-RES-04 = Zdroj získáte jen tehdy, když ho dává nějaký účinek.
rule-EV-SOL-01 = Sólová hra se hraje vždy jako Hra na body.
rule-EV-SOL-41 = Sólové karty řídí třetí civilizaci jen ve hře dvou hráčů.
rule-EV-STL-01 = Akce osídlí jednu oblast; vyberte ji.
rule-EV-STL-02 = S tím, co máte na straně Nového světa, nelze osídlit žádnou oblast.
rule-EV-STL-05 = Tento biom vám satelity ještě neotevřely.
rule-EV-STL-07 = Tyto továrny nemáte připravené na straně Nového světa.
rule-EV-STL-08 = Na Novém světě vám chybí žetony populace nebo ocel za ně.
rule-EV-STL-09 = Chybí vám symbol, který oblast požaduje.
rule-EV-STL-10 = Oblast požaduje dva symboly a potřebujete oba.
rule-EV-STL-12 = Obsaďte všechny pozice oblasti najednou, ne více ani méně.
rule-EV-STL-13 = Tato oblast už je osídlená.
rule-EV-TEC-06 = Všechny technologie tohoto sloupce jsou vyzkoumány.
rule-EV-TRK-07 = Energii za tuto akci nemůžete zaplatit z příslušného světa.
rule-EV-YRB-01 = Získáte uvedený zdroj na světě, který si zvolíte.
