"""What the tests prove, read from their sources: rules with a test that names them, refusals with a test that
receives them. Nothing here runs a test or a game."""
