"""Games drawn and played in a terminal: one session for all of them, and a face for each game."""
