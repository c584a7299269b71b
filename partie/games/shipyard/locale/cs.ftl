# Shipyard česky, pojmy podle českých pravidel.

game-name = Shipyard
game-about = Stavte zvláštní lodě z toho, co nabízí trh, a vyplujte s nimi.

## Věci

action-build_ships = Stavba lodí
action-rent_canal = Pronájem kanálu
action-buy_goods = Nákup zboží
action-make_equipment = Výroba vybavení
action-recruit_crew = Nábor posádky
action-hire_employees = Najímání zaměstnanců
action-exchange = Burza
action-subsidy = Dotace

item-captain = kapitán
item-businessman = byznysmen
item-soldier = voják
item-stoker = topič
item-chimney = komín
item-sail = plachta
item-cannon = dělo
item-crane = jeřáb
items-none = nic

good-coal = uhlí
good-cloth = látky
good-grain = obilí

part-bow = příď
part-middle = středový díl
part-stern = záď
part-with = { $kind } ({ $features })
column-0 = přídě
column-1 = středové díly
column-2 = středové díly
column-3 = zádě

feature-cabin = kajuta
feature-stoker_cabin = topičská kajuta
feature-mast = stěžeň
feature-cannon = upevňovací bod pro dělo
feature-crane = upevňovací bod pro jeřáb
feature-lifebuoy = záchranný kruh
feature-lifeboat = záchranný člun
feature-lantern = lucerna

symbol-military = vojenský úředník
symbol-trade = obchodní úředník
symbol-lifebuoy = úředník pro záchranné kruhy
symbol-lifeboat = úředník pro záchranné čluny
symbol-lantern = úředník pro lucerny
symbol-blue_ribbon = Modrá stuha
canal-with = kanál ({ $symbols })
canal-about = Jeho symboly po směru hodinových ručiček shora: { $symbols }.

side-north = sever
    .from = ze severu
side-east = východ
    .from = z východu
side-south = jih
    .from = z jihu
side-west = západ
    .from = ze západu
cell-first = tam, kde ležel první kanál
cell-away = { $way } od prvního kanálu
cell-north = { $number } na sever
cell-east = { $number } na východ
cell-south = { $number } na jih
cell-west = { $number } na západ
turn-0 = bez otočení
turn-90 = otočeno o čtvrt doprava
turn-180 = otočeno o půl
turn-270 = otočeno o čtvrt doleva

colour-red = červená
colour-blue = modrá
rival-0 = první protivník
rival-1 = druhý protivník
solo-last_tile = poslední destička v nabídce
prices-shown = uhlí { $coal }, látky { $cloth }, obilí { $grain }

employee-trader_coal_1 = obchodník: uhlí I
    .about = Každé uhlí prodané na burze přinese o 1 gulden víc. Na konci hry 1 bod.
employee-trader_coal_2 = obchodník: uhlí II
    .about = Každé prodané uhlí přinese ještě o 1 gulden víc; vyžaduje obchodníka: uhlí I. Na konci hry 3 body.
employee-trader_cloth_1 = obchodník: látky I
    .about = Každá látka prodaná na burze přinese o 1 gulden víc. Na konci hry 1 bod.
employee-trader_cloth_2 = obchodník: látky II
    .about = Každá prodaná látka přinese ještě o 1 gulden víc; vyžaduje obchodníka: látky I. Na konci hry 3 body.
employee-trader_grain_1 = obchodník: obilí I
    .about = Každé obilí prodané na burze přinese o 1 gulden víc. Na konci hry 1 bod.
employee-trader_grain_2 = obchodník: obilí II
    .about = Každé prodané obilí přinese ještě o 1 gulden víc; vyžaduje obchodníka: obilí I. Na konci hry 3 body.
employee-constructor_crane = konstruktér: jeřáby
    .about = Každá loď smí nést dva jeřáby bez upevňovacího bodu.
employee-constructor_cannon = konstruktér: děla
    .about = Každá loď smí nést dvě děla bez upevňovacího bodu.
employee-constructor_sail = konstruktér: plachty
    .about = Každá loď smí nést dvě plachty bez stěžně.
employee-constructor_chimney = konstruktér: komíny
    .about = Každá loď smí nést dva komíny bez stěžně.
employee-constructor_crew = konstruktér: posádka
    .about = Každá loď smí nést dva členy posádky bez kajuty, ale ne topiče.
employee-constructor_stoker = konstruktér: topič
    .about = Každá loď smí nést jednoho topiče bez kajuty.
