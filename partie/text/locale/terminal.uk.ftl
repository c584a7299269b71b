## Термінал: стіл, його команди та відповіді на них.

bot-names = Ада, Бруно, Кирило, Дора, Еміль, Флора, Грета, Гуго
human-name = Гравець
language-name = Українська

ask-language = Мова: 1 English, 2 Čeština, 3 Українська
ask-game = Яка гра: { $choices }?
ask-players = Скільки гравців за столом разом з вами? Від { $low } до { $high } (Enter: { $usual })
ask-name = Як вас звати? (Enter: { $usual })
ask-number-again = Введіть число від { $low } до { $high } або просто натисніть Enter.
welcome = Вітаємо, гра: { $game }. Введіть номер ходу або сам хід; «help» пояснить гру, «hint» скаже, як пішов би бот.

answers-yes = y, yes, т, так
answers-no = n, no, н, ні
answers-back = b, back, назад

menu-more = … і ще { $count ->
    [one] { $count }; «moves» покаже всі.
    [few] { $count }; «moves» покаже всі.
   *[other] { $count }; «moves» покаже всі.
}
menu-final = ! не можна скасувати: щось відкриється або ходитимуть інші.
menu-left = лишиться { $left }
how-much = Скільки, від { $low } до { $high }? Введіть, наприклад, «{ $example }».
menu-ways = { $move }, або ще { $count ->
    [one] { $count } спосіб
    [few] { $count } способи
   *[other] { $count } способів
}
which-way = Який спосіб?
only-move = { $name } має єдиний можливий хід: { $move }.
by-order = Сталий наказ «{ $order }»: { $move }

advice-move = Бот пішов би так: { $move }
advice-other = Або { $move }: { $lack }
move-named = { $phrase } [{ $notation }]
why-legal = Цей хід зараз можливий: { $move }.
undone = Скасовано: { $move }.
taken-back = { $count ->
    [one] Повернуто { $count } хід; запис про це згадує.
    [few] Повернуто { $count } ходи; запис про це згадує.
   *[other] Повернуто { $count } ходів; запис про це згадує.
}
rules-levels = «rules { $missed }» скаже, про що забувають, «rules { $sections }» покаже розділи, «rules 3» — один із них, «rules { $example }» — одне правило; інше слово шукається.
rules-missed = забувають
rules-sections = розділи
rules-more = … і ще { $count }; назвіть правило точніше.
saved = Партію збережено у файлі { $file }.
not-saved = Нічого не збережено.
overwrite = Файл { $file } уже є. Замінити його? (так або ні)
quit-save = Зберегти партію перед виходом? Enter збереже її як { $file }; або введіть іншу назву файлу, «ні», щоб вийти без збереження, «назад», щоб грати далі.
end-save = Зберегти партію? Введіть назву файлу (із закінченням .txt для читабельного запису) або натисніть Enter, щоб вийти.
goodbye = До побачення.

ranking-place = місце
ranking-order = Порівнюють у такому порядку: { $criteria }.

help-moves = Введіть номер ходу, номер і кількість (2 15) або хід так, як він записаний праворуч; вистачить початків слів. Інші команди:
command-help = цей текст
command-hint = як пішов би бот, чому, і для чого добрі два інші ходи
command-why = чому хід неможливий, з номером правила
    .usage = why ХІД
command-moves = усі можливі ходи
command-board = усе ігрове поле
command-log = останні події (15 або скільки скажете)
    .usage = log [N]
command-undo = скасувати ваш останній хід, якщо відтоді нічого не відкрилося і ніхто не ходив
command-takeback = повернутися до вашого останнього вибору, навіть через ходи ботів і взяті картки; запис це згадає
command-rules = гра коротко; про що забувають, розділ, правило за номером або правила, де згадано слово
    .usage = rules [СЛОВО]
command-save = зберегти партію; назва із закінченням .txt дає читабельний запис
    .usage = save ФАЙЛ
command-quit = вийти з-за столу

replay-head = { $game }, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[other] { $seats } гравців
}, { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
}, зерно { $seed }
replay-option = { $option }: { $value }
replay-at = Після ходу { $number } з { $moves }:
replay-running = Партію не закінчено. Вирішує: { $names }.

sim-head = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
} гри «{ $game }», гравців: { $seats }, зерна від { $first } до { $last }
sim-bot = бот
sim-seats = місць
sim-wins = перемог
sim-share = виграно
sim-shared = поділених
sim-place = середнє місце
sim-spread = { $average } ({ $least }–{ $most })
sim-rounds = Раунди: у середньому { $average }, від { $least } до { $most }
sim-moves = Ходи: у середньому { $average }, від { $least } до { $most }

version-compiled = partie { $version }, скомпільований рушій
version-pure = partie { $version }, рушій на чистому Python

build-compiled = скомпільований
build-pure = чистий Python

