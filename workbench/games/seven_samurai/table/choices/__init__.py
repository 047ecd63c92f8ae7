"""What can be decided, what each answer would do, and the cards to choose it by."""
