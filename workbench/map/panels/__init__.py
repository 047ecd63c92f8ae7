"""What stands beside the map: palette, pieces, layers and inspector."""
