"""Draws the missions' pictures. Run by hand from the repository's root: `python -m missions.art`."""
