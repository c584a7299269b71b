# Podmořská města česky. Pravidla se říkají nováčkovi, našimi slovy.

game-name = Podmořská města
game-about = Osídlete mořské dno: města, tunely a karta ke každému akčnímu poli.

## Věci

building-farm = { thing-farm }
    .acc = { thing-farm.counted }
building-plant = { thing-plant }
    .acc = { thing-plant.counted }
building-laboratory = { thing-laboratory }
    .acc = { thing-laboratory.counted }
structure-farm = { thing-farm }
    .acc = { thing-farm.counted }
structure-plant = { thing-plant }
    .acc = { thing-plant.counted }
structure-laboratory = { thing-laboratory }
    .acc = { thing-laboratory.counted }
structure-tunnel = { thing-tunnel }
    .acc = { thing-tunnel.counted }

resource-amount = { $amount } { $counted }
card-numbered = „{ $name }“ ({ $number })
bonus = {" "}(přinese { $parts })
bonus-advance = postup o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
} na stupnici Federace
bonus-times = produkci { $count }×
tunnel-ends = { $tunnel } ({ $one }–{ $other })
piece-at = { $thing } na místě { $place }
piece-tunnel = tunel { $tunnel }
piece-unknown = něco
part-number = část { $number }
part-of = { $source }: { $part }
part-network = vaše síť produkuje
source-production = Produkce
source-site = Bonus místa
source-several = Několik efektů najednou

phase-hand = první karty
phase-turn = tahy
phase-production = produkce
phase-new-era = nové karty
phase-over = konec

## Volby

option-boards = Hráčské desky
    .about = Která strana hráčských desek se použije.
option-boards-auto = Jako obvykle
    .about = Základní strana; v sólové hře pokročilá.
option-boards-basic = Základní
    .about = Žádné příplatky; místa něco dávají, nebo nic. Ne v sólové hře.
option-boards-advanced = Pokročilé
    .about = Některá místa stojí víc, jiná násobí, co se na nich vyprodukuje.
option-contracts = Vládní kontrakty
    .about = Úkoly, které odmění toho, kdo je splní první.
option-contracts-off = Bez nich
    .about = Žádné kontrakty.
option-contracts-on = S kontrakty
    .about = Na herním plánu leží tři kontrakty. Ne v sólové hře.
option-blocked = První zakryté akční pole (sólo)
    .about = Kde začínají neutrální dílky sólové hry: na tomto akčním poli každé barvy.
option-blocked-1 = 1
    .about = Neutrální dílky začínají na Y1, R1 a G1.
option-blocked-2 = 2
    .about = Neutrální dílky začínají na Y2, R2 a G2.
option-blocked-3 = 3
    .about = Neutrální dílky začínají na Y3, R3 a G3.
option-blocked-4 = 4
    .about = Neutrální dílky začínají na Y4, R4 a G4.
option-blocked-5 = 5
    .about = Neutrální dílky začínají na Y5, R5 a G5.

## Na co se ptáme

prompt-choose-slot = Zvolte akční pole a zahrajte s ním kartu. Mají-li stejnou barvu, využijete obojí.
prompt-order = Karta „{ $card }“ a akční pole { $slot } mají stejnou barvu: co využijete nejdřív?
prompt-effect = { $focus-number ->
    [-1] { $source }, která část teď? { $what }
   *[other] { $source }: { $what }
}
prompt-pay = Stavíte { $piece } a máte organickou hmotu: jak zaplatíte?
prompt-price = Vylepšujete { $piece }: kterou cenu zaplatíte?
prompt-trim-hand = V ruce máte { $hand ->
    [one] { $hand } kartu
    [few] { $hand } karty
   *[other] { $hand } karet
} a nechat si smíte { $limit }: zvolte, co odhodíte.
prompt-lay-over = Máte čtyři akční karty: která z nich uvolní místo kartě „{ $card }“?
prompt-use-old = Karta „{ $card }“ odchází, ale v této éře nebyla použita: použijete ji ještě, než ji odhodíte?
prompt-once = Než váš tah skončí: využijete schopnost, která platí jednou za tah?
prompt-pick-special = Nechte si jednu z těchto speciálních karet; ostatní půjdou pod balíček.
prompt-pick-drawn = Nechte si jednu z dobraných karet.

