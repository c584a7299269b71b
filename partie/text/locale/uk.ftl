# Слова, спільні для всіх ігор.

game-name = гра
seat-name = Гравець { $number }
nobody = ніхто
list = { $first } та { $last }

kind-choose = Виберіть
kind-card = Виберіть картку
kind-place = Виберіть місце
kind-amount = Виберіть кількість
kind-set = Виберіть поєднання
kind-pay = Виберіть, як заплатити

price-nothing = безплатно
move-free = { $move } безплатно
amount-nothing = нічого
price-sum = { $total } ({ $parts })

outcome = { $count ->
    [one] Перемагає { $names }.
   *[other] Перемогу ділять { $names }.
}
ranking-line = { $place }. { $name }: { $scores }
result-line = { $line } { $value }

why-rule = { $sentence } ({ $rule })
refusal-not-your-turn = Зараз хід іншого гравця.
refusal-game-over = Партію закінчено.
refusal-not-now = Цей хід не стосується того, що зараз вирішують.
refusal-hybrid-coal = Паливо для цих електростанцій є, але не з такою часткою вугілля в гібридних: скажіть, скільки вугілля вони спалять, наприклад coal=1.
refusal-no-room-anyway = Для стількох одиниць палива місця однаково немає: просто вилучіть електростанцію.
refusal-no-such-seat = Такого місця за цим столом немає.
refusal-no-such-move = Такого ходу в цій грі немає: щось у ньому не існує або поза межами.

error-illegal-move = «{ $move }» зараз зіграти не можна: { $why }
error-unknown-language = Мови «{ $language }» немає; виберіть одну з цих: { $choices }.
error-unknown-game = Гри «{ $game }» немає; виберіть одну з цих: { $choices }.
error-unknown-rule = У грі { $game } немає правила { $rule_id }; їх перелічує «partie rules { $game }».
error-rule-nowhere = Жоден рядок джерел гри { $game } не називає правило { $rule_id }.
error-unknown-option = Налаштування «{ $option }» немає; є такі: { $choices }.
error-bad-option-value = Налаштування { $option } не може бути «{ $value }»; виберіть з цього: { $choices }.
error-option-repeats = Налаштування { $option } у «{ $value }» щось повторює; назвіть кожну частину один раз.
error-bad-seats = У { $game } не можна грати з кількістю місць «{ $seats }»; виберіть число від { $low } до { $high }.
error-bad-seed = «{ $seed }» не є зерном випадковості; введіть ціле число.
error-unknown-move = Невідомий хід «{ $move }»; ходи починаються одним із цих слів: { $choices }.
error-bad-move-form = Хід «{ $move }» неповний; пишіть його так: { $form }.
error-unknown-order = «{ $order }» — невідомий цій грі сталий наказ.
error-bad-save = Збережену партію пошкоджено в місці { $where }; мало бути: { $expected }.
error-bad-position = Позиція не сходиться в місці { $where }; мало бути: { $expected }.
error-bad-data = Дані гри хибні в місці { $where }; мало бути: { $expected }.
error-bad-game-code = Код гри хибний у місці { $where }: { $problem }.
error-bad-json = Текст { $where } від символу { $at } не є правильним JSON.
error-bad-record = Запис не читається в рядку { $line }; мало бути: { $expected }.
error-record-differs = У рядку { $line } записано «{ $said }», але відтворення дає «{ $came }».
error-record-illegal = У рядку { $line } запису неможливий хід «{ $move }»: { $why }
error-record-expect = У рядку { $line } запис очікує { $wanted } в місці { $where }, але відтворення дає { $found }.
error-record-of-a-seat = Це запис одного місця ({ $seat }), у якому приховано те, чого воно не може знати; для відтворення потрібен повний запис.
error-replay-other-rules = Запис зроблено за правилами { $rules }, і від рядка { $line } він уже не відповідає правилам { $ours }.
error-newer-rules = Це записано за правилами { $rules }, новішими за наші ({ $ours }); щоб відкрити, оновіть Partie.
error-newer-format = Це записано в новішому форматі, ніж наш ({ $ours }); щоб відкрити, оновіть Partie.
error-no-version = Бракує версії правил гри { $game }; очікується рядок на зразок «rules 1.0».
error-too-long = Текст задовгий; читаємо щонайбільше { $most } символів.
error-bad-upto = «{ $upto }» — не кількість ходів; введіть 0 або більше.
error-bad-upto-beyond = У записі лише { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
}; його не можна відтворити до ходу { $upto }.
error-bad-takeback = Повернутися до ходу { $upto } не можна; введіть число від 0, менше за кількість зіграних ходів ({ $moves }).
error-takeback-across-checkpoint = Повернутися до ходу { $upto } не можна: після нього партію продовжено за новішими правилами.
error-no-tests = У теці { $folder } немає тестів; вкажіть теку з тестами.
error-rule-not-literal = Правило в { $place } треба виписати як текст, наприклад «PG-AUC-07».
error-unknown-bot = Бота «{ $bot }» немає; виберіть одного з цих: { $choices }.
error-too-many-bots = Ботів { $bots }, а місць у грі лише { $seats }; назвіть менше ботів.
error-game-broke = Партія { $number } (зерно { $seed }) зламалася: { $reason }.
error-workers-die = Робочі процеси впали (разів: { $times }), мабуть, через брак пам’яті; спробуйте запустити менше.
error-bad-json-depth = Текст { $where } вкладено занадто глибоко; читаємо щонайбільше рівнів: { $most }.
error-bad-json-letter = У тексті є половина літери (самотній сурогат), яку неможливо зберегти; очікується звичайний Unicode.
error-no-such-seat = Місця «{ $seat }» за цим столом немає; місця мають номери від 0 до { $last }.
error-no-features = Гра { $game } ще не дає чисел для гравців, що навчаються.
error-unknown-action = Дії { $number } немає; дії мають номери від 0 до { $last }.
error-bad-count = Задано: { $given }; потрібно: { $wanted }.
error-missing-extra = Бракує пакета { $package }; встановіть його командою: pip install "partie[{ $extra }]".
error-no-decision = Місце «{ $seat }» зараз нічого не вирішує.
error-stale-decision = Це рішення місця { $seat } вже минуло; запитайте в гри теперішнє.
error-record-unreadable = Хід у рядку { $line } запису не читається: { $reason }
error-upto-before-checkpoint = Хід { $upto } лежить перед останньою контрольною точкою, а через неї не відтворюють; введіть { $moves } або більше.
