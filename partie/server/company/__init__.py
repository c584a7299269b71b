"""People beyond one table: profiles and ratings, and what is done for them in the background."""
