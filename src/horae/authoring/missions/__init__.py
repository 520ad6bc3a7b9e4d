"""Tools for writers of missions: lint, solve, measure, draw, and a schema for editors."""
