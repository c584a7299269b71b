## Nápovědy

hint-action = { $action }: teď má pro vás hodnotu asi { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
hint-captain = Každá loď potřebuje kapitána a vy žádného nemáte.
hint-steam = S komínem a topičem loď pluje na páru, o 3 políčka rychleji. Chybí vám: { $item }.
hint-place = Loď ve vaší loděnici pro to má místo: { $item }.
hint-contract = Slouží vaší zakázce { $contract }: { $item }.
hint-item = Využije to některá další loď: { $item }.
hint-part = Přináší to, co vaše loď využije: { $part }.
hint-stern = Záď uzavře loď a kapitán už čeká.
hint-completes = Dokončí loď, která získá asi { $points }.
hint-tidy = Tam loď roste bez mezer.
hint-reach = Vaše kanály teď dovolí plout o { $reach ->
    [one] jedno políčko
    [few] { $reach } políčka
   *[other] { $reach } políček
}; rychlejší loď by neuspěla.
hint-longer = Loď pak může plout o { $reach ->
    [one] jedno políčko
    [few] { $reach } políčka
   *[other] { $reach } políček
}.
hint-employee = { $employee } přinese ve zbývajících tazích ({ $turns }) asi { $points }.
hint-trade = Tohle potřebujete víc než guldeny: { $items }.
hint-sell = Guldeny mají pro vás větší hodnotu než to, zač by šlo směnit.
hint-goods-buy = Zboží se na burze promění v posádku, vybavení nebo guldeny.
hint-goods-sell = Toto zboží přinese při nynějších cenách nejvíc.
hint-discard = { $contract }: přinese nejspíš nejméně, asi { $points }.
hint-sail = Loď získá asi { $points }.
hint-risk = Loď nemůže uspět: chybí kapitán, nebo kanál.
hint-fit = { $item }: loď pak pluje { $speed } z nejvýše { $reach } políček a náklad boduje nejvíc.
hint-way = Tato cesta přinese asi { $points }.
hint-main = Bonusová akce počká, až bude hlavní hotová.
hint-done = Nic dalšího teď nestojí za svou cenu.
hint-less = { $less ->
    [0] Je na tom sotva hůř.
    [one] Má hodnotu asi o bod menší.
    [few] Má hodnotu asi o { $less } body menší.
    [many] Má hodnotu asi o { $less } bodu menší.
   *[other] Má hodnotu asi o { $less } bodů menší.
}
