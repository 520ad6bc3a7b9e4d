"""Echoes keeps every law of the contract, secrecy included, with two, three and four seats."""

from __future__ import annotations

from horae import game
from horae.testkit.conformance import Conformance, Table


class TestEchoesConforms(Conformance):
    tables = tuple(Table(game("echoes"), seats) for seats in (2, 3, 4))
    games = 5  # a random game has a few hundred positions
    every = 16
    pairs = 150
