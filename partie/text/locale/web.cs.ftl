## Prohlížeč: stránky, stůl a nastavení společné všem hrám.

web-skip = Přejít k obsahu
web-tools = Nástroje
web-close = Zavřít
web-cancel = Zrušit
web-loading = Stůl se připravuje…
web-no-answer = Server neodpovídá. Zkuste to znovu.
web-no-page = Taková stránka tu není
web-no-table = Takový stůl tu není
web-no-table-about = Možná je odkaz neúplný, nebo už je stůl sklizený.
web-to-lobby = Do herny
web-rule = Pravidlo { $rule }

## Herna

web-welcome = Posaďte se a hrajte
web-welcome-back = Vítejte, { $name }
web-welcome-about = Náročné deskové hry s úplnými pravidly: hned proti botům, nebo s přáteli přes odkaz. Stačí jméno.
web-your-name = Vaše jméno
web-guest = Host
web-you-are = Hrajete jako { $name }
web-play-bots = Hrát { $game } proti botům
web-play-now = Hrát hned
web-with-friends = S přáteli
web-bots-strength = Síla botů
web-minutes = { $minutes } min
web-minutes-about = Podle údajů vydavatele
web-weight-1 = lehká
web-weight-2 = střední
web-weight-3 = náročná
web-weight-about = Jak těžké je se ji naučit: náš vlastní odhad
web-new-table = Nový stůl…
web-my-tables = Moje stoly
web-running-tables = Právě se hraje
web-finished-tables = Dohráno
web-no-mine = Zatím u žádného stolu nesedíte.
web-no-open = Nikdo nečeká na spoluhráče. Založte stůl a pošlete odkaz přátelům.
web-no-running = Žádná jiná partie se teď nehraje.
web-no-finished = Žádná jiná partie ještě není dohraná.
web-free-seat = volné místo
web-place = ({ $place }.)
web-private = Tento stůl vidí jen ti, kdo mají odkaz
web-your-turn = Jste na tahu
web-join = Přisednout
web-look = Prohlédnout
web-go-on = Pokračovat
web-watch = Sledovat
web-login = Přihlásit se
web-logout = Odhlásit se
web-logout-everywhere = Odhlásit všude
web-logout-everywhere-sure = Na všech zařízeních včetně tohoto?
web-sessions = Kde jste přihlášeni
web-session-this = toto zařízení
web-session-used = použito { $ago }
web-session-end = Odhlásit tam
web-password = Heslo
web-game = Hra
web-games = Hry
web-players = Počet hráčů
web-seats = Místa
web-me = Já
web-seat-number = Místo { $number }
web-open-seat = Volné: někdo si přisedne
web-a-bot = Bot: { $name }
web-absence = Když někdo dlouho nehraje
web-absence-none = Čekat, jak dlouho bude třeba
web-absence-bot = { $days ->
    [one] Po jednom dni ho zastoupí bot
   *[other] Po { $days } dnech ho zastoupí bot
}
web-private-table = Soukromý: jen pro ty, kdo mají odkaz
web-make-table = Založit stůl

## Před hrou

web-waiting-room = Stůl: { $game }
web-bot-here = Posadit sem bota
web-copy-link = Zkopírovat odkaz
web-copied = Zkopírováno
web-send-link = Pošlete tento odkaz těm, s kým chcete hrát. Partie začne, jakmile budou všechna místa obsazená.
web-qr-code = QR kód tohoto stolu
web-share-table = Sdílet
web-start = { $count ->
    [one] Začít s 1 hráčem
   *[other] Začít s { $count } hráči
}
web-start-bots = { $count ->
    [one] Začít a na volné místo posadit bota ({ $bot })
    [few] Začít a na { $count } volná místa posadit boty ({ $bot })
   *[other] Začít a na { $count } volných míst posadit boty ({ $bot })
}
web-leave = Odejít

## Rozhodnutí

