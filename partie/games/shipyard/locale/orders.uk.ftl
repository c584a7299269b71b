## Сталі накази

error-bad-discard-order = «{ $order }» — не сталий наказ; напишіть «discard» і контракти, які маєте, наприклад «discard officers escorts».
error-no-discards-left = Контрактів більше не скидатимуть.

web-discard-early = Скинути, коли скидатимуть контракти
web-discard-early-as = Буде скинуто { $place }-м, коли скидатимуть контракти; клацніть, щоб відкликати
