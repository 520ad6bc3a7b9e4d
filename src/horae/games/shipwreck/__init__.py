"""The Shipwreck Arcana: cooperative deduction for 2 to 5."""
