## Програми, що грають, і їхні токени.

error-unknown-token = Цей токен недійсний або скасований.
error-not-for-programs = Програма може лише грати. Зробіть це у браузері.
error-no-such-program = Такої програми у вас немає.
error-too-many-programs = Програм може бути щонайбільше { $most }.

privacy-tokens = Ваші програми
    .about = Програми, яким ви дозволили грати, коли кожна востаннє грала (з точністю до години), а з її токена лише геш.
    .gone = Токени зникають, ніхто вже не зможе з ними грати. Імена програм лишаються там, де вони грали.

web-programs = Програми
web-programs-about = Ваша програма може грати тут із власним токеном. Вона сідає під власним ім’ям і всюди позначена як програма.
web-program-name = Ім’я програми
web-program-make = Створити токен
web-program-token = Токен програми { $name }. Його показано лише зараз; хто його має, може грати як { $name }.
web-program-copy = Копіювати токен
web-program-renew = Новий токен
web-program-revoke = Скасувати
web-program-revoked = скасовано
web-program-unused = ще не грала
web-is-program = програма
web-is-program-about = Тут грає програма
