"""Documents as texts: reading, checking against schemas, editing in place, and the problems found."""
