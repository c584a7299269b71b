# Власні компоненти (partie content).
content-head = Компоненти з вашої коробки: змініть, що відрізняється, решту видаліть. Див. docs/own-components.md.
content-title = Моя власна коробка
content-none = Жоден файл із компонентами гри { $game } не використовується: partie --content ФАЙЛ content { $game }
content-checked = «{ $title }»: { $sections }; кількість випадкових партій, зіграних за законами: { $games }.
content-used = Власні компоненти: { $title }
error-other-content = Цю партію гри { $game } грали з іншими компонентами ({ $rules }), ніж є тут ({ $ours }); запустіть Partie з тим самим файлом компонентів (--content).
web-own-content = Власні компоненти: { $title }
