## Правила для навчання: сторінки й шухляда біля столу

web-learn-parts = Як читати правила
web-learn-overview = Коротко
web-learn-phases = Фаза за фазою
web-learn-catalogue = Правило за правилом
web-learn-pieces = Компоненти
web-learn-aid = Пам’ятка
web-learn-play = Вчитися граючи
web-learn-print = Надрукувати
web-learn-all = Усі правила
web-learn-first = Прочитати спершу
web-learn-missed = Часто забувають
web-learn-missed-about = Гравці часто про це забувають
web-learn-example = Приклад
web-learn-cited = Правила, про які тут мова
web-learn-kinds = Види компонентів
web-learn-filter = Лише з
web-learn-search = Шукати компоненти
web-learn-found = { $count ->
    [one] { $count } компонент
    [few] { $count } компоненти
   *[other] { $count } компонентів
}
web-learn-copies = у грі { $count }×
web-learn-drawer = Правила біля столу
web-learn-as-page = Відкрити як сторінку
web-key-rules = правило, про яке мова, або всі
