card-charter-city = Charter City
card-construction-windfall = Construction Windfall
card-patent-office = Patent Office
card-surplus-depot = Surplus Depot
