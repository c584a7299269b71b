# «Евакуація» українською.

## Ефекти, речення з їхніх дерев

effect-gain-any = отримайте { $n }× будь-який ресурс на будь-якому світі
effect-gain = отримайте { $gains }, кожен на будь-якому світі
effect-swap = обміняйте до { $n }× ресурс на інший того самого світу
effect-move-goods = перемістіть до { $n }× ресурс зі Старого світу на Новий
effect-develop = розвиньте інфраструктуру до { $n }×
effect-research = дослідіть технологію { $n }×
effect-settle = заселіть область
effect-settle-biome = біом може бути на рівень далі
effect-settle-symbols = пробачається { $n } бракуючий символ
effect-settle-steel = на { $n } сталь менше
effect-build-shuttle = збудуйте шатл{ $n ->
    [0] {""}
   *[other] {""} на { $n }× ресурс дешевше
}
effect-build-stadium = збудуйте стадіон{ $n ->
    [0] {""}
   *[other] {""} на { $n }× ресурс дешевше
}
effect-gain-shuttle = отримайте безкоштовно шатл із пропозиції
effect-prepare-factory = підготуйте до { $n }× фабрику, кожну за ресурс її виду
effect-gain-factory = отримайте { $n }× { $factory } на будь-якому світі
effect-clone = клонуйте { $n }× населення на Новому світі{ $food ->
    [0] {""}
   *[other] {""} за { $food } їжі
}
effect-raise = підвищте виробництво Нового світу: { $gains }
effect-raise-any = підвищте { $n }× виробництво будь-якого ресурсу на Новому світі
effect-draw-cards = візьміть { $n }× карту дій
effect-more-steps = ваші супутники цього року рухаються на { $n } ділянок більше
effect-flight-help = цього року: { $help }
aid-launch = кожен старт коштує на { $n } енергію менше
aid-resources = кожен шатл везе на { $n } ресурс більше
aid-buildings = кожен шатл везе на { $n } будівлю більше
aid-stripes = { $n } евакуаційна зона бере область будь-якого кольору
effect-then = { $first }, потім { $second }
effect-split = { $first } / { $second }
lasting-bio = ви завжди маєте символ біо
lasting-geo = ви завжди маєте символ гео
lasting-hydro = ви завжди маєте символ гідро
lasting-smileys = смайлики: { $n }
lasting-shuttle = шатли коштують на { $n } ресурс менше
lasting-stadium = стадіони коштують на { $n } ресурс менше
lasting-settle = заселення коштує на { $n } сталь менше
lasting-infrastructure = гра інфраструктури коштує на { $n } ресурс менше
lasting-launch = кожен старт коштує на { $n } енергію менше
lasting-returns = кожен зворотний політ коштує на { $n } енергію менше
lasting-resources = кожен шатл везе на { $n } ресурс більше
lasting-buildings = кожен шатл везе на { $n } будівлю більше
lasting-stripes = щороку { $n } евакуаційна зона бере область будь-якого кольору
lasting-food-old = Старий світ з'їдає на { $n } їжі менше
lasting-food-new = Новий світ з'їдає на { $n } їжі менше
lasting-steps = ваші супутники щороку рухаються на { $n } ділянку більше
lasting-clones = платне клонування дає на { $n } населення більше
lasting-third = ваша третя дія року коштує на { $n } енергію менше
lasting-fourth = ваша четверта дія року коштує на { $n } енергію менше
lasting-surcharge = ви не платите доплату за багато дій однієї групи ({ $n })
lasting-income-food-old = дохід: { $n } їжі на Старому світі
lasting-income-steel-old = дохід: { $n } сталі на Старому світі
lasting-income-energy-old = дохід: { $n } енергії на Старому світі
lasting-income-food-new = дохід: { $n } їжі на Новому світі
lasting-income-steel-new = дохід: { $n } сталі на Новому світі
lasting-income-energy-new = дохід: { $n } енергії на Новому світі
requirement-areas = заселено { $n }×: { $biome }
requirement-population = заселено населенням { $n }×: { $biome }
requirement-factory = заселено фабрикою { $n }×: { $biome }
requirement-line = на одній лінії { $axis }: { $parts }
requirement-part = { $n }× { $biome }
axis-e-w = схід–захід
axis-nw-se = північний захід–південний схід
axis-ne-sw = північний схід–південний захід
plan-about = Вимагає: { $needs }. Виробництво: { $gives }.
shuttle-about = Зони: { $zones }; будівлі { $buildings }, ресурси { $resources }; старт { $launch } енергії.
stadium-about = Смайлики: { $n }.
goal-about = Рахує: { $what }. Очки за кількістю: { $points }.
task-about = Потрібно { $n }: { $what }. Гра за { $cost } дає виробництво { $gives } і { $points } очок.
bonus-about = { $low }: { $first }. { $high }: { $second }.
area-about = Фабрики { $factories }; населення: { $slots }; символи: { $symbols }.
land-about = { $zone }; виробляє { $makes }.
field-about = Після завершення руху: { $effect }.
field-symbols = Символи, поки супутник тут: { $symbols }.
field-empty = Без ефекту.
fact-cost = ціна { $price }
fact-strength = сила { $strength }
fact-level = рівень { $n }
fact-lightning = одразу, один раз
fact-twin = ! інша карта має такий самий малюнок
nothing = нічого
any-resource = будь-який ресурс
