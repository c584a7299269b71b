# Plány: k čemu je tah dobrý, s čísly, která lze ověřit.

plan-strength = Síla roku pak bude { $strength }: { $which ->
    [0] bonus nižšího čísla
    [1] bonus vyššího čísla
   *[other] žádný bonus
}.
plan-strength-below = Síla roku pak bude { $strength }; bonus přinese { $next }.
plan-strength-beyond = Síla roku pak bude { $strength }: nad { $last } už žádný bonus není.
plan-strength-lost = Síla roku pak bude { $strength }: přijdete o bonus, který přináší { $was }.
plan-stadiums-due = { $year }. rok vyžaduje na Novém světě { $asked ->
    [one] { $asked } stadion
    [few] { $asked } stadiony
   *[other] { $asked } stadionů
}: je tam { $there }, na Starém světě ještě { $waiting }.
plan-stadiums-end = Konec hry vyžaduje na Novém světě { $asked ->
    [one] { $asked } stadion
    [few] { $asked } stadiony
   *[other] { $asked } stadionů
}: je tam { $there }, na Starém světě ještě { $waiting }.
plan-food = { $year }. rok, { $world }: potřeba jídla { $needed }, bude tam { $there }; za každé chybějící je žeton postihu.
plan-energy = { $number }. akce roku { $price ->
    [0] je zdarma
    [one] stojí { $price } energii
    [few] stojí { $price } energie
   *[other] stojí { $price } energií
} a zbude { $left }; start všech vašich raketoplánů na Starém světě stojí { $launches }.
plan-pass = Další akce stojí { $price ->
    [one] { $price } energii
    [few] { $price } energie
   *[other] { $price } energií
}, máte { $left }; start všech vašich raketoplánů na Starém světě stojí { $launches }.
plan-stay = Raketoplány, které zůstanou na Starém světě: { $shuttles }; energie tam: { $energy }; neevakuované oblasti: { $areas }.
plan-passes-both = 1. milník, oba satelity: oba vaše žetony oceánu se otočí lícem dolů; počítají se jako evakuované a jejich jídlo, ocel a energie ustanou.
plan-satellites = Vaše satelity doletí do úseků { $one } a { $two }.
plan-lane = Volné oblasti, které vám z tohoto pole otevírají biomy a symboly: { $areas }; z vnějšího pruhu { $was }.
plan-goal = { $goal }: teď se vám počítá { $count }, to je { $now } z nejvýše { $most ->
    [one] { $most } bodu
    [few] { $most } bodů
   *[other] { $most } bodů
}; na ty je potřeba { $last }.
plan-forgo = Odhodíte { $goal }: teď se vám počítá { $count }, to je { $now } z nejvýše { $most ->
    [one] { $most } bodu
    [few] { $most } bodů
   *[other] { $most } bodů
}; na ty je potřeba { $last }.
plan-settle = Osídlíte oblast ({ $area }): { $people ->
    [0] žádná populace
    [one] { $people } žeton populace
    [few] { $people } žetony populace
   *[other] { $people } žetonů populace
}, { $buildings ->
    [0] žádná továrna
    [one] { $buildings } továrna
    [few] { $buildings } továrny
   *[other] { $buildings } továren
}; na Novém světě { $steel ->
    [0] nezbude žádná ocel
    [one] zbude { $steel } ocel
    [few] zbudou { $steel } oceli
   *[other] zbude { $steel } ocelí
}.
plan-production = Produkce Nového světa vzroste o { $goods }; nejnižší pak bude { $now }, teď { $was }.
plan-stadium-new = Stadion { $stadium }, { $smileys ->
    [0] žádný smajlík
    [one] { $smileys } smajlík
    [few] { $smileys } smajlíky
   *[other] { $smileys } smajlíků
}, stojí hned na Novém světě: je jich tam { $there }, potřeba { $asked }.
plan-stadium-old = Stadion { $stadium }, { $smileys ->
    [0] žádný smajlík
    [one] { $smileys } smajlík
    [few] { $smileys } smajlíky
   *[other] { $smileys } smajlíků
}, musí ještě letět jako budova: na Novém světě jich teď je { $there }, potřeba { $asked }.
plan-shuttle = { $shuttle } uveze { $zones ->
    [one] { $zones } oblast
    [few] { $zones } oblasti
   *[other] { $zones } oblastí
}, { $buildings ->
    [one] { $buildings } budovu
    [few] { $buildings } budovy
   *[other] { $buildings } budov
} a { $resources ->
    [one] { $resources } zdroj
    [few] { $resources } zdroje
   *[other] { $resources } zdrojů
} za { $energy ->
    [one] { $energy } energii
    [few] { $energy } energie
   *[other] { $energy } energií
}; pevninské oblasti na Starém světě: { $areas }.
plan-researched = Technologie „{ $technology }“ je vyzkoumaná a odteď platí.
plan-half = Technologie „{ $technology }“ po tomto zkoumání potřebuje ještě jedno.
plan-works = Požadavek karty „{ $infrastructure }“ je splněn: produkce vzroste o { $goods }.
plan-works-waits = Karta „{ $infrastructure }“: produkce vzroste o { $goods }, jakmile bude splněn její požadavek – { $needs }.
plan-takes = Vezmete si kartu „{ $infrastructure }“: její požadavek je splněn, po zahrání produkce vzroste o { $goods }.
plan-takes-waits = Vezmete si kartu „{ $infrastructure }“: po zahrání produkce vzroste o { $goods }, jakmile bude splněn její požadavek – { $needs }.
plan-people = Navíc { $amount ->
    [one] { $amount } žeton populace
    [few] { $amount } žetony populace
   *[other] { $amount } žetonů populace
}: na Novém světě jich čeká { $people } a { $steel ->
    [0] není tam žádná ocel
    [one] je tam { $steel } ocel
    [few] jsou tam { $steel } oceli
   *[other] je tam { $steel } ocelí
}.
plan-factory = Další připravená továrna ({ $world }): { $factory }.
plan-goods = { $whole ->
    [1] Celá akce přinese { $goods }
   *[other] Přinese { $goods }
}{ $paid-number ->
    [0] {""}
   *[other] {" "}za { $paid }
} ({ $world }).
plan-steps = Vaše satelity tento rok postoupí o { $amount ->
    [one] { $amount } úsek
    [few] { $amount } úseky
   *[other] { $amount } úseků
} dál.
plan-left = Necháte si { $goods } ({ $world }).
plan-left-none = Nezbude nic: { $world }.
plan-load = { $shuttle } uveze { $zones ->
    [one] { $zones } oblast
    [few] { $zones } oblasti
   *[other] { $zones } oblastí
}, { $buildings ->
    [one] { $buildings } budovu
    [few] { $buildings } budovy
   *[other] { $buildings } budov
} a { $resources ->
    [one] { $resources } zdroj
    [few] { $resources } zdroje
   *[other] { $resources } zdrojů
}; start stojí { $energy ->
    [one] { $energy } energii
    [few] { $energy } energie
   *[other] { $energy } energií
} a zbude { $left }. Pevninské oblasti na Starém světě: { $areas }.
plan-evacuate = Na palubu: { $land }, { $people ->
    [one] { $people } žeton populace
    [few] { $people } žetony populace
   *[other] { $people } žetonů populace
}; na Novém světě jich bude čekat { $there }. Pevninské oblasti, které na Starém světě zbudou: { $left }.
plan-evacuate-factory = Na palubu: { $land }; k osídlení přibude { $factory }. Pevninské oblasti, které na Starém světě zbudou: { $left }.
plan-stow = Stadion { $stadium } letí: s ním jich bude na Novém světě { $there }; { $year }. rok jich vyžaduje { $asked }.
plan-stow-end = Stadion { $stadium } letí: s ním jich bude na Novém světě { $there }; konec hry jich vyžaduje { $asked }.
plan-crate = Letí továrna ({ $factory }): připravených téhož druhu bude na Novém světě { $there }.
plan-freight = Naložíte { $goods }; na Novém světě { $people ->
    [0] nebude čekat žádný žeton populace
    [one] bude čekat { $people } žeton populace
    [few] budou čekat { $people } žetony populace
   *[other] bude čekat { $people } žetonů populace
} a { $steel ->
    [0] nebude tam žádná ocel
    [one] bude tam { $steel } ocel
    [few] budou tam { $steel } oceli
   *[other] bude tam { $steel } ocelí
}.
plan-launch = { $shuttle } startuje { $energy ->
    [0] zdarma
    [one] za { $energy } energii
    [few] za { $energy } energie
   *[other] za { $energy } energií
}; na palubě { $people ->
    [one] { $people } žeton populace
    [few] { $people } žetony populace
   *[other] { $people } žetonů populace
}, { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
} a { $resources ->
    [one] { $resources } zdroj
    [few] { $resources } zdroje
   *[other] { $resources } zdrojů
}; pevninské oblasti, které na Starém světě zbudou: { $areas }.
plan-return = { $shuttle } letí zpět za { $energy ->
    [one] { $energy } energii
    [few] { $energy } energie
   *[other] { $energy } energií
}: příští rok může odvézt { $zones ->
    [one] { $zones } oblast
    [few] { $zones } oblasti
   *[other] { $zones } oblastí
} (zbývá jich tam { $areas }).