## Tahy

move-done = Hotovo
move-slot = { $matches ->
    [yes] Akční pole { $slot } s kartou „{ $card }“
   *[no] Akční pole { $slot }, karta „{ $card }“ se odhodí
}
move-clone = { $matches ->
    [yes] Kopírovat akční pole { $slot } za 1 kredit, s kartou „{ $card }“
   *[no] Kopírovat akční pole { $slot } za 1 kredit, karta „{ $card }“ se odhodí
}
move-card-first = Nejdřív karta, pak akční pole
move-slot-first = Nejdřív akční pole, pak karta
move-card-unused = Jen akční pole; karta se odhodí
move-part = { $what }
move-option = { $what }
move-build = Postavit { $building-acc } na místě { $berth }{ $bonus }
    .priced = Postavit { $building-acc } na místě { $berth } za { $price }{ $bonus }
move-build-tunnel = Postavit tunel { $tunnel }{ $bonus }
    .priced = Postavit tunel { $tunnel } za { $price }{ $bonus }
move-build-white = Postavit nesymbiotické město na místě { $site }{ $bonus }
    .priced = Postavit nesymbiotické město na místě { $site } za { $price }{ $bonus }
move-build-purple = Postavit symbiotické město na místě { $site }{ $bonus }
    .priced = Postavit symbiotické město na místě { $site } za { $price }{ $bonus }
move-upgrade = Vylepšit { $building-acc } na místě { $berth }
move-upgrade-tunnel = Vylepšit tunel { $tunnel }
move-pay-biomatter = { $kelp ->
    [0] { $steelplast ->
        [0] Zaplatit bez náhrad
       *[other] Zaplatit organickou hmotou místo oceloplastu ({ $steelplast }×)
    }
   *[other] { $steelplast ->
        [0] Zaplatit organickou hmotou místo řasy ({ $kelp }×)
       *[other] Zaplatit organickou hmotou místo řasy ({ $kelp }×) a místo oceloplastu ({ $steelplast }×)
    }
}
    .priced = Zaplatit { $price }
move-price = { $what }
    .priced = Zaplatit { $price }
move-take = Vzít si { $resources }
move-give = Dát 1 { $resource-counted }
move-advance = Postoupit o { $spaces ->
    [one] { $spaces } políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políček
} na stupnici Federace
move-use = Použít kartu „{ $card }“
move-ready = Připravit kartu „{ $card }“ k novému použití
move-perform = Akční pole { $slot }: { $effect }
move-copy = Výnos vylepšené stavby: { $structure }
move-convert = Změnit město { $site } na symbiotické
move-draw = Dobrat
move-special = Vzít si z nabídky kartu „{ $card }“
move-special-top = Vzít si odkrytou kartu balíčku speciálních karet
move-special-search = Prohlédnout si další tři speciální karty a jednu si nechat
move-keep = { $first-number ->
    [0] Nechat si kartu „{ $card }“
   *[other] Nechat si kartu „{ $card }“; karta „{ $first }“ jde pod balíček první
}
move-lay-over = Vyložit ji přes kartu „{ $card }“
move-not = { $asked ->
    [lay-over] Odhodit novou kartu
    [use-old] Odhodit ji nepoužitou
   *[other] Ne
}
move-discard = { $cards-number ->
    [one] Odhodit kartu { $cards }
   *[other] Odhodit karty { $cards }
}
move-drop = Odhodit kartu „{ $card }“
move-later = Později
move-once = Využít kartu „{ $card }“ (jednou za tah)

