# První partie krok za krokem; nejvýše 25 slov.

lesson-intro = Osídlujete mořské dno. Deset kol po třech tazích; vyhrává nejvíc bodů. Produkce přichází po 4., 7. a 10. kole.
lesson-mismatch = Každý tah: volné akční pole a karta. „{ card-supply-pontoon }“ chce dvě laboratoře, máte jednu: obětujte ji zelenému poli „postup o 2“.
lesson-advance = Červená na zelené: platí jen pole. Postupte o dvě políčka; políčko 3 dává 1 kredit. Kdo stojí nejvýš, začíná další kolo.
lesson-match = Teď začínáte. Červené pole, červená karta: stejná barva, využijete obojí. Vezměte „2 farmy“ s kartou „{ card-greenhouse-refit }“, nejdřív pole.
lesson-farm = Farma stojí 1 řasu a při každé produkci dá 1 řasu. Postavte ji u startovního města S.
lesson-farm2 = Druhou hned vedle: dvě vylepšené farmy u jednoho města tvoří dvojici a dvojice produkuje víc.
lesson-upgrade = Teď karta: vylepšete farmu za 1 kredit. Vylepšená dává navíc 1 bod.
lesson-pair = A druhou: dvojice teď při každé ze tří produkcí dá 3 řasy a 3 body.
lesson-lay = Žlutá na žluté: vyložte kartu „{ card-current-turbine }“, dá 1 kredit při každé produkci, a postavte dva tunely.
lesson-tunnel = Město A nemá tunel: není připojené a nepočítá se. Připojte ho: 1 oceloplast, 1 kredit.
lesson-gift = Pokračujte k B: toto místo dá ihned 1 kredit. Tunely u města produkují po 1 kreditu.
lesson-slot = Jeden tunel a jedno město: vezměte toto červené pole. Žlutá karta tu nepůsobí, ale pole za to stojí.
lesson-metropolis = Nejdřív tunel: připojí metropoli „{ metropolis-terrace-gardens }“. Ihned 1 oceloplast, při každé produkci 1 řasa a 1 bod, a nic nesní.
lesson-city = Město na místě B: vaše tunely ho hned připojí, na konci tedy boduje. Sní 1 řasu.
lesson-keep = Produkce: 4 řasy, 4 body, 4 kredity, 1 věda; tři města snědla 3 řasy. Teď si ze šesti karet nechte tři různých barev.
lesson-end = Tři éry, tři produkce; na konci dá město se všemi třemi druhy budov 6 bodů. Vedete o 5 bodů.

lesson-tell-card = I jiné pole nebo karta by šly. Tady zelené pole zaplatí karta, která zatím nic neumí.
lesson-tell-one = Ostatní stojí níž, stačilo by jedno políčko, ale políčko 3 s kreditem je o dvě výš.
lesson-tell-colour = Karta jiné barvy by tam nepůsobila; stejná barva využije obojí.
lesson-tell-far = Není připojené: tam by nic neprodukovala.
lesson-tell-no-pair = Pak dvě farmy netvoří dvojici.
lesson-tell-stop = To by bylo při každé produkci o 1 řasu a 2 body méně.
lesson-tell-alone = Pak město A zůstane samo a nepočítá se.
lesson-tell-beyond = Také dobře, ale metropole leží za B.
lesson-tell-other-slot = I toto pole by šlo. Tady tunel a město v jednom tahu přinesou víc.
lesson-tell-city-first = Nejdřív město by šlo také; tady přijde první dárek metropole.
lesson-tell-no-tunnel = Zatím tam nevede tunel, město by nebylo připojené.
lesson-tell-slot-first = Karta vylepšuje farmy a vy zatím žádnou nemáte: nejdřív je postaví akční pole.
lesson-tell-price = To stojí jedinou vědu; ke kreditu se dostanete snáz.
lesson-tell-city = Další město na konci boduje a máte na ně.
lesson-tell-unused = Pak karta nic neudělá, ač má barvu akčního pole.
