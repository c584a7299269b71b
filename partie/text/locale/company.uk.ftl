## People beyond one table: rematches, profiles

web-with-others = Такий самий стіл з іншими
web-rematch-asked = { $name } пропонує реванш.
web-rematch-waits = Ви пропонуєте реванш. Очікується згода: { $names }.
web-next-game = До наступної партії
web-series-stands = { $count ->
    [one] Після { $count } партії:
   *[other] Після { $count } партій поспіль:
}
web-series-points = { $name } { $points }

privacy-results = Як закінчилися ваші партії
    .about = Місця та очки ваших завершених партій і ваш рейтинг, якщо ви його не вимкнули.
    .gone = Рейтинг зникає. Місця в завершених партіях лишаються, але без вашого імені.

privacy-company = Кого ви знаєте
    .about = Ваші друзі, кому ви пропонували дружбу, хто пропонував її вам, від кого ви нічого не хочете, і ваші групи.
    .gone = Усе зникає. Група існує далі без вас.
privacy-leagues = Ваші ліги
    .about = У яких лігах ви граєте і які ви відкрили.
    .gone = Ліга триває, з ботом на вашому місці і без вашого імені.

web-player = Гравець
web-no-player = Такого гравця тут немає
web-player-since = На сервері з { $date }
web-player-no-games = Ще немає завершених партій, про які ви можете знати.
web-by-title = За іграми
web-rating = Рейтинг
web-rating-interval = від { $low } до { $high }
web-rating-about = Рейтинг (OpenSkill) обчислюється за партіями між людьми; усі починають з 25. Справжнє значення лежить між двома числами у 95 випадках зі 100.
web-not-rated = Без рейтингу, за власним бажанням.
web-rate-me = Рахувати рейтинг моїх партій з людьми. Хто це вимкне, рейтингу не має, а дотеперішній забувається.
web-games-count = Партії
web-wins = Перемоги
web-place-short = { $place }.
web-average-score = Середній результат
web-best-score = Найкращий
web-against-people = Проти людей
web-against-bots = Проти ботів
web-met = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
web-ahead-behind = попереду { $ahead }, позаду { $behind }
web-won-of = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[other] { $count } перемог
}
web-past-games = Партії
web-all-titles = Усі ігри
web-against-all = Проти будь-кого
web-against-one = Проти: { $name }
web-past-how = Які партії
web-past-all = Усі партії
web-past-won = Виграні
web-past-lost = Не виграні
web-past-people = З людьми
web-past-bots = Лише з ботами
web-past-place = { $place } місце з { $seats }
web-past-score = рахунок { $score }
web-past-gain = рейтинг { $gain }
web-past-none = Таких партій немає.
web-past-more = Давніші партії

## Friends and groups

error-yourself = Себе ви вже знаєте.
error-not-wanted = { $name } не приймає від вас ні запитів, ні запрошень.
error-too-many-requests = Забагато запитів чекає на відповідь; спершу дочекайтеся деяких.
error-too-many-friends = Стільки людей тут знати не можна.
error-no-such-group = Такої групи немає, або посилання вже не діє.
error-group-full = Група заповнена, або ви вже в надто багатьох групах.
error-not-a-member = Це можуть лише учасники групи.

## Leagues

error-no-such-league = Такої ліги немає, або посилання вже не діє.
error-league-began = Ця ліга вже почалася.
error-league-full = У лізі може бути щонайбільше стільки людей: { $most }.
error-league-size = Для ліги потрібно 3, 4 або щонайменше 6 людей; зараз їх { $people }.
error-league-changed = Тим часом хтось прийшов або пішов; погляньте на лігу ще раз.
error-too-many-leagues = Ви відкрили вже забагато ліг, які ще не завершилися.

web-company = Друзі, групи, ліги
web-company-nobody = Спершу виберіть ім’я: сядьте за стіл.
web-friends = Друзі
web-friends-asking = Пропонують вам дружбу
web-friends-asked = Ваші запити
web-no-friends = Друзів ще немає.
web-friend-name = Ім’я (захищене паролем)
web-befriend = Запропонувати дружбу
web-are-friends = { $name } і ви — друзі.
web-friend-asked = Ваш запит чекає на відповідь ({ $name }).
web-friend-asks = { $name } пропонує дружбу.
web-part = Припинити дружбу
web-block = Заблокувати
web-block-about = Жодних запитів, запрошень і місць за вашими столами
web-blocked = Заблоковані
web-is-blocked = Ви блокуєте: { $name }.
web-unblock = Розблокувати
web-here-now = зараз тут
web-at-a-table = за столом
web-invite = Запросити
web-invite-name = Запросити: { $name }
web-invite-friends = Запросити друзів
web-groups = Групи
web-groups-about = Люди, які зустрічаються знову й знову: постійне посилання і столи, які знаходять лише вони.
web-group-name = Назва групи
web-group-example = Вівторковий вечір
web-new-group = Створити групу
web-no-group = Такої групи немає
web-group-invites = Вас запрошено до групи «{ $name }».
web-join-group = Увійти до групи
web-group-tables = Столи
web-group-no-tables = Столів ще немає.
web-group-members = Учасники
web-group-link-about = Хто має посилання, може увійти.
web-renew-link = Створити інше посилання
web-leave-group = Вийти з групи
web-remove-name = Прибрати: { $name }
web-leagues = Ліги
web-leagues-about = Постійні гравці, повільні партії: кожен зустрічається з кожним за столами на трьох або чотирьох.
web-new-league = Нова ліга…
web-league-name = Назва ліги
web-league-example = Зимова ліга
web-league-seats = Гравців за столом, якщо дозволяє кількість людей
web-league-rounds = Раунди
web-league-all-meet = Доки кожен не зустрінеться з кожним
web-league-days = Наступний раунд почнеться не пізніше ніж через
web-league-pace-about = Раунд починається, щойно завершаться всі партії, або у свій день поряд із тими, що ще тривають. Якщо час на хід вичерпано, за гравця грає бот, доки він не повернеться.
web-league-private = Приватна: лише для тих, хто має посилання
web-open-league = Відкрити лігу
web-no-league = Такої ліги немає
web-league-open = чекає на гравців
web-league-running = триває
web-league-finished = завершена
web-league-round = раунд { $round } з { $rounds }
web-league-round-name = Раунд { $round }
web-league-next = наступний не пізніше { $date }
web-league-waits = { $count ->
    [one] Тут { $count } гравець. Надішліть посилання іншим.
    [few] Тут { $count } гравці. Надішліть посилання іншим.
   *[other] Тут { $count } гравців. Надішліть посилання іншим.
}
web-league-invites = Вас запрошено до ліги «{ $name }».
web-league-by-link = Щоб приєднатися, попросіть у когось із ліги посилання-запрошення.
web-join-league = Вступити до ліги
web-start-league = Розпочати лігу
web-leave-league = Вийти з ліги
web-remove-league = Скасувати лігу
web-league-standing = Таблиця
web-league-points = Очки
web-league-points-about = 6 очок за перше місце, жодного за останнє, між ними рівномірно; за однакові місця очки ділять порівну. Хто здався, не має нічого.
