"""What is kept of people: taking it along, having it forgotten, joining what belongs together, getting back in."""
