metropolis-capital-league = Ліга метрополій
metropolis-tunnel-hub = Тунельний вузол
metropolis-city-crown = Корона міст
metropolis-academy-of-orders = Академія замовлень
metropolis-works-exhibition = Виставка споруд
metropolis-kelp-haven = Водоростева гавань
contract-settlement = Заселення
