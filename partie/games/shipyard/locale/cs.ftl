# Shipyard česky, pojmy podle českých pravidel.

game-name = Shipyard

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
part-middle = střed
part-stern = záď
part-with = { $kind } ({ $features })
column-0 = přídě
column-1 = středy
column-2 = středy
column-3 = zádě

feature-cabin = kajuta
feature-stoker_cabin = topičská kajuta
feature-mast = stěžeň
feature-cannon = upevnění děla
feature-crane = upevnění jeřábu
feature-lifebuoy = záchranný kruh
feature-lifeboat = záchranný člun
feature-lantern = lucerna

symbol-military = vojenský úředník
symbol-trade = obchodní úředník
symbol-lifebuoy = úředník záchranných kruhů
symbol-lifeboat = úředník záchranných člunů
symbol-lantern = úředník luceren
symbol-blue_ribbon = Modrá stuha
canal-with = kanál { $number } ({ $symbols })
canal-about = Jeho symboly po směru hodinových ručiček shora: { $symbols }.

side-north = sever
side-east = východ
side-south = jih
side-west = západ
turn-0 = bez otočení
turn-90 = otočeno o 90°
turn-180 = otočeno o 180°
turn-270 = otočeno o 270°

colour-red = červená
colour-blue = modrá
rival-0 = první protivník
rival-1 = druhý protivník
solo-last_tile = poslední destička v nabídce
prices-shown = uhlí { $coal }, látky { $cloth }, obilí { $grain }

employee-trader_coal_1 = obchodník: uhlí I
    .about = Každé uhlí prodané na burze přinese o 1 gulden víc. Na konci 1 bod.
employee-trader_coal_2 = obchodník: uhlí II
    .about = Každé prodané uhlí přinese ještě o 1 gulden víc; vyžaduje obchodníka: uhlí I. Na konci 3 body.
employee-trader_cloth_1 = obchodník: látky I
    .about = Každé látky prodané na burze přinesou o 1 gulden víc. Na konci 1 bod.
employee-trader_cloth_2 = obchodník: látky II
    .about = Každé prodané látky přinesou ještě o 1 gulden víc; vyžaduje obchodníka: látky I. Na konci 3 body.
employee-trader_grain_1 = obchodník: obilí I
    .about = Každé obilí prodané na burze přinese o 1 gulden víc. Na konci 1 bod.
employee-trader_grain_2 = obchodník: obilí II
    .about = Každé prodané obilí přinese ještě o 1 gulden víc; vyžaduje obchodníka: obilí I. Na konci 3 body.
employee-constructor_crane = konstruktér: jeřáby
    .about = Každá loď smí nést dva jeřáby bez upevňovacího bodu.
employee-constructor_cannon = konstruktér: děla
    .about = Každá loď smí nést dvě děla bez upevňovacího bodu.
employee-constructor_sail = konstruktér: plachty
    .about = Každá loď smí nést dvě plachty bez upevňovacího bodu.
employee-constructor_chimney = konstruktér: komíny
    .about = Každá loď smí nést dva komíny bez upevňovacího bodu.
employee-constructor_crew = konstruktér: posádka
    .about = Každá loď smí nést dva členy posádky bez kajuty, ale ne topiče.
employee-constructor_stoker = konstruktér: topič
    .about = Každá loď smí nést jednoho topiče bez kajuty.
employee-engineer_crane = inženýr: jeřáb
    .about = Kdykoli vyrábíš vybavení, získáš navíc jeřáb.
employee-engineer_sail = inženýr: plachta
    .about = Kdykoli vyrábíš vybavení, získáš navíc plachtu.
employee-engineer_cannon = inženýr: dělo
    .about = Kdykoli vyrábíš vybavení, získáš navíc dělo.
employee-engineer_chimney = inženýr: komín
    .about = Kdykoli vyrábíš vybavení, získáš navíc komín.
employee-recruiter_captain = náborář: kapitán
    .about = Kdykoli nabíráš posádku, získáš navíc kapitána.
employee-recruiter_businessman = náborář: byznysmen
    .about = Kdykoli nabíráš posádku, získáš navíc byznysmena.
employee-recruiter_soldier = náborář: voják
    .about = Kdykoli nabíráš posádku, získáš navíc vojáka.
employee-recruiter_stoker = náborář: topič
    .about = Kdykoli nabíráš posádku, získáš navíc topiče.
