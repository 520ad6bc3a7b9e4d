"""The Noon Bell: lay hours under the clock in secret, and ring when you think that noon has come."""
