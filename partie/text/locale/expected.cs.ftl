# Co se mělo objevit tam, kde je něco chybně, uvnitř věty: „očekává se: { $expected }.“

expected-object = objekt
expected-names = jedno z { $choices }
expected-range = celé číslo od { $low } do { $high }
expected-number-between = číslo od { $low } do { $high }
expected-numbers-in-range = celá čísla od { $low } do { $high }
expected-true-or-false = true nebo false
expected-text = text
expected-short-text = text o nejvýše { $most } znacích
expected-list-up-to = seznam o nejvýše { $most } položkách
expected-list-of-numbers = seznam { $count } { $count ->
    [one] čísla
   *[other] čísel
}
expected-list-of-lists = seznam { $count } { $count ->
    [one] seznamu
   *[other] seznamů
}
expected-list-of-objects = seznam { $count } { $count ->
    [one] objektu
   *[other] objektů
}
expected-each-once = každé jednou
expected-every-seat-once = každé místo jednou
expected-big-number = celé číslo o nejvýše 128 bitech, zapsané jako text
expected-plain-json = prostá data JSON

expected-list-of-steps = seznam kroků
expected-step-form = kroky jako název a čísla
expected-step-numbers = čísla kroku { $step }
expected-step-seat = místo u stolu pro krok { $step }
expected-lanes-on-top = { $count } { $count ->
    [one] souběžná větev
    [few] souběžné větve
   *[other] souběžných větví
} nahoře
expected-asking-lanes = větve, jejichž poslední krok se ptá
expected-asking-on-top = nahoře krok, který se ptá
expected-a-legal-move = nějaký tah pro místo { $seat }, které má rozhodnout

expected-position-or-null = postavení nebo null
expected-format-number = číslo formátu { $format }, nebo postavení
expected-record-lines = řádky záznamu
expected-origin-or-null = stav po minulých tazích, nebo null, kde žádné nejsou
expected-move-form = tahy jako místo, sloveso a argumenty
expected-note-form = poznámky jako číslo tahu a text
expected-note-order = jednořádkové poznámky u tahů partie v jejich pořadí
expected-legal-moves = dovolené tahy (tah { $move } jím není, pravidlo { $rule })
expected-moves-to-state = tahy, které vedou k uloženému stavu

expected-record-line = tah, note, expect, checkpoint nebo result
expected-first-line = první řádek „{ $text }“
expected-head-line = game, rules, seats, option, seed nebo start a před tahy prázdný řádek
expected-one-line = jediný řádek „{ $word }“
expected-seats-line = řádek „seats“ s počtem míst
expected-each-option-once = každá volba jednou
expected-start-position = postavení za slovem „start“
expected-move-number = tah { $number }
expected-seat-after-number = místo za číslem tahu
expected-expect-part = část postavení za slovem „expect“
expected-result-at-end = výsledek až po posledním tahu
expected-no-such-field = žádné takové pole (nic je nečte)
expected-some-text = text
expected-a-list = seznam
expected-list-of = seznam o délce { $count }
expected-number-in = číslo od { $low } do { $high }
expected-readable = čitelný soubor ({ $problem })
expected-effect = hodnota v jazyce efektů ({ $problem })
