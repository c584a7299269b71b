card-charter-city = Місто з хартією
card-construction-windfall = Несподіване будівництво
card-patent-office = Патентне бюро
card-surplus-depot = Склад надлишків
