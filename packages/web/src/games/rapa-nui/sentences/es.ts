import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'R1.1': 'Hay 6 moáis grandes, 7 medianos y 8 pequeños, 20 pukao y 2 porteadores neutrales.',
  'R1.2':
    'Junco, huevo, madera y perla van de menor a mayor valor; una pista admite como mucho 10 de cada uno, y lo que sobra se pierde.',
  'R1.3':
    'Cabaña, Gallina, Hacha, Barca y Collar son pilas de 4 ofrendas, y hay 7 excepcionales; la mejor está encima.',
  'R1.4': 'Hay 29 losetas de ahu de diez tipos.',
  'R1.5': 'Cada jugador tiene 5 aldeanos, un hechicero, un jefe, 4 mejoras, una tablilla rongo y un tótem.',
  'R2.1':
    'Cada ahu de la cara usada, 17 con dos jugadores y 21 con más, recibe una loseta de ahu al azar, boca arriba.',
  'R2.2': 'Empiezas con 4 aldeanos, el hechicero, 1 recurso de cada tipo y una tablilla rongo.',
  'R2.3': 'Hay porteadores neutrales en el cráter y en la cantera de pukao; el primer orden de turno se sortea.',
  'R2.4':
    'Las columnas de la cantera tienen 4, 3 y 2 puestos, o 3, 2 y 1 con dos jugadores; la pista de orden tiene uno por jugador.',
  'R2.5': 'La primera partida usa 21 losetas de ahu más sencillas y ninguna tablilla rongo.',
  'R2.6': 'Las pilas de ofrendas están a la vista; las ofrendas tomadas se guardan boca abajo.',
  'R3.0': 'Solo puede actuar aquel a quien se pregunta, y solo con una jugada de este momento.',
  'R3.1':
    'Por orden de turno colocas una figura cada vez hasta sacar a todos los aldeanos y al hechicero; no puedes pasar.',
  'R3.2':
    'El hechicero toma un puesto libre de la pista de orden, pero no el primero como primerísima acción de la ronda.',
  'R3.3': 'Un escultor es un aldeano en un puesto libre de cualquier columna de la cantera.',
  'R3.4': 'Un porteador va a una casilla abierta, vacía o que tú ocupas.',
  'R3.5': 'Con la mejora Jefe puedes poner al jefe bajo cualquier columna al colocar un aldeano o al hechicero.',
  'R3.6': 'Un aldeano solo se queda fuera de la ronda cuando no hay espacio para él.',
  'R4.1': 'Los hechiceros de la pista dan el nuevo orden de turno.',
  'R4.2':
    'Un moái pequeño requiere un escultor de la columna 1, uno mediano de la 1 y la 2, uno grande de la 1, la 2 y la 3; un escultor sirve para un solo moái.',
  'R4.3': 'Si falta un tamaño tomas uno menor, nunca mayor; lo que hicieron tus escultores debe tomarse.',
  'R5.1':
    'Por orden de turno haces un transporte, de un moái esculpido esta ronda o de un pukao, o pasas en esta fase.',
  'R5.2':
    'Un camino va por casillas vecinas con algún porteador, desde el cráter o la cantera de pukao, y no visita ninguna dos veces.',
  'R5.3': 'Cada casilla del camino que ocupa otro le da lo que muestra por un moái, o 1 junco por un pukao; él elige.',
  'R5.4':
    'Eriges en un ahu libre de una casilla donde tienes un porteador que no está cansado; da su loseta, que puedes usar al momento, y después 1, 3 o 5 recursos.',
  'R5.5': 'Un porteador cansado lleva y gana, pero no erige ni corona; el jefe nunca se cansa.',
  'R5.6':
    'Coronas un moái erigido sin pukao donde tienes un porteador que no está cansado, y debes comprar exactamente una ofrenda.',
  'R5.7':
    'Una ofrenda cuesta 4 juncos, 4 huevos, uno de cada recurso, 4 maderas o 4 perlas; un recurso más caro puede sustituir a otro, y la loseta debe existir.',
  'R5.8': 'Los moáis esculpidos pero no erigidos vuelven a la reserva general al final del transporte.',
  'R6.1': 'Descanso levanta a un porteador cansado tuyo, en tu turno del transporte.',
  'R6.2':
    'Trueque cambia exactamente 3 recursos tuyos por 3 cualesquiera; en un transporte se juega entre la loseta y la ganancia.',
  'R6.3': 'Ahorro hace que una ofrenda cueste 2 recursos en vez de 4 cuando coronas.',
  'R6.4': 'Refuerzo es un escultor más en cualquier columna cuando tomas moáis.',
  'R6.5': 'Abundancia da 3 recursos más de un tipo que muestra la casilla cuando eriges.',
  'R6.6': 'Suplemento da 2 recursos más de un tipo que muestra la casilla cuando eriges.',
  'R6.7':
    'Reconversión, antes de tomar moáis, hace de tu hechicero un escultor en cualquier columna o un porteador en una casilla libre para ti.',
  'R6.8':
    'Una mano, después de tomar moáis, hace de un escultor tuyo o de tu jefe un porteador en una casilla libre para ti.',
  'R6.9': 'Ofrenda excepcional se conserva: al coronar puedes tomar una loseta excepcional del tipo pagado.',
  'R6.10': 'Favor vale 3 puntos al final.',
  'R6.11': 'La tablilla rongo, una vez descartada, tiene al momento el poder de cualquier loseta de ahu.',
  'R6.12':
    'Una loseta se juega en tu turno, en el momento que indica; se pueden combinar varias, pero Ahorro cuenta una vez por coronación.',
  'R6.13':
    'Cuando se te pregunta si reconviertes a tu hechicero, tomas moáis o echas una mano, es tu turno hasta que lo termines: Trueque y compras son posibles.',
  'R7.0':
    'Compras como mucho 3 mejoras, en cualquier momento de tu turno pero en un transporte solo antes de la ganancia, y por su precio exacto.',
  'R7.1': 'Ferviente, por 2 juncos: cada recurso ganado al erigir puede ser un grado mayor.',
  'R7.2': 'Artista, por 2 huevos: al coronar puedes tomar una ofrenda un grado mayor.',
  'R7.3': 'Popular, por 2 maderas: tu quinto aldeano llega al momento.',
  'R7.4': 'Jefe, por 3 perlas: llega tu jefe.',
  'R8.1':
    'Con dos jugadores se retiran 1 moái grande, 1 mediano y 2 pequeños, y una de las dos losetas iguales de cada ofrenda.',
  'R8.2':
    'Con dos jugadores se eligen las losetas sobrantes, primero el segundo jugador: tomar una, retirar las demás de su tipo, hasta que cada uno tenga 2.',
  'R8.3': 'La tablilla rongo puede copiar todo tipo de loseta de ahu, también las retiradas.',
  'R9.1': 'Al final de una ronda vuelven las figuras; moáis y pukao se quedan, y rige el nuevo orden de turno.',
  'R9.2':
    'La partida acaba tras una ronda con no más ahus libres que jugadores, tras 20 rondas, o tras tres sin transporte.',
  'R9.3':
    'Ofrendas, 1 por recurso, 3 por una tablilla rongo sin usar, 3 por Favor; gana quien tiene más puntos, y un empate se comparte.',
  'R10.1': 'Todo está a la vista salvo el valor de las ofrendas tomadas, salvo que se acuerde otra cosa.',
  'R10.2': 'Solo las losetas de ahu y el primer orden de turno son azar.',
};

export default sentences;