employee-accountant = účetní
    .about = Ukazatele posádky a vybavení se posouvají o dvě další pole zdarma.
employee-foreman = předák
    .about = Ukazatel zaměstnanců se posouvá o tři další pole zdarma.
employee-helmsman = kormidelník
    .about = Tvé lodě smějí plout o jedno políčko rychleji.
employee-rigger = ráhnař
    .about = Tvé lodě smějí plout o jedno políčko rychleji za každou dvojici plachet.

contract-unknown = zakázku
contract-table = Body za { $from } a více: { $table }.
contract-each = Za každý další { $beyond }.
contract-lifebuoys = Záchranné kruhy
    .about = Počítá záchranné kruhy tvé flotily.
contract-safety_sets = Bezpečnost především
    .about = Počítá tvé lodě s alespoň jedním záchranným kruhem, člunem a lucernou.
contract-skilled_staff = Odborníci
    .about = Počítá tvé modré, žluté a červené zaměstnance.
contract-staff_types = Různí zaměstnanci
    .about = Počítá druhy tvých zaměstnanců: šedé, zelené, modré, žluté, červené a červené II. úrovně.
contract-lanterns = Lucerny
    .about = Počítá lucerny tvé flotily.
contract-staff_pairs = Dvojice zaměstnanců
    .about = Každá dvojice šedých či zelených zaměstnanců je za 3 body, modrých, červených či žlutých za 4.
contract-lifeboats = Záchranné čluny
    .about = Počítá záchranné čluny tvé flotily.
contract-staff_count = Mnoho rukou
    .about = Počítá tvé zaměstnance.
contract-sizes = Všechny velikosti
    .about = Počítá různé velikosti mezi tvými loděmi ze 3, 4, 5 a 6 dílů.
contract-size_5 = Pětidílné lodě
    .about = Počítá tvé lodě z přesně 5 dílů.
contract-size_6 = Šestidílné lodě
    .about = Počítá tvé lodě z přesně 6 dílů.
contract-size_7 = Obři
    .about = Počítá tvé lodě ze 7 a více dílů.
contract-total_parts = Velká tonáž
    .about = Počítá díly všech tvých lodí.
contract-ship_count = Velká flotila
    .about = Počítá tvé lodě.
contract-soldiers = Vojáci
    .about = Počítá vojáky tvé flotily; první nepřinese nic.
contract-stokers = Topiči
    .about = Počítá topiče tvé flotily.
contract-cannon_soldier = Dělostřelci
    .about = Počítá dvojice dělo a voják na téže lodi.
contract-businessmen = Byznysmeni
    .about = Počítá byznysmeny tvé flotily; první nepřinese nic.
contract-chimney_pairs = Dvojice komínů
    .about = Počítá dvojice komínů na téže lodi.
contract-used_canals = Použité kanály
    .about = Počítá tvé použité kanály.
contract-businessman_crane = Obchodní lodě
    .about = Počítá dvojice byznysmen a jeřáb na téže lodi.
contract-sail_pairs = Dvojice plachet
    .about = Počítá dvojice plachet na téže lodi.
contract-officers = Lodní důstojníci
    .about = Počítá kapitány tvé flotily nad prvního na každé lodi.
contract-escorts = Ozbrojení obchodníci
    .about = Počítá tvé lodě s alespoň jedním byznysmenem, vojákem, jeřábem a dělem.
contract-full_drives = Plný pohon
    .about = Počítá tvé lodě s alespoň jednou plachtou, komínem a topičem.
contract-kinds_on_board = Od všeho něco
    .about = Počítá druhy posádky a vybavení na tvých lodích; důstojníci ano, kapitáni ne.

## Možnosti

option-contracts = Zakázky
    .about = Které státní zakázky hráči dostanou.
option-contracts-sets = Počáteční sady
    .about = Každý hráč dostane jednu ze čtyř sad dvou červených a dvou modrých zakázek: pro první hry.
option-contracts-random = Náhodně
    .about = Každému tři červené a tři modré zakázky.
option-employees = Zaměstnanci
    .about = Jak stojí zaměstnanci kolem kola.
option-employees-recommended = Doporučeně
    .about = Inženýři a náboráři stojí podle nákresu v pravidlech, ostatní náhodně.
option-employees-groups = Po jednom
    .about = Na každém poli jeden inženýr nebo náborář, náhodně který.
