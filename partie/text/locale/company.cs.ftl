## People beyond one table: rematches, profiles

web-with-others = Stejný stůl s jinými
web-rematch-asked = { $name } navrhuje odvetu.
web-rematch-waits = Navrhujete odvetu. Čeká se na hráče: { $names }.
web-next-game = K další partii
web-series-stands = { $count ->
    [one] Po { $count } partii:
   *[other] Po { $count } partiích za sebou:
}
web-series-points = { $name } { $points }

privacy-results = Jak skončily vaše partie
    .about = Umístění a body z vašich dohraných partií a vaše hodnocení, pokud jste je nevypnuli.
    .gone = Hodnocení zmizí. Umístění v dohraných partiích zůstanou, ale bez vašeho jména.

privacy-company = Koho znáte
    .about = Vaši přátelé, koho jste požádali, kdo požádal vás, od koho nic nechcete, a vaše skupiny.
    .gone = Všechno zmizí. Skupina jde dál bez vás.
privacy-leagues = Vaše ligy
    .about = Ve kterých ligách hrajete a které jste založili.
    .gone = Liga jde dál, s botem na vašem místě a bez vašeho jména.

web-player = Hráč
web-no-player = Takový hráč tu není
web-player-since = Na serveru od { $date }
web-player-no-games = Zatím žádná dohraná partie, o které smíte vědět.
web-by-title = Podle her
web-rating = Hodnocení
web-rating-interval = { $low } až { $high }
web-rating-about = Hodnocení (OpenSkill) se počítá z partií mezi lidmi; všichni začínají na 25. Skutečná hodnota leží mezi oběma čísly v 95 případech ze 100.
web-not-rated = Bez hodnocení, podle vlastního přání.
web-rate-me = Hodnotit mé partie s lidmi. Kdo to vypne, hodnocení nemá a dosavadní se zapomene.
web-games-count = Partie
web-wins = Výhry
web-place-short = { $place }.
web-average-score = Průměr
web-best-score = Nejlepší
web-against-people = Proti lidem
web-against-bots = Proti botům
web-met = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
web-ahead-behind = { $ahead }× vpředu, { $behind }× vzadu
web-won-of = { $count ->
    [one] { $count } výhra
    [few] { $count } výhry
   *[other] { $count } výher
}
web-past-games = Partie
web-all-titles = Všechny hry
web-against-all = Proti komukoli
web-against-one = Proti: { $name }
web-past-how = Které partie
web-past-all = Všechny partie
web-past-won = Vyhrané
web-past-lost = Nevyhrané
web-past-people = S lidmi
web-past-bots = Jen s boty
web-past-place = { $place }. místo z { $seats }
web-past-score = skóre { $score }
web-past-gain = hodnocení { $gain }
web-past-none = Žádná taková partie.
web-past-more = Starší partie

## Friends and groups

error-yourself = Sebe už znáte.
error-not-wanted = { $name } od vás žádosti ani pozvání nepřijímá.
error-too-many-requests = Na odpověď čeká příliš mnoho žádostí; na některé nejdřív počkejte.
error-too-many-friends = Tolik lidí tu znát nelze.
error-no-such-group = Taková skupina tu není, nebo odkaz už neplatí.
error-group-full = Skupina je plná, nebo jste už v příliš mnoha skupinách.
error-not-a-member = To mohou jen členové skupiny.

## Leagues

error-no-such-league = Taková liga tu není, nebo odkaz už neplatí.
error-league-began = Tato liga už začala.
error-league-full = V lize může být lidí nejvýše { $most }.
error-league-size = Pro ligu je třeba 3, 4 nebo alespoň 6 lidí; nyní jich je { $people }.
error-league-changed = Mezitím někdo přišel nebo odešel; podívejte se na ligu znovu.
error-too-many-leagues = Založili jste už příliš mnoho lig, které ještě neskončily.

web-company = Přátelé, skupiny, ligy
web-company-nobody = Nejdřív si zvolte jméno: posaďte se ke stolu.
web-friends = Přátelé
web-friends-asking = Žádají vás
web-friends-asked = Požádali jste
web-no-friends = Zatím žádní přátelé.
web-friend-name = Jméno (chráněné heslem)
web-befriend = Požádat o přátelství
web-are-friends = { $name } a vy jste přátelé.
web-friend-asked = Vaše žádost čeká na odpověď ({ $name }).
web-friend-asks = { $name } žádá o přátelství.
web-part = Ukončit přátelství
web-block = Blokovat
web-block-about = Žádné žádosti, žádná pozvání, žádné místo u vašich stolů
web-blocked = Blokovaní
web-is-blocked = Blokujete: { $name }.
web-unblock = Odblokovat
web-here-now = právě tady
web-at-a-table = u stolu
web-invite = Pozvat
web-invite-name = Pozvat: { $name }
web-invite-friends = Pozvat přátele
web-groups = Skupiny
web-groups-about = Lidé, kteří se scházejí znovu a znovu: stálý odkaz a stoly, které najdou jen oni.
web-group-name = Název skupiny
web-group-example = Úterní večer
web-new-group = Založit skupinu
web-no-group = Taková skupina tu není
web-group-invites = Jste zváni do skupiny „{ $name }“.
web-join-group = Vstoupit do skupiny
web-group-tables = Stoly
web-group-no-tables = Zatím žádný stůl.
web-group-members = Členové
web-group-link-about = Kdo má odkaz, smí vstoupit.
web-renew-link = Vytvořit jiný odkaz
web-leave-group = Opustit skupinu
web-remove-name = Odebrat: { $name }
web-leagues = Ligy
web-leagues-about = Stálí hráči, pomalé partie: každý potká každého u stolů pro tři nebo čtyři.
web-new-league = Nová liga…
web-league-name = Název ligy
web-league-example = Zimní liga
web-league-seats = Hráčů u stolu, pokud to počet lidí dovolí
web-league-rounds = Kola
web-league-all-meet = Dokud se nepotká každý s každým
web-league-days = Další kolo začne nejpozději za
web-league-pace-about = Kolo začne, jakmile všechny partie skončí, nebo ve svůj den souběžně s těmi, které se ještě hrají. Komu vyprší čas na tah, za toho hraje bot, dokud se nevrátí.
web-league-private = Soukromá: jen pro ty, kdo mají odkaz
web-open-league = Založit ligu
web-no-league = Taková liga tu není
web-league-open = čeká na hráče
web-league-running = hraje se
web-league-finished = skončila
web-league-round = { $round }. kolo z { $rounds }
web-league-round-name = { $round }. kolo
web-league-next = další nejpozději { $date }
web-league-waits = { $count ->
    [one] Je tu { $count } hráč. Pošlete odkaz ostatním.
    [few] Jsou tu { $count } hráči. Pošlete odkaz ostatním.
   *[other] Je tu { $count } hráčů. Pošlete odkaz ostatním.
}
web-league-invites = Jste zváni do ligy „{ $name }“.
web-league-by-link = Chcete-li se přidat, požádejte někoho z ligy o odkaz s pozvánkou.
web-join-league = Vstoupit do ligy
web-start-league = Zahájit ligu
web-leave-league = Opustit ligu
web-remove-league = Zrušit ligu
web-league-standing = Pořadí
web-league-points = Body
web-league-points-about = 6 bodů za první místo, žádný za poslední, mezi nimi rovnoměrně; o shodná místa se hráči dělí. Kdo se vzdá, nemá nic.
