"""People beyond one table: profiles, ratings, and background jobs for both."""
