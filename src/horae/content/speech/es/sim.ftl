# Lo que sale mal donde se juegan muchas partidas, sea cual sea la orden.

work-failed = una partida se ha interrumpido en { $file }, línea { $line }: { $why }
bot-not-legal = el bot { $bot } hizo algo que las reglas no admiten (asiento { $seat }, en la partida de semilla { $seed }): { $why }
work-lost = el mismo trabajo se pierde una y otra vez junto con su proceso: hay algo en él que lo hace caer
pack-changed = el paquete «{ $pack }» ya no es el de cuando se planeó esta ejecución: ha cambiado desde entonces o es distinto en otro nodo
jobs-or-ray = usa --jobs para este ordenador o --ray para un clúster, no los dos a la vez
ray-missing = Ray no está instalado aquí: «pip install horae[ray]»
ray-no-cluster = no hay ningún clúster de Ray en «{ $address }»: { $why }
ray-address = la dirección de un clúster de Ray es host:puerto, ray://host:puerto, auto o local, no «{ $address }»
ray-failed = el clúster de Ray no puede hacer este trabajo: { $why }
ray-other-code = el nodo { $node } tiene otra versión de Horae: instala la misma en todos
own-bot-form = un bot tuyo se escribe módulo:Clase, no «{ $bot }»
own-bot-broken = no se puede cargar tu bot «{ $bot }»: { $why }