bench-head = { $game }, гравців: { $seats }, { $build }: випадкових партій { $games } за { $seconds } с
bench-games_per_s = партій за секунду
bench-decisions_per_s = рішень за секунду (з двома й більше ходами)
bench-best_per_s = те саме в найкращому з восьми відрізків
bench-decisions_per_game = рішень у партії
bench-forced_per_game = вимушених ходів у партії
bench-copy_us = копія стану, мкс
bench-mask_us = маска, мкс
bench-view_us = вигляд, мкс
bench-guess_us = здогад, мкс
bench-save_us = збереження, мкс
bench-state_bytes = пам’ять стану, байти
bench-rounds_per_s = кіл калібрувального циклу за секунду
bench-public_ratio = через decisions і play("…"), у разах внутрішнього циклу
bench-ratio = рішень за час одного такого кола
bench-quarters_us = мкс на рішення в кожній чверті партії
bench-column-game = гра
bench-column-seats = гравців
bench-column-games = партій/с
bench-column-decisions = рішень/с
bench-column-each = мкс
bench-column-growth = ціна ×
bench-column-copy_us = копія, мкс
bench-column-quarters = за чвертями, мкс
bench-column-then = було/с
bench-column-now = тепер/с
bench-column-play = гра
bench-column-copy = копія
bench-legend = Рахуються рішення з двома й більше ходами. «Ціна ×» — ціла партія проти партії з найменшою кількістю гравців.
bench-compared = Швидкість цієї збірки ({ $build }) проти базового вимірювання, як відношення до калібрувального циклу:
bench-lost = Повільніше: { $game }, гравців: { $seats }, від базового вимірювання втрачено { $lost } % швидкості.
bench-failed = Значно повільніше: { $game }, гравців: { $seats }, від базового вимірювання втрачено { $lost } % швидкості; жоден шум цього не пояснює.
bench-held = Ніщо не втратило більш як { $lost } %.
bench-nothing = У файлі немає вимірювань цієї збірки ({ $build }).

error-seat-and-bots = Скажіть, хто де сидить, або через --seat, або через --bots і --humans, але не обома способами.
error-seats-differ = --seat називає стільки гравців: { $given }, а --seats каже { $seats }; узгодьте їх.
error-too-many-sitters = { $sitters ->
    [one] { $sitters } гравець не вміститься
    [few] { $sitters } гравці не вмістяться
   *[other] { $sitters } гравців не вмістяться
} на { $seats ->
    [one] { $seats } місці
   *[other] { $seats } місцях
}; дайте більше місць або менше гравців.
error-unknown-sitter = Немає гравця «{ $sitter }»; виберіть із: { $choices }, за бажання з іменем після двокрапки (you:Anna).
error-bad-option-form = «{ $option }» — не налаштування; пишіть його як назва=значення.
error-load-and-new = Завантажена партія має власні місця, зерно й налаштування; приберіть { $option }.
error-other-game = У файлі гра { $found }, а не { $wanted }.
error-bad-bench-file = { $file } не є файлом вимірювань; його створює partie bench --write.
error-no-file = Немає файлу { $file }.
error-no-text-file = У файлі { $file } немає тексту; очікується збережена партія або запис.
error-unreadable-file = Файл { $file } не вдається прочитати: { $reason }.
error-unwritable-file = Файл { $file } не вдається записати: { $reason }.
error-no-such-number = Немає ходу номер { $number }; виберіть від 1 до { $most } або введіть хід.
error-bad-amount = Це не кількість для «{ $move }»; введіть його номер і кількість від { $low } до { $high }.
error-ambiguous-move = «{ $move }» може означати кілька речей: { $choices }.
error-why-what = Скажіть, який хід ви маєте на увазі: «why» і хід.
error-no-such-rule = Правила «{ $name }» у цій грі немає.
error-bad-log = «{ $text }» не є кількістю подій; введіть, наприклад, «log 30».
error-undo-revealed = Від вашого останнього ходу щось відкрилося, тому його не можна скасувати; «takeback» повертає все одно.
error-undo-nothing = У вас немає ходу, який можна скасувати: відтоді ходили інші. «takeback» повертає і через них.
error-takeback-nothing = Ви ще не робили вибору, який можна повернути.
error-order-not-now = «{ $order }» нічого не каже про те, що зараз вирішується; дайте його, коли зможете підвищити ставку.
error-table-broke = За столом сталася помилка ({ $reason }); партію збережено у файлі { $file }, повідомте про це.
error-bad-number = { $what } має бути не менше ніж { $low }.

doctor-game = правила { $rules }, гравців: { $seats }
doctor-names = бракує назв мовою { $language } ({ $count }): { $names }
doctor-extra = установлено
doctor-extra-absent = не встановлено (pip install "partie[{ $extra }]"); бракує: { $modules }
doctor-page = зібрано: сервер має сторінку для браузерів
doctor-page-absent = не зібрано: з початкового коду її збирає «make web»; у пакунках вона вже є
doctor-database = доступна
doctor-database-new = її ще немає: створить перший запуск «partie serve»
doctor-redis = доступний
doctor-redis-bad = не відповідає за адресою з PARTIE_NOTIFY
doctor-topic-page = сторінка
doctor-topic-settings = налаштування
doctor-topic-database = база даних
