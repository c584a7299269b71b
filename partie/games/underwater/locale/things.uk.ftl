## Слова біля картки або жетона

back-1 = епоха I
back-2 = епоха II
back-3 = епоха III
back-4 = спеціальна картка
metropolis-brown = коричнева метрополія
metropolis-blue = синя метрополія
