"""A designer's questions: what breaks a variant, how good it is, and what would make it better."""