employee-engineer_crane = inženýr: jeřáb
    .about = Kdykoli vyrábíte vybavení, získáte navíc jeřáb.
employee-engineer_sail = inženýr: plachta
    .about = Kdykoli vyrábíte vybavení, získáte navíc plachtu.
employee-engineer_cannon = inženýr: dělo
    .about = Kdykoli vyrábíte vybavení, získáte navíc dělo.
employee-engineer_chimney = inženýr: komín
    .about = Kdykoli vyrábíte vybavení, získáte navíc komín.
employee-recruiter_captain = náborář: kapitán
    .about = Kdykoli nabíráte posádku, získáte navíc kapitána.
employee-recruiter_businessman = náborář: byznysmen
    .about = Kdykoli nabíráte posádku, získáte navíc byznysmena.
employee-recruiter_soldier = náborář: voják
    .about = Kdykoli nabíráte posádku, získáte navíc vojáka.
employee-recruiter_stoker = náborář: topič
    .about = Kdykoli nabíráte posádku, získáte navíc topiče.
employee-accountant = účetní
    .about = Ukazatele posádky a vybavení se posouvají o dvě další políčka zdarma.
employee-foreman = předák
    .about = Ukazatel zaměstnanců se posouvá o tři další políčka zdarma.
employee-helmsman = kormidelník
    .about = Vaše lodě smějí plout o jedno políčko rychleji.
employee-rigger = ráhnař
    .about = Vaše lodě smějí plout o jedno políčko rychleji za každou dvojici plachet.

contract-unknown = skrytá zakázka
contract-table = Body za { $from } a více: { $table }.
contract-each = Za každé další započtení { $beyond ->
    [one] { $beyond } bod
    [few] { $beyond } body
   *[other] { $beyond } bodů
}.
contract-every = Za každé započtení { $beyond ->
    [one] { $beyond } bod
    [few] { $beyond } body
   *[other] { $beyond } bodů
}.
contract-lifebuoys = Záchranné kruhy
    .about = Počítá záchranné kruhy vaší flotily.
contract-safety_sets = Bezpečnost především
    .about = Počítá vaše lodě s alespoň jedním záchranným kruhem, záchranným člunem a lucernou.
contract-skilled_staff = Odborníci
    .about = Počítá vaše modré, žluté a červené zaměstnance.
contract-staff_types = Různí zaměstnanci
    .about = Počítá druhy vašich zaměstnanců: šedé, zelené, modré, žluté, červené a červené II. úrovně.
contract-lanterns = Lucerny
    .about = Počítá lucerny vaší flotily.
contract-staff_pairs = Dvojice zaměstnanců
    .about = Každá dvojice šedých či zelených zaměstnanců je za 3 body, modrých, červených či žlutých za 4.
contract-lifeboats = Záchranné čluny
    .about = Počítá záchranné čluny vaší flotily.
contract-staff_count = Mnoho rukou
    .about = Počítá vaše zaměstnance.
contract-sizes = Všechny velikosti
    .about = Počítá různé velikosti mezi vašimi loděmi ze 3, 4, 5 a 6 dílů.
contract-size_5 = Pětidílné lodě
    .about = Počítá vaše lodě z přesně 5 dílů.
contract-size_6 = Šestidílné lodě
    .about = Počítá vaše lodě z přesně 6 dílů.
contract-size_7 = Obři
    .about = Počítá vaše lodě ze 7 a více dílů.
contract-total_parts = Velká tonáž
    .about = Počítá díly všech vašich lodí.
contract-ship_count = Velká flotila
    .about = Počítá vaše lodě.
contract-soldiers = Vojáci
    .about = Počítá vojáky vaší flotily; první nepřinese nic.
contract-stokers = Topiči
    .about = Počítá topiče vaší flotily.
contract-cannon_soldier = Dělostřelci
    .about = Počítá dvojice dělo a voják na téže lodi.
contract-businessmen = Byznysmeni
    .about = Počítá byznysmeny vaší flotily; první nepřinese nic.
contract-chimney_pairs = Dvojice komínů
    .about = Počítá dvojice komínů na téže lodi.
contract-used_canals = Použité kanály
    .about = Počítá vaše použité kanály.
contract-businessman_crane = Obchodní lodě
    .about = Počítá dvojice byznysmen a jeřáb na téže lodi.
contract-sail_pairs = Dvojice plachet
    .about = Počítá dvojice plachet na téže lodi.
contract-officers = Lodní důstojníci
    .about = Počítá kapitány vaší flotily nad prvního na každé lodi.
