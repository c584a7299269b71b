# Слова для ефектів карток, одне повідомлення на кожен вид вузла. `$n` лише вибирає форму; числа каже `phrase-counted`.
# Лічені форми стоять у знахідному відмінку (1, 2–4, 5 і більше).

## Ресурси та інші надбання

resource-kelp = ламінарія
    .counted = { $n ->
        [one] ламінарію
        [few] ламінарії
       *[other] ламінарій
    }
    .gen = ламінарії
resource-steelplast = сталепласт
    .counted = { $n ->
        [one] сталепласт
        [few] сталепласти
       *[other] сталепластів
    }
    .gen = сталепласту
resource-science = наука
    .counted = { $n ->
        [one] науку
       *[other] науки
    }
    .gen = науки
resource-credit = кредит
    .counted = { $n ->
        [one] кредит
        [few] кредити
       *[other] кредитів
    }
    .gen = кредиту
resource-biomatter = біоматерія
    .counted = { $n ->
        [one] біоматерію
        [few] біоматерії
       *[other] біоматерій
    }
    .gen = біоматерії
resource-point = очко
    .counted = { $n ->
        [one] очко
        [few] очки
       *[other] очок
    }
    .gen = очка
resource-card = картка
    .counted = { $n ->
        [one] картку
        [few] картки
       *[other] карток
    }
    .gen = картки

## Те, що будують, використовують і лічать

thing-farm = ферма
    .counted = { $n ->
        [one] ферму
        [few] ферми
       *[other] ферм
    }
    .gender = f
    .gen = ферми
thing-plant = опріснювач
    .counted = { $n ->
        [one] опріснювач
        [few] опріснювачі
       *[other] опріснювачів
    }
    .gender = m
    .gen = опріснювача
thing-laboratory = лабораторія
    .counted = { $n ->
        [one] лабораторію
        [few] лабораторії
       *[other] лабораторій
    }
    .gender = f
    .gen = лабораторії
thing-tunnel = тунель
    .counted = { $n ->
        [one] тунель
        [few] тунелі
       *[other] тунелів
    }
    .gender = m
    .gen = тунелю
thing-tunnel-at-city = тунель біля з’єднаного міста
    .counted = { $n ->
        [one] тунель біля з’єднаного міста
        [few] тунелі біля з’єднаних міст
       *[other] тунелів біля з’єднаних міст
    }
    .gender = m
    .gen = тунелю біля з’єднаного міста
thing-white = несимбіомісто
    .counted = { $n ->
        [one] несимбіомісто
        [few] несимбіоміста
       *[other] несимбіоміст
    }
    .gender = n
    .gen = несимбіоміста
thing-purple = симбіомісто
    .counted = { $n ->
        [one] симбіомісто
        [few] симбіоміста
       *[other] симбіоміст
    }
    .gender = n
    .gen = симбіоміста
thing-building = будівля
    .counted = { $n ->
        [one] будівлю
        [few] будівлі
       *[other] будівель
    }
    .gender = f
    .gen = будівлі
thing-structure = споруда
    .counted = { $n ->
        [one] споруду
        [few] споруди
       *[other] споруд
    }
    .gender = f
    .gen = споруди
thing-city = місто
    .counted = { $n ->
        [one] місто
        [few] міста
       *[other] міст
    }
    .gender = n
    .gen = міста
thing-metropolis = метрополія
    .counted = { $n ->
        [one] метрополію
        [few] метрополії
       *[other] метрополій
    }
    .gender = f
    .gen = метрополії
thing-special = оплачена спеціальна картка
    .counted = { $n ->
        [one] оплачену спеціальну картку
        [few] оплачені спеціальні картки
       *[other] оплачених спеціальних карток
    }
    .gender = f
    .gen = оплаченої спеціальної картки
thing-action-card = викладена картка активації
    .counted = { $n ->
        [one] викладену картку активації
        [few] викладені картки активації
       *[other] викладених карток активації
    }
    .gender = f
    .gen = викладеної картки активації
thing-ready-card = невикористана картка активації
    .counted = { $n ->
        [one] невикористану картку активації
        [few] невикористані картки активації
       *[other] невикористаних карток активації
    }
    .gender = f
    .gen = невикористаної картки активації
thing-laid-card = викладена картка
    .counted = { $n ->
        [one] викладену картку
        [few] викладені картки
       *[other] викладених карток
    }
    .gender = f
    .gen = викладеної картки
