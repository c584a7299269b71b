# Що каже сервер.

bot-random = Випадковий
    .about = Робить будь-який можливий хід; добрий для знайомства з грою.
bot-greedy = Надійний
    .about = Бере те, що зараз найкраще, з досвідом багатьох партій.

error-bad-request = Запит має неправильну форму. { $detail }
error-not-found = За цією адресою нічого немає.
error-bad-method = Ця адреса не приймає такого запиту.
error-too-large = Запит завеликий.
error-too-many = Забагато запитів; зачекайте трохи.
error-server-error = На сервері сталася помилка. Її записано; спробуйте ще раз.

error-nobody = Спершу оберіть ім'я.
error-somebody-already = Ви вже маєте ім'я; щоб почати з іншим, спершу вийдіть.
error-bad-name = Оберіть ім'я з видимих літер.
error-name-taken = Ім'я «{ $name }» уже хтось береже паролем.
error-bad-login = Ім'я або пароль неправильні.
error-bad-token = Ця сторінка застаріла; завантажте її знову.
error-bad-origin = Слухати тут можуть лише сторінки цього сервера.

error-no-such-table = Такого столу немає.
error-not-started = Гра ще не почалася.
error-already-started = Гра вже почалася.
error-game-over = Гру закінчено.
error-not-seated = Це можуть лише ті, хто сидить за столом.
error-not-host = Це може лише той, хто створив стіл.
error-seat-taken = Це місце зайняте.
error-one-seat-each = Кожен має за столом одне місце.
error-not-absent = Цей гравець ще не відсутній протягом домовленого часу.
error-bad-seat = За цим столом немає місця { $number }.
error-no-such-person = Ми не знаємо напевно нікого на ім’я «{ $name }»; запросити можна імена, захищені паролем.

problem-stale-decision = Це вже вирішено; погляньте на стіл ще раз.
error-not-your-turn = Зараз хід іншого гравця.
error-moment-gone = Цей момент більше не можна показати: його зіграно за старішими правилами.
error-no-hint = Бот зараз не має поради; спробуйте ще раз.
error-no-client = Сторінку не зібрано; запустіть «make play» або користуйтеся API.

error-no-server = Бібліотеки сервера не встановлено (бракує { $module }); встановіть «partie[server]».
error-port-taken = Не вдається слухати на { $host }, порт { $port }; оберіть інший через --port.
error-bad-port = { $port } — не порт; порти — це числа від 0 до 65535.
error-bad-setting = { $name } не може бути «{ $value }».
error-bad-database = «{ $given }» — невідома нам база даних; задайте sqlite:///шлях або postgresql://користувач@комп'ютер/назва.
error-bad-bells = «{ $given }» — невідомий нам зв'язок між серверами; задайте redis://комп'ютер.
