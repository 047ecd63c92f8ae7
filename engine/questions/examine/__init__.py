"""The examination of a variant: a chapter for each question a designer asks."""
