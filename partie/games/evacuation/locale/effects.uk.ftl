# «Евакуація» українською.

## Ефекти, речення з їхніх дерев

effect-gain-any = отримайте { $n ->
    [one] { $n } будь-який ресурс
    [few] { $n } будь-які ресурси
   *[other] { $n } будь-яких ресурсів
} у будь-якому зі світів
effect-gain = отримайте { $gains }, кожен у будь-якому світі
effect-swap = обміняйте до { $n ->
    [one] { $n } ресурсу на інший
   *[other] { $n } ресурсів на інші
} того самого світу
effect-move-goods = перемістіть до { $n ->
    [one] { $n } ресурсу
   *[other] { $n } ресурсів
} зі Старого світу до Нового
effect-develop = розвиньте інфраструктуру (до { $n ->
    [one] { $n } разу
   *[other] { $n } разів
})
effect-research = виконайте { $n ->
    [one] { $n } дослідження
    [few] { $n } дослідження
   *[other] { $n } досліджень
} технології
effect-settle = заселіть область
effect-settle-biome = біом може бути на рівень далі
effect-settle-symbols = { $n ->
    [1] одного символу
   *[other] { $n } символів
} може бракувати
effect-settle-steel = на { $n ->
    [one] { $n } сталь
   *[other] { $n } сталі
} менше
effect-build-shuttle = побудуйте шатл{ $n ->
    [0] {""}
    [one] {""} на { $n } ресурс дешевше
    [few] {""} на { $n } ресурси дешевше
   *[other] {""} на { $n } ресурсів дешевше
}
effect-build-stadium = побудуйте стадіон{ $n ->
    [0] {""}
    [one] {""} на { $n } ресурс дешевше
    [few] {""} на { $n } ресурси дешевше
   *[other] {""} на { $n } ресурсів дешевше
}
effect-gain-shuttle = отримайте безплатно шатл із викладки
effect-prepare-factory = підготуйте до { $n ->
    [one] { $n } фабрики
   *[other] { $n } фабрик
}, кожну за ресурс її виду
effect-gain-factory = отримайте фабрики у будь-якому світі, { $factory }: { $n }
effect-clone = клонуйте { $n ->
    [one] { $n } жетон населення
    [few] { $n } жетони населення
   *[other] { $n } жетонів населення
} у Новому світі{ $food ->
    [0] {""}
    [one] {""} за { $food } їжу
   *[other] {""} за { $food } їжі
}
effect-raise = підвищте виробництво Нового світу на { $gains }
effect-raise-any = { $n ->
    [1] підвищте виробництво будь-якого ресурсу в Новому світі на 1
    [one] { $n } раз підвищте виробництво будь-якого ресурсу в Новому світі на 1
    [few] { $n } рази підвищте виробництво будь-якого ресурсу в Новому світі на 1
   *[other] { $n } разів підвищте виробництво будь-якого ресурсу в Новому світі на 1
}
effect-draw-cards = візьміть { $n ->
    [one] { $n } картку дії
    [few] { $n } картки дій
   *[other] { $n } карток дій
}
effect-more-steps = цього року ваші супутники просуваються ще на { $n ->
    [one] { $n } відрізок
    [few] { $n } відрізки
   *[other] { $n } відрізків
}
effect-flight-help = цього року: { $help }
aid-launch = кожен запуск коштує на { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
} менше
aid-resources = кожен шатл везе на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[other] { $n } ресурсів
} більше
aid-buildings = кожен шатл везе на { $n ->
    [one] { $n } будівлю
    [few] { $n } будівлі
   *[other] { $n } будівель
} більше
aid-stripes = { $n ->
    [one] { $n } зона евакуації бере область будь-якого кольору
    [few] { $n } зони евакуації беруть області будь-якого кольору
   *[other] { $n } зон евакуації беруть області будь-якого кольору
}
effect-then = { $first }, потім { $second }
effect-all-of = { $first } / { $second }
lasting-bio = ви завжди маєте символ біо
lasting-geo = ви завжди маєте символ гео
lasting-hydro = ви завжди маєте символ гідро
lasting-smileys = смайлики: { $n }
lasting-shuttle = шатли коштують на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[other] { $n } ресурсів
} менше
lasting-stadium = стадіони коштують на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[other] { $n } ресурсів
} менше
lasting-settle = заселення коштує на { $n ->
    [one] { $n } сталь
   *[other] { $n } сталі
} менше
lasting-infrastructure = розіграти картку інфраструктури коштує на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[other] { $n } ресурсів
} менше
lasting-launch = кожен запуск коштує на { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
} менше
lasting-returns = кожен зворотний політ коштує на { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
} менше
lasting-resources = кожен шатл везе на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[other] { $n } ресурсів
} більше
lasting-buildings = кожен шатл везе на { $n ->
    [one] { $n } будівлю
    [few] { $n } будівлі
   *[other] { $n } будівель
} більше
lasting-stripes = щороку { $n ->
    [one] { $n } зона евакуації бере область будь-якого кольору
    [few] { $n } зони евакуації беруть області будь-якого кольору
   *[other] { $n } зон евакуації беруть області будь-якого кольору
}
lasting-food-old = Старий світ споживає на { $n ->
    [one] { $n } їжу
   *[other] { $n } їжі
} менше
lasting-food-new = Новий світ споживає на { $n ->
    [one] { $n } їжу
   *[other] { $n } їжі
} менше
lasting-steps = щороку ваші супутники просуваються ще на { $n ->
    [one] { $n } відрізок
    [few] { $n } відрізки
   *[other] { $n } відрізків
}
lasting-clones = платне клонування дає на { $n ->
    [one] { $n } жетон населення
    [few] { $n } жетони населення
   *[other] { $n } жетонів населення
} більше
lasting-third = ваша третя дія року коштує на { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
} менше
lasting-fourth = ваша четверта дія року коштує на { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
} менше
lasting-surcharge = ви не сплачуєте додаткової плати за багато дій однієї групи ({ $n })
lasting-income-food-old = дохід: { $n ->
    [one] { $n } їжа
   *[other] { $n } їжі
} у Старому світі
lasting-income-steel-old = дохід: { $n ->
    [one] { $n } сталь
   *[other] { $n } сталі
} у Старому світі
lasting-income-energy-old = дохід: { $n ->
    [one] { $n } енергія
   *[other] { $n } енергії
} у Старому світі
lasting-income-food-new = дохід: { $n ->
    [one] { $n } їжа
   *[other] { $n } їжі
} у Новому світі
lasting-income-steel-new = дохід: { $n ->
    [one] { $n } сталь
   *[other] { $n } сталі
} у Новому світі
lasting-income-energy-new = дохід: { $n ->
    [one] { $n } енергія
   *[other] { $n } енергії
} у Новому світі
requirement-areas = заселені області ({ $biome }): { $n }
requirement-population = області з населенням ({ $biome }): { $n }
requirement-factory = області з фабрикою ({ $biome }): { $n }
requirement-line = на одній прямій { $axis }: { $parts }
requirement-part = { $biome } ({ $n })
axis-e-w = схід–захід
axis-nw-se = північний захід–південний схід
axis-ne-sw = північний схід–південний захід
plan-about = Вимагає: { $needs }. Підвищує виробництво на { $gives }.
shuttle-about = Зони: { $zones }; будівлі { $buildings }, ресурси { $resources }; запуск { $launch ->
    [0] безплатний
    [one] коштує { $launch } енергію
   *[other] коштує { $launch } енергії
}.
stadium-about = Смайлики: { $n }.
goal-about = Рахує: { $what }. Очки за кількістю: { $points }.
task-about = Потрібно { $n }: { $what }. Розігране за { $cost } підвищує виробництво на { $gives } і дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
bonus-about = { $low }: { $first }. { $high }: { $second }.
area-about = Фабрики { $factories }; населення підвищує виробництво на: { $slots }; символи: { $symbols }.
land-about = { $zone }; виробляє { $makes }.
field-about = Після завершення руху: { $effect }.
field-symbols = Символи, поки супутник тут: { $symbols }.
field-empty = Без ефекту.
fact-cost = коштує { $price }
fact-strength = сила { $strength }
fact-level = рівень { $n }
fact-lightning = одразу, один раз
fact-twin = ! інша картка має такий самий малюнок
nothing = нічого
any-resource = будь-який ресурс
