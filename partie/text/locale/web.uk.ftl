## Браузер: сторінки, стіл і налаштування, спільні для всіх ігор.

web-skip = Перейти до вмісту
web-tools = Інструменти
web-close = Закрити
web-cancel = Скасувати
web-loading = Стіл готується…
web-no-answer = Сервер не відповідає. Спробуйте ще раз.
web-no-page = Такої сторінки немає
web-no-table = Такого столу немає
web-no-table-about = Можливо, посилання неповне або стіл уже прибрали.
web-to-lobby = До зали
web-rule = Правило { $rule }

## Зала

web-welcome = Сідайте й грайте
web-welcome-back = Вітаємо, { $name }
web-welcome-about = Складні настільні ігри з повними правилами: одразу проти ботів або з друзями за посиланням. Потрібне лише ім’я.
web-your-name = Ваше ім’я
web-guest = Гість
web-you-are = Ви граєте як { $name }
web-play-bots = Грати в «{ $game }» проти ботів
web-play-now = Грати зараз
web-with-friends = З друзями
web-bots-strength = Сила ботів
web-minutes = { $minutes } хв
web-minutes-about = За даними видавця
web-weight-1 = легка
web-weight-2 = середня
web-weight-3 = складна
web-weight-about = Наскільки складно навчитися: наша власна оцінка
web-new-table = Новий стіл…
web-my-tables = Мої столи
web-running-tables = Зараз грають
web-finished-tables = Завершені
web-no-mine = Ви ще не сидите за жодним столом.
web-no-open = Ніхто не чекає на гравців. Створіть стіл і надішліть посилання друзям.
web-no-running = Інших партій зараз не грають.
web-no-finished = Інших завершених партій ще немає.
web-free-seat = вільне місце
web-place = (місце { $place })
web-private = Цей стіл бачать лише ті, хто має посилання
web-your-turn = Ваш хід
web-join = Приєднатися
web-look = Переглянути
web-go-on = Продовжити
web-watch = Дивитися
web-login = Увійти
web-logout = Вийти
web-logout-everywhere = Вийти всюди
web-logout-everywhere-sure = На всіх пристроях, і на цьому теж?
web-sessions = Де ви ввійшли
web-session-this = цей пристрій
web-session-used = використано { $ago }
web-session-end = Вийти там
web-password = Пароль
web-game = Гра
web-games = Ігри
web-players = Кількість гравців
web-seats = Місця
web-me = Я
web-seat-number = Місце { $number }
web-open-seat = Вільне: хтось приєднається
web-a-bot = Бот: { $name }
web-absence = Якщо хтось довго не ходить
web-absence-none = Чекати скільки завгодно
web-absence-bot = { $days ->
    [one] Через { $days } день його замінить бот
    [few] Через { $days } дні його замінить бот
   *[other] Через { $days } днів його замінить бот
}
web-private-table = Приватний: лише для тих, хто має посилання
web-make-table = Створити стіл

## Перед грою

web-waiting-room = Стіл: { $game }
web-bot-here = Посадити сюди бота
web-copy-link = Скопіювати посилання
web-copied = Скопійовано
web-send-link = Надішліть це посилання тим, з ким хочете грати. Партія почнеться, коли всі місця буде зайнято.
web-qr-code = QR-код цього столу
web-share-table = Поділитися
web-start = { $count ->
    [one] Почати з { $count } гравцем
   *[other] Почати з { $count } гравцями
}
web-start-bots = { $count ->
    [one] Почати, бот на вільному місці ({ $bot })
   *[other] Почати, боти на { $count } вільних місцях ({ $bot })
}
web-leave = Піти

## Рішення

web-decision = Про що питає гра
web-game-over = Партію закінчено.
web-settling = Ваш хід надсилається…
web-turns-up = Відкриється щось нове, потім повернутися вже не можна.
web-turn-complete = Ваш хід завершено.
web-waiting-for = Зараз хід: { $names }.
web-tentative = Ще не остаточно:
web-end-turn = Завершити хід
web-done-end = Готово, завершити хід
web-closes = Завершує ваш хід; потім повернутися вже не можна.
web-undo = Назад
web-restart = Увесь хід спочатку
web-hint = Порада
web-hint-other = Інша можливість, «{ $move }»: { $lacks }
web-do-it = Зробити так
web-left = (залишиться { $left })
web-less = Менше
web-more = Більше
web-amount-of = Кількість: { $what }
web-slider-of = Повзунок: { $what }
web-show-all = Показати всі { $count }
web-type-move = Введіть хід
web-no-such-move = «{ $move }» не вдається прочитати як хід.
web-connection-lost = Немає зв’язку, пробуємо відновити. Розпочатий хід збережено.
web-server-late = Сервер не відповідає, питаємо ще раз.
web-try-again = Спробувати зараз
web-live-joining = З’єднання
web-live-live = На зв’язку
web-live-lost = Зв’язок утрачено
web-watching = Ви спостерігаєте

## Стіл

