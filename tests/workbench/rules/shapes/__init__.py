"""A game without moves whose variants have a value of every shape that a schema can say."""
