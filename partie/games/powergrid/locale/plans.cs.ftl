# Plány: k čemu je tah dobrý, s čísly, která lze ověřit.

plan-supply-with = S elektrárnou { $plant } mohou vaše elektrárny zásobit { $sum ->
    [one] jedno město
    [few] { $sum } města
   *[other] { $sum } měst
}, bez ní { $was }; { $owned ->
    [0] zatím žádné nemáte
   *[other] máte { $owned }
}.
plan-supply-replacing = Elektrárna { $plant } místo elektrárny { $old }, která zásobí { $less }: vaše elektrárny pak mohou zásobit { $sum ->
    [one] jedno město
    [few] { $sum } města
   *[other] { $sum } měst
}, teď { $was }; { $owned ->
    [0] zatím žádné nemáte
   *[other] máte { $owned }
}.
plan-plant-free = Elektrárna { $plant } zásobí { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
} a nepotřebuje palivo.
plan-plant-either = Elektrárna { $plant } zásobí { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
} za { $amount ->
    [one] jeden žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
} uhlí nebo ropy.
plan-plant-burns = Elektrárna { $plant } zásobí { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
} za { $burnt }; to teď stojí { $price }.
plan-plant-sold-out = Elektrárna { $plant } zásobí { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
} za { $burnt }; tolik teď na trhu není.
plan-left = Stojí { $price } a na palivo a města vám zbude { $money }.
plan-pass-no-more = Vaše elektrárny mohou zásobit { $was } a žádná, na kterou máte, to nezvýší; { $owned ->
    [0] zatím žádné nemáte
   *[other] máte { $owned }
}.
plan-pass-enough = Vaše elektrárny mohou zásobit { $was ->
    [one] jedno město
    [few] { $was } města
   *[other] { $was } měst
}, { $owned ->
    [0] zatím žádné nemáte
   *[other] máte { $owned }
}: { $money } půjde na palivo a města. S elektrárnou { $plant } by to bylo { $sum }.
plan-pass = Na palivo a města si necháte { $money }. S elektrárnou { $plant } byste mohli zásobit { $sum ->
    [one] jedno město
    [few] { $sum } města
   *[other] { $sum } měst
} místo { $was }; { $owned ->
    [0] zatím žádné nemáte
   *[other] máte { $owned }
}.
plan-bid-pass = Elektrárna { $plant } teď stojí { $price } a zbylo by vám { $money }; s ní můžete zásobit { $sum ->
    [one] jedno město
    [few] { $sum } města
   *[other] { $sum } měst
}, bez ní { $was }; { $owned ->
    [0] zatím žádné nemáte
   *[other] máte { $owned }
}.
plan-bid-other = V nabídce je i elektrárna { $plant }, od { $plant }: s ní můžete zásobit { $sum ->
    [one] jedno město
    [few] { $sum } města
   *[other] { $sum } měst
}.
plan-scrap = Elektrárna { $plant } zásobí { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
}; bez ní mohou vaše elektrárny zásobit { $sum }; { $owned ->
    [0] zatím žádné nemáte
   *[other] máte { $owned }
}.
plan-scrap-fits = Všechno své palivo uložíte na ostatní: { $kept }.
plan-leave = Vrátíte { $burnt }.
plan-keep = Necháte si { $kept }, na trhu teď za { $price }; vaše elektrárny mají palivo pro { $supplied ->
    [one] jedno město
    [few] { $supplied } města
   *[other] { $supplied } měst
}.
plan-round = Toto kolo: { $bill ->
    [0] žádné další palivo
   *[other] palivo za { $bill }
}, zásobíte { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
} a vyděláte { $income }; skončíte s { $money }.
plan-round-city = Toto kolo: { $bill ->
    [0] žádné další palivo
   *[other] palivo za { $bill }
}; s městem { $city } za { $price } zásobíte { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
} a vyděláte { $income }; skončíte s { $money }.
plan-round-cities = Toto kolo: { $bill ->
    [0] žádné další palivo
   *[other] palivo za { $bill }
}; s dalšími městy ({ $builds }) asi za { $price } zásobíte { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
} a vyděláte { $income }; skončíte asi s { $money }.
plan-round-last = { $bill ->
    [0] Žádné další palivo
   *[other] Palivo za { $bill }
}{ $builds ->
    [0] {""}:
    [one] {""} a jedno další město za { $price }:
   *[other] {""} a další města ({ $builds }) asi za { $price }:
} hra po tomto kole končí, bez příjmu; zásobíte { $cities } z vašich { $owned } měst a pro případ remízy vám zbude { $money }.
plan-fuel-runs = Koupíte { $burnt } za { $price }: vaše elektrárny pak mají palivo pro { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
}, teď pro { $was }.
plan-fuel-part = Koupíte část, { $burnt } za { $price }; zbytek stojí { $bill } a dá palivo pro { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
}.
plan-fuel-stays = Na příští kolo koupíte { $burnt } za { $price }; tehdy bude totéž stát asi { $later }.
plan-fuel-spare = Koupíte { $burnt } za { $price } navíc: vaše elektrárny to v tomto kole nespálí, a to může být poslední.
plan-fuel-full = Vaše elektrárny mají všechno palivo, které za kolo spálí, pro { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
}.
plan-fuel-more = Palivo pro { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
} by stálo { $bill } a vydělalo o { $more } víc; { $owned ->
    [0] zatím žádné nemáte
   *[other] máte { $owned }
}.
plan-fuel-idle = Palivo pro { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
} by stálo { $bill }; máte palivo pro { $supplied }, { $owned ->
    [0] zatím žádné nemáte
   *[other] máte { $owned }
}.
plan-fuel-and-city = Dál se nabízí palivo za { $bill } a { $city } za { $price }: dohromady { $sum } za { $more } navíc každé kolo.
plan-city = { $city } stojí { $price }: { $place } za místo { $links ->
    [0] a žádné propojky
   *[other] a { $links } za propojky
}.
plan-next-city = Další město, { $city }, stojí { $price }: { $place } za místo { $links ->
    [0] a žádné propojky
   *[other] a { $links } za propojky
}.
plan-city-earns = Bude to vaše { $owned }. město a vaše palivo je zásobí: toto kolo vynese { $income }, o { $more } víc.
plan-city-later = Bude to vaše { $owned }. město. Palivo máte pro { $supplied }, vaše elektrárny mohou zásobit { $cities }: s palivem pro ně vynese od příštího kola { $more } za kolo.
plan-city-ahead = Bude to vaše { $owned }. město, vaše elektrárny mohou zásobit { $cities }: vynese, až budete mít větší elektrárnu.
plan-city-ends = Při { $owned } městech hra po tomto kole končí, bez příjmu; zásobit můžete { $supplied }.
plan-city-last = Hra po tomto kole končí, bez příjmu: z vašich { $owned } měst jich pak můžete zásobit { $supplied }.
plan-city-epoch = Při { $owned } městech začne 2. epocha: druhá místa za { $price }.
plan-stop-ends = Město { $city } za { $price } by ukončilo hru; zásobit můžete { $supplied ->
    [one] jedno město
    [few] { $supplied } města
   *[other] { $supplied } měst
}.
plan-stop-last = Hra po tomto kole končí, bez příjmu: zásobíte { $supplied } z vašich { $owned } měst a zbylých { $money } rozhoduje jen při remíze. Další město, { $city }, stojí { $price }.
plan-stop-income = Další město, { $city }, stojí { $price } a vyneslo by { $more } za kolo.
plan-stop-fuel = Další město, { $city }, stojí { $price }. Měst máte { $owned } a palivo pro { $supplied }: s palivem koupeným příští kolo by vyneslo { $more } za kolo.
plan-stop-plants = Další město, { $city }, stojí { $price }. Měst máte { $owned } a vaše elektrárny mohou zásobit { $cities }: nejdřív je potřeba větší elektrárna.
plan-stop-money = S příjmem { $income } budete mít na příští dražbu, palivo a města { $money }.
plan-run = Spálíte { $burnt }, zásobíte { $supplied } z { $owned ->
    [one] 1 města
   *[other] vašich { $owned } měst
} a vyděláte { $income }.
plan-run-free = Bez paliva zásobíte { $supplied } z { $owned ->
    [one] 1 města
   *[other] vašich { $owned } měst
} a vyděláte { $income }.
plan-run-keeps = Necháte si { $kept }, na trhu teď za { $price }.
plan-draft = { $region } má { $cities ->
    [one] jedno město
    [few] { $cities } města
   *[other] { $cities } měst
}; propojky tam stojí v průměru { $price }.
