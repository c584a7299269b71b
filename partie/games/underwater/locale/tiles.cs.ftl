metropolis-capital-league = Liga metropolí
metropolis-tunnel-hub = Tunelový uzel
metropolis-city-crown = Koruna měst
metropolis-academy-of-orders = Akademie zakázek
metropolis-works-exhibition = Výstava staveb
metropolis-kelp-haven = Řasový přístav
contract-settlement = Osídlení
