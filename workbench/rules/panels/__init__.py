"""What stands beside the form: the variants, their difference, and the rules in words."""
