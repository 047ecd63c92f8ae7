"""The RULES workspace: where a variant's values are changed."""
