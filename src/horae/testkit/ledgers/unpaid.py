"""The fault that ledgers find."""

from __future__ import annotations


class Unpaid(AssertionError):
    """Something was had without its full price, or a debt vanished."""
