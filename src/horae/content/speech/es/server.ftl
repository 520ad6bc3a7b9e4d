# Lo que dice el propio servidor, por HTTP y por la conexión.

server-bad-message = no se ha podido entender ese mensaje
server-bad-request = no se ha podido entender esa petición
server-hello-first = saluda antes: qué mesa y qué idioma
server-no-replays = no existe la carpeta { $folder }, de la que se iban a ver las partidas
server-unknown-table = no hay ninguna mesa así; quizá el enlace esté cortado
server-unknown-pack = no hay ningún paquete llamado «{ $pack }»; los paquetes son: { $known }
server-bad-token = ese enlace no es de un asiento de esta mesa
server-no-watchers = en esta mesa no se puede mirar sin más; entra antes
server-not-entered = estás mirando; entra en la mesa para participar
server-too-fast = demasiados mensajes a la vez; ve un poco más despacio
server-too-large = eso es demasiado largo
server-protocol = la página es más antigua que el servidor; vuelve a cargarla
server-wrong-origin = esa página no puede hablar con este servidor
server-forbidden = mientras dura la partida, eso solo puede verlo quien ocupa ese asiento
server-not-started = la partida aún no ha empezado
server-not-over = el registro se puede descargar cuando termine la partida
server-store-down = el almacén no responde: { $why }
server-store-in-use = otro servidor está usando { $file }
server-bad-store = { $url } no es un almacén: usa sqlite:///ARCHIVO o postgresql://…
server-needs-psycopg = para PostgreSQL instala horae[postgresql]
server-serving = Horae está en { $url }
server-no-client = La página no está construida; solo responde la parte para programas. Ejecuta make play o construye el paquete.
