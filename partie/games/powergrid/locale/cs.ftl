# Vysoké napětí česky. Pravidla jsou řečena nováčkovi, našimi slovy.

game-name = Vysoké napětí
game-about = Kupujte elektrárny a palivo a zapojte zemi dřív než soupeři.

## Věci

fuel-coal = uhlí
    .gen = uhlí
    .counted = uhlí
fuel-oil = ropa
    .gen = ropy
    .counted = { $n ->
        [one] ropu
        [few] ropy
       *[other] rop
    }
fuel-garbage = odpadky
    .gen = odpadků
    .counted = { $n ->
        [one] odpadek
        [few] odpadky
       *[other] odpadků
    }
fuel-uranium = uran
    .gen = uranu
    .counted = { $n ->
        [one] uran
        [few] urany
       *[other] uranů
    }
fuel-amount = { $amount } { $counted }

type-coal = uhelná elektrárna
type-oil = ropná elektrárna
type-hybrid = hybridní elektrárna (uhlí nebo ropa)
type-garbage = elektrárna na odpadky
type-uranium = jaderná elektrárna
type-ecological = ekologická elektrárna (bez paliva)
type-fusion = fúzní elektrárna (bez paliva)

phase-1 = Určení pořadí hráčů
phase-2 = Dražba elektráren
phase-3 = Nákup surovin
phase-4 = Připojování měst
phase-5 = Byrokracie
phase-order = { phase-1 }
phase-auction = { phase-2 }
phase-resources = { phase-3 }
phase-connect = { phase-4 }
phase-bureaucracy = { phase-5 }

epoch-1 = 1. epocha
    .about = V každém městě je místo pro jednu síť.
epoch-2 = 2. epocha
    .about = V každém městě je místo pro dvě sítě; druhé místo stojí 15.
epoch-3 = 3. epocha
    .about = V každém městě je místo pro tři sítě, třetí místo stojí 20; dražit lze každou elektrárnu v obchodu.

plant-step3 = karta „3. epocha“
plants-none = žádná elektrárna

colour-green = zelená
colour-yellow = žlutá
colour-red = červená
colour-blue = modrá
colour-purple = fialová
colour-black = černá

## Volby

option-map = Mapa
    .about = Kde města leží.
option-map-germany = Německo
    .about = Na západě krátké vzdálenosti, na východě a jihu dlouhé.
option-map-usa = USA
    .about = Levné propojky podél východního pobřeží, drahé na západě.
option-regions = Oblasti
    .about = Ve kterých částech mapy se hraje; musí spolu sousedit. Nebo je vyjmenujte.
option-regions-random = Náhodné
    .about = Sousedící oblasti se vylosují.
option-regions-draft = Vybírané postupně
    .about = Hráči vybírají oblasti jeden po druhém.

## Na co se hra ptá

prompt-draft-region = Vyberte oblast, ve které se bude hrát; musí sousedit s už vybranými (zbývá vybrat: { $left }).
prompt-choose-plant = Vyberte elektrárnu do dražby, nebo pasujte a v tomto kole žádnou nekupujte.
prompt-choose-plant-first-round = Vyberte elektrárnu do dražby; v prvním kole musí každý jednu koupit.
prompt-choose-plant-last = Nikdo už proti vám nepřihazuje: vyberte elektrárnu a zaplaťte jen její číslo.
prompt-bid-opening = Zadejte první nabídku za elektrárnu { $plant }.
prompt-bid = Elektrárna { $plant }: { $seat } nabízí { $bid }. Přihoďte, nebo pasujte.
prompt-scrap-plant = S elektrárnou { $plant } máte o jednu elektrárnu víc, než smíte: vyřaďte jednu ze starších.
prompt-keep-fuel = Všechno uhlí ({ $coal }) a ropa ({ $oil }) se už na elektrárny nevejdou: kolik uhlí si necháte? Zbytek místa zaplní ropa.
prompt-buy-fuel = Kupujte suroviny pro své elektrárny, kolikrát chcete; až budete mít dost, zvolte Hotovo.
prompt-connect-cities = Připojujte do své sítě města, jedno po druhém; až skončíte, zvolte Hotovo.
prompt-connect-first-city = Vyberte město, kde vaše síť začne, nebo zvolte Hotovo a počkejte.
prompt-produce = Vyberte, které elektrárny spustíte. V nejlepším případě zásobíte { $supplied } { $cities ->
    [1] z 1 města
    [2] ze 2 měst
    [3] ze 3 měst
    [4] ze 4 měst
    [6] ze 6 měst
    [7] ze 7 měst
    [12] ze 12 měst
    [14] ze 14 měst
    [16] ze 16 měst
    [17] ze 17 měst
   *[other] z { $cities } měst
} a vyděláte { $income }.

