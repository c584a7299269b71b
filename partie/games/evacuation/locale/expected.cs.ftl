# Co se čekalo v zapsaném postavení nebo v uložené hře.

expected-one-owner = každá oblast osídlená nejvýše jedním hráčem
expected-contact = mezi satelity hráče nejvýše jeden milník
expected-no-middle-lane = vnější nebo vnitřní pruh: prostřední je až pro tři a více hráčů
expected-one-satellite = na poli prostředního a vnitřního pruhu nejvýše jeden satelit
expected-one-of-twins = z karet se stejnou ilustrací nejvýše jedna
expected-flag-last = tři karty ročních bonusů bez vlajky, pak jedna s vlajkou
expected-another-name = jméno, které jiný záznam nemá
