"""How everything looks: colours, type, style sheet and icons."""