## Tahy

move-draft = Hrát v oblasti { $region }
move-pass = Pasovat
move-open = Dražit elektrárnu { $plant }
    .priced = Koupit elektrárnu { $plant } za { $price }
move-bid = Nabídnout { $amount }
move-scrap = Vyřadit elektrárnu { $plant }
move-keep-coal = Nechat si { $amount } uhlí
move-leave = Vyřadit elektrárnu { $plant } a nechat na ní { $left }
move-buy = Koupit { $amount } { $fuel-counted }
    .priced = Koupit { $amount } { $fuel-counted } za { $price }
move-done = Hotovo
move-build = Připojit město { $city }
    .priced = Připojit město { $city } za { $price }
move-run = { $plants-number ->
    [0] Nespustit žádnou elektrárnu
   *[other] { $coal ->
        [0] Spustit { $plants }
       *[other] Spustit { $plants }, v hybridních { $coal } uhlí
    }
}

price-total = { $amount }
price-bid = { $amount } za elektrárnu
price-fuel = { $amount } za suroviny
price-place = { $amount } za místo ve městě
price-links = { $amount } za propojky

## Co se stalo

event-drafted = { $seat } přidává do hry oblast { $region }.
event-round = Začíná { $round }. kolo.
event-phase = { $phase-number }. fáze: { $phase }.
event-epoch = { $epoch-number ->
    [2] Začíná 2. epocha: každé město má nyní druhé místo, za 15.
   *[3] Začíná 3. epocha: každé město má nyní třetí místo, za 20, a dražit lze každou elektrárnu v obchodu.
}
event-order = Pořadí hráčů: { $seats }.
event-opened = { $seat } dává do dražby elektrárnu { $plant }.
event-bid = { $seat } nabízí { $bid } za elektrárnu { $plant }.
event-passed = { $seat } odstupuje z dražby elektrárny { $plant }.
event-passed-round = { $seat } pasuje a v tomto kole elektrárnu nekupuje.
event-bought-plant = { $seat } kupuje elektrárnu { $plant } za { $price } Elektro.
event-scrapped = { $seat } vyřazuje elektrárnu { $plant }.
event-fuel-returned = { $seat } vrací do zásoby { $amount } { $fuel-counted }: není na to místo.
event-fuel-left = { $seat } nechává na vyřazené elektrárně { $amount } { $fuel-counted }; suroviny se vracejí do zásoby.
event-bought-fuel = { $seat } kupuje { $amount } { $fuel-counted } za { $price } Elektro.
event-cannot-buy = { $price ->
    [0] { $seat } nemá pro žádnou surovinu z trhu využití.
   *[other] { $seat } nemůže koupit suroviny: nejlevnější stojí { $price }, k dispozici je jen { $money } Elektro.
}
event-nobody-buys = Suroviny nemůže koupit nikdo.
event-connected = { $seat } připojuje město { $city } za { $links ->
    [0] { $place }
   *[other] { $place } + { $links }
} Elektro.
event-cannot-connect = { $price ->
    [0] { $seat } nemůže připojit žádné město: v žádném není volné místo.
   *[other] { $seat } nemůže připojit žádné město: stojí to nejméně { $price }, k dispozici je jen { $money } Elektro.
}
event-nobody-connects = Město nemůže připojit nikdo.
event-produced = { $seat }{ $burnt-number ->
    [0] {""}
   *[other] {""} spaluje { $burnt },
} zásobuje { $supplied } { $cities ->
    [1] z 1 města
    [2] ze 2 měst
    [3] ze 3 měst
    [4] ze 4 měst
    [6] ze 6 měst
    [7] ze 7 měst
    [12] ze 12 měst
    [14] ze 14 měst
    [16] ze 16 měst
    [17] ze 17 měst
   *[other] z { $cities } měst
} a dostává { $income } Elektro.
event-refilled = Trh se surovinami se doplňuje{ $added-number ->
    [0] , ale zásoba je prázdná
   *[other] {""} o { $added }
}.
event-plant-drawn = Do obchodu přichází elektrárna { $plant }.
event-plant-obsolete = Elektrárna { $plant } je zastaralá a vypadává ze hry: někdo má alespoň tolik měst, kolik je její číslo.
event-plant-removed = Elektrárna { $plant }, nejnižší v obchodu, vypadává ze hry.
event-plant-buried = Elektrárna { $plant }, nejvyšší v obchodu, jde dospod balíčku.
event-step3-drawn = Přišla karta „3. epocha“: po této fázi začne 3. epocha.
event-game-over = Partie skončila.

## Výsledek

result-supplied = zásobená města
result-capacity = kolik měst by elektrárny zásobily
result-money = Elektro
result-cities = připojená města

