import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'C1.1':
    'El mazo tiene 9 moáis, 9 sacerdotes, 12 leñadores y 5 cazadores-recolectores de cada uno de los cuatro tipos.',
  'C1.2': 'Cada color empieza con un leñador y tres cazadores-recolectores; al color i le falta el tipo i.',
  'C1.3': 'Hay 25 cartas de sacrificio de cada tipo.',
  'C1.4': 'La madera y la gloria nunca se acaban.',
  'C2.1': 'El leñador inicial está en tu aldea, los tres cazadores-recolectores son tu mano.',
  'C2.2': 'El azar pone las cartas de una columna de una en una; la última puesta queda delante.',
  'C2.3': 'Todos empiezan con una carta de sacrificio de cada tipo, que solo conoce su dueño.',
  'C2.4': 'Al empezar hay 2, 3, 4 y 5 maderas por orden de turno.',
  'C3.0': 'Se juega en sentido horario; solo puede mover aquel a quien se pregunta.',
  'C3.1':
    'Antes de jugar puedes comprar una carta de sacrificio de una pila no vacía, por 5 maderas menos tus cazadores-recolectores de su tipo.',
  'C3.2':
    'Juega de tu mano un leñador, un sacerdote, un moái por 7 maderas, o hasta tres cazadores-recolectores de un tipo por 0, 1 o 2 maderas.',
  'C3.3': 'Un moái solo se descarta si tienes tres en la mano y menos de 7 maderas.',
  'C3.4': 'Solo un moái hace algo al jugarse.',
  'C4.1':
    'Tras un moái, cada uno de los demás pone por turno una carta de sacrificio boca arriba en la piedra, si tiene.',
  'C4.2': 'Después el constructor pone una carta de sacrificio suya boca abajo.',
  'C4.3': 'Por último, el constructor añade boca arriba una carta de una pila no vacía.',
  'C5.1': 'Toma cartas de delante de columnas que tengan hasta reunir tres en la mano.',
  'C5.2': 'Una columna vacía se rellena enseguida con cuatro cartas del mazo.',
  'C5.3': 'Tras tu última carta se puntúa la que has dejado al descubierto.',
  'C5.4': 'Se puntúa una sola carta, para todos, en sentido horario desde el jugador activo.',
  'C6.1': 'Un leñador da 1 madera por cada uno de tus leñadores.',
  'C6.2': 'Un sacerdote da 1 punto de gloria por cada uno de tus sacerdotes.',
  'C6.3': 'Un moái da 1 punto de gloria o 1 madera por cada uno de tus moáis, todo de una clase.',
  'C6.4': 'Un cazador-recolector da una carta de sacrificio de su tipo a todo el que tenga uno igual.',
  'C6.5': 'El único jugador con más que nadie, y al menos dos, recibe uno más.',
  'C6.6': 'Si esa pila está vacía, eliges una carta de otra que no lo esté.',
  'C7.1': 'La partida acaba en cuanto rellenar una columna agota el mazo.',
  'C7.2': 'Cuentan la gloria ganada, 4 por moái, 1 por cada 5 maderas y tus cartas de sacrificio a su valor.',
  'C7.3': 'Se revelan las cartas boca abajo; un tipo vale 3, menos 1 por cada cantidad mayor en la piedra.',
  'C7.4': 'Si no hay nada en la piedra, las cartas de sacrificio no valen nada.',
  'C7.5': 'Gana quien tiene más gloria, luego más moáis, y si no la victoria se comparte.',
  'C8.1': 'Columnas, aldeas, madera, gloria, pilas, la piedra y todas las cantidades son públicas.',
  'C8.2': 'Hasta el final de la partida solo tú conoces tus cartas de sacrificio y las que pusiste boca abajo.',
  'C8.3': 'Las manos están ocultas, salvo que se acuerde otra cosa.',
  'C8.4': 'Nadie conoce el orden del mazo ni las cartas boca abajo de otros más allá de lo que vio.',
};

export default sentences;
