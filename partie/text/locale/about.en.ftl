# Whose work this is: names, rights and licences.

web-about = About Partie
web-about-project = Partie is an independent project. It is not affiliated with the authors and publishers of the games that can be played with it, nor endorsed by them.
web-about-own = Rules are told in our own words, the drawings are our own, and components whose printed faces are not public are original and marked “designed”. Nothing of the printed games is included.
web-about-games = The games and their names belong to their owners
web-about-powergrid = Power Grid (Funkenschlag): Friedemann Friese
web-about-underwater = Underwater Cities: Vladimír Suchý, illustrated by Milan Vavroň
web-about-shipyard = Shipyard, 2nd edition: Vladimír Suchý
web-about-evacuation = Evacuation: Vladimír Suchý, illustrated by Michal Peichl
web-about-buy = If you like a game here, please buy it.
web-about-licences = Licences
web-about-write = Owners of rights who find something here that should not be: please write to the tracker of the repository this came from.
