"""What a map is drawn with: tools, their choices, symmetry and clipboard."""