thing-slot-colour = колір слотів із вашими плитками в цьому раунді
    .counted = { $n ->
        [one] колір слотів із вашими плитками в цьому раунді
        [few] кольори слотів із вашими плитками в цьому раунді
       *[other] кольорів слотів із вашими плитками в цьому раунді
    }
    .gender = m
    .gen = кольору слотів із вашими плитками в цьому раунді
thing-full-city = з’єднане місто з усіма трьома типами будівель
    .counted = { $n ->
        [one] з’єднане місто з усіма трьома типами будівель
        [few] з’єднані міста з усіма трьома типами будівель
       *[other] з’єднаних міст з усіма трьома типами будівель
    }
    .gender = n
    .gen = з’єднаного міста з усіма трьома типами будівель
thing-pair = пара покращених будівель одного типу біля з’єднаного міста
    .counted = { $n ->
        [one] пару покращених будівель одного типу біля з’єднаного міста
        [few] пари покращених будівель одного типу біля з’єднаного міста
       *[other] пар покращених будівель одного типу біля з’єднаного міста
    }
    .gender = f
    .gen = пари покращених будівель одного типу біля з’єднаного міста
thing-federation = поділка просування треком Федерації
    .counted = { $n ->
        [one] поділку просування треком Федерації
        [few] поділки просування треком Федерації
       *[other] поділок просування треком Федерації
    }
    .gender = f
    .gen = поділки просування треком Федерації

adjective-connected = { $gender ->
    [f] { $n ->
        [one] з’єднану
        [few] з’єднані
       *[other] з’єднаних
    }
    [m] { $n ->
        [one] з’єднаний
        [few] з’єднані
       *[other] з’єднаних
    }
   *[n] { $n ->
        [one] з’єднане
        [few] з’єднані
       *[other] з’єднаних
    }
}
    .gen = { $gender ->
        [f] однієї з’єднаної
       *[n] одного з’єднаного
    }
adjective-upgraded = { $gender ->
    [f] { $n ->
        [one] покращену
        [few] покращені
       *[other] покращених
    }
    [m] { $n ->
        [one] покращений
        [few] покращені
       *[other] покращених
    }
   *[n] { $n ->
        [one] покращене
        [few] покращені
       *[other] покращених
    }
}
    .gen = { $gender ->
        [f] однієї покращеної
       *[n] одного покращеного
    }
phrase-every = { $gender ->
    [f] кожну
    [m] кожен
   *[n] кожне
}
phrase-it = { $gender ->
    [f] її
    [m] його
   *[n] його
}
phrase-second = { $gender ->
    [f] другу
    [m] другий
   *[n] друге
}

## Як речі лічать і поєднують

phrase-counted = { $count } { $thing }
phrase-up-to = до { $count } { $many }
phrase-each = { $every } { $thing }
phrase-each-several = кожні { $count } { $thing }
phrase-set = кожен набір: { $parts }
phrase-at-least = щонайменше { $count } { $thing }
phrase-or = { $first } або { $last }
phrase-either = { $first } або { $last }
phrase-a = { $thing }
phrase-times = { $clause } (до { $count ->
    [one] { $count } разу
   *[other] { $count } разів
})
phrase-at-most = { $clause } (щонайбільше { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[other] { $count } разів
})

phrase-usual-price = за стандартну вартість
phrase-free-price = безплатно
phrase-stated-price = за { $price }
phrase-less-price = на { $price } дешевше за стандартну вартість
phrase-each-price = { $every } за { $price }

## Ефекти