web-log = Що сталося
web-pane-log = Журнал
web-moment = Після ходу { $number }
web-score = Рахунок
web-final-score = Остаточний рахунок
web-all-figures = Усі показники
web-compared = Порівнюється в такому порядку: { $criteria }.
web-record = Завантажити запис
web-replay = Переглянути партію
web-panes = Частини столу
web-position = Стан гри
web-is-bot = На цьому місці грає бот
web-absent = Немає довше, ніж домовлено
web-you-decide = ваш хід
web-decides = думає
web-graph-cities = Міста, раунд за раундом
web-graph-money = Гроші, раунд за раундом

## Погляд назад

web-to-start = На початок
web-step-back = На хід назад
web-run = Відтворювати
web-pause = Зупинити
web-step-on = На хід уперед
web-to-end = У кінець
web-moment-slider = Момент партії
web-copy-moment = Скопіювати посилання на цей момент
web-to-table = Назад до столу

## Правила

web-rules = Правила
web-rules-of = Правила гри «{ $game }»
web-search-rules = Шукати в правилах
web-rules-found = { $count ->
    [0] Цих слів немає в жодному правилі.
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
web-chapters = Розділи
web-ruling = Наше тлумачення:

## Налаштування

web-settings = Налаштування
web-language = Мова
web-theme = Кольори
web-theme-system = Як у системі
web-theme-light = Світлі
web-theme-dark = Темні
web-motion = Рух фігур
web-motion-system = Як у системі
web-motion-on = Увімкнено
web-motion-off = Вимкнено
web-table-settings = За столом
web-shapes = Розрізняти гравців не лише за кольором, а й за формою
web-confirm = Перепитувати перед дією, що завершує хід
web-keep-name = Пароль збереже за вами ім’я { $name } і ваші столи
web-keep = Зберегти
web-old-password = Дотеперішній пароль
web-new-password = Новий пароль
web-password-kept = Пароль установлено.

## Довідка

web-help = Довідка й клавіші
web-help-lit = Що світиться синім, те можна вибрати. Ще до натискання видно ціну за частинами й скільки у вас залишиться.
web-help-why = Що не світиться, пояснить чому, з номером правила: наведіть на нього, потримайте палець або виберіть його.
web-help-turn = Доки хід не завершено, усе можна змінити: повертайтеся по одному кроку або почніть хід спочатку. Стрілка з рискою позначає те, що завершує хід.
web-keys = Клавіші
web-key-tab = від одного до наступного
web-key-arrows = з місця на місце на полі
web-key-enter = вибрати
web-key-type = ввести хід, наприклад «bid 15»
web-key-decision = до того, про що питає гра
web-key-board = на ігрове поле
web-key-log = до того, що сталося
web-key-help = ця довідка
web-key-escape = закрити

## Поле гри, що не має власного екрана

web-order-of-play = Порядок ходів
web-pane-mine = Моє
web-pane-others = Інші
web-hidden-cards = { $back }: { $count }
web-pick-things = Виберіть нижче те, що в синій рамці, і лишаться тільки ходи з ним.
web-unpick = Знову всі ходи
web-graph-points = Очки за раундами

## Перша гра й повернення за стіл

web-guide = Перша партія
web-guide-next = Зрозуміло
web-guide-stop = Більше не пояснювати
web-guide-setting = Пояснювати кожне рішення, коли воно трапляється вперше
web-guide-again = Пояснювати рішення знову з початку
web-recap = { $count ->
    [one] Поки вас не було, зроблено { $count } хід.
    [few] Поки вас не було, зроблено { $count } ходи.
   *[other] Поки вас не було, зроблено { $count } ходів.
}
web-recap-play = Показати, що сталося
web-recap-close = Я знаю
web-recap-now = До теперішнього
web-legend = Знаки на полі
web-seat-bot = Нехай бот грає за мене
web-seat-back = Повернути собі місце
web-which-bot = Який бот:
web-invited-seat = Запросити когось за ім’ям
web-invited-name = Ім’я, захищене паролем
web-invited = запрошено: { $name }
web-skip-to-me = Перейти до мого ходу
web-pace = Ходи інших
web-pace-slow = Повільно
web-pace-usual = По одному
web-pace-quick = Швидко
web-pace-none = Усі разом
web-reason = Вирішив критерій «{ $criterion }»: { $best } проти { $next }.
web-reason-points = { $best ->
    [one] { $best } очко
    [few] { $best } очки
   *[other] { $best } очок
}, у наступного гравця { $next }.
web-reason-source = Перевага найбільше звідси: { $source }, на { $ahead } більше.
web-rematch = Реванш
web-share = Копіювати посилання на партію
web-from-to = від { $first } до { $last }
web-in-round = раунд { $round }
web-turn-waits = хід: { $names }, { $since }
web-remove-table = Прибрати стіл
web-private-head = Приватний
web-bot-plays-for-me = Ваше місце тримає бот, доки ви його не повернете; місце залишається вашим.
web-bot-plays-on = Ви вже не граєте в цій партії; за вас дограє бот.
web-last-round = Останній раунд

# Who is at the table
web-here = за столом
web-away = немає за столом
web-away-for = немає вже { $time }
web-watchers = Стежать: { $names }{ $others ->
    [0] .
    [one] {" "}та ще { $others }.
   *[other] {" "}та ще { $others }.
}
web-watchers-nameless = { $count ->
    [one] За партією стежить { $count } глядач.
    [few] За партією стежать { $count } глядачі.
   *[other] За партією стежать { $count } глядачів.
}

# A way out
web-nudge = Поквапити
web-nudge-name = Поквапити: { $name }
web-nudged = Нагадано
web-nudges-you = { $name } чекає на ваш хід.
web-let-bot = Дати грати ботові до повернення
web-proposes-bot = { $name } пропонує, щоб до повернення грав бот. Зараз немає за столом: { $other }.
web-you-propose-bot = Ви пропонуєте, щоб до повернення грав бот. Зараз немає за столом: { $name }. Інших запитано.
web-propose-end = Запропонувати завершити партію
web-proposal-waits = Ще очікується згода: { $names }.
web-proposes-end = { $name } пропонує завершити партію. Результат лишився б таким, як зараз.
web-you-propose-end = Ви пропонуєте завершити партію. Інших запитано.
web-end-about = { $people ->
    [one] Партія одразу завершиться з теперішнім результатом.
   *[other] Коли погодяться всі присутні, партія завершиться з теперішнім результатом.
}
web-agree = Погодитися
web-decline = Відхилити
web-withdraw = Відкликати
web-resign = Здатися
web-resign-about = За вас дограє бот, і в підсумковій таблиці вашого місця не буде. Скасувати це не можна.
web-resigned = партію здано
web-keep-playing = Грати далі
web-ended-agreed = Гравці завершили цю партію достроково; це результат на ту мить.
web-ended-agreed-short = завершено достроково
web-clear-seat = Прибрати
web-clear-seat-name = Прибрати: { $name }
web-absence-minutes = { $minutes ->
    [one] Через { $minutes } хвилину місце займе бот
    [few] Через { $minutes } хвилини місце займе бот
   *[other] Через { $minutes } хвилин місце займе бот
}
web-rename = Змінити ім’я
web-renamed = Ім’я змінено.

# My turn
web-my-turn = Коли мій хід, а я дивлюся деінде
web-notify-setting = Показати сповіщення браузера
web-sound-setting = Звуки: мій хід і події за столом
web-volume = Гучність
web-notify-refused = Браузер не дозволяє сповіщень для цієї сторінки; дозвольте їх у його налаштуваннях.
web-turn-waiting = Ваш хід: { $game }
web-turns-waiting = { $count ->
    [one] Ваш хід за { $count } столом
   *[other] Ваш хід за { $count } столами
}
web-notices-about = Повідомлення від сервера, навіть коли не відкрито жодної сторінки: одне на кожен хід, якого від вас чекають, кілька столів разом.
web-notice-mail = Електронна пошта
web-notice-webhook = Вебхук (Discord, Slack)
web-notice-push = Браузер
web-notice-add = Додати
web-notice-add-push = Надсилати повідомлення в цей браузер
web-notice-unconfirmed = ще не підтверджено
web-notice-mail-sent = На адресу { $address } надходить лист; підтвердіть адресу за його посиланням.

# Clocks
web-time = Час на роздуми
web-time-kind = Годинник
web-time-none = Без годинника
web-time-live = Наживо: хвилини на партію
web-time-slow-move = За листуванням: години на хід
web-time-slow-days = За листуванням: дні на партію
web-time-minutes = Хвилини для кожного гравця
web-time-seconds-more = Секунди додатково за хід
web-time-most = Щонайбільше, у хвилинах
web-time-hours = На хід
web-time-days = На партію
web-time-hours-more = Додатково за хід
web-time-off = Дні, які не враховуються
web-time-then = Коли час вийде
web-time-last-bot = Місце тримає бот
web-time-last-default = Грається хід за замовчуванням
web-time-last-out = Гравець вибуває
web-time-then-bot = Коли час вийде: місце тримає бот, доки гравець не повернеться.
web-time-then-default = Коли час вийде: грається безпечний хід за замовчуванням.
web-time-then-out = Коли час вийде: гравець вибуває, дограє бот.
web-time-on-look = Час починається, коли гравець уперше погляне.
web-time-each-move = На хід: { $time }.
web-time-bank = Для кожного гравця: { $time }.
web-time-more = Додатково за хід: { $time }, щонайбільше { $most }.
web-time-nights = Ночі не враховуються ({ $from }–{ $until } за місцем кожного гравця).
web-time-days-off = Не враховується: { $days }.
web-clock-until = { $name } має час до: { $when }.
web-clock-stands = Годинник стоїть ({ $name }).
web-clock-unseen = Годинник піде з першого погляду ({ $name }).
web-clocks-paused = Годинники за домовленістю стоять.
web-end-pause = Запустити годинники
web-propose-pause = Запропонувати зупинити годинники
web-proposes-pause = { $name } пропонує на деякий час зупинити годинники.
web-you-propose-pause = Ви пропонуєте на деякий час зупинити годинники. Інших запитано.
