# Погляд назад: розбір зіграної партії, раунди й точки зору перегляду, ще одна спроба

problem-not-finished = Це можливо, коли партія скінчиться.

web-review = Розбір
web-review-start = Розібрати партію
web-review-about = Боти оцінять кожне рішення за тим, що гравець тоді знав. Це триває кілька хвилин; сторінку тим часом можна закрити.
web-review-running = Триває оцінювання: { $percent } %
web-review-stopped = Зупинено на { $percent } %
web-review-stop = Зупинити
web-review-go-on = Продовжити
web-review-none = Жодним рішенням у цій партії багато не втрачено.
web-chances = Шанси на перемогу
web-expected-points = Очікувані очки
web-losses = Де втрачено найбільше
web-loss-cost = −{ $percent } % шансів на перемогу
web-loss-points = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очки
    [many] −{ $points } очок
   *[other] −{ $points } очка
}
web-loss-played = Зіграно: { $move }
web-loss-better = Краще: { $move }
web-round-back = На раунд назад
web-round-on = На раунд уперед
web-round-number = Раунд { $number }
web-speed = Швидкість
web-speed-times = { $times }×
web-viewpoint = Точка зору
web-spectator = Глядач
web-again = Спробувати звідси ще раз
web-again-about = Відкриється приватний стіл у цей момент: ваше місце — { $name }, на інших грають боти.

review-busy = Триває оцінювання партії: { $percent } %
review-cut = Зупинено: ось що відомо досі.
review-chances = Шанси на перемогу
review-points = Очікувані очки
review-after = після ходу { $number }
review-losses = Де втрачено найбільше
review-none = Жодним рішенням багато не втрачено.
review-loss = { $place }. Хід { $number }, { $name }: −{ $percent } % шансів на перемогу
review-loss-points = { $points ->
    [one] { $place }. Хід { $number }, { $name }: −{ $points } очко
    [few] { $place }. Хід { $number }, { $name }: −{ $points } очки
    [many] { $place }. Хід { $number }, { $name }: −{ $points } очок
   *[other] { $place }. Хід { $number }, { $name }: −{ $points } очка
}
review-played = Зіграно: { $move }
review-better = Краще: { $move }
error-review-not-over = Оцінити можна лише зіграну партію; ця ще триває.
