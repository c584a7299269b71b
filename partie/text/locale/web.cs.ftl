## Prohlížeč: stránky, stůl a nastavení společné všem hrám.

web-skip = Přejít k obsahu
web-tools = Nástroje
web-close = Zavřít
web-loading = Stůl se prostírá…
web-no-answer = Server neodpovídá. Zkuste to prosím znovu.
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
web-new-table = Nový stůl…
web-my-tables = Moje stoly
web-open-tables = Volné stoly
web-running-tables = Právě se hraje
web-finished-tables = Dohráno
web-no-mine = Zatím u žádného stolu nesedíte.
web-no-open = Nikdo nečeká na spoluhráče. Založte stůl a pošlete odkaz přátelům.
web-no-running = Žádná jiná hra teď neběží.
web-no-finished = Žádná jiná hra ještě není dohraná.
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
web-send-link = Pošlete tento odkaz těm, s kým chcete hrát. Hra začne, jakmile budou všechna místa obsazená.
web-start = { $count ->
    [one] Začít s 1 hráčem
   *[other] Začít s { $count } hráči
}
web-start-bots = { $count ->
    [one] Začít, na volném místě bot ({ $bot })
   *[other] Začít, na { $count } volných místech boti ({ $bot })
}
web-leave = Odejít

## Rozhodnutí

web-decision = Na co se hra ptá
web-game-over = Hra skončila.
web-settling = Váš tah se odesílá…
web-chosen = { $move }?
web-turn-complete = Váš tah je hotový.
web-waiting-for = Na tahu: { $names }.
web-tentative = Zatím nezávazně:
web-end-turn = Ukončit tah
web-done-end = Hotovo, ukončit tah
web-closes = Ukončí váš tah; potom už se nelze vrátit.
web-undo = Zpět
web-restart = Celý tah znovu
web-hint = Rada
web-hint-other = Spíš ne „{ $move }“: { $lacks }
web-do-it = Zahrát
web-left = (zbude { $left })
web-less = Méně
web-more = Více
web-amount-of = Množství: { $what }
web-slider-of = Posuvník: { $what }
web-show-all = Ukázat všech { $count }
web-type-move = Napište tah
web-no-such-move = „{ $move }“ se jako tah přečíst nedá.
web-connection-lost = Spojení je přerušené; zkouší se znovu.
web-try-again = Zkusit hned
web-live-joining = Připojuje se
web-live-live = Připojeno
web-live-lost = Spojení je přerušené
web-watching = Sledujete hru

## Stůl

web-log = Co se stalo
web-pane-log = Záznam
web-moment = Po tahu { $number }
web-score = Výsledek
web-final-score = Konečný výsledek
web-compared = Porovnává se v tomto pořadí: { $criteria }.
web-record = Stáhnout záznam
web-replay = Ohlédnout se
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
web-moment-slider = Okamžik hry
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
web-rules-english = Očíslovaná pravidla jsou zatím jen anglicky.
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
web-confirm = Před zahráním, které ukončí tah, se ještě jednou zeptat
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

web-guide = První hra
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
web-decided-by = Rozhodlo: { $criterion }.
web-rematch = Odveta
web-share = Zkopírovat odkaz na partii
web-from-to = { $first } až { $last }
web-for-players = { $least }–{ $most } hráčů
web-in-round = { $round }. kolo
web-turn-waits = na tahu { $names }, { $since }
web-remove-table = Zrušit stůl
web-private-head = Soukromý
web-bot-plays-for-me = Za tebe hraje bot.
web-last-round = Poslední kolo
