# Розмова за столом.

error-no-such-remark = Такого повідомлення тут немає.

privacy-talk = Що ви сказали за столами
    .about = Ваші повідомлення за столами, докуди ви дочитали і чиїх повідомлень не хочете читати.
    .gone = Текст ваших повідомлень зникає; лишається тільки те, що якесь повідомлення там було. Усе інше вилучається.

web-talk = Розмова
web-talk-unread = { $count ->
    [one] { $count } непрочитане повідомлення
    [few] { $count } непрочитані повідомлення
   *[other] { $count } непрочитаних повідомлень
}
web-talk-nothing = Ще ніхто нічого не сказав.
web-talk-say = Написати повідомлення
web-talk-send = Надіслати
web-talk-phrases = Швидкі фрази
web-talk-phrases-about = Кожен читає їх своєю мовою
web-talk-earlier = Давніші повідомлення
web-talk-among-watchers = До кінця партії це читають лише глядачі.
web-talk-watcher = глядач
web-talk-removed = (вилучено)
web-talk-remove = Вилучити повідомлення: { $name }
web-talk-mute = Не читати: { $name }
web-talk-muted = Повідомлень цих людей ви не читаєте:
web-talk-unmute = Знову читати: { $name }
web-talk-nameless = Виберіть ім’я, щоб теж писати.
web-talk-begin = Вибрати
web-talk-typing = { $count ->
    [one] { $names } пише…
   *[other] { $names } пишуть…
}
web-talk-is-typing = пише
web-talk-setting = Розмова за столом
web-talk-new = { $name }: { $say }
web-talk-names-you = До вас звертаються

web-phrase-hello = Вітаю!
web-phrase-good-luck = Успіхів!
web-phrase-nice-move = Гарний хід!
web-phrase-thanks = Дякую!
web-phrase-sorry = Перепрошую!
web-phrase-yes = Так
web-phrase-no = Ні
web-phrase-thinking = Мені треба трохи подумати.
web-phrase-back-soon = Я зараз повернуся.
web-phrase-go-on-later = Продовжімо пізніше.
web-phrase-your-turn = Ваш хід.
web-phrase-well-played = Гарна гра!
