"""The games as research tools know them: PettingZoo, OpenSpiel and Gymnasium.

`horae.envs.pettingzoo`, `horae.envs.openspiel` and `horae.envs.gymnasium` are what people import; each needs
`pip install 'horae[envs]'`. Actions have numbers, observations are rows of small numbers made from a view alone.
"""
