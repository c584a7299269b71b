## Plán hry Evacuation v prohlížeči.

web-pane-worlds = Světy
web-pane-players = Hráči
web-year = { $year }. rok ze { $of }
web-decided = konec se blíží
web-boards = Desky
web-new-world = Nový svět
web-offers = Nabídky
web-pane-map = Deska
web-progress = Pokrok
web-flight = Let
web-actions = Akce
web-group = Skupina síly { $group }
web-act-gain-and-develop = zdroj, roz­voj
web-act-gain-and-research = zdroj, zkou­mání
web-act-settle = osíd­lit
web-act-build-shuttle = raketo­plán
web-act-build-stadium = sta­dion
web-act-prepare-factory = to­vár­na
web-act-clone = klo­no­vat
web-act-develop = roz­voj
web-act-gain-and-exchange = zdroj, vý­měna
web-act-research = zkou­mání
web-price-about = Akcí letos: { $actions }; každá další stojí víc energie
web-next-action = { $number }. akce stojí
web-strength = vaše síla: { $strength }
web-passed = pasováno
web-settled-by = Osídleno: { $name }
web-settled-by-rival = Osídleno soupeřící civilizací
web-rival = Soupeřící civilizace
web-neutral = Neutrální civilizace
web-rival-about = stadiony { $stadiums }, oblasti { $areas }, smajlíky { $smileys }
web-lands-other = Druhý se pak posune o { $steps } a doletí do úseku { $section }.
web-new-production = Produkce Nového světa
web-buildings = Budovy { $used } z { $room }
web-freight = Zdroje { $used } z { $room }
web-food-needed = Jídlo potřebné při příštím příjmu
web-production-of = Produkce { $what }: { $made }, cíl je { $goal }
web-smiles = Smajlíky
web-technologies = Technologie
web-research-open = Zatím nevyzkoumáno.
web-research-half = Napůl vyzkoumáno.
web-research-done = Vyzkoumáno.
web-offer-shuttles = Raketoplány
web-offer-stadiums = Stadiony
web-offer-infrastructure = Infrastruktura
web-plans = Moje infrastruktura
web-planned = v ruce
web-works = funguje
web-waits = čeká
web-hand = Akční karty
web-goals = Cíle
web-goal-now = nyní { $count }: bodů { $points }
web-tasks = Veřejné úkoly
web-task-taken-by = Jako první splněno: { $name }
web-task-played-by = Zahráno: { $name }
web-lines = Převaha v přímkách
web-line = Přímka { $number }
web-line-count = { $name }: { $count }
web-year-bonus = Roční bonus
web-icon-launch = start
web-icon-return = návrat
web-renew = Obnovit nabídku …
web-place = pozice { $place }
web-less-of = Méně: { $what }
web-more-of = Více: { $what }
web-not-possible = takto to nejde
web-ticked = Nechat tyto: { $count } z { $most }
web-penalties = žetony postihu: { $count }
web-my-score = Moje body zatím
web-cards = Karty
web-next-short = další
web-after-landing = Po přistání
web-after-landing-about = Produkce vzroste až osídlením.
web-over = Konec
web-strength-of-year = Síla
web-strength-short = síla { $strength }
web-group-about = Číslo je síla každé akce této skupiny: síly celého roku posouvají vaše satelity a rozhodují o ročním bonusu. Po třech akcích skupiny stojí každá další o 1 energii víc.
web-group-done = Letos provedeno: { $done }
web-payer-old = Platíte energií Starého světa, dokud některý váš satelit nepřekoná 2. milník.
web-payer-either = Platíte energií kteréhokoli světa; jakmile 2. milník překonají oba satelity, jen Nového.
web-payer-new = Platíte jen energií Nového světa.
web-bonus-first-now = nyní máte první bonus
web-bonus-second-now = nyní máte druhý bonus
web-bonus-none = s touto silou žádný bonus
web-to-first-bonus = k prvnímu bonusu chybí { $more }
web-to-second-bonus = ke druhému bonusu chybí { $more }
web-up-to = ≤ { $number }
web-bonus-strict = Vaše síla musí být přesně jedno z obou čísel.
web-bonus-lenient = Do nižšího čísla první bonus, do vyššího druhý, víc nepřináší nic.
web-lack-gate = { $gate }. milník
web-lack-symbol = symbol { $symbol }
web-lack-factories = { $count ->
    [one] { $count } připravená továrna
    [few] { $count } připravené továrny
   *[other] { $count } připravených továren
}
web-lack-people = { $count ->
    [one] { $count } žeton populace
    [few] { $count } žetony populace
   *[other] { $count } žetonů populace
}
web-lack-steel = ocel Nového světa: { $count }
web-lacks = Chybí vám: { $what }
web-required-met = nyní splňujete
web-required-so-far = máte { $counts }
web-has-of = { $has } z { $wants }
web-closed-biomes = Uzavřené biomy
web-opened-by = { $biome }: { $gate }. milník
web-line-about = Kdo osídlí nejvíc oblastí přímky, získá 6 bodů, další 4 a 1; ve dvou hráčích jen 4 za nejvíc.
web-satellites = Satelity
web-satellites-about = se posunou o vaši sílu na konci roku
web-open-track = otevřít ›
web-section = Úsek { $section }
web-gate = { $gate }. milník
web-gate-1-first = Jeden váš žeton oceánu se otočí lícem dolů: počítá se jako evakuovaný a jeho jídlo, ocel a energie ustanou.
web-gate-1-second = Totéž pro váš druhý satelit.
web-gate-2-first = Smíte osídlovat pouště; akce platíte energií kteréhokoli světa.
web-gate-2-second = Žeton oceánu se přesune: +1 ke každé produkci; akce platíte jen energií Nového světa.
web-gate-3-first = Smíte osídlovat lesy.
web-gate-3-second = Druhý žeton oceánu se přesune: +1 ke každé produkci.
web-gate-4-first = Smíte osídlovat oceány.
web-gate-4-second = Nic dalšího.
web-first-one = první
web-second-one = druhý
web-each-one = každý
web-from-to = Ze Starého světa na Nový
web-gates-between = Milník leží mezi dvěma úseky; působí, když ho satelit překoná.
web-other-first = Nejdřív { $which }
web-lane-outer = Pojme libovolný počet satelitů; nic nedává.
web-lane-middle = Pojme jeden satelit; jen ve třech a čtyřech hráčích.
web-lane-inner = Pojme jeden satelit.
web-room-outer = libovolně
web-room-middle = jen jeden
web-room-inner = jen jeden
web-lands-in = úsek { $section }, { $lane }
web-passes-none = Nepřekoná žádný milník.
web-contact = Kontakt
web-contact-about = Až oba doletí, smí mezi vašimi satelity ležet nejvýše jeden milník.
web-first-then = Nejdřív doletí { $first } a provede se jeho pole, pak { $second }.
web-send-them = Vyslat: A na { $a }, B na { $b }
web-click-landing = Klikněte na pole, kam má jeden doletět; druhý se posune o zbytek.
web-aboard = na palubě
web-aboard-of = { $what }: na palubě
web-take-back = Kliknutím vezmete zpět.
web-left = prázdné
web-left-about = Tato oblast je evakuovaná; už nic neprodukuje.
web-left-behind-race = Zůstane-li tu na konci, sníží vaši nejnižší produkci o 1.
web-left-behind-points = Zůstane-li tu na konci, ztratíte 2 body a 1 za každý žeton populace.
web-ocean-tokens = Žetony oceánu
web-ocean-about = Každý produkuje 1 od každého zdroje. Raketoplán je nevezme: 1. milník je otočí, 2. a 3. milník je přesune na Nový svět.
web-ocean-count = Fungují { $awake }, otočené { $asleep }, přesunuté { $gone }
web-ocean-short = Oceán: { $awake } ze 2
web-food-about = Tento svět při příštím příjmu spotřebuje jídlo: { $needs }, jen z vlastní zásoby; každé chybějící je žeton postihu.
web-store-about = Lze použít jen na tomto světě.
web-income-about = Příští příjem přinese { $gets }.
web-stores = Zásoby a budovy zde
web-load-one = Naložit 1: { $what }
web-cargo-about = Do nákladového prostoru patří libovolný zdroj ze zásoby Starého světa.
web-energy-split = { $launch } musí zůstat na start, naložit lze { $left }.
web-launch-part = start { $launch }
web-launch-left = energie na start, zbude { $left }
web-zones-title = Evakuační zóna
web-zone-about = Pojme jednu oblast s pruhem „{ $zone }“: všechnu její populaci, nebo její továrnu.
web-buildings-about = Pojme stadiony, připravené továrny a továrnu z libovolné oblasti bez ohledu na pruh; nikdy populaci.
web-hold-about = Prostor nemusí být plný.
web-flight-about = Vyberte raketoplán k naložení. Vše, co letí, dorazí hned; zpět se letí naprázdno.
web-on-the-way = Na cestě: { $names }
web-empty = volné
web-shuttle-rules = Ze Starého světa startuje za jeho energii; cesta zpět se platí energií Nového světa.
web-stadium-there = Stojí na světě, jehož zdroji byl zaplacen, a letí v prostoru pro budovy.
web-prepared-about = Zatím nic neprodukuje: osídlením ji umístěte na pozici továrny za +1 jejího zdroje. Od každého druhu máte čtyři.
web-person-about = Obsadí pozici populace v oblasti za 1 ocel Nového světa.
web-symbol-about = Tento symbol máte k osídlování z technologie, nebo dokud váš satelit stojí na jeho poli.
web-ready-to-settle = Připraveno k osídlení
web-nobody = zatím nikdo
web-of-three = { $has } z { $of }
web-stadium-about-goal = Na konci jich na Novém světě musí stát { $count }.
web-production-now = Produkce, { $what }: { $made }
web-production-race = { $goal } ode všech tří a tři stadiony na Novém světě ukončí Závod.
web-production-points = Na konci se boduje nejnižší ze tří: za 8 je 10 bodů.
web-lowest-counts = Počítá se nejnižší ze tří.
web-reason-reached = Jediný hráč, který splňuje vše, co vyžaduje Závod.
web-reason-smileys = { $next ->
    [-1] Produkce je stejná, ale tři stadiony, bez nichž se smajlíky nepočítají, má jen vítěz.
   *[other] Do té doby rovnost: rozhodly smajlíky, { $best } proti { $next }.
}
web-race-ends-at = Závod končí při { $goal }, { $goal }, { $goal }
web-the-race = Závod
web-points-game = Hra na body
web-race-goal = { $goal } od každé produkce a { $stadiums } stadiony na Novém světě ukončí hru.
web-duty = { $asks ->
    [one] { $year }. rok vyžaduje { $asks } stadion; máte { $has }
    [few] { $year }. rok vyžaduje { $asks } stadiony; máte { $has }
   *[other] { $year }. rok vyžaduje { $asks } stadionů; máte { $has }
}
web-duty-none = { $year }. rok zatím stadion nevyžaduje.
web-duty-end = Poslední rok. Na konci { $of } stadiony; máte { $has }
web-duties = Co roky vyžadují
web-duty-food = { $last ->
    [1] Další příjem už nebude.
   *[other] Jídlo při příštím příjmu: Starý svět { $old }, Nový svět { $fresh }.
}
web-duty-stadiums = Stadiony na Novém světě: jeden na začátku 3. roku, dva na začátku 4. roku, tři na konci.
web-penalty-race = Každé chybějící jídlo či stadion je žeton postihu: na konci sníží vaši nejnižší produkci o 1.
web-penalty-points = Každé chybějící jídlo či stadion je žeton postihu: na konci ztratíte 3 body.
web-next-food = jídlo: { $old } na Starém světě, { $fresh } na Novém
web-score-none = zatím nic
web-both-worlds = Z obou světů dohromady.
web-smiley-about = Kdo má nejvíc smajlíků, začíná; na konci Závodu přinese jejich nejvyšší počet 2 k nejnižší produkci, druhý nejvyšší 1.
web-smiley-two = Kdo má nejvíc smajlíků, začíná; na konci Závodu dvou hráčů přinese jejich nejvyšší počet 1 k nejnižší produkci.
web-smiley-points = Kdo má nejvíc smajlíků, začíná; na konci se třemi stadiony na Novém světě přinesou 6, 4 a 1 bod (v jednom a dvou hráčích 4).
web-research-about = nejnižší dosud nevyzkoumaná destička sloupce
web-research-needs = { $count ->
    [one] Ještě { $count } zkoumání
    [few] Ještě { $count } zkoumání
   *[other] Ještě { $count } zkoumání
}
web-own-cards = Karty
web-plans-count = v ruce { $hand }, vyložené { $laid }
web-plans-none = Rozvojem sem dobíráte karty infrastruktury a hrajete je.
web-goals-dealt = Vyberte jeden cíl
web-cards-hidden = Tyto karty jsou skryté.
web-infrastructure-about = zvýší produkci, jakmile splníte požadavek
web-shuttles-about = platíte zdroji jednoho světa a tam stojí
web-stadiums-about = platíte zdroji jednoho světa a tam stojí
web-offer-oldest = Označeno křížkem: na konci roku odejde.
web-offer-younger = Posune se, když starší odejde.

