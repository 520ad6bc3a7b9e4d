"""A game in plain words: how the table stands, line by line, and what a typed line means. Who sees nothing plays by these."""
