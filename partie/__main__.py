"""`python -m partie` is the `partie` command."""

from partie.cli import main

main()
