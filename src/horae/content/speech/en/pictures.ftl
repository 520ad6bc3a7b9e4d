# What is wrong with a picture of a pack.

picture-name = a picture’s name has lower-case letters, digits and hyphens, and it lies at most one folder deep
picture-xml = this isn’t well-formed SVG (the reader says: “{ $why }”)
picture-root = a picture begins with svg, not with { $name }
picture-doctype = a picture has no DOCTYPE: it could bring in more than it says
picture-instruction = a picture has no processing instructions
picture-element = a picture only draws, and { $name } isn’t one of the elements it may use
picture-attribute = a picture only draws, and the attribute { $name } may do more than that
picture-outside = a picture brings everything with it, and this leads elsewhere: “{ $what }”
picture-draws-too-much = drawn whole, with all that it repeats, the picture comes to more than { $limit } shapes
picture-in-itself = something in this picture is drawn within itself
picture-style-refers = a style sheet may refer to gradients and nothing else: put the reference on the shape itself
picture-of-nothing = there’s nothing in the mission that this is a picture of: { $known }
picture-undrawn = there’s no such portrait: the folder has no { $file }
