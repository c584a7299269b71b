# První partie krok za krokem; nejvýše 25 slov.

lesson-intro = Váš svět za čtyři roky zanikne. Přestěhujte vše na Nový svět a produkujte tam 8 jídel, 8 ocelí, 8 energií, se 3 stadiony.
lesson-shuttle = Dvě akce za rok jsou zdarma. Postavte raketoplán { shuttle-petrel }: uveze jednu pobřežní oblast, jednu budovu a dva zdroje.
lesson-factory = Zatím síla 2; bonus vyžaduje přesně 5. Připravte elektrárnu za 1 energii: síla 3.
lesson-pass = Pět: tady skončete. Třetí akce by stála energii a bonus by vám utekl. Pro tento rok pasujte.
lesson-zone = Naložte raketoplán { shuttle-petrel }. Jeho zóna bere oblast s modrým pruhem: dva žetony populace z oblasti, která dává 2 oceli.
lesson-hold = Teď elektrárnu do místa pro budovy a dvě oceli: osídlení tam stojí 1 ocel za žeton populace.
lesson-launch = Odstartujte za 1 energii. Všechno se ihned vyloží na Novém světě.
lesson-satellite = Sílu 5 musíte využít přesně, rozdělte ji, jak chcete. První satelit o 2 úseky, vnitřní pruh: další žeton populace.
lesson-second = Druhý dostane zbylé 3. Zase vnitřní pruh: továrna zdarma. Vezměte farmu rovnou na Nový svět.
lesson-bonus = Přesně 5: bonus je váš. Jídlo a ocel dejte na Nový svět; žeton populace přijde zdarma.
lesson-settle = Druhý rok. Čekají tam čtyři žetony populace, dvě továrny a tři oceli. Osidlte tundru s elektrárnou a energií.
lesson-settle2 = Energie 2, a to vlastním letem! Teď dva žetony populace do oblasti s jídlem a ocelí, za 2 oceli.
lesson-third = Třetí akce stojí 1 energii. Farma se hodí do tundry, která chce jen továrnu: ocel není třeba.
lesson-end = Nový svět: ve 2. roce 2 jídla, 1 ocel, 2 energie. Deset oblastí ještě čeká; stadion přepravte do 3. roku.

lesson-tell-shuttle = Jiné raketoplány vozí jiné oblasti. Tady ten levný: pobřežní oblast, budova a dva zdroje.
lesson-tell-strength = Součet síly akcí by nebyl 5 a bonus vyžaduje přesně 5.
lesson-tell-factory = Stejná síla, jiná produkce. Tady energie, kterou stojí každý let.
lesson-tell-more = Další akce stojí energii a přejdete přes 5: bonus by byl pryč.
lesson-tell-cargo = Pak byste tam osídlili méně.
lesson-tell-split = Jiné rozdělení přistane jinde. Tady dají obě přistání něco: populaci a továrnu.
lesson-tell-lane = Toto pole nic nedává.
lesson-tell-farm = Továrna produkuje jen tam, kde je umístěna v oblasti; farma na Novém světě je hned připravená.
lesson-tell-steel = Čekají tři žetony populace a každý tam stojí 1 ocel; dvě by nestačily.
lesson-tell-field = Jiná oblast dává něco jiného. Tady ta, do které se hodí vaše elektrárna.
lesson-tell-stop = Na jedno osídlení energie ještě je a farma je připravená.
lesson-tell-early = Pasováním vaše akce v tomto roce končí, a dvě jsou zdarma.
lesson-tell-unsettled = To počká: populace a továrny tam do osídlení nic neprodukují.
lesson-tell-people = Jiná oblast dává něco jiného. Tady dva žetony populace dají jídlo a ocel, které vám chybí.
lesson-tell-gone = Pak o továrnu zdarma přijdete.