price-kelp = { $amount ->
    [one] { $amount } řasu
    [few] { $amount } řasy
   *[other] { $amount } řas
}
price-steelplast = { $amount ->
    [one] { $amount } oceloplast
    [few] { $amount } oceloplasty
   *[other] { $amount } oceloplastů
}
price-science = { $amount ->
    [one] { $amount } vědu
    [few] { $amount } vědy
   *[other] { $amount } věd
}
price-credit = { $amount ->
    [one] { $amount } kredit
    [few] { $amount } kredity
   *[other] { $amount } kreditů
}
price-biomatter = { $amount ->
    [one] { $amount } organickou hmotu
    [few] { $amount } organické hmoty
   *[other] { $amount } organických hmot
}

## Co se stalo

event-round = Začíná { $round }. kolo (éra { $era-number ->
    [1] I
    [2] II
   *[other] III
}).
event-order = Pořadí hráčů: { $seats }.
event-played = { $clone ->
    [1] { $seat } kopíruje za 1 kredit akční pole { $slot } s kartou „{ $card }“.
   *[other] { $seat } volí akční pole { $slot } s kartou „{ $card }“.
}
event-slot = { $seat } využívá akční pole { $slot }.
event-laid = { $seat } vykládá kartu „{ $card }“.
event-used = { $seat } používá kartu „{ $card }“.
event-triggered = { $seat }: působí karta „{ $source }“.
event-gained = { $gains-number ->
    [0] { $seat } nezískává nic.
   *[other] { $seat } získává { $gains }.
}
event-drew = { $card-number ->
    [-1] { $seat } si dobírá kartu.
   *[other] { $seat } si dobírá kartu „{ $card }“.
}
event-took = { $seat } si bere speciální kartu „{ $card }“.
event-took-unseen = { $card-number ->
    [-1] { $seat } si bere speciální kartu z balíčku.
   *[other] { $seat } si bere z balíčku speciální kartu „{ $card }“.
}
event-discarded = Karta „{ $card }“ se odhazuje.
event-reshuffled = Balíček došel: nový se zamíchá z odhozených karet ({ $count }).
event-built = { $seat } staví { $piece }.
event-upgraded = { $seat } vylepšuje { $piece }.
event-converted = { $seat } mění město { $site } na symbiotické.
event-advanced = { $seat } postupuje na políčko { $space } stupnice Federace.
event-metropolis = { $seat } připojuje metropoli „{ $metropolis }“.
event-contract = { $seat } plní kontrakt „{ $contract }“.
event-production = Končí éra { $era-number ->
    [1] I
    [2] II
   *[other] III
}: produkce.
event-fed = { $unfed ->
    [0] { $seat } živí města: řasy { $kelp }, organická hmota { $biomatter }.
   *[other] { $seat } živí města: řasy { $kelp }, organická hmota { $biomatter }; neuživená města: { $unfed }, za každé −3 body.
}
event-era = Začíná éra { $era-number ->
    [1] I
    [2] II
   *[other] III
}: všichni si dobírají tři karty z nového balíčku.
event-fourth-tile = Žádný postup na stupnici Federace: karta „{ $card }“ dává čtvrtý neutrální dílek na akční pole { $slot }.
event-game-over = Partie skončila.

## Výsledek

outcome = { $seats ->
    [1] { $best ->
        [0] { $names } nedosahuje cíle 7 připojených měst a 100 bodů.
       *[other] { $names } dosahuje cíle.
    }
   *[other] { $count ->
        [one] { $names } vítězí.
       *[other] { $names } se dělí o vítězství.
    }
}
result-points = body
result-played = body ze hry
result-brown-metropolis = hnědá metropole
result-end-cards = karty závěrečného bodování
result-cities = města
result-resources = zbylé zdroje
result-order = pořadí (vyšší číslo hrálo dřív)
result-solo-goal = cíl splněn (1: ano)

## Chyby