option-employees-random = Náhodně
    .about = Každý zaměstnanec kdekoli.
option-row = Nabídka akcí
    .about = V jakém pořadí leží na začátku destičky akcí.
option-row-printed = Pevné pořadí
    .about = Vždy stejné pořadí.
option-row-shuffled = Zamíchané
    .about = V libovolném pořadí; dotace leží poslední.

## Otázky

prompt-choose-action = Vyber destičku akce; za každou obsazenou destičku před ní dostaneš gulden.
prompt-before-main = Proveď akci { $action }, nebo si nejdřív kup bonusovou akci.
prompt-offer-bonus = Kup si bonusovou akci, nebo své akce ukonči.
prompt-take-part = Vezmi díl do své loděnice ({ $left ->
    [one] lze ještě jeden
    [few] lze ještě { $left }
   *[other] lze ještě { $left }
}{ $taken ->
    [0] {""}
   *[other] ; vzato { $taken }
}).
prompt-take-last-part = Poslední šance: kup jeden díl, kterým dokončíš loď, nebo toho nech.
prompt-place-part = Kam položíš díl { $part }?
prompt-rent-canal = Který kanál si pronajmeš?
prompt-lay-canal = Kam položíš { $canal } a jak otočený?
prompt-buy-goods = Kterou destičku zboží koupíš?
prompt-choose-goods = Kterou destičku zboží odevzdáš?
prompt-trade-good = { $amount ->
    [one] Tvé zboží { $good }: prodej za { $price }, nebo směň za některou položku.
   *[other] Tvé zboží { $good }, kusů { $amount }: prodej po { $price }, nebo směň za různé položky.
}
prompt-make-equipment = Jaké vybavení vyrobíš?
prompt-recruit-crew = Koho nabereš?
prompt-hire-employee = Koho najmeš?
prompt-choose-ship = Která loď vypluje? „Risk“ ji vybaví libovolně, i kdyby pak selhala.
prompt-fit-out = Kolik jich půjde na palubu: { $item }? Rychlost je zatím { $speed }, kanály dovolí { $reach }.
prompt-fit-out-freely = Kolik jich půjde na palubu: { $item }? Rychlost je zatím { $speed }, kanály dovolí { $reach }; bez kapitána loď selže.
prompt-choose-speed = Jakou rychlostí loď popluje, od { $speed } do { $most }? Dvojic plachet: { $pairs }.
prompt-choose-start = Kudy loď připluje? Popluje { $speed ->
    [one] jedno políčko
    [few] { $speed } políčka
   *[other] { $speed } políček
}.
prompt-steer = Kudy dál? Zbývá { $left ->
    [one] jedno políčko
    [few] { $left } políčka
   *[other] { $left } políček
}.
prompt-discard-contract = Odlož zakázku lícem dolů ({ $colour }, ještě { $number }).
prompt-final-action = Závěrečná akce: vyber kteroukoli, kterou můžeš provést.

## Tahy

move-action = { $action }
move-main = Nejdřív vybraná akce
move-bonus = Bonus: { $action }
    .priced = Bonus: { $action } za { $price }
move-done = Hotovo
move-take = Vzít díl { $part } z { $spot }
    .priced = Vzít díl { $part } z { $spot } za { $price }
move-at = Na místo { $space }
move-rent = Pronajmout { $canal }
    .priced = Pronajmout { $canal } za { $price }
move-lay = Na { $beside }, { $turn }
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
move-risk = Riskovat s lodí na místě { $space }
move-fit = { $item }: { $amount }
move-speed = Plout rychlostí { $speed }
move-start = Připlout na { $tile }, strana { $side }
move-steer = Směr { $side }
move-discard = Odložit: { $contract }
move-final = Závěrečná akce: { $action }

price-total = { $amount ->
    [one] { $amount } gulden
    [few] { $amount } guldeny
   *[other] { $amount } guldenů
}
price-guilders = guldeny: { $amount }
price-way = { $amount } za posun po kruhu
price-fee = { $amount } za přirážku na destičce

## Co se stalo

