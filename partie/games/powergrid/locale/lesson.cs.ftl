# První partie krok za krokem; nejvýše 25 slov.

lesson-intro = Řídíte energetickou společnost. Vyhrává, kdo v posledním kole zásobí nejvíc měst. Začínáte s 50 Elektro.
lesson-pass = { $bot1 } nabízí 6 za elektrárnu 6, která spaluje drahé odpadky. Pasujte: vypadnete jen z této dražby, ne z kola.
lesson-open = Vyberte elektrárnu 5: dvě uhlí nebo dvě ropy zásobí jedno město. Prodává se jen horní řada; číslo je nejnižší nabídka.
lesson-raise = { $bot2 } nabízí 6. Přihoďte na 7: zbude vám 43 na suroviny a města, to na dobrý začátek stačí.
lesson-fuel = Vede nejvyšší elektrárna, takže jste poslední, a poslední nakupuje první. Vezměte 2 uhlí po 1, potom Hotovo.
lesson-start = První domeček smí stát kdekoli, za 10. Dortmund má levné sousedy. Vyberte ho.
lesson-link = Teď i propojka: Essen stojí místo 10 a propojka 4. Připojte ho.
lesson-done = Elektrárna zásobí jedno město, takže tady skončete a 17 si nechte na druhou elektrárnu. Vyberte Hotovo.
lesson-run = Spusťte elektrárnu 5: shoří dvě uhlí, jedno město je zásobeno a dostanete 22. I bez zásobení byste dostali 10.
lesson-wait = Měst je stejně, vede tedy nejvyšší elektrárna; vybíráte poslední. Pasujte: za každou prodanou přijde lepší.
lesson-wait2 = Pasujte ještě jednou: až nezbude nikdo jiný, zaplatíte jen číslo elektrárny.
lesson-last = Kupujete poslední: žádná dražba, jen číslo. Elektrárna 10 spálí dvě uhlí a zásobí dvě města.
lesson-fuel2 = Obě elektrárny spálí čtyři uhlí: 1 + 1 + 2 + 2 = 6. Nakupujete před ostatními. Potom Hotovo.
lesson-third = Třetí město pro třetí díl výkonu: Düsseldorf za 12. Se 3 městy odchází elektrárna 3 z obchodu. Potom Hotovo.
lesson-run2 = Spusťte obě elektrárny: tři zásobená města, 44 Elektro. Máte nejvíc peněz u stolu.
lesson-end = Teď vedete: vybíráte první a stavíte poslední. Při 7 městech otevře 2. epocha druhé domečky; při 17 hra končí.

lesson-tell-bid = Tolik byste zaplatili za elektrárnu a pak ještě za odpadky, které jsou drahé.
lesson-tell-plant = Dobrá elektrárna na později. Tady levný začátek: elektrárna 5 spaluje uhlí nebo ropu, vždy dvě na jedno město.
lesson-tell-give-up = { $bot2 } by ji měl za 6 a v prvním kole musíte nějakou elektrárnu koupit.
lesson-tell-fuel = I to by elektrárna 5 spálila, ale uhlí stojí po 1 a ropa po 3.
lesson-tell-city = I tam se dá začít; druhé město by však stálo víc než 14 jako Essen.
lesson-tell-more = Město, které žádná elektrárna nezásobí, zatím nic nevydělá.
lesson-tell-idle = To vynese 10 místo 22.
lesson-tell-early = Až zbudete sami, zaplatíte jen číslo; teď mohou ostatní cenu vyhnat.
lesson-tell-thirteen = Nepotřebuje suroviny, ale zásobí jen jedno město.
lesson-tell-no-plant = Pak v tomto kole nemáte druhou elektrárnu a zásobíte zase jen jedno město.
lesson-tell-half = S menším množstvím zůstane jedna elektrárna stát.
lesson-tell-duisburg = Také dobře. Lekce bere Düsseldorf; čtvrté město by zatím nic nevyneslo.
lesson-tell-run = Méně elektráren zásobí méně měst a vynese méně.
lesson-tell-opening = Zatím nikdo nepřihodil, stačí nejnižší nabídka; víc by vás jen stálo peníze.
lesson-tell-amount = S menším množstvím uhlí zůstane elektrárna stát; co je navíc, se jen uskladní.
lesson-tell-house = Bez města nemá vaše elektrárna co zásobit.
lesson-tell-link = Essen teď stojí jen 14 a příští kolo ho zásobí vaše druhá elektrárna.
lesson-tell-smaller = Tato elektrárna zásobí jen jedno město; elektrárna 10 zásobí dvě.
lesson-tell-own = Vaše elektrárny mohou zásobit tři města a vy máte dvě.
lesson-tell-dearer = Toto město stojí víc než Düsseldorf a čtvrté by zatím nic nevyneslo.
