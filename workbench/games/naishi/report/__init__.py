"""What a report says of Naishi: which cards and places carry games, and how they end."""