contract-escorts = Ozbrojení obchodníci
    .about = Počítá vaše lodě s alespoň jedním byznysmenem, vojákem, jeřábem a dělem.
contract-full_drives = Plný pohon
    .about = Počítá vaše lodě s alespoň jednou plachtou, komínem a topičem.
contract-kinds_on_board = Od všeho něco
    .about = Počítá druhy posádky a vybavení na vašich lodích; lodní důstojníci ano, kapitáni ne.

## Možnosti

option-contracts = Zakázky
    .about = Které státní zakázky hráči dostanou.
option-contracts-sets = Počáteční sady
    .about = Každý hráč dostane jednu ze čtyř sad dvou červených a dvou modrých zakázek: pro první partie.
option-contracts-random = Náhodně
    .about = Každému tři červené a tři modré zakázky.
option-employees = Zaměstnanci
    .about = Jak stojí zaměstnanci kolem velkého kola.
option-employees-recommended = Doporučené rozestavení
    .about = Inženýři a náboráři stojí podle nákresu v pravidlech, ostatní náhodně.
option-employees-groups = Po jednom
    .about = U každého políčka jeden inženýr nebo náborář, náhodně který.
option-employees-random = Náhodně
    .about = Každý zaměstnanec kdekoli.
option-row = Nabídka akcí
    .about = V jakém pořadí leží na začátku destičky akcí.
option-row-printed = Pevné pořadí
    .about = Vždy stejné pořadí.
option-row-shuffled = Zamíchané
    .about = V libovolném pořadí; Dotace leží poslední.

## Otázky

prompt-choose-action = Vyberte destičku akce; za každou obsazenou destičku před ní dostanete 1 gulden.
prompt-before-main = Proveďte akci { $action }, nebo si nejdřív kupte bonusovou akci.
prompt-offer-bonus = Kupte si bonusovou akci, nebo své akce ukončete.
prompt-take-part = Vezměte si lodní díl do loděnice ({ $left ->
    [one] lze ještě jeden
    [few] lze ještě { $left }
   *[other] lze ještě { $left }
}{ $taken ->
    [0] {""}
   *[other] ; vzato { $taken }
}).
prompt-take-last-part = Poslední šance: kupte jeden lodní díl, kterým dokončíte loď, nebo žádný.
prompt-place-part = Kam položíte { $part }?
prompt-rent-canal = Který kanál si pronajmete?
prompt-lay-canal = Kam položíte kanál a jak ho otočíte?
prompt-buy-goods = Kterou destičku se zbožím koupíte?
prompt-choose-goods = Kterou destičku se zbožím odevzdáte?
prompt-trade-good = { $amount ->
    [one] Vaše zboží { $good }: prodejte je za { $price ->
        [one] { $price } gulden
        [few] { $price } guldeny
       *[other] { $price } guldenů
    }, nebo směňte za některou věc.
   *[other] Vaše zboží { $good } ({ $amount }×): prodejte každé za { $price ->
        [one] { $price } gulden
        [few] { $price } guldeny
       *[other] { $price } guldenů
    }, nebo směňte za různé věci.
}
prompt-make-equipment = Jaké vybavení vyrobíte?
prompt-recruit-crew = Koho naberete?
prompt-hire-employee = Koho najmete?
prompt-choose-ship = Dokončená loď musí hned vyplout.
prompt-fit-out = Kolik jich půjde na palubu: { $item }? Rychlost je zatím { $speed }, kanály dovolí { $reach }.
prompt-fit-out-freely = Kolik jich půjde na palubu: { $item }? Rychlost je zatím { $speed }, kanály dovolí { $reach }; bez kapitána loď neuspěje.
prompt-choose-speed = Jakou rychlostí loď popluje, od { $speed } do { $most }? Dvojic plachet: { $pairs }.
prompt-choose-start = Kudy loď připluje? Popluje o { $speed ->
    [one] jedno políčko
    [few] { $speed } políčka
   *[other] { $speed } políček
}.
prompt-steer = Kudy dál? { $left ->
    [one] Zbývá jedno políčko
    [few] Zbývají { $left } políčka
   *[other] Zbývá { $left } políček
}.
prompt-discard-contract = Odhoďte zakázku lícem dolů ({ $colour }, ještě { $number }).
prompt-final-action = Závěrečná akce: vyberte kteroukoli, kterou můžete provést.

## Tahy

move-action = { $action }
move-main = Nejdřív hlavní akce
move-bonus = Bonus: { $action }
    .priced = Bonus: { $action } za { $price }
