# «Евакуація» українською.

## Поради

hint-best = Ніщо інше не обіцяє більше.
hint-production = Підвищить ваше виробництво у Новому світі на { $amount }.
hint-evacuates = Евакуює області: { $amount }.
hint-stadium = Ви отримаєте стадіон, смайлики: { $amount }.
hint-stadium-flies = Стадіон потрапить до Нового світу, де їх треба три.
hint-shuttle = Ви отримаєте шатл для польотів.
hint-research = Просуне ваші дослідження на { $amount }.
hint-tokens = Дасть жетони для заселення: { $amount }.
hint-plans = Дасть картки інфраструктури: { $amount }.
hint-goods = Дасть ресурси: { $amount }.
hint-sections = Ваші супутники просунуться на { $amount ->
    [one] { $amount } відрізок
    [few] { $amount } відрізки
   *[other] { $amount } відрізків
}.
hint-less = Обіцяє менше очок: приблизно на { $less }.
hint-lesser = Обіцяє менше.
hint-as-good = Обіцяє майже стільки ж.
