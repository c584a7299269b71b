card-charter-city = Výsadní město
card-construction-windfall = Nečekaná stavba
card-patent-office = Patentový úřad
card-surplus-depot = Sklad přebytků
