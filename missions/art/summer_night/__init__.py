"""The pictures of the mission `summer-night`."""
