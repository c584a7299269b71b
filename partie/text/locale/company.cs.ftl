## People beyond one table: rematches, profiles

web-with-others = Stejný stůl s jinými
web-rematch-asked = { $name } navrhuje odvetu.
web-rematch-waits = Navrhujete odvetu. Čeká se na hráče: { $names }.
web-next-game = Na další hru
web-series-stands = { $count ->
    [one] Po { $count } hře:
   *[other] Po { $count } hrách za sebou:
}
web-series-points = { $name } { $points }

privacy-results = Jak skončily vaše hry
    .about = Umístění a body z vašich dohraných her a vaše hodnocení, pokud jste je nevypnuli.
    .gone = Hodnocení zmizí. Umístění v dohraných hrách zůstanou, bez vašeho jména.

web-player = Hráč
web-no-player = Takový hráč tu není
web-player-since = Na serveru od { $date }
web-player-no-games = Zatím žádná dohraná hra, o které smíte vědět.
web-by-title = Podle her
web-rating = Hodnocení
web-rating-interval = { $low } až { $high }
web-rating-about = Hodnocení (OpenSkill) počítá hry mezi lidmi; všichni začínají na 25. Skutečná hodnota leží mezi oběma čísly v 95 případech ze 100.
web-not-rated = Bez hodnocení, podle vlastního přání.
web-rate-me = Hodnotit mé hry s lidmi. Po vypnutí hodnocení zmizí i s tím, co už vzniklo.
web-games-count = Hry
web-wins = Výhry
web-place-short = { $place }.
web-average-score = Průměr
web-best-score = Nejlepší
web-against-people = Proti lidem
web-against-bots = Proti botům
web-met = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
web-ahead-behind = { $ahead }× vpředu, { $behind }× vzadu
web-won-of = { $count ->
    [one] { $count } výhra
    [few] { $count } výhry
   *[other] { $count } výher
}
web-past-games = Hry
web-all-titles = Všechny hry
web-against-all = Proti komukoli
web-against-one = Proti: { $name }
web-past-how = Které hry
web-past-all = Všechny partie
web-past-won = Vyhrané
web-past-lost = Nevyhrané
web-past-people = S lidmi
web-past-bots = Jen s boty
web-past-place = { $place }. místo z { $seats }
web-past-score = skóre { $score }
web-past-gain = hodnocení { $gain }
web-past-none = Žádná taková hra.
web-past-more = Starší hry