error-not-in-hand = Kartu { $card } v ruce nemáte; máte { $hand }.
error-bad-combination = Volba { $option } nemůže být „{ $value }“ ve hře s počtem hráčů „{ $seats }“: { $why }

## Proč ne?

rule-UC-ACT-01 = Akční karty se používají jen díky akčnímu poli nebo kartě, která to dovolí, a jen vlastní vyložené.
rule-UC-ACT-05 = Tato akční karta už byla v této éře použita.
rule-UC-ACT-07 = Připravit znovu lze jen použité akční karty, a jen efektem, který to dovoluje.
rule-UC-ACT-10 = Z této akční karty teď nelze provést žádnou část.
rule-UC-AVS-04 = Karty umožňují využít jen barevná akční pole, nikdy stále dostupné akční pole.
rule-UC-BIO-01 = Každou řasu nebo oceloplast ceny lze nahradit jednou organickou hmotou, kterou máte, víc ne.
rule-UC-BIO-02 = Organická hmota nahrazuje řasy a oceloplasty jen při stavění.
rule-UC-BIO-03 = K ceně patří organická hmota a tu nic nenahradí.
rule-UC-BIO-04 = Chybějí vám kredity nebo věda a ty organická hmota nenahradí.
rule-UC-BLD-05 = Takové prázdné místo pro budovu na vaší desce není.
rule-UC-BLD-06 = Toto místo pro budovu není ani u vašeho města, ani u místa sousedícího s ním.
rule-UC-CIT-04 = Takové prázdné místo pro město na vaší desce není.
rule-UC-CIT-05 = Nové město musí být od některého vašeho města vzdáleno jedno místo pro tunel.
rule-UC-CLN-01 = Dílek kopírování akce se používá jen ve hře čtyř hráčů.
rule-UC-CLN-02 = Kopírovat lze jen akční pole obsazené jiným hráčem.
rule-UC-CLN-03 = Kopírování stojí 1 kredit, a ten nemáte.
rule-UC-CLN-06 = Na tomto akčním poli už máte dílek, proto ho nemůžete kopírovat.
rule-UC-CLN-08 = Dílek kopírování akce byl v tomto kole už použit.
rule-UC-CLN-09 = Stále dostupné akční pole nelze kopírovat; prostě ho využijte.
rule-UC-COS-04 = Celou cenu nemůžete zaplatit.
rule-UC-EOE-06 = Na začátku éry si necháte přesně tolik karet, kolik je váš limit.
rule-UC-EOT-03 = Přebytečné karty musí pryč teď: odložit to lze jen do vašeho příštího tahu.
rule-UC-EXT-01 = Na dodatečné místo se staví jen efektem, který to dovoluje.
rule-UC-EXT-02 = Tento efekt staví jen na dodatečná místa.
rule-UC-EXT-03 = Dodatečné místo musí patřit k vašemu městu nebo k místu, které s ním sousedí.
rule-UC-FED-01 = Postoupíte jen o tolik políček, kolik má efekt symbolů Federace.
rule-UC-FLO-04 = V tahu zvolíte jedno akční pole a zahrajete jednu kartu z ruky; teď se rozhoduje o něčem jiném.
rule-UC-FLO-05 = Takové akční pole není.
rule-UC-GLO-01 = Teď se nenabízí nic, co by šlo odmítnout.
rule-UC-GLO-07 = Tuto cenu nemůžete zaplatit, nebo by vám nic nepřinesla.
rule-UC-GLO-08 = Teď není za co platit: každá platba efektu se platí jednou, není-li na kartě uvedeno jinak.
rule-UC-GLO-09 = Pro tuto výměnu nemáte co dát.
rule-UC-GLO-10 = Teď není co vyměnit: výměna se omezuje na to, co efekt dovoluje.
rule-UC-GLO-17 = Tento efekt to teď nestaví.
rule-UC-GLO-19 = Tato schopnost platí jednou za váš tah, a teď ne.
rule-UC-GLO-20 = Žádný efekt vám teď nedovoluje využít další akční pole.
rule-UC-GLO-21 = Tento efekt potřebuje akční pole obsazené jinými, bez vašeho dílku.
rule-UC-GLO-22 = Na tomto akčním poli máte dílek i vy, není tedy obsazené jen jiným hráčem.
rule-UC-GLO-24 = Nemáte u připojeného města takovou vylepšenou stavbu, jejíž produkci byste teď mohli vzít.
rule-UC-GSP-02 = Tato karta není v nabídce speciálních karet.
rule-UC-GSP-04 = Nechte si jednu z karet, které jste dobrali na výběr.
rule-UC-GSP-05 = Řekněte i to, která ze zbylých dvou karet půjde pod balíček první.
rule-UC-GSP-06 = Balíček speciálních karet je prázdný.
rule-UC-HAN-02 = Ze šesti karet si necháte přesně tři.
rule-UC-HND-01 = Odhodíte právě tolik karet, o kolik přesahujete limit.
rule-UC-ICO-01 = Takovou volbu efekt nemá.
rule-UC-ICO-02 = Tento efekt potřebuje obsazené barevné akční pole.
rule-UC-ICO-03 = Tento efekt potřebuje volné barevné akční pole.
rule-UC-LIM-02 = Se čtyřmi akčními kartami nová zabere místo některé staré, nebo se nevyloží.
rule-UC-LIM-04 = Teď lze použít jen akční kartu, která odchází.
rule-UC-LIM-06 = Akční karta uvolňuje místo jen páté.
rule-UC-PRO-13 = Nahradit lze jen to, co produkuje připojená stavba.
rule-UC-RES-01 = Teď nejsou žádné zdroje na výběr.
rule-UC-RES-03 = Teď není co dobírat.
rule-UC-S12-01 = Vezměte si tolik různých zdrojů, kolik akční pole dává, žádný dvakrát.
rule-UC-SLT-01 = Toto akční pole je v tomto kole obsazené.
rule-UC-SLT-05 = Akční pole lze zvolit, jen provedete-li alespoň část jeho akce.
rule-UC-SLT-08 = Teď na využití nečeká žádná vaše karta.
rule-UC-SOL-01 = Sólová hra používá pokročilou stranu hráčských desek.
rule-UC-SOL-13 = Sólová hra se hraje bez kontraktů.
rule-UC-SPE-02 = Speciální karty se berou jen akčním polem nebo efektem, který to dovoluje.
rule-UC-SPE-05 = Kredity, které tato speciální karta stojí, nemůžete zaplatit.
rule-UC-SUP-05 = Všechny tunely jsou postavené.
rule-UC-SUP-06 = Všechna nesymbiotická města jsou postavená.
rule-UC-SUP-08 = Všechna symbiotická města jsou postavená.
rule-UC-TIM-01 = Dokončete zvolenou část; potom zvolte jinou část tohoto efektu.
rule-UC-TIM-02 = Tento efekt vylepší jen to, co jste právě postavili.
rule-UC-TIM-03 = Postavit a vylepšit musíte najednou, a na obojí nemáte.
rule-UC-TIM-05 = Karta a akce pole se provádějí po sobě, v pořadí zvoleném na začátku.
rule-UC-TUN-02 = Takové prázdné místo pro tunel na vaší desce není.
rule-UC-TUN-03 = Nový tunel musí navazovat na tunely od startovního města.
rule-UC-UPG-02 = Žádný efekt teď nemění město na symbiotické.
rule-UC-UPG-03 = Žádný efekt vám teď nedovoluje nic vylepšit.
rule-UC-UPG-04 = Toto vylepšení nemůžete zaplatit.
rule-UC-UPG-05 = Zaplaťte jednu z cen, které efekt uvádí.
rule-UC-UPG-06 = Takovou stavbu tento efekt nevylepšuje.
rule-UC-UPG-09 = Nic takového, co by šlo vylepšit, tam není.