## Chyby

error-bad-region = Na mapě { $map } není oblast „{ $region }“; vyberte z těchto: { $choices }.
error-map-rule = Mapa { $map } žádá pravidlo, které nikdo nenapsal: „{ $rule }“.
error-bad-region-count = { $given ->
    [one] Zadána je { $given } oblast
    [few] Zadány jsou { $given } oblasti
   *[other] Zadáno je { $given } oblastí
}, ale při počtu hráčů { $seats } jich má být { $wanted }.
error-regions-apart = Oblasti { $regions } netvoří jeden celek; vyberte sousedící.
error-bad-bidding-limit = „{ $order }“ není trvalý příkaz; napište „limit“ a částku, například „limit 24“, nebo „pass until fuel“.

## Proč ne?

rule-PG-BRD-02 = Oblasti se vybírají před začátkem hry a každá jen jednou.
rule-PG-BRD-05 = Tato oblast nesousedí s dříve vybranými.
rule-PG-BRD-07 = Toto město leží v oblasti, ve které se nehraje.
rule-PG-OVR-07 = Fáze začíná, až když všichni dokončí tu předchozí.
rule-PG-PLT-06 = Palivo nestačí: elektrárna spálí přesně tolik, kolik je na ní, nikdy méně ani více.
rule-PG-SPC-02 = Palivo nevychází: hybridní elektrárny spálí dohromady přesně tolik uhlí a ropy, kolik potřebují.
rule-PG-SPC-06 = Vaše elektrárny palivo nepotřebují a žádné na nich skladovat nelze.
rule-PG-OWN-01 = Máte o jednu elektrárnu víc, než smíte; nejdřív jednu vyřaďte.
rule-PG-OWN-03 = Vyřaďte některou z dřívějších elektráren, ne tu novou.
rule-PG-OWN-04 = Nechat lze jen palivo, které leží na vyřazované elektrárně.
rule-PG-OWN-05 = Vrací se jen palivo, na které není místo; nechte si, co se na elektrárny vejde.
rule-PG-OWN-07 = Takhle palivo na vašich elektrárnách ležet nemůže: každá uskladní nejvýše dvojnásobek toho, co spálí, a jen své druhy.
rule-PG-RMK-10 = Suroviny se kupují jen ve 3. fázi.
rule-PG-MKT-01 = Elektrárny se kupují jen ve 2. fázi.
rule-PG-MKT-13 = Před 3. epochou lze dražit jen elektrárny z horní řady.
rule-PG-AUC-02 = V prvním kole musí každý koupit elektrárnu, teď tedy nelze pasovat.
rule-PG-AUC-03 = Dražba začíná tím, že hráč na tahu vybere elektrárnu a řekne první nabídku.
rule-PG-AUC-04 = Elektrárna stojí alespoň tolik, kolik je její číslo.
rule-PG-AUC-05 = Tato elektrárna v obchodu není.
rule-PG-AUC-06 = Nabízí se po směru hodinových ručiček a teď má přihodit nebo pasovat někdo jiný.
rule-PG-AUC-07 = Nabídka musí být vyšší než předchozí a nejvýše tolik, kolik máte peněz.
rule-PG-AUC-08 = Z dražby této elektrárny jste už odstoupili.
rule-PG-AUC-10 = Nejdřív se musí dokončit dražba této elektrárny.
rule-PG-AUC-15 = V tomto kole už jste elektrárnu koupili.
rule-PG-AUC-19 = Pasovali jste, v tomto kole tedy elektrárnu nekoupíte.
rule-PG-BUY-02 = Tolik surovin se na vaše elektrárny nevejde; každá uskladní dvakrát tolik, kolik spálí.
rule-PG-BUY-05 = Žádná z vašich elektráren tuto surovinu nespaluje.
rule-PG-BUY-11 = Tolik této suroviny už na trhu není.
rule-PG-BUY-12 = Tyto suroviny stojí víc, než máte.
rule-PG-NET-01 = Města se připojují jen ve 4. fázi.
rule-PG-NET-06 = V 1. epoše je ve městě místo jen pro jednu síť a toto je obsazené.
rule-PG-NET-12 = Ve 2. epoše je ve městě místo pro dvě sítě a toto je plné.
rule-PG-NET-13 = Ve 3. epoše je ve městě místo pro tři sítě a toto je plné.
rule-PG-NET-15 = Toto město už ve své síti máte.
rule-PG-NET-17 = Z vaší sítě do tohoto města nevede žádná cesta.
rule-PG-NET-19 = Místo a propojky do tohoto města stojí víc, než máte.
rule-PG-BUR-09 = Spustit lze jen vlastní elektrárny.
