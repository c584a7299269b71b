## Terminál: stůl, jeho příkazy a odpovědi na ně.

bot-names = Ada, Bruno, Cyril, Dora, Emil, Flora, Greta, Hugo
human-name = Hráč
language-name = Čeština

ask-language = Jazyk: 1 English, 2 Čeština, 3 Українська
ask-game = Kterou hru: { $choices }?
ask-players = Kolik hráčů sedí u stolu i s vámi? { $low } až { $high } (Enter: { $usual })
ask-name = Jak se jmenujete? (Enter: { $usual })
ask-number-again = Napište číslo od { $low } do { $high }, nebo jen stiskněte Enter.
welcome = Vítejte, hraje se { $game }. Napište číslo tahu nebo tah sám; „help“ hru vysvětlí, „hint“ řekne, co by zahrál bot.

answers-yes = y, yes, a, ano
answers-no = n, no, ne
answers-back = b, back, z, zpět, zpet

menu-more = … a { $count ->
    [one] ještě jeden; „moves“ je vypíše všechny.
    [few] ještě { $count }; „moves“ je vypíše všechny.
   *[other] ještě { $count }; „moves“ je vypíše všechny.
}
menu-final = ! nelze vrátit: něco se odkryje nebo budou na tahu jiní.
menu-left = zbude { $left }
how-much = Kolik, od { $low } do { $high }? Napište například „{ $example }“.
menu-ways = { $move }, nebo { $count ->
    [one] { $count } další způsob
    [few] { $count } další způsoby
   *[other] { $count } dalších způsobů
}
which-way = Který způsob?
only-move = { $name } má jediný možný tah: { $move }.
by-order = Trvalý příkaz „{ $order }“: { $move }

advice-move = Bot by zahrál: { $move }
advice-other = Nebo { $move }: { $lack }
move-named = { $phrase } [{ $notation }]
why-legal = Tento tah je teď možný: { $move }.
undone = Vráceno: { $move }.
taken-back = { $count ->
    [one] Jeden tah byl vzat zpět; záznam to uvádí.
    [few] { $count } tahy byly vzaty zpět; záznam to uvádí.
   *[other] { $count } tahů bylo vzato zpět; záznam to uvádí.
}
rules-levels = „rules { $missed }“ řekne, na co se zapomíná, „rules { $sections }“ vypíše oddíly, „rules 3“ jeden z nich, „rules { $example }“ jedno pravidlo; jiné slovo se vyhledá.
rules-missed = zapomíná
rules-sections = oddíly
rules-more = … a další ({ $count }); určete pravidlo přesněji.
saved = Partie je uložena v souboru { $file }.
not-saved = Nic se neuložilo.
overwrite = Soubor { $file } už existuje. Přepsat? (ano nebo ne)
quit-save = Uložit partii, než odejdete? Enter ji uloží jako { $file }; nebo napište jiné jméno souboru, „ne“ pro odchod bez uložení, „zpět“ pro pokračování.
end-save = Uchovat partii? Napište jméno souboru (s koncovkou .txt pro čitelný záznam), nebo stiskněte Enter a odejděte.
goodbye = Na shledanou.

ranking-place = místo
ranking-order = Porovnává se v tomto pořadí: { $criteria }.

help-moves = Napište číslo tahu, číslo a množství (2 15), nebo tah tak, jak stojí vpravo; začátky slov stačí. Další příkazy:
command-help = tento text
command-hint = co by zahrál bot, proč, a k čemu jsou dva jiné tahy
command-why = proč tah není možný, s číslem pravidla
    .usage = why TAH
command-moves = všechny možné tahy
command-board = celý herní plán
command-log = poslední události (15, nebo kolik řeknete)
    .usage = log [N]
command-undo = vrátit váš poslední tah, pokud se od té doby nic neodkrylo a nikdo netáhl
command-takeback = zpět před vaši poslední volbu, i přes tahy botů a dobrané karty; záznam to uvede
command-rules = hra ve zkratce; na co se zapomíná, oddíl, pravidlo podle čísla, nebo pravidla, která zmiňují slovo
    .usage = rules [SLOVO]
command-save = uložit partii; jméno s koncovkou .txt dá čitelný záznam
    .usage = save SOUBOR
command-quit = odejít od stolu

replay-head = { $game }, { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}, { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, semínko { $seed }
replay-option = { $option }: { $value }
replay-at = Po tahu { $number } z { $moves }:
replay-running = Partie neskončila. Na tahu: { $names }.

sim-head = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
} hry { $game }, hráčů: { $seats }, semínka { $first } až { $last }
sim-bot = bot
sim-seats = míst
sim-wins = výher
sim-share = vyhráno
sim-shared = dělených
sim-place = průměrné místo
sim-spread = { $average } ({ $least }–{ $most })
sim-rounds = Kola: průměrně { $average }, od { $least } do { $most }
sim-moves = Tahy: průměrně { $average }, od { $least } do { $most }

version-compiled = partie { $version }, přeložený engine
version-pure = partie { $version }, engine v čistém Pythonu

build-compiled = přeložený
build-pure = čistý Python

