"""What a report says of 7 Samurai: how games are lost, what is left of the village, and what each samurai adds."""
