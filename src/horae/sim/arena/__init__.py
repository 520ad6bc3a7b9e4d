"""Tournaments: bots compared on the same deals, until the difference is settled."""
