# Lo que trae y lo que cuesta una jugada, dicho antes de hacerla. «then» no lleva punto final.

shipwreck-stakes-tells = Dirá que guardas un { $values }.
shipwreck-stakes-tells-nothing = No dirá nada de lo que guardas.
shipwreck-stakes-left = Si nadie lo acierta, { $then }.
shipwreck-stakes-pass = Si lo dejas así, { $then }.
shipwreck-stakes-sure = Con esto, { $then }.
shipwreck-stakes-right = Si acertáis, { $then }.
shipwreck-stakes-wrong = Si falláis, { $then }.
shipwreck-stakes-wrong-again = Si falláis, queda otro intento; si se deja así, { $then }.
shipwreck-then-nothing = nada se desvanece y la perdición sigue en { $doom }
shipwreck-then-nothing-fades = { $count ->
    [one] se desvanece
   *[other] se desvanecen
} { $cards } sin sumar perdición
shipwreck-then-doom = la perdición sube { $added }, hasta { $doom }
shipwreck-then-doom-fades = { $count ->
    [one] se desvanece
   *[other] se desvanecen
} { $cards } y la perdición sube { $added }, hasta { $doom }
shipwreck-then-scores = la puntuación sube a { $score }
shipwreck-then-scores-fades = la puntuación sube a { $score } y { $count ->
    [one] se desvanece
   *[other] se desvanecen
} { $cards } sin sumar perdición
shipwreck-then-over-score = { $what }: gana toda la mesa
shipwreck-then-over-doom = { $what }: pierde toda la mesa
shipwreck-then-over-deck = { $what }, y el mazo no puede completar la fila: pierde toda la mesa
