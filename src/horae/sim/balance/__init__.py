"""Is a deck fair? Games between equal bots, pairs of games that differ in one card, and the report on both."""
