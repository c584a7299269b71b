# První partie krok za krokem; nejvýše 25 slov.

lesson-intro = Stavíte lodě a zkoušíte je na vlastních kanálech. Body dá každá plavba a na konci dvě zakázky. Vyhrává nejvíc bodů.
lesson-tile = Vyberte destičku akce. Začněte Stavbou lodí: jeden až tři díly z nabídky, spodní řada je zdarma.
lesson-bow = Vezměte příď zdarma: její stěžeň ponese komín. Položte ji na místo 1; díly se už nikdy nepřesouvají.
lesson-middle = Vedle položte středový díl se stěžněm a upevňovacím bodem pro dělo, za 1 gulden.
lesson-enough = Záď ještě ne: dokončená loď musí vyplout a kapitán chybí. Guldeny si nechte: vyberte Hotovo.
lesson-income = Vaše destička šla dopředu. Burza stojí za oběma ostatními: 1 gulden za každou obsazenou destičku před ní, tedy 2.
lesson-trade = Odevzdejte zboží: uhlí za topiče, látku za dělo, obilí za kapitána. Každé by se dalo i prodat za 2.
lesson-canal = Pronajměte si kanál zdarma: loď na něm pluje přesně svou rychlostí. Má vojenského úředníka a Modrou stuhu.
lesson-second = Druhá akce stojí 6. Kupte Výrobu vybavení: ukazatel se zdarma posune o jedno políčko, na komín.
lesson-ships = Máte kapitána, topiče, komín, dělo a kanál. Teď loď dokončete: vyberte Stavbu lodí.
lesson-stern = Záď zdarma s topičskou kajutou položte na místo 3. Loď je dokončená a musí ihned vyplout.
lesson-sail = Loď je dokončená: kapitán, kanál, rychlost. Vyšlete ji.
lesson-fit = Naložte ji: topič do podpalubí, komín na stěžeň, dělo na upevňovací bod. Kapitán kajutu nepotřebuje.
lesson-voyage = Komín a topič dají parní pohon: rychlost 4. Vplujte od severu; cesta mine úředníka a skončí na Modré stuze.
lesson-end = Kapitán 1, dělo 2, rychlost 4, úředník 1, Modrá stuha 4: dvanáct bodů. Další loď popluje odtud, kde tato skončila.

lesson-tell-tile = I tato destička přijde na řadu. Tady je první loď a díly ze spodní řady nic nestojí.
lesson-tell-first = Bonusová akce stojí 6 guldenů a v této lekci přijde později. Nejprve akce, kterou jste zvolili.
lesson-tell-bow = Šel by i jiný díl nebo místo, ale tato příď má stěžeň a z místa 1 má loď kam růst.
lesson-tell-middle = Bez stěžně a upevňovacího bodu by tam loď neuvezla komín ani dělo.
lesson-tell-complete = Záď teď loď dokončí: musela by hned vyplout bez kapitána a kanálu a byla by ztracena.
lesson-tell-income = Před ní stojí méně obsazených destiček, přinese tedy menší příjem.
lesson-tell-trade = Pak lodi něco chybí: topič, dělo, nebo kapitán.
lesson-tell-canal = Delší nebo dražší kanály přijdou později. Tento nic nestojí a na rychlost 4 je dost dlouhý.
lesson-tell-later = Pak přijde komín o tah později.
lesson-tell-dearer = Každé další políčko ukazatele stojí 1 gulden; komín je první a zdarma.
lesson-tell-stern = Bez topičské kajuty není parní pohon a loď má rychlost 1.
lesson-tell-load = Nic nenechávejte na břehu: každá věc tu přináší rychlost nebo body.
lesson-tell-lost = Loď, která řádně nevypluje, je ztracena i se všemi body.
lesson-tell-way = Z jiné strany přinese cesta méně bodů.
lesson-tell-enough = Třetí díl neuškodí, ale za 6 guldenů si brzy koupíte druhou akci.
