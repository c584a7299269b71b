## Керування сервером у терміналі й на сторінці та що господар каже всім.

error-read-only-time = Сервер якийсь час не приймає змін: триває обслуговування. Спробуйте незабаром.
error-not-invited = Нові гравці приходять сюди лише із запрошенням господаря, або це запрошення вже використано.
error-bad-host-key = Це не ключ господаря.
error-several-people = Ім’я «{ $name }» мають кілька людей; введіть id.
error-database-older = База даних { $where } від давнішої версії Partie; спершу запустіть сервер цієї версії.
error-backup-elsewhere = Цю базу даних копіюють засобами PostgreSQL (pg_dump).
error-backup-there = Файл { $path } уже існує.

admin-version-is = Версія
admin-database-is = База даних
admin-free-is = Вільно на диску
admin-health-is = Стан
admin-processes-is = Процеси сервера
admin-load-is = Навантаження машини / ядра
admin-tables-is = Столи
admin-tables = чекають на гравців: { $open }, тривають: { $running }, зіграно: { $finished }
admin-people-is = Люди
admin-people = { $people }, з паролем { $kept }, зараз тут { $here }
admin-unsent-is = Повідомлення в дорозі
admin-reports-is = Непрочитані скарги
admin-announcement-is = Оголошення
admin-readonly-is = Лише для читання з
admin-invited-is = Лише із запрошенням
admin-on = так
admin-off = ні
admin-column-id = id
admin-column-game = гра
admin-column-state = стан
admin-column-moves = ходи
admin-column-changed = остання зміна
admin-column-seats = місця
admin-column-name = ім’я
admin-column-kept = пароль
admin-column-tables = столи
admin-column-created = з
admin-column-used = востаннє тут
admin-column-at = коли
admin-column-by = від кого
admin-column-about = про кого
admin-column-table = стіл
admin-column-text = текст

web-desk = Керування сервером
web-desk-about = Для того, хто утримує цей сервер. Ключ виводить у терміналі команда «partie admin key».
web-desk-key = Ключ господаря
web-desk-open = Відкрити керування
web-desk-close = Закрити керування
web-desk-server = Сервер
web-desk-version = Версія
web-desk-database = База даних
web-desk-free = Вільно на диску
web-desk-memory = Пам’ять цього процесу
web-desk-load = Навантаження (1, 5, 15 хв), { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[other] { $cores } ядер
}
web-desk-processes = Процеси
web-desk-health = Стан
web-desk-here = Зараз тут
web-desk-people-count = { $people } (з паролем { $kept })
web-desk-unsent = Повідомлення в дорозі
web-desk-megabytes = { $amount } МБ
web-desk-everybody = Для всіх
web-desk-announcement = Оголошення на кожній сторінці
web-desk-announce = Оголосити
web-desk-withdraw = Прибрати
web-desk-readonly = Лише для читання: ніхто нічого не змінює, боти відпочивають, годинники нічого не втрачають
web-desk-invited = Почати тут можуть лише люди із запрошенням
web-desk-invite = Створити запрошення
web-desk-uses = Кількість людей
web-desk-days = Кількість днів
web-desk-invitation = { $uses ->
    [one] ще для { $uses } людини
   *[other] ще для { $uses } людей
}, діє до { $until }
web-desk-reports = Скарги
web-desk-no-reports = Ніхто нічого не повідомив.
web-desk-report-of = Скаржиться: { $by }. На кого: { $about }
web-desk-seen-to = Розглянуто
web-desk-people = Люди
web-desk-find = Ім’я або id
web-desk-search = Шукати
web-desk-person-kept = пароль
web-desk-person-since = з { $when }
web-desk-person-used = востаннє тут { $ago }
web-desk-person-tables = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[other] { $count } столів
}
web-desk-link = Посилання на новий пароль
web-desk-link-about = Передайте це посилання ({ $name }); воно діє добу:
web-desk-logout = Вийти всюди
web-desk-merge = Об’єднати з…
web-desk-merge-into = { $name } відтепер —
web-desk-merge-sure = Зробити однією особою
web-desk-merge-about = Партії та все інше ({ $name }) перейдуть другій особі, а ім’я зникне. Цього не можна скасувати.
web-desk-remove-person = Видалити
web-desk-remove-person-sure = Видалити назавжди ({ $name })? Партії лишаться, але без імені.
web-desk-waiting = Чекають на гравців
web-desk-tables = Столи
web-desk-table-about = { $moves ->
    [0] ще без ходів
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
}, { $ago }
web-desk-remove-table = Прибрати
web-desk-remove-table-sure = Прибрати цей стіл разом із партією?
web-desk-none = Тут нічого немає.
web-desk-more = Показати більше
web-announcement = Від господаря
web-announcement-hide = Сховати
web-readonly-now = Якийсь час нічого не можна змінювати: триває обслуговування сервера. Ваш годинник нічого не втрачає.
web-invitation-needed = Нові гравці приходять сюди із запрошенням господаря. Якщо у вас є пароль, увійдіть.
