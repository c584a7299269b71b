## Words beside a card or a tile

back-1 = era I
back-2 = era II
back-3 = era III
back-4 = special card
metropolis-brown = brown metropolis
metropolis-blue = blue metropolis