move-done = Hotovo
move-take = Vzít { $part }
    .priced = Vzít { $part } za { $price }
move-at = Na místo { $space }
move-rent = Pronajmout { $canal }
    .priced = Pronajmout { $canal } za { $price }
move-lay = Položit: { $beside }, { $turn }
move-buy = Koupit { $goods }
    .priced = Koupit { $goods } za { $price }
move-make = Vyrobit: { $item }
    .priced = Vyrobit: { $item } za { $price }
move-recruit = Nabrat: { $item }
    .priced = Nabrat: { $item } za { $price }
move-hire = Najmout: { $employee }
    .priced = Najmout: { $employee } za { $price }
move-sell = Odevzdat { $goods }
move-trade = { $items-number ->
    [0] Prodat: { $good }
   *[other] Směnit { $good } za: { $items }
}
move-sail = Vyplout s lodí na místě { $space }
move-risk = Nechat loď na místě { $space } ztroskotat
move-fit = { $item }: { $amount }
move-speed = Plout rychlostí { $speed }
move-start = Připlout { $side-from } ({ $tile })
move-steer = Směr { $side }
move-discard = Odhodit: { $contract }
move-final = Závěrečná akce: { $action }

price-total = { $amount ->
    [one] { $amount } gulden
    [few] { $amount } guldeny
   *[other] { $amount } guldenů
}
price-guilders = { $amount ->
    [one] { $amount } gulden
    [few] { $amount } guldeny
   *[other] { $amount } guldenů
}
price-way = { $amount } za posun po kruhu
price-fee = { $amount } za přirážku na destičce

## Co se stalo

