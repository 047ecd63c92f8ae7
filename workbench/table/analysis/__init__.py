"""Analysis at the table: what a search thinks of a finished game, beside its moves."""
