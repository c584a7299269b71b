# Slova pro efekty karet, jedna zpráva pro každý druh uzlu. `$n` jen vybírá tvar; čísla říká `phrase-counted`. Počítané tvary
# jsou ve 4. pádě (1, 2–4, 5 a víc).

## Zdroje a jiné zisky

resource-kelp = řasa
    .counted = { $n ->
        [one] řasu
        [few] řasy
       *[other] řas
    }
    .gen = řasy
resource-steelplast = oceloplast
    .counted = { $n ->
        [one] oceloplast
        [few] oceloplasty
       *[other] oceloplastů
    }
    .gen = oceloplastu
resource-science = věda
    .counted = { $n ->
        [one] vědu
        [few] vědy
       *[other] věd
    }
    .gen = vědy
resource-credit = kredit
    .counted = { $n ->
        [one] kredit
        [few] kredity
       *[other] kreditů
    }
    .gen = kreditu
resource-biomatter = organická hmota
    .counted = { $n ->
        [one] organickou hmotu
        [few] organické hmoty
       *[other] organických hmot
    }
    .gen = organické hmoty
resource-point = bod
    .counted = { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
    .gen = bodu
resource-card = karta
    .counted = { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }
    .gen = karty

## Věci, které se staví, používají a počítají

thing-farm = farma
    .counted = { $n ->
        [one] farmu
        [few] farmy
       *[other] farem
    }
    .gender = f
    .gen = farmy
thing-plant = odsolovací zařízení
    .counted = { $n ->
        [one] odsolovací zařízení
        [few] odsolovací zařízení
       *[other] odsolovacích zařízení
    }
    .gender = n
    .gen = odsolovacího zařízení
thing-laboratory = laboratoř
    .counted = { $n ->
        [one] laboratoř
        [few] laboratoře
       *[other] laboratoří
    }
    .gender = f
    .gen = laboratoře
thing-tunnel = tunel
    .counted = { $n ->
        [one] tunel
        [few] tunely
       *[other] tunelů
    }
    .gender = m
    .gen = tunelu
thing-tunnel-at-city = tunel u připojeného města
    .counted = { $n ->
        [one] tunel u připojeného města
        [few] tunely u připojených měst
       *[other] tunelů u připojených měst
    }
    .gender = m
    .gen = tunelu u připojeného města
thing-white = nesymbiotické město
    .counted = { $n ->
        [one] nesymbiotické město
        [few] nesymbiotická města
       *[other] nesymbiotických měst
    }
    .gender = n
    .gen = nesymbiotického města
thing-purple = symbiotické město
    .counted = { $n ->
        [one] symbiotické město
        [few] symbiotická města
       *[other] symbiotických měst
    }
    .gender = n
    .gen = symbiotického města
thing-building = budova
    .counted = { $n ->
        [one] budovu
        [few] budovy
       *[other] budov
    }
    .gender = f
    .gen = budovy
thing-structure = stavba
    .counted = { $n ->
        [one] stavbu
        [few] stavby
       *[other] staveb
    }
    .gender = f
    .gen = stavby
thing-city = město
    .counted = { $n ->
        [one] město
        [few] města
       *[other] měst
    }
    .gender = n
    .gen = města
thing-metropolis = metropole
    .counted = { $n ->
        [one] metropoli
        [few] metropole
       *[other] metropolí
    }
    .gender = f
    .gen = metropole
thing-special = zaplacená speciální karta
    .counted = { $n ->
        [one] zaplacenou speciální kartu
        [few] zaplacené speciální karty
       *[other] zaplacených speciálních karet
    }
    .gender = f
    .gen = zaplacené speciální karty
thing-action-card = vyložená akční karta
    .counted = { $n ->
        [one] vyloženou akční kartu
        [few] vyložené akční karty
       *[other] vyložených akčních karet
    }
    .gender = f
    .gen = vyložené akční karty
thing-ready-card = nepoužitá akční karta
    .counted = { $n ->
        [one] nepoužitou akční kartu
        [few] nepoužité akční karty
       *[other] nepoužitých akčních karet
    }
    .gender = f
    .gen = nepoužité akční karty
thing-laid-card = vyložená karta
    .counted = { $n ->
        [one] vyloženou kartu
        [few] vyložené karty
       *[other] vyložených karet
    }
    .gender = f
    .gen = vyložené karty
thing-slot-colour = barva akčních polí s vašimi dílky v tomto kole
    .counted = { $n ->
        [one] barvu akčních polí s vašimi dílky v tomto kole
        [few] barvy akčních polí s vašimi dílky v tomto kole
       *[other] barev akčních polí s vašimi dílky v tomto kole
    }
    .gender = f
    .gen = barvy akčních polí s vašimi dílky v tomto kole
thing-full-city = připojené město se všemi třemi typy budov
    .counted = { $n ->
        [one] připojené město se všemi třemi typy budov
        [few] připojená města se všemi třemi typy budov
       *[other] připojených měst se všemi třemi typy budov
    }
    .gender = n
    .gen = připojeného města se všemi třemi typy budov
thing-pair = dvojice vylepšených budov jednoho typu u připojeného města
    .counted = { $n ->
        [one] dvojici vylepšených budov jednoho typu u připojeného města
        [few] dvojice vylepšených budov jednoho typu u připojeného města
       *[other] dvojic vylepšených budov jednoho typu u připojeného města
    }
    .gender = f
    .gen = dvojice vylepšených budov jednoho typu u připojeného města
thing-federation = políčko postupu na stupnici Federace
    .counted = { $n ->
        [one] políčko postupu na stupnici Federace
        [few] políčka postupu na stupnici Federace
       *[other] políček postupu na stupnici Federace
    }
    .gender = n
    .gen = políčka postupu na stupnici Federace

adjective-connected = { $gender ->
    [f] { $n ->
        [one] připojenou
        [few] připojené
       *[other] připojených
    }
    [m] { $n ->
        [one] připojený
        [few] připojené
       *[other] připojených
    }
   *[n] { $n ->
        [one] připojené
        [few] připojená
       *[other] připojených
    }
}
    .gen = { $gender ->
        [f] jedné připojené
       *[n] jednoho připojeného
    }
adjective-upgraded = { $gender ->
    [f] { $n ->
        [one] vylepšenou
        [few] vylepšené
       *[other] vylepšených
    }
    [m] { $n ->
        [one] vylepšený
        [few] vylepšené
       *[other] vylepšených
    }
   *[n] { $n ->
        [one] vylepšené
        [few] vylepšená
       *[other] vylepšených
    }
}
    .gen = { $gender ->
        [f] jedné vylepšené
       *[n] jednoho vylepšeného
    }
phrase-every = { $gender ->
    [f] každou
    [m] každý
   *[n] každé
}
phrase-it = { $gender ->
    [f] ji
    [m] jej
   *[n] je
}
phrase-second = { $gender ->
    [f] druhou
    [m] druhý
   *[n] druhé
}

## Jak se věci počítají a spojují

phrase-counted = { $count } { $thing }
phrase-up-to = až { $count } { $thing }
phrase-each = { $every } { $thing }
phrase-each-several = { $count ->
    [few] { $gender ->
        [n] každá { $count } { $thing }
       *[other] každé { $count } { $thing }
    }
   *[other] každých { $count } { $thing }
}
phrase-set = každou sadu: { $parts }
phrase-at-least = alespoň { $count } { $thing }
phrase-or = { $first } nebo { $last }
phrase-either = { $first }, nebo { $last }
phrase-a = { $thing }
phrase-times = { $clause } (až { $count }×)
phrase-at-most = { $clause } (nejvýše { $count }×)

phrase-usual-price = za obvyklou cenu
phrase-free-price = zdarma
phrase-stated-price = za { $price }
phrase-less-price = o { $price } levněji, než je obvyklé
phrase-each-price = { $every } za { $price }

## Efekty

effect-gain = získejte { $gains }
effect-gain-different = získejte { $count ->
    [one] { $count } zdroj
    [few] { $count } různé zdroje
   *[other] { $count } různých zdrojů
} podle své volby
effect-pay = zaplaťte { $price }: { $then }
effect-pay-times = až { $count }× zaplaťte { $price }: { $then }
effect-exchange = vyměňte { $one } za { $other }, nebo naopak
effect-build = postavte { $things } { $price }
effect-build-expansion = postavte { $things } na dodatečné místo { $price }
effect-upgrade = vylepšete { $things } { $price }
effect-upgrade-several = vylepšete { $things }, { $price }
effect-build-and-upgrade = postavte { $things } { $price } a hned { $it } vylepšete { $upgrade }
effect-advance = postupte o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
} na stupnici Federace
effect-use-action = použijte { $count ->
    [one] { $count } akční kartu
    [few] až { $count } akční karty
   *[other] až { $count } akčních karet
}
effect-ready = připravte k novému použití { $count ->
    [one] { $count } použitou akční kartu
    [few] až { $count } použité akční karty
   *[other] až { $count } použitých akčních karet
}
effect-take-special = vezměte si { $count ->
    [one] { $count } speciální kartu
    [few] { $count } speciální karty
   *[other] { $count } speciálních karet
}
effect-use-slot = { $where ->
    [free] proveďte akci volného barevného akčního pole
    [others] proveďte akci barevného akčního pole obsazeného jiným hráčem
    [used] proveďte akci kteréhokoli obsazeného barevného akčního pole
   *[any] proveďte akci barevného akčního pole, které je volné nebo obsazené jiným hráčem
}
effect-copy-yield = získejte to, co produkuje { $thing } u připojeného města
    .one = { $gender ->
        [f] jedna vaše vylepšená { $thing }
        [m] jeden váš vylepšený { $thing }
       *[n] jedno vaše vylepšené { $thing }
    }
