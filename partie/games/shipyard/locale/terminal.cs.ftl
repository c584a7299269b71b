## Terminál: plán hry Shipyard a co potřebuje vědět nováček.

board-cubes = počítadlo kol { $cubes }/{ $of }
board-gear = ozubené kolo { $at }/{ $teeth }
board-start = Každé kolo tahů začíná { $seat }.
board-row = Nabídka akcí, vedoucí destička první (čí kostka, nebo příjem)
board-income = příjem { $income }
board-price = cena
board-parts = Lodní díly (ve sloupečcích zbývá: přídí { $bow }, středových dílů { $middle }, zádí { $stern })
board-tiles = Kanály a zboží
board-canals = kanál
board-goods = zboží
board-wheel = Velké kolo: další políčko je zdarma, každé následující stojí 1 gulden
board-crew = posádka
board-equipment = vybavení
board-exchange = Burza: za kolik se zboží prodá (ukazatel se s každým obchodem posune o políčko)
board-employees = zaměstnanci za { $price }
board-players = Hráči
board-name = jméno
board-points = body
board-guilders = guldeny
board-fleet = lodě
board-items = zásoba
board-own = Vaše
board-yard = loděnice
board-own-canals = kanály
board-reach = nejdelší cesta: { $reach }
board-staff = zaměstnanci
board-contracts = zakázky
board-brief = Máte { $guilders ->
    [one] { $guilders } gulden
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenů
}, bodů: { $points }; v zásobě: { $items }; kanály stačí na rychlost { $reach }.
board-next = příště → později
board-trades = nebo místo toho jedna z těchto věcí
board-lay = Na { $at }; nejdelší cesta pak bude { $reach }
board-completes = dokončí loď, která musí v tomto tahu vyplout (kapitánů: { $captains }, nejdelší cesta: { $reach })
board-yard-now = Loděnice: { $parts }.
board-speed = pak rychlost { $speed }
board-scores = přinese { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-so-far = úředníci { $officials }, Modrá stuha { $ribbon } do příštího soutoku
board-ship = dílů: { $parts }; { $load }; rychlost { $speed }
board-contract-now = Teď { $count }, bodů: { $points }; při počtu { $next } bude bodů { $more }.
board-side = { $side } { $symbol }
board-canal = { $family }: { $sides }
board-figure = figurka { "@" } na { $at }, políčko { $space }; připlula zvenku, strana { $side }, a tam se nesmí vrátit
board-figure-inside = figurka { "@" } na { $at }, políčko { $space }; zádí míří na políčko { $stern }, kam nesmí
board-canal-legend = Místa: 1:0 leží o destičku na východ od 0:0, 0:1 o destičku na sever. { $figure } vaše figurka, { $stern } její záď: tudy zpět nesmí. { $signs }. Zkráceně: symboly od severu po směru hodin.
canal-chain = řetěz
canal-cross = kříž
canal-middle = uprostřed
canal-inner = vnitřní { $sides }
canal-sign-military = V
canal-sign-trade = O
canal-sign-lifebuoy = K
canal-sign-lifeboat = Č
canal-sign-lantern = L
canal-sign-blue_ribbon = ★

help-goal = Vlastníte loděnici. Stavte lodě z přídě, středových dílů a zádě, shánějte pro ně posádku a vybavení, pronajímejte si kanály a posílejte lodě na zkušební plavby: body přináší posádka, děla, jeřáby, rychlost a to, co uvidí úředníci na kanálech. Státní zakázky na konci bodují celou flotilu. Vyhrává, kdo má nejvíc bodů.
help-choose-action = Vyberte volnou destičku akce. Za každou obsazenou destičku před ní (blíž k ozubenému kolu) dostanete 1 gulden. V příštím tahu jde destička dopředu a otočí ozubeným kolem, které počítá kola.
help-before-main = Za 6 guldenů smíte provést ještě jednu jinou akci, před hlavní nebo po ní.
help-offer-bonus = Za 6 guldenů smíte v tomto tahu provést ještě jednu jinou akci.
help-take-part = Vezměte až tři lodní díly. Dolní řada je zdarma, další stojí 1, 1, 2, 2. V kajutách je posádka, na stěžních plachty nebo komíny; děla a jeřáby mají vlastní upevňovací body.
help-place-part = Položený díl se už nepřesouvá. Loď má vlevo příď, alespoň jeden středový díl, vpravo záď a žádné mezery.
help-rent-canal = Loď pluje tolik políček, kolik činí její rychlost; kanály musí být dost dlouhé. Úředníci po cestě odměňují, co loď veze.
help-lay-canal = Destička se musí stranou dotýkat vašich kanálů; otočit ji smíte libovolně.
help-buy-goods = Zboží se prodává nebo směňuje akcí Burza.
help-choose-goods = Ceny jsou určeny; odevzdejte jednu destičku se zbožím.
help-trade-good = Zboží prodejte, nebo směňte za věc z jeho tabulky; dvě zboží nikdy za stejnou věc.
help-make-equipment = Další vybavení na kruhu je zdarma; každé další políčko stojí 1 gulden.
help-recruit-crew = Další člen posádky je zdarma; každé další políčko stojí 1 gulden. Každá loď potřebuje kapitána.
help-hire-employee = Zaměstnanci pomáhají až do konce hry. Posun po kruhu stojí od druhého políčka 1 gulden; inženýři a náboráři ještě o jeden víc.
help-choose-ship = Dokončená loď teď musí vyplout. „sail“ zaručí, že uspěje; „risk“ dovolí naložit cokoli, i kdyby neuspěla.
help-fit-out = Kolik jich půjde na palubu? Komín s topičem dávají páru (rychlost 4), každá plachta přidá jedna; rychlost nesmí přesáhnout kanály.
help-choose-speed = Kormidelník a ráhnař mohou loď zrychlit, ale nemusí.
help-choose-start = Loď připlouvá na kraj vašich kanálů. Toto políčko se neboduje.
help-steer = Nikdy zpět; je nutné využít celou rychlost. Opuštěný kanál je použitý.
help-discard-contract = Na konci zůstane jedna červená a jedna modrá zakázka. Co odhodíte, zůstane tajné.
help-final-action = Poslední akce hry; loď, kterou dokončí, ještě vypluje.
