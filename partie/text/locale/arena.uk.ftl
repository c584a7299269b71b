## Арена, боти, що думають, і налаштування.

bot-novice = Новачок
    .about = Знає правила, але часто робить перше, що спало на думку.
bot-casual = Аматор
    .about = Грає розважливо й часом щось недогледить.
bot-strong = Сильний
    .about = Кожен хід продумує до кінця гри; щонайбільше секунда на хід.
bot-expert = Майстер
    .about = Найкраще, що в нас є; не поспішає.
bot-learned = Самоук
    .about = Навчився, граючи сам із собою; лише вдвох і лише в ігри, яких навчався.


arena-head = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, гравців у кожній: { $seats }
arena-bot = бот
arena-skill = OpenSkill
arena-wins = перемоги
arena-time = роздуми за партію
arena-slowest = найдовший хід
arena-before = Як часто бот рядка посідає місце перед ботом стовпця:
arena-number = { $value } ({ $low }–{ $high })
arena-share = { $value } % ({ $low }–{ $high })
arena-foot = У дужках інтервали 95 %.

tune-head = Налаштування гри { $game } ботом { $bot }: { $weights ->
    [one] { $weights } вага
    [few] { $weights } ваги
   *[other] { $weights } ваг
}, { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
} на спробу
tune-try = { $number }. { $weight } { $old } → { $new }: { $share } %{ $kept ->
    [yes] , прийнято
   *[no] {""}
}
tune-done = { $kept ->
    [0] Нічого кращого не знайдено.
    [one] Прийнято { $kept } зміну.
    [few] Прийнято { $kept } зміни.
   *[other] Прийнято { $kept } змін.
}
tune-fitted = Підібрано за позиціями ({ $positions }) з партій ({ $games }): подив раніше { $old }, тепер { $new }, на відкладених позиціях.
tune-written = Ваги записано у { $file }.

error-bad-limit = «{ $limit }» не є межею роздумів; напишіть вузли, як-от mcts@2000, або секунди, як-от mcts@0.5s.
error-no-limit = Бот «{ $bot }» не має межі; напишіть лише його ім’я.
error-untrained = Бота «learned» не навчено гри { $game } для такої кількості гравців: { $seats }.
error-league-alone = Лізі потрібні щонайменше двоє гравців і двоє різних ботів, кожен один раз.
error-lineup-and-seats = Склад називає { $bots ->
    [one] { $bots } бота
   *[other] { $bots } ботів
} на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[other] { $seats } місць
}; назвіть по одному боту на місце.
error-jobs-and-ray = Дайте --jobs або --ray, не обидва: скільки процесів працює в кластері, вирішує Ray.
error-no-ray = За адресою { $address } немає кластера Ray; дайте адресу робочого або «local», щоб запустити його тут.
error-bad-results = Рядок { $line } файлу { $file } не є результатом партії; виправте його або назвіть інший файл через --out.
error-nothing-to-tune = { $game } не має ваг виду «{ $table }»; виберіть із цих: { $choices }.
error-unknown-weight = Немає ваги «{ $weight }»; виберіть із цих: { $choices }.
