# Qué tiene mal una imagen de un paquete.

picture-name = el nombre de una imagen lleva minúsculas, cifras y guiones, y está como mucho a una carpeta de profundidad
picture-xml = esto no es SVG bien formado (el lector dice: «{ $why }»)
picture-root = una imagen empieza con svg, no con { $name }
picture-doctype = una imagen no lleva DOCTYPE: podría traer más de lo que dice
picture-instruction = una imagen no lleva instrucciones de proceso
picture-element = una imagen solo dibuja, y { $name } no está entre los elementos que puede usar
picture-attribute = una imagen solo dibuja, y el atributo { $name } puede hacer algo más
picture-outside = una imagen lo trae todo consigo, y esto lleva fuera: «{ $what }»
picture-draws-too-much = dibujada entera, con todo lo que repite, la imagen llega a más de { $limit } figuras
picture-in-itself = algo de esta imagen se dibuja dentro de sí mismo
picture-style-refers = una hoja de estilo solo puede hacer referencia a degradados: pon la referencia en la propia figura
picture-of-nothing = en la misión no hay nada a lo que corresponda esta imagen: { $known }
picture-undrawn = no existe ese retrato: en la carpeta no está { $file }
