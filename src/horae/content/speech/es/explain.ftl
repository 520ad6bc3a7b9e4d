# Lo que las jugadas revelan de los destinos secretos.

explain-at = el registro llega hasta la acción { $last }; no hay ninguna acción { $at }
no-explainer = en { $game } no hay nada que explicar: ninguna jugada revela nada secreto

explain-by-logic = No es { $values }: { $why }.
explain-by-helpful = Difícilmente { $values }: { $why }.
explain-left = { $person } guarda { $helpful } (por pura lógica: { $logic }).
explain-left-same = { $person } guarda { $logic }.

explain-needs = { $card } pide { $needs }
explain-takes-either = { $card } no lo habría admitido
explain-takes-higher = { $card } se queda con el mayor de los dos
explain-takes-lower = { $card } se queda con el menor de los dos
explain-takes-listed = { $card } solo admite el destino que nombra
explain-takes-unmatched = { $card } se queda con el destino cuyo compañero coincide con uno visible
explain-hours = { $card } habría admitido uno de los dos, y Las Horas es el último recurso
explain-copies = todos los destinos de valor { $value } están a la vista
explain-before = lo descarta lo que ya se sabía
explain-rather = el { $value } en { $card } habría dicho más
explain-rather-kept = en { $card } habría dicho más
explain-said = así se dijo
explain-said-helpful = con eso solo quedan jugadas que dicen menos
explain-lay-open = para entonces todos los destinos de valor { $value } estaban a la vista
explain-together = no cuadra con todo lo demás que se sabe