event-turn = Na tahu je { $seat }.
event-tile-moved = { $seat } přesouvá destičku { $action } dopředu; kolo se otáčí.
event-cube-dropped = Kostka na ozubeném kole zapadla: po tomto tahu končí kolo.
event-tile-chosen = { $seat } vybírá akci { $action }.
event-coins-taken = { $seat } bere guldeny z destičky { $action }: { $amount }.
event-income = { $seat } dostává příjem { $amount }.
event-bonus = { $seat } kupuje za { $price } bonusovou akci { $action }.
event-action = { $seat } provádí akci { $action }.
event-subsidy = { $seat } bere dotaci { $amount }.
event-part-bought = { $seat } kupuje díl za { $price }: { $part }.
event-part-laid = { $seat } ho pokládá na místo { $space }: { $part }.
event-part-drawn = Vykládá se nový díl: { $part } (sloupec { $column }).
event-stack-empty = Je vyložen poslední díl sloupečku ({ $column }): hra skončí předčasně.
event-canal-rented = { $seat } si pronajímá za { $price } { $canal }.
event-canal-laid = { $seat } ho pokládá na { $cell }, { $turn }: { $canal }.
event-canal-drawn = V nabídce je nový { $canal }.
event-canals-shuffled = Použité kanály se míchají.
event-goods-bought = { $seat } kupuje za { $price } zboží: { $goods }.
event-goods-drawn = V nabídce je nové zboží: { $goods }.
event-goods-shuffled = Použité destičky zboží se míchají.
event-exchange-moved = Burza teď platí: { $prices }.
event-goods-handed-in = { $seat } odevzdává zboží: { $goods }.
event-good-traded = { $seat } směňuje { $good } za: { $item }.
event-goods-sold = { $seat } prodává { $good }, kusů { $amount }, za { $paid }.
event-item-gained = { $seat } platí { $price } a získává: { $item }.
event-extra-gained = { $seat } navíc získává: { $item }.
event-hired = { $seat } platí { $price } a najímá: { $employee }.
event-fitting-out = { $seat } vybavuje loď na místě { $space } (dílů { $length }).
event-ship-failed = Loď hráče { $seat } (dílů { $length }) selhala a opouští hru.
event-figure-placed = Loď hráče { $seat } připlouvá na { $cell }, strana { $side }.
event-official-passed = Loď hráče { $seat } potkává: { $symbol }, bodů { $points }.
event-ribbon-passed = Loď hráče { $seat } dosahuje Modré stuhy po { $points } políčkách.
event-canal-used = { $seat } použil { $canal }.
event-canal-cut-off = { $seat } přichází o odříznutý { $canal }.
event-ship-scored = Loď hráče { $seat } boduje: posádka { $crew }, děla a jeřáby { $equipment }, rychlost { $speed }, úředníci { $officials }, Modrá stuha { $ribbon }.
event-round-over = Z počítadla kol mizí kostka; zbývá { $cubes }.
event-coin-laid = Na destičku { $action } se pokládá gulden.
event-last-turn = Žádná kostka nezbývá: ještě jeden tah a pak závěrečné akce.
event-early-end = Hra končí předčasně: všichni odehrají stejně tahů, pak přijdou závěrečné akce.
event-discarded = { $seat } odkládá: { $contract }.
event-final-actions = Začínají závěrečné akce.
event-contract-scored = { $seat } ukazuje zakázku { $contract }: bodů { $points }.
event-game-over = Konec hry.
event-rival-turn = Hraje { $rival }.
event-rival-moved = Destička { $action } jde dopředu ({ $rival }); kolo se otáčí.
event-rival-chose = Akci { $action } obsazuje { $rival }.
event-rival-made = Ukazatel výroby vybavení se posouvá na: { $item }.
event-rival-recruited = Ukazatel náboru posádky se posouvá na: { $item }.
event-rival-hired = Ukazatel zaměstnanců se posouvá na pole { $place }.
event-rival-bought = Z nabídky mizí zboží: { $goods }.
event-rival-rented = Z nabídky mizí { $canal }.
event-rival-built = Ze hry mizí { $place }. řádek dílů.
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
rule-SY-SEL-01 = Vedoucí destičku, kterou jsi právě přesunul dopředu, si vybrat nesmíš.
rule-SY-SEL-02 = Na této destičce už leží kostka.
rule-SY-ACT-01 = Vybranou akci musíš ještě provést, tak ti na ni musí zbýt.
rule-SY-ACT-02 = Za tah lze koupit nejvýš jednu bonusovou akci.
rule-SY-ACT-03 = Bonusová akce stojí 6 guldenů a platí se předem.
rule-SY-ACT-04 = Bonusová akce musí být jiná než ta, kterou sis vybral.
rule-SY-ACT-08 = Bonusová akce přijde před hlavní akcí nebo po ní, ne uprostřed.
rule-SY-BLD-01 = Na tomto místě nabídky žádný díl neleží.
rule-SY-BLD-03 = Tento díl stojí víc, než máš.
rule-SY-BLD-06 = Nejdřív polož do loděnice koupený díl.
rule-SY-BLD-07 = Díly se pokládají na prázdná místa loděnice.
rule-SY-BLD-10 = Celou loděnici smíš zaplnit, jen když tím dokončíš loď.
rule-SY-BLD-11 = Tam by se díl nikdy nestal součástí dokončené lodi.
rule-SY-BLD-15 = Na místo úplně vlevo smí jen příď.
rule-SY-BLD-16 = Mezi přídí a zádí musí zbýt místo na střed.
rule-SY-BLD-17 = Na místo úplně vpravo smí jen záď.
rule-SY-BLD-25 = Musíš vzít alespoň jeden díl.
rule-SY-BLD-26 = Bez guldenů smíš brát jen díly z dolního řádku, které jsou zdarma.
rule-SY-BLD-27 = Takový díl nemáš v loděnici kam položit.
rule-SY-BLD-28 = Žádný díl z nabídky nemůžeš zaplatit a položit.
rule-SY-CAN-01 = Pronajímáš si právě jeden kanál z nabídky.
rule-SY-CAN-02 = Tento kanál stojí víc, než máš.
rule-SY-CAN-07 = Loď připlouvá na krajní políčko, za kterým neleží jiný kanál.
rule-SY-CAN-08 = Kanál se musí stranou dotýkat tvých ostatních kanálů.
rule-SY-GDS-01 = Kupuješ právě jednu destičku zboží z nabídky.
rule-SY-GDS-02 = Tato destička zboží stojí víc, než máš.
rule-SY-EXC-01 = Takovou destičku zboží nemáš.
rule-SY-EXC-02 = Bez destičky zboží nemáš na burze co směnit.
rule-SY-EXC-06 = Zboží z destičky se vypořádává po druzích popořadě.
rule-SY-EXC-07 = Za toto zboží takovou položku směnit nelze.
rule-SY-EXC-08 = Každé zboží se mění za jednu položku a žádná dvě za stejnou.
rule-SY-EQP-03 = Posun k tomuto vybavení stojí víc, než máš.
rule-SY-EQP-04 = Takové vybavení na kruhu není.
rule-SY-CRW-01 = Posun k tomuto členu posádky stojí víc, než máš.
rule-SY-CRW-02 = Taková posádka na kruhu není.
rule-SY-EMP-03 = Posun k tomuto zaměstnanci stojí víc, než máš.
rule-SY-EMP-05 = Nikdo takový k najmutí nezbývá.
rule-SY-EMP-07 = Na přirážku tohoto zaměstnance už nemáš.
rule-SY-EMP-08 = Stejného zaměstnance už máš.
rule-SY-EAP-06 = Obchodník II. úrovně vyžaduje obchodníka I. úrovně se stejným zbožím.
rule-SY-EAP-19 = Kormidelník s ráhnařem tolik nepřidají.
rule-SY-STP-03 = Dokončená loď musí opustit loděnici v témže tahu.
rule-SY-FIT-04 = Žádná dokončená loď tam příď nemá.
rule-SY-FIT-07 = Tolik jich v zásobě nemáš.
rule-SY-FIT-10 = Na tolik kusů loď nemá upevňovací body.
rule-SY-FIT-11 = Pro tolik členů posádky loď nemá kajuty.
rule-SY-FIT-14 = Na tolik plachet a komínů loď nemá upevňovací body.
rule-SY-FIT-15 = Pro tolik topičů loď nemá topičskou kajutu.
rule-SY-CND-01 = Loď bez kapitána by selhala.
rule-SY-CND-02 = Na tvé kanály by loď byla příliš rychlá a selhala by.
rule-SY-SPD-01 = Loď je rychlejší.
rule-SY-VOY-03 = Tudy by loď nemohla využít celou rychlost.
rule-SY-VOY-04 = Tam cesta nevede, nebo loď odtud právě připlula.
rule-SY-CTR-01 = Odlož některou ze svých zakázek požadované barvy.
rule-SY-END-11 = Poslední díl musí dokončit loď.
