# Уроки: перші партії, які навчають гри.

lesson-other = Правила це дозволяють, але урок загубив би нитку. Він продовжується ходом, про який каже.
lesson-differs = Так теж добре; урок продовжується.
lesson-goes-on = Урок завершено. Можна грати звідси далі або вийти й почати партію з ботами: partie play { $game }
lesson-type = Урок чекає на: { $move }
web-lesson-next = Далі
web-lesson-back = Назад
web-lesson-show = Показати
web-lesson-play-on = Грати звідси далі
web-lesson-bots = Тепер проти ботів
web-lesson-again = Навчитися гри «{ $game }» за десять хвилин
web-lesson-resume = Продовжити урок
web-lesson-progress = Крок { $step } із { $steps }
web-lesson-named = Урок
web-practice-table = Навчальна партія: відомі картки, без рейтингу

error-no-lesson = Для гри «{ $game }» уроку немає.
error-lesson-step = Урок повертає цей хід назад; зіграйте той, про який він каже, або виберіть «Грати звідси далі».
expected-a-scripted-move = хід, який там дозволяють правила