## První hra, rozhodnutí za rozhodnutím

guide-game = Váš lid musí do čtyř let opustit zanikající Starý svět. Stavte raketoplány, převážejte populaci, továrny a stadiony, osídlujte Nový svět a zvedněte na něm produkci jídla, oceli i energie na osm se třemi stadiony dřív než ostatní (nebo za to získejte body).
guide-turn = První dvě akce v roce jsou zdarma, za další platíte čím dál víc energie. Číslo skupiny je její síla: součet síly akcí posouvá vaše satelity a rozhoduje o ročním bonusu.
guide-settle = Biom oblasti musí být otevřený milníkem; potřebujete její symboly, cenu ze zdrojů Nového světa a žetony na všechny pozice. Produkce se hned zvýší.
guide-build-shuttle = Zóny odvezou celé oblasti svého pruhu; budovy a zdroje mají vlastní kapacitu. Start stojí energii Starého světa.
guide-fly = Vyberte raketoplán a klikáním ho naložte. Nechte si na Starém světě dost energie na start.
guide-load = Co opustí Starý svět, tam už nic neprodukuje, ale brzy začne na Novém.
guide-satellites = Rozdělte pohyb mezi oba satelity; nakonec je smí oddělovat nejvýše jeden milník. 1. milník otočí za každý satelit žeton produkce v oceánu; 2., 3. a 4. otevírají poušť, les a oceán a druhý satelit za 2. a za 3. přenese žeton na Nový svět. Je-li za 2. milníkem jeden satelit, platíte akce energií kteréhokoli světa, jsou-li tam oba, jen energií Nového.
guide-develop = Vezměte si kartu z nabídky, nebo zahrajte tu, jejíž požadavky na Novém světě splňujete či splníte.
guide-research = Sloupce se zkoumají odspodu: nejnižší technologie stačí zkoumat jednou, ostatní dvakrát. Většina pomáhá až do konce hry.
guide-goal = Cíl na konci přináší body podle toho, co počítá. Nechte si, co se hodí k vaší hře; ostatní dostane soused a jiné přijdou k vám.
guide-forgo = Necháte si tři cíle: odhoďte ten, který se k ostatním hodí nejméně.
guide-keep = Každá akce vás stojí jednu akční kartu: lícem nahoru provede svou akci, lícem dolů akci z desky. Po každém tahu si jednu doberete; nechte si ty, které využijete brzy.
guide-drop = V ruce smějí zůstat nejvýše čtyři akční karty.
guide-pay-energy = Energie Starého světa po odchodu k ničemu nebude, ale je potřeba ke startům.
guide-tasks = Podmínku veřejného úkolu splňujete jako první. Zahrajete-li ho k akci za jeho cenu ze zdrojů Nového světa, zvýší tam vaši produkci a na konci přinese body.
guide-halves = Karta má dvě části: proveďte obě v libovolném pořadí, nebo jen jednu.
guide-gain = Starý svět ho potřebuje na raketoplány, starty a jídlo, Nový svět na osídlení a stavby.
guide-swap = Jeden zdroj za jiný na témž světě, kolikrát je uvedeno; pak skončete.
guide-ferry = Cesta bez raketoplánu: vezměte, co na Novém světě nejvíc chybí.
guide-raise = Nejvíc záleží na nejnižší z vašich tří produkcí.
guide-build-stadium = Stadiony přinášejí smajlíky a ty rozhodují o pořadí hráčů. Stadion ze Starého světa je nutné převézt; na konci jsou na Novém světě potřeba tři.
guide-pay = Nastavte, čeho kolik zaplatíte; zbytek pokryje sleva.
guide-prepare-factory = Připravená továrna čeká, až ji osídlením umístíte do oblasti (ze Starého světa se nejdřív převeze), a každý rok vyprodukuje jeden svůj zdroj.
guide-gain-factory = Na Novém světě ji můžete osídlením hned umístit; ze Starého světa ji ještě musíte převézt.
guide-lane = Kde satelit skončí, tam se hned provede účinek pole. Pole vnitřních pruhů pojme jeden satelit, pole vnějšího pruhu libovolný počet.
guide-strength = Některá karta má dvě síly: vyberte součet, který se vám hodí víc.
