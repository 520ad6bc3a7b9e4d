"""A benchmark for coordination: Shipwreck at total doom, played by people who have agreed on nothing. See docs/benchmark.md."""
