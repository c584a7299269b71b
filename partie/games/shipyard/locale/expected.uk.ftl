# Чого бракує в записаній позиції чи збереженій грі.

expected-each-part-once = кожна частина корабля один раз
expected-list-of-parts = список частин корабля або їхні літери
expected-parts-by-kind = частини належного виду: носи, середні частини за зворотами, корми
expected-parts-of-a-ship = частини одного корабля від носа до корми
expected-each-canal-once = кожен канал один раз
expected-joined-canals = канали, що торкаються сторонами
expected-used-canals = не менше використаних каналів, ніж плиток
expected-cell = клітинка як два числа, наприклад 1:0
expected-figure-on-canals = корабель на полі каналів
expected-each-goods-tile-once = кожна плитка товарів один раз
expected-goods-of-a-tile = товари однієї з плиток
expected-goods-held = товари, з яких вибирають
expected-each-employee-once = кожен працівник стільки разів, скільки є його плиток
expected-trader-levels = другий рівень торговця лише з першим
expected-each-solo-tile-once = кожна соло-плитка один раз
expected-contracts-dealt = { $number } контракти кожного кольору, щонайменше один із них залишений
expected-each-contract-once = кожен контракт один раз
expected-each-action-once = кожна плитка дії один раз, гульдени й кубики на плитках ряду
expected-cubes-of-the-count = кубики для цієї кількості гравців
expected-chosen-action = плитка дії з ряду
expected-legal-yard = верф, яку дозволяють правила
expected-ship-at-berth = завершений корабель на верфі лише доки він вирушає
