"""What the text pane is made of."""