effect-convert = změňte 1 nesymbiotické město na symbiotické
effect-draw-choose = doberte { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}, { $keep } si nechte a ostatní odhoďte
effect-take-metropolis = vezměte si další modrou metropoli; počítá se jako připojená
effect-if = { $condition }, { $then }
effect-for-each = získejte { $gains } za { $each }
effect-when = { $when }, { $then }
effect-discount = když stavíte { $thing }, plaťte o { $price } méně
effect-discount-upgrading = když vylepšujete { $thing }, plaťte o { $price } méně
effect-once-per-turn = jednou za svůj tah: { $then }
effect-hand-limit = v ruce smíte mít o { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} víc
effect-instead = místo 1 { $resource } z { $one } { $thing } si můžete vzít { $gains }
effect-feed-free = { $count ->
    [one] { $count } připojené město
    [few] { $count } připojená města
   *[other] { $count } připojených měst
} nemusíte živit
effect-steps = získejte body podle počtu { $things }: { $table }
effect-step = { $points } od { $count }

condition-have = máte-li { $what }
condition-on-space = stojíte-li na políčku { $space } stupnice Federace

when-builds = když postavíte { $thing }
when-upgrades = když vylepšíte { $thing }
when-second-built = když u připojeného města postavíte { $second } { $thing }
when-second-upgraded = když u připojeného města vylepšíte { $second } { $thing }
when-second-tunnel = když v jednom tahu postavíte druhý tunel
when-slot-gives = když vám akční pole dá alespoň 1 { $thing }
when-uses-slot = když využijete akční pole { $slot } ({ $effect })
when-advances-to = když postoupíte na políčko { $space } stupnice Federace
when-connects-metropolis = když připojíte metropoli
when-mismatches = když se karta a akční pole liší barvou
when-uses-action = když použijete akční kartu
when-takes-special = když si vezmete speciální kartu
when-lays-card = { $type ->
    [instant] když zahrajete kartu s okamžitým efektem
    [permanent] když vyložíte kartu s trvalým efektem
    [action] když vyložíte akční kartu
    [production] když vyložíte produkční kartu
    [end] když vyložíte kartu závěrečného bodování
   *[any] když vyložíte kartu
}
when-all-colours = když v jednom kole máte dílky na akčních polích všech tří barev
when-turn-ends = na konci svého tahu

## Karty a dílky

tile-instant = Ihned: { $text }
tile-production = Při produkci: { $text }
tile-end = Na konci hry: { $text }
tile-contract = máte-li jako první { $conditions }, { $then }

type-instant = okamžitý efekt
type-permanent = trvalý efekt
type-action = akční karta
type-production = produkční karta
type-end = závěrečné bodování
colour-yellow = žlutá
colour-red = červená
colour-green = zelená
colour-none = bez barvy
card-cost = { $cost ->
    [one] stojí { $cost } kredit
    [few] stojí { $cost } kredity
   *[other] stojí { $cost } kreditů
}
card-unknown = neznámá karta
metropolis-unknown = neznámá metropole
contract-unknown = neznámý kontrakt
source-slot = akční pole { $slot }