event-turn = Na tahu je { $seat }.
event-tile-moved = { $seat } přesouvá destičku { $action } dopředu; ozubené kolo se otáčí.
event-cube-dropped = Kostka na ozubeném kole zapadá: po tomto tahu končí kolo.
event-tile-chosen = { $seat } vybírá akci { $action }.
event-coins-taken = { $seat } si bere z destičky { $action } { $amount ->
    [one] { $amount } gulden
    [few] { $amount } guldeny
   *[other] { $amount } guldenů
}.
event-income = { $amount ->
    [0] { $seat } nemá příjem.
    [one] { $seat } dostává příjem { $amount } gulden.
    [few] { $seat } dostává příjem { $amount } guldeny.
   *[other] { $seat } dostává příjem { $amount } guldenů.
}
event-bonus = { $seat } kupuje za { $price ->
    [one] { $price } gulden
    [few] { $price } guldeny
   *[other] { $price } guldenů
} bonusovou akci { $action }.
event-action = { $seat } provádí akci { $action }.
event-subsidy = { $seat } bere dotaci { $amount ->
    [one] { $amount } gulden
    [few] { $amount } guldeny
   *[other] { $amount } guldenů
}.
event-part-bought = { $price ->
    [0] { $seat } si zdarma bere lodní díl: { $part }.
    [one] { $seat } kupuje za { $price } gulden lodní díl: { $part }.
    [few] { $seat } kupuje za { $price } guldeny lodní díl: { $part }.
   *[other] { $seat } kupuje za { $price } guldenů lodní díl: { $part }.
}
event-part-laid = { $seat } pokládá lodní díl na místo { $space }: { $part }.
event-part-drawn = Vykládá se nový lodní díl: { $part } (sloupec: { $column }).
event-stack-empty = Je vyložen poslední díl sloupečku ({ $column }): hra skončí předčasně.
event-canal-rented = { $price ->
    [0] { $seat } si zdarma pronajímá { $canal }.
    [one] { $seat } si za { $price } gulden pronajímá { $canal }.
    [few] { $seat } si za { $price } guldeny pronajímá { $canal }.
   *[other] { $seat } si za { $price } guldenů pronajímá { $canal }.
}
event-canal-laid = { $seat } pokládá { $canal }: { $cell }, { $turn }.
event-canal-drawn = V nabídce je nový { $canal }.
event-canals-shuffled = Použité kanály se míchají.
event-goods-bought = { $price ->
    [0] { $seat } si zdarma bere zboží: { $goods }.
    [one] { $seat } kupuje za { $price } gulden zboží: { $goods }.
    [few] { $seat } kupuje za { $price } guldeny zboží: { $goods }.
   *[other] { $seat } kupuje za { $price } guldenů zboží: { $goods }.
}
event-goods-drawn = V nabídce je nové zboží: { $goods }.
event-goods-shuffled = Použité destičky se zbožím se míchají.
event-exchange-moved = Burza teď platí: { $prices }.
event-goods-handed-in = { $seat } odevzdává zboží: { $goods }.
event-good-traded = { $seat } směňuje { $good } za: { $item }.
event-goods-sold = { $seat } prodává zboží ({ $good }: { $amount }) za { $paid ->
    [one] { $paid } gulden
    [few] { $paid } guldeny
   *[other] { $paid } guldenů
}.
event-item-gained = { $price ->
    [0] { $seat } zdarma získává: { $item }.
    [one] { $seat } platí { $price } gulden a získává: { $item }.
    [few] { $seat } platí { $price } guldeny a získává: { $item }.
   *[other] { $seat } platí { $price } guldenů a získává: { $item }.
}
event-extra-gained = { $seat } navíc získává: { $item }.
event-hired = { $price ->
    [0] { $seat } zdarma najímá: { $employee }.
    [one] { $seat } platí { $price } gulden a najímá: { $employee }.
    [few] { $seat } platí { $price } guldeny a najímá: { $employee }.
   *[other] { $seat } platí { $price } guldenů a najímá: { $employee }.
}
event-fitting-out = { $seat } vybavuje loď na místě { $space } (lodních dílů: { $length }).
event-ship-failed = { $seat }: loď ({ $length ->
    [one] { $length } díl
    [few] { $length } díly
   *[other] { $length } dílů
}) je ztracena{ $lacks ->
    [1] : na palubě není kapitán
    [2] : kanály jsou kratší než její rychlost
   *[other] {""}
}.
event-figure-placed = { $seat }: loď připlouvá { $side-from } ({ $cell }).
event-official-passed = { $seat }: { $symbol } přináší lodi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-ribbon-passed = { $seat }: loď dosahuje Modré stuhy po { $points ->
    [one] { $points } políčku
   *[other] { $points } políčkách
}.
event-canal-used = { $seat } používá { $canal }.
event-canal-cut-off = { $seat } přichází o oddělený { $canal }.
event-ship-scored = { $seat }: loď přináší body: posádka { $crew }, děla a jeřáby { $equipment }, rychlost { $speed }, úředníci { $officials }, Modrá stuha { $ribbon }.
event-round-over = Z počítadla kol se odebírá kostka; { $cubes ->
    [few] zbývají { $cubes }
   *[other] zbývá { $cubes }
}.
event-coin-laid = Na destičku { $action } se pokládá 1 gulden.
event-last-turn = Žádná kostka nezbývá: ještě jeden tah a pak závěrečné akce.
event-early-end = Hra končí předčasně: všichni odehrají stejně tahů, pak přijdou závěrečné akce.
event-discarded = { $seat } odhazuje: { $contract }.
event-final-actions = Začínají závěrečné akce.
event-contract-scored = { $seat } ukazuje zakázku „{ $contract }“: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-game-over = Partie skončila.
event-rival-turn = Hraje { $rival }.
event-rival-moved = Destička { $action } jde dopředu ({ $rival }); ozubené kolo se otáčí.
event-rival-chose = Akci { $action } obsazuje { $rival }.
event-rival-made = Ukazatel výroby vybavení se posouvá na: { $item }.
event-rival-recruited = Ukazatel náboru posádky se posouvá na: { $item }.
event-rival-hired = Ukazatel zaměstnanců se posouvá na políčko { $place }.
event-rival-bought = Z nabídky mizí zboží: { $goods }.
event-rival-rented = Z nabídky mizí { $canal }.
event-rival-built = Ze hry mizí { $place }. řada lodních dílů.
event-solo-tile = Otáčí se sólová destička: { $solo }.
event-solo-shuffled = Sólové destičky se míchají.

## Výsledek

result-voyages = zkušební plavby
result-red-contract = červená zakázka
result-blue-contract = modrá zakázka
result-traders = obchodníci
result-total = body
result-points = body

## Proč ne?

