## Nápovědy

hint-action = { $action } má teď pro tebe cenu asi { $points }.
hint-captain = Každá loď potřebuje kapitána a ty žádného nemáš.
hint-steam = S komínem a topičem loď pluje na páru, o 3 políčka rychleji. Chybí ti: { $item }.
hint-place = Loď ve tvé loděnici pro to má místo: { $item }.
hint-contract = Slouží tvé zakázce { $contract }: { $item }.
hint-item = Využije to některá další loď: { $item }.
hint-part = Přináší to, co tvá loď využije: { $part }.
hint-stern = Záď uzavře loď a kapitán už čeká.
hint-completes = Dokončí loď, která získá asi { $points }.
hint-tidy = Tam loď roste bez mezer.
hint-reach = Tvé kanály teď dovolí plout { $reach ->
    [one] jedno políčko
    [few] { $reach } políčka
   *[other] { $reach } políček
}; rychlejší loď by selhala.
hint-longer = Loď pak může plout { $reach ->
    [one] jedno políčko
    [few] { $reach } políčka
   *[other] { $reach } políček
}.
hint-employee = { $employee } přinese ve zbývajících tazích ({ $turns }) asi { $points }.
hint-trade = Tohle potřebuješ víc než peníze: { $items }.
hint-sell = Peníze mají pro tebe větší cenu než to, zač by šlo směnit.
hint-goods-buy = Zboží se na burze promění v posádku, vybavení nebo peníze.
hint-goods-sell = Toto zboží přinese při nynějších cenách nejvíc.
hint-discard = { $contract }: přinese nejspíš nejméně, asi { $points }.
hint-sail = Loď získá asi { $points }.
hint-risk = Loď musí selhat: chybí kapitán, nebo kanál.
hint-fit = { $item }: loď pak pluje { $speed } z nejvýš { $reach } políček a náklad boduje nejvíc.
hint-way = Tato cesta přinese asi { $points }.
hint-main = Bonusová akce počká, až bude hlavní hotová.
hint-done = Nic dalšího teď nestojí za svou cenu.
hint-less = { $less ->
    [0] Je na tom sotva hůř.
    [one] Má cenu asi o bod menší.
    [few] Má cenu asi o { $less } body menší.
   *[other] Má cenu asi o { $less } bodů menší.
}
