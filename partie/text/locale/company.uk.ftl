## People beyond one table: rematches, profiles

web-with-others = Такий самий стіл з іншими
web-rematch-asked = { $name } пропонує реванш.
web-rematch-waits = Ви пропонуєте реванш. Очікується згода: { $names }.
web-next-game = До наступної гри
web-series-stands = { $count ->
    [one] Після { $count } гри:
   *[other] Після { $count } ігор поспіль:
}
web-series-points = { $name } { $points }

privacy-results = Як закінчилися ваші ігри
    .about = Місця та очки ваших завершених ігор і ваш рейтинг, якщо ви його не вимкнули.
    .gone = Рейтинг зникає. Місця в завершених іграх лишаються, без вашого імені.

web-player = Гравець
web-no-player = Такого гравця тут немає
web-player-since = Тут від { $date }
web-player-no-games = Ще немає завершених ігор, про які ви можете знати.
web-by-title = За іграми
web-rating = Рейтинг
web-rating-interval = від { $low } до { $high }
web-rating-about = Рейтинг (OpenSkill) рахує ігри між людьми; усі починають з 25. Справжнє значення лежить між двома числами у 95 випадках зі 100.
web-not-rated = Без рейтингу, за власним бажанням.
web-rate-me = Рахувати рейтинг моїх ігор з людьми. Якщо вимкнути, рейтинг зникне разом з усім, що вже нараховано.
web-games-count = Ігри
web-wins = Перемоги
web-place-short = { $place }.
web-average-score = Середній результат
web-best-score = Найкращий
web-against-people = Проти людей
web-against-bots = Проти ботів
web-met = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
}
web-ahead-behind = попереду { $ahead }, позаду { $behind }
web-won-of = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[other] { $count } перемог
}
web-past-games = Ігри
web-all-titles = Усі ігри
web-against-all = Проти будь-кого
web-against-one = Проти: { $name }
web-past-how = Які ігри
web-past-all = Усі партії
web-past-won = Виграні
web-past-lost = Не виграні
web-past-people = З людьми
web-past-bots = Лише з ботами
web-past-place = { $place } місце з { $seats }
web-past-score = рахунок { $score }
web-past-gain = рейтинг { $gain }
web-past-none = Таких ігор немає.
web-past-more = Старіші ігри
