## Pravidla k učení: stránky a zásuvka vedle stolu

web-learn-parts = Jak pravidla číst
web-learn-overview = Ve zkratce
web-learn-phases = Fázi po fázi
web-learn-catalogue = Pravidlo po pravidle
web-learn-pieces = Komponenty
web-learn-aid = Přehled na papír
web-learn-play = Učit se hrou
web-learn-print = Vytisknout
web-learn-all = Všechna pravidla
web-learn-first = Ke čtení nejdřív
web-learn-missed = Často přehlížená
web-learn-missed-about = Hráči na to často zapomínají
web-learn-example = Příklad
web-learn-cited = Pravidla, o nichž je zde řeč
web-learn-kinds = Druhy komponent
web-learn-filter = Jen s
web-learn-search = Hledat komponenty
web-learn-found = { $count ->
    [one] { $count } komponenta
    [few] { $count } komponenty
   *[other] { $count } komponent
}
web-learn-copies = ve hře { $count }×
web-learn-drawer = Pravidla vedle stolu
web-learn-as-page = Otevřít jako stránku
web-key-rules = pravidlo, o kterém je řeč, nebo všechna
