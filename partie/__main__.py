"""`python -m partie` is the `partie` command."""

from partie.cli import main

if __name__ == "__main__":
    main()
