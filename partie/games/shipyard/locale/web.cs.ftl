## Plán hry Shipyard v prohlížeči.

web-pane-harbour = Přístav
web-pane-markets = Nabídky
web-pane-players = Hráči
web-round = { $round }. kolo
web-cubes-left = { $cubes ->
    [one] zbývá { $cubes } kostka
    [few] zbývají { $cubes } kostky
   *[other] zbývá { $cubes } kostek
}
web-turns-left = { $turns ->
    [0] poslední tah
    [one] zbývá { $turns } tah
    [few] zbývají { $turns } tahy
   *[other] zbývá { $turns } tahů
}
web-action-row = Nabídka akcí, vedoucí destička první
web-short-build_ships = Lodě
web-short-rent_canal = Kanál
web-short-buy_goods = Zboží
web-short-make_equipment = Vyba­vení
web-short-recruit_crew = Posádka
web-short-hire_employees = Zaměst­nanci
web-short-exchange = Burza
web-short-subsidy = Dotace
web-gear-about = Ozubené kolo stojí na zubu { $at } z { $teeth }; po celé otáčce kostka zapadne.
web-cubes-of = { $cubes ->
    [one] Kostka: { $name }
   *[other] Kostky ({ $cubes }): { $name }
}
web-coins-here = { $coins ->
    [one] Leží tu { $coins } gulden.
    [few] Leží tu { $coins } guldeny.
   *[other] Leží tu { $coins } guldenů.
}
web-income-here = Obsazené destičky před ní přinesou { $income }.
web-round-track = Počítadlo kol: zbývá kostek { $cubes } z { $of }
web-discard-at = Až bude odebráno kostek: { $cube }, odhodí se zakázek od každé barvy: { $number }.
web-yard = Loděnice
web-yard-space = { $space }. místo v loděnici
web-empty-space = prázdné
web-market-employees = Zaměstnanci
web-market-exchange = Burza
web-wheel-equipment = Vybavení
web-wheel-crew = Posádka
web-employees-left = { $count ->
    [0] Nikdo nezbývá.
   *[other] Zbývá: { $count }.
}
web-traded-for = Směna za
web-my-goods = Moje zboží
web-canals = Kanály
web-no-canals = Zatím žádné kanály
web-fleet = Flotila
web-no-fleet = Žádná loď zatím nevyplula.
web-ship-about = lodních dílů: { $parts }, rychlost { $speed }
web-trial-voyage = Zkušební plavba
web-criterion-crew = posádka
web-criterion-equipment = děla a jeřáby
web-criterion-speed = rychlost
web-criterion-officials = úředníci
web-criterion-ribbon = Modrá stuha
web-fails-captain = Chybí kapitán: loď je ztracena.
web-contract-now = Teď: { $count } (bodů: { $points }).
web-contract-next = S jedním navíc bodů: { $points }.
web-contracts = Zakázky
web-hidden-contract = Skrytá zakázka ({ $colour })
web-guilders = Guldeny
web-points = Body
web-solo-rivals = Protivníci
web-solo-stack = Ve sloupečku zbývá destiček: { $count }.
web-solo-top = Nahoře: { $number }, políček { $spaces }.
web-pane-canals = Kanály a zakázky
web-leading = vedoucí
web-no-income = bez příjmu
web-ahead = před = blíž ke kolu
web-purse-then = Měli byste { $guilders ->
    [one] { $guilders } gulden
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenů
}.
web-gear-turns = Každá destička přesunutá dopředu je otočí o jeden zub; když kostka zapadne, tah se dohraje a z počítadla kol odejde jedna kostka.
web-track-about = Po každé otáčce kola odejde jedna kostka; bez kostek začíná konec.
web-does-build_ships = Kupte jeden až tři lodní díly (podle řady zdarma, za 1 nebo 2 guldeny) a hned je položte na prázdná místa v loděnici; už se nikdy nepřesunou.
web-does-rent_canal = Kupte právě jednu destičku kanálu (0, 1 nebo 2 guldeny) a přiložte ji stranou ke svým kanálům; položené destičky se nepřesouvají.
web-does-buy_goods = Kupte právě jednu destičku se zbožím (0, 1 nebo 2 guldeny); její tři zboží se mění na guldeny, posádku nebo vybavení jen na burze.
web-does-make_equipment = Ukazatel se posune o jedno políčko zdarma, každé další stojí 1 gulden (nejvýše 3 další); vezměte kus, u kterého se zastaví.
web-does-recruit_crew = Ukazatel se posune o jedno políčko zdarma, každé další stojí 1 gulden (nejvýše 3 další); vezměte osobu, u které se zastaví.
web-does-hire_employees = Ukazatel se posune o jedno políčko zdarma, každé další stojí 1 gulden; najměte na celou hru jednoho ze tří tamních zaměstnanců (inženýři a náboráři stojí o 1 víc).
web-does-exchange = Ukazatel se posune právě o jedno políčko a určí ceny; odevzdejte jednu destičku se zbožím a každé z jejích tří zboží prodejte nebo směňte, žádný druh věci dvakrát. Potřebuje destičku se zbožím.
web-does-subsidy = Vezměte si 2 guldeny.
web-wall = Lodní díly, kanály a zboží: jedna cena na řadu
web-head-canal = kanál
web-head-goods = zboží
web-free = zdarma
web-marker = Ukazatel; posouvá se doprava
web-one-equipment = 1 kus
web-one-crew = 1 osoba
web-part-title = { $kind }: { $features }
web-canal-title = Kanál: { $symbols }
web-goods-about = Na burze se odevzdává celá: každé zboží se prodá nebo smění.
web-takes-cabin = Kajuta: pro jednoho z posádky kromě topiče; kapitán žádnou nepotřebuje.
web-takes-stoker_cabin = Topičská kajuta: jen pro jednoho topiče.
web-takes-mast = Stěžeň: pro plachtu nebo komín.
web-takes-cannon = Upevňovací bod: pro jedno dělo.
web-takes-crane = Upevňovací bod: pro jeden jeřáb.
web-takes-lifebuoy = Záchranný kruh: 1 bod u každého úředníka pro kruhy na cestě; počítají ho některé zakázky.
web-takes-lifeboat = Záchranný člun: 1 bod u každého úředníka pro čluny na cestě; počítají ho některé zakázky.
web-takes-lantern = Lucerna: 1 bod u každého úředníka pro lucerny na cestě; počítají ji některé zakázky.
web-official-military = Vojenský úředník: 1 bod za každého vojáka a každé dělo na palubě, kdykoli loď vpluje na jeho políčko.
web-official-trade = Obchodní úředník: 1 bod za každého byznysmena a každý jeřáb na palubě, kdykoli loď vpluje na jeho políčko.
web-official-lifebuoy = Úředník pro záchranné kruhy: 1 bod za každý kruh na lodi.
web-official-lifeboat = Úředník pro záchranné čluny: 1 bod za každý člun na lodi.
web-official-lantern = Úředník pro lucerny: 1 bod za každou lucernu na lodi.
web-official-blue_ribbon = Modrá stuha: 1 bod za každé dosud uražené políčko včetně tohoto; z několika platí jen poslední.
web-about-captain = Každá loď ho potřebuje, jinak je ztracena; nepotřebuje kajutu a dává 1 bod. Každý další je důstojník: 1 bod, potřebuje kajutu.
web-about-businessman = Potřebuje kajutu; 1 bod a 1 další u každého obchodního úředníka na cestě.
web-about-soldier = Potřebuje kajutu; 1 bod a 1 další u každého vojenského úředníka na cestě.
web-about-stoker = Potřebuje topičskou kajutu; sám body nedává. S komínem dává páru (rychlost 4), každý další topič +1; bez komínu +1 k rychlosti.
web-about-chimney = Potřebuje stěžeň; s topičem je loď parník s rychlostí 4, každý další komín +1; bez topiče dává +1 jen každá dvojice komínů.
web-about-sail = Potřebuje stěžeň; +1 k rychlosti, sama body nedává.
web-about-cannon = Potřebuje upevňovací bod pro dělo; 2 body a 1 další u každého vojenského úředníka na cestě.
web-about-crane = Potřebuje upevňovací bod pro jeřáb; 2 body a 1 další u každého obchodního úředníka na cestě.
web-exchange-about = každé zboží prodejte, nebo směňte
web-or-swap = nebo směna za
web-now = teď
web-next = příště
web-in-this-order = potom v tomto pořadí
web-no-kind-twice = žádný druh dvakrát
web-employees-about = jeden ze tří u ukazatele; šedí a zelení: o 1 víc
web-yours = váš
web-quay = Nábřeží
web-dock-rule = Příď, jeden až sedm středových dílů, záď bez mezery: loď. Dokončená vypluje v témže tahu.
web-fleet-sum = Flotila: { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-ship-scored = Plavba přinesla { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; počítá se do zakázek.
web-ship-carries = Na palubě: { $load }.
web-ship-of = Loď: { $parts ->
    [one] { $parts } díl
    [few] { $parts } díly
   *[other] { $parts } dílů
}
web-ship-lost = Ztracena, 0 bodů
web-never-moved = Díly tu položené se už nikdy nepřesunou.
web-lay-on = { $part } na místo { $space }
web-lay-about = Ukažte na místo a uvidíte, co bude s lodí.
web-completes = Dokončí loď
web-completes-lost = Dokončí loď: musí hned vyplout
web-must-sail = Musí hned vyplout: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
web-has-captain = Kapitán: ano
web-no-captain = Kapitán: na nábřeží žádný
web-speed-then = Rychlost { $speed }
web-speed-needed = Rychlost alespoň { $speed }
web-leave-something = Se vším na palubě { $most }: něco zůstane na břehu.
web-canals-allow = Kanály dovolí { $reach ->
    [one] { $reach } políčko
    [few] { $reach } políčka
   *[other] { $reach } políček
}
web-would-be-lost = Byla by ztracena: 0 bodů, pryč { $parts ->
    [one] { $parts } díl
    [few] { $parts } díly
   *[other] { $parts } dílů
}.
web-unless-more = Ledaže by to, co chybí, přinesla další akce tohoto tahu.
web-helps-captain = Posádka: kapitán teď stojí { $price ->
    [one] { $price } gulden
    [few] { $price } guldeny
   *[other] { $price } guldenů
}
web-helps-canal = Kanály: nejnižší destička je zdarma
web-lay-it = Položit: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-lay-lost = Dokončí loď, která by byla ztracena.
web-another-space = Vybrat jiné místo
web-lay-anyway = Přesto položit
web-lay-beside = Položit kanál vedle jiného, směr { $side }
web-lay-first = Položit první kanál
web-canals-reach = Kanály: nejvýše { $reach ->
    [one] { $reach } políčko
    [few] { $reach } políčka
   *[other] { $reach } políček
}
web-points-now = teď { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-with-one-more = s jedním navíc: { $points }
web-lay-so = Položit takto
web-turn-it = Otočit
web-turn-about = Klepněte na místo; dalším klepnutím kanál otočíte.
web-the-way = cesta
web-sail-with = Vyplout takto: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-other-ship = Loď na místě { $space } ({ $parts })
web-best-proposal = Nejlepší návrh
web-kind-by-kind = Vybavit po druzích
web-let-fail = Nechat ztroskotat
web-let-go = Nechat odplout: bude ztracena
web-fails-canals = Kanály jsou příliš krátké: loď je ztracena.
web-on-deck = Na palubě: { $item }
web-place-holds = { $place }: { $item }
web-nothing = nic
web-place-next = Klepnutí: { $item }, celkem { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
web-place-fixed = Nic jiného tu teď být nemůže.
web-aboard-of = { $item }: na palubě { $aboard } z { $all }
web-points-of-voyage = Body této plavby
web-sum = Celkem
web-long-enough = Kanály dovolí { $reach }, rychlost je { $speed }: stačí
web-canals-short = Kanály dovolí { $reach }, loď potřebuje { $speed }
web-left-off = Se vším by rychlost byla { $most }, kanály dovolí { $reach }: něco zůstane na břehu.
web-lost-anyway = Dokončené lodě musí teď odplout. Tato je ztracena se vším na palubě.
web-other-ways = Jiné cesty a náklady
web-way-number = Cesta { $number }
web-way-empty = cestou nic nepřináší body
web-with-speed = Rychlostí { $speed }
stage-final-actions = Závěrečné akce
stage-last-ships = Poslední lodě
stage-contracts = Zakázky
stage-over = Konec

## První hra, rozhodnutí za rozhodnutím

guide-game = Vedete loděnici. Z přídí, středových dílů a zádí stavíte lodě, vybavujete je a posíláte svými kanály: každá zkušební plavba přináší body za posádku, vybavení, rychlost a to, co ukazují kanály. Státní zakázky na konci bodují celou flotilu.
guide-choose-action = Díly, kanály, posádku i vybavení potřebujete včas pro tutéž loď. Čím dál destička leží, tím víc obsazených je před ní, a za každou z nich dostanete 1 gulden.
guide-before-main = Za šest guldenů můžete v témže tahu provést ještě druhou akci, před první nebo po ní.
guide-offer-bonus = Za šest guldenů můžete v témže tahu provést ještě druhou akci; nechte si je, potřebujete-li je na díly.
guide-take-part = Loď je příď, jeden nebo více středových dílů a záď vedle sebe. Kajuty pojmou posádku, stěžně plachty a komíny; co díly nemají, to později nenaložíte.
guide-place-part = Nechte si místo: loděnice má devět míst a musí se dát zase vyprázdnit.
guide-rent-canal = Loď musí vašimi kanály urazit přesně svou rychlost. Symboly na cestě přinášejí body, má-li loď to, co úředník chce vidět.
guide-lay-canal = Dlouhé cesty umožní rychlé lodě. Kanál, který loď opustí, se odkládá mezi použité.
guide-make-equipment = Další políčko kruhu je zdarma, za každé vzdálenější se platí.
guide-recruit-crew = Další políčko kruhu je zdarma, za každé vzdálenější se platí. Bez kapitána žádná loď neuspěje.
guide-hire-employee = Zaměstnanci pomáhají celou hru: čím dřív, tím líp.
guide-choose-ship = Dokončená loď musí hned vyplout. Návrh naloží to, co přinese nejvíc bodů.
guide-fit-out = Rychlost dávají plachty a pára. Pára potřebuje komín i topiče. Bez páry přidá 1 ještě topič a každá dvojice komínů. Vojáci, děla, byznysmeni a jeřáby přinášejí body u úředníků, které zajímají.
guide-discard-contract = Odhoďte, co nesplníte. Nikdo to neuvidí.
guide-take-last-part = Hra končí, zbývá jen tohle: smíte koupit jeden lodní díl za jeho cenu, dokončí-li loď, která pak vypluje.
guide-buy-goods = Zboží se směňuje na burze: za to, co vám chybí, nebo za guldeny, když je dobrá cena.
guide-choose-goods = Destička se zbožím se odevzdává celá; pak se každý druh na ní prodá, nebo smění.
guide-trade-good = Zaškrtněte, co za ně chcete; zbytek se prodá za dnešní cenu. Různé zboží dává různé věci.
guide-choose-speed = Kormidelník a ráhnař mohou loď zrychlit: bod za každé políčko, stačí-li kanály.
guide-choose-start = Vaše figurka připluje na kraj vašich kanálů, jen jednou za hru; počáteční políčko body nepřináší. Každá další plavba začíná tam, kde skončila předchozí.
guide-steer = Nabízejí se jen cesty, po nichž loď urazí celou rychlost. Čísla u symbolů říkají, co tam vaše loď získá; čím později vplujete na Modrou stuhu, tím víc přinese.
guide-final-action = Poslední akce, bez příjmu. Dokončete loď, nebo udělejte to, co počítají vaše zakázky.