rule-SY-SET-15 = Dotace je ve hře jen při čtyřech hráčích.
rule-SY-SEL-01 = Vedoucí destičku, kterou jste právě přesunuli dopředu, si vybrat nesmíte.
rule-SY-SEL-02 = Na této destičce už leží kostka.
rule-SY-ACT-01 = Zvolenou akci musíte ještě provést, proto vám na ni musí zbýt guldeny.
rule-SY-ACT-02 = Za tah lze koupit nejvýše jednu bonusovou akci.
rule-SY-ACT-03 = Bonusová akce stojí 6 guldenů a platí se předem.
rule-SY-ACT-04 = Bonusová akce musí být jiná než ta, kterou jste si vybrali.
rule-SY-ACT-08 = Bonusová akce přijde před hlavní akcí nebo po ní, ne uprostřed.
rule-SY-BLD-01 = Na tomto místě nabídky žádný díl neleží.
rule-SY-BLD-03 = Tento lodní díl stojí víc, než máte.
rule-SY-BLD-06 = Nejdřív položte do loděnice koupený díl.
rule-SY-BLD-07 = Díly se pokládají na prázdná místa loděnice.
rule-SY-BLD-10 = Celou loděnici smíte zaplnit, jen když tím dokončíte loď.
rule-SY-BLD-11 = Tam by se díl nikdy nestal součástí dokončené lodi.
rule-SY-BLD-15 = Na místo úplně vlevo smí jen příď.
rule-SY-BLD-16 = Mezi přídí a zádí musí zbýt místo na středový díl.
rule-SY-BLD-17 = Na místo úplně vpravo smí jen záď.
rule-SY-BLD-25 = Musíte vzít alespoň jeden díl.
rule-SY-BLD-26 = Bez guldenů smíte brát jen díly z dolní řady, které jsou zdarma.
rule-SY-BLD-27 = Takový díl nemáte v loděnici kam položit.
rule-SY-BLD-28 = Žádný díl z nabídky nemůžete zaplatit a položit.
rule-SY-CAN-01 = Pronajímáte si právě jeden kanál z nabídky.
rule-SY-CAN-02 = Tento kanál stojí víc, než máte.
rule-SY-CAN-07 = Loď připlouvá na krajní políčko, za kterým neleží jiný kanál.
rule-SY-CAN-08 = Kanál se musí stranou dotýkat vašich ostatních kanálů.
rule-SY-GDS-01 = Kupujete právě jednu destičku se zbožím z nabídky.
rule-SY-GDS-02 = Tato destička se zbožím stojí víc, než máte.
rule-SY-EXC-01 = Takovou destičku se zbožím nemáte.
rule-SY-EXC-02 = Bez destičky se zbožím nemáte na burze co směnit.
rule-SY-EXC-06 = Zboží z destičky se vypořádává po druzích popořadě.
rule-SY-EXC-07 = Za toto zboží takovou věc směnit nelze.
rule-SY-EXC-08 = Každé zboží se mění za jednu věc a žádná dvě za stejnou.
rule-SY-EQP-03 = Posun k tomuto vybavení stojí víc, než máte.
rule-SY-EQP-04 = Takové vybavení na kruhu není.
rule-SY-CRW-01 = Posun k tomuto členu posádky stojí víc, než máte.
rule-SY-CRW-02 = Taková posádka na kruhu není.
rule-SY-EMP-03 = Posun k tomuto zaměstnanci stojí víc, než máte.
rule-SY-EMP-05 = Nikdo takový k najmutí nezbývá.
rule-SY-EMP-07 = Na přirážku tohoto zaměstnance už nemáte.
rule-SY-EMP-08 = Stejného zaměstnance už máte.
rule-SY-EAP-06 = Obchodník II. úrovně vyžaduje obchodníka I. úrovně se stejným zbožím.
rule-SY-EAP-19 = Kormidelník s ráhnařem tolik nepřidají.
rule-SY-STP-03 = Dokončená loď musí opustit loděnici v témže tahu.
rule-SY-FIT-04 = Žádná dokončená loď tam příď nemá.
rule-SY-FIT-07 = Tolik jich v zásobě nemáte.
rule-SY-FIT-10 = Na tolik kusů loď nemá upevňovací body.
rule-SY-FIT-11 = Pro tolik členů posádky loď nemá kajuty.
rule-SY-FIT-14 = Na tolik plachet a komínů loď nemá stěžně.
rule-SY-FIT-15 = Pro tolik topičů loď nemá topičskou kajutu.
rule-SY-CND-01 = Loď bez kapitána by neuspěla.
rule-SY-CND-02 = Na vaše kanály by loď byla příliš rychlá a neuspěla by.
rule-SY-SPD-01 = Loď je rychlejší.
rule-SY-VOY-03 = Tudy by loď nemohla využít celou rychlost.
rule-SY-VOY-04 = Tam cesta nevede, nebo loď odtud právě připlula.
rule-SY-CTR-01 = Odhoďte některou ze svých zakázek požadované barvy.
rule-SY-END-19 = Poslední díl musí dokončit loď.