web-decision = Na co se hra ptá
web-game-over = Partie skončila.
web-settling = Váš tah se odesílá…
web-turns-up = Ukáže se něco nového, potom už se nelze vrátit.
web-turn-complete = Váš tah je hotový.
web-waiting-for = Na tahu: { $names }.
web-tentative = Zatím nezávazně:
web-end-turn = Ukončit tah
web-done-end = Hotovo, ukončit tah
web-closes = Ukončí váš tah; potom už se nelze vrátit.
web-undo = Zpět
web-restart = Celý tah znovu
web-hint = Rada
web-hint-other = Jiná možnost, „{ $move }“: { $lacks }
web-do-it = Zahrát
web-left = (zbude { $left })
web-less = Méně
web-more = Více
web-amount-of = Množství: { $what }
web-slider-of = Posuvník: { $what }
web-show-all = { $count ->
    [one] Ukázat všechno
    [few] Ukázat všechny { $count }
   *[other] Ukázat všech { $count }
}
web-type-move = Napište tah
web-no-such-move = „{ $move }“ se jako tah přečíst nedá.
web-connection-lost = Spojení chybí, zkoušíme je obnovit. Rozehraný tah zůstává.
web-server-late = Server neodpovídá, ptáme se znovu.
web-try-again = Zkusit hned
web-live-joining = Připojuje se
web-live-live = Připojeno
web-live-lost = Spojení je přerušené
web-watching = Sledujete partii

## Stůl

web-log = Co se stalo
web-pane-log = Záznam
web-moment = Po tahu { $number }
web-score = Výsledek
web-final-score = Konečný výsledek
web-all-figures = Všechny údaje
web-compared = Porovnává se v tomto pořadí: { $criteria }.
web-record = Stáhnout záznam
web-replay = Přehrát partii
web-panes = Části stolu
web-position = Stav hry
web-is-bot = Na tomto místě hraje bot
web-absent = Nehraje déle, než bylo domluveno
web-you-decide = jste na tahu
web-decides = přemýšlí
web-graph-cities = Města, kolo za kolem
web-graph-money = Peníze, kolo za kolem

## Ohlédnutí

web-to-start = Na začátek
web-step-back = O tah zpět
web-run = Přehrávat
web-pause = Zastavit
web-step-on = O tah dál
web-to-end = Na konec
web-moment-slider = Okamžik partie
web-copy-moment = Zkopírovat odkaz na tento okamžik
web-to-table = Zpátky ke stolu

## Pravidla

