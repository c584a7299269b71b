# Чого бракує там, де щось хибне, усередині речення: «мало бути: { $expected }.»

expected-object = об’єкт
expected-names = одне з { $choices }
expected-range = ціле число від { $low } до { $high }
expected-number-between = число від { $low } до { $high }
expected-numbers-in-range = цілі числа від { $low } до { $high }
expected-true-or-false = true або false
expected-text = текст
expected-short-text = текст щонайбільше з { $most } знаків
expected-list-up-to = список щонайбільше з { $most } елементів
expected-list-of-numbers = список із { $count } { $count ->
    [one] числа
   *[other] чисел
}
expected-list-of-lists = список із { $count } { $count ->
    [one] списку
   *[other] списків
}
expected-list-of-objects = список із { $count } { $count ->
    [one] об’єкта
   *[other] об’єктів
}
expected-each-once = кожне один раз
expected-every-seat-once = кожне місце один раз
expected-big-number = ціле число щонайбільше на 128 бітів, записане текстом
expected-plain-json = прості дані JSON

expected-list-of-steps = список кроків
expected-step-form = кроки як назва й числа
expected-step-numbers = числа кроку { $step }
expected-step-seat = місце за столом для кроку { $step }
expected-lanes-on-top = { $count } { $count ->
    [one] одночасна гілка
    [few] одночасні гілки
   *[other] одночасних гілок
} зверху
expected-asking-lanes = гілки, останній крок яких питає
expected-asking-on-top = зверху крок, який питає
expected-a-legal-move = якийсь хід для місця { $seat }, яке має вирішувати

expected-position-or-null = позиція або null
expected-format-number = номер формату { $format } або позиція
expected-record-lines = рядки запису
expected-origin-or-null = стан після попередніх ходів або null, де їх немає
expected-move-form = ходи як місце, дієслово й аргументи
expected-note-form = нотатки як номер ходу й текст
expected-note-order = нотатки в один рядок біля ходів партії, за порядком
expected-legal-moves = дозволені ходи (хід { $move } не такий, правило { $rule })
expected-moves-to-state = ходи, що ведуть до збереженого стану

expected-record-line = хід, note, expect, checkpoint або result
expected-first-line = перший рядок «{ $text }»
expected-head-line = game, rules, seats, option, seed або start, а перед ходами порожній рядок
expected-one-line = один рядок «{ $word }»
expected-seats-line = рядок «seats» із кількістю місць
expected-each-option-once = кожне налаштування один раз
expected-start-position = позиція після слова «start»
expected-move-number = хід { $number }
expected-seat-after-number = місце після номера ходу
expected-expect-part = частина позиції після слова «expect»
expected-result-at-end = результат лише після останнього ходу
expected-no-such-field = жодного такого поля (його ніщо не читає)
expected-some-text = текст
expected-a-list = список
expected-list-of = список завдовжки { $count }
expected-number-in = число від { $low } до { $high }
expected-readable = файл, який можна прочитати ({ $problem })
expected-effect = значення мовою ефектів ({ $problem })