effect-gain = отримайте { $gains }
effect-gain-different = отримайте { $count ->
    [one] { $count } ресурс
    [few] { $count } різні ресурси
   *[other] { $count } різних ресурсів
} на свій вибір
effect-pay = заплатіть { $price }: { $then }
effect-pay-times = до { $count ->
    [one] { $count } разу
   *[other] { $count } разів
} заплатіть { $price }: { $then }
effect-exchange = обміняйте { $one } на { $other } або навпаки
effect-build = побудуйте { $things } { $price }
effect-build-expansion = побудуйте { $things } на ділянці для розширення { $price }
effect-upgrade = покращте { $things } { $price }
effect-upgrade-several = покращте { $things }, { $price }
effect-build-and-upgrade = побудуйте { $things } { $price } і одразу покращте { $it } { $upgrade }
effect-advance = просуньтеся на { $count ->
    [one] { $count } поділку
    [few] { $count } поділки
   *[other] { $count } поділок
} по треку Федерації
effect-use-action = використайте { $count ->
    [one] { $count } картку активації
   *[other] до { $count } карток активації
}
effect-ready = { $count ->
    [one] зробіть знову готовою { $count } використану картку активації
   *[other] зробіть знову готовими до { $count } використаних карток активації
}
effect-take-special = візьміть { $count ->
    [one] { $count } спеціальну картку
    [few] { $count } спеціальні картки
   *[other] { $count } спеціальних карток
}
effect-use-slot = { $where ->
    [free] застосуйте ефект вільного кольорового слота
    [others] застосуйте ефект кольорового слота, який зайняв інший гравець
    [used] застосуйте ефект будь-якого зайнятого кольорового слота
   *[any] застосуйте ефект кольорового слота, який вільний або зайнятий іншим гравцем
}
effect-copy-yield = отримайте те, що виробляє { $thing } біля з’єднаного міста
    .one = { $gender ->
        [f] одна ваша покращена { $thing }
        [m] один ваш покращений { $thing }
       *[n] одне ваше покращене { $thing }
    }
effect-convert = перетворіть 1 несимбіомісто на симбіомісто
effect-draw-choose = візьміть { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[other] { $count } карток
}, залиште собі { $keep }, решту скиньте
effect-take-metropolis = візьміть наступну синю метрополію; вона вважається з’єднаною
effect-if = якщо { $condition }, { $then }
effect-for-each = отримайте { $gains } за { $each }
effect-when = { $when }, { $then }
effect-discount = коли будуєте { $thing }, платіть на { $price } менше
effect-discount-upgrading = коли покращуєте { $thing }, платіть на { $price } менше
effect-once-per-turn = раз на свій хід: { $then }
effect-hand-limit = в руці можете мати на { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[other] { $count } карток
} більше
effect-instead = замість 1 { $resource } від { $one } { $thing } можете взяти { $gains }
effect-feed-free = { $count ->
    [one] { $count } з’єднане місто
    [few] { $count } з’єднані міста
   *[other] { $count } з’єднаних міст
} не потрібно забезпечувати
effect-steps = отримайте очки за кількість { $things }: { $table }
effect-step = { $points } від { $count }

condition-have = маєте { $what }
condition-on-space = ваш маркер на поділці { $space } треку Федерації

when-builds = коли будуєте { $thing }
when-upgrades = коли покращуєте { $thing }
when-second-built = коли біля з’єднаного міста будуєте { $second } { $thing }
when-second-upgraded = коли біля з’єднаного міста покращуєте { $second } { $thing }
when-second-tunnel = коли за один хід будуєте другий тунель
when-slot-gives = коли слот дає вам щонайменше 1 { $thing }
when-uses-slot = коли використовуєте слот { $slot } ({ $effect })
when-advances-to = коли просуваєтеся на поділку { $space } треку Федерації
when-connects-metropolis = коли з’єднуєте метрополію з мережею
when-mismatches = коли колір картки не збігається з кольором слота
when-uses-action = коли використовуєте картку активації
when-takes-special = коли берете спеціальну картку
when-lays-card = { $type ->
    [instant] коли розігруєте картку з миттєвою властивістю
    [permanent] коли викладаєте картку з постійною властивістю
    [action] коли викладаєте картку активації
    [production] коли викладаєте картку виробництва
    [end] коли викладаєте картку фінального підрахунку
   *[any] коли викладаєте картку
}
when-all-colours = коли в одному раунді маєте плитки на слотах усіх трьох кольорів
when-turn-ends = наприкінці свого ходу

## Картки й плитки

tile-instant = Одразу: { $text }
tile-production = Під час виробництва: { $text }
tile-end = Наприкінці гри: { $text }
tile-contract = якщо ви першими маєте { $conditions }, { $then }

type-instant = миттєва властивість
type-permanent = постійна властивість
type-action = картка активації
type-production = виробництво
type-end = фінальний підрахунок
colour-yellow = жовта
colour-red = червона
colour-green = зелена
colour-none = без кольору
card-cost = { $cost ->
    [one] коштує { $cost } кредит
    [few] коштує { $cost } кредити
   *[other] коштує { $cost } кредитів
}
card-unknown = невідома картка
metropolis-unknown = невідома метрополія
contract-unknown = невідоме держзамовлення
source-slot = слот { $slot }
