"""Charts of the lab, drawn by the program itself."""