bench-head = { $game }, hráčů: { $seats }, { $build }: náhodných partií { $games } za { $seconds } s
bench-games_per_s = partií za sekundu
bench-decisions_per_s = rozhodnutí za sekundu (se dvěma a více tahy)
bench-best_per_s = totéž v nejlepším z osmi úseků
bench-decisions_per_game = rozhodnutí v partii
bench-forced_per_game = vynucených tahů v partii
bench-copy_us = kopie stavu, µs
bench-mask_us = maska, µs
bench-view_us = pohled, µs
bench-guess_us = odhad, µs
bench-save_us = uložení, µs
bench-state_bytes = paměť stavu, bajty
bench-rounds_per_s = kol kalibrační smyčky za sekundu
bench-public_ratio = přes decisions a play("…"), v násobcích vnitřní smyčky
bench-ratio = rozhodnutí za dobu jednoho takového kola
bench-quarters_us = µs na rozhodnutí v každé čtvrtině partie
bench-column-game = hra
bench-column-seats = hráčů
bench-column-games = partií/s
bench-column-decisions = rozhodnutí/s
bench-column-each = µs
bench-column-growth = cena ×
bench-column-copy_us = kopie, µs
bench-column-quarters = po čtvrtinách, µs
bench-column-then = dříve/s
bench-column-now = nyní/s
bench-column-play = hra
bench-column-copy = kopie
bench-legend = Počítají se rozhodnutí se dvěma a více tahy. „Cena ×“ je celá partie proti partii s nejmenším počtem hráčů.
bench-compared = Rychlost tohoto sestavení ({ $build }) proti základnímu měření, jako poměr ke kalibrační smyčce:
bench-lost = Pomalejší: { $game }, hráčů: { $seats }, ztratila od základního měření { $lost } % rychlosti.
bench-failed = Mnohem pomalejší: { $game }, hráčů: { $seats }, ztratila od základního měření { $lost } % rychlosti; to žádný šum nevysvětlí.
bench-held = Nic neztratilo víc než { $lost } %.
bench-nothing = V souboru není žádné měření tohoto sestavení ({ $build }).

error-seat-and-bots = Kdo kde sedí, řekněte buď pomocí --seat, nebo pomocí --bots a --humans, ne obojím.
error-seats-differ = --seat jmenuje tolik hráčů: { $given }, ale --seats říká { $seats }; srovnejte je.
error-too-many-sitters = { $sitters ->
    [one] { $sitters } hráč se nevejde
    [few] { $sitters } hráči se nevejdou
   *[other] { $sitters } hráčů se nevejde
} na { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}; dejte více míst, nebo méně hráčů.
error-unknown-sitter = Hráč „{ $sitter }“ neexistuje; vyberte z: { $choices }, případně se jménem za dvojtečkou (you:Anna).
error-bad-option-form = „{ $option }“ není volba; pište ji jako jméno=hodnota.
error-load-and-new = Načtená partie má svůj počet míst, semínko i volby; vynechte { $option }.
error-other-game = V souboru je hra { $found }, ne { $wanted }.
error-bad-bench-file = { $file } není soubor s měřeními; vytvoří ho partie bench --write.
error-no-file = Soubor { $file } neexistuje.
error-no-text-file = Soubor { $file } neobsahuje text; očekává se uložená partie nebo záznam.
error-unreadable-file = Soubor { $file } nelze přečíst: { $reason }.
error-unwritable-file = Soubor { $file } nelze zapsat: { $reason }.
error-no-such-number = Tah číslo { $number } neexistuje; vyberte od 1 do { $most }, nebo napište tah.
error-bad-amount = To není množství pro „{ $move }“; napište jeho číslo a množství od { $low } do { $high }.
error-ambiguous-move = „{ $move }“ může znamenat více věcí: { $choices }.
error-why-what = Řekněte, který tah máte na mysli: „why“ a tah.
error-no-such-rule = Pravidlo „{ $name }“ v této hře není.
error-bad-log = „{ $text }“ není počet událostí; napište například „log 30“.
error-undo-revealed = Od vašeho posledního tahu se něco odkrylo, proto ho nelze vrátit; „takeback“ se vrátí i tak.
error-undo-nothing = Nemáte žádný tah, který by šlo vrátit: mezitím táhli jiní. „takeback“ se vrátí i přes ně.
error-takeback-nothing = Ještě jste nic nevolili, není co vzít zpět.
error-order-not-now = „{ $order }“ k tomu, o čem se teď rozhoduje, nic neříká; zadejte to, až budete moci přihodit.
error-table-broke = U stolu se něco pokazilo ({ $reason }); partie je uložena v souboru { $file }, nahlaste to.
error-bad-number = { $what } musí být alespoň { $low }.

doctor-game = pravidla { $rules }, { $seats } hráčů
doctor-names = chybí názvy v jazyce { $language } ({ $count }): { $names }
doctor-extra = nainstalováno
doctor-extra-absent = nenainstalováno (pip install "partie[{ $extra }]"); chybí: { $modules }
doctor-page = sestavena: server má stránku pro prohlížeče
doctor-page-absent = nesestavena: ze zdrojů ji sestaví „make web“; balíčky ji obsahují
doctor-database = dostupná
doctor-database-new = ještě neexistuje: vytvoří ji první spuštění „partie serve“
doctor-redis = dostupný
doctor-redis-bad = na adrese z PARTIE_NOTIFY neodpovídá
doctor-topic-page = stránka
doctor-topic-settings = nastavení
doctor-topic-database = databáze
