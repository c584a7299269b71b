## Terminál: plán Podmořských měst a co potřebuje vědět nováček.

board-time = éra { $era }, { $round }. kolo z { $rounds }
board-turn = { $turn }. tah ze 3
board-supply = Produkce po { $production }. kole. Zbývá: tunely { $tunnels }, nesymbiotická města { $white }, symbiotická { $purple }, karty v balíčku { $deck }.
board-slots = Akční pole a kdo na nich je (A0 je stále dostupné)
board-slot-matching = { $slot }: { $effect } Barva sedí: { $cards }
board-slot-alone = { $slot }: { $effect } Barva žádné karty nesedí
board-clone-free = – dílek kopírování akce je volný: obsazené akční pole znovu, za 1 kredit
board-clone-taken = – dílek kopírování akce je pryč
board-federation = Stupnice Federace
board-below = pod ní:
board-order = Pořadí hráčů: { $order }
board-hand = Vaše karty v ruce (nechat si smíte { $limit })
board-laid = Vaše vyložené karty
board-used = použitá: { $text }
board-special = Speciální karty: nabídka a odkrytá karta balíčku (zbývá { $deck })
board-contracts = Vládní kontrakty
board-stock = Co máte
board-yield = Produkce by dala: { $made }; k uživení měst je potřeba řas: { $hungry }. Se závěrečným bodováním teď bodů: { $final }.
board-costs = Ceny staveb:
board-cities-own = Vaše města (■ postaveno, ▲ vylepšeno)
board-connected = připojeno
board-apart = nepřipojeno
board-no-city = bez města
board-city-possible = lze postavit město
board-city-icon = město: { $icon }
board-free = volno: { $sites }
board-tunnels = Tunely:
board-nation = města { $cities } (připojená { $connected }), tunely { $tunnels }, karty v ruce { $hand }
board-nations = Ostatní podmořské národy
board-discarded = Odhozeno: { $cards }.
board-drew = { $name } si dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
board-icon-costs = stojí navíc { $amount }
board-icon-gives = dává { $amount }
board-icon-advance = postup na stupnici Federace
board-icon-times = produkuje { $times }×
board-icon-shared = s { $tunnel }: kredity v produkci { $amount }
board-icon-metropolis = body v produkci se svou metropolí { $amount }

help-goal = Osídlujete mořské dno. V každém z deseti kol máte tři tahy: zvolíte akční pole a zahrajete kartu. Pole využijete vždy, kartu jen tehdy, má-li stejnou barvu. Stavte města, připojujte je tunely ke startovnímu městu S a přidávejte k nim farmy, odsolovací zařízení a laboratoře. Po 4., 7. a 10. kole produkuje vše připojené a každé připojené město spotřebuje jednu řasu. Města přinášejí body na konci, tím víc, čím různější budovy u nich stojí; vyhrává, kdo má nejvíc bodů.
help-choose-slot = Váš tah: „slot Y2 card 37“ dá váš dílek na akční pole Y2 a zahraje kartu 37. Obsazené pole je na kolo zavřené; A0 je stále dostupné. Karta stejné barvy (žlutá na žlutém poli) se využije také: ihned, nebo se vyloží na později. Jinak se odhodí. Alespoň část akce pole musíte provést.
help-order = Karta a pole mají stejnou barvu, využijete tedy obojí, jedno po druhém, nebo jen pole. Speciální karty stojí při využití kredity.
help-effect = Efekt se provádí po částech, v pořadí, jaké chcete. „build farm B“ postaví farmu u místa B; názvy s číslicí (B1) jsou místa s bonusem, s x dodatečná místa. Budovy stojí u vašich měst nebo o krok dál; tunely pokračují ve vaší síti od S. „done“ zbytek vynechá.
help-pay = Při stavění lze místo řas a oceloplastů platit organickou hmotou. Každý řádek ukazuje celou cenu.
help-price = Efekt uvádí víc než jednu cenu; zaplaťte jednu z nich.
help-trim-hand = Na začátku svého tahu smíte mít tři karty. „discard 4 17“ odhodí tyto karty; „later“ vám nechá volbu do příštího tahu. Nechávejte si karty barev, které chcete hrát: žluté (yellow), červené (red) a zelené (green).
help-lay-over = Vyložené smíte mít čtyři akční karty. Pátá zabere místo jiné, nebo se jí „not“ vzdáte.
help-use-old = Odcházející akční kartu lze naposledy použít, je-li ještě připravená.
help-once = Karty „jednou za svůj tah“ lze využít v každém vašem tahu jednou, i na jeho konci.
help-pick-special = Jedna ze tří speciálních karet je vaše; ostatní jdou pod balíček v pořadí, jaké řeknete.
help-pick-drawn = Nechte si jednu z dobraných karet; ostatní se odhodí.
