"""Echoes of Time: competitive engine building for 2 to 4."""
