"""The fast twin of Shipwreck: the same rules over flat arrays, many games at once, on a core, on many, or on a GPU.

`Twin` (in `horae.fast.twin`) is what people use. The plain engine stays the only authority: `horae.fast.crossing` carries
positions over from it, and the tests play both through the same games.
"""
