"""What ships, yards, canals and contracts are by themselves, without a game around them."""
