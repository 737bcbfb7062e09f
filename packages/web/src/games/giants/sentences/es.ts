import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'G1.1':
    'Cada uno de los cinco colores tiene 6 trabajadores, un jefe, un hechicero, 6 marcadores de tribu, 7 bases y un estandarte.',
  'G1.2': 'Hay 17, 12 y 6 moáis de tamaño 1, 2 y 3, 14 tocados, 27 troncos, 30 medias tablillas, 5 dados y 7 bosques.',
  'G1.3': 'Un dado muestra 0, es decir, un moái roto, o un tamaño de 1 a 3.',
  'G2.1':
    'Tu reserva empieza con un trabajador, el hechicero, el jefe, 2 marcadores de tribu y 7, 6 o 5 bases con 3, 4 o 5 jugadores.',
  'G2.2': 'Con el inicio rápido todos empiezan con 2 trabajadores.',
  'G2.3': 'Los demás trabajadores y marcadores de tribu empiezan en la urna, también los de colores sin jugador.',
  'G2.4': 'Se lanza un dado por jugador: los 3 blancos y luego los marrones.',
  'G2.5': 'Los bosques empiezan con su número a la vista.',
  'G2.6': 'Todos empiezan con 0 puntos de prestigio, y el primer jugador se sortea.',
  'G3.0': 'Solo puede actuar aquel a quien se pregunta, y solo con una jugada de este momento.',
  'G3.1':
    'Cada dado de 1 a 3 trae un moái de ese tamaño a la loseta de cantera; en la primera ronda un 0 vale 1 y un 3 vale 2.',
  'G3.2': 'Un dado no trae nada cuando no quedan moáis de su tamaño en la reserva general.',
  'G3.3':
    'Pujas en secreto los marcadores, trabajadores, hechicero y jefe que quieras de tu reserva; todas las pujas se muestran a la vez.',
  'G3.4': 'Un trabajador o el hechicero cuenta como 1 escultor, el jefe como 3.',
  'G3.5': 'Elige antes quien puja más marcadores, luego quien tiene más medias tablillas, luego el orden de turno.',
  'G3.6': 'Tomas un moái cada vez, no mayor que tus escultores libres; quien renuncia queda fuera de esta subasta.',
  'G3.7': 'Los moáis que nadie toma salen de la partida.',
  'G3.8': 'Lo pujado no se puede usar hasta el final de la ronda.',
  'G3.9': 'En la colocación haces una acción cada vez, en sentido horario, hasta pasar definitivamente.',
  'G3.10':
    'Colocas un trabajador o el hechicero con hasta 2 troncos, o el jefe sin troncos, de tu reserva en cualquier hexágono.',
  'G3.11': 'El hechicero puede hacer la acción del hexágono donde se coloca, y llevar también troncos.',
  'G3.12': 'El jefe hace la acción de su hexágono por 2 medias tablillas, como mucho una vez por ronda.',
  'G3.13': 'Un marcador de tribu de tu reserva, gastado para esta ronda, trae una media tablilla mientras queden.',
  'G3.14': 'Quien pasa no tiene más acciones en esta fase.',
  'G3.15': 'La aldea da un trabajador de tu color de la urna.',
  'G3.16': 'La cabaña de los hechiceros da un marcador de tribu de tu color de la urna.',
  'G3.17': 'Un bosque da una sola vez tantos troncos como su número, y luego queda talado.',
  'G3.18':
    'Un ahu libre junto al hexágono se reserva con una base de tu reserva; solo tú puedes erigir allí, y la base se queda.',
  'G3.19': 'La cantera de tocados da un tocado mientras queden.',
  'G3.20': 'Una acción que no daría nada no se puede elegir, y un hexágono da una sola acción.',
  'G3.21':
    'En el transporte actúas sobre un moái o un tocado, moviéndolo o no, o pasas definitivamente; para dejarlo hace falta haber entrado en un hexágono.',
  'G3.22':
    'Puedes actuar sobre lo que has ganado o movido esta ronda, lo que lleva tu marcador y los objetos abandonados; nada más.',
  'G3.23': 'Un moái o un tocado ganado esta ronda sale del hexágono de su cantera.',
  'G3.24':
    'Cada hexágono en que se entra debe aportar fuerza: 1 para el tamaño 1 o un tocado, 2 para el tamaño 2, 3 para el tamaño 3; un jefe da 3, los demás 1.',
  'G3.25': 'Los troncos solos no llevan nada: en cada hexágono debe ayudar un trabajador, hechicero o jefe.',
  'G3.26': 'Un objeto nunca entra en un hexágono donde ya ha estado esta ronda.',
  'G3.27': 'Las piezas y los troncos del tablero sirven para cuantos transportes haga falta.',
  'G3.28':
    'Nadie puede negarse a cargar; el dueño gana 1 punto de prestigio por cada fuerza que usa otro, salvo la de los troncos.',
  'G3.29': 'Carga el equipo más barato; si hay varios, quien mueve elige quién puntúa.',
  'G3.30':
    'Eriges en un ahu libre con una base de tu reserva, o en uno que reservaste, con una pieza tuya en su hexágono.',
  'G3.31': 'Un tocado va sobre cualquier moái erigido que no lo tenga, con una pieza tuya en el hexágono de su ahu.',
  'G3.32': 'Un marcador de tu reserva hace solo tuyo un objeto sin marcar; vuelve cuando el objeto se erige o se pone.',
  'G3.33': 'Un objeto abandonado debe erigirse, ponerse o marcarse en la misma acción que lo recoge.',
  'G3.34':
    'Lo ganado y nunca movido va al hexágono de su cantera al final del transporte, donde su dueño puede marcarlo, por orden de turno.',
  'G3.35': 'Por una media tablilla puedes mirar en cualquier momento la base bajo un moái.',
  'G3.36':
    'Al final de la ronda vuelven piezas y marcadores, puedes recuperar marcadores de objetos, y los troncos colocados se pierden.',
  'G3.37': 'Quien se sienta a la izquierda del primer jugador empieza la ronda siguiente.',
  'G4.1': 'La partida acaba tras el transporte de una ronda en que un jugador tiene moáis sobre todas sus bases.',
  'G4.2':
    'Un moái puntúa el valor del ahu por su tamaño, un tocado el valor de tocado de su ahu, dos medias tablillas 3, además del transporte.',
  'G4.3': 'Gana quien tiene más prestigio; un empate se comparte.',
  'G4.4':
    'La partida acaba también tras dos rondas seguidas sin moáis en la reserva general, sin erigir ni poner tocados, y tras la ronda 30.',
  'G4.5': 'Con puntuación abierta, los moáis puntúan al erigirse y los tocados al final.',
  'G5.1':
    'Las pujas son secretas hasta que están todas; los biombos ocultan las reservas y las bases su color, salvo que se acuerde otra cosa.',
  'G5.2': 'Una vez conocido el primer jugador, solo los dados son azar; nada de la urna se sortea.',
};

export default sentences;
