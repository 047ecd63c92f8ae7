"""The pages where work starts: what was open lately, what is shipped, and the tour."""
