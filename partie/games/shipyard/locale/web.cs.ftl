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
web-action-row = Řada destiček akcí, vedoucí první
web-short-build_ships = Lodě
web-short-rent_canal = Kanál
web-short-buy_goods = Zboží
web-short-make_equipment = Vyba­vení
web-short-recruit_crew = Posádka
web-short-hire_employees = Zaměst­nanci
web-short-exchange = Burza
web-short-subsidy = Dotace
web-gear = Ozubené kolo
web-gear-about = Ozubené kolo stojí na zubu { $at } z { $teeth }; celá otáčka shodí kostku.
web-cubes-of = { $cubes ->
    [one] Kostka: { $name }
   *[other] Kostky ({ $cubes }): { $name }
}
web-coins-here = { $coins ->
    [one] Leží tu { $coins } gulden.
    [few] Leží tu { $coins } guldeny.
   *[other] Leží tu { $coins } guldenů.
}
web-income-here = Obsazené destičky před ní vynesou { $income }.
web-round-track = Počítadlo kol: zbývá kostek { $cubes } z { $of }
web-discard-at = Až bude zbývat kostek { $cube }, odloží se zakázek od každé barvy: { $number }.
web-yard = Loděnice
web-yard-space = { $space }. místo loděnice
web-empty-space = prázdné
web-markets = Nabídky
web-market-parts = Díly lodí
web-market-canals = Kanály
web-market-goods = Zboží
web-market-wheels = Vybavení a posádka
web-market-employees = Zaměstnanci
web-market-exchange = Burza
web-stacks = Ve sloupcích zbývá: přídě { $bow }, středy { $middle }, zádě { $stern }.
web-stack = V zásobě zbývá destiček: { $count }.
web-canal-tile = Kanál { $number }
web-wheel-equipment = Vybavení
web-wheel-crew = Posádka
web-steps-away = { $steps ->
    [one] o { $steps } pole dál
   *[other] o { $steps } polí dál
}
web-employees-left = { $count ->
    [0] Nikdo nezbývá.
   *[other] Zbývá: { $count }.
}
web-prices = Ceny
web-traded-for = Směna za
web-my-goods = Moje zboží
web-canals = Kanály
web-lay-here = Položit kanál na { $place }
web-turn-tile = Jak kanál otočit
web-no-canals = Zatím žádné kanály
web-fleet = Flotila
web-no-fleet = Žádná loď zatím nevyplula.
web-ship-about = dílů: { $parts }, rychlost { $speed }
web-sailing = Rychlost { $speed }; kanály dovolí { $reach }{ $moved ->
    [0] {""}
   *[other] , urazila { $moved }
}
web-trial-voyage = Zkušební plavba
web-criterion-crew = posádka
web-criterion-equipment = děla a jeřáby
web-criterion-speed = rychlost
web-criterion-officials = úředníci
web-criterion-ribbon = Modrá stuha
web-fails-captain = Bez kapitána loď neprojde.
web-fails-speed = Rychlejší, než dovolí kanály: loď neprojde.
web-contract-now = Teď { $count }, za { $points }.
web-contract-next = S jedním navíc: { $points }.
web-contracts = Zakázky
web-hidden-contract = Skrytá zakázka ({ $colour })
web-guilders = Guldeny
web-points = Body
web-solo-rivals = Protivníci
web-solo-stack = V zásobě zbývá destiček: { $count }.
web-solo-top = Nahoře: { $number }, polí { $spaces }.
stage-final-actions = Závěrečné akce
stage-last-ships = Poslední lodě
stage-contracts = Zakázky
stage-over = Konec

## První hra, rozhodnutí za rozhodnutím

guide-game = Vedeš loděnici. Z přídí, středů a zádí stavíš lodě, vybavuješ je a posíláš svými kanály: každá zkušební plavba boduje posádku, vybavení, rychlost a to, co ukazují kanály. Státní zakázky nakonec hodnotí celou flotilu.
guide-choose-action = Díly, kanály, posádku i vybavení potřebuješ včas pro tutéž loď. Čím dál destička leží, tím víc obsazených je před ní, a každá z nich ti dá gulden.
guide-before-main = Za šest guldenů můžeš v témže tahu provést ještě druhou akci, před první nebo po ní.
guide-offer-bonus = Za šest guldenů můžeš v témže tahu provést ještě druhou akci; peníze si nech, potřebuješ-li je na díly.
guide-take-part = Loď je příď, jeden nebo více středů a záď vedle sebe. Kajuty pojmou posádku, stěžně plachty a komíny; co díly nemají, to později nenaložíš.
guide-place-part = Nech si místo: loděnice má devět míst a musí se dát zase vyprázdnit.
guide-rent-canal = Loď musí tvými kanály urazit přesně svou rychlost. Symboly na cestě bodují, má-li loď to, co úředník chce vidět.
guide-lay-canal = Dlouhé cesty dovolí rychlé lodě. Kanál, kterým loď proplula, je spotřebovaný.
guide-make-equipment = Další pole kruhu je zdarma, za každé vzdálenější se platí.
guide-recruit-crew = Další pole kruhu je zdarma, za každé vzdálenější se platí. Bez kapitána žádná loď zkouškou neprojde.
guide-hire-employee = Zaměstnanci pomáhají celou hru: čím dřív, tím líp.
guide-choose-ship = Hotová loď může hned vyplout. Návrh naloží to, co přinese nejvíc bodů.
guide-fit-out = Rychlost dávají plachty a pára; komín potřebuje topiče. Vojáci, děla, byznysmeni a jeřáby bodují u úředníků, které zajímají.
guide-discard-contract = Odlož, co nesplníš. Nikdo to neuvidí.
guide-take-last-part = Hra končí, zbývá jen tohle: smíš koupit jeden díl za jeho cenu, dokončí-li loď, která pak vypluje.
guide-buy-goods = Zboží se směňuje na burze: za to, co ti chybí, nebo za guldeny, když je dobrá cena.
guide-choose-goods = Destička zboží se odevzdává celá; pak se každý druh na ní prodá, nebo smění.
guide-trade-good = Zaškrtni, co za něj chceš; zbytek se prodá za dnešní cenu. Různé zboží dává různé věci.
guide-choose-speed = Kormidelník a takeláž mohou loď zrychlit: bod za každé políčko, stačí-li kanály.
guide-choose-start = Tvá figurka připluje na kraji tvých kanálů, jen jednou za hru; každá další plavba začíná tam, kde skončila předchozí.
guide-steer = Nabízejí se jen cesty, po nichž loď urazí celou rychlost. Čísla u symbolů říkají, co tam tvá loď získá; čím později mineš Modrou stuhu, tím víc přinese.
guide-final-action = Poslední akce, bez příjmu. Dokonči loď, nebo udělej to, co počítají tvé zakázky.
