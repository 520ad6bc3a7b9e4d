"""Missions written for Horae, and `art`, which draws their pictures. None of it is part of the installed package."""