web-rules = Pravidla
web-rules-of = Pravidla hry { $game }
web-search-rules = Hledat v pravidlech
web-rules-found = { $count ->
    [0] Tato slova v žádném pravidle nejsou.
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
web-chapters = Kapitoly
web-ruling = Náš výklad:

## Nastavení

web-settings = Nastavení
web-language = Jazyk
web-theme = Barvy
web-theme-system = Podle systému
web-theme-light = Světlé
web-theme-dark = Tmavé
web-motion = Pohyb figurek
web-motion-system = Podle systému
web-motion-on = Zapnutý
web-motion-off = Vypnutý
web-table-settings = U stolu
web-shapes = Rozlišovat hráče nejen barvou, ale i tvarem
web-confirm = Zeptat se ještě jednou, než ukončím tah
web-keep-name = Heslo vám uchová jméno { $name } i vaše stoly
web-keep = Uložit
web-old-password = Dosavadní heslo
web-new-password = Nové heslo
web-password-kept = Heslo je nastavené.

## Nápověda

web-help = Nápověda a klávesy
web-help-lit = Co svítí modře, lze zvolit. Ještě před kliknutím vidíte cenu po částech a kolik vám zbude.
web-help-why = Co nesvítí, řekne proč, i s číslem pravidla: ukažte na to, podržte na tom prst, nebo to zvolte.
web-help-turn = Dokud tah neukončíte, nic neplatí: vracejte se po jednom, nebo začněte celý tah znovu. Šipka u čárky označuje, co tah ukončí.
web-keys = Klávesy
web-key-tab = od jedné věci k další
web-key-arrows = z místa na místo na plánu
web-key-enter = zvolit
web-key-type = napsat tah, třeba „bid 15“
web-key-decision = k tomu, na co se hra ptá
web-key-board = na herní plán
web-key-log = k tomu, co se stalo
web-key-help = tato nápověda
web-key-escape = zavřít

## Plán hry, která nemá vlastní obrazovku

web-order-of-play = Pořadí hráčů
web-pane-mine = Moje
web-pane-others = Ostatní
web-hidden-cards = { $count } × { $back }
web-pick-things = Vyberte níže, co je modře orámované, a vypíšou se jen tahy s tím.
web-unpick = Znovu všechny tahy
web-graph-points = Body po kolech

## První hra a návrat ke stolu

web-guide = První partie
web-guide-next = Rozumím
web-guide-stop = Už nic nevysvětlovat
web-guide-setting = Vysvětlit každé rozhodnutí, když přijde poprvé
web-guide-again = Vysvětlovat rozhodnutí znovu od začátku
web-recap = { $count ->
    [one] Za vaší nepřítomnosti byl odehrán { $count } tah.
    [few] Za vaší nepřítomnosti byly odehrány { $count } tahy.
   *[other] Za vaší nepřítomnosti bylo odehráno { $count } tahů.
}
web-recap-play = Ukázat, co se stalo
web-recap-close = Vím
web-recap-now = Do přítomnosti
web-legend = Značky na plánu
web-seat-bot = Nechat hrát bota za mě
web-seat-back = Vzít si místo zpět
web-which-bot = Který bot:
web-invited-seat = Pozvat někoho jménem
web-invited-name = Jméno chráněné heslem
web-invited = pozvánka: { $name }
web-skip-to-me = Přeskočit k mému tahu
web-pace = Tahy ostatních
web-pace-slow = Pomalu
web-pace-usual = Po jednom
web-pace-quick = Rychle
web-pace-none = Naráz
web-reason = Rozhodlo kritérium „{ $criterion }“: { $best } proti { $next }.
web-reason-points = { $best ->
    [one] Jeden bod
    [few] { $best } body
   *[other] { $best } bodů
}, další v pořadí { $next }.
web-reason-source = Náskok pochází nejvíc odtud: { $source }, o { $ahead } víc.
web-rematch = Odveta
web-share = Zkopírovat odkaz na partii
web-from-to = { $first } až { $last }
web-in-round = { $round }. kolo
web-turn-waits = na tahu { $names }, { $since }
web-remove-table = Zrušit stůl
web-private-head = Soukromý
web-bot-plays-for-me = Vaše místo drží bot, dokud si ho nevezmete zpět; místo je dál vaše.
web-bot-plays-on = V této partii už nehrajete; na vašem místě dohraje bot.
web-last-round = Poslední kolo

# Who is at the table
web-here = u stolu
web-away = pryč
web-away-for = pryč { $time }
web-watchers = Sledují: { $names }{ $others ->
    [0] .
    [one] {" "}a 1 další.
    [few] {" "}a { $others } další.
   *[other] {" "}a { $others } dalších.
}
web-watchers-nameless = { $count ->
    [one] Partii sleduje 1 divák.
    [few] Partii sledují { $count } diváci.
   *[other] Partii sleduje { $count } diváků.
}

# A way out
web-nudge = Popohnat
web-nudge-name = Popohnat: { $name }
web-nudged = Popohnáno
web-nudges-you = { $name } čeká na váš tah.
web-let-bot = Nechat hrát bota až do návratu
web-proposes-bot = { $name } navrhuje, aby až do návratu hrál bot. Chybí: { $other }.
web-you-propose-bot = Navrhujete, aby až do návratu hrál bot. Chybí: { $name }. Ostatní jsou dotázáni.
web-propose-end = Navrhnout konec partie
web-proposal-waits = Ještě zbývá souhlas: { $names }.
web-proposes-end = { $name } navrhuje ukončit partii. Výsledek by zůstal takový, jaký je teď.
web-you-propose-end = Navrhujete ukončit partii. Ostatní jsou dotázáni.
web-end-about = { $people ->
    [one] Partie by ihned skončila s nynějším výsledkem.
   *[other] Až budou souhlasit všichni přítomní, partie skončí s nynějším výsledkem.
}
web-agree = Souhlasit
web-decline = Odmítnout
web-withdraw = Vzít zpět
web-resign = Vzdát se
web-resign-about = Vaše místo dohraje bot a v pořadí se neobjeví. Nelze to vzít zpět.
web-resigned = vzdáno
web-keep-playing = Hrát dál
web-ended-agreed = Hráči ukončili tuto partii předčasně; toto je výsledek v té chvíli.
web-ended-agreed-short = ukončeno předčasně
web-clear-seat = Odebrat
web-clear-seat-name = Odebrat: { $name }
web-absence-minutes = { $minutes ->
    [one] Po minutě převezme místo bot
    [few] Po { $minutes } minutách převezme místo bot
   *[other] Po { $minutes } minutách převezme místo bot
}
web-rename = Změnit jméno
web-renamed = Jméno je změněno.

# My turn
web-my-turn = Když jsem na tahu a dívám se jinam
web-notify-setting = Zobrazit oznámení prohlížeče
web-sound-setting = Zvuky: můj tah a dění na stole
web-volume = Hlasitost
web-notify-refused = Prohlížeč této stránce oznámení nepovoluje; povolte je v jeho nastavení.
web-turn-waiting = Jste na tahu: { $game }
web-turns-waiting = { $count ->
    [one] Jste na tahu u 1 stolu
   *[other] Jste na tahu u { $count } stolů
}
web-notices-about = Zprávy ze serveru, i když není otevřená žádná stránka: jedna za každý tah, na který se od vás čeká, více stolů dohromady.
web-notice-mail = E-mail
web-notice-webhook = Webhook (Discord, Slack)
web-notice-push = Prohlížeč
web-notice-add = Přidat
web-notice-add-push = Posílat zprávy do tohoto prohlížeče
web-notice-unconfirmed = dosud nepotvrzeno
web-notice-mail-sent = Na adresu { $address } odchází e-mail; adresu potvrdíte jeho odkazem.

# Clocks
web-time = Čas na přemýšlení
web-time-kind = Hodiny
web-time-none = Bez hodin
web-time-live = Naživo: minuty na partii
web-time-slow-move = Korespondenčně: hodiny na tah
web-time-slow-days = Korespondenčně: dny na partii
web-time-minutes = Minuty pro každého hráče
web-time-seconds-more = Sekundy navíc za tah
web-time-most = Nejvýše, v minutách
web-time-hours = Na tah
web-time-days = Na partii
web-time-hours-more = Navíc za tah
web-time-off = Dny, které se nepočítají
web-time-then = Když čas vyprší
web-time-last-bot = Místo drží bot
web-time-last-default = Zahraje se výchozí tah
web-time-last-out = Hráč z partie vypadne
web-time-then-bot = Po vypršení času: místo drží bot, dokud se hráč nevrátí.
web-time-then-default = Po vypršení času: zahraje se bezpečný výchozí tah.
web-time-then-out = Po vypršení času: hráč z partie vypadne a dohraje ji bot.
web-time-on-look = Čas začne běžet, až se hráč poprvé podívá.
web-time-each-move = Na tah: { $time }.
web-time-bank = Pro každého hráče: { $time }.
web-time-more = Navíc za tah: { $time }, nejvýše { $most }.
web-time-nights = Noci se nepočítají ({ $from }–{ $until } podle místa každého hráče).
web-time-days-off = Nepočítá se: { $days }.
web-clock-until = { $name } má čas do: { $when }.
web-clock-stands = Hodiny stojí ({ $name }).
web-clock-unseen = Hodiny se rozběhnou s prvním pohledem ({ $name }).
web-clocks-paused = Hodiny podle dohody stojí.
web-end-pause = Spustit hodiny
web-propose-pause = Navrhnout zastavení hodin
web-proposes-pause = { $name } navrhuje na chvíli zastavit hodiny.
web-you-propose-pause = Navrhujete na chvíli zastavit hodiny. Ostatní jsou dotázáni.
