"""The map on the screen: the canvas, what stands on it, and the scan below it."""
