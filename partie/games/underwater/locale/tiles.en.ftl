metropolis-capital-league = League of Capitals
metropolis-tunnel-hub = Tunnel Hub
metropolis-city-crown = Crown of Cities
metropolis-academy-of-orders = Academy of Orders
metropolis-works-exhibition = Works Exhibition
metropolis-kelp-haven = Kelp Haven
contract-settlement = Settlement
