# K čemu je tah dobrý: důvody rádce.

plan-income = { $action } přinese příjem { $amount ->
    [one] { $amount } gulden
    [few] { $amount } guldeny
   *[other] { $amount } guldenů
}{ $coins ->
    [0] {""}
   *[other] {" "}a guldeny na destičce ({ $coins })
}; pak máte { $have ->
    [one] { $have } gulden
    [few] { $have } guldeny
   *[other] { $have } guldenů
}.
plan-bonus = { $action } jako bonusová akce stojí { $price ->
    [one] { $price } gulden
    [few] { $price } guldeny
   *[other] { $price } guldenů
}; zbude { $left }.
plan-subsidy = Dotace přinese { $amount ->
    [one] { $amount } gulden
    [few] { $amount } guldeny
   *[other] { $amount } guldenů
}.
plan-main = Nejprve { $action }. Bonusová akce (cena: { $price }) může následovat, zbude-li na ni dost; teď máte { $have ->
    [one] { $have } gulden
    [few] { $have } guldeny
   *[other] { $have } guldenů
}.
plan-keeps = Necháte si { $have ->
    [one] { $have } gulden
    [few] { $have } guldeny
   *[other] { $have } guldenů
} na další tahy.
plan-captain = { $item }, { $price ->
    [-1] směnou
    [0] zdarma
    [one] za { $price } gulden
    [few] za { $price } guldeny
   *[other] za { $price } guldenů
}: bez něj žádná loď nevypluje a vy žádného nemáte.
plan-drive = { $item }, { $price ->
    [-1] směnou
    [0] zdarma
    [one] za { $price } gulden
    [few] za { $price } guldeny
   *[other] za { $price } guldenů
}: se vším, co máte, na palubě je rychlost { $then } místo { $now }; kanály dovolí { $reach }.
plan-drive-same = { $item }, { $price ->
    [-1] směnou
    [0] zdarma
    [one] za { $price } gulden
    [few] za { $price } guldeny
   *[other] za { $price } guldenů
}: se vším, co máte, na palubě zůstává rychlost { $now }; kanály dovolí { $reach }.
plan-aboard = { $item }, { $price ->
    [-1] směnou
    [0] zdarma
    [one] za { $price } gulden
    [few] za { $price } guldeny
   *[other] za { $price } guldenů
}: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} na palubě{ $officials ->
    [0] {""}
   *[other] {" "}a 1 u každého úředníka po cestě, který ho žádá (na vašich kanálech: { $officials })
}.
plan-places = Loď ve vaší loděnici na to má místa: { $places }. Máte { $owned } ({ $item }).
plan-added = Vaši zaměstnanci přidají: { $items }.
plan-contract-item = Vaše zakázka „{ $contract }“ to na palubě počítá; zatím počítá { $count }.
plan-contract-part = Vaše zakázka „{ $contract }“ počítá na tomto dílu { $number }; zatím počítá { $count }.
plan-contract = Vaše zakázka „{ $contract }“ pak počítá { $then } místo { $now }: o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} víc.
plan-hire = { $employee }, { $price ->
    [-1] směnou
    [0] zdarma
    [one] za { $price } gulden
    [few] za { $price } guldeny
   *[other] za { $price } guldenů
}. { $employee-about } Zbývající tahy: asi { $turns }.
plan-part = { $part }, { $price ->
    [-1] směnou
    [0] zdarma
    [one] za { $price } gulden
    [few] za { $price } guldeny
   *[other] za { $price } guldenů
}.
plan-room = Vaše loď pak uveze, co čeká na břehu: { $items }.
plan-at = { $part }: zatím nedokončí žádnou loď; v loděnici pak { $number ->
    [one] je { $number } díl
    [few] jsou { $number } díly
   *[other] je { $number } dílů
}.
plan-completes = Na místě { $yard } by se dokončila loď (dílů: { $length }). Teď: posádka { $crew }, děla a jeřáby { $equipment }, rychlost { $pace }, úředníci { $officials }, Modrá stuha { $ribbon }: dohromady { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
plan-lost-captain = Dokončená loď (dílů: { $length }) by teď neuspěla: chybí kapitán.
plan-lost-canal = Dokončená loď by teď neuspěla: její rychlost je nejméně { $speed }, kanály dovolí { $reach }.
plan-risk = Tak lze naložit cokoli, ale loď rychlejší, než kanály dovolí ({ $reach }), neuspěje; teď může plout za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
plan-canal = { $canal }, { $price ->
    [-1] směnou
    [0] zdarma
    [one] za { $price } gulden
    [few] za { $price } guldeny
   *[other] za { $price } guldenů
}. Vaše kanály teď dovolí plout o { $reach ->
    [one] { $reach } políčko
    [few] { $reach } políčka
   *[other] { $reach } políček
}.
plan-lay = Loď pak může plout o { $then ->
    [one] { $then } políčko
    [few] { $then } políčka
   *[other] { $then } políček
} místo { $now }; se vším, co máte, na palubě je její rychlost { $speed }.
plan-lay-same = Lodě mohou dál plout nejvýše o { $now ->
    [one] { $now } políčko
    [few] { $now } políčka
   *[other] { $now } políček
}; se vším, co máte, na palubě je rychlost { $speed }.
plan-goods = { $goods }, { $price ->
    [-1] směnou
    [0] zdarma
    [one] za { $price } gulden
    [few] za { $price } guldeny
   *[other] za { $price } guldenů
}: při příštích cenách na burze se prodá za { $paid ->
    [one] { $paid } gulden
    [few] { $paid } guldeny
   *[other] { $paid } guldenů
}.
plan-sell = { $goods }: vše prodané přinese { $paid ->
    [one] { $paid } gulden
    [few] { $paid } guldeny
   *[other] { $paid } guldenů
}; každé zboží lze místo toho směnit.
plan-sold = Prodáno { $sold } ({ $good }): { $paid ->
    [one] { $paid } gulden
    [few] { $paid } guldeny
   *[other] { $paid } guldenů
}.
plan-trade = Směna ({ $good }): { $items }{ $sold ->
    [0] {""}
   *[other] ; zbytek ({ $sold }) se prodá za { $paid }
}.
plan-discard = Zakázka „{ $contract }“ zatím počítá { $count }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
plan-voyage = Nejlepší plavba, která zbývá: posádka { $crew }, děla a jeřáby { $equipment }, rychlost { $pace }, úředníci { $officials }, Modrá stuha { $ribbon }: dohromady { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
plan-ashore = Na břehu zůstane: { $number } ({ $item }).
plan-arrives = Plavba tím skončí: posádka { $crew }, děla a jeřáby { $equipment }, rychlost { $pace }, úředníci { $officials }, Modrá stuha { $ribbon }: dohromady { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
