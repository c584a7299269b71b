## Správa serveru v terminálu i na stránce a co správce říká všem.

error-read-only-time = Server chvíli nepřijímá změny: probíhá údržba. Zkuste to brzy znovu.
error-not-invited = Noví hráči sem přicházejí jen s pozvánkou správce, nebo je tato pozvánka už použitá.
error-bad-host-key = To není klíč správce.
error-several-people = Jméno „{ $name }“ má více lidí; zadejte id.
error-database-older = Databáze { $where } je od starší verze Partie; nejdřív spusťte server této verze.
error-backup-elsewhere = Tato databáze se kopíruje nástroji PostgreSQL (pg_dump).
error-backup-there = Soubor { $path } už existuje.

admin-version-is = Verze
admin-database-is = Databáze
admin-free-is = Volno na disku
admin-health-is = Stav
admin-processes-is = Procesy serveru
admin-load-is = Zátěž stroje / jádra
admin-tables-is = Stoly
admin-tables = čekají na hráče: { $open }, rozehrané: { $running }, dohrané: { $finished }
admin-people-is = Lidé
admin-people = { $people }, s heslem { $kept }, právě tu { $here }
admin-unsent-is = Zprávy na cestě
admin-reports-is = Nepřečtená hlášení
admin-announcement-is = Oznámení
admin-readonly-is = Jen ke čtení od
admin-invited-is = Jen s pozvánkou
admin-on = ano
admin-off = ne
admin-column-id = id
admin-column-game = hra
admin-column-state = stav
admin-column-moves = tahy
admin-column-changed = poslední změna
admin-column-seats = místa
admin-column-name = jméno
admin-column-kept = heslo
admin-column-tables = stoly
admin-column-created = od
admin-column-used = naposledy tu
admin-column-at = kdy
admin-column-by = od koho
admin-column-about = o kom
admin-column-table = stůl
admin-column-text = text

web-desk = Správa serveru
web-desk-about = Pro toho, kdo provozuje tento server. Klíč vypíše v terminálu příkaz „partie admin key“.
web-desk-key = Klíč správce
web-desk-open = Otevřít správu
web-desk-close = Zavřít správu
web-desk-server = Server
web-desk-version = Verze
web-desk-database = Databáze
web-desk-free = Volno na disku
web-desk-memory = Paměť tohoto procesu
web-desk-load = Zátěž (1, 5, 15 min), { $cores ->
    [one] { $cores } jádro
    [few] { $cores } jádra
   *[other] { $cores } jader
}
web-desk-processes = Procesy
web-desk-health = Stav
web-desk-here = Právě tu
web-desk-people-count = { $people } (s heslem { $kept })
web-desk-unsent = Zprávy na cestě
web-desk-megabytes = { $amount } MB
web-desk-everybody = Pro všechny
web-desk-announcement = Oznámení na každé stránce
web-desk-announce = Oznámit
web-desk-withdraw = Odstranit
web-desk-readonly = Jen ke čtení: nikdo nic nemění, boti odpočívají, hodiny nic neztrácejí
web-desk-invited = Začít tu mohou jen lidé s pozvánkou
web-desk-invite = Vytvořit pozvánku
web-desk-uses = Počet lidí
web-desk-days = Počet dní
web-desk-invitation = { $uses ->
    [one] ještě pro { $uses } člověka
   *[other] ještě pro { $uses } lidí
}, platí do { $until }
web-desk-reports = Hlášení
web-desk-no-reports = Nikdo nic nehlásí.
web-desk-report-of = Hlásí: { $by }. O kom: { $about }
web-desk-seen-to = Vyřízeno
web-desk-people = Lidé
web-desk-find = Jméno nebo id
web-desk-search = Hledat
web-desk-person-kept = heslo
web-desk-person-since = od { $when }
web-desk-person-used = naposledy tu { $ago }
web-desk-person-tables = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}
web-desk-link = Odkaz na nové heslo
web-desk-link-about = Předejte tento odkaz ({ $name }); platí den:
web-desk-logout = Odhlásit všude
web-desk-merge = Spojit s…
web-desk-merge-into = { $name } bude
web-desk-merge-sure = Udělat z nich jednu osobu
web-desk-merge-about = Partie a vše ostatní ({ $name }) připadnou druhé osobě a jméno zmizí. Nelze to vzít zpět.
web-desk-remove-person = Smazat
web-desk-remove-person-sure = Smazat nadobro ({ $name })? Partie zůstanou, ale beze jména.
web-desk-waiting = Čekající na hráče
web-desk-tables = Stoly
web-desk-table-about = { $moves ->
    [0] zatím bez tahu
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, { $ago }
web-desk-remove-table = Odstranit
web-desk-remove-table-sure = Odstranit tento stůl i s partií?
web-desk-none = Nic tu není.
web-desk-more = Ukázat další
web-announcement = Od správce
web-announcement-hide = Skrýt
web-readonly-now = Chvíli nelze nic měnit: probíhá údržba serveru. Vaše hodiny nic neztrácejí.
web-invitation-needed = Noví hráči sem přicházejí s pozvánkou správce. Pokud máte heslo, přihlaste se.
