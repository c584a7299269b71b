"""Personal data: export, deletion, merging accounts, password resets."""
