"""Tables: who sits there, what is played, and how it looks to each of them."""
