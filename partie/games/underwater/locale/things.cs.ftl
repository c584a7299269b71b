## Slova u karty nebo dílku

back-1 = éra I
back-2 = éra II
back-3 = éra III
back-4 = speciální karta
metropolis-brown = hnědá metropole
metropolis-blue = modrá metropole
